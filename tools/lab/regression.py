"""Regressions over the terms of a value, in plain Python: there are few of them.

The chance to win is the logistic of the sum of the terms, each with a weight. A weight that the
matches say little about stays near the one that all others have (a ridge penalty).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

STEPS: Final = 25  # of Newton's method; it converges in fewer than ten
ENOUGH: Final = 1e-7
RIDGE: Final = 4.0  # how many samples a weight's prior counts, in squared terms of size one


@dataclass(frozen=True)
class Sample:
    """A position: a seat's terms, and its later part of the victory."""

    match: int
    terms: tuple[float, ...]
    won: float


def chance(weights: Sequence[float], sample: Sample) -> float:
    """The chance to win that these weights give."""
    total = sum(weight * term for weight, term in zip(weights, sample.terms, strict=True))
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, total))))


def spread_of(values: Sequence[float]) -> float:
    """The mean square of the distance from their mean."""
    mean = sum(values) / len(values)
    return sum((each - mean) ** 2 for each in values) / len(values)


def measure_told(forecasts: Sequence[float], results: Sequence[float]) -> float:
    """The part of the spread of the results that forecasts explain: 1 for all of it."""
    missed = sum((one - other) ** 2 for one, other in zip(forecasts, results, strict=True))
    return 1 - missed / len(results) / spread_of(results)


def fit(samples: Sequence[Sample], prior: Sequence[float], ridge: float = RIDGE) -> list[float]:
    """The weights with the least loss, drawn to the prior, by Newton's method."""
    weights, size = list(prior), len(prior)
    spread = [ridge * sum(each.terms[i] ** 2 for each in samples) / len(samples) + 1e-9
              for i in range(size)]
    for _step in range(STEPS):
        slope = [-spread[i] * (weights[i] - prior[i]) for i in range(size)]
        curve = [[spread[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
        for sample in samples:
            p = chance(weights, sample)
            for i, term in enumerate(sample.terms):
                if term:
                    slope[i] += (sample.won - p) * term
                    for j in range(size):
                        curve[i][j] += p * (1 - p) * term * sample.terms[j]
        change = solve(curve, slope)
        weights = [weight + each for weight, each in zip(weights, change, strict=True)]
        if max(map(abs, change)) < ENOUGH:
            break
    return weights


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations, by elimination with pivots."""
    size = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(table[row][column]))
        table[column], table[pivot] = table[pivot], table[column]
        for row in range(column + 1, size):
            factor = table[row][column] / table[column][column]
            for each in range(column, size + 1):
                table[row][each] -= factor * table[column][each]
    solution = [0.0] * size
    for row in reversed(range(size)):
        rest = sum(table[row][each] * solution[each] for each in range(row + 1, size))
        solution[row] = (table[row][size] - rest) / table[row][row]
    return solution
