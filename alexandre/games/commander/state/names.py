"""The numbers that stand in a position, and what they are called in a dump."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# Where a match rests until somebody, or chance, has acted.
PHASES: Final = (
    "garrisons", "advisors", "muster", "failed", "prepare", "order_die", "advice", "levy",
    "garrison", "tyrian_die", "tyrian_advice", "tyrian", "operation", "intrigue", "placing",
    "ship_die", "section_die", "conquest", "scout_die", "scouted", "fever_die", "oracle",
    "reveal", "face", "intimidation_die", "boast", "ongoing", "battle", "treatment", "mutiny",
    "enlist", "resupply", "insight", "hits", "spies", "over",
)
(GARRISONS, CHOOSE, MUSTER, FAILED, PREPARE, ORDER_DIE, ADVICE, LEVY,
 GARRISON, TYRIAN_DIE, TYRIAN_ADVICE, TYRIAN, OPERATION, INTRIGUE, PLACING,
 SHIP_DIE, SECTION_DIE, CONQUEST, SCOUT_DIE, SCOUTED, FEVER_DIE, ORACLE,
 REVEAL, FACE, INTIMIDATION_DIE, BOASTING, STANDOFF, BATTLE, TREATMENT, MUTINY_PHASE,
 ENLISTING, RESUPPLY, INSIGHT, HITS, SPYING, END) = range(36)

CHANCES: Final = (GARRISONS, MUSTER, ORDER_DIE, GARRISON, TYRIAN_DIE, OPERATION, PLACING,
                  SHIP_DIE, SECTION_DIE, SCOUT_DIE, FEVER_DIE, REVEAL, INTIMIDATION_DIE, INSIGHT,
                  SPYING)
IS_CHANCE: Final = tuple(phase in CHANCES for phase in range(len(PHASES)))

# What happens by itself before it rests again; each is a function of a chapter.
STEPS: Final = (
    "next_garrison", "next_turn", "next_failure", "next_order", "next_tyrian", "begin_operation",
    "next_muster", "next_placing", "refill", "begin_conquest", "next_ship", "enter", "welcome",
    "ask_oracle", "confront", "settle_region", "begin_resupply", "next_spied",
)
(NEXT_GARRISON, NEXT_TURN, NEXT_FAILURE, NEXT_ORDER, NEXT_TYRIAN, BEGIN_OPERATION, NEXT_MUSTER,
 NEXT_PLACING, REFILL, BEGIN_CONQUEST, NEXT_SHIP, ENTER, WELCOME, ASK_ORACLE, CONFRONT,
 SETTLE_REGION, BEGIN_RESUPPLY, NEXT_SPIED) = range(36, 54)
PLACES: Final = (*PHASES, *STEPS)

# An advisor, an insight.
FREE: Final = 0
OWNED: Final = 1
HELD: Final = 1
GONE: Final = 2
POSSESSION: Final = ("free", "held", "gone")

# A critical region.
HOSTILE: Final = 0
GOVERNED: Final = 1
RAZED: Final = 2
STATUS: Final = ("hostile", "governed", "razed")

UNSEEN: Final = 0  # a prophecy
PAST: Final = -1

# Kinds of purchases of a turn, one bit each; the last is a section of the mole.
FORCES: Final = 1
CITY: Final = 2
TEMPLE: Final = 4
SECTION: Final = 8

ENDINGS: Final = ("victory", "time", "death", "prophecy")
(VICTORY, TIME, DEATH, PROPHECY) = range(4)

# How a battle stands.
UNDECIDED: Final = 0
WON: Final = 1
RETREATED: Final = 2
DEAD: Final = 3
