"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

150 matches of equals for two seats, 50 for one, from seed 400000 on; commit
e9b4c8b2, 2026-11-23.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.contract import Curve

CHANCES: Final[Mapping[int, Curve]] = {
    1: ((-327, -327, 628), (-1181, -1181, 855),
        (-2229, -2229, 1027), (-3657, -3657, 1345)),
    2: ((-1004, 1225, 327), (-1455, 1308, 457),
        (-2027, 1240, 577), (-2639, 727, 767)),
}
