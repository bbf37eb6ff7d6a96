"""A text field of one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Wording
from alexandre.ui.input.clipboard import Clipboard
from alexandre.ui.play.defaults import confirm, ignore
from alexandre.ui.text.sizes import BODY
from alexandre.ui.text.typesetter import tidy
from alexandre.ui.widgets.base.widget import Telling, Writable

HIGH: Final = 40.0
PAD: Final = 10.0
SIZE: Final = BODY
CLIPBOARD: Final = Clipboard()

# Keys that erase what is selected, or as far as another key would lead.
ERASING: Final = {"backspace": "left", "delete": "right", "ctrl+backspace": "ctrl+left",
                  "ctrl+delete": "ctrl+right", "shift+backspace": "left"}


class Field(Writable):
    """A text field; it takes text events, never keys, so that every keyboard and accent works.

    `empty` is shown in pale letters while nothing is typed; `keep` says which letters are
    accepted; `on_done` is called on Enter.
    """

    high = usual = HIGH  # less where room is scarce

    def __init__(self, name: str, text: str = "", *, empty: Wording = "", most: int = 40,
                 keep: Callable[[str], bool] = confirm,
                 on_change: Callable[[str], None] = ignore,
                 on_done: Callable[[], None] | None = None, tip: Telling = "") -> None:
        super().__init__(name, tip=tip)
        self.text = text
        self.empty = empty
        self.most = most
        self.keep = keep
        self.on_change = on_change
        self.on_done = on_done
        self._at = len(text)  # before which letter the caret stands
        self._from = len(text)  # where the selection began; at the caret if there is none
        self._composed = ""
        self._shift = 0  # pixels by which a long text is pushed to the left

    @property
    def spoken(self) -> str:
        """The text, or its placeholder."""
        return self.text or self.desk.voice(self.empty)

    @property
    def selected(self) -> str:
        low, high = self._span()
        return self.text[low:high]

    def height(self, width: float) -> float:
        return self.desk.theme.tall(self.high)

    def typed(self, text: str) -> None:
        """Replace the selection by the typed text, as far as there is room."""
        self._composed = ""
        low, high = self._span()
        room = self.most - len(self.text) + high - low
        letters = "".join(each for each in text if self.keep(each) and each.isprintable())[:room]
        if letters:
            self._write(self.text[:low] + letters + self.text[high:], low + len(letters))

    def composed(self, text: str) -> None:
        """Show the text that an input method is composing at the caret."""
        if text != self._composed:
            self._composed = text
            self.touch()

    def edit(self, chord: str) -> bool:
        """Handle the usual editing keys; Shift selects."""
        extends = "shift+" in chord
        to = self._goal(chord.replace("shift+", ""))
        if to is not None and chord not in ERASING:
            self._move(to, extends=extends)
        elif chord in ERASING:
            self._erase(ERASING[chord])
        elif chord == "ctrl+a":
            self._from = 0
            self._move(len(self.text), extends=True)
        elif chord in ("ctrl+c", "ctrl+x", "ctrl+insert", "shift+delete"):
            self._copy(is_cut=chord in ("ctrl+x", "shift+delete"))
        elif chord in ("ctrl+v", "shift+insert"):
            self.typed(tidy(CLIPBOARD.paste()))
        elif chord == "return" and self.on_done is not None:
            self.on_done()
        else:
            return chord == "return"
        return True

    def press(self, at: Place) -> bool:
        """Put the caret at the letter under the mouse."""
        self._move(self._letter_at(at), extends=False)
        return True

    def drag(self, at: Place) -> None:
        """Select as far as the mouse."""
        self._move(self._letter_at(at), extends=True)

    def paint(self, brush: Brush) -> None:
        """Paint the text, the selection, and the caret while it has the focus."""
        brush.panel(self.box, "field", "" if self.is_enabled else "off")
        inner = self.box.inset(PAD, 0)
        before = brush.within(self.box.inset(4, 3))
        if self.is_focused:
            self._shift = self._scroll_offset(inner.w * brush.theme.scale)
        left = self._shift / brush.theme.scale
        if self.is_focused and self.selected:
            low, high = (inner.x - left + self._wide(each) for each in self._span())
            brush.fill(Box(low, self.box.y + 6, high - low, self.box.h - 12), "lit", 150)
        shown = self.text[:self._at] + self._composed + self.text[self._at:]
        if shown:
            line = Box(inner.x - left, inner.y, self._wide(len(self.text)) + inner.w, inner.h)
            brush.words(line, shown, size=SIZE, colour="ink" if self.is_enabled else "ink.faint")
        else:
            brush.words(inner, brush.voice(self.empty), size=SIZE, colour="ink.faint",
                        face="italic")
        if self.is_focused:
            composed = brush.text_width(self._composed, "text", SIZE)
            x = inner.x - left + self._wide(self._at) + composed
            self._put_caret(brush, Box(x, self.box.y + 8, 2, self.box.h - 16))
        brush.onto.set_clip(before)

    def _put_caret(self, brush: Brush, caret: Box) -> None:
        """Paint the caret, and tell input methods where to show their text."""
        brush.fill(caret, "seal")
        if pygame.display.get_init():
            pygame.key.set_text_input_rect(brush.rect(caret))

    # ---- the text and what is selected of it -------------------------------------------------

    def _span(self) -> tuple[int, int]:
        return min(self._at, self._from), max(self._at, self._from)

    def _goal(self, key: str) -> int | None:
        """The place to which a key moves the caret."""
        return {"left": self._at - 1, "right": self._at + 1, "home": 0, "end": len(self.text),
                "ctrl+left": word_before(self.text, self._at),
                "ctrl+right": word_after(self.text, self._at),
                "ctrl+home": 0, "ctrl+end": len(self.text)}.get(key)

    def _erase(self, key: str) -> None:
        """Erase the selection, or the text from the caret to where the key leads."""
        low, high = self._span()
        if low == high:
            to = min(len(self.text), max(0, self._goal(key) or 0))
            low, high = min(self._at, to), max(self._at, to)
        if low != high:
            self._write(self.text[:low] + self.text[high:], low)

    def _copy(self, *, is_cut: bool) -> None:
        if self.selected:
            CLIPBOARD.copy(self.selected)
            if is_cut:
                self._erase("left")

    def _write(self, text: str, at: int) -> None:
        """Replace the text and put the caret at `at`, unless it has nothing that can be seen."""
        if text and not tidy(text.strip()):
            return
        self.text = text
        self._at = self._from = min(at, len(text))
        self.touch()
        self.on_change(self.text)

    def _move(self, at: int, *, extends: bool) -> None:
        self._at = min(len(self.text), max(0, at))
        if not extends:
            self._from = self._at
        self.touch()

    # ---- where the letters stand -------------------------------------------------------------

    def _wide(self, count: int) -> float:
        """The width of the first letters, in logical units."""
        return self.desk.text_width(self.text[:count], "text", SIZE)

    def _scroll_offset(self, room: float) -> int:
        """The offset of a long text that keeps the caret visible."""
        caret = self._wide(self._at) * self.desk.theme.scale
        longest = max(0.0, self._wide(len(self.text)) * self.desk.theme.scale - room)
        return round(min(max(self._shift, caret - room + 2), caret, max(longest, caret - room)))

    def _letter_at(self, at: Place) -> int:
        wanted = at[0] - self.box.x - PAD + self._shift / self.desk.theme.scale
        return min(range(len(self.text) + 1), key=lambda count: abs(self._wide(count) - wanted))


def word_before(text: str, at: int) -> int:
    """The beginning of the word before that place."""
    return len(text[:at].rstrip().rpartition(" ")[0] + " ") if text[:at].strip().count(" ") \
        else 0


def word_after(text: str, at: int) -> int:
    """The beginning of the next word after that place."""
    rest = text[at:]
    word = len(rest) - len(rest.lstrip()) or len(rest.split(" ", 1)[0])
    return at + word + (len(rest[word:]) - len(rest[word:].lstrip()))
