"""From the value of a position to the chance to win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.contract import Curve

CHANCES: Final[Mapping[int, Curve]] = {
    3: ((0, 0, 100), (0, 0, 200), (0, 0, 300), (0, 0, 500)),
}
