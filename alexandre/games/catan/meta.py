"""Catan, Alexander the Great: what is known before its rules are loaded."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.meta import CAST, LADDER, Meta, Option

ID: Final = "catan"
RULES_VERSION: Final = 2

RESOURCES: Final = ("wood", "wool", "grain", "brick", "ore")
GOODS: Final = (*RESOURCES, "gold")
GOLD: Final = 5
PAYMENTS: Final = ("knight", *GOODS)
AUCTIONS: Final = ("village", "hunger", "bridge", "combat", "statue")
# Reading: the book sets no number; without a bound a turn would have no end.  [9.4]
PROPOSALS: Final = 30
CARDS: Final = ("knight", "point", "roads", "invention", "monopoly")

META: Final = Meta(
    id=ID,
    seats=(3, 4),
    options=(
        Option("bids", ("free", "capped")),
        Option("gold", (0, 8)),
        Option("victory", ("at_once", "own_turn")),
    ),
    boards=("anabasis",),
    levels=LADDER,
    older=("random", "greedy"),
    characters=CAST,
    endings=("points", "persepolis"),
    rules_version=RULES_VERSION,
    max_actions=20000,
)
