"""A match from its beginning to where it stands: every position, every turn, every score."""

from __future__ import annotations

from bisect import bisect_right

from alexandre.kernel.chance import Asked
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.record import Record
from alexandre.kernel.replay import Step, take
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of


class History:
    """Every position is kept, so that any step leads anywhere at once.

    `heads` are the numbers of the actions with which the turns began, the first one included.
    Refusal if the record does not play: its replay ends where it was proved wrong.
    """

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.states: list[State] = [record.start(game)]
        self.steps: list[Step] = []
        self.heads: list[int] = []
        self.catch_up()

    def catch_up(self) -> None:
        """Take the actions that the record has got since."""
        for index in range(len(self.steps), len(self.record.actions)):
            state = self.states[-1].clone()
            self.steps.append(take(self.game, state, index, self.record.actions[index]))
            self.states.append(state)
        self.heads = heads_of(self.game, self.steps)

    @property
    def is_proved(self) -> bool:
        """Is the hash after every step the recorded one?"""
        return [step.hash for step in self.steps] == self.record.hashes

    @property
    def turn_ends(self) -> list[int]:
        """How many actions had been taken before the first turn, and after each."""
        return [0, *self.heads[1:], *([len(self.steps)] if self.heads else [])]

    def turn_at(self, at: int) -> int:
        """The number of the turn that the position after `at` actions belongs to; 0 before any."""
        return bisect_right(self.heads, max(0, at - 1))

    def standings(self, eyes: Seat | None = None) -> tuple[tuple[int, ...], ...]:
        """The points of every seat after each turn, as its title counts them; none if it does not.

        The first is what the seats begin with; before the first turn there is no other.
        `eyes`: who may read them; None: the referee.
        """
        drawing = drawing_of(self.game)
        standings = tuple(drawing.standing(self.game.view(self.states[place], eyes))
                          for place in self.turn_ends)
        return standings if standings[0] else ()

    def progress(self, at: int) -> Msg | None:
        """How far the match is after so many actions, where its title tells that of its turns."""
        return drawing_of(self.game).progress(self.game, self.game.view(self.states[at], None))

    def sources(self) -> tuple[tuple[tuple[str, int], ...], ...]:
        """Every score with its parts; finer than the outcome's where its title can tell more."""
        outcome = self.states[-1].outcome()
        assert outcome is not None  # it is asked of matches that have ended
        events = [event for step in self.steps for event in step.events]
        return drawing_of(self.game).sources(outcome.breakdown, events)


class ReplaySession(Session):
    """A session that replays a history: actions and chance come from its record."""

    def __init__(self, history: History) -> None:
        super().__init__(history.game, history.record.until(0), Asked())
        self._history = history

    def jump(self, at: int) -> None:
        """The position after so many actions, at once."""
        self.record = self._history.record.until(at)
        self.state = self._history.states[at].clone()
        self.changes += 1
        self.steps = self._history.steps[:at]

    def forward(self) -> None:
        """The next action of the record; listeners hear what happens."""
        record = self._history.record
        self.play(record.actions[self.turn], record.stand_ins.get(self.turn, ""))


def heads_of(game: Game, steps: list[Step]) -> list[int]:
    """The actions with which a seat began its turn: the first of a seat after the last end."""
    heads, is_between = [], True
    for step in steps:
        if is_between and step.actor >= 0:
            heads.append(step.index)
        is_between = game.ends_turn(game.parse(step.action)) or (is_between and step.actor < 0)
    return heads
