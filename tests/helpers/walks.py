"""Whole games by chance: what property tests walk through, whatever the title."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from alexandre import games
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, OVER, Game, State
from alexandre.kernel.rng import Rng


@dataclass(frozen=True)
class Table:
    """One way to sit down: a title, a board, a number of seats, options."""

    title: str
    board: str
    seats: int
    options: tuple[tuple[str, object], ...]

    def __str__(self) -> str:
        chosen = "-".join(str(value) for _name, value in self.options)
        return f"{self.title}-{self.board}-{self.seats}-{chosen}"

    def game(self) -> Game:
        """The title on that board."""
        return games.load(self.title, self.board)

    def start(self) -> State:
        """Its first position."""
        return self.game().start(self.seats, dict(self.options))


def tables() -> list[Table]:
    """Every title with every number of seats, and once with each choice of each option.

    The options of a single board are all chosen together, once for each such board.
    """
    found = []
    for title in games.TITLES:
        meta = games.meta(title)
        low, high = meta.seats
        for seats in range(low, high + 1):
            found.append(Table(title, meta.boards[0], seats, ()))
        for board in meta.boards[1:]:
            found.append(Table(title, board, high, ()))
        for option in meta.options:
            for choice in () if option.boards else option.choices[1:]:
                found.append(Table(title, meta.boards[0], high, ((option.name, choice),)))
        for board in meta.boards:
            its_own = tuple((option.name, option.choices[-1]) for option in meta.options
                            if option.boards == (board,))
            if its_own:
                found.append(Table(title, board, high, its_own))
    return found


def walk(state: State, seed: int) -> Iterator[tuple[State, Action]]:
    """Play at random to the end; yields each position with the action about to be taken.

    The walker goes on from the state it yielded: change nothing of it.
    """
    rnd = Rng(seed, "walk")
    while state.actor() != OVER:
        action = step(state, rnd)
        yield state, action
        state.apply(action)


def step(state: State, rnd: Rng) -> Action:
    """A random offer, chance by its law."""
    if state.actor() == CHANCE:
        law = state.outcomes()
        return pick(law, rnd(sum(weight for _action, weight in law)))
    offers = state.legal()
    return offers[rnd(len(offers))]


def positions(table: Table, seed: int, every: int) -> list[State]:
    """Copies of the positions of one random game, one in `every`."""
    return [state.clone() for index, (state, _action) in enumerate(walk(table.start(), seed))
            if index % every == 0]
