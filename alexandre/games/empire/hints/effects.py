"""Effects of the events of Birth of an Empire on the players, as facts that a coach tells."""

from __future__ import annotations

from typing import Final

from alexandre.games.empire import events as told
from alexandre.games.empire.meta import KINDS
from alexandre.kernel.hints import VICTORY, Effect, Reading, Readings, make_effect
from alexandre.kernel.text import Msg, Noun, Who


def score(key: str, seat: int, points: int, **place: Noun) -> list[Effect]:
    """A thing that scores somewhere, and its points."""
    msg = Msg(f"empire.fact.{key}", (("who", Who(seat)), ("v", 1), *place.items()))
    return [Effect(msg, seat, 8 * points), make_effect("empire.fact.points", seat, 10, points)]


def read_province(event: told.ProvinceHeld) -> list[Effect]:
    """Most armies in a province."""
    return [] if event.seat is None else score("held", event.seat, event.points,
                                               province=event.province)


def read_building(event: told.BuildingRaised) -> list[Effect]:
    """A temple or a city that stands."""
    return score(KINDS[event.kind], event.seat, event.points, province=event.province)


def read_failure(event: told.BuildingFailed) -> list[Effect]:
    """A temple or a city that goes back to its owners."""
    return [make_effect(f"empire.fact.{KINDS[event.kind]}_failed", seat, -25,
                        province=event.province) for seat in event.seats]


def read_award(event: told.AwardWon) -> list[Effect]:
    """An award at the end, of a region or of the whole board."""
    key = f"award_{KINDS[event.kind]}"
    return score(key, event.seat, event.points) if event.region is None else score(
        f"{key}_region", event.seat, event.points, region=event.region)


EFFECTS: Final[Readings] = {
    told.ProvinceHeld: read_province,
    told.BuildingRaised: read_building,
    told.BuildingFailed: read_failure,
    told.AwardWon: read_award,
    told.GameEnded: Reading("empire.fact.won", VICTORY, seat="winners"),
}
