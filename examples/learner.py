"""A player that learns Phalanxx from nothing, by policy gradient (REINFORCE), and shows its curve.

    python examples/learner.py beginner 4000 1

plays 4,000 games against the level *beginner* on the seed 1, prints every 200 games the share that
it won, and needs about five minutes of one core.  It sees the offers, the round and the points of
both sides, and nothing else of the rules: a weight for each verb, for each offer and for what they
are in that round.  It needs only `alexandre`.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from math import exp, sqrt
from random import Random
from typing import Any, NamedTuple

from alexandre import api

TITLE = "phalanxx"
RATE = 0.02  # of learning
VICTORY = 20  # the points that a victory is worth beside the lead in points
POINT = 0.1  # the worth of a point
MEMORY = 300  # games over which the usual result of a round is averaged
CALM = 20  # results of a round before anything is learned from it
EVERY = 200  # games between two lines


class Choice(NamedTuple):
    """A decision of the learner, kept until the game is over."""

    offers: list[list[object]]  # the features of each
    chances: list[float]
    taken: int
    moment: tuple[str, int]  # phase and round
    lead: int


class Learner:
    """A weight for each feature of an offer; the better offers get the better chances."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.weights: defaultdict[object, float] = defaultdict(float)
        self.usual: dict[tuple[str, int], tuple[float, int]] = {}  # result of a moment, how often

    def choose(self, position: api.Position, offers: list[api.Action]) -> Choice:
        """An offer by chance, the likelier the larger the sum of its weights."""
        seat = position.actor
        view: Any = position.view(seat)
        lead = 2 * view.scores()[seat] - sum(view.scores())
        features = [list(features_of(offer.text, view.round)) for offer in offers]
        sums = [sum(self.weights[each] for each in row) for row in features]
        odds = [exp(each - max(sums)) for each in sums]
        chances = [each / sum(odds) for each in odds]
        taken = self.random.choices(range(len(offers)), chances)[0]
        return Choice(features, chances, taken, (view.phase, view.round), lead)

    def learn(self, choices: list[Choice], lead: int, victory: float) -> None:
        """Make likelier what went better than usual, and less likely what went worse."""
        for choice in choices:
            result = POINT * (lead - choice.lead + VICTORY * victory)
            usual, count = self.usual.get(choice.moment, (0.0, 0))
            count += 1
            self.usual[choice.moment] = usual + (result - usual) / min(count, MEMORY), count
            if count <= CALM:
                continue
            step = RATE * (result - usual)
            for number, row in enumerate(choice.offers):
                change = step * ((number == choice.taken) - choice.chances[number])
                for each in row:
                    self.weights[each] += change


def features_of(text: str, game_round: int) -> Iterator[object]:
    """The verb, the verb with its object, both in that round, and the whole offer."""
    verb, *rest = text.split()
    known = [verb, f"{verb} {rest[0]}"] if rest else [verb]
    yield from known
    yield from ((each, game_round) for each in known)
    if len(rest) > 1:
        yield text


def play(learner: Learner, level: str, number: int, opponent: api.Rng) -> float:
    """A game against the level, learned from; the learner's share of the victory."""
    position, own, choices = api.start(TITLE, 2), number % 2, list[Choice]()
    while not position.is_over:
        if position.is_chance:
            position.play_chance(number)
            continue
        offers = position.legal()
        if len(offers) == 1:
            position.play(offers[0])
        elif position.actor != own:
            position.play(api.ask_computer(position, level, opponent))
        else:
            choices.append(learner.choose(position, offers))
            position.play(offers[choices[-1].taken])
    outcome = position.outcome()
    assert outcome is not None
    victory = (own in outcome.winners) / len(outcome.winners)
    learner.learn(choices, outcome.scores[own] - outcome.scores[1 - own], victory)
    return victory


def main(level: str, games: int, seed: int) -> None:
    """The curve: games so far, share won of the last ones in per cent, its 95 % interval."""
    learner, opponent, won = Learner(seed), api.Rng(seed, "opponent"), 0.0
    for number in range(1, games + 1):
        won += play(learner, level, number, opponent)
        if number % EVERY == 0:
            share = won / EVERY
            print(f"{number:6} {100 * share:5.1f} ±{196 * sqrt(share * (1 - share) / EVERY):4.1f} "
                  f"{'#' * round(40 * share)}", flush=True)
            won = 0.0


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
