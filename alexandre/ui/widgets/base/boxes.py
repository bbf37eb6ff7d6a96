"""Widgets that hold others: one below the other, side by side, on a panel."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box, columns
from alexandre.ui.widgets.base.by_width import ByWidth
from alexandre.ui.widgets.base.widget import Widget, climb
from alexandre.ui.widgets.base.worded import Worded

RULED_PAD: Final = 16.0  # between the edge of a plate with lines and what stands on it
WITHIN_LINE: Final = 4.0  # so much higher is no line more: in narrow buttons letters are smaller


class Column(Widget):
    """Children one below the other, each as high as it wants."""

    def __init__(self, name: str = "", *, gap: float = 8.0, pad: float = 0.0) -> None:
        super().__init__(name)
        self.gap = gap
        self.pad = pad

    def lay(self) -> None:
        """Lay the children out from the top, at full width, each with its share of the height."""
        inner, share = self.box.inset(self.pad), self._share()
        top = inner.y
        for child in self._visible():
            high = child.height(inner.w) * share
            child.place(Box(inner.x, top, inner.w, high))
            top += high + self.gap * share

    def height(self, width: float) -> float:
        """The height of all children and gaps."""
        inner = width - 2 * self.pad
        heights = [child.height(inner) for child in self._visible()]
        return sum(heights) + self.gap * max(0, len(heights) - 1) + 2 * self.pad

    def _share(self) -> float:
        """The share of its wanted height that each child gets."""
        return 1.0

    def _visible(self) -> list[Widget]:
        return [child for child in self.children if child.is_shown]


class Yielding(Column):
    """A column whose children all shrink if there is less room than they ask for; `free` is its
    greatest height, if it is only as high as its children."""

    free = 0.0

    def _share(self) -> float:
        wanted = self.height(self.box.w)
        return min(1.0, self.box.h / wanted) if wanted else 1.0


class Panel(Column):
    """A column on a panel of parchment, which ends where a scroll shows no more of it."""

    def __init__(self, name: str = "", *, gap: float = 8.0, pad: float = 16.0,
                 kind: str = "panel") -> None:
        super().__init__(name, gap=gap, pad=pad)
        self.kind = kind

    @property
    def sheet(self) -> Box:
        """The parchment that is seen."""
        box = self.box
        shown = next((each.view for each in climb(self.parent) if each.is_list), box)
        return box.clip(Box(box.x, shown.y, box.w, shown.h))

    def paint(self, brush: Brush) -> None:
        brush.panel(self.sheet, self.kind)


class Plated(Widget):
    """A plate in the middle of the window, at most `wide` and `high` at the designed text size,
    and always with a margin."""

    wide = 0.0
    high = math.inf
    margin = 40.0  # above and below together, as at the sides

    def paint(self, brush: Brush) -> None:
        """Paint the plate."""
        brush.panel(self._plate(), "panel")

    def _plate(self) -> Box:
        enlarge = self.desk.theme.enlarge
        return self.box.centre(min(enlarge(self.wide), self.box.w - 40),
                               min(enlarge(self.high), self.box.h - self.margin))

    def _lay_around(self, inner: Box, heads: Sequence[Widget], foot: Widget, gap: float,
                    between: float = 0.0) -> Box:
        """Place the heads at the top and the foot at the bottom; return the room between."""
        top = inner.y
        for head in heads:
            high = head.height(inner.w)
            head.place(Box(inner.x, top, inner.w, high))
            top += high + between
        top += gap - between
        low = foot.height(inner.w)
        foot.place(Box(inner.x, inner.bottom - low, inner.w, low))
        return Box(inner.x, top, inner.w, inner.bottom - low - gap - top)


class Ruled(Widget):
    """The panel beside a board: a plate with thin gold lines between its parts, whose tips lie
    beside it."""

    is_list = True
    _rules: tuple[float, ...] = ()

    def paint(self, brush: Brush) -> None:
        """Paint the plate and the lines."""
        brush.panel(self.box, "panel")
        left, right = self.box.x + RULED_PAD, self.box.right - RULED_PAD
        for y in self._rules:
            brush.line((left, y), (right, y), "gold.pale", 1.2)

    def _rule(self, *heights: float) -> None:
        """Place the lines."""
        if heights != self._rules:
            self._rules = heights
            self.touch()


class Row(Widget):
    """Side by side; `widths` as `layout.columns` takes them, equal shares if there are none.

    Widths grow with the player's text size, as long as half of the row is left to the others.
    """

    def __init__(self, name: str = "", *, gap: float = 8.0,
                 widths: tuple[float, ...] = ()) -> None:
        super().__init__(name)
        self.gap = gap
        self.widths = widths

    def lay(self) -> None:
        """Lay the children out from the left, at full height."""
        for child, box in self._shares(self.box):
            child.place(box)

    def height(self, width: float) -> float:
        shares = self._shares(Box(0, 0, width, 0))
        return max((child.height(box.w) for child, box in shares), default=0.0)

    def _shares(self, box: Box) -> list[tuple[Widget, Box]]:
        seen = [child for child in self.children if child.is_shown]
        widths = self.widths if len(self.widths) == len(seen) else (0.0,) * len(seen)
        boxes = columns(box, self._scale_widths(widths, box.w), self.gap)
        return list(zip(seen, boxes, strict=True))

    def _scale_widths(self, widths: tuple[float, ...], width: float) -> tuple[float, ...]:
        """The widths at the player's text size, limited so that the open ones keep their share."""
        fixed, gaps = sum(widths), self.gap * (len(widths) - 1)
        most = width - gaps if all(widths) else max(fixed, (width - gaps) / 2)
        if not fixed:
            return widths
        fold = min(self.desk.theme.text, max(1.0, most / fixed))
        return tuple(each * fold for each in widths)


