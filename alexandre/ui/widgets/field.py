"""A line that is typed into."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.ui.brush import Brush
from alexandre.ui.layout import Box
from alexandre.ui.sketch import Place, Wording
from alexandre.ui.text import tidy
from alexandre.ui.widgets.widget import Writable

HIGH = 40.0
PAD = 10.0
SIZE = 18.0


class Field(Writable):
    """Letters come as text, never from keys, so that every keyboard and accent works.

    `empty` is said in pale letters while nothing is typed; `keep` says which letters are taken.
    """

    role = "field"

    def __init__(self, name: str, text: str = "", *, empty: Wording = "", most: int = 40,
                 keep: Callable[[str], bool] = lambda letter: True,
                 on_change: Callable[[str], None] = lambda text: None,
                 tip: Wording = "") -> None:
        super().__init__(name, tip=tip)
        self.text = text
        self.empty = empty
        self.most = most
        self.keep = keep
        self.on_change = on_change
        self._at = len(text)

    def height(self, width: float) -> float:
        """One line."""
        return self.desk.theme.grown(HIGH)

    def typed(self, text: str) -> None:
        """Letters at the caret, as many as there is room for."""
        letters = "".join(each for each in text if self.keep(each) and each.isprintable())
        self._write(self.text[:self._at] + letters + self.text[self._at:], self._at + len(letters))

    def do(self, command: str) -> bool:
        """Keys that edit; those that leave the field pass."""
        if command in ("next", "previous", "up", "down", "cancel", "quit", "full_screen"):
            return False
        if command == "erase" and self._at:
            self._write(self.text[:self._at - 1] + self.text[self._at:], self._at - 1)
        elif command == "delete":
            self._write(self.text[:self._at] + self.text[self._at + 1:], self._at)
        elif command in ("left", "right", "first", "last"):
            self._move({"left": self._at - 1, "right": self._at + 1, "first": 0}
                       .get(command, len(self.text)))
        return True

    def press(self, at: Place) -> bool:
        """The caret goes to the letter that was pointed at."""
        letters, px = self.desk.letters, self.desk.theme.letter(SIZE)
        wanted = (at[0] - self.box.x - PAD) * self.desk.theme.scale
        widths = [letters.width(self.text[:count], "text", px)
                  for count in range(len(self.text) + 1)]
        self._move(min(range(len(widths)), key=lambda count: abs(widths[count] - wanted)))
        return True

    def paint(self, brush: Brush) -> None:
        """The line, and the caret while the keyboard is here."""
        brush.panel(self.box, "field")
        inner = self.box.inset(PAD, 0)
        if self.text:
            brush.words(inner, self.text, size=SIZE)
        else:
            brush.words(inner, brush.voice(self.empty), size=SIZE, colour="ink.faint",
                        face="italic")
        if self.is_focused:
            left = brush.letters.width(self.text[:self._at], "text", brush.theme.letter(SIZE))
            x = min(inner.right, inner.x + left / brush.theme.scale) + 1
            caret = Box(x, self.box.y + 9, 2, self.box.h - 18)
            brush.fill(caret, "seal")

    def _write(self, text: str, at: int) -> None:
        text = text[:self.most]
        if tidy(text.strip()) or not text:
            self.text = text
        self._at = min(at, len(self.text))
        self.touch()
        self.on_change(self.text)

    def _move(self, at: int) -> None:
        self._at = min(len(self.text), max(0, at))
        self.touch()
