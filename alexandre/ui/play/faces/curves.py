"""Curves as the points of an outline: through given points, or round a middle."""

from __future__ import annotations

import math
from typing import Final

from alexandre.ui.draw.sketch import Place
from alexandre.ui.text.cache import remember

Points = tuple[Place, ...]
SMOOTH: Final = 4  # points between two of an outline


@remember(256)
def bend(points: Points) -> Points:
    """A smooth closed outline through these points: Catmull and Rom's curve."""
    curve: list[Place] = []
    for number, start in enumerate(points):
        before, end = points[number - 1], points[(number + 1) % len(points)]
        after = points[(number + 2) % len(points)]
        for step in range(SMOOTH):
            t = step / SMOOTH
            curve.append(blend(before, start, end, after, t))
    return tuple(curve)


def blend(before: Place, start: Place, end: Place, after: Place, t: float) -> Place:
    """Between start and end, by the points before and after them."""
    x, y = (0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2
                   + (3 * q - p - 3 * r + s) * t ** 3)
            for p, q, r, s in zip(before, start, end, after, strict=True))
    return x, y


def arc(middle: Place, radius: float, start: float, end: float, steps: int = 10) -> Points:
    """Points on a circle, angles in degrees, clockwise on the screen."""
    return tuple((middle[0] + radius * math.cos(math.radians(start + (end - start) * n / steps)),
                  middle[1] + radius * math.sin(math.radians(start + (end - start) * n / steps)))
                 for n in range(steps + 1))
