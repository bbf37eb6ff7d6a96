"""A long list of sentences of which only the visible ones are set: the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from alexandre.ui.brush import Brush
from alexandre.ui.layout import Box
from alexandre.ui.sketch import Place, Wording
from alexandre.ui.widgets.widget import Widget

BAR = 10.0
LEAST = 24.0
PAD = 12.0
NOTCH = 3  # lines


@dataclass(frozen=True)
class Entry:
    """A sentence and how it is set: `is_head` begins something new."""

    text: Wording
    is_head: bool = False


class Lines(Widget):
    """Stays at its end when something is added, unless the reader has scrolled away."""

    role = "log"
    takes_focus = True
    glows = False

    def __init__(self, name: str = "", *, size: float = 16) -> None:
        super().__init__(name)
        self.size = size
        self.entries: tuple[Entry, ...] = ()
        self._set: list[tuple[str, bool]] = []
        self._done: tuple[Entry, ...] = ()
        self._key = (0, 0, 0)
        self._top = 0
        self._is_at_end = True
        self._grip: float | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """Every sentence, in the language of the moment."""
        return tuple(self.desk.voice(entry.text) for entry in self.entries)

    def fill(self, entries: Sequence[Entry]) -> None:
        """Show these, from the oldest to the newest."""
        if tuple(entries) == self.entries:
            return
        self.entries = tuple(entries)
        self.lay()
        self.touch()

    def lay(self) -> None:
        """Set the sentences anew at this width."""
        self._wrap()
        self._top = self._most() if self._is_at_end else min(self._top, self._most())

    def paint(self, brush: Brush) -> None:
        """A panel, and the lines that can be seen."""
        brush.panel(self.box, "panel")
        inner = self._inner()
        before = brush.within(inner)
        step = self._step()
        for row in range(self._rows()):
            if self._top + row >= len(self._set):
                break
            line, is_head = self._set[self._top + row]
            px = brush.theme.letter(self.size)
            colour = brush.theme.colour("seal" if is_head else "ink")
            picture = brush.letters.picture(line, "bold" if is_head else "text", px, colour)
            at = brush.rect(Box(inner.x, inner.y + row * step, inner.w, step))
            brush.onto.blit(picture, at)
        brush.onto.set_clip(before)
        if self._most():
            brush.panel(self._thumb(), "thumb")

    def wheel(self, steps: float) -> bool:
        """A few lines a notch."""
        return self._scroll(self._top - round(steps * NOTCH))

    def do(self, command: str) -> bool:
        """Lines, pages, either end."""
        top = {"up": self._top - 1, "down": self._top + 1, "first": 0, "last": self._most(),
               "page_up": self._top - self._rows(), "page_down": self._top + self._rows(),
               }.get(command)
        return top is not None and self._scroll(top)

    def press(self, at: Place) -> bool:
        """Take hold of the bar's thumb."""
        if not self._most() or at[0] < self._thumb().x - 2:
            return False
        thumb = self._thumb()
        self._grip = at[1] - thumb.y if thumb.has(at) else thumb.h / 2
        self.drag(at)
        return True

    def drag(self, at: Place) -> None:
        """The thumb follows the mouse."""
        if self._grip is not None:
            inner = self._inner()
            way = inner.h - self._thumb().h
            share = (at[1] - self._grip - inner.y) / way if way else 0.0
            self._scroll(round(share * self._most()))

    def release(self, at: Place) -> None:
        """Let go of the thumb."""
        self._grip = None

    def _wrap(self) -> None:
        """Lines of all sentences; what was set at this width in this language stays set."""
        if not self.is_hung or not self.box.w:
            self._set, self._done = [], ()
            return
        desk = self.desk
        px = desk.theme.letter(self.size)
        key = (round((self._inner().w - BAR) * desk.theme.scale), px, desk.edition)
        if key != self._key or self.entries[:len(self._done)] != self._done:
            self._set, self._done, self._key = [], (), key
        for entry in self.entries[len(self._done):]:
            face = "bold" if entry.is_head else "text"
            lines = desk.letters.lines(desk.voice(entry.text), face, px, key[0])
            self._set += [(line, entry.is_head) for line in lines]
        self._done = self.entries

    def _scroll(self, top: int) -> bool:
        top = min(self._most(), max(0, top))
        if top == self._top:
            return False
        self._top = top
        self._is_at_end = top == self._most()
        self.touch()
        return True

    def _inner(self) -> Box:
        return self.box.inset(PAD, PAD - 2)

    def _step(self) -> float:
        desk = self.desk
        return desk.letters.height("text", desk.theme.letter(self.size)) / desk.theme.scale

    def _rows(self) -> int:
        """How many lines can be seen whole."""
        return max(1, int(self._inner().h / self._step())) if self.is_hung else 1

    def _most(self) -> int:
        return max(0, len(self._set) - self._rows())

    def _thumb(self) -> Box:
        inner = self._inner()
        high = max(LEAST, inner.h * self._rows() / max(1, len(self._set)))
        top = (inner.h - high) * (self._top / self._most() if self._most() else 0.0)
        return Box(inner.right - BAR + 4, inner.y + top, BAR - 2, high)
