"""The weight of each term for the end of a match, fitted by `tools.lab.fit_forecast`.

500 matches of greedy players, seeds 7500000 to 7500499,
38,748 positions; commit 5a4e87e92, 2026-11-27.
Of the spread of the results in the fifth of the matches that was held out the usual weights tell
31.5 %, these 50.7 %.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Per cent at even steps of the progress, from the beginning to the end.
COURSE: Final[Mapping[str, tuple[int, ...]]] = {
    "points": (6, 12, 14, 30, 77, 148),
    "land": (549, 637, 652, 557, 332, 16),
    "cards": (0, 0, 686, 1089, 712, 99),
    "army": (0, 0, 0, 0, 0, 60),
    "tokens": (157, 186, 190, 163, 102, 12),
    "roads": (0, 0, 0, 340, 617, 220),
    "sites": (560, 737, 503, 341, 215, 0),
    "hand": (123, 252, 432, 476, 302, 20),
    "risk": (0, 0, 0, 0, 0, 0),
}
