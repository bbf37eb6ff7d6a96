"""The account of a scoring, event by event, and of a whole match: progress, sources of points."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from alexandre.games.empire.events import (
    AwardWon,
    BoxesFilled,
    BuildingFailed,
    BuildingRaised,
    ProvinceHeld,
    RegionEnded,
    TurnBegan,
)
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.state import Position
from alexandre.games.empire.view import EmpireView, ProvinceView
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg
from alexandre.ui.play.drawing import Parts, add_points

QUIET: Final = (BoxesFilled, RegionEnded, TurnBegan)  # between the points and the next split
ALONE: Final = "_alone"  # of a part: what nobody contested


def is_cause(_state: Position, event: Event) -> bool:
    """Whether a question may name it: what a round has brought rather than that the next begins.
    """
    return not isinstance(event, QUIET)


def reach(view: EmpireView, event: Event) -> EmpireView | None:
    """The view once an event of a scoring has happened; None for any other."""
    reached: EmpireView | None = None
    match event:
        case ProvinceHeld(seat=int(seat)) | AwardWon(seat=seat):
            reached = add_points(view, {seat: event.points})
        case BuildingRaised() | BuildingFailed():
            reached = replace(view, provinces=tuple(
                build(each, event) if each.id == event.id else each for each in view.provinces))
            reached = pay(reached, event) if isinstance(event, BuildingRaised) else reached
    return reached


def build(province: ProvinceView, event: BuildingRaised | BuildingFailed) -> ProvinceView:
    """The province without what was declared, and with what was built."""
    if event.kind:
        city = event.seat if isinstance(event, BuildingRaised) else province.city
        return replace(province, lying_cities=(), city=city)
    return replace(province, lying_temples=(), temples=tuple(
        n + (isinstance(event, BuildingRaised) and seat == event.seat)
        for seat, n in enumerate(province.temples)))


def pay(view: EmpireView, event: BuildingRaised) -> EmpireView:
    """The view with the price paid and the points scored."""
    box, built = (("temple_box", "temples"), ("city_box", "cities"))[event.kind]
    return replace(view, players=tuple(
        each if each.seat != event.seat else replace(each, score=each.score + event.points, **{
            box: (getattr(each, box) or 0) - event.price, built: getattr(each, built) + 1})
        for each in view.players))


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
