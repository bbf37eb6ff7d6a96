"""The small plate and the name of a title, on the first screen and in the library."""

from __future__ import annotations

from typing import Final

from alexandre import games
from alexandre.content.data import has_plate
from alexandre.kernel.meta import OFFERED
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Print, Sketch

PLATE: Final = (480.0, 300.0)


def plate_of(title: str) -> Sketch | None:
    """The small picture of a title; None if there is none."""
    return Sketch(PLATE, (Print((0.0, 0.0), PLATE, title),)) if has_plate(title) else None


def name_of_title(title: str) -> Msg:
    """The name of a title, marked if it is unfinished."""
    stage, name = games.meta(title).stage, Msg.of(f"{title}.title")
    return name if stage == OFFERED else Msg.of(f"ui.stage.{stage}", title=name)
