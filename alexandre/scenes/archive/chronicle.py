"""The chronicle: every match that is over, told turn by turn; each can be kept as a text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from alexandre import games
from alexandre.content.board import board_name
from alexandre.kernel.session import Session
from alexandre.kernel.store import Entry, keep_file, safe_name
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.archive.finished_matches import Source, find_life, list_finished
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.archive.transcript import Transcript, as_page, as_text, retell, tell_life
from alexandre.scenes.base.bookmarks import name_of
from alexandre.scenes.base.folders import format_folder, offer_page
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import EACH_ITSELF, House, Scene, report_refusals
from alexandre.scenes.base.save_files import open_session, read
from alexandre.scenes.setup.chapter import page_of
from alexandre.scenes.story.comments import read_comments
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box, columns
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.sidebar.log_view import LogView
from alexandre.ui.text.sizes import BODY, CAPTION, LABEL, LARGE, SMALL, TITLE
from alexandre.ui.widgets.base.boxes import Plated, Row
from alexandre.ui.widgets.base.label import Label, Remark, Title
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.panels.card import Card

PAD: Final = 24.0
GAP: Final = 12.0
SIDE: Final = 330.0  # how wide the list is
FACTS: Final = 0.42  # of the height, at the most, and less beside large letters
NAME: Final = 132.0  # the width of what a fact is about


@dataclass(frozen=True)
class ChosenMatch:
    """The chosen game, and the story shown: of this game, or of all games linked to it."""

    entry: Entry
    session: Session
    matches: tuple[Session, ...]
    told: Transcript


class Chronicle(Scene):
    """The list on the left, the chosen game on the right; of one title, or of all."""

    looks = EACH_ITSELF

    def __init__(self, house: House, title: str = "", file: str = "") -> None:
        super().__init__(house)
        self._about = title
        self._file = file
        self._entries: list[tuple[Source, Entry]] = []
        self._unnamed: list[tuple[int, tuple[Source, Entry]]] = []
        self._chosen: ChosenMatch | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats of the shown game."""
        if self._chosen is None:
            return ()
        record = self._chosen.session.record
        return self.house.words.name_players(
            [each.name for each in record.players], record.levels)

    def build(self) -> Widget:
        """Build the list, and an empty page."""
        self._entries = list_finished(self.house, self._about)
        self._life = Button("annals/life", Msg.of("ui.annals.life"), self._tell_life, size=BODY,
                            tip=Msg.of("ui.annals.life_tip"))
        self._life.is_shown = False
        self.plate = ChroniclePlate(Msg.of("ui.annals.title"), (
            Button("annals/back", Msg.of("ui.dialog.back"), self.house.leave, size=BODY),
            Button("annals/watch", Msg.of("ui.replays.watch"), self._watch, size=BODY),
            self._life,
            Button("annals/write", Msg.of("ui.annals.write"), self._write, size=BODY,
                   tip=Msg.of("ui.annals.write_tip")),
            Button("annals/page", Msg.of("ui.annals.page"), self._print, size=BODY,
                   kind="primary", tip=Msg.of("ui.annals.page_tip"))))
        for number, (source, entry) in enumerate(self._entries):
            self.plate.row(number, title_of(entry), ending_of(entry),
                           self._origin(source, entry), partial(self._choose, number))
        if not self._entries:
            self.plate.say(Msg.of("ui.replays.none"))
        self._unnamed = list(enumerate(self._entries))
        return self.plate

    def entered(self) -> None:
        """Show the requested game, or the first one."""
        files = [entry.file for _source, entry in self._entries]
        number = files.index(self._file) if self._file in files else 0
        if self._entries:
            self._choose(number)
        self.house.desk.focus_first(f"annals/{number}", "annals/back")

    def tick(self, now: int) -> None:
        """Open one more file to learn its board, since there may be hundreds."""
        if self._unnamed:
            number, (source, entry) = self._unnamed.pop(0)
            self.plate.call(number, self._name(source, entry))

    def wakes(self, now: int) -> int | None:
        """The next frame, while files are still to be opened."""
        return 1 if self._unnamed else None

    # ---- what is told ----------------------------------------------------------------------

    def _choose(self, number: int) -> None:
        self.attempt(partial(self._tell, number))

    def _tell(self, number: int) -> None:
        source, entry = self._entries[number]
        session = open_session(source.read_file(entry.file).body)
        self._file = entry.file
        self._chosen = ChosenMatch(entry, session, (session,),
                                   retell(session, self._origin(source, entry),
                                          read_comments(self.house.store, session.record)))
        self.plate.choose(number)
        self._life.shown(is_shown=page_of(session) is not None)
        self.plate.tell(self._chosen.told)

    def _tell_life(self) -> None:
        """Show all matches linked to the chosen one as one story."""
        if self._chosen is not None:
            chosen = self._chosen
            life = find_life(self.house, chosen.session)
            origin = chosen.told.facts[0][1]
            self._chosen = replace(chosen, matches=life, told=tell_life(
                life, origin, [read_comments(self.house.store, each.record) for each in life]))
            self.plate.tell(self._chosen.told)

    def _name(self, source: Source, entry: Entry) -> Wording:
        """The name of the board; the file's name where that cannot be read."""
        try:
            record, _game = read(source.read_file(entry.file).body)
        except Refusal:
            return name_of(entry)
        board = Msg.of("ui.seats.board.named", board=board_name(record.board))
        return board if self._about else Msg.of("ui.annals.named", board=board,
                                                title=Msg.of(f"{record.title}.title"))

    def _origin(self, source: Source, entry: Entry) -> Msg:
        """The origin of a game: when the player began it, or that it is bundled."""
        if source is not self.house.store:
            return Msg.of("ui.replays.bundled")
        return Msg.of("ui.annals.own", name=name_of(entry))

    # ---- what can be done ------------------------------------------------------------------

    def _watch(self) -> None:
        if self._chosen is not None:
            self.attempt(partial(self._replay, self._chosen.session))

    def _replay(self, session: Session) -> None:
        self.house.enter(Replay(self.house, History(session.game, session.record)))

    def _write(self) -> None:
        """Write the text of the chosen game, or of all games linked to it, in the current
        language."""
        if self._chosen is not None:
            self._keep(self._chosen, ".txt", as_text(self._chosen.told, self.house.voice))

    def _print(self) -> None:
        """Write the same as a page with pictures."""
        if self._chosen is not None:
            self._keep(self._chosen, ".html", as_page(self.house, self._chosen.matches,
                                                      self._chosen.told))

    @report_refusals
    def _keep(self, chosen: ChosenMatch, ending: str, text: str) -> None:
        name = chosen.entry.name
        if chosen.told.is_life:
            name = f"{name} {self.house.voice(Msg.of('ui.annals.life'))}"
        path = self.house.places.chronicles / f"{safe_name(name)}{ending}"
        keep_file(path, text.encode())
        written = Msg.of("ui.annals.written", path=format_folder(path))
        if ending == ".html":
            offer_page(self.house, Msg.of("ui.annals.title"), Msg.of("ui.annals.what"),
                       written, path)
        else:
            self.house.tell(written)


