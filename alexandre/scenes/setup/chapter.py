"""The chapters of a life: a page before each of several linked matches; the last pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from alexandre.kernel.contract import Game, State
from alexandre.kernel.record import Record
from alexandre.kernel.replay import Step
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.base.scroll_panel import ScrollPanel
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Voice
from alexandre.ui.draw.sketch import Place, Sketch, Wording, star
from alexandre.ui.play.legacy import Chapter, ChapterPage, Epilogue, Memory, Rows, number_events
from alexandre.ui.text.sizes import BODY, DISPLAY, HEADLINE, LABEL, LARGE, LEAD
from alexandre.ui.widgets.base.boxes import Column, Pair, Panel, Row, Rule
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.miniature import Miniature

WIDE: Final = 1120.0
WHEN: Final = 176.0  # how wide dates stand beside what happened then
ROAD: Final = 190.0  # how high the maps are at the most
STAR: Final = 90.0
GAP: Final = 12.0
NAMES: Final = (150.0, 78.0, 212.0, 230.0, 320.0)  # how wide names stand before amounts
LINE: Final = 900.0  # of the words below a last picture


def page_of(session: Session) -> ChapterPage | None:
    """The page of a game as it is, if its title has one."""
    return drawing_of(session.game).chapter(session.game, session.state)


def open_chapter(house: House, session: Session, memories: Sequence[Memory] = ()) -> None:
    """Open the page before the table of a new game, if there is one, with the memories of earlier
    games."""
    is_new = session.record.origin is None and all(step.actor < 0 for step in session.steps)
    page = page_of(session) if is_new else None
    if page is not None:
        house.enter(ChapterRoom(house, session.record, page, memories))


class ChapterRoom(Scene):
    """A page over the table until the player goes on."""

    first = ("chapter/go",)

    def __init__(self, house: House, record: Record, page: ChapterPage,
                 memories: Sequence[Memory] = ()) -> None:
        super().__init__(house)
        self._record = record
        self._page = page
        self._memories = memories

    @property
    def record(self) -> Record:
        """The record of the game."""
        return self._record

    def build(self) -> Widget:
        """Build the date, the question, the memories, and the road."""
        page, told = self._page, Column(gap=10)
        told.add(Remark("chapter/number", Msg.of("ui.chapter.number", n=page.number), size=LARGE,
                        align="centre"))
        told.add(Title("chapter/title", page.title, size=HEADLINE, align="centre"))
        if any(player.level for player in self._record.players):
            told.add(Label("chapter/player", Msg.of("ui.turn.computer"), face="bold", size=BODY,
                           align="centre", colour="seal"))
        for widget in head_of(page):
            told.add(widget)
        told.add(Row(gap=14).hold(
            list_rows("chapter/asked", Msg.of("ui.chapter.asked"),
                      tuple((each, "") for each in page.asked)),
            list_rows("chapter/remembered", Msg.of("ui.chapter.remembered"),
                      page.remembered or ((Msg.of("ui.chapter.nothing"), ""),))))
        if self._memories:
            told.add(self._lay_memories())
        return ScrollPanel("chapter", told, Row(gap=12).hold(Column(), Button(
            "chapter/go", Msg.of("ui.chapter.go"), self.house.leave, kind="primary")), WIDE)

    def _lay_memories(self) -> Widget:
        """Build the greatest events of earlier games with their dates."""
        panel = Panel("chapter/told", pad=14, gap=6, kind="row")
        for number, (name, chapters) in enumerate(self._memories):
            panel.add(Label(f"chapter/told{number}/head", Msg.of("ui.chapter.told", match=name),
                            face="bold", size=BODY, colour="seal.deep"))
            panel.add(lay_page(self.house, f"chapter/told{number}", chapters))
        return panel


def list_rows(name: str, heading: Msg, rows: Rows, *above: Widget) -> Widget:
    """A panel of rows below a heading and these widgets, each with its amount at the right."""
    panel = Panel(name, pad=14, gap=5, kind="row")
    panel.add(Label(f"{name}/head", heading, face="bold", size=BODY, colour="seal.deep"))
    for each in above:
        panel.add(each)
    for number, (what, amount) in enumerate(rows):
        row = panel.add(Pair("", NAMES, gap=10))
        row.is_paired = bool(amount)
        row.add(Label(f"{name}/{number}", what, size=LABEL))
        if amount:
            row.add(Label(f"{name}/{number}/amount", amount, face="bold", size=LABEL,
                          align="right"))
    return panel


def head_of(page: ChapterPage) -> Iterator[Widget]:
    """The date and the road, before or after a game."""
    yield Label("chapter/date", page.date, face="italic", size=BODY, align="centre")
    yield Miniature("chapter/road", page.road, most=ROAD, is_worded=True, is_framed=False)
    yield Rule()


def epilogue_of(game: Game, state: State, steps: Iterable[Step]) -> Epilogue | None:
    """The last page of a finished game, if its title has one."""
    return drawing_of(game).epilogue(game, state, number_events(steps))


def bid_farewell(words: Msg) -> Epilogue:
    """The last words on a whole life, under the star of Macedon."""
    return Epilogue(Sketch((STAR, STAR), star((STAR / 2, STAR / 2), STAR * 0.44)), words)


def lay_page(house: House, name: str, chapters: Sequence[Chapter]) -> Column:
    """Lay out a paragraph for each chapter with its heading beside it."""
    column = Column(name, gap=8)
    for number, chapter in enumerate(chapters):
        row = column.add(Row(gap=14, widths=(WHEN, 0.0)))
        heading = Msg.of("ui.annals.chapter", chapter=chapter.title) if chapter.title else ""
        row.add(Column()).add(Label(f"{name}/{number}/when", heading, face="italic", size=LABEL,
                                    colour="seal.deep"))
        row.add(Label(f"{name}/{number}", " ".join(house.voice(each.text)
                                                  for each in chapter.sentences), size=LABEL))
    return column


class LastPage(Scene):
    """The last page of a game or of a life; any press leaves it."""

    accompaniment = ("end", "")

    first = ("last",)

    def __init__(self, house: House, epilogue: Epilogue) -> None:
        super().__init__(house)
        self._epilogue = epilogue

    def build(self) -> Widget:
        """Build the page alone."""
        return LastWord(self._epilogue, self.house.voice, self.house.leave)


class LastWord(Widget):
    """A picture on a dark ground, with its heading, date and sentences below."""

    takes_focus = True

    def __init__(self, epilogue: Epilogue, voice: Voice, on_press: Callable[[], None]) -> None:
        super().__init__("last")
        self.picture = self.add(Miniature("last/picture", epilogue.picture,
                                          is_framed=epilogue.date is not None))
        self.size = epilogue.picture.size
        words = " ".join(voice(each) for each in epilogue.words)
        told: list[tuple[str, Wording, str, float, str]] = [
            ("words", epilogue.title, "title", DISPLAY, "gold.pale")]
        if epilogue.date is not None:
            told.append(("date", epilogue.date, "italic", LARGE, "gold.key"))
        if words:
            told.append(("told", words, "text", LEAD, "parchment"))
        self.labels = [self.add(Label(f"last/{name}", text, face=face, size=size, align="centre",
                                      colour=colour)) for name, text, face, size, colour in told]
        self.on_press = on_press

    @property
    def is_main(self) -> bool:
        """True: there is nothing else."""
        return True

    def lay(self) -> None:
        """Give the picture the height that the words leave, at most its own."""
        wide = min(self.box.w * 0.86, self.desk.theme.enlarge(LINE))
        high = sum(label.height(wide) + GAP for label in self.labels)
        drawn = max(0.0, min(self.size[1], self.box.h - high - 4 * GAP,
                             self.size[1] * self.box.w / self.size[0]))
        top = self.box.y + (self.box.h - drawn - high) / 2
        self.picture.place(Box(self.box.x, top, self.box.w, drawn))
        top += drawn + GAP
        for label in self.labels:
            label.place(Box(self.box.middle[0] - wide / 2, top, wide, label.height(wide)))
            top += label.height(wide) + GAP

    def press(self, at: Place) -> bool:
        """Turn the page."""
        self.on_press()
        return True

    def do(self, command: str) -> bool:
        """Turn the page with Enter or Space."""
        if command == "press":
            self.on_press()
        return command == "press"

    def paint(self, brush: Brush) -> None:
        brush.fill(self.box, "frame.edge")
