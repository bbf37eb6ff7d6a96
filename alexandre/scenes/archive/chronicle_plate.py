"""How the chronicle is laid out: the matches at the left, at the right the one that is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.scenes.archive.transcript import Transcript
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box, columns
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.sidebar.log_view import LogView
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.card import Card

WIDE: Final = 1200.0
PAD: Final = 24.0
GAP: Final = 12.0
SIDE: Final = 330.0  # how wide the list is
FACTS: Final = 0.42  # of the height, at the most
NAME: Final = 132.0  # the width of what a fact is about


class ChroniclePlate(Widget):
    """`annals/<number>` are the rows, `annals/facts` and `annals/log` the chosen match."""

    def __init__(self, title: Wording, buttons: tuple[Button, ...]) -> None:
        super().__init__("annals")
        self.title = self.add(Label("annals/title", title, face="title", size=30,
                                    colour="seal.deep"))
        self.rows = self.add(Scroll("annals/rows", gap=8))
        self.head = self.add(Label("annals/head", "", face="bold", size=20, colour="seal.deep"))
        self.facts = self.add(Scroll("annals/facts", gap=3))
        self.log = self.add(LogView("annals/log", size=17))
        self.buttons = self.add(Row(gap=12))
        for button in buttons:
            self.buttons.add(button)
        self._cards: dict[int, Card] = {}
        self._names: dict[int, Label] = {}
        self._page = Box()

    def row(self, number: int, name: Wording, line: Wording, origin: Wording,
            on_choose: Callable[[], None]) -> None:
        """One more match."""
        card = self.rows.column.add(Card(f"annals/{number}", on_choose))
        self._names[number] = card.add(Label(f"annals/{number}/name", name, face="bold", size=18,
                                             is_line=True))
        if line:
            card.add(Label(f"annals/{number}/line", line, size=16))
        card.add(Label(f"annals/{number}/origin", origin, face="italic", size=15,
                       colour="ink.soft"))
        self._cards[number] = card

    def call(self, number: int, name: Wording) -> None:
        """It is known by now what that match is called."""
        self._names[number].say(name)

    def say(self, text: Wording) -> None:
        """A sentence in the place of rows."""
        self.rows.column.add(Label("annals/none", text, face="italic", size=18,
                                   colour="ink.soft"))

    def choose(self, number: int) -> None:
        """Mark that row."""
        for each, card in self._cards.items():
            card.turn(is_on=each == number)

    def tell(self, told: Transcript) -> None:
        """Another match, from its beginning."""
        self.head.say(told.title)
        self.facts.column.clear()
        for number, (name, what) in enumerate(told.facts):
            row = self.facts.column.add(Row(gap=10, widths=(NAME, 0.0)))
            row.add(Label(f"annals/fact{number}", name, face="italic", size=16,
                          colour="ink.soft"))
            row.add(Label(f"annals/fact{number}/what", what, size=16))
        self.facts.offset = 0.0
        self.log.fill(told.lines)
        self.lay()
        self.log.unroll()
        self.touch()

    def lay(self) -> None:
        """What the facts do not need belongs to the log."""
        inner = self._plate().inset(PAD)
        title, foot = self.title.height(inner.w), self.buttons.height(inner.w)
        self.title.place(Box(inner.x, inner.y, inner.w, title))
        self.buttons.place(Box(inner.x, inner.bottom - foot, inner.w, foot))
        high = inner.h - title - foot - 2 * GAP
        side = min(self.desk.theme.grown(SIDE), inner.w * 0.4)
        left, self._page = columns(Box(inner.x, inner.y + title + GAP, inner.w, high),
                                   (side, 0.0), GAP)
        self.rows.place(left)
        self._lay_page(self._page.inset(GAP))

    def _lay_page(self, page: Box) -> None:
        head = self.head.height(page.w)
        facts = min(self.facts.height(page.w), page.h * FACTS)
        top = page.y + head + GAP / 2
        self.head.place(Box(page.x, page.y, page.w, head))
        self.facts.place(Box(page.x, top, page.w, facts))
        top += facts + GAP
        self.log.place(Box(page.x, top, page.w, page.bottom - top))

    def paint(self, brush: Brush) -> None:
        """The plate, and the page on it."""
        brush.panel(self._plate(), "panel")
        brush.panel(self._page, "row")
        if self.log.entries:
            y = self.log.box.y - GAP / 2
            brush.line((self.log.box.x, y), (self.log.box.right, y), "gold", 1.2)

    def _plate(self) -> Box:
        wide = min(self.desk.theme.grown(WIDE), self.box.w - 40)
        return self.box.centred(wide, self.box.h - 40)
