"""The weight of each term for the end of a match, fitted by `tools.lab.fit_forecast`.

1000 matches of greedy players, seeds 7500000 to 7500999,
18,000 positions; commit 786582e0, 2026-11-27.
Of the spread of the results in the fifth of the matches that was held out the usual weights tell
11.4 %, these 51.2 %.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Per cent at even steps of the progress, from the beginning to the end.
COURSE: Final[Mapping[str, tuple[int, ...]]] = {
    "points": (244, 232, 242, 268, 299, 307),
    "talents": (466, 0, 0, 755, 2000, 2000),
    "soldiers": (2000, 2000, 2000, 2000, 2000, 1332),
    "dice": (794, 651, 572, 389, 11, 0),
    "cards": (16, 0, 0, 0, 0, 161),
    "regions": (11, 258, 345, 362, 282, 139),
    "threats": (17, 20, 0, 0, 0, 17),
    "symbols": (715, 351, 62, 0, 0, 0),
}
