"""A player that tries out whole plans: it hears the answer, and hopes for no luck of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from alexandre import games
from alexandre.ai.arena.tournament import duel
from alexandre.ai.greedy import Greedy
from alexandre.ai.levels import chooser, effort_of, top_level
from alexandre.ai.planner import ENOUGH, Effort, Planner, Trial, drop_copies
from alexandre.ai.playout import DECISIONS, Playout
from alexandre.ai.review.counsel import find_end
from alexandre.ai.seat import Stopped, choice, determinize_for, keep_silent, never
from alexandre.kernel.contract import CHANCE, OVER, Rnd, Seat, State
from alexandre.kernel.hints import Plan
from alexandre.kernel.rng import Rng
from tests.ai.tables import opening
from tests.ai.trees import ACTIONS, Tree, TreeHints
from tests.helpers.walks import Table, fewest_seats, plain_tables, positions
from tools.lab.coach import begin, play_on

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
    """A tree in which the good of one seat is the harm of the other."""

    def value(self, state: Any, seat: Seat) -> int:
        """Told for seat 0."""
        return (1 - 2 * seat) * super().value(state, seat)


def line(chooser: Any, ways: Mapping[str, str],
         laws: Mapping[str, Mapping[str, int]] | None = None, seed: int = 1) -> str:
    """The line in this duel."""
    state = Duel(ways, laws or {})
    actions = chooser.choose(GAME, state, 0, Rng(seed), never)
    assert state.place == ""
    return "".join(action.text for action in actions)


def test_it_hears_the_answer_before_it_moves() -> None:
    ways = {"": "ab", "a": "cd", "b": "cd"}
    hints = Rivals({"a": 5, "b": 3, "ac": -10, "ad": 9, "bc": 2, "bd": 4})

    assert line(Greedy(hints), ways) == "a"
    assert line(chooser("farsighted", hints), ways) == "b"


def test_it_stops_where_its_next_turn_comes() -> None:
    ways = {"": "ab", "a": "c", "b": "c", "ac": "d", "bc": "d"}
    hints = Rivals({"a": 1, "b": 2, "ac": 7, "bc": 3, "acd": -50, "bcd": 50})

    assert line(chooser("farsighted", hints), ways) == "a"
    assert "acd" not in hints.valued


def test_the_end_of_a_playout_is_judged_by_the_forecast_and_a_turn_by_the_value() -> None:
    class Seer(Rivals):
        def forecast(self, state: Any, seat: Seat) -> int:
            """The opposite of what the position seems worth."""
            return -self.value(state, seat)

    ways = {"": "ab", "a": "c", "b": "c"}
    hints = Seer({"a": 2, "b": 1, "ac": 2, "bc": 1})

    assert line(Greedy(hints), ways) == "a"
    assert line(Planner(hints, Effort(plans=2, playouts=4)), ways) == "b"


def test_of_more_lines_than_are_tried_those_come_first_of_which_the_forecast_says_most() -> None:
    class Seer(Rivals):
        def forecast(self, state: Any, seat: Seat) -> int:
            """Only `c` ends well, at the end of the turn and after the answer."""
            return 10 if state.place.startswith("c") else 0

    hints = Seer({"a": 3, "b": 2, "c": 1})
    ways = {"": "abc", "a": "d", "b": "d", "c": "d"}
    few, blind = Effort(plans=2, playouts=4), Effort(plans=2, playouts=4, has_forecast=False)

    assert line(Planner(hints, few), ways) == "c"
    assert line(Planner(hints, blind), ways) == "a"
    assert line(chooser("farsighted", hints), ways) == "a"


def test_a_planner_chooses_among_all_lines_that_it_keeps() -> None:
    """The best one begins with what seems worse at the first rest."""
    hints = TreeHints({"r": 2, "s": 1, "ra": 3, "sb": 9}, rests="rs")
    tree = Tree({"": "rs", "r": "a", "s": "b"}, {})

    for width, lines in ((1, ["ra"]), (2, ["sb", "ra"])):
        plans = Planner(hints, Effort(plans=2, width=width)).propose(
            tree, 0, Rng(1), never, keep_silent)
        assert ["".join(action.text for action in plan.actions) for plan in plans] == lines


def test_it_plays_as_many_of_its_own_turns_as_it_is_told() -> None:
    ways = {"": "ab", "a": "c", "b": "c", "ac": "d", "bc": "d", "acd": "e", "bcd": "e",
            "acde": "f", "bcde": "f"}
    hints = Rivals({"a": 1, "ac": 1, "bc": 2, "acde": 8, "bcde": 3, "acdef": -50, "bcdef": 50})

    for turns, best in ((1, "b"), (2, "a"), (3, "b")):
        assert line(Planner(hints, Effort(plans=2, playouts=4, turns=turns)), ways) == best


def test_its_turns_multiply_the_stages_of_a_title() -> None:
    class Staged(Rivals):
        def stage(self, state: Any) -> int:
            """One more with each letter."""
            return len(state.place) + 1

        def stages(self, state: Any) -> int:
            """Both seats once."""
            return 2

    ways = {"": "ab", "a": "c", "b": "c", "ac": "d", "bc": "d", "acd": "e", "bcd": "e"}
    hints = Staged({"a": 1, "bc": 2, "acde": 8, "bcde": 3})

    for turns, best in ((1, "b"), (2, "a")):
        assert line(Planner(hints, Effort(plans=2, playouts=4, turns=turns)), ways) == best


def test_those_who_play_on_keep_as_many_lines_as_they_are_told() -> None:
    """With one line the other seat overlooks the answer that begins badly."""
    class Double(Duel):
        def actor(self) -> Seat:
            """Seat 0 once, then seat 1 twice."""
            return OVER if len(self.place) == 3 else int(len(self.place) > 0)

        def clone(self) -> Double:
            """The same place."""
            return Double(self.ways, self.laws, self.place)

    ways = {"": "a", "a": "cd", "ac": "e", "ad": "e"}
    hints = Rivals({"ac": -1, "ace": 5, "ade": -20}, rests="cd")

    for lines, end in ((1, "ace"), (2, "ade")):
        playout = Playout(hints, Double(ways, {}), 0, 1, never, lines=lines)
        assert playout.try_out(Plan((ACTIONS["a"],))).dump() == end


def test_chance_that_follows_is_the_same_for_every_line() -> None:
    """Whatever falls, it falls alike: the better place is better in every world."""
    ways = {"": "ab"}
    laws = {place: dict.fromkeys("uvwx", 1) for place in "ab"}
    values = {f"a{letter}": 100 * number + 1 for number, letter in enumerate("uvwx")}
    values |= {f"b{letter}": 100 * number for number, letter in enumerate("uvwx")}
    hints = Rivals(values)

    assert {line(chooser("farsighted", hints), ways, laws, seed) for seed in range(1, 20)} == {"a"}


def test_who_is_alone_looks_so_many_decisions_ahead() -> None:
    class Alone(Duel):
        def actor(self) -> Seat:
            return min(0, super().actor())

        def clone(self) -> Alone:
            return Alone(self.ways, self.laws, self.place)

    chain = {"bx" + "b" * count: "b" for count in range(3 * DECISIONS)}
    hints = Rivals({"a": 1}, rests="b")
    state = Alone({"": "ab", **chain}, {"b": {"x": 1}})
    Planner(hints, Effort(plans=2, playouts=20)).choose(GAME, state, 0, Rng(1), never)

    assert {len(place) for place in hints.valued[-20:]} == {len("a"), len("bx") + DECISIONS}


def test_who_is_hasty_tries_no_more_worlds_once_plans_are_alike() -> None:
    hints, tree = Rivals({"a": 3, "b": 3}), Duel({"": "ab"}, {})
    plans = [Plan((ACTIONS[each],)) for each in "ab"]
    for is_hasty, worlds in ((False, 20), (True, ENOUGH)):
        planner = Planner(hints, Effort(plans=2, playouts=40, is_hasty=is_hasty))
        trials = planner.compare_plans(tree, 0, plans, Rng(1), never)
        assert [len(each.values) for each in trials] == [worlds] * 2


def test_one_offer_needs_no_thought_and_a_stop_is_heard() -> None:
    hints = Rivals({})
    assert line(chooser("farsighted", hints), {"": "a"}) == "a"
    assert hints.valued == []

    with pytest.raises(Stopped):
        chooser("farsighted", hints).choose(
            GAME, Duel({"": "ab", "a": "c", "b": "c"}, {}), 0, Rng(1), lambda: True)


# ---- how playouts are shared out -----------------------------------------------------------


def test_the_worse_half_is_left_out_after_each_round() -> None:
    assert Effort(playouts=96).rounds(8) == [(8, 4), (4, 8), (2, 16)]
    assert Effort(playouts=20, has_halving=False).rounds(5) == [(5, 4)]
    assert Effort(playouts=2).rounds(3) == [(3, 1), (2, 1)]


def test_all_plans_are_ranked_with_what_they_were_worth() -> None:
    ways = {"": "abcd"}
    hints = Rivals({"a": 4, "b": 1, "c": 3, "d": 2})
    ranked = Planner(hints, Effort(plans=4, playouts=16)).compare(
        Duel(ways, {}), 0, Rng(1), never)

    assert [each.plan.actions[0].text for each in ranked] == ["a", "c", "d", "b"]
    assert [each.values for each in ranked] == [[4] * 6, [3] * 6, [2] * 2, [1] * 2]


def trial(*values: int) -> Trial:
    """A plan that was worth so much in each world."""
    made = Trial(Plan(()))
    made.values = list(values)
    return made


def test_a_plan_is_preferred_to_the_first_only_beyond_doubt() -> None:
    first, luckier = trial(0, 0, 0, 0), trial(-9, -9, -9, 40)

    assert luckier.is_better_than(first, 0) and not luckier.is_better_than(first, 10)
    assert trial(2, 3, 2, 3).is_better_than(first, 10)
    assert not first.is_better_than(first, 0)


def test_the_best_so_far_is_told_and_played_when_time_is_over() -> None:
    """The clock ticks at each look at it, so that the time is over after two worlds."""
    ticks = iter(range(1000))
    told: list[str] = []
    hints = Rivals({"a": 2, "b": 1, "aa": -5, "ba": 5})
    planner = Planner(hints, Effort(playouts=10_000, has_halving=False, seconds=3),
                      clock=lambda: next(ticks))
    line = planner.choose(GAME, Duel({"": "ab", "a": "a", "b": "a"}, {}), 0, Rng(1), never,
                          lambda actions: told.append(actions[0].text))

    assert told[-2:] == ["a", "b"]
    assert line == [ACTIONS["b"]]
    assert next(ticks) < 10


class Bidder(Rivals):
    """Proposes to go `a` for one place, or for two."""

    def plans(self, state: Any, rnd: Rnd, most: int) -> list[Plan]:
        def climb(limit: int) -> Plan:
            return Plan((ACTIONS["a"],), lambda state, _rnd: (
                ACTIONS["a"] if len(state.hash()) < 2 * limit else None))

        return [] if state.place else [climb(1), climb(2)]

    def draw(self, state: State, rnd: Rnd) -> Any:
        return ACTIONS["b"]

    def stage(self, state: Any) -> int:
        return 1 + len(state.place) // 5


def test_a_plan_is_followed_until_it_says_no_more__and_played_to_the_next_stage() -> None:
    ways = dict.fromkeys(("", "a", "ab", "aba", "abab", "abb", "abbb"), "ab")
    hints = Bidder({"ababb": 9, "abbbb": 1})
    ranked = Planner(hints).compare(Duel(ways, {}), 0, Rng(1), never)

    assert [set(each.values) for each in ranked] == [{9}, {1}]
    assert set(hints.valued) == {"ababb", "abbbb"}


# ---- on real titles ------------------------------------------------------------------------


SECRETS = [table for table in plain_tables()
           if table.meta.has_secrets and table.seats == fewest_seats(table.title)
           and table.title in games.TITLES]


@pytest.mark.parametrize("table", SECRETS, ids=str)
def test_worlds_that_look_alike_give_the_same_ranking(table: Table) -> None:
    """Also to a counsellor, who tells more than the move."""
    game, seen = table.game(), 0
    planner = Planner(games.hints(game), Effort(plans=3, playouts=6))
    for state in positions(table, seed=83, every=60)[1:6]:
        seat = state.actor()
        if seat >= 0:
            other = state.determinize(seat, Rng(seen, "other"))
            ranks = [[(each.plan.actions, each.values) for each in planner.compare(
                determinize_for(world, seat, 7), seat, Rng(7, "choice"), never)]
                     for world in (state, other)]
            assert ranks[0] == ranks[1]
            seen += 1
    assert seen


@pytest.mark.parametrize("title", games.TITLES)
def test_a_stop_is_heard_at_the_next_step(title: str) -> None:
    game, state = opening(1, fewest_seats(title), title)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 30

    planner = Planner(games.hints(game), Effort(playouts=500))
    try:
        planner.choose(game, state, state.actor(), Rng(1), stop)
    except Stopped:
        assert len(asked) == 31
    else:
        assert len(asked) < 31


@pytest.mark.parametrize(("level", "title"), [
    *(("farsighted", title) for title in FARSIGHTED),
    *(("planner", title) for title in games.TITLES)])
def test_what_it_plays_is_lawful_and_the_same_for_the_same_seed(level: str, title: str) -> None:
    game, state = opening(1, fewest_seats(title), title)
    seat = state.actor()
    hints, known = games.hints(game), determinize_for(state, seat, 5)
    mind = Planner(hints) if level == "planner" else chooser(level, hints)
    lines = [mind.choose(game, known, seat, Rng(5, "choice"), never) for _time in range(2)]
    assert lines[0] == lines[1]
    for action in lines[0]:
        assert state.actor() == seat
        assert action in state.legal()
        state.apply(action)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("title", FARSIGHTED)
def test_it_beats_the_greedy_player(title: str) -> None:
    game = games.load(title)
    seats = fewest_seats(title)
    row = duel(game, games.hints(game), "farsighted", "greedy", seats, 15 * seats, seed=1)

    assert row.wins > row.fair * row.games


def test_no_two_plans_of_a_turn_lead_to_the_same_position() -> None:
    """The finding: of Alexandros' plans 31 % were copies, looked at past another card drawn."""
    game = games.load("alexandros")
    hints, session = games.hints(game), begin("alexandros", 2, 41_101)
    counts = []
    for number, state in enumerate(play_on(session)):
        planner = Planner(hints, effort_of(top_level(hints)))
        plans = planner.propose(state, state.actor(), choice(number), never, keep_silent)
        assert len({find_end(state, plan) for plan in plans}) == len(plans)
        counts.append(len(plans))
        if number == 8:
            break

    assert max(counts) == planner.effort.plans, "the room is used"


def test_copies_are_dropped_and_the_first_one_stays() -> None:
    tree = Tree({"": "ab", "a": "c", "b": "c"}, {})
    lines = [tuple(ACTIONS[letter] for letter in word) for word in ("ac", "a", "ac", "bc", "b")]
    told = ["".join(action.text for action in plan.actions)
            for plan in drop_copies(tree, lines, 3)]

    assert told == ["ac", "a", "bc"]
