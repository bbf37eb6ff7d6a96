"""Fitting weights: what made the matches is found again, and the rest stays as it was."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.kernel.rng import Rng
from tools.fit.__main__ import describe, fit_title, note_match, units
from tools.fit.model import Sample, chance, fit, fit_scale, loss, solve


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

    weights = fit(samples, [fit_scale(samples)] * 3)

    assert weights == pytest.approx([2.0, 0.5, 0.0], abs=0.15)
    assert loss(weights, samples) < loss([fit_scale(samples)] * 3, samples)


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


def test_a_match_is_noted_from_every_seat_and_its_table_tells_where_it_comes_from() -> None:
    samples = [each for number in range(6)
               for each in note_match("phalanxx", 900 + number, number, "beginner")]

    result = fit_title("phalanxx", 900, samples)

    assert result.matches == 6
    assert {each.won for each in samples} >= {0.0, 1.0}
    assert result.percents["points"] == 100
    assert set(result.percents) <= set(games.hints(games.load("phalanxx")).terms())
    text = describe(result)
    assert "6 matches" in text and "seeds 900 to 905" in text
    module: dict[str, dict[str, int]] = {}
    exec(compile(text, "fitted.py", "exec"), module)
    assert module["FITTED"] == result.percents
