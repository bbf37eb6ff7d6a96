"""The chance to win by the value of a position, fitted by `tools.lab.fit_chances`.

300 matches of equals for one seat, seeds 400000 to 400299, 600 for each other number, to 400599;
commit 221cdb72, 2026-11-28.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int | str, Curve]] = {
    1: ((506, -93, 21), (-7229, 329, 935),
        (-11008, -475, 855), (-20048, -343, 1247)),
    2: ((-427, 207, 94), (-1084, 761, 189),
        (-1456, 554, 177), (-5320, 618, 520)),
    3: ((-841, 72, 40), (-1273, 325, 151),
        (-2607, 730, 269), (-6856, 568, 606)),
    4: ((-1102, -5, 0), (-1629, 258, 160),
        (-2914, 642, 272), (-7783, 842, 646)),
}
SHARING: Final[Mapping[int | str, int]] = {2: 105, 3: 105, 4: 105}
