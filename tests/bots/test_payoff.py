"""The worth of a match to each seat, for programs that learn."""

from __future__ import annotations

import pytest

from alexandre.adapters.payoff import payoffs
from alexandre.kernel.contract import Outcome


def outcome(seats: int, *winners: int) -> Outcome:
    """A match so won."""
    return Outcome(winners, (1,) * seats, (0,) * seats, ((),) * seats, "over")


@pytest.mark.parametrize(("seats", "winners", "expected"), [
    (2, (0,), [1, -1]), (2, (0, 1), [0, 0]), (3, (1,), [-0.5, 1, -0.5]), (2, (), [0, 0]),
    (4, (0, 3), [1 / 3, -1 / 3, -1 / 3, 1 / 3]), (1, (0,), [1]), (1, (), [-1])])
def test_the_payoffs_of_several_seats_add_up_to_nothing(
        seats: int, winners: tuple[int, ...], expected: list[float]) -> None:
    sums = payoffs(outcome(seats, *winners))

    assert sums == pytest.approx(expected)
    assert seats == 1 or sum(sums) == pytest.approx(0)
