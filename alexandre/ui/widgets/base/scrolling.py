"""The scroll of contents longer than its box: the position, and its moves by wheel, bar, hand and
keys.

`RowScroll` is counted in whole rows; `ui.widgets.base.scroll` moves any column of widgets.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place
from alexandre.ui.widgets.base.widget import Widget

BAR: Final = 10.0  # the width of the bar
THUMB: Final = 26.0  # the least height of its thumb


class Scrolling(Widget, ABC):
    """Shows `seen` of something longer, from `offset`, which is at most `most`; all three are
    counted in units of so many logical pixels."""

    notch: float = 54.0  # how far one notch of the wheel goes
    edge = 0.0  # between the edge and the bar
    is_at_rest = False  # does it follow its contents, rather than stay where a reader left it?

    def __init__(self, name: str = "") -> None:
        super().__init__(name)
        self.offset = 0.0
        self._grip: float | None = None  # where the thumb is held, from its top
        self._held: tuple[float, float] | None = None  # where the content is held, its offset then

    @property
    def unit(self) -> float:
        return 1.0

    @property
    def seen(self) -> float:
        return self.box.h

    @property
    @abstractmethod
    def most(self) -> float:
        """The greatest possible scroll."""

    @property
    def bar(self) -> float:
        """The width of the bar, 0 if everything is shown."""
        return BAR if self.most else 0.0

    @property
    def track(self) -> Box:
        """The track of the thumb."""
        box = self.box.inset(self.edge)
        return Box(box.right - BAR, box.y, BAR, box.h)

    @property
    def is_scrolled(self) -> bool:
        """Whether the mouse holds the thumb or the content."""
        return self._grip is not None or self._held is not None

    def scroll(self, by: float) -> bool:
        """Scroll by that much, or as far as possible; return whether it moved."""
        offset = min(self.most, max(0.0, self.offset + by))
        if offset == self.offset:
            return False
        self.offset = offset
        self.touch()
        return True

    def rewind(self) -> None:
        """Scroll to the beginning."""
        self.scroll(-self.offset)

    def wheel(self, steps: float) -> bool:
        """Scroll by a notch."""
        return self.scroll(-steps * self.notch)

    def press(self, at: Place) -> bool:
        """Hold the thumb; beside it, move the thumb here."""
        if not self.most or not self.track.inset(-2, 0).has(at):
            return False
        thumb = self._thumb()
        self._grip = at[1] - thumb.y if thumb.has(at) else thumb.h / 2
        self.drag(at)
        return True

    def grab(self, at: Place) -> bool:
        """Take hold of the content."""
        self._held = (at[1], self.offset) if self.most else None
        return self._held is not None

    def drag(self, at: Place) -> None:
        """Move the content, or the thumb, with the mouse."""
        if self._held is not None:
            y, offset = self._held
            wanted = offset + (y - at[1]) / self.unit
            self.scroll(wanted - self.offset)
            if not 0 <= wanted <= self.most:  # beyond an end: on the way back it moves at once
                self._held = at[1], self.offset
        elif self._grip is not None:
            way = self.track.h - self._thumb().h
            share = (at[1] - self._grip - self.track.y) / way if way > 0 else 0.0
            self.scroll(min(1.0, max(0.0, share)) * self.most - self.offset)

    def release(self, at: Place) -> None:
        """Let go of the thumb, or of the content."""
        self._grip = self._held = None

    def paint(self, brush: Brush) -> None:
        """Paint the bar where there is something to scroll: a line and the thumb on it."""
        if self.most:
            track = self.track
            brush.fill(Box(track.middle[0] - 1, track.y, 2, track.h), "ink.faint", 120)
            brush.panel(self._thumb().inset(0.5, 0), "thumb")

    def _thumb(self) -> Box:
        track = self.track
        high = min(track.h, max(THUMB, track.h * self.seen / max(1, self.seen + self.most)))
        top = (track.h - high) * self.offset / self.most if self.most else 0.0
        return Box(track.x, track.y + top, track.w, high)


class RowScroll(Scrolling):
    """Shows whole rows of equal height; there are `count`."""

    notch = 3
    pad = 0.0  # between the edge and the rows

    @property
    @abstractmethod
    def count(self) -> int:
        """The number of rows."""

    @property
    def first(self) -> int:
        """The first row that is shown."""
        return round(self.offset)

    @property
    def seen(self) -> int:
        """The number of rows that fit whole, at least one."""
        return max(1, int((self.box.h - 2 * self.pad + 0.5) / self.unit)) if self.is_hung else 1

    @property
    def most(self) -> int:
        return max(0, self.count - self.seen)

    @property
    def visible(self) -> range:
        """The rows that are shown."""
        return range(self.first, min(self.count, self.first + self.seen))

    def row_box(self, row: int) -> Box:
        """The box of a row, beside the bar."""
        box = self.box.inset(self.pad)
        return Box(box.x, box.y + (row - self.first) * self.unit, box.w - self.bar, self.unit)

    def row_at(self, at: Place) -> int | None:
        """The row under that point, if one is shown there."""
        row = self.first + int((at[1] - self.box.y - self.pad) // self.unit)
        return row if row in self.visible and self.row_box(row).has(at) else None

    def scroll(self, by: float) -> bool:
        """Scroll by whole rows."""
        return super().scroll(round(self.offset + by) - self.offset)

    def keep_in_view(self, start: int, end: int) -> None:
        """Scroll as little as possible to show the rows from `start` to before `end`."""
        if start < self.first:
            self.scroll(start - self.first)
        elif end > self.first + self.seen:
            self.scroll(end - self.seen - self.first)

    def go(self, command: str, at: int, count: int) -> int | None:
        """The place to which a command moves a cursor at `at` of `count` places; None if it does
        not, as beyond an end, where the focus moves on."""
        page = max(1, self.seen - 1)
        to = {"up": at - 1, "down": at + 1, "first": 0, "last": count - 1,
              "page_up": at - page, "page_down": at + page}.get(command)
        if to is None or not count or (command in ("up", "down") and not 0 <= to < count):
            return None
        return max(0, min(count - 1, to))
