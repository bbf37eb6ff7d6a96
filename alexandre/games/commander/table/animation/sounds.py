"""What each event of a campaign sounds like; most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.kernel.contract import Event

# Every event has its line; "" is no sound.
SOUNDS: Final[dict[type[Event], str]] = {
    events.TurnBegan: "page",
    events.DieRolled: "piece",
    events.OrderRolled: "piece",
    events.ForceCame: "piece",
    events.ForceMustered: "piece",
    events.ForceSentBack: "",
    events.CupEmpty: "",
    events.WallRaised: "piece",
    events.BonusPlaced: "coins",
    events.NothingOrdered: "",
    events.Advised: "card",
    events.GoldChanged: "coins",
    events.GloryChanged: "",
    events.ForceHit: "no",
    events.AlexanderHit: "no",
    events.ForceRefitted: "piece",
    events.ForceDisbanded: "",
    events.ForceJoined: "piece",
    events.OperationDrawn: "card",
    events.OperationCancelled: "coins",
    events.OperationStands: "",
    events.HitsDue: "",
    events.ArmyMoved: "step",
    events.ArmyStayed: "",
    events.FeverStruck: "no",
    events.ProphecyDeclined: "",
    events.ProphecyHeard: "horn",
    events.ProphecyFulfilled: "lyre",
    events.ProphecyFailed: "no",
    events.LevelChanged: "seal",
    events.AdvisorCame: "seal",
    events.AdvisorLeft: "",
    events.AdvisorsSilent: "",
    events.InsightGained: "card",
    events.InsightPlayed: "card",
    events.ForceBetrayed: "step",
    events.Intimidated: "horn",
    events.RegionConquered: "lyre",
    events.RegionTreated: "seal",
    events.Resupplied: "coins",
    events.Built: "seal",
    events.TrackMoved: "piece",
    events.SectionChanged: "piece",
    events.TurnEnded: "page",
    events.CampaignEnded: "victory",
    battle.BattleBegan: "horn",
    battle.InsightUsed: "card",
    battle.EnemyPlanDrawn: "card",
    battle.EnemyPlanUsed: "card",
    battle.PlanTaken: "card",
    battle.PlanUsed: "card",
    battle.PlanLost: "no",
    battle.ForceDeployed: "piece",
    battle.NobodyDeployed: "",
    battle.RaidFailed: "",
    battle.Raided: "coins",
    battle.RoundBegan: "page",
    battle.DuelBegan: "horn",
    battle.Attacked: "piece",
    battle.Rolled: "piece",
    battle.HitsCaused: "step",
    battle.ForceHit: "no",
    battle.AlexanderHit: "no",
    battle.LeaderFell: "lyre",
    battle.LeaderFled: "step",
    battle.ForceRegrouped: "seal",
    battle.ForceSentAway: "",
    battle.EscapeRolled: "step",
    battle.BattleEnded: "horn",
}


def sound(event: Event) -> str:
    """The name of its sound."""
    return SOUNDS[type(event)]
