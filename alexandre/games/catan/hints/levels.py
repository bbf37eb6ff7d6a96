"""How the five levels see a position of Catan, and what the leanings weigh."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.meta import Level

LEVELS: Final[Mapping[str, Level]] = {
    "beginner": Level("greedy", width=1, error=6000, weights={"villages": 45, "events": 35}),
    "amateur": Level("greedy", width=1, error=1200),
    "experienced": Level("greedy"),
    "expert": Level("planner", plans=4, playouts=24),
    "master": Level("planner", plans=12, playouts=96, turns=3),
}

LEANINGS: Final[Mapping[str, Mapping[str, int]]] = {
    "bold": {"events": 125, "tokens": 130, "army": 150},
    "thrifty": {"hand": 125, "events": 85},
    "builder": {"land": 120, "villages": 115, "sites": 130},
}