def title_of(entry: Entry) -> Wording:
    """The title's name, until the board is known."""
    if entry.header is None or entry.header.title not in games.TITLES:
        return name_of(entry)
    return Msg.of(f"{entry.header.title}.title")


def ending_of(entry: Entry) -> Wording:
    """The end and the score, as far as the file's header has them."""
    if entry.header is None or entry.header.title not in games.TITLES:
        return ""
    title, summary = entry.header.title, entry.header.summary
    ending, scores = summary.get("ending"), summary.get("scores")
    if ending not in games.meta(title).endings or not isinstance(scores, list):
        return ""
    return Msg.of("ui.annals.row", ending=Msg.of(f"{title}.ending.{ending}"),
                  scores=tuple(str(each) for each in scores))


class ChroniclePlate(Plated):
    """The plate of the chronicle: `annals/<number>` are the rows, `annals/facts` and `annals/log`
    the chosen game."""

    wide = 1200.0

    def __init__(self, title: Wording, buttons: tuple[Button, ...]) -> None:
        super().__init__("annals")
        self.title = self.add(Title("annals/title", title, size=TITLE))
        self.rows = self.add(Scroll("annals/rows", gap=8))
        self.head = self.add(Label("annals/head", "", face="bold", size=LARGE, colour="seal.deep"))
        self.facts = self.add(Scroll("annals/facts", gap=3))
        self.log = self.add(LogView("annals/log", size=LABEL))
        self.buttons = self.add(Row(gap=12))
        for button in buttons:
            self.buttons.add(button)
        self._cards: dict[int, Card] = {}
        self._names: dict[int, Label] = {}
        self._page = Box()

    def row(self, number: int, name: Wording, line: Wording, origin: Wording,
            on_choose: Callable[[], None]) -> None:
        card = self.rows.column.add(Card(f"annals/{number}", on_choose))
        self._names[number] = card.add(Label(f"annals/{number}/name", name, face="bold",
                                             size=BODY))
        if line:
            card.add(Label(f"annals/{number}/line", line, size=SMALL))
        card.add(Remark(f"annals/{number}/origin", origin, size=CAPTION))
        self._cards[number] = card

    def call(self, number: int, name: Wording) -> None:
        """Set the name of a row, once it is known."""
        self._names[number].say(name)
        self.lay()

    def say(self, text: Wording) -> None:
        """Show a sentence instead of rows."""
        self.rows.column.add(Remark("annals/none", text, size=BODY))

    def choose(self, number: int) -> None:
        for each, card in self._cards.items():
            card.turn(is_on=each == number)

    def tell(self, told: Transcript) -> None:
        """Show another game, from its beginning."""
        self.head.say(told.title)
        self.facts.column.clear()
        for number, (name, what) in enumerate(told.facts):
            row = self.facts.column.add(Row(gap=10, widths=(NAME, 0.0)))
            row.add(Remark(f"annals/fact{number}", name, size=SMALL))
            row.add(Label(f"annals/fact{number}/what", what, size=SMALL))
        self.facts.offset = 0.0
        self.log.fill(told.lines)
        self.lay()
        self.log.rewind()
        self.touch()

    def lay(self) -> None:
        """Give the log the room that the facts do not need."""
        middle = self._lay_around(self._plate().inset(PAD), (self.title,), self.buttons, GAP)
        side = min(self.desk.theme.enlarge(SIDE), middle.w * 0.4)
        left, self._page = columns(middle, (side, 0.0), GAP)
        self.rows.place(left)
        self._lay_page(self._page.inset(GAP))

    def _lay_page(self, page: Box) -> None:
        head = self.head.height(page.w)
        facts = min(self.facts.height(page.w), page.h * FACTS / self.desk.theme.text)
        top = page.y + head + GAP / 2
        self.head.place(Box(page.x, page.y, page.w, head))
        self.facts.place(Box(page.x, top, page.w, facts))
        top += facts + GAP
        self.log.place(Box(page.x, top, page.w, page.bottom - top))

    def paint(self, brush: Brush) -> None:
        """Paint the plate and the page on it."""
        super().paint(brush)
        brush.panel(self._page, "row")
        if self.log.entries:
            y = self.log.box.y - GAP / 2
            brush.line((self.log.box.x, y), (self.log.box.right, y), "gold", 1.2)
