"""The seat of a computer player: what it is given, what it is asked, what its title declares."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Game, Rnd, Seat, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.rng import Rng

Stop = Callable[[], bool]  # is the answer no longer wanted?
Tell = Callable[[list[Action]], None]  # hears of the best line so far, and of each better one
LoadGame = Callable[..., Game]  # (title, board: id | Board | None) → game
HintsOf = Callable[[Game], Hints[State]]


class Stopped(Exception):
    """The search was called off; there is no answer."""


class Chooser(Protocol):
    """A computer player of one level."""

    def choose(self, game: Game, state: State, seat: Seat, rnd: Rnd, stop: Stop,
               tell: Tell = ...) -> list[Action]:
        """The actions to play now, in order: at least one, up to chance or another seat at most.

        `state` is what the seat is given (`known`), and is not changed. Stopped if `stop` said so;
        what `tell` heard last is then the best that was found, if it heard anything.
        """


def determinize_for(state: State, seat: Seat, seed: int) -> State:
    """The state as a computer player gets it: what it cannot know is dealt again.

    The deal hangs on the seed and on what the seat knows, on nothing else.
    """
    return state.determinize(seat, Rng(seed, "deal"))


def choice(seed: int) -> Rnd:
    """The random generator of one decision."""
    return Rng(seed, "choice")


def never() -> bool:
    """A Stop that lets the search run to its end."""
    return False


def keep_silent(_line: list[Action]) -> None:
    """A Tell that reports nothing: the caller wants the end of the search alone."""


def sensible(hints: Hints[State], state: State,
             offers: list[Action] | None = None) -> list[Action]:
    """The offers that are no blunders; all of them if there is nothing else.

    `offers` are those of the state, where they are known already.
    """
    offers = state.legal() if offers is None else offers
    if len(offers) == 1:
        return offers
    return hints.drop_blunders(state, offers) or offers


def choose_among(offers: list[Action], hints: Hints[State], state: State,
                 rnd: Rnd) -> Action | None:
    """The choice that needs no search among the sensible offers: the only one, or one drawn if
    the title mixes.
    """
    return offers[0] if len(offers) == 1 else hints.draw(state, rnd)
