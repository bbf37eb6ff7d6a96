"""From the value of a position to the chance to win, fitted by `tools.fit.chances`.

80 matches of equals for each board, seeds 400000 to 400079; commit
e9b4c8b2, 2026-11-23.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int | str, Curve]] = {
    "gaugamela": ((-419, -419, 773), (-556, -556, 637),
                  (-1160, -1160, 594), (-2117, -2117, 374)),
    "granicus": ((487, 487, 0), (659, 659, 153),
                 (478, 478, 0), (-1394, -1394, 0)),
    "issus": ((718, 718, 96), (509, 509, 137),
              (617, 617, 175), (-1066, -1066, 0)),
    "tyre": ((-772, -772, 1131), (-747, -747, 1388),
             (-493, -493, 1891), (-1497, -1497, 1348)),
}
