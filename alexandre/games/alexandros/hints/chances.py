"""The chance to win by the value of a position, fitted by `tools.lab.fit_chances`.

300 matches of equals for each number of seats, seeds 400000 to 400299; commit 221cdb72,
2026-11-28.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int | str, Curve]] = {
    2: ((-145, 287, 507), (-339, 680, 288),
        (-311, 615, 343), (-1022, 2071, 791)),
    3: ((-730, 149, 401), (-717, 236, 221),
        (-634, 140, 197), (-1091, 821, 710)),
    4: ((-1122, 248, 731), (-1064, 187, 218),
        (-975, 66, 200), (-1382, 856, 998)),
}
SHARING: Final[Mapping[int | str, int]] = {2: 100, 3: 105, 4: 105}
