"""Phalanxx: what is known before its rules are loaded."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.meta import CAST, LADDER, Meta, Option

ID: Final = "phalanxx"
RULES_VERSION: Final = 1

# What a match against MaXXimilian makes of its player, worst first.  [17.9]
GRADES: Final = ("dishonoured", "soldier", "sergeant", "lieutenant", "general", "counsellor",
                 "great")

COLOURS: Final = ("white", "orange", "violet")  # of cards and of dice, in this order

META: Final = Meta(
    id=ID,
    seats=(1, 4),
    options=(
        Option("side", ("plain", "expert"), is_game=True),
        Option("intrigue", ("exact", "up_to")),
    ),
    boards=("succession",),
    levels=LADDER,
    older=("random", "greedy", "farsighted"),
    characters=CAST,
    endings=("succession", *GRADES),
    rules_version=RULES_VERSION,
    max_actions=3000,
)
