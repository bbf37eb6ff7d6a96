"""A window on something higher than itself."""

from __future__ import annotations

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place
from alexandre.ui.widgets.base.boxes import Column
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.scrollbar import WIDE, Scrollbar
from alexandre.ui.widgets.base.widget import Widget, walk

AIR = 6.0  # between what is scrolled and the bar
NOTCH = 54.0  # how far one notch of the wheel goes
ROUNDED = 1.0  # so much less room is enough: heights are of whole pixels
TALL = 0.35  # of the window: what is so high may be cut at its foot, and so may pictures
LINE = 40.0  # what is lower is a row, and never cut
SEEN = 0.6  # of the window are shown at least
PUSHED = 0.4  # likewise, while it stands where no row begins
NEARLY = 0.1  # of the way that was meant, what counts as a move
SLIVER = 44.0  # of anything that shows no whole line are shown at least


class Scroll(Widget):
    """Shows a part of its column; wheel, bar and keys move it, and so does the focus."""

    role = "list"

    def __init__(self, name: str = "", *, gap: float = 8.0) -> None:
        super().__init__(name)
        self.column = self.add(Column(gap=gap))
        self.offset = 0.0
        self._bar = 0.0  # the room of the bar, and the height of the whole, as they were laid
        self._whole = 0.0
        self._sight = 0.0  # how much of the height is shown: no row is cut at the foot
        self._hidden = 0.0  # nor at the top, where so much is left empty
        self._parts: list[Box] = []  # what is not cut through, where it lies
        self._scrollbar = Scrollbar(lambda top: self.scroll(top - self.offset))
        self._pushed: float | None = None  # where the column is held

    @property
    def view(self) -> Box:
        """What lies inside, without the bar and what would be cut through at its edges."""
        return Box(self.box.x, self.box.y + self._hidden, self.box.w - self._bar, self._sight)

    @property
    def most(self) -> float:
        """How far it can be moved."""
        over = self._whole - self.box.h
        return over if over > ROUNDED else 0.0

    def lay(self) -> None:
        """The column, as far up as it is scrolled.

        The bar takes its width only from what does not fit without it.
        """
        self._whole = self.column.height(self.box.w)
        self._bar = WIDE + AIR if self.most else 0.0
        if self._bar:
            self._whole = self.column.height(self.box.w - self._bar)
        self._put()

    def height(self, width: float) -> float:
        """As high as its column; with less room it scrolls."""
        return self.column.height(width)

    def paint(self, brush: Brush) -> None:
        """The bar, where there is something to scroll."""
        self._scrollbar.paint(brush)

    def scroll(self, by: float) -> bool:
        """Move by so much; True if it moved."""
        offset = min(self.most, max(0.0, self.offset + by))
        if offset == self.offset:
            return False
        self.offset = offset
        self._put()
        self.touch()
        return True

    def reveal(self, box: Box) -> None:
        """Move until the box can be seen."""
        if box.y < self.view.y:
            self._land(box.y - self.box.y - 4)
        elif box.bottom > self.view.bottom:
            self._land(box.bottom - self.view.bottom + 4, least=1.0)

    def wheel(self, steps: float) -> bool:
        """A notch at a time."""
        return self._land(-steps * NOTCH)

    def _land(self, by: float, least: float = 0.0) -> bool:
        """Move by about so much, and at least by that share of it, to where nothing is cut at the
        top."""
        start, wanted = self.column.box.y, self.offset + by
        spans = [(box.y - start, box.bottom - start) for box in self._parts]

        def is_cut(at: float) -> bool:
            return any(top + ROUNDED < at < low - ROUNDED for top, low in spans)

        if 0 < wanted < self.most and is_cut(wanted):
            edges = (each for span in spans for each in span if abs(each - wanted) < self.box.h
                     and (each - self.offset) / by > max(least, NEARLY) and not is_cut(each))
            wanted = min(edges, key=lambda each: abs(each - wanted), default=wanted)
        return self.scroll(wanted - self.offset)

    def do(self, command: str) -> bool:
        """A page up or down, to either end."""
        way = {"page_up": -self._sight * 0.9, "page_down": self._sight * 0.9,
               "first": -self.most, "last": self.most}.get(command)
        return way is not None and self._land(way)

    def press(self, at: Place) -> bool:
        """Take hold of the thumb; beside it, bring it here."""
        return self._scrollbar.press(at)

    def grab(self, at: Place) -> bool:
        """What is scrolled is taken hold of itself."""
        self._pushed = at[1] if self.most else None
        return self._pushed is not None

    def drag(self, at: Place) -> None:
        """The thumb follows the mouse, or the column does."""
        if self._pushed is not None:
            self.scroll(self._pushed - at[1])
            self._pushed = at[1]
        else:
            self._scrollbar.drag(at)

    def release(self, at: Place) -> None:
        """Let go of the thumb, or of the column."""
        self._pushed = None
        self._scrollbar.release()

    def _put(self) -> None:
        self.offset = min(self.offset, self.most)
        self.column.place(Box(self.box.x, self.box.y - self.offset, self.box.w - self._bar,
                              self._whole))
        self._scrollbar.place(self.box, self.offset, self.box.h, self.box.h + self.most)
        if not self.most:
            self._parts, self._hidden, self._sight = [], 0.0, self.box.h
            return
        tall = max(TALL * self.box.h, self.desk.theme.tall(LINE))
        self._parts = [box for each in walk(self.column) for box in list_uncut(each, tall)
                       if box.h > 0]
        foot = self._find_foot(self._parts)
        self._hidden = self._find_top(self._parts, foot) - self.box.y
        self._sight = foot - self.box.y - self._hidden

    def _find_top(self, parts: list[Box], foot: float) -> float:
        """The highest line that cuts through none of these, as `_find_foot` has it."""
        top = self.box.y
        while cut := [box.bottom for box in parts
                      if box.y + 2 * ROUNDED < top + ROUNDED < box.bottom]:
            top = max(cut)
        return top if foot - top >= PUSHED * self.box.h else self.box.y

    def _find_foot(self, parts: list[Box]) -> float:
        """The lowest line that cuts through nothing but what is tall; the lower edge if that would
        leave too little."""
        foot = self.box.bottom
        while cut := [box.y for box in parts if box.y < foot - ROUNDED < box.bottom - 2 * ROUNDED]:
            foot = min(cut)
        begun = [each.box.y for each in walk(self.column)
                 if each.box.y + ROUNDED < foot < min(each.box.bottom, each.box.y + SLIVER)
                 and not any(each.box.y - ROUNDED < box.y and box.bottom < foot + ROUNDED
                             for box in parts)]
        foot = min(begun, default=foot)
        return foot if foot >= self.box.y + SEEN * self.box.h else self.box.bottom


def list_uncut(widget: Widget, tall: float) -> tuple[Box, ...]:
    """What of a widget is not cut through: rows in it, all of it, or each line of a long text."""
    box = widget.box
    if widget.uncut or not (widget.takes_focus or isinstance(widget, Label)):
        return widget.uncut
    if box.h < tall:
        return (box,)
    if not isinstance(widget, Label):
        return ()
    count = round(box.h / widget.desk.text_height("x", widget.face, widget.size, box.w))
    return tuple(Box(box.x, box.y + number * box.h / count, box.w, box.h / count)
                 for number in range(count))
