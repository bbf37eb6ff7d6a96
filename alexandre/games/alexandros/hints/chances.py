"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

150 matches of equals for each number of seats, seeds 400000 to 400149; commit
d2b03071, 2026-11-27.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int, Curve]] = {
    2: ((-106, 193, 242), (-264, 530, 240),
        (-324, 632, 344), (-675, 1436, 573)),
}
