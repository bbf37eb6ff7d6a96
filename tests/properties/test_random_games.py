"""Ten thousand random games of every title, spread over its numbers of seats and its boards.

`make soak` plays as many with every position audited.
"""

from __future__ import annotations

import pytest

from alexandre import games
from tests.helpers.invariants import play_heavily, play_lawfully, spread
from tests.helpers.walks import CONFORMING, plain_tables

GAMES = 10_000
PARTS = 8  # so that two processes share them
AUDITED = 7  # of so many positions one is audited, and the last of every game
HEAVY = 200
every_part = pytest.mark.parametrize("part", range(PARTS))
every_title = pytest.mark.parametrize("title", games.TITLES)


def test_the_games_are_spread_over_seats_and_boards() -> None:
    for title in CONFORMING:
        meta, places = games.meta(title), {table for table, _seed in spread(title, 40)}
        low, high = meta.seats

        assert {table.seats for table in places} == set(range(low, high + 1))
        assert {table.board for table in places} == set(meta.boards)
        assert places == {table for table in plain_tables() if table.title == title}


@pytest.mark.long
@pytest.mark.compiled
@every_part
@every_title
def test_ten_thousand_random_games_end_and_nothing_is_lost(title: str, part: int) -> None:
    share = GAMES // PARTS
    for table, seed in spread(title, share, first=part * share):
        assert play_lawfully(table, seed, AUDITED)


@pytest.mark.long
@pytest.mark.compiled
@every_part
@every_title
def test_two_hundred_games_are_saved_loaded_and_previewed_at_every_step(
        title: str, part: int) -> None:
    share = HEAVY // PARTS
    assert sum(play_heavily(table, seed)
               for table, seed in spread(title, share, first=50_000 + part * share))
