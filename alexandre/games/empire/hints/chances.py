"""The chance to win by the value of a position, fitted by `tools.lab.fit_chances`.

300 matches of equals for each number of seats, seeds 400000 to 400299, 800 for four, to 400799;
commit 221cdb72, 2026-11-28.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int | str, Curve]] = {
    2: ((-24, 46, 65), (-276, 553, 310),
        (-361, 725, 457), (-14, 20, 561)),
    3: ((-679, -9, 83), (-686, 136, 171),
        (-642, 108, 315), (-714, 307, 533)),
    4: ((-1088, -35, 0), (-1039, 245, 348),
        (-1039, 336, 542), (-1104, 164, 927)),
    5: ((-1405, 115, 0), (-1267, 286, 473),
        (-1248, 219, 605), (-1267, -131, 763)),
}
SHARING: Final[Mapping[int | str, int]] = {2: 100, 3: 100, 4: 100, 5: 100}
