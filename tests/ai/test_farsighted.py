"""A player that looks to its next turn: it hears the answer, and hopes for no luck of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from alexandre import games
from alexandre.ai.arena import duel
from alexandre.ai.farsighted import DECISIONS, WORLDS, Farsighted
from alexandre.ai.greedy import Greedy
from alexandre.ai.seat import Stopped, determinize_for, never
from alexandre.kernel.contract import CHANCE, OVER, Seat
from alexandre.kernel.rng import Rng
from tests.ai.tables import opening
from tests.ai.trees import Tree, TreeHints

GAME: Any = None  # a searcher hands it on and asks nothing of it
FARSIGHTED = tuple(title for title in games.TITLES if "farsighted" in games.meta(title).older)


class Duel(Tree):
    """Two seats in turn; it is over where nothing leads on."""

    def actor(self) -> Seat:
        """By the number of letters, where chance does not decide."""
        if self.place in self.laws:
            return CHANCE
        return len(self.place) % 2 if self.place in self.ways else OVER

    def clone(self) -> Duel:
        """The same place."""
        return Duel(self.ways, self.laws, self.place)


class Rivals(TreeHints):
    """What is good for one seat is bad for the other."""

    def value(self, state: Any, seat: Seat) -> int:
        """Told for seat 0."""
        return (1 - 2 * seat) * super().value(state, seat)


def line(chooser: Any, ways: Mapping[str, str],
         laws: Mapping[str, Mapping[str, int]] | None = None, seed: int = 1) -> str:
    """What it would play in this duel."""
    state = Duel(ways, laws or {})
    actions = chooser.choose(GAME, state, 0, Rng(seed), never)
    assert state.place == ""
    return "".join(action.text for action in actions)


def test_it_hears_the_answer_before_it_moves() -> None:
    ways = {"": "ab", "a": "cd", "b": "cd"}
    hints = Rivals({"a": 5, "b": 3, "ac": -10, "ad": 9, "bc": 2, "bd": 4})

    assert line(Greedy(hints), ways) == "a"
    assert line(Farsighted(hints), ways) == "b"


def test_it_stops_where_its_next_turn_comes() -> None:
    ways = {"": "ab", "a": "c", "b": "c", "ac": "d", "bc": "d"}
    hints = Rivals({"a": 1, "b": 2, "ac": 7, "bc": 3, "acd": -50, "bcd": 50})

    assert line(Farsighted(hints), ways) == "a"
    assert "acd" not in hints.valued


def test_chance_that_follows_is_the_same_for_every_line() -> None:
    """Whatever falls, it falls alike: the better place is better in every world."""
    ways = {"": "ab"}
    laws = {place: dict.fromkeys("uvwx", 1) for place in "ab"}
    values = {f"a{letter}": 100 * number + 1 for number, letter in enumerate("uvwx")}
    values |= {f"b{letter}": 100 * number for number, letter in enumerate("uvwx")}
    hints = Rivals(values)

    assert {line(Farsighted(hints), ways, laws, seed) for seed in range(1, 20)} == {"a"}


def test_who_is_alone_looks_so_many_decisions_ahead() -> None:
    class Alone(Duel):
        def actor(self) -> Seat:
            return min(0, super().actor())

        def clone(self) -> Alone:
            return Alone(self.ways, self.laws, self.place)

    chain = {"bx" + "b" * count: "b" for count in range(3 * DECISIONS)}
    hints = Rivals({"a": 1}, rests="b")
    state = Alone({"": "ab", **chain}, {"b": {"x": 1}})
    Farsighted(hints).choose(GAME, state, 0, Rng(1), never)

    assert {len(place) for place in hints.valued[-WORLDS:]} == {len("bx") + DECISIONS}


def test_one_offer_needs_no_thought_and_a_stop_is_heard() -> None:
    hints = Rivals({})
    assert line(Farsighted(hints), {"": "a"}) == "a"
    assert hints.valued == []

    with pytest.raises(Stopped):
        Farsighted(hints).choose(GAME, Duel({"": "ab", "a": "c", "b": "c"}, {}), 0, Rng(1),
                                 lambda: True)


@pytest.mark.parametrize("title", FARSIGHTED)
def test_what_it_plays_is_lawful_and_the_same_for_the_same_seed(title: str) -> None:
    game, state = opening(1, max(2, games.meta(title).seats[0]), title)
    seat = state.actor()
    lines = [list(Farsighted(games.hints(game)).choose(game, determinize_for(state, seat, 5), seat,
                                                       Rng(5, "choice"), never))
             for _time in range(2)]
    assert lines[0] == lines[1]
    for action in lines[0]:
        assert state.actor() == seat
        assert action in state.legal()
        state.apply(action)


@pytest.mark.long
@pytest.mark.parametrize("title", FARSIGHTED)
def test_it_beats_the_greedy_player(title: str) -> None:
    game = games.load(title)
    seats = max(2, game.meta.seats[0])
    row = duel(game, games.hints(game), "farsighted", "greedy", seats, 30 * seats, seed=1)

    assert row.wins > row.fair * row.games
