"""Mountain ranges cut finer than the relief of the world goes: creases that follow the real ones.

Where a plate comes close, the relief is too coarse to be shown.  It still says which way a range
runs and how rough a land is; noise swept along the ranges does the rest.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from scipy import ndimage

from tools.art.atlas.canvas import Size, noise

Field = tuple[Any, Any]  # a direction at every pixel: right, down


def ranges(light: Any, size: Size, unit: float, grain: float) -> Any:
    """The difference of light from flat ground; `grain` pixels are one of the relief."""
    way = along(light, grain)
    bold = creases(size, 30 * unit, way, 9, 3.2 * unit, 41)
    fine = creases(size, 11 * unit, way, 5, 2.0 * unit, 43)
    high = 6.0 * ndimage.gaussian_filter(bold, 0.7 * unit) + 1.2 * fine
    down, right = np.gradient(high / unit)
    lit = right + down
    strength = 0.16 + 0.84 * np.clip((roughness(light, grain) - 0.30) / 0.55, 0, 1.15)
    return np.clip(lit / lit.std(), -2.6, 2.6) * strength


def roughness(light: Any, grain: float) -> Any:
    """From 0, a plain, to about 1, high mountains: how the light changes round about."""
    rough = ndimage.gaussian_filter(np.abs(light), 2.2 * grain)
    return rough / np.percentile(rough, 96)


def along(light: Any, grain: float) -> Field:
    """The direction of the ranges: across the steepest change of light."""
    down, right = np.gradient(ndimage.gaussian_filter(light, 0.5 * grain))

    def near(field: Any) -> Any:
        return ndimage.gaussian_filter(field, 1.4 * grain)

    angle = 0.5 * np.arctan2(2 * near(right * down), near(right ** 2) - near(down ** 2))
    return -np.sin(angle), np.cos(angle)


def creases(size: Size, apart: float, way: Field, steps: int, step: float, seed: int) -> Any:
    """Crests and valleys about so far apart, drawn out along the ranges."""
    clouds = sweep(noise(size, round(size[1] / apart), 3, seed), way, steps, step)
    return 1 - np.abs(clouds / clouds.std()) / 1.2


def sweep(field: Any, way: Field, steps: int, step: float) -> Any:
    """The mean of a field along a way, so many steps forth and back."""
    high, wide = field.shape
    total = field.copy()
    for sign in (1, -1):
        y, x = (each.astype(np.float32) for each in np.mgrid[0:high, 0:wide])
        before = None
        for _ in range(steps):
            at = np.clip(y, 0, high - 1).astype(int), np.clip(x, 0, wide - 1).astype(int)
            right, down = way[0][at] * sign, way[1][at] * sign
            if before is not None:  # a range has no head: go on as one came
                turn = np.where(right * before[0] + down * before[1] < 0, -1, 1)
                right, down = right * turn, down * turn
            before = right, down
            x, y = x + right * step, y + down * step
            total += ndimage.map_coordinates(field, [y, x], order=1, mode="nearest")
    return total / (2 * steps + 1)
