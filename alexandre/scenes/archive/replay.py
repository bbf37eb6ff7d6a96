"""A match watched again, step by step, with the proof that it came out as it was recorded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.kernel.contract import Seat
from alexandre.kernel.record import SHORT, Record
from alexandre.kernel.text import Msg, Who
from alexandre.scenes.archive.player_controls import PlayerControls, Watching
from alexandre.scenes.base.board import Board
from alexandre.scenes.base.history import History, ReplaySession
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.setup.start_match import ask_how
from alexandre.scenes.table.shots.animation_queue import AnimationQueue
from alexandre.ui.input.commands import obey
from alexandre.ui.play.log import Log
from alexandre.ui.play.log_rows import Line
from alexandre.ui.sidebar.plain import describe_decider
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.pictures.timebar import TurnMark

PAGE: Final = 10  # steps that a page key goes
BEAT: Final = 700  # milliseconds from one step to the next at the usual speed
HASTE: Final = 4.0  # from this speed on nothing is seen to move


class Replay(Scene):
    """`at` is how many actions have been taken; `eyes` whose view is shown, None for all of it."""

    is_table = True

    def __init__(self, house: House, history: History, at: int = 0) -> None:
        super().__init__(house)
        self.history, self.about = history, history.record.title
        self.at = at
        self.eyes: Seat | None = 0 if history.record.seats == 1 else None  # the only viewer
        self.speed = 1.0
        self.is_playing = False
        self._last = self._told = 0
        self._book = Log(history.game)
        self._session = ReplaySession(history)
        self.showing = AnimationQueue(house, self._session)

    @property
    def record(self) -> Record:
        """The match whose seats are shown here."""
        return self.history.record

    def build(self) -> Widget:
        """The board, what happened, and the keys of a recorder below."""
        self.controls = PlayerControls(self.history, self._marks(), self)
        self.board = Board(self.controls.side, lambda spot: None, self.controls.side.players)
        self.board.on_command = self._steer
        self.showing.hang(self.board)
        return Watching(self.board, self.controls.strip)

    def entered(self) -> None:
        """The position that was shown last."""
        self._show()

    def do(self, command: str) -> bool:
        """The key of the presenter's mode; Escape leaves."""
        return obey(command, {"present": self.present}) or super().do(command)

    def tick(self, now: int) -> None:
        """Let what moves move, and go on by itself while it plays."""
        self.showing.stage.is_silent = self.speed >= HASTE
        self.showing.tick(now)
        if self.speed >= HASTE:
            self.showing.skip()
        if self._told != self.showing.turn:
            self._tell()
        if self.is_playing and not self.showing.is_moving and now - self._last >= self._beat:
            self._last = now
            self.go(self.at + 1)
            if self.at == len(self.history.steps):
                self.play(is_playing=False)

    def wakes(self, now: int) -> int | None:
        """When the next picture, or the next step, is due."""
        wake = self.showing.wakes(now)
        if not self.is_playing:
            return wake
        beat = max(1, self._last + self._beat - now)
        return beat if wake is None else min(wake, beat)

    def closed(self) -> None:
        """Stop what plays by itself."""
        self.showing.close()

    # ---- where to --------------------------------------------------------------------------

    def go(self, at: int) -> None:
        """The position after so many actions; the next one is seen to happen."""
        at = min(len(self.history.steps), max(0, at))
        self.showing.skip()
        if at == self.at + 1 == self._session.turn + 1:
            self.at = at
            self._session.forward()
            self._tell()
        else:
            self.at = at
            self._show()

    def leap(self, by: int) -> None:
        """The beginning of the turn before or after."""
        heads = [0, *self.history.heads, len(self.history.steps)]
        others = [each for each in heads if (each > self.at if by > 0 else each < self.at)]
        if others:
            self.steer(min(others) if by > 0 else max(others))

    def steer(self, at: int) -> None:
        """A step that the player asked for: it no longer plays by itself."""
        self.play(is_playing=False)
        self.go(at)

    def play(self, *, is_playing: bool) -> None:
        """Let it go on by itself, or stop; at the end it begins anew."""
        if is_playing and self.at == len(self.history.steps):
            self.go(0)
        self.is_playing = is_playing
        self._last = self.house.now
        self.controls.show_playing(is_playing=is_playing)

    def look(self, eyes: Seat | None) -> None:
        """From the eyes of a seat, or with everything open."""
        self.eyes = eyes
        self._show()

    def pick(self, line: Line | None) -> None:
        """The position after what a line of the log tells."""
        if line is not None:
            self.steer(line.index + 1)

    def branch(self) -> None:
        """Play on from here in a match of its own."""
        self.play(is_playing=False)
        ask_how(self, self.history, self.at)

    def present(self) -> None:
        """Show it from here to an audience."""
        self.play(is_playing=False)
        self.house.navigation.present_history(self.history, self.at)

    def _steer(self, command: str) -> bool:
        """Arrows step, pages leap, Home and End go to the ends, the space bar plays."""
        to = {"first": 0, "left": self.at - 1, "right": self.at + 1,
              "last": len(self.history.steps), "page_up": self.at - PAGE,
              "page_down": self.at + PAGE}.get(command)
        if to is not None:
            self.steer(to)
        return to is not None

    @property
    def _beat(self) -> int:
        return round(BEAT / self.speed)

    # ---- what is shown ---------------------------------------------------------------------

    def _show(self) -> None:
        self._session.viewer = self.eyes
        self._session.jump(self.at)
        self.showing.reset()
        self._tell()

    def _tell(self) -> None:
        """Where one is, and in words no more than has been seen on the board."""
        history, self._told = self.history, self.showing.turn
        self.controls.show(self.at, tell_place(history, self.at),
                           describe_decider(history.states[self._told].actor()), self._proof(),
                           self._book.lines(history.steps[:self._told], self.eyes,
                                            history.record))

    def _marks(self) -> Sequence[TurnMark]:
        return [TurnMark(head, self.history.steps[head].actor, name_turn(self.history, number))
                for number, head in enumerate(self.history.heads)]

    def _proof(self) -> Msg | None:
        """At the end, the hash of the last position beside the one in the record."""
        if self._told < len(self.history.steps):
            return None
        recorded = self.history.record.hashes[-1] if self.history.record.hashes else ""
        return Msg.of("ui.replay.proved" if self.history.is_proved else "ui.replay.astray",
                      found=self.history.states[-1].hash()[:SHORT], recorded=recorded)


def tell_place(history: History, at: int) -> Msg:
    """The step, and the turn it belongs to: where one is about to begin, that one."""
    return Msg.of("ui.replay.where", turn=str(history.turn_at(at + 1)),
                  turns=str(len(history.heads)), at=str(at), steps=str(len(history.steps)))


def name_turn(history: History, number: int) -> Msg:
    """A turn in the list of them."""
    head = history.heads[number]
    who, stage = Who(history.steps[head].actor), history.progress(head)
    if stage is None:
        return Msg.of("ui.replay.turn", n=number + 1, who=who)
    return Msg.of("ui.replay.turn_within", n=number + 1, who=who, stage=stage)
