"""The payoff of a match for each seat, one number."""

from __future__ import annotations

from alexandre.kernel.contract import Outcome


def payoffs(outcome: Outcome) -> list[float]:
    """By seat: the share of the victory, so scaled that winning alone is 1 and the sum is 0.

    Of several seats a loser has -1 / (seats - 1), and all have 0 if all win, or none; who plays
    alone has 1 for a victory, else -1.
    """
    seats, winners = len(outcome.ranks), outcome.winners
    if seats == 1:
        return [1.0 if winners else -1.0]
    if not winners:
        return [0.0] * seats
    shares = [(seat in winners) / len(winners) for seat in range(seats)]
    return [(share * seats - 1) / (seats - 1) for share in shares]
