"""Grounds that repeat without a seam: two marbles, sea, sand, walnut, parchment."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from scipy import ndimage

from tools.art.atlas.canvas import Colour, endless, over

SIDE = 768


def light(_sources: Path) -> Any:
    """Cream marble with ochre veins."""
    return marble((233, 223, 202), (158, 132, 98), 11, 0.62)


def dark(_sources: Path) -> Any:
    """Honey-grey marble, its veins paler and darker."""
    return marble((199, 181, 148), (122, 98, 66), 23, 0.58)


def marble(body: Colour, vein: Colour, seed: int, strength: float) -> Any:
    """Clouds, and veins where two slow noises cross their middle."""
    clouds, warp = endless(SIDE, 3, 7, seed), endless(SIDE, 2, 6, seed + 1)
    sheet = np.array(body, np.float32) * (1 + 0.085 * clouds
                                          + 0.022 * endless(SIDE, 96, 3, seed + 2))[..., None]
    for number, (bend, width) in enumerate(((2.4, 0.030), (3.8, 0.014))):
        field = endless(SIDE, 3 + 2 * number, 6, seed + 5 + number, 1.9) + bend * 0.22 * warp
        thick = 0.35 + 0.65 * np.clip(endless(SIDE, 4, 3, seed + 9) * 2 + 0.5, 0, 1)
        vein_here = np.exp(-(field / width) ** 2) * strength * thick * (1 - 0.35 * number)
        sheet = over(sheet, vein, np.clip(vein_here, 0, 1) * 0.75)
        glow = ndimage.gaussian_filter(vein_here, 5, mode="wrap")
        sheet = over(sheet, vein, glow * 0.30)
    return sheet


def sea(_sources: Path) -> Any:
    """Engraved water: long pale and dark strokes that follow a slow swell."""
    yy, _xx = np.mgrid[0:SIDE, 0:SIDE]
    swell = endless(SIDE, 4, 3, 41) * 14 + endless(SIDE, 12, 2, 42) * 3
    phase = (yy + swell) * 2 * np.pi * 64 / SIDE
    breaks = np.clip(endless(SIDE, 10, 3, 43) * 2.2 + 0.15, 0, 1)
    breaks = ndimage.gaussian_filter(breaks, (1, 9), mode="wrap")
    stroke = np.clip(np.cos(phase) - 0.80, 0, 1) / 0.20
    base = np.array((128, 162, 172), np.float32) * (1 + 0.07 * endless(SIDE, 3, 5, 44))[..., None]
    sheet = over(base, (82, 118, 134), stroke * breaks * 0.34)
    glint = np.clip(np.cos(phase - 0.9) - 0.88, 0, 1) / 0.12
    sheet = over(sheet, (188, 208, 208), glint * breaks * 0.24)
    return sheet * (1 + 0.012 * grain(45))[..., None]


def sand(_sources: Path) -> Any:
    """The ground between the tiles and the coast: relief without a country."""
    clouds = endless(SIDE, 6, 6, 61, 1.6)
    height = ndimage.gaussian_filter(endless(SIDE, 8, 5, 62, 1.8), 1.2, mode="wrap")
    slope = np.roll(height, 1, 0) - height + np.roll(height, 1, 1) - height
    sheet = np.array((222, 200, 152), np.float32) * (1 + 0.08 * clouds)[..., None]
    return sheet * (1 + np.clip(slope * 2.6, -0.22, 0.2) + 0.02 * grain(63))[..., None]


def wood(_sources: Path) -> Any:
    """Dark walnut for frames: grain along it, bent by slow noise."""
    yy, _xx = np.mgrid[0:SIDE, 0:SIDE]
    bend = endless(SIDE, 2, 4, 71) * 30
    rings = np.sin((yy + bend) * 2 * np.pi * 26 / SIDE + 2.5 * endless(SIDE, 6, 3, 72))
    fine = ndimage.gaussian_filter(grain(73), (0.6, 14), mode="wrap") * 7
    tone = 0.5 + 0.22 * rings + 0.25 * fine
    return np.array((50, 31, 19), np.float32) + np.array((34, 23, 14)) * tone[..., None]


def parchment(_sources: Path) -> Any:
    """Card and tablet: clouds and fibres."""
    fibres = ndimage.gaussian_filter(grain(82), (0.5, 4), mode="wrap") * 2
    tone = 1 + 0.035 * endless(SIDE, 4, 7, 81) + 0.010 * fibres + 0.006 * grain(83)
    return np.array((247, 236, 209), np.float32) * tone[..., None]


def grain(seed: int) -> Any:
    """One lot for every dot."""
    return np.random.default_rng(seed).standard_normal((SIDE, SIDE)).astype(np.float32)
