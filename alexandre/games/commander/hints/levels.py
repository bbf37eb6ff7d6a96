"""The levels of Field Commander."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.meta import Level

LEVELS: Final[Mapping[str, Level]] = {
    "amateur": Level("greedy", weights={"experience": 0}),
    "experienced": Level("greedy"),
    "master": Level("planner", plans=13, playouts=72),
}
