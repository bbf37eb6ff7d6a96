"""A player that looks to the end of its turn: what it sees, and where it stops."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

from alexandre import games
from alexandre.ai.greedy import Greedy
from alexandre.ai.player import Player, player
from alexandre.ai.random import Random
from alexandre.ai.seat import Stopped, determinize_for, never
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.kernel.rng import Rng
from tests.ai.tables import opening
from tests.ai.trees import Tree, TreeHints

GAME: Any = None  # a searcher hands it on and asks nothing of it


def line(ways: Mapping[str, str], hints: TreeHints, width: int = 8,
         laws: Mapping[str, Mapping[str, int]] | None = None, seed: int = 1) -> str:
    """The greedy player's line in this tree."""
    state = Tree(ways, laws or {})
    actions = Greedy(hints, width).choose(GAME, state, 0, Rng(seed), never)
    assert state.place == ""
    return "".join(action.text for action in actions)


def test_it_plays_the_line_that_ends_best() -> None:
    ways = {"": "ab", "a": "cd", "b": "cd"}

    assert line(ways, TreeHints({"ac": 1, "ad": 2, "bc": 5, "bd": 4})) == "bc"


def test_the_first_of_equals_is_played() -> None:
    assert line({"": "abc"}, TreeHints({"b": 3, "c": 3})) == "b"


def test_a_blunder_is_not_tried_while_there_is_anything_else() -> None:
    ways = {"": "ab", "a": "cd"}
    hints = TreeHints({"ac": 1, "ad": 2, "b": 9}, blunders="bcd")

    assert line(ways, hints) == "a"  # the only sensible offer needs no thought
    assert line({"": "ab", "a": "cd", "b": ""}, TreeHints({"ac": 1, "ad": 2}, blunders="cd")) == (
        "ad")


def test_a_line_goes_on_from_a_rest() -> None:
    ways = {"": "ab", "a": "cd", "b": "cd"}
    hints = TreeHints({"a": 1, "b": 0, "ac": 0, "bd": 7}, rests="ab")

    assert line(ways, hints) == "bd"


def test_an_outcome_that_is_drawn_twice_is_looked_at_once() -> None:
    """A rest, an action, and then chance with more outcomes than are all tried."""
    hints = TreeHints({"fad": 1}, rests="f")
    law = dict.fromkeys("bcdeghi", 1) | {"d": 1_000_000}
    line({"": "fb", "f": "ac"}, hints, laws={"fa": law})

    assert hints.valued.count("fad") == 1


def test_at_a_rest_only_the_most_promising_are_kept() -> None:
    ways = {"": "ab", "a": "cd", "b": "cd"}
    hints = TreeHints({"a": 1, "b": 0, "ac": 2, "bd": 7}, rests="ab")

    assert line(ways, hints, width=1) == "ac"
    assert "bd" not in hints.valued


def test_of_lines_worth_the_same_one_is_kept() -> None:
    ways = {"": "abc", "a": "d", "b": "d", "c": "de"}
    hints = TreeHints({"a": 4, "b": 4, "c": 1, "ce": 9}, rests="abc")

    assert line(ways, hints, width=2) == "ce"


def test_a_line_ends_at_chance_and_is_worth_its_average() -> None:
    ways = {"": "ef", "f": "ab"}
    laws = {"fa": {"x": 1, "y": 3}}
    dull, bold = {"fb": 50}, {"fax": 160, "fay": 20}  # 160 + 3 * 20 = 220, a quarter is 55
    hints = TreeHints({**dull, **bold}, rests="f")

    assert line(ways, hints, laws=laws) == "fa"
    hints = TreeHints({"fb": 56, **bold}, rests="f")
    assert line(ways, hints, laws=laws) == "fb"


def test_chance_before_the_first_rest_is_looked_past() -> None:
    """The line that is played ends there, but what comes after it was seen."""
    ways = {"": "ab", "ax": "cd"}
    hints = TreeHints({"axc": 2, "axd": 8, "b": 5})

    assert line(ways, hints, laws={"a": {"x": 1}}) == "a"
    assert "axd" in hints.valued
    assert line(ways, TreeHints({"axd": 4, "b": 5}), laws={"a": {"x": 1}}) == "b"


