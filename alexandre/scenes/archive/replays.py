"""The matches that can be watched again: the player's own that are over, and the bundled ones."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from alexandre import games
from alexandre.kernel.board import Plain
from alexandre.kernel.store import Entry
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.archive.finished_matches import Source, list_finished
from alexandre.scenes.archive.picture_list import (
    UNSEEN,
    PictureList,
    describe_entry,
    details_of,
)
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.archive.thumbnails import Glimpse, Thumbnails
from alexandre.scenes.base.bookmarks import name_of
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import EACH_ITSELF, House, Scene, report_refusals
from alexandre.scenes.base.save_files import open_session, read
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.text.sizes import BODY
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.miniature import Miniature


class Replays(Scene):
    """The list of replays; a game that is not over is not listed, because watching it would reveal
    secrets."""

    looks = EACH_ITSELF

    def __init__(self, house: House, title: str = "") -> None:
        super().__init__(house)
        self._about = title
        self._chosen = -1
        self._file = ""
        self._entries: list[tuple[Source, Entry]] = []
        self._thumbnails = Thumbnails(self._body_of)

    def build(self) -> Widget:
        """Build the list and the chosen one."""
        self._entries = list_finished(self.house, self._about)
        self.browser = PictureList("replays", Msg.of("ui.replays.title"), self.house.leave)
        self.browser.aside(Button("replays/moments", Msg.of("ui.moments.title"),
                                  self.house.navigation.moments, size=BODY))
        return self.browser

    def entered(self) -> None:
        """Focus the game chosen last, or the first."""
        self._list()
        files = [entry.file for _source, entry in self._entries]
        number = files.index(self._file) if self._file in files else 0
        self._chosen = -1
        if self._entries:
            self._choose(number)
        self.house.desk.focus_first(f"replays/{number}", "replays/back")

    def tick(self, now: int) -> None:
        self._thumbnails.step()

    def wakes(self, now: int) -> int | None:
        """The next frame, while thumbnails are still to be drawn."""
        return 1 if self._thumbnails.is_waiting else None

    def _list(self) -> None:
        self._thumbnails.forget_wishes()
        for number, (source, entry) in enumerate(self._entries):
            badge = Msg.of("ui.replays.own" if source is self.house.store
                           else "ui.replays.bundled")
            name, line = self._words(source, entry)
            picture = self.browser.row(number, name, line, badge, partial(self._choose, number))
            self._thumbnails.ask(entry, partial(self._fill, number, picture))
        if not self._entries:
            self.browser.say("replays/none", Msg.of("ui.replays.none"))

    def _choose(self, number: int) -> None:
        """Show a game; chosen again, move the focus to its buttons."""
        source, entry = self._entries[number]
        self._file = entry.file
        self.browser.choose(number)
        details = details_of(self.house, entry, source.folder)
        self._thumbnails.ask(entry, partial(self.browser.reveal, self.house, details, entry),
                             is_first=True)
        details.actions.add(Button("replay/watch", Msg.of("ui.replays.watch"),
                                   partial(self._watch, source, entry), kind="primary"))
        details.actions.add(Button("replay/annals", Msg.of("ui.annals.title"),
                                   partial(self._read, entry)))
        details.actions.add(Button("replay/analysis", Msg.of("ui.result.analysis"),
                                   partial(self._analyse, source, entry)))
        self.browser.detail(details)
        if number == self._chosen:
            self.house.desk.focus_on(self.browser.first_action)
        self._chosen = number

    def _fill(self, number: int, picture: Miniature, seen: Glimpse) -> None:
        picture.show(seen.sketch)
        self.browser.call(number, *self._words(*self._entries[number], seen))

    def _words(self, source: Source, entry: Entry,
               seen: Glimpse = UNSEEN) -> tuple[Wording, Wording]:
        """The name and the line of a row: a bundled game is named by its board and its end."""
        name = name_of(entry)
        ending = self._ending(source, entry)
        if ending is None:
            return name, describe_entry(self.house, entry, seen, is_titled=isinstance(name, str))
        text = Msg.of("ui.saves.of", what=seen.board, line=ending) if seen.board else ending
        return text, describe_entry(self.house, entry, replace(seen, board=None))

    def _ending(self, source: Source, entry: Entry) -> Msg | None:
        """The end of a bundled game."""
        ending = entry.header.summary.get("ending") if entry.header else None
        title = entry.header.title if entry.header else ""
        if source is self.house.store or title not in games.TITLES \
                or ending not in games.meta(title).endings:
            return None
        return Msg.of(f"{title}.ending.{ending}")

    def _body_of(self, entry: Entry) -> Plain:
        source = next(source for source, each in self._entries if each == entry)
        return source.read_file(entry.file).body

    def _read(self, entry: Entry) -> None:
        """Open the log of the game, turn by turn."""
        from alexandre.scenes.archive.chronicle import Chronicle

        self.house.enter(Chronicle(self.house, self._about, entry.file))

    @report_refusals
    def _analyse(self, source: Source, entry: Entry) -> None:
        """Open the analysis: the chances of each player, and the decisive moves."""
        from alexandre.scenes.archive.analysis.analyses import can_be_analysed
        from alexandre.scenes.archive.analysis.analysis_room import AnalysisRoom
        session = open_session(source.read_file(entry.file).body)
        if not can_be_analysed(session):
            raise Refusal(Msg.of("ui.analysis.failed"))
        self.house.enter(AnalysisRoom(self.house, session, entry.name))

    @report_refusals
    def _watch(self, source: Source, entry: Entry) -> None:
        record, game = read(source.read_file(entry.file).body)
        self.house.enter(Replay(self.house, History(game, record)))
