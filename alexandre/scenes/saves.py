"""The saved matches: every file is listed, a damaged one with its cause and what is on offer."""

from __future__ import annotations

from functools import partial

from alexandre import games
from alexandre.kernel.store import Entry, Ticket
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.saving import Summary, opened, seats_of, summary_of
from alexandre.scenes.scene import Scene
from alexandre.scenes.table import Table
from alexandre.ui.widgets.boxes import Column, Panel, Row
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.dialog import Dialog
from alexandre.ui.widgets.label import Label
from alexandre.ui.widgets.listing import Listing
from alexandre.ui.widgets.widget import Widget

WAIT = 10.0  # seconds that the disk is waited for after a click of the player's


class Saves(Scene):
    """A row for each file: play on, watch, restore, put aside, delete."""

    def build(self) -> Widget:
        """The list, and the way back."""
        listing = Listing("saves", Msg.of("ui.saves.title"), self.house.leave)
        entries = self._entries()
        if not entries:
            listing.say("saves/none", Msg.of("ui.saves.none"))
        for number, entry in enumerate(entries):
            listing.rows.column.add(self._row(number, entry))
        return listing

    def _entries(self) -> tuple[Entry, ...]:
        try:
            return self.house.store.shelf("save")
        except Refusal as refused:
            self.house.news.put(refused.msg)
            return ()

    def _row(self, number: int, entry: Entry) -> Widget:
        panel = Panel(f"saves/{number}", pad=12, gap=2, kind="row")
        row = panel.add(Row(gap=8))
        told = row.add(Column(gap=1))
        told.add(Label(f"saves/{number}/name", entry.name, face="bold", size=18))
        for line, words in enumerate(self._lines(entry)):
            told.add(Label(f"saves/{number}/line{line}", words, size=16, colour="ink.soft"))
        buttons = self._buttons(number, entry)
        for button in buttons:
            row.add(button)
        row.widths = (0.0, *(146.0 for _each in buttons))
        return panel

    def _lines(self, entry: Entry) -> list[Msg]:
        """What the header says, or why the file cannot be used and what is offered instead."""
        lines = [told(summary_of(entry.header))] if entry.header else []
        if entry.cause is not None:
            lines.append(Msg.of(f"ui.saves.{entry.condition}", why=entry.cause))
        if entry.offer is not None and entry.offer.header is not None:
            lines.append(Msg.of("ui.saves.offer", turn=str(entry.offer.header.turn)))
        return lines

    def _buttons(self, number: int, entry: Entry) -> list[Button]:
        found = []
        if entry.condition == "good":
            is_over = entry.header is not None and summary_of(entry.header).is_over
            found.append(Button(f"saves/{number}/play",
                                Msg.of("ui.saves.look" if is_over else "ui.saves.play"),
                                partial(self._play, entry), kind="primary"))
        if entry.offer is not None:
            found.append(Button(f"saves/{number}/restore", Msg.of("ui.saves.restore"),
                                partial(self._restore, entry), kind="primary"))
        if entry.condition == "damaged":
            found.append(Button(f"saves/{number}/aside", Msg.of("ui.saves.set_aside"),
                                partial(self._set_aside, entry)))
        if entry.condition in ("good", "aside"):
            found.append(Button(f"saves/{number}/delete", Msg.of("ui.saves.delete"),
                                partial(self._ask_to_delete, entry)))
        return found

    def _play(self, entry: Entry) -> None:
        def play() -> None:
            session = opened(self.house.store.read_file(entry.file).body)
            self.house.swap(Table(self.house, session, entry.name))

        self.attempt(play)

    def _restore(self, entry: Entry) -> None:
        self._after(self.house.store.restore(entry))

    def _set_aside(self, entry: Entry) -> None:
        self._after(self.house.store.set_aside(entry))

    def _ask_to_delete(self, entry: Entry) -> None:
        dialog = Dialog("delete", Msg.of("ui.saves.delete_title"))
        dialog.tell("delete/what", Msg.of("ui.saves.delete_what", name=entry.name))
        dialog.answer("delete/yes", Msg.of("ui.saves.delete"),
                      lambda: self._after(self.house.store.remove(entry)))
        dialog.answer("delete/no", Msg.of("ui.dialog.back"), kind="primary")
        self.house.desk.open(dialog)

    def _after(self, ticket: Ticket) -> None:
        """The list anew once the disk has done it, with the reason if it has not."""
        ticket.wait(WAIT)
        if ticket.problem is not None:
            self.house.tell(ticket.problem)
        self.house.refresh()


def told(summary: Summary) -> Msg:
    """A match in one line."""
    known = summary.title in games.TITLES
    title = Msg.of(f"{summary.title}.title") if known else Msg.of("ui.saves.strange")
    return Msg.of("ui.saves.over" if summary.is_over else "ui.saves.open", title=title,
                  players=seats_of(summary), turn=str(summary.turn))

