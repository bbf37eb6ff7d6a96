"""The titles as PettingZoo environments, by PettingZoo's own tests.  In `.venv-bots`."""

from __future__ import annotations

import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed here")

import numpy as np

with warnings.catch_warnings():  # its own tests import what it would have us import otherwise
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

from alexandre import api
from alexandre.adapters.payoff import payoffs
from alexandre.adapters.pettingzoo import WIDTH, env, raw_env
from tests.helpers.walks import outcome_of

SEATS = [(title, seats) for title in api.TITLES
         for seats in sorted(set(api.describe(title).seats))]

pytestmark = pytest.mark.filterwarnings(
    # An observation with a mask is a dictionary, as in every environment of PettingZoo's own
    # that has one; its test knows these by name.
    "ignore:Observation space for each agent probably:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)


@pytest.mark.parametrize(("title", "seats"), SEATS)
def test_it_is_an_environment_by_the_test_of_pettingzoo(title: str, seats: int) -> None:
    api_test(env(title, seats), num_cycles=400)


@pytest.mark.parametrize("title", api.TITLES)
def test_equal_seeds_give_equal_matches(title: str) -> None:
    seed_test(lambda: env(title), num_cycles=300)


def play(world: Any, seed: int) -> list[float]:
    """The sum of each agent's rewards in a match of random actions."""
    world.reset(seed=seed)
    rng, sums = np.random.default_rng(seed), dict.fromkeys(world.possible_agents, 0.0)
    for agent in world.agent_iter():
        observation, reward, is_over, _is_cut, _info = world.last()
        sums[agent] += reward
        choices = np.flatnonzero(observation["action_mask"])
        world.step(None if is_over else int(rng.choice(choices)))
    return list(sums.values())


@pytest.mark.parametrize("title", api.TITLES)
def test_the_rewards_of_a_match_are_its_outcome(title: str) -> None:
    world = raw_env(title)

    sums = play(world, 5)

    outcome = outcome_of(world.position)
    assert sums == pytest.approx(payoffs(outcome))


def test_the_mask_is_what_is_legal_and_only_for_the_seat_that_decides() -> None:
    world = raw_env("alexandros", 3)
    world.reset(seed=7)

    for agent in world.agents:
        mask = world.observe(agent)["action_mask"]
        codes = [action.code for action in world.position.legal()]
        assert list(np.flatnonzero(mask)) == (codes if agent == world.agent_selection else [])


def test_an_illegal_action_ends_the_match_for_the_guarded_environment() -> None:
    with warnings.catch_warnings(record=True):
        warnings.simplefilter("always")
        world = env("alexandros")
        world.reset(seed=7)
        agent = world.agent_selection
        world.step(0)

    assert world.rewards[agent] == -1.0 and all(world.terminations.values())
    with pytest.raises(api.Refusal):
        bare = raw_env("alexandros")
        bare.reset(seed=7)
        bare.step(0)


def test_it_is_rendered_in_words() -> None:
    world = env("catan", render_mode="ansi")
    world.reset(seed=7)

    assert "ansi" in world.metadata["render_modes"]
    assert str(world.render()).startswith("Catan")


def test_without_a_seed_matches_differ() -> None:
    world, views = raw_env("alexandros", 4), set()
    for _match in range(8):
        world.reset()
        views.add(tuple(world.position.observe(None)))

    assert len(views) > 1


@pytest.mark.parametrize("title", api.TITLES)
def test_a_picture_is_the_board_and_changes_with_the_match(title: str) -> None:
    world = raw_env(title, render_mode="rgb_array")
    world.reset(seed=11)
    first = world.render()
    again = world.render()
    for _ in range(60):
        if not any(world.terminations.values()):
            world.step(int(np.flatnonzero(world.observe(world.agent_selection)["action_mask"])[0]))

    later = world.render()

    assert isinstance(first, np.ndarray)
    assert isinstance(later, np.ndarray)
    assert (first.shape[1:], first.dtype) == ((WIDTH, 3), np.uint8)
    assert len(np.unique(first.reshape(-1, 3), axis=0)) > 1000  # a board, not a bare ground
    assert np.array_equal(first, again) and not np.array_equal(first, later)