def test_where_ways_are_few_all_are_tried() -> None:
    ways = {"": "aw", "w": "bc", "wb": "bc", "wc": "bc"}
    hints = TreeHints({"wcc": 3}, most=4)

    assert line(ways, hints) == "wcc"
    assert {"wbb", "wbc", "wcb", "wcc"} <= set(hints.valued)


def test_where_ways_are_many_some_are_drawn() -> None:
    """Two letters six times over: 64 ways, of which six at most are kept to choose from."""
    deep = {"w" + "".join(way): "bc" for n in range(6) for way in product("bc", repeat=n)}
    values = {"w" + "".join(way): n for n, way in enumerate(product("bc", repeat=6), 1)}
    lines = {line({"": "aw", **deep}, TreeHints(values, most=6), seed=seed) for seed in range(8)}

    assert all(len(each) == 7 for each in lines)
    assert len(lines) > 1


def test_a_search_that_is_called_off_has_no_answer() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 2

    ways = {"": "ab", "a": "cd", "b": "cd"}
    with pytest.raises(Stopped):
        Greedy(TreeHints({})).choose(GAME, Tree(ways, {}), 0, Rng(1), stop)
    assert len(asked) == 3


# ---- on a real title -----------------------------------------------------------------------


@pytest.mark.parametrize("level", [Random, Greedy])
def test_the_position_it_is_given_is_not_changed(level: Any) -> None:
    game, state = opening()
    before = state.hash()
    level(games.hints(game)).choose(game, state, state.actor(), Rng(1), never)

    assert state.hash() == before


@pytest.mark.parametrize("seats", [2, 4])
def test_a_line_can_be_played_to_its_end_and_no_further(seats: int) -> None:
    """To chance, to another seat, to the end; or it is a single offer."""
    game, state = opening(3, seats)
    hints, rnd = games.hints(game), Rng(5)
    turns = 0
    while turns < 12:
        seat = state.actor()
        if seat == CHANCE:
            state.apply(state.outcomes()[0][0])
            continue
        line = Greedy(hints).choose(game, determinize_for(state, seat, rnd(9)), seat, rnd, never)
        for action in line:
            assert state.actor() == seat
            offers = state.legal()
            assert action in offers
            state.apply(action)
        assert state.actor() != seat or len(line) == 1
        turns += 1


@pytest.mark.parametrize("level", ["random", "beginner", "amateur", "greedy"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_blunder_is_ever_played_where_there_is_another_offer(level: str, seats: int) -> None:
    """Judged by the true position, of which the player knows but its own part."""
    judged = 0
    game, state = opening(seats, seats)
    hints = games.hints(game)
    players = [player(level, game, hints, Rng(seat)) for seat in range(seats)]
    rnd = Rng(6)
    while state.actor() != OVER and judged < 150:
        if state.actor() == CHANCE:
            law = state.outcomes()
            state.apply(law[rnd(len(law))][0])
            continue
        action = players[state.actor()](state)
        offers = state.legal()
        if not all(hints.is_blunder(state, each) for each in offers):
            assert not hints.is_blunder(state, action), f"{action.text} of {offers}"
            judged += len(offers) > 1
        state.apply(action)
    assert judged > 60


def test_a_player_thinks_once_a_line() -> None:
    game, state = opening()
    seat = Player(game, Greedy(games.hints(game)), Rng(2))
    moves = 0
    while state.actor() != 1:
        if state.actor() == CHANCE:
            state.apply(state.outcomes()[0][0])
        else:
            state.apply(seat(state))
            moves += 1

    assert moves > seat.thoughts > 0


def test_a_player_thinks_again_where_its_line_cannot_go_on() -> None:
    """A rewound match: what was planned is no longer offered."""
    game, state = opening()
    seat = Player(game, Greedy(games.hints(game)), Rng(2))
    start = state.clone()
    state.apply(seat(state))
    while state.actor() == CHANCE:
        state.apply(state.outcomes()[0][0])
    state.apply(seat(state))

    assert seat(start) in start.legal()
