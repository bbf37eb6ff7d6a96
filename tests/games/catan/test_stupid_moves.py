"""Moves that everybody at the table would shake their heads at, counted in matches."""

from __future__ import annotations

from typing import cast

import pytest

from alexandre.games.catan.rules.bidding import means
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.words import VILLAGE
from tests.ai.tables import play_greedy


@pytest.mark.long
@pytest.mark.compiled
def test_a_token_is_seldom_left_to_another_for_one_card__6_2() -> None:
    """The finding: of a hundred auctions of events 21 ended at one card though another seat could
    have paid two; at last 6 did: who had no land saved for it, whatever he held."""
    sold = left = 0
    for seed in range(520_000, 520_020):
        for position, _action in play_greedy("catan", 3, seed):
            state = cast(Position, position)
            if state.phase == Phase.PAY and state.auction != VILLAGE and not any(state.paid):
                sold += 1
                left += state.high == 1 and any(
                    means(state, seat) > 1 for seat in range(3) if seat != state.leader)

    assert sold > 400
    assert left <= 0.05 * sold
