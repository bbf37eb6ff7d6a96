"""The chapters of a life: a page before each of several linked matches, and the last word."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from alexandre.kernel.record import Record
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.scroll_panel import ScrollPanel
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Sketch, star
from alexandre.ui.play.legacy import ChapterPage, Rows
from alexandre.ui.text.sizes import BODY, DISPLAY, HEADLINE, LABEL, LARGE
from alexandre.ui.widgets.base.boxes import Column, Panel, Row, Rule
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.miniature import Miniature

WIDE: Final = 1120.0
ROAD: Final = 190.0  # how high the maps are at the most
STAR: Final = 90.0


def page_of(session: Session) -> ChapterPage | None:
    """The page of a match as it stands, where its title has one."""
    return drawing_of(session.game).chapter(session.game, session.state)


def open_chapter(house: House, session: Session) -> None:
    """Before the table of a match that nobody has played in, its page, if there is one."""
    is_new = session.record.origin is None and all(step.actor < 0 for step in session.steps)
    page = page_of(session) if is_new else None
    if page is not None:
        house.enter(ChapterRoom(house, session.record, page))


class ChapterRoom(Scene):
    """Lies over the table until one goes on."""

    def __init__(self, house: House, record: Record, page: ChapterPage) -> None:
        super().__init__(house)
        self._record = record
        self._page = page

    @property
    def record(self) -> Record:
        """The match whose seats are shown here."""
        return self._record

    def build(self) -> Widget:
        """The date, the question, the memories, and the road."""
        page, told = self._page, Column(gap=10)
        told.add(Label("chapter/number", Msg.of("ui.chapter.number", n=page.number), face="italic",
                       size=LARGE, align="centre", colour="ink.soft"))
        told.add(Label("chapter/title", page.title, face="title", size=HEADLINE, align="centre",
                       colour="seal.deep"))
        if any(player.level for player in self._record.players):
            told.add(Label("chapter/player", Msg.of("ui.turn.computer"), face="bold", size=BODY,
                           align="centre", colour="seal"))
        for widget in head_of(page):
            told.add(widget)
        lists = told.add(Row(gap=14))
        lists.add(self._list("asked", tuple((each, "") for each in page.asked)))
        lists.add(self._list("remembered", page.remembered
                             or ((Msg.of("ui.chapter.nothing"), ""),)))
        button = Button("chapter/go", Msg.of("ui.chapter.go"), self.house.leave, kind="primary")
        row = Row(gap=12)
        row.add(Column())
        row.add(button)
        return ScrollPanel("chapter", told, row, WIDE)

    def entered(self) -> None:
        """One key goes on."""
        self.house.desk.focus_first("chapter/go")

    def _list(self, name: str, rows: Rows) -> Widget:
        panel = Panel(f"chapter/{name}", pad=14, gap=5, kind="row")
        panel.add(Label(f"chapter/{name}/head", Msg.of(f"ui.chapter.{name}"), face="bold",
                        size=BODY, colour="seal.deep"))
        for number, (what, amount) in enumerate(rows):
            row = panel.add(Row(gap=10, widths=(0.0, 60.0) if amount else (0.0,)))
            row.add(Label(f"chapter/{name}/{number}", what, size=LABEL))
            if amount:
                row.add(Label(f"chapter/{name}/{number}/amount", amount, face="bold", size=LABEL,
                              align="right"))
        return panel


def head_of(page: ChapterPage) -> Iterator[Widget]:
    """The date and the road, as they stand before a match and after it."""
    yield Label("chapter/date", page.date, face="italic", size=BODY, align="centre")
    yield Miniature("chapter/road", page.road, most=ROAD, is_worded=True, is_framed=False)
    yield Rule()


class LastPage(Scene):
    """The last word on a life, alone; a press leaves it."""

    accompaniment = ("end", "")

    def __init__(self, house: House, words: Msg) -> None:
        super().__init__(house)
        self._words = words

    def build(self) -> Widget:
        """Nothing else."""
        return LastWord(self._words, self.house.leave)

    def entered(self) -> None:
        """One key turns the page."""
        self.house.desk.focus_first("last")


class LastWord(Widget):
    """One line in the middle of the dark, under the star of Macedon."""

    role = "page"
    takes_focus = True

    def __init__(self, words: Msg, on_press: Callable[[], None]) -> None:
        super().__init__("last")
        self.label = self.add(Label("last/words", words, face="title", size=DISPLAY,
                                    align="centre", colour="gold.pale"))
        self.on_press = on_press

    @property
    def is_main(self) -> bool:
        """True: there is nothing else."""
        return True

    def lay(self) -> None:
        """A little below the middle."""
        high = self.label.height(self.box.w * 0.8)
        self.label.place(Box(self.box.x + self.box.w * 0.1, self.box.middle[1] + STAR * 0.4,
                             self.box.w * 0.8, high))

    def press(self, at: Place) -> bool:
        """A click turns the page."""
        self.on_press()
        return True

    def do(self, command: str) -> bool:
        """Return and the space bar as well."""
        if command == "press":
            self.on_press()
        return command == "press"

    def paint(self, brush: Brush) -> None:
        brush.fill(self.box, "frame.edge")
        sketch = Sketch((STAR, STAR), star((STAR / 2, STAR / 2), STAR * 0.44))
        box = Box(self.box.x, self.box.middle[1] - STAR * 1.2, self.box.w, STAR)
        brush.lay(brush.picture(sketch), box.centre(STAR, STAR))
