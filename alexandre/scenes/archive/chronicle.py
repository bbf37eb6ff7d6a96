"""The chronicle: every match that is over, told turn by turn; each can be kept as a text."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from alexandre import games
from alexandre.content.board import board_name
from alexandre.kernel.record import COLOURS
from alexandre.kernel.session import Session
from alexandre.kernel.store import Entry, keep_file, safe_name
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.archive.chronicle_plate import ChroniclePlate
from alexandre.scenes.archive.finished_matches import Source, finished
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.archive.transcript import Transcript, as_text, retold
from alexandre.scenes.base.bookmarks import name_of
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import House
from alexandre.scenes.base.save_files import opened, read
from alexandre.scenes.base.scene import Scene
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button

ENCODING: Final = "utf-8"


@dataclass(frozen=True)
class Chosen:
    """The match that is told now."""

    entry: Entry
    session: Session
    told: Transcript


class Chronicle(Scene):
    """The list at the left, the chosen match at the right; of one title, or of all."""

    def __init__(self, house: House, title: str = "", file: str = "") -> None:
        super().__init__(house)
        self._about = title
        self._file = file
        self._found: list[tuple[Source, Entry]] = []
        self._unnamed: list[tuple[int, tuple[Source, Entry]]] = []
        self._chosen: Chosen | None = None

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats of the match that is told."""
        if self._chosen is None:
            return ()
        return tuple(player.name for player in self._chosen.session.record.players)

    @property
    def looks(self) -> tuple[int, ...]:
        """Every seal as itself: each match has its own."""
        return tuple(range(COLOURS))

    def build(self) -> Widget:
        """The list, and a page that is still empty."""
        self._found = finished(self.house, self._about)
        self.plate = ChroniclePlate(Msg.of("ui.annals.title"), (
            Button("annals/back", Msg.of("ui.dialog.back"), self.house.leave, size=18),
            Button("annals/watch", Msg.of("ui.replays.watch"), self._watch, size=18),
            Button("annals/write", Msg.of("ui.annals.write"), self._write, size=18,
                   kind="primary", tip=Msg.of("ui.annals.write_tip"))))
        for number, (source, entry) in enumerate(self._found):
            self.plate.row(number, title_of(entry), ending_of(entry),
                           self._origin(source, entry), partial(self._choose, number))
        if not self._found:
            self.plate.say(Msg.of("ui.replays.none"))
        self._unnamed = list(enumerate(self._found))
        return self.plate

    def entered(self) -> None:
        """The match one came for, else the first one, is told."""
        files = [entry.file for _source, entry in self._found]
        number = files.index(self._file) if self._file in files else 0
        if self._found:
            self._choose(number)
        desk = self.house.desk
        desk.focus_on(desk.find(f"annals/{number}") or desk.find("annals/back"))

    def tick(self, now: int) -> None:
        """One file more is opened for its board: there may be hundreds."""
        if self._unnamed:
            number, (source, entry) = self._unnamed.pop(0)
            self.plate.call(number, self._name(source, entry))

    def wakes(self, now: int) -> int | None:
        """Soon, while there are files to open."""
        return 1 if self._unnamed else None

    # ---- what is told ----------------------------------------------------------------------

    def _choose(self, number: int) -> None:
        self.attempt(partial(self._tell, number))

    def _tell(self, number: int) -> None:
        source, entry = self._found[number]
        session = opened(source.read_file(entry.file).body)
        self._file = entry.file
        self._chosen = Chosen(entry, session, retold(session, self._origin(source, entry)))
        self.plate.choose(number)
        self.plate.tell(self._chosen.told)

    def _name(self, source: Source, entry: Entry) -> Wording:
        """The board it was played on; the file's name where that cannot be read."""
        try:
            record, _game = read(source.read_file(entry.file).body)
        except Refusal:
            return name_of(entry)
        board = Msg.of("ui.seats.board.named", board=board_name(record.board))
        return board if self._about else Msg.of("ui.annals.named", board=board,
                                                title=Msg.of(f"{record.title}.title"))

    def _origin(self, source: Source, entry: Entry) -> Msg:
        """One of the player's own, and when it was begun, or one that came along."""
        if source is not self.house.store:
            return Msg.of("ui.replays.bundled")
        return Msg.of("ui.annals.own", name=name_of(entry))

    # ---- what can be done ------------------------------------------------------------------

    def _watch(self) -> None:
        if self._chosen is not None:
            session = self._chosen.session
            self.attempt(lambda: self.house.enter(
                Replay(self.house, History(session.game, session.record))))

    def _write(self) -> None:
        """A file of its own for each match, told in the language that is spoken."""
        self.attempt(self._put_down)

    def _put_down(self) -> None:
        if self._chosen is None:
            return
        path = self.house.places.chronicles / f"{safe_name(self._chosen.entry.name)}.txt"
        keep_file(path, as_text(self._chosen.told, self.house.voice).encode(ENCODING))
        self.house.tell(Msg.of("ui.annals.written", path=str(path)))


def title_of(entry: Entry) -> Wording:
    """What it is called until its board is known."""
    if entry.header is None or entry.header.title not in games.TITLES:
        return name_of(entry)
    return Msg.of(f"{entry.header.title}.title")


def ending_of(entry: Entry) -> Wording:
    """How it ended and what it counted, as far as the file says so without being opened."""
    if entry.header is None or entry.header.title not in games.TITLES:
        return ""
    title, summary = entry.header.title, entry.header.summary
    ending, scores = summary.get("ending"), summary.get("scores")
    if ending not in games.meta(title).endings or not isinstance(scores, list):
        return ""
    return Msg.of("ui.annals.row", ending=Msg.of(f"{title}.ending.{ending}"),
                  scores=tuple(str(each) for each in scores))
