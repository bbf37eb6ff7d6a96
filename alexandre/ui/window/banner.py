"""The strip at the upper edge: what happened elsewhere, such as a disk that is full.

It is as wide as its sentence, and covers nothing to be pressed: buttons stand at the foot, or
beside the board over which it lies.
"""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import LABEL
from alexandre.ui.widgets.base.widget import Root

LASTS: Final = 9000  # milliseconds
WIDE: Final = 720.0
SIZE: Final = LABEL
PAD: Final = 14.0
TOP: Final = 6.0


class Banner:
    """Shows one sentence for a while in front of everything; a newer one replaces it.

    Its time starts when it is first painted, because a start may take long.
    """

    def __init__(self, desk: Root) -> None:
        self._desk = desk
        self.words: Wording = ""
        self.due: int | None = None  # when it wants to go, in milliseconds
        self._is_seen = False
        self._waiting: list[Wording] = []  # what is to have all its time
        self._is_announced = False  # is the sentence one of those?

    @property
    def text(self) -> str:
        """Its text, in the current language."""
        return self._desk.voice(self.words) if self.words else ""

    def show(self, words: Wording) -> None:
        """Show a sentence now; an announcement that it replaces is shown again afterwards."""
        if self._is_announced and words != self.words:
            self._waiting.insert(0, self.words)
        self._put(words)

    def announce(self, words: Wording) -> None:
        """Show a sentence once nothing else is shown, for its full time."""
        if words in (self.words, *self._waiting):
            return
        self._waiting.append(words)
        if not self.words:
            self._put_next()

    def end(self) -> None:
        """Remove a sentence whose subject is over; an announcement stays."""
        if not self._is_announced:
            self._put("")
            self._put_next()

    def tick(self, now: int) -> None:
        """Remove the sentence when its time is over."""
        if self.due is not None and now >= self.due:
            self._put("")
            self._put_next()
        elif self._is_seen and self.due is None:
            self.due = now + LASTS

    def _put_next(self) -> None:
        if self._waiting:
            self._put(self._waiting.pop(0))
            self._is_announced = True

    def _put(self, words: Wording) -> None:
        """Replace the sentence by another one, or by none."""
        for each in (self.words, words):
            self.words = each
            if each:
                self._desk.touch(self._box())
        self.due, self._is_seen, self._is_announced = None, False, False

    def paint(self, brush: Brush) -> None:
        """Paint the strip and its sentence."""
        if self.words:
            self._is_seen = True
            box = self._box()
            brush.panel(box, "primary")
            brush.paragraph(box.inset(PAD, PAD - 4), self.text, size=SIZE, colour="seal.text",
                            align="centre")

    def _box(self) -> Box:
        desk = self._desk
        room = desk.top.notice_box or desk.box
        words = desk.text_width(self.text, "text", SIZE) + 2 * PAD + 2
        wide = min(words, desk.theme.enlarge(WIDE), room.w - 40)
        inner = desk.text_height(self.text, "text", SIZE, wide - 2 * PAD)
        high = inner + 2 * PAD - 8
        return Box(room.middle[0] - wide / 2, desk.box.y + TOP, wide, high)
