"""The weights of the five levels in Phalanxx, and of the leanings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.meta import Level

LEVELS: Final[Mapping[str, Level]] = {
    "beginner": Level("greedy", width=1, error=1000),
    "amateur": Level("greedy", width=2, error=400),
    "experienced": Level("greedy"),
    "expert": Level("planner", plans=3, playouts=6, has_halving=False, has_forecast=False),
    "master": Level("planner", width=32, plans=6, playouts=96, turns=3),
}

LEANINGS: Final[Mapping[str, Mapping[str, int]]] = {
    "bold": {"regions": 190, "threats": 30, "talents": 60},
    "thrifty": {"talents": 180, "soldiers": 130},
    "builder": {"cards": 150, "symbols": 160},
}
