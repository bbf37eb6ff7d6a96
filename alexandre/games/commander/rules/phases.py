"""The offers of each phase, or the law by which chance decides."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

from alexandre.games.commander.meta import SPIES
from alexandre.games.commander.rules import hits, preparation, resupply, setup, shared, spies
from alexandre.games.commander.rules.battle import stages
from alexandre.games.commander.rules.battle.prompts import prompt as battle_prompt
from alexandre.games.commander.rules.enemy import cups, operations, orders, tyre
from alexandre.games.commander.rules.march import (
    duties,
    intimidation,
    marching,
    prophecies,
    victory,
)
from alexandre.games.commander.rules.prey import may_be_sent
from alexandre.games.commander.rules.words import prompts, refusals
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import HELD
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law
from alexandre.kernel.declaration import PhaseRule

# Reading: a single answer is no question, so that nothing is asked there; but at these moments a
# turn is at rest, and only a word of the player's leads on.  [6.6]
AT_LEISURE: Final = (Phase.PREPARE, Phase.CONQUEST, Phase.SCOUTED, Phase.RESUPPLY)

Offers = Callable[[Position], list[Action]]


def ask(offers: Offers, prompt: Callable[[Position], str] | None = None) -> PhaseRule[Position]:
    """The commander decides; spies, prophecies and forces sent home stand beside.
    [12.7] [7.12] [7.13] [6.6]"""
    return PhaseRule(beside(offers), prompt=prompt, refuse=refusals.out_of_place)


def beside(offers: Offers) -> Offers:
    """The offers of a phase, and those of any time, ascending by code.  [6.6] [7.12] [12.7]"""

    def all_offers(state: Position) -> list[Action]:
        answers = offers(state)
        if state.insights[SPIES] == HELD and may_be_sent(state):
            answers = insert(answers, [state.tables.moves.play_insight[SPIES]])
        is_question = len(answers) > 1
        answers = insert(answers, duties.duty_offers(state))
        if is_question or state.phase in AT_LEISURE:
            return insert(answers, shared.disband_offers(state))
        return answers

    return all_offers


def insert(offers: list[Action], asides: list[Action]) -> list[Action]:
    """Both, ascending by code: the asides stand close to one another."""
    if not asides or asides[-1].code < offers[0].code:
        return asides + offers
    at = bisect_left([each.code for each in offers], asides[0].code)
    return [*offers[:at], *asides, *offers[at:]]


def await_chance(law: Callable[[Position], Law],
                 prompt: Callable[[Position], str] | None = None) -> PhaseRule[Position]:
    """A die, a force or a counter comes first.  [1.3]"""
    return PhaseRule(law=law, prompt=prompt, refuse=refusals.before_chance)


PHASE_RULES: Final[dict[int, PhaseRule[Position]]] = {
    Phase.GARRISONS: await_chance(cups.garrison_law),
    Phase.ADVISORS: ask(setup.choose_offers),
    Phase.MUSTER: await_chance(cups.operation_law),
    Phase.FAILED: ask(prophecies.failure_offers),
    Phase.PREPARE: ask(preparation.prepare_offers, prompts.prepare),
    Phase.ORDER_DIE: await_chance(shared.dice),
    Phase.ADVICE: ask(orders.advice_offers),
    Phase.LEVY: ask(orders.levy_offers),
    Phase.GARRISON: await_chance(cups.garrison_law),
    Phase.TYRIAN_DIE: await_chance(shared.dice),
    Phase.TYRIAN_ADVICE: ask(orders.advice_offers),
    Phase.TYRIAN: ask(tyre.choice_offers),
    Phase.OPERATION: await_chance(operations.law),
    Phase.INTRIGUE: ask(operations.intrigue_offers),
    Phase.PLACING: await_chance(shared.dice, prompts.placing),
    Phase.SHIP_DIE: await_chance(shared.dice),
    Phase.SECTION_DIE: await_chance(tyre.section_law),
    Phase.CONQUEST: ask(marching.conquest_offers, prompts.conquest),
    Phase.SCOUT_DIE: await_chance(shared.dice),
    Phase.SCOUTED: ask(marching.entry_offers, prompts.entry_price),
    Phase.FEVER_DIE: await_chance(shared.dice),
    Phase.ORACLE: ask(prophecies.oracle_offers),
    Phase.REVEAL: await_chance(prophecies.law),
    Phase.FACE: ask(marching.face_offers, prompts.face),
    Phase.INTIMIDATION_DIE: await_chance(shared.dice),
    Phase.BOAST: ask(intimidation.boast_offers),
    Phase.ONGOING: ask(intimidation.standoff_offers),
    Phase.BATTLE: PhaseRule(beside(stages.offers), law=stages.law, kind=stages.kind,
                            prompt=battle_prompt, refuse=refusals.in_a_battle),
    Phase.TREATMENT: ask(victory.treatment_offers),
    Phase.MUTINY: ask(preparation.disband_offers),
    Phase.ENLIST: ask(victory.enlist_offers),
    Phase.RESUPPLY: ask(resupply.resupply_offers, prompts.resupply),
    Phase.INSIGHT: await_chance(resupply.law),
    Phase.HITS: ask(hits.wound_offers, prompts.hits),
    Phase.SPIES: await_chance(spies.law),
    Phase.OVER: PhaseRule(prompt=prompts.over, refuse=refusals.after_the_end),
}
