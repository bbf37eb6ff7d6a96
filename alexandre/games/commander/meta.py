"""Field Commander Alexander: what is known before its rules are loaded."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.meta import Difficulty, Meta, Option

ID: Final = "commander"
RULES_VERSION: Final = 5

BOARDS: Final = ("granicus", "issus", "tyre", "gaugamela")  # in the order of a life

# The options of each campaign, numbered from 7 times the number of its board.  [13.2]
OPTIONS: Final = (
    "philip_withdraws", "persian_gold", "memnons_host", "scorched_earth", "league_of_corinth",
    "bridgehead", "royal_treasure",
    "persian_fleet", "harpalus", "fever", "great_levy", "drafts", "thessalian_horse", "exiles",
    "raiders", "gazas_defenses", "winter_storms", "marines", "cypriot_fleet", "shipwrights",
    "cedars",
    "mazaeus", "guerrillas", "monsoon", "mutiny", "susas_treasure", "nearchus", "epigoni",
)
EACH: Final = 7
(PHILIP_WITHDRAWS, PERSIAN_GOLD, MEMNONS_HOST, SCORCHED_EARTH, LEAGUE_OF_CORINTH, BRIDGEHEAD,
 ROYAL_TREASURE) = range(7)
(PERSIAN_FLEET, HARPALUS, FEVER, GREAT_LEVY, DRAFTS, THESSALIAN_HORSE, EXILES) = range(7, 14)
(RAIDERS, GAZAS_DEFENSES, WINTER_STORMS, MARINES, CYPRIOT_FLEET, SHIPWRIGHTS,
 CEDARS) = range(14, 21)
(MAZAEUS, GUERRILLAS, MONSOON, MUTINY, SUSAS_TREASURE, NEARCHUS, EPIGONI) = range(21, 28)

ADVISORS: Final = ("antipater", "aristander", "callisthenes", "hephaestion", "parmenion")
(ANTIPATER, ARISTANDER, CALLISTHENES, HEPHAESTION, PARMENION) = range(5)

INSIGHTS: Final = ("anticipation", "bucephalus", "courtiers", "diplomats", "manoeuvre", "morale",
                   "spies", "trap")
(ANTICIPATION, BUCEPHALUS, COURTIERS, DIPLOMATS, MANOEUVRE, MORALE, SPIES, TRAP) = range(8)

PROPHECIES: Final = ("wall_of_wood", "care", "let_go", "own_nature", "winds", "serpent", "bulls",
                     "spears")
(WALL_OF_WOOD, CARE, LET_GO, OWN_NATURE, WINDS, SERPENT, BULLS, SPEARS) = range(8)

OPERATIONS: Final = ("go", "one_force", "two_forces", "three_forces", "tribute", "wall")
(GO, ONE_FORCE, TWO_FORCES, THREE_FORCES, TRIBUTE, WALL) = range(6)

ENDINGS: Final = ("victory", "time", "death", "prophecy")

# By what the options of each campaign cost in points: its aids; its two lightest burdens; all of
# them, but at Tyre raiders and Gaza's defences alone: with the others hardly anyone takes it.
# Who wins how many is measured in docs/balance.md.
DIFFICULTIES: Final = (
    Difficulty("eased", (
        "league_of_corinth", "bridgehead", "royal_treasure", "drafts", "thessalian_horse",
        "exiles", "cypriot_fleet", "shipwrights", "cedars", "susas_treasure", "nearchus",
        "epigoni"), won=dict(zip(BOARDS, (92, 88, 90, 86), strict=True))),
    Difficulty("by_the_book", won=dict(zip(BOARDS, (88, 86, 68, 83), strict=True))),
    Difficulty("hard", (
        "philip_withdraws", "persian_gold", "fever", "great_levy", "gazas_defenses",
        "winter_storms", "mazaeus", "monsoon"),
        won=dict(zip(BOARDS, (73, 73, 65, 74), strict=True))),
    Difficulty("heroic", (
        "philip_withdraws", "persian_gold", "memnons_host", "scorched_earth", "persian_fleet",
        "harpalus", "fever", "great_levy", "raiders", "gazas_defenses", "mazaeus",
        "guerrillas", "monsoon", "mutiny"),
        won=dict(zip(BOARDS, (60, 57, 31, 75), strict=True))),
)

META: Final = Meta(
    id=ID,
    seats=(1, 1),
    options=(
        Option("valuation", ("points", "immortality")),
        *(Option(name, (False, True), (BOARDS[number // EACH],))
          for number, name in enumerate(OPTIONS)),
    ),
    boards=BOARDS,
    levels=("amateur", "experienced", "master"),
    older=("random", "greedy"),
    endings=ENDINGS,
    rules_version=RULES_VERSION,
    max_actions=12000,
    has_secrets=False,
    difficulties=DIFFICULTIES,
    analysis=1200,
)
