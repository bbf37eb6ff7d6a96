"""The titles as OpenSpiel games, by OpenSpiel's own tests and bots.  In `.venv-bots`."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed here")

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import alexandre.adapters.openspiel  # noqa: F401  it registers the games
from alexandre import api

SEATS = [(title, seats) for title in api.TITLES
         for seats in sorted(set(api.describe(title).seats))]


@pytest.mark.parametrize(("title", "seats"), SEATS)
def test_it_is_a_game_by_the_test_of_openspiel(title: str, seats: int) -> None:
    """Legal actions, chance, tensors, strings, copies and serialization of a random match."""
    game = pyspiel.load_game(f"alexandre_{title}", {"players": seats})

    pyspiel.random_sim_test(game, num_sims=1, serialize=title != "catan", verbose=False)


class Flat:
    """An evaluator that knows nothing: the search is left with its tree."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@pytest.mark.parametrize("title", api.TITLES)
def test_the_search_of_openspiel_plays_a_match(title: str) -> None:
    """Its ISMCTSBot at seat 0, which asks for worlds that the seat cannot tell apart."""
    game = pyspiel.load_game(f"alexandre_{title}")
    random = np.random.RandomState(1)
    bot = ISMCTSBot(game, Flat(), 2.0, 4, random_state=random)
    state, thoughts = game.new_initial_state(), 0

    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(actions, p=odds)))
        elif state.current_player() == 0:
            thoughts += 1
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))

    assert thoughts > 5
    assert sum(state.returns()) == pytest.approx(0 if game.num_players() > 1
                                                 else state.returns()[0])


def test_chance_has_the_exact_law() -> None:
    game = pyspiel.load_game("alexandre_alexandros")
    state, position = game.new_initial_state(), api.start("alexandros")

    law = position.outcomes()

    total = sum(weight for _action, weight in law)
    assert state.chance_outcomes() == [(action.code, weight / total) for action, weight in law]


def test_a_resampled_world_has_the_same_information_state() -> None:
    state = pyspiel.load_game("alexandre_phalanxx(players=3)").new_initial_state()
    random = np.random.RandomState(3)
    for _action in range(60):
        state.apply_action(int(random.choice(state.legal_actions())))

    for seat in range(3):
        worlds = [state.resample_from_infostate(seat, random.uniform) for _world in range(6)]
        mine = state.information_state_string(seat)
        assert {each.information_state_string(seat) for each in worlds} == {mine}
        assert {each.observation_string(seat) for each in worlds} == {
            state.observation_string(seat)}
        assert len({str(each) for each in worlds}) > 1


def test_an_information_state_remembers_what_the_view_no_longer_shows() -> None:
    """Two ways to the same table are two information states, and one observation."""
    game = pyspiel.load_game("alexandre_commander")
    first, second = game.new_initial_state(), game.new_initial_state()
    first.memories = ["another past"]

    assert first.observation_string(0) == second.observation_string(0)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_players_board_and_options_are_parameters() -> None:
    game = pyspiel.load_game("alexandre_alexandros",
                             {"players": 4, "board": "l", "options": "{'joker': 'per_card'}"})

    assert game.num_players() == 4 and game.first.game.board.id == "l"
    assert game.first.state.options["joker"] == "per_card"
