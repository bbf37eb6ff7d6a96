"""A match from its beginning to where it stands: every position, every turn, every score."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Final, overload

from alexandre.kernel.chance import Asked
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.record import Record
from alexandre.kernel.replay import Step, take
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of

STRIDE: Final = 16  # of so many positions one is stored


class Positions(Sequence[State]):
    """The position before every action of a game and after the last.

    Every `STRIDE`-th is stored; the others are computed from the stored one before. Callers clone
    a position before they change it.
    """

    def __init__(self, game: Game, first: State) -> None:
        self._game = game
        self._kept = [first]
        self._last = first
        self._near = (0, first)  # the one that was asked for last, and its number
        self._actions: list[str] = []

    def __len__(self) -> int:
        return len(self._actions) + 1

    @overload
    def __getitem__(self, at: int) -> State: ...

    @overload
    def __getitem__(self, at: slice) -> list[State]: ...

    def __getitem__(self, at: int | slice) -> State | list[State]:
        """The position after so many actions; -1 is the last."""
        if isinstance(at, slice):
            return [self._find(each) for each in range(len(self))[at]]
        return self._find(range(len(self))[at])

    def _find(self, at: int) -> State:
        if at == len(self._actions):
            return self._last
        here, state = self._near
        if not at - STRIDE < here <= at:
            here, state = at - at % STRIDE, self._kept[at // STRIDE]
        if here < at:
            state = state.clone()
            for text in self._actions[here:at]:
                state.apply(self._game.parse(text))
        self._near = at, state
        return state

    def play(self, text: str) -> Step:
        """Append an action; Refusal if it is not legal."""
        state = self._last.clone()
        step = take(self._game, state, len(self._actions), text)
        self._actions.append(text)
        self._last = state
        if len(self._actions) % STRIDE == 0:
            self._kept.append(self._last)
        return step


class History:
    """All positions, turns and scores of a game; any step can be reached at once.

    `heads` are the numbers of the actions with which the turns began, the first included. Refusal
    if the record cannot be played: a replay ends where it was proved wrong.
    """

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.record = record
        self.states = Positions(game, record.start(game))
        self.steps: list[Step] = []
        self.heads: list[int] = []
        self.catch_up()

    def catch_up(self) -> None:
        """Append the actions that the record has got since."""
        self.steps += map(self.states.play, self.record.actions[len(self.steps):])
        self.heads = heads_of(self.game, self.steps)

    @property
    def is_proved(self) -> bool:
        """Whether the hash after every step is the recorded one."""
        return [step.hash for step in self.steps] == self.record.hashes

    @property
    def turn_ends(self) -> list[int]:
        """The number of actions before the first turn, and after each."""
        return [0, *self.heads[1:], *([len(self.steps)] if self.heads else [])]

    def turn_at(self, at: int) -> int:
        """The number of the turn of the last of `at` actions, at 0 of the first; 0 before any turn
        has begun."""
        return bisect_right(self.heads, max(0, at - 1))

    def standings(self, eyes: Seat | None = None) -> tuple[tuple[int, ...], ...]:
        """The points of every seat after each turn, as the title counts them; empty if it does
        not.

        The first entry is the points at the beginning. `eyes`: the viewer; None: the referee.
        """
        standings = tuple(self.game.view(self.states[place], eyes).scores()
                          for place in self.turn_ends)
        return standings if standings[0] else ()

    def progress(self, at: int) -> Msg | None:
        """The progress after so many actions, if the title counts its turns."""
        return drawing_of(self.game).progress(self.game, self.game.view(self.states[at], None))

    def sources(self) -> tuple[tuple[tuple[str, int], ...], ...]:
        """Every score with its parts, finer than the outcome's where the title can tell more."""
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
        """Show the position after so many actions at once."""
        self.record = self._history.record.until(at)
        self.state = self._history.states[at].clone()
        self.changes += 1
        self.steps = self._history.steps[:at]

    def forward(self) -> None:
        """Play the next action of the record; listeners are called."""
        record = self._history.record
        self.play(record.actions[self.turn], record.stand_ins.get(self.turn, ""))


def heads_of(game: Game, steps: list[Step]) -> list[int]:
    """The actions with which the turns began: the first of a seat after the end of the previous
    turn."""
    heads, is_between = [], True
    for step in steps:
        if is_between and step.actor >= 0:
            heads.append(step.index)
        is_between = game.ends_turn(game.parse(step.action)) or (is_between and step.actor < 0)
    return heads
