"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

300 matches of equals for each number of seats, seeds 400000 to 400299; commit
d2b03071, 2026-11-27.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int, Curve]] = {
    1: ((-28, -28, 85), (-795, -795, 277),
        (-1632, -1632, 268), (-2013, -2013, 263)),
    2: ((-897, 421, 195), (-1161, 885, 211),
        (-1943, 640, 236), (-3249, 165, 334)),
}
