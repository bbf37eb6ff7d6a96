"""The small panel that names what the mouse or the keyboard has come to rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from alexandre.ui.brush import Brush, text_height
from alexandre.ui.layout import Box
from alexandre.ui.sketch import Place, Wording

if TYPE_CHECKING:
    from alexandre.ui.desk import Desk

AFTER: Final = 400  # milliseconds
WIDE: Final = 300.0
SIZE: Final = 16.0
PAD: Final = 10.0


class Tip:
    """Promised when something is pointed at, shown a moment later, gone with the next move."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.text: str = ""
        self._words: Wording = ""
        self._at: Place = (0.0, 0.0)
        self._due: int | None = None

    @property
    def due(self) -> int | None:
        """When it wants to be shown, in milliseconds; None if it does not."""
        return self._due

    def promise(self, words: Wording, at: Place, now: int) -> None:
        """Show these words soon; nothing changes if they are shown or promised already."""
        if words and words == self._words:
            return
        self.end()
        self._words, self._at = words, at
        self._due = now + AFTER if words else None

    def tick(self, now: int) -> None:
        """Show what is due."""
        if self._due is not None and now >= self._due:
            self._due = None
            self.text = self._desk.voice(self._words)
            self._desk.touch(self._box())

    def end(self) -> None:
        """Show nothing, promise nothing."""
        if self.text:
            self._desk.touch(self._box())
        self.text, self._words, self._due = "", "", None

    def paint(self, brush: Brush) -> None:
        """The panel and its words."""
        if self.text:
            box = self._box()
            brush.panel(box, "tip")
            brush.paragraph(box.inset(PAD, PAD - 2), self.text, size=SIZE)

    def _widest(self) -> float:
        desk = self._desk
        return min(desk.theme.grown(WIDE), desk.box.w - 2 * PAD - 8)

    def _box(self) -> Box:
        """Below the pointer, or above it where there is no room."""
        desk = self._desk
        high = text_height(desk.letters, desk.theme, self.text, "text", SIZE, self._widest())
        width = desk.letters.width(self.text, "text", desk.theme.letter(SIZE)) / desk.theme.scale
        w, h = min(self._widest(), width + 1) + 2 * PAD, high + 2 * PAD - 4
        x = max(4.0, min(self._at[0] + 14, desk.box.w - w - 4))
        below = self._at[1] + 20
        y = below if below + h < desk.box.h else max(4.0, self._at[1] - h - 10)
        return Box(x, y, w, h)
