"""How the five levels see a position of Catan, and what the leanings weigh."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.meta import Level

# Found by `python -m tools.fit.search catan`, 4,500 matches from seed 400000 on; alone against two
# with the usual weights a greedy player with these won 38.7 % of 900 others (docs/balance.md).
SEARCHED: Final[Mapping[str, int]] = {"hand": 140}

LEVELS: Final[Mapping[str, Level]] = {
    "beginner": Level("greedy", width=1, error=6000, weights={"villages": 45, "events": 35}),
    "amateur": Level("greedy", width=1, error=2500),
    "experienced": Level("greedy"),
    "expert": Level("planner", plans=4, playouts=12, weights=SEARCHED),
    "master": Level("planner", plans=8, playouts=48, weights=SEARCHED),
}

LEANINGS: Final[Mapping[str, Mapping[str, int]]] = {
    "bold": {"events": 125, "tokens": 130, "army": 150},
    "thrifty": {"hand": 125, "events": 85},
    "builder": {"land": 120, "villages": 115, "sites": 130},
}
