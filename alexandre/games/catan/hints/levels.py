"""The weights of the five levels in Catan, and of the leanings."""

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
    "bold": {"events": 140, "tokens": 140, "cards": 300, "army": 200},
    "thrifty": {"hand": 140, "events": 80},
    "builder": {"land": 112, "villages": 105, "sites": 130, "roads": 200},
}
