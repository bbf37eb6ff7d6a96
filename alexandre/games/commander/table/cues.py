"""Announced events of a campaign: battles, prophecies, regions, the end of a life."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.pictures.coins import (
    HEADS,
    draw_coin,
    draw_eclipse,
    draw_oracle,
)
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.contract import Event, View
from alexandre.kernel.text import Arg, Msg, Noun
from alexandre.ui.play.cue import Cue, Rank, Tellers, tell_by_event


def words(key: str, **args: Arg) -> Msg:
    return Msg(f"commander.cue.{key}", tuple(args.items()))


def tell_battle(event: battle.BattleBegan, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.GREAT, title=words("battle", place=event.place), before=700,
               line=words("line.forces", mine=event.mine, foes=event.foes), is_open=True,
               spots=(f"region:{event.place.id}",))


def tell_loss(event: battle.ForceHit, before: CommanderView, after: CommanderView) -> Cue | None:
    if not event.is_destroyed or event.noun.id in HEADS:  # who is told by himself
        return None
    return Cue(rank=Rank.NOTABLE, title=words("force_lost", force=event.noun),
               line=words("line.fallen"), is_loss=event.is_mine, after=600, weight=3,
               clear=list_line(before, after, is_mine=event.is_mine))


def list_line(before: CommanderView, after: CommanderView, *, is_mine: bool) -> tuple[str, ...]:
    """The places of the rest of a line, or the last ones."""
    view = after.battle or before.battle
    if view is None:
        return ()
    return tuple(f"force:{each.code}" for each in (view.mine if is_mine else view.foes))


def tell_wound(event: battle.AlexanderHit, _before: View, _after: View) -> Cue:
    key = "wounded" if event.level else "dead"
    return Cue(rank=Rank.GREAT, title=words(key), is_loss=True, weight=30 if event.level else 90)


def tell_leader(event: battle.LeaderFell, before: CommanderView, after: CommanderView) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("leader_fell", leader=event.leader),
               line=words("line.army_destroyed"), weight=70, coin=draw_coin(event.leader.id),
               clear=list_line(before, after, is_mine=False))


def tell_flight(event: battle.LeaderFled, before: CommanderView, after: CommanderView) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("leader_fled", leader=event.leader), weight=30,
               coin=draw_coin(event.leader.id),
               clear=list_line(before, after, is_mine=False))


def tell_battle_end(event: battle.BattleEnded, _before: View, _after: View) -> Cue:
    is_won = event.result == "won"
    return Cue(rank=Rank.GREAT, title=words("won" if is_won else "lost"), weight=50,
               line=words("line.place", region=event.place) if is_won else None,
               is_loss=not is_won)


def tell_region(event: events.RegionConquered, before: CommanderView, _after: View) -> Cue:
    site = next(each for each in before.sites if each.id == event.id)
    forces, walls = sum(each.full + each.reduced for each in site.forces), sum(site.walls)
    if not event.by_battle and forces:  # it yields with all that holds it
        return Cue(rank=Rank.GREAT, title=words("yielded"), weight=70,
                   spots=(f"region:{event.id}",),
                   line=words("line.yielded" if walls else "line.unwalled",
                              region=event.region, n=forces, walls=walls))
    return Cue(rank=Rank.NOTABLE, title=words("region"), weight=45, line=words(
        "line.by_battle" if event.by_battle else "line.by_word", region=event.region))


def tell_razing(event: events.RegionTreated, _before: View, _after: View) -> Cue:
    if event.is_razed:
        return Cue(rank=Rank.NOTABLE, title=words("razed", region=event.region), is_loss=True,
                   weight=40)
    return Cue(rank=Rank.NOTABLE, title=words("governed"), weight=15,
               line=words("line.place", region=event.region))


def tell_prophecy(event: events.ProphecyHeard, before: CommanderView, _after: View) -> Cue:
    return Cue(rank=Rank.GREAT, title=words("prophecy", prophecy=event.prophecy), before=800,
               line=Msg.of(f"commander.table.goal.{event.id}"), is_open=True, weight=25,
               coin=draw_oracle(before.region),
               spots=(f"region:{before.region}",))


def tell_fulfilment(event: events.ProphecyFulfilled, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.GREAT, title=words("fulfilled"), weight=75,
               line=words("line.level", prophecy=event.prophecy, n=event.level))


def tell_failure(event: events.ProphecyFailed, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.GREAT, title=words("failed"), is_loss=True, weight=40,
               line=words("line.owed", prophecy=event.prophecy), coin=draw_eclipse())


def tell_atonement(event: events.AdvisorLeft, before: CommanderView,
                   after: CommanderView) -> Cue | None:
    if before.phase != "failed":  # what is fulfilled by it is told
        return None
    return Cue(rank=Rank.NOTABLE, title=words("advisor_left", advisor=event.advisor),
               line=words("line.atoned"), is_loss=True, weight=20,
               coin=draw_coin(event.advisor.id),
               clear=(f"region:{after.region}",))


def tell_level(event: events.LevelChanged, before: CommanderView, _after: View) -> Cue | None:
    if event.is_up:  # told with the prophecy that is fulfilled
        return None
    return Cue(rank=Rank.NOTABLE, title=words("level_lost"), is_loss=True, weight=20,
               line=words("line.lowered", was=before.level, n=event.level))


def tell_building(event: events.Built, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("city" if event.is_city else "temple"),
               line=words("line.place", region=event.region), weight=30 if event.is_city else 12)


def tell_advisor(event: events.AdvisorCame, _before: View, after: CommanderView) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("advisor", advisor=event.advisor), weight=8,
               coin=draw_coin(event.advisor.id),
               clear=(f"region:{after.region}",))


def tell_betrayal(event: events.ForceBetrayed, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("betrayed"), weight=45,
               line=words("line.place", region=event.region))


def tell_confusion(event: battle.PlanLost, before: CommanderView, after: CommanderView) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("confusion"),
               line=words("line.plan_lost", plan=event.plan), is_loss=True,
               clear=list_line(before, after, is_mine=True))


def tell_insight(event: events.InsightGained, _before: View, _after: View) -> Cue:
    return Cue(rank=Rank.NOTABLE, title=words("insight", insight=event.insight),
               line=Msg.of(f"commander.insight.{event.insight.id}"))


def tell_end(event: events.CampaignEnded, before: CommanderView, _after: View) -> Cue:
    is_won = event.ending == "victory"
    whole = event.points if event.immortality is None else event.immortality
    return Cue(rank=Rank.GREAT, title=words("campaign_won" if is_won else "campaign_lost"),
               line=words("line.glory", points=whole), is_loss=not is_won,
               spots=(f"region:{before.region}",))


TELLERS: Final[Tellers[CommanderView]] = {
    battle.BattleBegan: tell_battle, battle.ForceHit: tell_loss, battle.AlexanderHit: tell_wound,
    battle.LeaderFell: tell_leader, battle.LeaderFled: tell_flight,
    battle.BattleEnded: tell_battle_end, events.RegionConquered: tell_region,
    events.RegionTreated: tell_razing, events.ProphecyHeard: tell_prophecy,
    events.ProphecyFulfilled: tell_fulfilment, events.ProphecyFailed: tell_failure,
    events.AdvisorLeft: tell_atonement, events.LevelChanged: tell_level,
    events.Built: tell_building, events.AdvisorCame: tell_advisor,
    events.ForceBetrayed: tell_betrayal, battle.PlanLost: tell_confusion,
    events.InsightGained: tell_insight, events.CampaignEnded: tell_end,
}
tell: Final = tell_by_event(TELLERS)


def cue_of(game: Commander, before: CommanderView, event: Event,
           after: CommanderView) -> Cue | None:
    """The cue of an event; what is about no region has happened where the army was."""
    cue = tell(game, before, event, after)
    if cue is None or any(each.startswith("region:") for each in cue.spots):
        return cue
    region = getattr(event, "region", None) or getattr(event, "place", None)
    id = region.id if isinstance(region, Noun) else before.region
    return replace(cue, where=f"region:{id}")
