"""What is written down of a mistake of the program's own; it stays on this machine."""

from __future__ import annotations

import platform
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pygame

from alexandre import __version__
from alexandre.scenes.base.house import Scene

ACTIONS_TOLD: Final = 50  # of a match


def report_of(error: Exception, rooms: Sequence[Scene]) -> str:
    """The machine, the match that was on the table, and the way to the mistake."""
    return "\n".join([
        f"alexandre {__version__}", platform.platform(),
        f"{platform.python_implementation()} {platform.python_version()}, "
        f"pygame {pygame.version.ver}",
        *matches(rooms), "", *anonymous(error)])


def matches(rooms: Sequence[Scene]) -> list[str]:
    """Which match it was, and how it came there."""
    lines = []
    for room in rooms:
        if room.bookmark is not None:
            record = room.bookmark[1].record
            lines += [f"{record.title} {record.board.id} seed {record.seed}",
                      "; ".join(record.actions[-ACTIONS_TOLD:])]
    return lines


def anonymous(error: Exception) -> list[str]:
    """The way to the mistake, in file names without folders: those may name the player."""
    return [*(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
              for frame in traceback.extract_tb(error.__traceback__)),
            f"{type(error).__name__}: {error}"]
