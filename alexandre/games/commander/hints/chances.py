"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

40 matches of equals for each board, seeds 400000 to 400039; commit
051b0f2a, 2026-11-23.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.contract import Curve

CHANCES: Final[Mapping[str, Curve]] = {
    "gaugamela": ((-1861, -1861, 2093), (-1971, -1971, 1437),
                  (-2932, -2932, 1249), (-4229, -4229, 1193)),
    "granicus": ((705, 705, 0), (395, 395, 309),
                 (468, 468, 0), (-1357, -1357, 0)),
    "issus": ((62, 62, 1261), (409, 409, 152),
              (836, 836, 0), (-1649, -1649, 302)),
    "tyre": ((34, 34, 161), (-392, -392, 974),
             (-982, -982, 3245), (-1863, -1863, 1635)),
}
