"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

60 matches of equals for each number of seats, seeds 400000 to 400059; commit
32403ab6, 2026-11-23.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.contract import Curve

CHANCES: Final[Mapping[int, Curve]] = {
    3: ((-690, -281, 11), (-589, 88, -8), (-3318, 35, 264), (-5970, 63, 356)),
}
