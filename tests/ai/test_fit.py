"""Fitting weights: what made the matches is found again, and the rest stays as it was."""

from __future__ import annotations

import math

import pytest

from alexandre import games
from alexandre.ai.review.chances import ROWS, WHOLE, fill
from alexandre.kernel.rng import Rng
from tools.lab import fit_chances
from tools.lab.fit_forecast import Noted, describe, fit_title, note_match, units
from tools.lab.regression import Sample, chance, fit, measure_told, solve


def draw_samples(weights: tuple[float, ...], count: int) -> list[Sample]:
    """Matches that such weights decide, with luck."""
    rnd = Rng(3, "samples")
    samples = []
    for number in range(count):
        terms = tuple((rnd(2001) - 1000) / 500 for _weight in weights)
        won = float(rnd(10_000) < 10_000 * chance(weights, Sample(number, terms, 0)))
        samples.append(Sample(number, terms, won))
    return samples


def test_equations_are_solved_whatever_their_order() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_the_weights_that_decided_the_matches_are_found_again() -> None:
    samples = draw_samples((2.0, 0.5, 0.0), 4000)

    assert fit(samples, [1.0] * 3) == pytest.approx([2.0, 0.5, 0.0], abs=0.15)


def test_a_term_of_which_nothing_is_known_keeps_its_weight() -> None:
    samples = [Sample(each.match, (*each.terms, 0.0), each.won)
               for each in draw_samples((1.0, 1.0), 400)]

    assert fit(samples, [0.7, 0.7, 0.7])[2] == pytest.approx(0.7)


@pytest.mark.parametrize("title", ["alexandros", "catan", "empire", "phalanxx"])
def test_each_term_is_looked_at_alone(title: str) -> None:
    hints = games.hints(games.load(title))
    names = hints.terms()

    for only, seen in zip(names, units(hints), strict=True):
        assert dict(zip(names, seen.weights, strict=True)) == {
            name: 100 * (name == only) for name in names}


def draw_matches(count: int, strength: float, compared: float = 0.0) -> list[fit_chances.Match]:
    """Matches of three seats and four positions, won by what each seat has of its own, with luck:
    the terms tell that, less so many times the mean of the others."""
    rnd, matches = Rng(count, "matches"), list[fit_chances.Match]()
    for _match in range(count):
        own = [(rnd(2001) - 1000) / 500 for _seat in range(3)]
        values = [each - compared * (sum(own) - each) / 2 for each in own]
        parts = fill([math.exp(strength * each) for each in own])
        drawn = rnd(WHOLE)
        winner = sum(drawn >= sum(parts[:seat + 1]) for seat in range(2))
        matches.append([[fit_chances.Noted((1.0, 0.0, value, *[0.0] * (3 * ROWS - 3)), 0,
                                       float(seat == winner))
                         for seat, value in enumerate(values)]] * 4)
    return matches


@pytest.mark.parametrize(("compared", "sharing"), [(0.0, 155), (1.0, 100)])
def test_how_chances_share_a_whole_is_found(compared: float, sharing: int) -> None:
    """All values explain the share; one's own explain too little of it."""
    matches = draw_matches(800, 0.6, compared)

    assert fit_chances.fit_sharing(matches, 3) == pytest.approx(sharing, abs=10)


def test_a_slope_is_found_however_far_values_are_from_0() -> None:
    """In two halves of a match in which the value says little and much."""
    rnd, matches = Rng(1, "far"), list[fit_chances.Match]()
    for _match in range(600):
        value, row = 20 + (rnd(2001) - 1000) / 500, rnd(2) * (ROWS - 1)
        chance = 1 / (1 + math.exp((20 - value) * (0.2 if row else 2.0)))
        terms = [0.0] * 3 * ROWS
        terms[3 * row], terms[3 * row + 2] = 1.0, value
        noted = fit_chances.Noted(tuple(terms), 0, float(rnd(WHOLE) < WHOLE * chance))
        matches.append([[noted]] * 8)
    (_first, _moving, steep), *_others, (_last, _moved, flat) = fit_chances.fit_curve(matches, 1)

    assert steep == pytest.approx(2000, rel=0.3) and flat == pytest.approx(200, abs=200)


def test_a_curve_that_learnt_luck_by_heart_is_not_believed() -> None:
    """Of a few matches that nothing decides a curve is sure; others do not bear it out."""
    told = [fit_chances.fit_sharing(draw_matches(count, 0.0), 3) for count in range(40, 160, 20)]

    assert sum(told) / len(told) < 90  # 125 by curves of the matches themselves


def test_what_a_term_is_worth_is_found_at_every_point_of_the_match() -> None:
    rnd, noted = Rng(4, "course"), []
    for number in range(3000):
        progress = rnd(1001) / 1000
        land, points = ((rnd(2001) - 1000) / 500 for _term in range(2))
        ahead = 4 * (1 - progress) * land + 2 * progress * points + (rnd(2001) - 1000) / 1000
        noted.append(Noted(number, progress, (points, land, *[0.0] * 9), False, ahead))

    result = fit_title("catan", 0, noted)

    points_row, land_row = result.percents["points"], result.percents["land"]
    assert list(points_row) == sorted(points_row) and points_row[0] < points_row[-1] / 10
    assert list(land_row) == sorted(land_row, reverse=True) and land_row[-1] < land_row[0] / 10
    assert land_row[0] / points_row[-1] == pytest.approx(2, abs=0.2)
    assert set(result.percents) == {"points", "land"}
    assert result.before < 0.7 and result.after > 0.9


def test_a_forecast_that_is_right_tells_all_and_the_mean_nothing() -> None:
    assert measure_told([1.0, 2.0, 6.0], [1.0, 2.0, 6.0]) == 1
    assert measure_told([3.0, 3.0, 3.0], [1.0, 2.0, 6.0]) == pytest.approx(0)


def test_a_match_is_noted_from_every_seat_and_its_table_tells_where_it_comes_from() -> None:
    noted = [each for number in range(6)
             for each in note_match("phalanxx", "beginner", 900 + number)]

    result = fit_title("phalanxx", 900, noted)

    assert result.matches == 6
    assert min(each.ahead for each in noted) < 0 < max(each.ahead for each in noted)
    assert sum(each.ahead for each in noted) == pytest.approx(0)
    text = describe(result)
    assert "6 matches" in text and "seeds 900 to 905" in text
    module: dict[str, dict[str, tuple[int, ...]]] = {}
    exec(compile(text, "forecast.py", "exec"), module)
    assert module["COURSE"] == result.percents
