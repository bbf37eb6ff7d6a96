"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

50 matches of equals for each number of seats, seeds 400000 to 400049; commit
32403ab6, 2026-11-23.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.contract import Curve

CHANCES: Final[Mapping[int, Curve]] = {
    1: ((-327, -327, 628), (-1181, -1181, 855),
        (-2229, -2229, 1027), (-3657, -3657, 1345)),
    2: ((-1009, 1271, 350), (-1528, 1371, 486),
        (-1924, 1221, 535), (-3879, 1109, 1102)),
}
