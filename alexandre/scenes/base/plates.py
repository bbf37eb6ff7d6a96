"""The small plate that stands for a title, on the first screen and in the library."""

from __future__ import annotations

from typing import Final

from alexandre.content.data import has_plate
from alexandre.ui.draw.sketch import Print, Sketch

PLATE: Final = (480.0, 300.0)


def plate_of(title: str) -> Sketch | None:
    """The small plate of a title; None while nobody has drawn one."""
    return Sketch(PLATE, (Print((0.0, 0.0), PLATE, title),)) if has_plate(title) else None
