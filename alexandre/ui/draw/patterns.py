"""The marks that tell owners apart without colour: hatches, dots, waves, one kind for a seat."""

from __future__ import annotations

import math
from typing import Final

import pygame

PERIOD: Final = 10.0  # units from one mark to the next
FINE: Final = 4

Line = tuple[tuple[float, float], ...]
WAVE: Final[Line] = tuple((x / 16, 0.5 + 0.17 * math.sin(x / 8 * math.pi)) for x in range(-1, 18))
LINES: Final[dict[str, tuple[Line, ...]]] = {  # in a square of side 1 that repeats
    "seat0": (((-0.5, 0.5), (0.5, -0.5)), ((-0.5, 1.5), (1.5, -0.5)), ((0.5, 1.5), (1.5, 0.5))),
    "seat2": (WAVE,),
    "seat3": (((0.5, -0.1), (0.5, 1.1)), ((-0.1, 0.5), (1.1, 0.5))),
    "seat4": (((-0.1, 0.5), (1.1, 0.5)),),
    "lit": (((-0.5, 0.5), (0.5, 1.5)), ((-0.5, -0.5), (1.5, 1.5)), ((0.5, -0.5), (1.5, 0.5))),
}
DOTS: Final[dict[str, Line]] = {"seat1": ((0.25, 0.25), (0.75, 0.75))}
THICK: Final = 0.15


def mark(name: str, colour: tuple[int, int, int], side: int) -> pygame.Surface:
    """One repeat of a pattern, `side` pixels wide, with premultiplied colours."""
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    unit = side * FINE
    for line in LINES.get(name, ()):
        points = [(x * unit, y * unit) for x, y in line]
        pygame.draw.lines(large, colour, False, points, max(FINE, round(THICK * unit)))
    for x, y in DOTS.get(name, ()):
        pygame.draw.circle(large, colour, (x * unit, y * unit), THICK * unit)
    return pygame.transform.smoothscale(large, (side, side))
