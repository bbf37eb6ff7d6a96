"""Whole games by chance: what property tests walk through, whatever the title."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar, cast

from alexandre import games
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, OVER, Game, Outcome, State
from alexandre.kernel.meta import Meta, Option
from alexandre.kernel.rng import Rng
from tests import example

example.install()
S = TypeVar("S", bound=State)
CONFORMING = (*games.TITLES, example.TITLE)  # whose tables the properties are tried at


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

    @property
    def meta(self) -> Meta:
        """The facts about the title."""
        return games.meta(self.title)

    def game(self) -> Game:
        """The title on that board."""
        return games.load(self.title, self.board)

    def start(self) -> State:
        """Its first position."""
        return self.game().start(self.seats, dict(self.options))


def tables() -> list[Table]:
    """Every title with every number of seats and on every board, and each choice once.

    Choices are tried together: all second ones at one table, all third ones at the next.
    """
    rows = plain_tables()
    for title in CONFORMING:
        meta = games.meta(title)
        for board in meta.boards:
            options = options_on(meta, board)
            for nth in range(1, max((len(option.choices) for option in options), default=0)):
                chosen = tuple((option.name, option.choices[nth]) for option in options
                               if nth < len(option.choices))
                rows.append(Table(title, board, meta.seats[1], chosen))
    return rows


def all_tables() -> list[Table]:
    """As `tables`, and each choice of each option at a table of its own: for the long runs."""
    rows = tables()
    for title in CONFORMING:
        meta = games.meta(title)
        rows += [Table(title, board, meta.seats[1], ((option.name, choice),))
                 for board in meta.boards for option in options_on(meta, board)
                 for choice in option.choices[1:] if len(options_on(meta, board)) > 1]
    return rows


def plain_tables() -> list[Table]:
    """Every title with every number of seats and on every board, without options."""
    rows = []
    for title in CONFORMING:
        meta = games.meta(title)
        low, high = meta.seats
        rows += [Table(title, meta.boards[0], seats, ()) for seats in range(low, high + 1)]
        rows += [Table(title, board, high, ()) for board in meta.boards[1:]]
    return rows


def fewest_seats(title: str) -> int:
    """As few as play it together; one where it is played alone."""
    low, high = games.meta(title).seats
    return min(max(2, low), high)


def list_drawn_titles() -> list[str]:
    """The titles with a `table`; tests/architecture/test_titles.py names those without."""
    from tests.helpers.stages import titles_with  # which loads what draws

    return titles_with("table")


def list_drawn_tables() -> list[Table]:
    """As `tables`, of the titles that are drawn."""
    return [table for table in tables() if table.title in list_drawn_titles()]


def options_on(meta: Meta, board: str) -> list[Option]:
    """The options that are tried on a board: its own, and on the first those of every board."""
    return [option for option in meta.options
            if board in (option.boards or meta.boards[:1])]


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


def positions(table: Table, seed: int, every: int, first: int = 0) -> list[State]:
    """Copies of the positions of one random game: each of the `first`, then one in `every`.

    Of a short game, or one whose turns have `every` actions, the latter may all be alike.
    """
    return [state.clone() for index, (state, _action) in enumerate(walk(table.start(), seed))
            if index < first or index % every == 0]


def take_action(state: S, action: Action) -> S:
    """The position to which an action leads."""
    after = cast(S, state.clone())
    after.apply(action)
    return after


class Finished(Protocol):
    """A position, or what programs are given of one."""

    def outcome(self) -> Outcome | None:
        """The outcome once it is over."""


def outcome_of(position: Finished) -> Outcome:
    """The outcome of a position that is over."""
    outcome = position.outcome()
    assert outcome is not None, "it is not over"
    return outcome
