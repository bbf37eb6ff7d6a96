"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

36 matches of equals for each board, seeds 400000 to 400035; commit
3896b638, 2026-11-23.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.contract import Curve

CHANCES: Final[Mapping[str, Curve]] = {
    "gaugamela": ((-1891, -1891, 2060), (-2048, -2048, 1437),
                  (-2895, -2895, 1234), (-4124, -4124, 1158)),
    "granicus": ((1144, 1144, -781), (202, 202, 438),
                 (813, 813, -271), (2149, 2149, -2140)),
    "issus": ((80, 80, 1138), (438, 438, 104),
              (1002, 1002, -101), (-1706, -1706, 285)),
    "tyre": ((-162, -162, 225), (-385, -385, 945),
             (-1166, -1166, 3270), (-1642, -1642, 1337)),
}
