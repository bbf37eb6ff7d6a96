"""Draws the walnut table under everything: `python -m tools.art.walnut table.png`, then to WebP.

The grain is noise along the wood, bent by slower noise; pores are short dark strokes of it.
"""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable
from itertools import pairwise

import pygame

SIZE = (1600, 900)
PLANKS = (0, 168, 331, 520, 702, 900)
DARK, WARM, PALE = (33, 19, 11), (84, 50, 28), (126, 82, 48)
Colour = tuple[float, float, float]
Noise = Callable[[float, float], float]


def main() -> None:
    """Write the picture that the command line names."""
    pygame.image.save(table(*SIZE), sys.argv[1])


def table(width: int, height: int) -> pygame.Surface:
    """Planks side by side, a thin joint between them, darker to the edges of the room."""
    sheet = pygame.Surface((width, height))
    for number, (top, bottom) in enumerate(pairwise(PLANKS)):
        plank(sheet, top, bottom, number)
    return sheet


def plank(sheet: pygame.Surface, top: int, bottom: int, number: int) -> None:
    """One plank of its own wood."""
    lot = random.Random(331 + number)
    bend, tint, pore = (noise(lot.randrange(10**6)) for _ in range(3))
    streaks = [noise(lot.randrange(10**6)) for _ in range(4)]
    shift = lot.uniform(-0.07, 0.07)
    heart = lot.uniform(-0.2, 1.2) * (bottom - top)
    for y in range(top, bottom):
        edge = min(y - top, bottom - 1 - y)
        joint = 1.0 if edge > 1 else 0.45 + 0.3 * edge
        shine = 1.05 if y - top in (2, 3) else 1.0
        for x in range(sheet.get_width()):
            across = y + 26 * bend(x / 520, y / 190) + 5 * bend(x / 130, y / 60 + 9)
            across += 18 * math.exp(-((y - top - heart) / 34) ** 2) * bend(x / 300, 3.3)
            grain = sum(share * streak(x / reach, across / wide) for streak, share, reach, wide in
                        zip(streaks, (0.40, 0.30, 0.20, 0.16), (1400, 900, 420, 160),
                            (34, 11, 4.6, 1.7), strict=True))
            light = 0.36 + shift + 0.5 * grain + 0.16 * tint(x / 460, y / 120)
            if pore(x / 34, y / 1.15) > 0.5:
                light -= 0.14
            shade = joint * shine * vignette(x, y)
            sheet.set_at((x, y), tuple(min(255, round(part * shade)) for part in wood(light)))


def wood(light: float) -> Colour:
    """From dark through warm to pale."""
    light = min(1.0, max(0.0, light))
    first, last, share = (DARK, WARM, light * 2) if light < 0.5 else (WARM, PALE, light * 2 - 1)
    r, g, b = (a + (z - a) * share for a, z in zip(first, last, strict=True))
    return r, g, b


def vignette(x: int, y: int) -> float:
    """The amount of light there."""
    away = (x / SIZE[0] - 0.5) ** 2 * 1.5 + (y / SIZE[1] - 0.47) ** 2 * 1.7
    return 1.06 - 0.72 * min(0.9, away)


def noise(seed: int) -> Noise:
    """Smooth noise between -1 and 1 over a plane, a point of it for every whole number."""
    lot = random.Random(seed)
    points = [lot.uniform(-1, 1) for _ in range(4096)]

    def at(x: float, y: float) -> float:
        left, top = math.floor(x), math.floor(y)
        dx, dy = x - left, y - top
        dx, dy = dx * dx * (3 - 2 * dx), dy * dy * (3 - 2 * dy)
        row, below = top * 613, (top + 1) * 613
        first = points[(left + row) & 4095]
        second = points[(left + 1 + row) & 4095]
        third = points[(left + below) & 4095]
        fourth = points[(left + 1 + below) & 4095]
        upper, lower = first + (second - first) * dx, third + (fourth - third) * dx
        return upper + (lower - upper) * dy

    return at


if __name__ == "__main__":
    main()
