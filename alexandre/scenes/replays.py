"""The matches that can be watched again: the player's own that are over, and the bundled ones."""

from __future__ import annotations

from functools import partial

from alexandre.content.data import saves
from alexandre.kernel.store import Entry, Shelf, Store
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.replay import Replay
from alexandre.scenes.saves import told
from alexandre.scenes.saving import read, summary_of
from alexandre.scenes.scene import Scene
from alexandre.ui.widgets.boxes import Column, Panel, Row
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.label import Label
from alexandre.ui.widgets.listing import Listing
from alexandre.ui.widgets.widget import Widget

Source = Shelf | Store


class Replays(Scene):
    """A match that is not over is not listed: watching it would show what is still secret."""

    def build(self) -> Widget:
        """The list, and the way back."""
        listing = Listing("replays", Msg.of("ui.replays.title"), self.house.leave)
        found = [*self._over(self.house.store, self._own()),
                 *self._over(Shelf(saves()), self._bundled())]
        if not found:
            listing.say("replays/none", Msg.of("ui.replays.none"))
        for number, (source, entry) in enumerate(found):
            listing.rows.column.add(self._row(number, source, entry))
        return listing

    def _own(self) -> tuple[Entry, ...]:
        try:
            return self.house.store.shelf("save")
        except Refusal as refused:
            self.house.news.put(refused.msg)
            return ()

    def _bundled(self) -> tuple[Entry, ...]:
        try:
            return Shelf(saves()).entries("save")
        except Refusal:
            return ()  # an installation without its saves has its replays missing, no more

    def _over(self, source: Source, entries: tuple[Entry, ...]) -> list[tuple[Source, Entry]]:
        return [(source, entry) for entry in entries
                if entry.header is not None and entry.condition == "good"
                and summary_of(entry.header).is_over]

    def _row(self, number: int, source: Source, entry: Entry) -> Widget:
        assert entry.header is not None  # only such are listed
        panel = Panel(f"replays/{number}", pad=12, gap=2, kind="row")
        row = panel.add(Row(gap=8, widths=(0.0, 128.0)))
        words = row.add(Column(gap=1))
        words.add(Label(f"replays/{number}/name", entry.name, face="bold", size=18))
        words.add(Label(f"replays/{number}/line", told(summary_of(entry.header)), size=16,
                        colour="ink.soft"))
        row.add(Button(f"replays/{number}/watch", Msg.of("ui.replays.watch"),
                       partial(self._watch, source, entry), kind="primary"))
        return panel

    def _watch(self, source: Source, entry: Entry) -> None:
        def watch() -> None:
            record, game = read(source.read_file(entry.file).body)
            self.house.enter(Replay(self.house, game, record))

        self.attempt(watch)
