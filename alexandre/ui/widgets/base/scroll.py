"""A viewport on content higher than itself."""

from __future__ import annotations

from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place
from alexandre.ui.widgets.base.boxes import Column
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.scrolling import BAR, Scrolling
from alexandre.ui.widgets.base.widget import Widget, walk

BESIDE = BAR + 6.0  # what the bar and the air before it take of the width
RING = 4.0  # how far the ring of the focus reaches beyond a row
ROUNDED = 1.0  # so much less room is enough: heights are of whole pixels
LINE = 40.0  # what is lower is a row, and never cut
SEEN = 0.6  # of the window are shown at least
TALL = 0.45  # of it: what is so high may be cut at its foot, and so may pictures
LONG = 0.35  # of it: a text that is so high may be cut between two lines
PUSHED = 0.4  # likewise, while it stands where no row begins
NEARLY = 0.1  # of the way that was meant, what counts as a move
WIDEST = 0.4  # of the height of a row: what may be between two at most
SLIVER = 44.0  # of anything that shows no whole line are shown at least


class Scroll(Scrolling):
    """Shows a part of its column, and follows the focus; no row is cut.

    Arrow keys scroll it if it `is_text`. If it `is_spread`, equal rows are spaced to fill the box.
    """

    is_list = True

    def __init__(self, name: str = "", *, gap: float = 8.0, is_text: bool = False,
                 is_spread: bool = False) -> None:
        super().__init__(name)
        self.is_text, self.is_spread, self._gap = is_text, is_spread, gap
        self.column = self.add(Column(gap=gap))
        self._wide = self._whole = 0.0  # of the column, as it was laid
        self._hidden = 0.0  # so much is left empty at the top, where a row would be cut
        self._sight = 0.0  # how much of the height is shown below that
        self._parts: list[Box] = []  # what is not cut through, where it lies

    @property
    def view(self) -> Box:
        """The inner box, without the bar and without cut rows at its edges."""
        return Box(self.box.x, self.box.y + self._hidden, self._wide, self._sight)

    @property
    def framed_view(self) -> Box:
        """The same with room for the focus ring at the sides and beyond both ends."""
        view = self.view
        above = RING if not self.offset else 0.0
        below = RING if self.offset >= self.most else 0.0
        return Box(view.x - RING, view.y - above, view.w + 2 * RING, view.h + above + below)

    @property
    def most(self) -> float:
        over = self._whole - self.box.h
        return over if over > ROUNDED else 0.0

    def lay(self) -> None:
        """Lay out the column at its scroll position.

        The scroll bar takes width only from content that does not fit without it.
        """
        self._wide, self.column.gap = self.box.w, self._gap
        self._whole = self.column.height(self._wide)
        if self.most:
            self._wide -= BESIDE
            if self.is_spread:
                self._spread_rows()
            self._whole = self.column.height(self._wide)
        self._put()

    def _spread_rows(self) -> None:
        """Widen the gaps a little if that leaves no empty band where a row would be cut."""
        high, *others = (each.height(self._wide) for each in self.column.children if each.is_shown)
        count = int((self.box.h + self._gap) // (high + self._gap))
        if count > 1 and set(others) == {high}:
            gap = (self.box.h - count * high) / (count - 1)
            self.column.gap = gap if gap <= WIDEST * high else self._gap

    def height(self, width: float) -> float:
        """The height of its column; with less room it scrolls."""
        return self.column.height(width)

    def height_of_rows(self, width: float, room: float) -> float:
        """The greatest height within the room that cuts no row; the first row gets what there is.
        """
        top = high = 0.0
        for row in self.column.children:
            if row.is_shown:
                top += row.height(width - BESIDE)
                if high and top > room + ROUNDED:
                    break
                high = top
                top += self.column.gap
        return min(high, room)

    def scroll(self, by: float) -> bool:
        is_moved = super().scroll(by)
        if is_moved:
            self._put()
        return is_moved

    def reveal(self, box: Box) -> None:
        """Scroll until the box is visible."""
        if box.y < self.view.y:
            self._land(box.y - self.box.y - 4)
        elif box.bottom > self.view.bottom:
            self._land(box.bottom - self.view.bottom + 4, least=1.0)

    def wheel(self, steps: float) -> bool:
        return self._land(-steps * self.notch)

    def do(self, command: str) -> bool:
        """Scroll a page up or down, or to either end."""
        if self.is_text and command in ("up", "down"):
            self.scroll(self.notch if command == "down" else -self.notch)
            return True
        way = {"page_up": -self._sight * 0.9, "page_down": self._sight * 0.9,
               "first": -self.most, "last": self.most}.get(command)
        return way is not None and self._land(way)

    def _land(self, by: float, least: float = 0.0) -> bool:
        """Scroll by about that distance, and at least by that share of it, to a place where
        nothing is cut at the top; do nothing for a distance of 0, as from a horizontal wheel."""
        if not by:
            return False
        wanted = self.offset + by
        edges = (each for each in self._list_edges(wanted)
                 if each == wanted or (each - self.offset) / by > max(least, NEARLY))
        return self.scroll(min(edges, key=lambda each: abs(each - wanted), default=wanted)
                           - self.offset)

    def release(self, at: Place) -> None:
        """End a drag at a place where nothing is cut at the top."""
        super().release(at)
        nearest = min(self._list_edges(self.offset), key=lambda each: abs(each - self.offset),
                      default=self.offset)
        self.scroll(nearest - self.offset)

    def _list_edges(self, wanted: float) -> list[float]:
        """The offsets near this one where nothing is cut at the top; only this one, if it cuts
        nothing."""
        start = self.column.box.y
        spans = [(box.y - start, box.bottom - start) for box in self._parts]

        def is_cut(at: float) -> bool:
            return any(top + ROUNDED < at < low - ROUNDED for top, low in spans)

        if not (0 < wanted < self.most and is_cut(wanted)):
            return [wanted]
        return [each for span in spans for each in span
                if abs(each - wanted) < self.box.h and not is_cut(each)]

    def _put(self) -> None:
        self.offset = min(self.offset, self.most)
        self.column.place(Box(self.box.x, self.box.y - self.offset, self._wide, self._whole))
        if not self.most:
            self._parts, self._hidden = [], 0.0
            self._sight = max(self.box.h, self._whole)  # the edge of what is rounded, too
            return
        line = self.desk.theme.tall(LINE)
        tall, long = (max(share * self.box.h, line) for share in (TALL, LONG))
        self._parts = [box for each in walk(self.column)
                       for box in list_uncut(each, long if isinstance(each, Label) else tall)
                       if box.h > 0]
        foot = self._find_foot(self._parts)
        self._hidden = self._find_top(self._parts, foot) - self.box.y
        self._sight = foot - self.box.y - self._hidden

    def _find_top(self, parts: list[Box], foot: float) -> float:
        """The highest line that cuts none of these boxes."""
        top = self.box.y
        while cut := [box.bottom for box in parts
                      if box.y + 2 * ROUNDED < top + ROUNDED < box.bottom]:
            top = max(cut)
        return top if foot - top >= PUSHED * self.box.h else self.box.y

    def _find_foot(self, parts: list[Box]) -> float:
        """The lowest line that cuts nothing but tall boxes; the lower edge if that would leave too
        little."""
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
    """The boxes of a widget that may not be cut: its rows, all of it, or each line of a long text.
    """
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
