"""Boxes in logical units, and how they are cut into smaller ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """A rectangle: left, top, width, height."""

    x: float = 0.0
    y: float = 0.0
    w: float = 0.0
    h: float = 0.0

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def has(self, at: tuple[float, float]) -> bool:
        """Whether the point is inside."""
        return self.x <= at[0] < self.right and self.y <= at[1] < self.bottom

    def inset(self, across: float, down: float | None = None) -> Box:
        """The box reduced by a margin on every side."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, max(0.0, self.w - 2 * across),
                   max(0.0, self.h - 2 * down))

    def shift(self, down: float) -> Box:
        """The same box, moved down."""
        return Box(self.x, self.y + down, self.w, self.h)

    def extend(self, down: float) -> Box:
        """The box with its lower edge moved down."""
        return Box(self.x, self.y, self.w, self.h + down)

    def clip(self, other: Box) -> Box:
        """The intersection of both boxes, of size zero if they do not overlap."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, max(0.0, min(self.right, other.right) - x),
                   max(0.0, min(self.bottom, other.bottom) - y))

    def meets(self, other: Box) -> bool:
        """Whether the boxes overlap."""
        return (self.x < other.right and other.x < self.right
                and self.y < other.bottom and other.y < self.bottom)

    def holds(self, other: Box) -> bool:
        """Whether the other box is entirely inside."""
        return (self.x <= other.x and other.right <= self.right
                and self.y <= other.y and other.bottom <= self.bottom)

    def around(self, *others: Box) -> Box:
        """The smallest box that holds this one and the others."""
        every = (self, *others)
        x, y = min(each.x for each in every), min(each.y for each in every)
        return Box(x, y, max(each.right for each in every) - x,
                   max(each.bottom for each in every) - y)

    def centre(self, w: float, h: float) -> Box:
        """A box of that size in the middle of this one."""
        return Box(self.x + (self.w - w) / 2, self.y + (self.h - h) / 2, w, h)


def rows(box: Box, heights: Sequence[float], gap: float = 0.0) -> list[Box]:
    """The box cut into rows; rows of height 0 share what is left equally."""
    tops = _spread(box.h, heights, gap)
    return [Box(box.x, box.y + top, box.w, size) for top, size in tops]


def columns(box: Box, widths: Sequence[float], gap: float = 0.0) -> list[Box]:
    """The box cut into columns; columns of width 0 share what is left equally."""
    lefts = _spread(box.w, widths, gap)
    return [Box(box.x + left, box.y, size, box.h) for left, size in lefts]


def _spread(length: float, sizes: Sequence[float], gap: float) -> list[tuple[float, float]]:
    open_ended = sum(1 for size in sizes if not size)
    left = max(0.0, length - sum(sizes) - gap * (len(sizes) - 1))
    share = left / open_ended if open_ended else 0.0
    spans, at = [], 0.0
    for size in sizes:
        spans.append((at, size or share))
        at += (size or share) + gap
    return spans