class Pair(Row):
    """Two sentences side by side, after widgets of the widths `before`.

    The left one is as narrow as possible, among the allowed widths, without making either higher;
    a pair that is not `is_paired` is a row with its `usual` widths.
    """

    def __init__(self, name: str, lefts: tuple[float, ...], *, gap: float,
                 before: tuple[float, ...] = ()) -> None:
        super().__init__(name, gap=gap)
        self.lefts = lefts
        self.before = before
        self.usual: tuple[float, ...] = ()
        self.is_paired = False
        self._left_at: ByWidth[float] = ByWidth()

    def _shares(self, box: Box) -> list[tuple[Widget, Box]]:
        self.widths = (*self.before, self._find_left(box), 0.0) if self.is_paired else self.usual
        return super()._shares(box)

    def _find_left(self, box: Box) -> float:
        """The width of the left one."""
        said = [each.text for each in self.children if isinstance(each, Worded) and each.is_shown]
        return self._left_at.get((said, self.desk.edition), box.w, self._try_lefts)

    def _try_lefts(self, wide: float) -> float:
        box = Box(0.0, 0.0, wide, 0.0)
        tried = []
        for left in self.lefts:
            self.widths = (*self.before, left, 0.0)
            tried.append((max(child.height(each.w) for child, each in super()._shares(box)), left))
        least = min(tried)[0] + WITHIN_LINE
        return next(left for high, left in tried if high <= least)


class Space(Widget):
    """Empty space of a certain height."""

    def __init__(self, high: float) -> None:
        super().__init__()
        self.high = high

    def height(self, width: float) -> float:
        return self.high


class Rule(Widget):
    """A thin gold line between two parts of a panel."""

    def height(self, width: float) -> float:
        return 5.0

    def paint(self, brush: Brush) -> None:
        y = self.box.y + self.box.h / 2
        brush.line((self.box.x, y), (self.box.right, y), "gold", 1.2)


class Centred(Widget):
    """One widget in the middle of the window, as high as it wants, perhaps before another."""

    def __init__(self, child: Widget, wide: float, behind: Widget | None = None) -> None:
        super().__init__()
        self.wide = wide
        self._behind = None if behind is None else self.add(behind)
        self._child = self.add(child)

    def lay(self) -> None:
        """Place it in the middle, at most as large as the window."""
        wide = min(self.desk.theme.enlarge(self.wide), self.box.w - 40)
        high = min(self._child.height(wide), self.box.h - 24)
        self._child.place(self.box.centre(wide, high))
        if self._behind is not None:
            self._behind.place(self.box)
