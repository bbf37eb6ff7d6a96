"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

120 matches of equals for each number of seats, seeds 400000 to 400119; commit
5a4e87e92, 2026-11-27.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.contract import Curve

CHANCES: Final[Mapping[int, Curve]] = {
    3: ((-1367, 154, 159), (-2519, -30, 108),
        (-3635, -137, 136), (-4130, 239, 203)),
    4: ((-2231, -43, 259), (-3849, -162, 169),
        (-4671, 16, 207), (-4974, -260, 282)),
}
SHARING: Final[Mapping[int, int]] = {3: 115, 4: 100}
