"""Announced events of a campaign: the first player, goals, buildings, regions, awards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from alexandre.games.empire import events
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.rules import Empire
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

BUILT: Final = ("temples", "cities")  # by kind
GAINED: Final = ("provinces", *BUILT)
AWARDS: Final = "awards"
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


def tell_region(event: events.RegionEnded, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.GREAT, title=words("region"), weight=30, is_gone=True, line=words(
        "line.by_goal" if event.by_goal else "line.by_time", region=event.region))


def tell_award(event: events.AwardWon, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words(f"award_{KINDS[event.kind]}"), seat=event.seat,
               line=words("line.points", who=Who(event.seat), points=event.points), weight=40,
               points=event.points)


def tell_end(event: events.GameEnded, _before: View, _after: View) -> Cue:
    return tell_victory(words, "line.is_over", event.winners)


def tally_of(_game: Empire, _before: View, event: Event, after: EmpireView,
             told: Iterable[Sequence[Event]]) -> Tally | None:
    """The points of every player in all rounds of a finished region, their sources, and a line of
    history about a region of the box."""
    if not isinstance(event, events.RegionEnded):
        return None
    steps, sides = tuple(list_steps(told)), []
    for seat, player in enumerate(after.players):
        gained = sum((sum_up(step, seat) for step in steps), Counter[str]())
        score = player.score - gained.pop(AWARDS, 0)  # they come after the last region
        sides.append(Side(
            name=Who(seat), seat=seat, counted=Counted("", score - gained.total(), score),
            note=words("line.gained", **{part: gained[part] for part in GAINED})))
    id = event.region.id
    return Tally(sides=tuple(sides), saying=words(f"history.{id}") if id in HISTORY else None)


def list_steps(told: Iterable[Sequence[Event]]) -> Iterator[Sequence[Event]]:
    """The steps of the region that has just ended, the newest first."""
    for number, step in enumerate(told):
        if number and any(isinstance(each, events.RegionEnded) for each in step):
            return
        yield step


def sum_up(step: Sequence[Event], seat: int) -> Counter[str]:
    """A seat's points in a step, by source."""
    gained = Counter[str]()
    for each in step:
        if isinstance(each, events.ProvinceHeld) and each.seat == seat:
            gained["provinces"] += each.points
        if isinstance(each, events.BuildingRaised) and each.seat == seat:
            gained[BUILT[each.kind]] += each.points
        if isinstance(each, events.AwardWon) and each.seat == seat:
            gained[AWARDS] += each.points
    return gained


TELLERS: Final[Tellers[EmpireView]] = {
    events.OrderSet: tell_order, events.GoalEntered: tell_goal,
    events.BuildingRaised: tell_building, events.BuildingFailed: tell_failure,
    events.RegionEnded: tell_region, events.AwardWon: tell_award, events.GameEnded: tell_end,
}
cue_of: Final = tell_by_event(TELLERS)
