"""Computer players at the engine's table know what their seat may know."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.cli.playing import make_random_player, play_on, seat_computers
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import OVER
from alexandre.kernel.rng import Rng
from tests.helpers.walks import walk
from tests.protocol.client import Client, begin

MATCHES = 40  # at most, in which a title is seen to ask so often
ENOUGH = 100
# How many levels, weakest first, do not plan whole turns in many worlds.
QUICK = {title: 1 if title == "commander" else 2 for title in games.TITLES}


@pytest.mark.parametrize("title", games.TITLES)
def test_the_random_player_chooses_alike_whatever_it_cannot_know(title: str) -> None:
    """It is given the table as it is: this is why that may be."""
    game = games.load(title)
    compared = 0
    for number in range(MATCHES):
        seats = game.meta.seats[number % 2]
        for state, _action in walk(game.start(seats, {}), seed=number):
            seat, offers = state.actor(), state.legal()
            if seat < 0 or len(offers) < 2:
                continue
            other = state.determinize(seat, Rng(compared, "other"))
            choices = [make_random_player(game, Rng(compared, "choice"))(each, each.legal())
                       for each in (state, other)]
            assert choices[0] is choices[1]
            compared += 1
        if number and compared > ENOUGH:
            return
    raise AssertionError(f"only {compared} choices in {MATCHES} matches")


@pytest.mark.parametrize("title", games.TITLES)
def test_every_quick_level_comes_to_the_end(title: str) -> None:
    for level in games.meta(title).levels[:QUICK[title]]:
        come_to_the_end(title, level)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("title", games.TITLES)
def test_every_level_that_thinks_long_comes_to_the_end(title: str) -> None:
    for level in games.meta(title).levels[QUICK[title]:]:
        come_to_the_end(title, level)


def come_to_the_end(title: str, level: str) -> None:
    """The level at every seat, as few as the title has."""
    game = games.load(title)
    levels = [level] * game.meta.seats[0]
    state = game.start(len(levels), {})
    played = play_on(state, seat_computers(game, levels, 1), Seeded(1))
    assert state.actor() == OVER
    assert len(played.actions) <= game.meta.max_actions


def test_a_match_played_out_is_the_match_in_its_record() -> None:
    client = begin(players=3, seed=4)
    client.do("play_out", levels=["greedy", "random", "random"])
    wanted, actions = client.hash(), client.do("record")["record"]["actions"]

    client.new(players=3, chance="ask", actions=actions)

    assert client.hash() == wanted


def begin_split(client: Client) -> None:
    """A match of Birth of an Empire in which the first seat splits its resources."""
    client.ask("new", title="empire", players=2, seed=1)


def test_a_coach_tells_the_decider_facts_and_says_them() -> None:
    client = Client()
    begin_split(client)
    reply = client.ask("explain", line=["bid 3", "raise 5", "allot 4"], seat=0)

    assert reply["ok"] and ["bid 3", "raise 5", "allot 4"] in [
        reply["line"], reply["alternatives"][0]["line"]]
    assert reply["text"] and 0 <= reply["chance"] <= 1000
    for fact in reply["facts"]:
        assert {"event", "seat", "with", "without", "at_once", "is_sum"} <= set(fact)
        assert fact["with"] != fact["without"]
    assert client.ask("status")["turn"] == 0


def test_a_coach_is_asked_by_the_decider_about_what_it_can_play() -> None:
    client = Client()
    begin_split(client)

    assert client.ask("advise", seat=1)["error"] == "not-your-turn"
    assert client.ask("explain", line=["raise 5"])["error"] == "illegal-action"
    assert client.ask("explain")["error"] == "bad-request"
