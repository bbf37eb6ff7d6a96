"""Which chapter asks at each phase, and the laws of chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.games.commander.rules import (
    battle,
    hits,
    intimidation,
    marching,
    musters,
    operations,
    orders,
    preparation,
    prophecies,
    resupply,
    setup,
    spies,
    tyre,
    victory,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.names import (
    ADVICE,
    BATTLE,
    BOASTING,
    CHOOSE,
    CONQUEST,
    ENLISTING,
    FACE,
    FAILED,
    FEVER_DIE,
    GARRISON,
    GARRISONS,
    HITS,
    INSIGHT,
    INTIMIDATION_DIE,
    INTRIGUE,
    LEVY,
    MUSTER,
    MUTINY_PHASE,
    OPERATION,
    ORACLE,
    ORDER_DIE,
    PLACING,
    PREPARE,
    RESUPPLY,
    REVEAL,
    SCOUT_DIE,
    SCOUTED,
    SECTION_DIE,
    SHIP_DIE,
    SPYING,
    STANDOFF,
    TREATMENT,
    TYRIAN,
    TYRIAN_ADVICE,
    TYRIAN_DIE,
)
from alexandre.kernel.actions import Action

Law = list[tuple[Action, int]]


def oracle_offers(state: Position) -> list[Action]:
    """Take the prophecy or decline it.  [7.1]"""
    return [state.tables.moves.accept, state.tables.moves.decline]


OFFERS: Final[dict[int, Callable[[Position], list[Action]]]] = {
    CHOOSE: setup.choose_offers,
    FAILED: prophecies.failure_offers,
    PREPARE: preparation.prepare_offers,
    ADVICE: orders.advice_offers,
    LEVY: orders.levy_offers,
    TYRIAN_ADVICE: orders.advice_offers,
    TYRIAN: tyre.choice_offers,
    INTRIGUE: operations.intrigue_offers,
    CONQUEST: marching.conquest_offers,
    SCOUTED: marching.scouted_offers,
    ORACLE: oracle_offers,
    FACE: marching.face_offers,
    BOASTING: intimidation.boast_offers,
    STANDOFF: intimidation.standoff_offers,
    BATTLE: battle.offers,
    TREATMENT: victory.treatment_offers,
    MUTINY_PHASE: preparation.disband_offers,
    ENLISTING: victory.enlist_offers,
    RESUPPLY: resupply.resupply_offers,
    HITS: hits.wound_offers,
}


def dice(state: Position) -> Law:
    """Six sides.  [1.3]"""
    return state.tables.moves.die_law[:]


def garrison_law(state: Position) -> Law:
    """The cup of the flag.  [3.3] [4.8]"""
    return musters.law(state, state.tables.sites[state.step].nation)


def muster_law(state: Position) -> Law:
    """The cup of those who prepare the operation.  [5.3]"""
    return musters.law(state, state.tables.campaign.ops_nation)


def section_law(state: Position) -> Law:
    """A section of the wall.  [14.14]"""
    return [(die, 1) for die in tyre.section_law(state)]


LAWS: Final[dict[int, Callable[[Position], Law]]] = {
    GARRISONS: garrison_law,
    GARRISON: garrison_law,
    MUSTER: muster_law,
    OPERATION: operations.law,
    REVEAL: prophecies.law,
    INSIGHT: resupply.law,
    SPYING: spies.law,
    SECTION_DIE: section_law,
    BATTLE: battle.outcomes,
    **dict.fromkeys((ORDER_DIE, TYRIAN_DIE, PLACING, SHIP_DIE, SCOUT_DIE, FEVER_DIE,
                     INTIMIDATION_DIE), dice),
}
