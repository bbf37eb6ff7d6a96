"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

60 matches of equals for each number of seats, seeds 400000 to 400059; commit
6f43f33b, 2026-11-23.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int, Curve]] = {
    2: ((-39, 53, 44), (-467, 1018, 630),
        (-613, 1386, 656), (-1430, 1438, 946)),
}
