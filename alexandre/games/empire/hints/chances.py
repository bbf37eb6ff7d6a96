"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

300 matches of equals for each number of seats, seeds 400000 to 400299, commit daac8c52; 1600 for
four, seeds 400000 to 401599, commit c69307d3; 2026-11-28.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int | str, Curve]] = {
    2: ((-45, 80, 73), (-275, 551, 311),
        (-342, 695, 453), (-51, 74, 544)),
    3: ((-680, -4, 86), (-685, 135, 172),
        (-644, 111, 316), (-710, 297, 526)),
    4: ((-1088, -37, 0), (-1039, 233, 332),
        (-1033, 309, 515), (-1100, 282, 827)),
    5: ((-1403, 113, 0), (-1267, 286, 474),
        (-1248, 218, 604), (-1267, -125, 754)),
}
SHARING: Final[Mapping[int | str, int]] = {2: 50, 3: 65, 4: 70, 5: 75}
