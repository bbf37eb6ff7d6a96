"""The weights of the five levels in Birth of an Empire, and of the leanings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.meta import Level

LEVELS: Final[Mapping[str, Level]] = {
    "beginner": Level("greedy", width=3, error=1150),
    "amateur": Level("greedy", width=4, error=800),
    "experienced": Level("greedy"),
    "expert": Level("planner", plans=4, playouts=12),
    "master": Level("planner", plans=24, playouts=120),
}

LEANINGS: Final[Mapping[str, Mapping[str, int]]] = {
    "bold": {"provinces": 130, "order": 150, "troops": 115},
    "thrifty": {"purse": 120, "order": 60},
    "builder": {"buildings": 160, "troops": 90},
}
