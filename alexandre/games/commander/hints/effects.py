"""Effects of the events of a campaign on Alexander, as facts that a coach tells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.commander import events as told
from alexandre.games.commander.events import battle
from alexandre.kernel.hints import Effect, Reading, Readings, make_effect


def read_loss(event: battle.ForceHit) -> Sequence[Effect]:
    """A force or wall that a battle destroys."""
    if not event.is_destroyed:
        return ()
    return (make_effect("commander.fact.lost_force", 0, -10, 1) if event.is_mine else
            make_effect("commander.fact.destroyed", 0, 4, 1),)


def read_glory(event: told.GloryChanged) -> list[Effect]:
    """Glory that comes, or is spent."""
    key = "glory" if event.n > 0 else "spent_glory"
    return [make_effect(f"commander.fact.{key}", 0, 8 if event.n > 0 else -8, abs(event.n))]


def read_gold(event: told.GoldChanged) -> Sequence[Effect]:
    """Gold that comes; what is bought with it counts on its own."""
    return (make_effect("commander.fact.gold", 0, 1, event.n),) if event.n > 0 else ()


def read_intimidation(event: told.Intimidated) -> Sequence[Effect]:
    """A region that surrenders."""
    return (make_effect("commander.fact.surrender", 0, 40, region=event.region),
            ) if event.result == "success" else ()


def read_battle(event: battle.BattleEnded) -> list[Effect]:
    """A battle that is won, or not."""
    key = "battle_won" if event.result == "won" else "battle_lost"
    return [make_effect(f"commander.fact.{key}", 0, 60 if event.result == "won" else -60,
                        region=event.place)]


def read_end(event: told.CampaignEnded) -> list[Effect]:
    """The end of the campaign."""
    is_won = event.ending == "victory"
    return [make_effect(f"commander.fact.{'won' if is_won else 'lost'}", 0,
                        300 if is_won else -300)]


EFFECTS: Final[Readings] = {
    told.RegionConquered: Reading("commander.fact.conquered", 80, ("region",), seat=""),
    told.Intimidated: read_intimidation,
    told.ProphecyFulfilled: Reading("commander.fact.prophecy", 50, ("prophecy",), seat=""),
    told.ProphecyFailed: Reading("commander.fact.prophecy_failed", -40, ("prophecy",), seat=""),
    told.AlexanderHit: Reading("commander.fact.wounded", -60, seat=""),
    told.ForceJoined: Reading("commander.fact.joined", 8, ("force",), seat=""),
    told.ForceCame: Reading("commander.fact.enemy", -12, ("region",), seat=""),
    told.WallRaised: Reading("commander.fact.wall", -12, ("region",), seat=""),
    told.InsightGained: Reading("commander.fact.insight", 12, ("insight",), seat=""),
    told.GloryChanged: read_glory,
    told.GoldChanged: read_gold,
    told.CampaignEnded: read_end,
    battle.AlexanderHit: Reading("commander.fact.wounded", -60, seat=""),
    battle.LeaderFell: Reading("commander.fact.leader", 60, ("leader",), seat=""),
    battle.ForceHit: read_loss,
    battle.BattleEnded: read_battle,
}
