"""Searches the weights of a title's value by matches alone, where a fit to positions tells little.

    python tools/lab fit_search catan --seed 400000

One weight at a time is made larger or smaller.  A greedy player with it, alone against greedy
players with the weights so far, seats rotated, plays `SCREENED` matches; if it is ahead there by a
standard error, `PLAYED` in all, and the weight is kept if it is ahead by two.  The search ends
after a round in which nothing was kept.  Each match has a seed of its own, so that no luck is used
twice; whether the weights found are better is then measured from seeds that the search has not
seen (`--check`, or `alexandre arena`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import count

from alexandre import games
from alexandre.ai.arena.match import play_match
from alexandre.ai.arena.pool import open_pool
from alexandre.ai.arena.rows import share, wilson
from alexandre.ai.greedy import Greedy
from alexandre.ai.player import Player
from alexandre.kernel.rng import Rng
from tools.lab.arguments import PROCESSES, parse
from tools.lab.page import percent

STEPS = (70, 140)  # per cent of the weight so far
SCREENED, PLAYED = 150, 600
AHEAD = (1.0, 2.0)  # standard errors, after either
CHECKED = 900
FRESH = 1_000_000  # from here on seeds for `--check`

Weights = Mapping[str, int]


def play(title: str, ours: Weights, theirs: Weights, seat: int, seed: int) -> float:
    """The part of the victory that one player with `ours` has among others with `theirs`."""
    game = games.load(title)
    hints = games.hints(game)
    seated = [Player(game, Greedy(hints.reweigh(ours if each == seat else theirs)),
                     Rng(seed, f"seat {each}"))
              for each in range(players_of(title))]
    return share(play_match(game, seated, seed).outcome, seat)


def players_of(title: str) -> int:
    """The fewest who compete."""
    return max(2, games.meta(title).seats[0])


def measure(title: str, ours: Weights, theirs: Weights, seeds: Iterator[int], matches: int,
            executor: Executor) -> float:
    """The share of victories in so many matches, each from the next seed."""
    players = players_of(title)
    task = partial(play, title, ours, theirs)
    taken = [next(seeds) for _match in range(matches)]
    return sum(executor.map(task, [number % players for number in range(matches)], taken,
                            chunksize=4))


def is_better(title: str, ours: Weights, theirs: Weights, seeds: Iterator[int],
              executor: Executor) -> bool:
    """Whether it is ahead after the first matches, and after all of them."""
    won = played = 0.0
    for matches, ahead in zip((SCREENED, PLAYED - SCREENED), AHEAD, strict=True):
        won += measure(title, ours, theirs, seeds, matches, executor)
        played += matches
        if not is_ahead(won, played, 1 / players_of(title), ahead):
            return False
    print(f"  {100 * won / played:.1f} % of {played:.0f}", flush=True)
    return True


def is_ahead(won: float, played: float, fair: float, errors: float) -> bool:
    """Whether it wins more than equals would, by so many standard errors."""
    return won / played >= fair + errors * math.sqrt(fair * (1 - fair) / played)


def search(title: str, seed: int, executor: Executor) -> dict[str, int]:
    """Weights in per cent, those that were changed."""
    terms = games.hints(games.load(title)).terms()
    weights, seeds, is_changed = dict.fromkeys(terms, 100), count(seed), True
    while is_changed:
        is_changed = False
        for term in terms:
            for step in STEPS:
                tried = {**weights, term: weights[term] * step // 100}
                print(f"{term} {tried[term]}", flush=True)
                if is_better(title, tried, weights, seeds, executor):
                    weights, is_changed = tried, True
                    break
    print(f"{next(seeds) - seed} matches, seeds from {seed} on")
    return {term: weight for term, weight in weights.items() if weight != 100}


def check(title: str, weights: Weights, executor: Executor) -> None:
    """The weights against the usual ones, from seeds of their own."""
    won = measure(title, weights, {}, count(FRESH), CHECKED, executor)
    print(f"{percent(won / CHECKED, *wilson(won, CHECKED))} % of {CHECKED} matches, one against "
          f"{players_of(title) - 1}, seeds {FRESH}-{FRESH + CHECKED - 1}")


def main(words: Sequence[str]) -> int:
    """Print what was found; with `--check TERM=PERCENT …` measure these weights instead."""
    asked = parse(__doc__, words, "1", seed=400_000, processes=PROCESSES, check=[])
    with open_pool(asked.processes) as executor:
        if asked.check is None:
            weights = search(asked.title, asked.seed, executor)
            print(" ".join(f"{term}={weight}" for term, weight in weights.items()) or "nothing")
        else:
            weights = {term: int(weight) for term, _is, weight in (
                each.partition("=") for each in asked.check)}
        check(asked.title, weights, executor)
    return 0
