"""The laws of offers, for every title: complete, ascending, refused with a reason otherwise."""

from __future__ import annotations

import pytest

from alexandre.kernel.contract import CHANCE, OVER
from tests.helpers.invariants import play_lawfully
from tests.helpers.walks import Table, all_tables, positions, tables, take_action

TABLES = tables()
OPTIONAL = [table for table in all_tables() if table.options]
GAMES = 3
LONG_GAMES = 50


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_offer_applies_and_leaves_a_lawful_table(table: Table) -> None:
    game = table.game()
    for state in positions(table, seed=1, every=7):
        for action in state.legal():
            after = take_action(state, action)
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


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_games_end_within_the_bound_and_nothing_is_lost_on_the_way(table: Table) -> None:
    for seed in range(100, 100 + GAMES):
        assert play_lawfully(table, seed)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("table", OPTIONAL, ids=str)
def test_fifty_games_with_each_option_end_and_nothing_is_lost(table: Table) -> None:
    for seed in range(1000, 1000 + LONG_GAMES):
        assert play_lawfully(table, seed)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_codes_and_notation_go_there_and_back(table: Table) -> None:
    game = table.game()
    for code, action in enumerate(game.lexicon.actions):
        assert game.encode(action) == code and game.decode(code) is action
        assert game.parse(game.spell(action)) is action
