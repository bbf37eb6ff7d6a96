"""The sound of each event of a campaign; most words are silent."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander import events
from alexandre.games.commander.events import battle
from alexandre.ui.play.palette import COINS, Beats, By, EventSounds

WON: Final = By("immortality", {None: Beats("horn", "seal", "victory")},
                Beats("horn", "seal", "life"))
LOST: Final = Beats("drum", "falls", "defeat")
WOUND: Final = By("level", {0: Beats("roll", "falls", "defeat")}, Beats("roll", "drum", "cord"))

# Every event has its line; "" is no sound.
SOUNDS: Final[EventSounds] = {
    events.TurnBegan: "page",
    events.DieRolled: "knock",
    events.OrderRolled: "knock",
    events.ForceCame: "piece",
    events.ForceMustered: "piece",
    events.ForceSentBack: "",
    events.CupEmpty: "",
    events.WallRaised: "wall",
    events.BonusPlaced: "coins",
    events.NothingOrdered: "",
    events.Advised: "card",
    events.GoldChanged: By("n", COINS, "coins"),
    events.GloryChanged: "",
    events.CountersRanOut: "",
    events.ForceHit: By("is_destroyed", {True: "falls"}, "drum"),
    events.AlexanderHit: WOUND,
    events.ForceRefitted: "piece",
    events.ForceDisbanded: "",
    events.ForceJoined: "piece",
    events.OperationDrawn: "card",
    events.OperationCancelled: "coins",
    events.OperationStands: "",
    events.HitsDue: "",
    events.ArmyMoved: "step",
    events.ArmyStayed: "",
    events.FeverStruck: "forsaken",
    events.ProphecyDeclined: "page",
    events.ProphecyHeard: Beats("prophecy", "scroll", "vow"),
    events.ProphecyFulfilled: Beats("prophecy", "seal", "fulfilled"),
    events.ProphecyFailed: Beats("prophecy", "crack", "forsaken"),
    events.LevelChanged: By("is_up", {True: "lyre"}, "no"),
    events.AdvisorCame: "vow",
    events.AdvisorLeft: "",
    events.AdvisorsSilent: "",
    events.InsightGained: "card",
    events.InsightPlayed: "card",
    events.ForceBetrayed: "step",
    events.Intimidated: By("result", {"success": "gate", "failure": "cord"}, "horn"),
    events.RegionConquered: By("by_battle", {True: Beats("", "rubble", "stamp")},
                                Beats("", "gate", "stamp")),
    events.RegionTreated: By("is_razed", {True: "rubble"}, "stamp"),
    events.Resupplied: "coins",
    events.Built: "chisel",
    events.TrackMoved: "piece",
    events.SectionChanged: By("is_mended", {True: "wall"}, "rubble"),
    events.TurnEnded: "page",
    events.CampaignEnded: By("ending", {"victory": WON}, LOST),
    battle.BattleBegan: Beats("battle", "clash", "horn"),
    battle.InsightUsed: "card",
    battle.EnemyPlanDrawn: "card",
    battle.EnemyPlanUsed: "card",
    battle.PlanTaken: "card",
    battle.PlanUsed: "card",
    battle.PlanLost: "no",
    battle.ForceDeployed: "piece",
    battle.NobodyDeployed: "no",
    battle.RaidFailed: "",
    battle.Raided: "coins",
    battle.RoundBegan: "rattle",
    battle.DuelBegan: "blade",
    battle.Attacked: By("hits", {0: "miss"}, "hit"),
    battle.Rolled: "knock",
    battle.HitsCaused: By("hits", {0: ""}, "step"),
    battle.ForceHit: By("is_destroyed", {True: "falls"}, "drum"),
    battle.AlexanderHit: WOUND,
    battle.LeaderFell: Beats("roll", "falls", "horn"),
    battle.LeaderFled: "step",
    battle.ForceRegrouped: "seal",
    battle.ForceSentAway: "",
    battle.EscapeRolled: "knock",
    battle.BattleEnded: By("result", {"won": Beats("roll", "clash", "triumph")}, LOST),
}
