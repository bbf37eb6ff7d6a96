"""Two characters of one level play differently, equally well: `tools/lab/habits.py`."""

from __future__ import annotations

from collections import Counter

import pytest

from alexandre import games
from alexandre.kernel.meta import CHARACTERS, LADDER
from tests.helpers.stages import titles_with
from tools.lab.habits import Played, find_habit, is_held, list_pairs, play

COMPETITIVE = [title for title in titles_with("levels") if games.meta(title).seats[1] > 1]
USUAL = LADDER[2]


def play_made_up(ones: list[int], others: list[int], won: float = 0.5) -> list[Played]:
    """Matches in which both made so many marches, and as many halts as each other."""
    return [Played(won, (Counter(march=one, halt=2), Counter(march=other, halt=2)))
            for one, other in zip(ones, others, strict=True)]


def test_a_habit_is_what_differs_in_matches_that_did_not_choose_it() -> None:
    habit = find_habit(play_made_up([5, 6] * 20, [3, 3] * 20))

    assert (habit.verb, habit.means) == ("march", (5.5, 3.0))
    assert habit.z > 10


def test_what_differs_in_one_half_alone_is_no_habit() -> None:
    played = play_made_up([5, 6] * 10 + [3, 4, 4, 3] * 5, [3] * 20 + [4, 3, 3, 4] * 5)

    assert not is_held(played)


@pytest.mark.parametrize(("won", "expected"), [(0.5, True), (0.56, False), (0.44, False)])
def test_who_is_the_better_player_has_no_habit_but_a_level(won: float, *, expected: bool) -> None:
    assert is_held(play_made_up([5, 6] * 20, [3, 3] * 20, won)) == expected


def test_every_two_of_a_level_are_compared() -> None:
    pairs = list_pairs(USUAL)

    assert len(pairs) == 3
    assert all(CHARACTERS[each].level == USUAL for pair in pairs for each in pair)


@pytest.mark.parametrize("title", COMPETITIVE)
def test_a_match_of_two_characters_is_always_the_same(title: str) -> None:
    pair = ("thais", "diogenes")
    one, again, turned = (play(title, "beginner", pair, number) for number in (0, 0, 1))

    assert one == again and one != turned
    assert all(any(counts.values()) for counts in one.counts)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize(("title", "other", "matches"), [
    ("alexandros", "olympias", 150), ("empire", "olympias", 60), ("phalanxx", "mazaeus", 60),
    ("catan", "olympias", 60)])
def test_two_characters_of_the_usual_level_differ_in_a_counted_habit(
        title: str, other: str, matches: int) -> None:
    played = [play(title, USUAL, ("artabazus", other), number) for number in range(matches)]

    assert abs(find_habit(played).z) > 2
