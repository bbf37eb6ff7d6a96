"""Games of Naissance d'un Empire told in a few words, from the first split or from a position.

`opened` plays the splits of a region's first turn and the places; `tell` changes a dump and has
the game load it, so that what breaks a law cannot be told.  From there all goes through `legal`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from alexandre.games import load
from alexandre.games.empire import events
from alexandre.games.empire.state import PARTS, Position
from tests.helpers.tell import Story

Boxes = Sequence[int]  # order, armies, temples, cities


class Campaign(Story):
    """A story with the words of this title."""

    @property
    def table(self) -> Position:
        """The position."""
        return cast(Position, self.state)

    def split(self, *boxes: Boxes) -> Campaign:
        """Each seat in turn fills its boxes: four numbers, or two on later turns."""
        for each in boxes:
            if len(each) == 4:
                self.play(f"bid {each[0]}; raise {each[1]}; allot {each[2]}")
            else:
                self.play(f"allot {each[0]}")
            filled = [event for event in self.told if isinstance(event, events.BoxesFilled)]
            assert filled[-1].boxes == tuple(each), f"{each} does not use up all there is"
        return self

    def end_turns(self, times: int = 1) -> Campaign:
        """So many seats say that they are done."""
        for _each in range(times):
            self.play("end")
        return self

    def take(self, *places: int) -> Campaign:
        """The seats choose their places, in the order of choice."""
        for place in places:
            self.play(f"place {place}")
        return self

    def points(self, seat: int = 0) -> dict[str, int]:
        """The parts of a seat's score."""
        counted: dict[str, int] = self.dump()["points"][seat]
        return dict.fromkeys(PARTS, 0) | counted

    def totals(self) -> list[int]:
        """The scores, by seat."""
        return [sum(each.values()) for each in self.dump()["points"]]


def begin(seats: int = 2, **options: Any) -> Campaign:
    """A game before its first split."""
    game = load("empire")
    return Campaign(game, game.start(seats, options))


def open_region(*boxes: Boxes, places: Sequence[int] = (), contest: str = "plain") -> Campaign:
    """A first region whose boxes are shown and whose places are taken."""
    return begin(len(boxes), contest=contest).split(*boxes).take(*places)


def moving(*boxes: Boxes, region: str = "", **changes: Any) -> Campaign:
    """Seat 0 moves first, the others after it, in that region; `changes` are fields of the dump.

    Nobody bids, so the order is that of the seats.
    """
    story = open_region(*((0, *each) for each in boxes))
    dump = story.dump()
    if region:
        dump["region"] = region
    for name, value in changes.items():
        dump[name] = value
    return Campaign(story.game, story.game.load(dump))
