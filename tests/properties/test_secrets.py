"""The knowledge of a seat: views, logs and guesses that tell nothing more."""

from __future__ import annotations

import pytest

from alexandre.kernel.board import canonical
from alexandre.kernel.contract import Event, State, plain
from alexandre.kernel.rng import Rng
from tests.helpers.walks import Table, positions, tables, walk

TABLES = tables()


@pytest.mark.parametrize("table", [each for each in TABLES if each.seats > 1], ids=str)
def test_dealing_again_really_redraws_what_is_hidden(table: Table) -> None:
    """Somewhere in a game there is something hidden, and guesses at it differ; in a title without
    secrets never.  A single seat sees all: a pile is hidden from it, but has no order yet."""
    rnd = Rng(62, "deal")
    is_redrawn = any(len({state.determinize(seat, rnd).hash() for _each in range(20)}) > 1
                     for state, _action in walk(table.start(), seed=62)
                     for seat in range(table.seats))
    if table.meta.has_secrets:
        assert is_redrawn, "Meta.has_secrets, but `redeal` of the rules never deals anything again"
    else:
        assert not is_redrawn, "`redeal` deals something again: say so by Meta.has_secrets"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_guess_does_not_depend_on_what_is_really_there(table: Table) -> None:
    """Two tables that look alike to a seat are dealt again to the same guesses."""
    for state in positions(table, seed=63, every=20):
        for seat in range(table.seats):
            other = state.determinize(seat, Rng(7, "other"))
            for seed in range(5):
                one = state.determinize(seat, Rng(seed, "deal"))
                two = other.determinize(seat, Rng(seed, "deal"))
                assert one.hash() == two.hash()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_events_tell_a_seat_the_same_of_two_tables_it_cannot_tell_apart(table: Table) -> None:
    game, rnd = table.game(), Rng(64, "deal")
    for state, action in walk(table.start(), seed=64):
        for seat in range(table.seats):
            guess = state.determinize(seat, rnd)
            if action in guess.legal() and not game.is_barrier(state, action):
                assert hear(table, state, action.text, seat) == hear(
                    table, guess, action.text, seat)


def hear(table: Table, state: State, text: str, seat: int) -> str:
    """The log of an action for a seat, as text."""
    game, events = table.game(), list[Event]()
    state.clone().apply(game.parse(text), events.append)
    seen = [game.seen(event, seat) for event in events]
    return canonical([[type(each).__name__, plain(each)] for each in seen if each is not None])
