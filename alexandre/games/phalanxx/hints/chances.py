"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

300 matches of equals for each number of seats, seeds 400000 to 400299, commit daac8c52; 800 for
four, seeds 400000 to 400799, commit 28a79f4e; 2026-11-28.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int | str, Curve]] = {
    1: ((-28, -28, 85), (-795, -795, 277),
        (-1632, -1632, 268), (-2013, -2013, 263)),
    2: ((-897, 421, 195), (-1161, 885, 211),
        (-1943, 640, 236), (-3249, 165, 334)),
    3: ((-868, 84, 43), (-1208, 340, 142),
        (-2788, 744, 297), (-5141, 228, 439)),
    4: ((-1108, 1, 0), (-1624, 260, 159),
        (-2910, 642, 270), (-7013, 643, 581)),
}
SHARING: Final[Mapping[int | str, int]] = {2: 55, 3: 70, 4: 70}
