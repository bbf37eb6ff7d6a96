"""The first room."""

from __future__ import annotations

from alexandre.kernel.store import Entry
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.replays import Replays
from alexandre.scenes.saves import Saves
from alexandre.scenes.saving import newest_open, opened
from alexandre.scenes.scene import Scene
from alexandre.scenes.seats import Seats
from alexandre.scenes.table import Table
from alexandre.ui.widgets.boxes import Centred, Panel, Rule, Space
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.choice import Choice
from alexandre.ui.widgets.label import Label
from alexandre.ui.widgets.widget import Widget


class Menu(Scene):
    """New match, the last one, saves, replays, the language, the way out."""

    def build(self) -> Widget:
        """A plate with buttons."""
        newest = self._newest()
        panel = Panel("menu", pad=36, gap=10)
        panel.add(Label("menu/title", Msg.of("ui.app.title"), face="display", size=54,
                        align="centre", colour="seal.deep"))
        panel.add(Label("menu/subtitle", Msg.of("ui.app.subtitle"), face="italic", size=20,
                        align="centre", colour="ink.soft"))
        panel.add(Rule())
        if newest is not None:
            panel.add(Button("menu/continue", Msg.of("ui.menu.continue"),
                             lambda: self._take_up(newest), kind="primary", size=20))
        panel.add(Button("menu/new", Msg.of("ui.menu.new"),
                         lambda: self.house.enter(Seats(self.house)),
                         kind="button" if newest else "primary", size=20))
        panel.add(Button("menu/saves", Msg.of("ui.menu.saves"),
                         lambda: self.house.enter(Saves(self.house)), size=20))
        panel.add(Button("menu/replays", Msg.of("ui.menu.replays"),
                         lambda: self.house.enter(Replays(self.house)), size=20))
        panel.add(Space(2))
        words = self.house.words
        panel.add(Choice("menu/language",
                         [(lang, Msg.of(f"ui.language.{lang}")) for lang in words.langs],
                         words.lang, self.house.speak))
        panel.add(Button("menu/quit", Msg.of("ui.menu.quit"), self.house.leave, size=20))
        if self.house.store.notice is not None:
            panel.add(Label("menu/notice", self.house.store.notice, face="italic", size=17,
                            align="centre", colour="seal"))
        return Centred(panel, 460)

    def entered(self) -> None:
        """The keyboard begins at the first button."""
        self.house.desk.step(1)

    def _newest(self) -> Entry | None:
        try:
            return newest_open(self.house.store)
        except Refusal as refused:
            self.house.news.put(refused.msg)
            return None

    def _take_up(self, entry: Entry) -> None:
        def take_up() -> None:
            session = opened(self.house.store.read_file(entry.file).body)
            self.house.enter(Table(self.house, session, entry.name))

        self.attempt(take_up)
