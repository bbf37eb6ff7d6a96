"""Where the keyboard goes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.ui.layout import Box

WAYS: Final = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
ASIDE: Final = 2.2  # how much dearer it is to lie off the direction than farther along it


def after(count: int, index: int | None, step: int) -> int | None:
    """The place before or after, round and round; from nowhere, the first or the last."""
    if not count:
        return None
    if index is None:
        return 0 if step > 0 else count - 1
    return (index + step) % count


def toward(boxes: Sequence[Box], start: Box, way: str) -> int | None:
    """Which box lies nearest in that direction, straight ahead before aside."""
    dx, dy = WAYS[way]
    best, best_cost = None, 0.0
    for index, box in enumerate(boxes):
        along = _gap(box, start, dx, dy)
        if along is None:
            continue
        aside = _aside(box, start) if dy else _aside(_turned(box), _turned(start))
        cost = along + ASIDE * aside
        if best is None or cost < best_cost:
            best, best_cost = index, cost
    return best


def _gap(box: Box, start: Box, dx: int, dy: int) -> float | None:
    """How far ahead the middle of a box lies; None if it does not."""
    (x, y), (from_x, from_y) = box.middle, start.middle
    ahead = (x - from_x) * dx + (y - from_y) * dy
    return ahead if ahead > 1.0 else None


def _aside(box: Box, start: Box) -> float:
    """How far a box lies to the left or right of the strip above and below another."""
    return max(0.0, box.x - start.right, start.x - box.right)


def _turned(box: Box) -> Box:
    return Box(box.y, box.x, box.h, box.w)
