"""The matches that can be watched again: the player's own that are over, and the bundled ones."""

from __future__ import annotations

from functools import partial

from alexandre import games
from alexandre.content.data import saves
from alexandre.kernel.board import Plain
from alexandre.kernel.record import COLOURS
from alexandre.kernel.store import Entry, Shelf, Store
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.bookmarks import name_of
from alexandre.scenes.browser import Browser, details_of, told
from alexandre.scenes.house import House
from alexandre.scenes.replay import Replay
from alexandre.scenes.saving import read, summary_of
from alexandre.scenes.scene import Scene
from alexandre.scenes.story import Story
from alexandre.scenes.thumbnails import Thumbnails
from alexandre.ui.sketch import Wording
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.widget import Widget

Source = Shelf | Store


class Replays(Scene):
    """A match that is not over is not listed: watching it would show what is still secret."""

    def __init__(self, house: House, title: str = "") -> None:
        super().__init__(house)
        self._about = title
        self._chosen = -1
        self._found: list[tuple[Source, Entry]] = []
        self._thumbnails = Thumbnails(self._body_of)

    @property
    def looks(self) -> tuple[int, ...]:
        """Every seal as itself: each match has its own."""
        return tuple(range(COLOURS))

    def build(self) -> Widget:
        """The list and the chosen one."""
        self._found = [
            each for each in (*over(self.house.store, self._own()),
                              *over(Shelf(saves()), bundled()))
            if not self._about or (each[1].header and each[1].header.title == self._about)]
        self.browser = Browser("replays", Msg.of("ui.replays.title"), self.house.leave)
        for number, (source, entry) in enumerate(self._found):
            badge = Msg.of("ui.replays.own" if source is self.house.store
                           else "ui.replays.bundled")
            picture = self.browser.row(number, self._name(source, entry), told(entry), badge,
                                       partial(self._choose, number))
            self._thumbnails.ask(entry, picture.show)
        if not self._found:
            self.browser.say("replays/none", Msg.of("ui.replays.none"))
        return self.browser

    def entered(self) -> None:
        """The first one is chosen, and the keyboard there."""
        self._chosen = -1
        if self._found:
            self._choose(0)
        desk = self.house.desk
        desk.focus_on(desk.find("replays/0") or desk.find("replays/back"))

    def tick(self, now: int) -> None:
        """One picture more."""
        self._thumbnails.step()

    def wakes(self, now: int) -> int | None:
        """Soon, while there are pictures to draw."""
        return 1 if self._thumbnails.is_waiting else None

    def _choose(self, number: int) -> None:
        """Show it; chosen once more, the keyboard goes on to what can be done with it."""
        source, entry = self._found[number]
        self.browser.choose(number)
        details = details_of(entry, source.folder)
        self._thumbnails.ask(entry, details.picture.show, is_first=True)
        details.actions.add(Button("replay/watch", Msg.of("ui.replays.watch"),
                                   partial(self._watch, source, entry), kind="primary"))
        self.browser.detail(details)
        if number == self._chosen:
            self.house.desk.focus_on(self.browser.first_action)
        self._chosen = number

    def _name(self, source: Source, entry: Entry) -> Wording:
        """A bundled one is called by how it ended."""
        ending = entry.header.summary.get("ending") if entry.header else None
        title = entry.header.title if entry.header else ""
        if source is self.house.store or title not in games.TITLES \
                or ending not in games.meta(title).endings:
            return name_of(entry)
        return Msg.of(f"{title}.ending.{ending}")

    def _own(self) -> tuple[Entry, ...]:
        try:
            return self.house.store.shelf("save")
        except Refusal as refused:
            self.house.news.put(refused.msg)
            return ()

    def _body_of(self, entry: Entry) -> Plain:
        source = next(source for source, each in self._found if each == entry)
        return source.read_file(entry.file).body

    def _watch(self, source: Source, entry: Entry) -> None:
        def watch() -> None:
            record, game = read(source.read_file(entry.file).body)
            self.house.enter(Replay(self.house, Story(game, record)))

        self.attempt(watch)


def bundled() -> tuple[Entry, ...]:
    """What comes with the program; an installation without it has no replays, no more."""
    try:
        return Shelf(saves()).entries("save")
    except Refusal:
        return ()


def over(source: Source, entries: tuple[Entry, ...]) -> list[tuple[Source, Entry]]:
    """Those that are over."""
    return [(source, entry) for entry in entries
            if entry.header is not None and entry.condition == "good"
            and summary_of(entry.header).is_over]
