"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

120 matches of equals for each number of seats, seeds 400000 to 400119; commit
b9662814, 2026-11-28.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int | str, Curve]] = {
    3: ((-1292, 25, 139), (-2450, -31, 105),
        (-3597, 109, 133), (-4084, -153, 210)),
    4: ((-2270, -26, 249), (-3509, -70, 153),
        (-4558, 23, 198), (-4894, -158, 282)),
}
SHARING: Final[Mapping[int | str, int]] = {3: 90, 4: 100}
