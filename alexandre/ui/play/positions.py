"""What a title adds to its declared fields, so that a position can be entered by hand.

The fields say in which `group` of the page they stand (`kernel.fields.Group`); bounds and choices
are those of their kinds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from alexandre.kernel.board import Path, Plain
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Sketch, Spot, Wording

PLACE: Final = "place"  # the content of a place on the board
SEAT: Final = "seat"  # of each seat, which the outermost list of the field tells
TURN: Final = "turn"  # whose turn, which, how far
TABLE: Final = "table"  # whatever else lies there


def follow_nothing(before: Any, state: Any) -> None:
    """Nothing follows from the rest."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Positions:
    """Every state is the title's own `Position`, and `state` one that may be changed."""

    # Where in a turn a match can begin, by name: puts a position there.
    moments: Mapping[str, Callable[[Any], None]]
    # Puts right what follows from the rest: the pile, the reserves.
    settle: Callable[[Any, Any], None] = follow_nothing
    # Is this part of a field offered?  The path begins with the field's name.
    offers: Callable[[Any, Path], bool] = lambda _state, _path: True
    # What a part can be, where its kind does not say it.
    choices: Callable[[Any, Path], list[Plain]] = lambda _state, _path: []
    # What a thing is called; None for the name that the box or the board has for it.
    call: Callable[[Any, Path], Wording | None] = lambda _state, _path: None
    # The place that a spot is of.
    place_of: Callable[[str], str] = lambda spot: spot.rpartition(":")[2]
    # Places that can be clicked besides those of the main sheet.
    spots: Callable[[Any, Sketch], tuple[Spot, ...]] = lambda _state, _sketch: ()


def msg_of(title: str, word: str) -> Msg:
    """The words of a field, a moment, or one of a title's own words."""
    return Msg(f"{title}.position.{word}")
