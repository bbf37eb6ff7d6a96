"""The verbs of a campaign: which chapter carries each one out, why not, and in which words."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.games.commander.actions import verbs as actions
from alexandre.games.commander.rules import hits, preparation, resupply, shared, spies
from alexandre.games.commander.rules.enemy import operations, orders, tyre
from alexandre.games.commander.rules.march import (
    duties,
    intimidation,
    marching,
    prophecies,
    victory,
)
from alexandre.games.commander.rules.words import labels, purchases, reasons
from alexandre.games.commander.state import Position
from alexandre.kernel.declaration import VerbRule

VERBS: Final[tuple[VerbRule[Position], ...]] = (
    VerbRule(actions.Die, shared.roll, args=labels.by_count),
    VerbRule(actions.Draw, shared.draw, args=labels.by_enemy),
    VerbRule(actions.DrawOperation, operations.draw, label="operation", args=labels.by_operation),
    VerbRule(actions.Reveal, prophecies.reveal, args=labels.by_prophecy),
    VerbRule(actions.FindInsight, resupply.find, label="insight", args=labels.by_insight),
    VerbRule(actions.Betray, spies.betray, args=labels.by_betrayal),
    VerbRule(actions.Hire, shared.hire, why=reasons.why_hire,
             label=labels.hire_key, args=labels.by_advisor),
    VerbRule(actions.Refit, preparation.refit, why=reasons.why_refit, args=labels.by_kind),
    VerbRule(actions.PlayInsight, spies.play_insight, why=reasons.why_insight,
             label=partial(labels.id_key, "play"), args=labels.by_insight),
    VerbRule(actions.Pray, duties.pray, why=reasons.why_pray, args=labels.by_winds),
    VerbRule(actions.GiveUp, duties.give_up, why=reasons.why_give_up, args=labels.by_advisor),
    VerbRule(actions.LoseLevel, prophecies.lose_level, why=reasons.why_lose_level),
    VerbRule(actions.Abstain, prophecies.abstain, why=reasons.why_abstain),
    VerbRule(actions.Consult, prophecies.consult, why=reasons.why_consult),
    VerbRule(actions.Disband, shared.disband, why=reasons.why_disband,
             label=partial(labels.force_key, "disband"), args=labels.by_force),
    VerbRule(actions.Proceed, preparation.proceed),
    VerbRule(actions.Heed, shared.advise, args=labels.by_advice),
    VerbRule(actions.Forgo, shared.advise, args=labels.by_advice),
    VerbRule(actions.Yield, orders.levy, args=labels.by_levy),
    VerbRule(actions.Suffer, orders.levy),
    VerbRule(actions.Lose, tyre.lose, why=reasons.why_lose,
             label=partial(labels.id_key, "lose"), args=labels.by_loss),
    VerbRule(actions.Repair, tyre.repair, why=reasons.why_repair, args=labels.by_count),
    VerbRule(actions.Regain, tyre.regain, why=reasons.why_regain),
    VerbRule(actions.Cancel, operations.intrigue, args=labels.by_intrigue),
    VerbRule(actions.Allow, operations.intrigue),
    VerbRule(actions.Scout, marching.scout, why=reasons.why_scout, args=labels.by_region),
    VerbRule(actions.March, marching.march, why=reasons.why_march, args=labels.by_price),
    VerbRule(actions.Stay, marching.stay),
    VerbRule(actions.Accept, prophecies.accept),
    VerbRule(actions.Decline, prophecies.decline, step="decline"),
    VerbRule(actions.Fight, intimidation.fight, why=reasons.why_face, args=labels.by_place),
    VerbRule(actions.Intimidate, intimidation.intimidate, why=reasons.why_face,
             args=labels.by_threat),
    VerbRule(actions.Boast, intimidation.boast, why=reasons.why_boast,
             label=labels.boast_key, step=labels.boast_step, args=labels.by_count),
    VerbRule(actions.Wait, intimidation.wait, args=labels.by_place),
    VerbRule(actions.Govern, victory.treat, args=labels.by_place),
    VerbRule(actions.Raze, victory.treat, args=labels.by_place),
    VerbRule(actions.Enlist, victory.enlist, why=reasons.why_enlist, args=labels.by_kind),
    VerbRule(actions.Enough, victory.refuse_recruits),
    VerbRule(actions.Encamp, marching.stay, label=labels.encamp_key),
    VerbRule(actions.Buy, resupply.buy, why=purchases.why_buy, args=labels.by_purchase),
    VerbRule(actions.BuildCity, resupply.build_city, why=purchases.why_city,
             label="city", step="city", args=labels.by_place),
    VerbRule(actions.BuildTemple, resupply.build_temple, why=purchases.why_temple,
             label="temple", step="temple", args=labels.by_place),
    VerbRule(actions.Advance, tyre.advance, why=purchases.why_advance,
             label=partial(labels.id_key, "advance"), args=labels.by_track),
    VerbRule(actions.Seek, resupply.seek, why=purchases.why_seek, args=labels.by_renown),
    VerbRule(actions.Choose, resupply.choose, why=purchases.why_choose, args=labels.by_insight),
    VerbRule(actions.EndTurn, resupply.end_turn),
    VerbRule(actions.Wound, hits.wound, why=reasons.why_wound,
             label=partial(labels.force_key, "hit"), args=labels.by_force,
             step=partial(labels.force_key, "hit")),
)
