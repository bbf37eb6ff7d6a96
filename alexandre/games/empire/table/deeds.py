"""What is proclaimed of a campaign: who goes first, goals, buildings, regions, awards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, cast

from alexandre.games.empire import events
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.view import EmpireView
from alexandre.kernel.contract import Event, Game, View
from alexandre.kernel.text import Arg, Msg, Who
from alexandre.ui.play.deeds import Counted, Deed, Rank, Side, Tally, tell_by_event


def words(key: str, **args: Arg) -> Msg:
    """The words of a deed."""
    return Msg(f"empire.deed.{key}", tuple(args.items()))


def tell_order(event: events.OrderSet, _before: View, _after: View) -> Deed:
    first = event.order[0]
    return Deed(rank=Rank.NOTABLE, title=words("order", who=Who(first)), seat=first, weight=2)


def tell_goal(event: events.GoalEntered, _before: View, _after: View) -> Deed:
    return Deed(rank=Rank.GREAT, title=words("goal"), seat=event.seat,
                line=words("line.goal_by", who=Who(event.seat), province=event.province),
                weight=70)


def tell_building(event: events.BuildingRaised, _before: View, _after: View) -> Deed:
    return Deed(rank=Rank.NOTABLE, title=words(KINDS[event.kind]), seat=event.seat,
                points=event.points, line=words("line.built", who=Who(event.seat),
                                                province=event.province, points=event.points),
                weight=8 + 2 * event.points + 4 * event.price * bool(event.rivals))


def tell_failure(event: events.BuildingFailed, _before: View, _after: View) -> Deed:
    return Deed(rank=Rank.NOTABLE, title=words(f"no_{KINDS[event.kind]}"), is_loss=True,
                line=words(f"line.{event.reason}", province=event.province), weight=5)


def tell_region(event: events.RegionEnded, _before: View, _after: View) -> Deed:
    return Deed(rank=Rank.GREAT, title=words("region"), weight=30, is_gone=True, line=words(
        "line.by_goal" if event.by_goal else "line.by_time", region=event.region))


def tell_award(event: events.AwardWon, _before: View, _after: View) -> Deed:
    return Deed(rank=Rank.NOTABLE, title=words(f"award_{KINDS[event.kind]}"), seat=event.seat,
                line=words("line.points", who=Who(event.seat), points=event.points), weight=40,
                points=event.points)


def tell_end(event: events.GameEnded, _before: View, _after: View) -> Deed:
    return Deed(rank=Rank.GREAT, title=words("ended", n=len(event.winners), winners=tuple(
        map(Who, event.winners))), seat=event.winners[0], line=words(
            "line.is_over", n=len(event.winners), winners=tuple(map(Who, event.winners))))


def tally_of(_game: Game, before: View, event: Event, after: View,
             _told: Iterable[Sequence[Event]]) -> Tally | None:
    """What every player has scored in a region that is over."""
    if not isinstance(event, events.RegionEnded):
        return None
    was, now = cast(EmpireView, before), cast(EmpireView, after)
    return Tally(sides=tuple(
        Side(name=Who(each.seat), seat=each.seat,
             counted=Counted("", each.score, now.players[each.seat].score))
        for each in was.players))


deed_of: Final = tell_by_event({
    events.OrderSet: tell_order, events.GoalEntered: tell_goal,
    events.BuildingRaised: tell_building, events.BuildingFailed: tell_failure,
    events.RegionEnded: tell_region, events.AwardWon: tell_award, events.GameEnded: tell_end,
})
