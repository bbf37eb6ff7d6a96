"""The account of a whole match: its progress, and the sources of its points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.empire.events import BoxesFilled, BuildingRaised, RegionEnded, TurnBegan
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.state import Position
from alexandre.games.empire.view import EmpireView
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg
from alexandre.ui.play.drawing import Parts

QUIET: Final = (BoxesFilled, RegionEnded, TurnBegan)  # between the points and the next split
ALONE: Final = "_alone"  # of a part: what nobody contested


def is_cause(_state: Position, event: Event) -> bool:
    """Whether a question may name it: what a round has brought rather than that the next begins.
    """
    return not isinstance(event, QUIET)


def progress(game: Empire, view: EmpireView) -> Msg:
    """The region, and its round."""
    tables = game.tables
    number = tables.region_ids.index(view.region)
    return Msg.of("empire.table.progress", region=number + 1, turn=view.turn)


def sources(parts: Sequence[Parts], events: Sequence[Event]) -> tuple[Parts, ...]:
    """Every score with its parts; buildings won against rivals are told apart from the others,
    whose parts have names that say so: in the table of the scores they count all."""
    fought = [[0] * len(KINDS) for _seat in parts]
    for event in events:
        if isinstance(event, BuildingRaised) and event.rivals:
            fought[event.seat][event.kind] += event.points
    scores = []
    apart = ALONE if any(map(any, fought)) else ""
    for seat, (provinces, temples, cities, awards) in enumerate(parts):
        kept = tuple((name + apart, n - won) for (name, n), won in zip(
            (temples, cities), fought[seat], strict=True))
        scores.append((provinces, *kept, ("contests", sum(fought[seat])), awards))
    return tuple(scores)
