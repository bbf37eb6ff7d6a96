"""What a title tells its computer players is never outside the offers."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.contract import Hints
from alexandre.kernel.rng import Rng
from tests.helpers.walks import Table, positions, tables


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
