"""Alexandros: what is known before its rules are loaded."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.meta import CAST, LADDER, Meta, Option

ID: Final = "alexandros"
RULES_VERSION: Final = 1

META: Final = Meta(
    id=ID,
    seats=(2, 4),
    options=(
        Option("first_seat", ("random", "seat0")),
        Option("joker", ("both", "per_card")),
        Option("compensation", ("spent", "occupation")),
    ),
    boards=("e", "l"),
    levels=LADDER,
    older=("random", "greedy", "farsighted"),
    characters=CAST,
    endings=("hundred", "red_walls", "stranded"),
    rules_version=RULES_VERSION,
    max_actions=2000,
    starter="first_seat",
)
