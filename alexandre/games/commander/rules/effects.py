"""Which chapter carries out each verb."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.commander import actions as verbs
from alexandre.games.commander.rules import (
    battle,
    hits,
    intimidation,
    marching,
    operations,
    orders,
    preparation,
    prophecies,
    resupply,
    setup,
    spies,
    tracks,
    tyre,
    victory,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.names import (
    ADVICE,
    BATTLE,
    CHOOSE,
    ENLISTING,
    FEVER_DIE,
    GARRISON,
    GARRISONS,
    INTIMIDATION_DIE,
    MUSTER,
    ORDER_DIE,
    PLACING,
    RESUPPLY,
    SCOUT_DIE,
    SECTION_DIE,
    SHIP_DIE,
    TYRIAN_ADVICE,
    TYRIAN_DIE,
)
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell

Effect = Callable[[Position, Any, Tell | None], None]

ROLLED: Final[dict[int, Effect]] = {
    ORDER_DIE: orders.roll,
    TYRIAN_DIE: tyre.roll,
    PLACING: operations.place,
    SHIP_DIE: tyre.shoot,
    SECTION_DIE: tyre.strike,
    SCOUT_DIE: marching.roll,
    FEVER_DIE: marching.fever,
    INTIMIDATION_DIE: intimidation.roll,
    BATTLE: battle.rolled,
}
DRAWN: Final[dict[int, Effect]] = {
    GARRISONS: setup.garrison,
    GARRISON: orders.reinforce,
    MUSTER: operations.muster,
    BATTLE: battle.drawn,
}
HIRED: Final[dict[int, Effect]] = {CHOOSE: setup.choose, RESUPPLY: resupply.hire}
DISBANDED: Final[dict[int, Effect]] = {BATTLE: battle.disband}
ADVISED: Final[dict[int, Effect]] = {ADVICE: orders.advise, TYRIAN_ADVICE: tyre.advise}


def by_die(state: Position, action: verbs.Die, tell: Tell | None) -> None:
    """What a die was rolled for."""
    ROLLED[state.phase](state, action, tell)


def by_draw(state: Position, action: verbs.Draw, tell: Tell | None) -> None:
    """What a force was drawn for."""
    DRAWN[state.phase](state, action, tell)


def by_hire(state: Position, action: verbs.Hire, tell: Tell | None) -> None:
    """At the beginning, or for glory.  [3.5] [11.9]"""
    HIRED[state.phase](state, action, tell)


def by_disband(state: Position, action: verbs.Disband, tell: Tell | None) -> None:
    """On the march, or in a battle.  [6.6]"""
    DISBANDED.get(state.phase, preparation.disband)(state, action, tell)


def by_advice(state: Position, action: verbs.Heed | verbs.Forgo, tell: Tell | None) -> None:
    """An order of a stronghold, or of Tyre.  [12.10]"""
    ADVISED[state.phase](state, action, tell)


def encamp(state: Position, action: verbs.Encamp, tell: Tell | None) -> None:
    """No more forces, or no more moves.  [6.9] [13.6]"""
    if state.phase == ENLISTING:
        victory.settle_region(state, tell)
    else:
        marching.stay(state, action, tell)


EFFECTS: Final[dict[type[Action], Effect]] = {
    verbs.Die: by_die,
    verbs.Draw: by_draw,
    verbs.DrawOperation: operations.draw,
    verbs.Reveal: prophecies.reveal,
    verbs.FindInsight: resupply.find,
    verbs.Betray: spies.betray,
    verbs.Hire: by_hire,
    verbs.Refit: preparation.refit,
    verbs.PlayInsight: spies.play_insight,
    verbs.Pray: prophecies.pray,
    verbs.GiveUp: prophecies.give_up,
    verbs.LoseLevel: prophecies.lose_level,
    verbs.Abstain: prophecies.abstain,
    verbs.Consult: prophecies.consult,
    verbs.Disband: by_disband,
    verbs.Proceed: preparation.proceed,
    verbs.Heed: by_advice,
    verbs.Forgo: by_advice,
    verbs.Yield: orders.levy,
    verbs.Suffer: orders.levy,
    verbs.Lose: tyre.lose,
    verbs.Repair: tyre.repair,
    verbs.Regain: tyre.regain,
    verbs.Cancel: operations.intrigue,
    verbs.Allow: operations.intrigue,
    verbs.Scout: marching.scout,
    verbs.March: marching.march,
    verbs.Stay: marching.stay,
    verbs.Accept: prophecies.accept,
    verbs.Decline: prophecies.decline,
    verbs.Fight: intimidation.fight,
    verbs.Intimidate: intimidation.intimidate,
    verbs.Boast: intimidation.boast,
    verbs.Wait: intimidation.wait,
    verbs.Govern: victory.treat,
    verbs.Raze: victory.treat,
    verbs.Enlist: victory.enlist,
    verbs.Encamp: encamp,
    verbs.Buy: resupply.buy,
    verbs.BuildCity: resupply.build_city,
    verbs.BuildTemple: resupply.build_temple,
    verbs.Advance: tracks.advance,
    verbs.Seek: resupply.seek,
    verbs.Choose: resupply.choose,
    verbs.EndTurn: resupply.end_turn,
    verbs.Wound: hits.wound,
    **battle.EFFECTS,
}
