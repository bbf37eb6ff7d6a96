"""The chance to win by the value of a position, fitted by `tools.lab.fit_chances`.

150 matches of equals for each board, seeds 400000 to 400149; commit 221cdb72, 2026-11-28.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int | str, Curve]] = {
    "gaugamela": ((-3790, 730, 2165), (-2854, 169, 1009),
                  (-3860, -306, 899), (-2650, -2293, 393)),
    "granicus": ((661, 719, 0), (-79, 822, 379),
                 (417, 626, 0), (-998, -708, 0)),
    "issus": ((926, 678, 0), (-193, 355, 310),
              (-1146, 418, 499), (-993, -810, 184)),
    "tyre": ((732, -965, 0), (711, -875, 24),
             (-2058, -27, 2573), (-813, -1444, 853)),
}
