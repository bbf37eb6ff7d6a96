"""A match watched again, step by step, with the proof that it came out as it was recorded."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.kernel.contract import OVER, Game, State
from alexandre.kernel.record import SHORT, Record, Step, take
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.board import Board, sheets_of
from alexandre.scenes.house import House
from alexandre.scenes.scene import Scene
from alexandre.ui.plain import Page, PlainView, turns
from alexandre.ui.widgets.boxes import Row
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.lines import Entry
from alexandre.ui.widgets.widget import Widget

PAGE: Final = 10  # steps that a page key goes


class Replay(Scene):
    """Every position is kept, so that any step leads anywhere at once.

    Refusal if the record does not play: its replay ends where it was proved wrong.
    """

    def __init__(self, house: House, game: Game, record: Record) -> None:
        super().__init__(house)
        self.game = game
        self.record = record
        self.states: list[State] = [game.start(record.seats, record.options, record.inputs)]
        self.steps: list[Step] = []
        for index, text in enumerate(record.actions):
            state = self.states[-1].clone()
            self.steps.append(take(game, state, index, text))
            self.states.append(state)
        self.heads = turns(game, self.steps)
        self.at = 0

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(player.name for player in self.record.players)

    @property
    def title(self) -> Msg:
        """The application and the title."""
        return Msg.of("ui.app.title_of", title=Msg.of(f"{self.record.title}.title"))

    @property
    def is_proved(self) -> bool:
        """Is the hash after every step the recorded one?"""
        found = [step.hash for step in self.steps]
        return found == self.record.hashes

    def build(self) -> Widget:
        """The sheets, the log so far, and the keys of a recorder."""
        self.plain = PlainView("plain", lambda action: None)
        self.board = Board(self.plain, lambda spot: None)
        self.board.on_command = self._steer
        keys = self.plain.tools.add(Row(gap=6))
        for name, text, to in (("first", Msg.of("ui.replay.first"), "first"),
                               ("back", Msg.of("ui.replay.back"), "left"),
                               ("forward", Msg.of("ui.replay.forward"), "right"),
                               ("last", Msg.of("ui.replay.last"), "last")):
            keys.add(Button(f"replay/{name}", text, partial(self._go, to), size=16, pad=8))
        self.plain.tools.add(Button("replay/leave", Msg.of("ui.dialog.close"), self.house.leave))
        return self.board

    def entered(self) -> None:
        """The position that was shown last."""
        self._show()

    def _steer(self, command: str) -> bool:
        """Arrows step, pages leap, Home and End go to the ends, wherever the keyboard is."""
        is_mine = command in ("left", "right", "first", "last", "page_up", "page_down")
        if is_mine:
            self._go(command)
        return is_mine

    def _go(self, command: str) -> None:
        to = {"first": 0, "left": self.at - 1, "right": self.at + 1, "last": len(self.steps),
              "page_up": self.at - PAGE, "page_down": self.at + PAGE}[command]
        self.at = min(len(self.steps), max(0, to))
        self._show()

    def _show(self) -> None:
        state = self.states[self.at]
        entries = [Entry(event.msg(), step.index in self.heads and number == 0)
                   for step in self.steps[:self.at] for number, event in enumerate(step.events)]
        self.plain.show(Page(self._where(), self._said(state), (), tuple(entries)))
        if self.at == len(self.steps):
            self.plain.note(self._proof())
        else:
            self.plain.note()
        self.board.show(sheets_of(self.game, self.game.view(state, None)), frozenset())

    def _where(self) -> Msg:
        return Msg.of("ui.replay.where", at=str(self.at), of=str(len(self.steps)))

    def _said(self, state: State) -> Msg:
        """What is asked at this point, or of whom."""
        if state.actor() == OVER:
            return Msg.of("ui.turn.over")
        return Msg.of("ui.turn.seat", who=Who(state.actor()))

    def _proof(self) -> Msg:
        """The hash of the last position beside the one in the record."""
        recorded = self.record.hashes[-1] if self.record.hashes else ""
        return Msg.of("ui.replay.proved" if self.is_proved else "ui.replay.astray",
                      found=self.states[-1].hash()[:SHORT], recorded=recorded)
