"""The chance to win by the value of a position, fitted by `tools.lab.fit_chances`.

600 matches of equals for each number of seats, seeds 400000 to 400599; commit 221cdb72,
2026-11-28.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int | str, Curve]] = {
    3: ((-1426, -50, 193), (-3233, 72, 149),
        (-5927, 86, 235), (-7187, 78, 373)),
    4: ((-1843, -37, 197), (-3646, 19, 161),
        (-6528, 9, 294), (-7562, 306, 430)),
}
SHARING: Final[Mapping[int | str, int]] = {3: 115, 4: 115}
