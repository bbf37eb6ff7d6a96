"""The next widget for the keyboard focus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.ui.draw.layout import Box

WAYS: Final = ("up", "down", "left", "right")
ASIDE: Final = 4.0  # how much dearer it is to lie off the direction than farther along it
LITTLE: Final = 0.05  # what settles it between two that are equally near


def after(count: int, index: int | None, step: int) -> int | None:
    """The next or previous place, cyclically; the first or the last if there was none."""
    if not count:
        return None
    if index is None:
        return 0 if step > 0 else count - 1
    return (index + step) % count


def toward(boxes: Sequence[Box], start: Box, way: str) -> int | None:
    """The nearest box in that direction, straight ahead before sideways.

    A box is ahead if it begins beyond the middle of the start; one to the side must begin beyond
    its end, so that what is below a wide button does not count as beside it.
    """
    costs = [(_cost(box, start, way), index) for index, box in enumerate(boxes)]
    ahead = [(cost, index) for cost, index in costs if cost is not None]
    return min(ahead)[1] if ahead else None


def _cost(box: Box, start: Box, way: str) -> float | None:
    """The cost of going to a box on the right; None if it is not on the right."""
    box, start = _rotate(box, way), _rotate(start, way)
    aside = max(0.0, box.y - start.bottom, start.y - box.bottom)
    if box.x < (start.right if aside else start.middle[0]):
        return None
    middles = abs(box.middle[1] - start.middle[1]) + box.middle[0] - start.middle[0]
    return max(0.0, box.x - start.right) + ASIDE * aside + LITTLE * middles


def _rotate(box: Box, way: str) -> Box:
    """The box after a rotation that turns that direction to the right."""
    return {
        "right": box,
        "left": Box(-box.right, box.y, box.w, box.h),
        "down": Box(box.y, box.x, box.h, box.w),
        "up": Box(-box.bottom, box.x, box.h, box.w),
    }[way]
