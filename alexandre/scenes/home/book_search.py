"""Search in a book: marks what is found, and goes from passage to passage."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.text.sizes import LARGE, SMALL
from alexandre.ui.widgets.base.boxes import Column, Row
from alexandre.ui.widgets.base.label import Remark
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.field import Field
from alexandre.ui.widgets.panels.paragraph import Paragraph

SHORTEST: Final = 2  # letters that are searched for
ALIKE: Final = str.maketrans({"’": "'", "\u00a0": " ", "œ": "o", "æ": "a"})


class BookSearch(Column):
    """The search field and its two arrows, for the numbered paragraphs of the page; `go_to` is
    called with the number of a passage."""

    def __init__(self, paragraphs: Mapping[str, Paragraph], reading: Widget,
                 go_to: Callable[[str], None], text: str = "") -> None:
        super().__init__(gap=2)
        self.text = text
        self._paragraphs = paragraphs
        self._reading = reading
        self._go_to = go_to
        self._hit = -1
        row = self.add(Row(gap=4, widths=(0.0, 30.0, 30.0)))
        row.add(Field("rulebook/search", text, empty=Msg.of("ui.rulebook.search"),
                      on_change=self._seek, on_done=partial(self._step, 1)))
        row.add(Button("rulebook/before", "‹", partial(self._step, -1), size=LARGE, pad=2,
                       tip=Msg.of("ui.rulebook.before")))
        row.add(Button("rulebook/after", "›", partial(self._step, 1), size=LARGE, pad=2,
                       tip=Msg.of("ui.rulebook.after")))
        self.result = self.add(Remark("rulebook/found", " ", size=SMALL, align="centre"))

    def mark(self) -> None:
        """Mark all matches."""
        wanted = fold(self.text.strip())
        for paragraph in self._paragraphs.values():
            paragraph.matches = tuple(find_matches(wanted, paragraph.text))
            if wanted == paragraph.number:
                paragraph.matches = paragraph.matches or ((0, 0),)
        self._count(len(self._hits()))
        self._reading.touch()

    def _seek(self, text: str) -> None:
        """Mark all matches and go to the first."""
        self.text = text
        self._hit = -1
        self.mark()
        self._step(1)

    def _hits(self) -> list[Paragraph]:
        return [paragraph for paragraph in self._paragraphs.values() if paragraph.matches]

    def _step(self, by: int) -> None:
        """Go to the next or the previous match."""
        hits = self._hits()
        if hits:
            start = self._hit if self._hit >= 0 or by > 0 else 0
            self._hit = (start + by) % len(hits)
            self._go_to(hits[self._hit].number)
            self._count(len(hits))

    def _count(self, count: int) -> None:
        if len(self.text.strip()) < SHORTEST:
            self.result.say(" ")
        elif count and self._hit >= 0:
            self.result.say(Msg.of("ui.rulebook.hit", n=self._hit + 1, of=count))
        else:
            self.result.say(Msg.of("ui.rulebook.found", n=count))


def fold(text: str) -> str:
    """The text in lower case without accents, of the same length."""
    plain = (unicodedata.normalize("NFD", letter)[0] for letter in text.translate(ALIKE))
    return "".join(letter.lower()[0] for letter in plain)


def find_matches(wanted: str, text: str) -> Iterator[tuple[int, int]]:
    """The starts and ends of what is `wanted`, folded, in the text; none if it is too short."""
    if len(wanted) < SHORTEST:
        return
    inside = fold(text)
    at = inside.find(wanted)
    while at >= 0:
        yield at, at + len(wanted)
        at = inside.find(wanted, at + len(wanted))
