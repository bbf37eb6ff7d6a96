"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

200 matches of equals for each number of seats, seeds 400000 to 400199, commit daac8c52; 600 for
four, seeds 400000 to 400599, commit 28a79f4e; 2026-11-28.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int | str, Curve]] = {
    2: ((-158, 301, 496), (-312, 629, 269),
        (-333, 649, 349), (-726, 1531, 622)),
    3: ((-725, 124, 371), (-718, 254, 241),
        (-655, 176, 224), (-1009, 715, 627)),
    4: ((-1104, 86, 336), (-1073, 151, 181),
        (-982, 48, 170), (-1315, 769, 873)),
}
SHARING: Final[Mapping[int | str, int]] = {2: 50, 3: 65, 4: 70}
