"""Announced events of a campaign: the first player, goals, buildings, regions, awards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from alexandre.games.empire import events
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.rules.stages import find_builder
from alexandre.games.empire.state import AWARDS, PARTS, PHASES, Phase
from alexandre.games.empire.table.pictures.aid import awards_of
from alexandre.games.empire.table.pictures.map import standing_of
from alexandre.games.empire.view import EmpireView
from alexandre.kernel.contract import Event, View
from alexandre.kernel.text import Arg, Msg, Who
from alexandre.ui.play.cue import (
    Counted,
    Cue,
    Rank,
    Side,
    Tally,
    Tellers,
    tell_by_event,
    tell_victory,
)

GAINED: Final = PARTS[:AWARDS]  # in the rounds of a region
HISTORY: Final = ("hellas", "asia_minor", "levant", "persia", "bactria", "india")


def words(key: str, **args: Arg) -> Msg:
    """The words of a cue."""
    return Msg(f"empire.cue.{key}", tuple(args.items()))


def tell_order(event: events.OrderSet, _before: View, _after: View) -> Cue:
    first = event.order[0]
    return Cue(rank=Rank.NOTABLE, title=words("order", who=Who(first)), seat=first, weight=2)


def tell_goal(event: events.GoalEntered, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.GREAT, title=words("goal"), seat=event.seat,
               line=words("line.goal_by", who=Who(event.seat), province=event.province),
               weight=70)


def tell_building(event: events.BuildingRaised, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words(KINDS[event.kind]), seat=event.seat,
               points=event.points, line=words("line.built", who=Who(event.seat),
                                               province=event.province, points=event.points),
               weight=8 + 2 * event.points + 4 * event.price * bool(event.rivals))


def tell_failure(event: events.BuildingFailed, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words(f"no_{KINDS[event.kind]}"), is_loss=True,
               line=words(f"line.{event.reason}", province=event.province), weight=5)


def tell_round(event: events.RoundScored, before: EmpireView, after: EmpireView) -> Cue | None:
    """The round that has been scored, unless its region is over and tells the same."""
    if after.phase == PHASES[Phase.OVER] or after.region != before.region:
        return None
    return Cue(rank=Rank.GREAT, title=words("round", turn=event.turn), is_open=True, before=0,
               line=words("line.round", region=event.region))


def tell_region(event: events.RegionEnded, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.GREAT, title=words("region"), weight=30, is_gone=True,
               line=words("line.by_goal" if event.by_goal else "line.by_time",
                          region=event.region))


def tell_award(event: events.AwardWon, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words(f"award_{KINDS[event.kind]}"), seat=event.seat,
               line=words("line.points", who=Who(event.seat), points=event.points), weight=40,
               points=event.points)


def tell_end(event: events.GameEnded, _before: View, _after: View) -> Cue:
    return tell_victory(words, "line.is_over", event.winners)


def tally_of(game: Empire, _before: View, event: Event, after: EmpireView,
             told: Iterable[Sequence[Event]]) -> Tally | None:
    """The points of every player in a round, or in all rounds of a finished region, their
    sources and the final awards of the region, and a line of history about a region of the box.
    """
    if isinstance(event, events.RoundScored):
        brief = words("line.sums", parts=event.told)
        return Tally(sides=tuple(list_sides(after, [event], {})), brief=brief)
    if not isinstance(event, events.RegionEnded):
        return None
    id, sides = event.region.id, list_sides(after, list(list_rounds(told)),
                                            count_awards(game, after, event.region.id))
    return Tally(sides=tuple(sides),
                 saying=words(f"history.{id}") if id in HISTORY else None)


def count_awards(game: Empire, after: EmpireView, region: str) -> Counter[int]:
    """The points by seat that this region's buildings will win at the end.  [10.2] [10.3]"""
    tables, won = game.tables, Counter[int]()
    provinces = [after.provinces[number] for number
                 in tables.regions[tables.region_ids.index(region)].provinces]
    for kind, points in enumerate(awards_of(tables, after)["region"]):
        built = [seat for each in provinces for seat in standing_of(each, kind)]
        best = find_builder([*map(built.count, range(len(after.players)))])
        if best is not None:
            won[best] += points
    return won


def list_sides(after: EmpireView, rounds: Sequence[events.RoundScored],
               awards: Mapping[int, int]) -> Iterator[Side]:
    """Each player with the points of these rounds, and what had been scored before."""
    for seat, player in enumerate(after.players):
        gained = [sum(each.points[seat][part] for each in rounds) for part in range(AWARDS)]
        score = player.score - player.parts[PARTS[AWARDS]]  # these come after the last round
        yield Side(name=Who(seat), seat=seat, counted=Counted("", score - sum(gained), score),
                   note=words("line.gained", total=sum(gained),
                              **dict(zip(GAINED, gained, strict=True))),
                   more=words("line.awards", n=awards[seat]) if seat in awards else None)


def list_rounds(told: Iterable[Sequence[Event]]) -> Iterator[events.RoundScored]:
    """The rounds of the region that has just ended, the newest first."""
    for number, step in enumerate(told):
        if number and any(isinstance(each, events.RegionEnded) for each in step):
            return
        yield from (each for each in step if isinstance(each, events.RoundScored))


TELLERS: Final[Tellers[EmpireView]] = {
    events.OrderSet: tell_order, events.GoalEntered: tell_goal,
    events.BuildingRaised: tell_building, events.BuildingFailed: tell_failure,
    events.RoundScored: tell_round,
    events.RegionEnded: tell_region, events.AwardWon: tell_award, events.GameEnded: tell_end,
}
cue_of: Final = tell_by_event(TELLERS)
