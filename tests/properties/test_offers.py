"""The laws of offers, for every title: complete, ascending, refused with a reason otherwise."""

from __future__ import annotations

import pytest

from alexandre.kernel.contract import CHANCE, OVER
from tests.helpers.walks import Table, all_tables, positions, tables, walk

TABLES = tables()
GAMES = 6
LONG_GAMES = 1000


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_offer_applies_and_leaves_a_lawful_table(table: Table) -> None:
    game = table.game()
    for state in positions(table, seed=1, every=7):
        for action in state.legal():
            after = state.clone()
            after.apply(action)
            game.audit(after)
            assert after.actor() == OVER or after.legal(), f"a dead end after {action.text}"


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_other_action_is_refused_by_a_numbered_rule(table: Table) -> None:
    game = table.game()
    for state in positions(table, seed=2, every=23):
        offers = state.legal()
        for action in game.lexicon.actions:
            reason = state.why_not(action)
            if action in offers:
                assert reason is None, action.text
            else:
                assert reason is not None and reason.rule, action.text


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_offers_ascend_by_code_and_are_never_empty_before_the_end(table: Table) -> None:
    for state in positions(table, seed=3, every=1):
        codes = [action.code for action in state.legal()]
        assert codes and codes == sorted(set(codes))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_chance_has_an_exact_law(table: Table) -> None:
    laws = 0
    for state in positions(table, seed=4, every=1):
        law = state.outcomes()
        if state.actor() == CHANCE:
            laws += 1
            assert [action for action, _weight in law] == state.legal()
            assert all(type(weight) is int and weight > 0 for _action, weight in law)
        else:
            assert law == []
    assert not laws or table.meta.has_chance


def play_games(table: Table, count: int, first_seed: int) -> None:
    """Random games to the end, every position lawful, the score the sum of its parts."""
    game = table.game()
    for seed in range(first_seed, first_seed + count):
        state = table.start()
        for taken, (state, _action) in enumerate(walk(state, seed)):  # noqa: B020
            game.audit(state)
            assert taken < game.meta.max_actions
        outcome = state.outcome()
        assert outcome is not None and outcome.reason in game.meta.endings
        for seat in range(table.seats):
            parts = outcome.breakdown[seat]
            assert outcome.scores[seat] == sum(points for _part, points in parts)
        assert outcome.winners == tuple(
            seat for seat in range(table.seats) if outcome.ranks[seat] == 1)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_end_within_the_bound_and_nothing_is_lost_on_the_way(table: Table) -> None:
    play_games(table, GAMES, first_seed=100)


@pytest.mark.long
@pytest.mark.parametrize("table", all_tables(), ids=str)
def test_a_thousand_games_end_and_nothing_is_lost_on_the_way(table: Table) -> None:
    """Where options are tried, a tenth of them."""
    play_games(table, LONG_GAMES // 10 if table.options else LONG_GAMES, first_seed=1000)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_copy_is_equal_and_independent(table: Table) -> None:
    for state in positions(table, seed=5, every=5):
        before = state.dump()
        copy = state.clone()
        assert copy.dump() == before
        copy.apply(copy.legal()[0])
        assert state.dump() == before


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_codes_and_notation_go_there_and_back(table: Table) -> None:
    game = table.game()
    for code, action in enumerate(game.lexicon.actions):
        assert game.encode(action) == code
        assert game.decode(code) is action
        assert game.parse(game.spell(action)) is action
