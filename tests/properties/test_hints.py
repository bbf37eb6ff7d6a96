"""The advice of a title to its computer players is never outside the offers."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.contract import State
from alexandre.kernel.declared import DeclaredState
from alexandre.kernel.hints import Hints
from alexandre.kernel.rng import Rng
from tests.helpers.walks import Table, positions, tables, take_action


@pytest.mark.parametrize("table", tables(), ids=str)
def test_drawn_choices_and_orders_are_offers(table: Table) -> None:
    hints, seen = games.hints(table.game()), 0
    for state in positions(table, seed=74, every=3, first=20):
        if state.actor() >= 0:
            offers = state.legal()
            order = hints.order(state, offers)
            assert order
            assert len({each.code for each in order}) == len(order)
            assert all(each in offers for each in order)
            action = hints.draw(state, Rng(seen, "hints"))
            assert action is None or action in offers
            seen += action is not None
    assert seen or type(hints).draw == Hints.draw, "hints.py defines `draw`, but draws nothing"


@pytest.mark.parametrize("table", tables(), ids=str)
def test_what_is_remembered_changes_no_value(table: Table) -> None:
    """Whatever has been looked at before in the same match: a whole one, and all that could have
    been done in it."""
    hints, tried = games.hints(table.game()), list[State]()
    for state in positions(table, seed=75, every=3, first=20):
        tried += [state, *(take_action(state, action) for action in state.legal()[:20])]
    values = [hints.value(each, seat) for each in tried for seat in range(table.seats)]
    for each in reversed(tried):
        assert isinstance(each, DeclaredState)
        for seat in reversed(range(table.seats)):
            each.setup.remembered.clear()
            assert hints.value(each, seat) == values.pop()


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_blunder_is_judged_by_what_the_mover_knows_and_a_value_by_the_position(
        table: Table) -> None:
    game, hints = table.game(), games.hints(table.game())
    for state in positions(table, seed=71, every=7, first=20):
        if state.actor() >= 0 and len(offers := state.legal()) > 1:
            guess = state.determinize(state.actor(), Rng(71, "guess"))
            assert [hints.is_blunder(state, each) for each in offers] == [
                hints.is_blunder(guess, each) for each in offers]
            loaded = game.load(state.dump())
            assert [hints.value(state, seat) for seat in range(table.seats)] == [
                hints.value(loaded, seat) for seat in range(table.seats)]
