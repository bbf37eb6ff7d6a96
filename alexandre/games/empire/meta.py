"""Birth of an Empire: what is known before its rules are loaded."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.meta import CAST, LADDER, Meta, Option

ID: Final = "empire"
RULES_VERSION: Final = 2
KINDS: Final = ("temple", "city")

META: Final = Meta(
    id=ID,
    seats=(2, 5),
    options=(
        Option("length", ("full", "short"), is_game=True),
        Option("eldest", ("seat0", "random")),
        Option("score_ties", ("armies", "lots")),
        Option("contest", ("plain", "floor")),
    ),
    boards=("campaign",),
    levels=LADDER,
    older=("random", "greedy"),
    characters=CAST,
    endings=("goal", "turns"),
    rules_version=RULES_VERSION,
    max_actions=12000,
)
