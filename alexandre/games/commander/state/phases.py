"""Phases that wait for somebody, or for chance, and the automatic steps between."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.declared import words_of


class Phase:
    """A point of the match that waits; in a battle its stage says more."""

    GARRISONS: Final = 0
    ADVISORS: Final = 1
    MUSTER: Final = 2
    FAILED: Final = 3
    PREPARE: Final = 4
    ORDER_DIE: Final = 5
    ADVICE: Final = 6
    LEVY: Final = 7
    GARRISON: Final = 8
    TYRIAN_DIE: Final = 9
    TYRIAN_ADVICE: Final = 10
    TYRIAN: Final = 11
    OPERATION: Final = 12
    INTRIGUE: Final = 13
    PLACING: Final = 14
    SHIP_DIE: Final = 15
    SECTION_DIE: Final = 16
    CONQUEST: Final = 17
    SCOUT_DIE: Final = 18
    SCOUTED: Final = 19
    FEVER_DIE: Final = 20
    ORACLE: Final = 21
    REVEAL: Final = 22
    FACE: Final = 23
    INTIMIDATION_DIE: Final = 24
    BOAST: Final = 25
    ONGOING: Final = 26
    BATTLE: Final = 27
    TREATMENT: Final = 28
    MUTINY: Final = 29
    ENLIST: Final = 30
    RESUPPLY: Final = 31
    INSIGHT: Final = 32
    HITS: Final = 33
    SPIES: Final = 34
    OVER: Final = 35


class Step:
    """An automatic step before the next phase; numbered on from the phases."""

    NEXT_GARRISON: Final = 36
    NEXT_TURN: Final = 37
    NEXT_FAILURE: Final = 38
    NEXT_ORDER: Final = 39
    NEXT_TYRIAN: Final = 40
    BEGIN_OPERATION: Final = 41
    NEXT_MUSTER: Final = 42
    NEXT_PLACING: Final = 43
    REFILL: Final = 44
    BEGIN_CONQUEST: Final = 45
    NEXT_SHIP: Final = 46
    ENTER: Final = 47
    WELCOME: Final = 48
    ASK_ORACLE: Final = 49
    CONFRONT: Final = 50
    SETTLE_REGION: Final = 51
    BEGIN_RESUPPLY: Final = 52
    NEXT_SPIED: Final = 53


PHASES: Final = words_of(Phase)
PLACES: Final = (*PHASES, *words_of(Step))  # where a match can go on, by number
