"""The chance to win, from the value of a position by a curve fitted to played matches.

The logarithm of the odds is a straight line of the value, higher for the seat that is to move; its
offsets and its slope change with the progress of the match (`Hints.progress`), from one row of the
curve (`Hints.curve`) to the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from alexandre.kernel.contract import OVER, Seat, State
from alexandre.kernel.hints import Curve, Hints

WHOLE: Final = 1000  # chances are told in thousandths
LOST: Final = 15  # of them: no more is as good as none
ROWS: Final = 4  # of a curve
VALUE_MOST: Final = 50_000  # beyond, a value stands for a loss that is seen to come
LOGIT_MOST: Final = 8.0


def chance_of(hints: Hints[State], state: State, seat: Seat) -> int:
    """The seat's chance to win, in thousandths; once it is over its share of the victory."""
    if state.actor() == OVER:
        outcome = state.outcome()
        assert outcome is not None
        return WHOLE // len(outcome.winners) if seat in outcome.winners else 0
    return read_curve(hints.curve(state), terms_of(hints, state, seat))


def chances_of(hints: Hints[State], state: State, seats: int) -> tuple[int, ...]:
    """The chances of all seats, which add up to a whole unless somebody plays alone."""
    chances = [chance_of(hints, state, seat) for seat in range(seats)]
    return fill(chances) if state.actor() == OVER else share(chances, hints.sharing(state))


def share(chances: Sequence[float], sharing: int = 0) -> tuple[int, ...]:
    """Chances that were estimated one by one, so that they add up to a whole: each counts by its
    power of `Hints.sharing` per cent, or as it is."""
    if len(chances) == 1:
        return (round(chances[0]),)
    return fill([max(0.5, each) ** (sharing / 100 or 1.0) for each in chances])


def fill(parts: Sequence[float]) -> tuple[int, ...]:
    """The parts of a whole in thousandths; of a single seat its own chance."""
    total = sum(parts)
    if len(parts) == 1 or not total:
        return tuple(round(each) for each in parts)
    shares = [int(WHOLE * each / total) for each in parts]
    shares[shares.index(max(shares))] += WHOLE - sum(shares)
    return tuple(shares)


def read_curve(curve: Curve, terms: Sequence[float]) -> int:
    """The value of the curve for the terms of a position, in thousandths."""
    weights = [each for row in curve for each in row] or [0] * len(terms)
    logit = sum(weight * term for weight, term in zip(weights, terms, strict=True)) / 1000
    return round(WHOLE / (1 + exp(-max(-LOGIT_MOST, min(LOGIT_MOST, logit)))))


def terms_of(hints: Hints[State], state: State, seat: Seat) -> list[float]:
    """The inputs of a curve: of each row its nearness to the progress, that again for the seat to
    move, and that times the value in thousands.
    """
    place = min(100, max(0, hints.progress(state))) / 100 * (ROWS - 1)
    value = max(-VALUE_MOST, min(VALUE_MOST, hints.forecast(state, seat))) / 1000
    terms: list[float] = []
    for row in range(ROWS):
        near = max(0.0, 1 - abs(place - row))
        terms += [near, near * (state.actor() == seat), near * value]
    return terms
