"""Rivers that the atlas of the world leaves out and Alexander crossed: east, north, downstream."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tools.art.atlas.geography import smooth

Line = tuple[tuple[float, float], ...]
RIVERS: Final[dict[str, Line]] = {
    "aesepus": ((27.6, 39.9), (27.5, 40.1), (27.7, 40.35)),
    "axius": ((21.4, 41.9), (22.0, 41.6), (22.5, 41.2), (22.7, 40.8), (22.75, 40.5)),
    "caicus": ((27.9, 39.2), (27.4, 39.1), (26.95, 38.93)),
    "cayster": ((28.2, 38.2), (27.7, 38.1), (27.25, 37.95)),
    "cydnus": ((34.9, 37.35), (34.95, 37.0), (34.9, 36.7)),
    "granicus": ((27.1, 39.8), (27.15, 40.1), (27.25, 40.3), (27.3, 40.43)),
    "haliacmon": ((21.1, 40.4), (21.6, 40.1), (22.0, 40.3), (22.6, 40.48)),
    "halys": ((38.6, 39.9), (37.6, 39.8), (36.9, 39.6), (36.0, 39.3), (35.2, 39.0),
              (34.6, 38.75), (34.0, 38.9), (33.6, 39.3), (33.5, 39.9), (33.9, 40.4),
              (34.4, 40.6), (34.8, 41.0), (35.4, 41.2), (35.95, 41.75)),
    "hebrus": ((23.7, 42.2), (24.7, 42.15), (25.6, 42.05), (26.4, 41.7), (26.4, 41.2),
               (26.05, 40.7)),
    "hermus": ((29.5, 39.0), (28.7, 38.7), (28.1, 38.6), (27.4, 38.7), (26.85, 38.55)),
    "jordan": ((35.6, 33.2), (35.6, 32.7), (35.55, 32.2), (35.55, 31.77)),
    "leontes": ((36.1, 34.0), (35.75, 33.6), (35.55, 33.35), (35.2, 33.32)),
    "maeander": ((30.2, 38.1), (29.5, 38.0), (28.9, 37.9), (28.3, 37.85), (27.7, 37.75),
                 (27.2, 37.5)),
    "orontes": ((36.5, 34.2), (36.6, 34.8), (36.4, 35.3), (36.35, 35.9), (36.4, 36.25),
                (36.1, 36.2), (35.9, 36.04)),
    "peneus": ((21.6, 39.7), (22.1, 39.5), (22.5, 39.7), (22.75, 39.9)),
    "pyramus": ((37.0, 38.2), (36.6, 37.7), (36.0, 37.2), (35.6, 36.9), (35.55, 36.55)),
    "sangarius": ((31.0, 39.2), (31.5, 39.6), (31.9, 39.9), (31.2, 40.1), (30.5, 40.2),
                  (30.3, 40.5), (30.6, 40.8), (30.65, 41.15)),
    "strymon": ((23.1, 42.5), (23.1, 42.0), (23.2, 41.5), (23.6, 41.1), (23.85, 40.75)),
}


def ancient(seed: int = 31) -> list[Any]:
    """Every one of them, winding."""
    lots = np.random.default_rng(seed)
    return [winding(np.array(line, float), lots) for line in RIVERS.values()]


def winding(line: Any, lots: Any) -> Any:
    """A line with bends between its points."""
    for _ in range(3):
        middle = (line[:-1] + line[1:]) / 2
        step = line[1:] - line[:-1]
        bent = middle + np.stack([-step[:, 1], step[:, 0]], -1) \
            * lots.uniform(-0.22, 0.22, (len(middle), 1))
        both = np.empty((len(line) + len(middle), 2))
        both[0::2], both[1::2] = line, bent
        line = both
    return smooth(line, 2)
