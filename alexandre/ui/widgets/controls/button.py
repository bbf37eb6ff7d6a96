"""A button."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Align, Place, Sketch, Wording
from alexandre.ui.input.commands import format_chord
from alexandre.ui.text.sizes import BODY, CAPTION, TINY
from alexandre.ui.widgets.base.pressed import Pressed
from alexandre.ui.widgets.base.widget import Telling
from alexandre.ui.widgets.base.worded import Worded

PAD = 14.0  # between the words and the edge
TIGHT = 5.0  # the same where a word would not fit otherwise
HIGH = 40.0
GIVEN = 1.15  # how much smaller larger letters are set where that saves a line
AIR = 18.0  # what is left of a button's height beside one line of its words
HINT = 22.0  # the width of the digit shown on a button
KEY = TINY  # the size of a command's key
ARROWS = {"‹": "left", "›": "right"}  # drawn as the arrowheads of a choice are


class Button(Pressed, Worded):
    """A button, pressed with the mouse, or with the keyboard when it has the focus.

    `hint` is the digit that presses it, `command` the command it carries out: their keys are shown
    discreetly, that of the command where there is room. `is_on` marks the chosen one of several.
    """

    def __init__(self, name: str, text: Wording, on_press: Callable[[], object], *,
                 kind: str = "button", hint: str = "", align: Align = "centre", size: float = BODY,
                 pad: float = PAD, tip: Telling = "", command: str = "",
                 high: float = HIGH) -> None:
        super().__init__(name, text, tip=tip)
        self.on_press = on_press
        self.kind = kind
        self.hint = hint
        self.command = command
        self.align: Align = align
        self.size = self.full = size
        self.is_level = False  # have its letters shrunk with those of its neighbours?
        self.pad = pad
        self.high = self.usual = high  # less where room is scarce
        self.meaning: Hashable = ""  # what it does, where its name does not say it

    @property
    def is_main(self) -> bool:
        return self.kind == "primary"

    @property
    def spoken(self) -> str:
        """Its words, or its tip if it shows a sign."""
        if any(map(str.isalnum, self.words)) or not self.tip:
            return self.words
        told = self.tip if isinstance(self.tip, tuple) else (self.tip,)
        return self.desk.voice(next(each for each in told if not isinstance(each, Sketch)))

    def enable(self, *, is_enabled: bool) -> None:
        """Allow or forbid pressing it."""
        if is_enabled != self.is_enabled:
            self.is_enabled = is_enabled
            self.touch()

    def turn(self, *, is_on: bool) -> None:
        """Mark it as chosen, or not."""
        if is_on != self.is_on:
            self.is_on = is_on
            self.touch()

    def height(self, width: float) -> float:
        """The height of one line, or of as many as the words need."""
        high = self._measure(width, (self._face, self.size, self.pad, bool(self.hint)),
                             self._high)
        return max(self.desk.theme.tall(self.high), high + AIR * self.high / HIGH - 2)

    def fit(self, width: float) -> float:
        """The size of its words in that width."""
        return self._fit_size(self._room(width))

    def _room(self, width: float) -> float:
        return width - 2 * self._beside(width) - self._hint_width()

    def _high(self, width: float) -> float:
        inner = self._room(width)
        return self.desk.text_height(self.words, self._face, self._fit_size(inner), inner)

    def paint(self, brush: Brush) -> None:
        """Paint the panel and the words, a little lower while it is held down."""
        brush.panel(self.box, self.kind, self._state())
        ink, soft = ("seal.text",) * 2 if self.kind == "primary" else ("ink", "ink.soft")
        if not self.is_enabled:
            ink = soft = "ink.faint"
        if self.words in ARROWS:
            brush.arrow(self.box.middle, brush.theme.tall(6), "seal" if self.is_enabled else ink,
                        ARROWS[self.words])
            return
        left = self._hint_width()
        pad = self._beside(self.box.w)
        inner = Box(self.box.x + pad + left, self.box.y + (1 if self._is_down else 0),
                    self.box.w - 2 * pad - left, self.box.h)
        if self.hint:
            brush.words(Box(self.box.x + 11, inner.y, left, inner.h), self.hint, face="table",
                        size=CAPTION, colour=soft)
        inner = self._with_key(brush, inner, soft)
        brush.block(inner, self.words, face=self._face, size=self._fit_size(inner.w), colour=ink,
                    align=self.align)

    def aim(self, at: Place) -> Hashable:
        """Its name and its meaning."""
        return self.name, self.meaning

    def aims(self) -> Iterable[Hashable]:
        return ((self.name, self.meaning),)

    def act(self) -> None:
        self.on_press()

    def _with_key(self, brush: Brush, inner: Box, colour: str) -> Box:
        """Paint the key of its command at the right if there is room; return the room of the
        words, which stays the same."""
        chord = self.desk.commands.chord(self.command) if self.command else ""
        if not chord:
            return inner
        key = brush.voice(format_chord(chord))
        wide = brush.text_width(key, "table", KEY) + 10
        room = brush.text_width(self.words, self._face, self.size)
        if self.align == "centre":
            room += 2 * (wide - self.pad + 8) + 12
        if room + (wide + 6) * (self.align != "centre") > inner.w:
            return inner
        high = brush.theme.enlarge(KEY) + 6
        right = self.box.right - 8
        cap = Box(right - wide, inner.middle[1] - high / 2, wide, high)
        brush.ring(cap, colour, 1.0, radius=4)
        brush.words(cap, key, face="table", size=KEY, colour=colour, align="centre")
        return inner

    def _beside(self, width: float) -> float:
        """The padding beside the words, which shrinks before the letters do."""
        longest = self.desk.longest_word_width(self.words, self._face, self.size)
        spare = (width - self._hint_width() - longest) / 2
        return min(self.pad, max(TIGHT, spare))

    def _fit_size(self, width: float) -> float:
        """The size at which no word is cut; large letters shrink a little to save a line."""
        desk = self.desk
        size = desk.fit_size(self.words, self._face, self.size, width)
        less = size / min(GIVEN, desk.theme.text)
        high, low = (desk.text_height(self.words, self._face, each, width)
                     / each for each in (size, less))
        return less if high - low > 0.5 and not self.is_level else size

    @property
    def _face(self) -> str:
        return "bold" if self.kind == "primary" or self.is_on else "text"

    def _hint_width(self) -> float:
        return self.desk.theme.enlarge(HINT) if self.hint else 0.0
