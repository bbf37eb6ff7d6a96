"""The weights of the five levels in Alexandros, and of the leanings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.meta import Level

LEVELS: Final[Mapping[str, Level]] = {
    "beginner": Level("greedy", width=1, error=5500),
    "amateur": Level("greedy", width=2, error=2500),
    "experienced": Level("greedy"),
    "expert": Level("planner", plans=3, playouts=6, has_halving=False),
    "master": Level("planner", width=24, plans=8, playouts=64, turns=2),
}

LEANINGS: Final[Mapping[str, Mapping[str, int]]] = {
    "bold": {"rivals": 120, "levies": 115, "cards": 85},
    "thrifty": {"cards": 150, "governors": 125},
    "builder": {"provinces": 160, "cards": 75},
}
