"""An open book: what it contains on the left page, the text on the right one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.link import Link
from alexandre.ui.widgets.panels.paragraph import MEASURE

MARGIN: Final = 62.0  # where numbers hang
EDGE: Final = 24.0  # between the page's edge and what stands on it
LEFT: Final = 286.0  # the left page
FOLD: Final = 26.0  # how far the shadow of the fold reaches
HANGING: Final = 24.0  # the room of a chapter's number in the contents
SHELF: Final = 20.0  # of the table, round the book


class Book(Widget):
    """Two pages: `head`, `aside` and `foot` one below the other on the left, `text` on the right.
    """

    def __init__(self, name: str, head: Widget, aside: Widget, foot: Widget,
                 text: Widget) -> None:
        super().__init__(name)
        self.head, self.aside, self.foot = self.add(head), self.add(aside), self.add(foot)
        self.text = self.add(text)

    def lay(self) -> None:
        """Lay out the text in a readable column width, as far as there is room."""
        grown = self.desk.theme.enlarge
        whole = self._whole()
        left, right = self._pages(whole)
        inner = left.inset(EDGE, EDGE - 4)
        high, low = self.head.height(inner.w), self.foot.height(inner.w)
        self.head.place(Box(inner.x, inner.y, inner.w, high))
        self.foot.place(Box(inner.x, inner.bottom - low, inner.w, low))
        self.aside.place(Box(inner.x, inner.y + high + 12, inner.w, inner.h - high - low - 24))
        page = right.inset(EDGE, EDGE - 4)
        wide = min(page.w, grown(MEASURE + MARGIN) + 40)
        spare = (page.w - wide) / 2
        self.text.place(Box(page.x + spare, page.y, page.w - spare, page.h))

    def paint(self, brush: Brush) -> None:
        """Two pages and the fold between them."""
        whole = self._whole()
        brush.panel(whole, "panel")
        left, _right = self._pages(whole)
        steps = 13
        for side in (-1, 1):
            for number in range(steps):
                away = FOLD * number / steps
                x = left.right + (away if side > 0 else -away - FOLD / steps)
                light = round((34 if side > 0 else 44) * (1 - number / steps) ** 2)
                brush.fill(Box(x, whole.y + 3, FOLD / steps, whole.h - 6), "coast", light)

    def do(self, command: str) -> bool:
        """Turn the pages with the page keys, unless a line of the contents has the focus."""
        return not isinstance(self.desk.focus, ContentsLine) and self.text.do(command)

    def _whole(self) -> Box:
        wide = self.desk.theme.enlarge(LEFT + MEASURE + MARGIN) + 6 * EDGE + 60
        return self.box.centre(min(self.box.w - 2 * SHELF, wide), self.box.h - 2 * SHELF)

    def _pages(self, whole: Box) -> tuple[Box, Box]:
        left = min(self.desk.theme.enlarge(LEFT), 0.36 * whole.w)
        return (Box(whole.x, whole.y, left, whole.h),
                Box(whole.x + left, whole.y, whole.w - left, whole.h))


class ContentsLine(Link):
    """A line of the contents, with the chapter's number before its name."""

    def __init__(self, name: str, number: str, text: Wording,
                 on_press: Callable[[], None]) -> None:
        super().__init__(name, text, on_press, size=LABEL)
        self.number = number

    def height(self, width: float) -> float:
        """The height of the lines that the name needs, with little padding."""
        inner = self._inner(Box(0, 0, width, 0)).w
        return self.desk.text_height(self.words, self.face, self.size, inner) + 5

    def _inner(self, box: Box) -> Box:
        """The box of the name, beside a number column that grows with the letters."""
        self.indent = self.desk.theme.enlarge(HANGING)
        return super()._inner(box)

    def paint(self, brush: Brush) -> None:
        """Paint the number, right-aligned before the name."""
        super().paint(brush)
        inner = self._inner(self.box)
        high = brush.text_height("0", self.face, self.size, inner.w)
        brush.words(Box(self.box.x, self.box.y + 2.5, inner.x - self.box.x - 8, high),
                    self.number, size=self.size, colour="seal", align="right")


class Reading(Scroll):
    """A scrolled text that keeps its place in another language or width: the passage at the top,
    or the end if that was in view.

    `on_move` is called with the passage at the top.
    """

    def __init__(self, name: str, on_move: Callable[[Widget | None], None]) -> None:
        super().__init__(name, gap=9, is_text=True)
        self.on_move = on_move
        self._kept: tuple[Widget, float] | None = None
        self._is_end = False  # is the last line in sight?
        self._set: tuple[int, float] | None = None

    def lay(self) -> None:
        """Lay the text out and scroll to the passage that was at the top."""
        super().lay()
        if self._kept is not None and self._set != self._setting():
            widget, share = self._kept
            at = widget.box.y - self.column.box.y + share * widget.box.h
            self.offset = self.most if self._is_end else min(self.most, max(0.0, at))
        self._set = self._setting()
        self._put()

    def bring(self, widget: Widget, *, below: float = 0.0) -> None:
        """Scroll the widget to the top, or a little below it."""
        self.scroll(widget.box.y - self.box.y - below)

    def _put(self) -> None:
        super()._put()
        if self._set == self._setting():
            self._keep()

    def _setting(self) -> tuple[int, float]:
        """Everything that the line breaks depend on."""
        return self.desk.edition, self.box.w

    def _keep(self) -> None:
        top = self.box.y + 1
        child = next((each for each in self.column.children if each.box.bottom > top), None)
        before = self._kept[0] if self._kept else None
        self._is_end = 0 < self.most <= self.offset + 1
        if child is not None:
            self._kept = child, (self.box.y - child.box.y) / max(1.0, child.box.h)
        if child is not before:
            self.on_move(child)
