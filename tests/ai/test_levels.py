"""The five levels as data: weakest first, none by lot; characters weigh things differently."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from alexandre import games
from alexandre.ai.greedy import WIDTH, Greedy
from alexandre.ai.levels import MINDS, chooser, is_quick, level_of
from alexandre.ai.seat import never
from alexandre.kernel.contract import State
from alexandre.kernel.hints import Hints
from alexandre.kernel.meta import CAST, CHARACTERS, LADDER, LEANINGS, OLDER, RANDOM
from alexandre.kernel.record import Player, from_plain
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from tests.ai.tables import opening
from tests.ai.trees import Tree, TreeHints
from tests.helpers.stages import titles_with
from tests.helpers.walks import positions, tables

COMPETITIVE = [title for title in titles_with("levels") if games.meta(title).seats[1] > 1]
PEOPLES = {"greek": 4, "persian": 4, "macedonian": 4}


def hints_of(title: str) -> Hints[State]:
    """The advice of the title to its computer players."""
    return games.hints(games.load(title))


@pytest.mark.parametrize("title", COMPETITIVE)
def test_a_competitive_title_has_five_levels_and_none_moves_by_lot(title: str) -> None:
    meta, hints = games.meta(title), hints_of(title)

    assert meta.levels == LADDER and meta.usual == LADDER[2]
    for name in LADDER:
        level = hints.level(name)
        assert level is not None
        assert level.mind in MINDS and level.mind != RANDOM
        assert set(level.weights) <= set(hints.terms())


@pytest.mark.parametrize("title", COMPETITIVE)
def test_the_third_level_sees_all_that_greedy_sees(title: str) -> None:
    level = hints_of(title).level(LADDER[2])

    assert level is not None
    assert level.error == 0
    assert level.mind != "greedy" or level.width >= WIDTH


def test_the_names_of_before_are_still_accepted() -> None:
    for title in games.TITLES:
        meta = games.meta(title)
        assert {"random", "greedy"} <= set(meta.accepted)
        for name in meta.accepted:
            assert level_of(name, hints_of(title)) is not None
            chooser(name, hints_of(title))


def test_a_saved_match_of_the_older_levels_opens_and_goes_on() -> None:
    players = [Player("Zoé", "farsighted"), Player("", "random"), Player("", "olympias")]
    session = Session.new(games.load("alexandros"), players, seed=3)

    record, _game = from_plain(session.to_plain(), games.load)

    assert [each.level for each in record.players] == ["farsighted", "random", "olympias"]


def test_greedy_judges_as_before_whatever_the_levels_weigh() -> None:
    hints = hints_of("catan")
    mind = chooser("greedy", hints)

    assert isinstance(mind, Greedy)
    assert (mind.width, mind.error) == (WIDTH, 0)
    assert mind.hints is hints
    assert set(hints.weights) == {100}


def test_an_error_makes_a_player_take_what_is_worth_less() -> None:
    hints = TreeHints({"a": 10, "b": 0})
    state = Tree({"": "ab"}, {})

    def lines(error: int) -> Counter[str]:
        mind = Greedy(hints, error=error)
        return Counter(mind.choose(opening()[0], state, 0, Rng(seed), never)[0].text
                       for seed in range(60))

    assert lines(0) == {"a": 60}
    assert lines(4) == {"a": 60}  # too small to hide the difference
    assert lines(30)["a"] > lines(30)["b"] > 5


# ---- characters ----------------------------------------------------------------------------


def test_twelve_characters_four_of_each_people_at_every_level() -> None:
    assert len(CAST) == 12
    assert Counter(each.people for each in CHARACTERS.values()) == PEOPLES
    assert {each.level for each in CHARACTERS.values()} == set(LADDER)
    assert {each.leaning for each in CHARACTERS.values()} == set(LEANINGS)
    assert not set(CAST) & {*LADDER, *OLDER}


@pytest.mark.parametrize("leaning", LEANINGS)
@pytest.mark.parametrize("title", COMPETITIVE)
def test_a_leaning_changes_what_positions_are_worth(title: str, leaning: str) -> None:
    hints = hints_of(title)
    percents = hints.LEANINGS.get(leaning, {})
    leans = hints.reweigh(percents)

    assert percents and set(percents) <= set(hints.terms())
    table = next(each for each in tables() if each.title == title and each.seats > 1)
    walk = [state.clone() for state in islice(positions(table, seed=5, every=9, first=9), 80)
            if state.actor() >= 0]
    assert any(hints.value(state, 0) != leans.value(state, 0) for state in walk)


def test_a_character_thinks_like_its_level_with_other_weights() -> None:
    hints = hints_of("phalanxx")
    plain, leaning = chooser("amateur", hints), chooser("sisygambis", hints)

    assert isinstance(plain, Greedy)
    assert isinstance(leaning, Greedy)
    assert (plain.width, plain.error) == (leaning.width, leaning.error)
    assert plain.hints.weights != leaning.hints.weights


def test_weights_are_per_cent_of_what_they_were() -> None:
    hints = hints_of("empire").reweigh({"purse": 50}).reweigh({"purse": 50, "order": 200})

    assert dict(zip(hints.terms(), hints.weights, strict=True)) == {
        **dict.fromkeys(hints.terms(), 100), "purse": 25, "order": 200}


@pytest.mark.parametrize("title", COMPETITIVE)
def test_a_forecast_weighs_each_term_by_how_far_the_match_has_come(title: str) -> None:
    """Half-way between two steps of the course half of each, of a leaning's weights too."""
    hints = hints_of(title).reweigh({hints_of(title).terms()[0]: 50})
    course, seen = hints.COURSE, 0
    assert set(course) <= set(hints.terms())
    table = next(each for each in tables() if each.title == title)
    for state in islice(positions(table, seed=6, every=9), 40):
        if state.actor() >= 0:
            weights = {}
            for term, row in course.items():
                place = hints.progress(state) / 100 * (len(row) - 1)
                low, high = row[int(place)], (*row, 0)[int(place) + 1]
                weights[term] = int(low + (high - low) * (place % 1) + 0.01)
            assert hints.forecast(state, 0) == hints.reweigh(weights).value(state, 0)
            seen += hints.forecast(state, 0) != hints.value(state, 0)
    assert bool(seen) == bool(course)


def test_only_what_answers_at_once_thinks_beside_the_window() -> None:
    hints = hints_of("alexandros")

    assert is_quick("beginner", hints)
    assert is_quick("olympias", hints)
    assert not is_quick("farsighted", hints)
