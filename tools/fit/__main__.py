"""Fits the weights of a title's value to matches of its own, and tells whether that helps.

    python -m tools.fit catan --games 150 --seed 200000 --write

Plays matches between players of one level from these seeds on, notes at each turn what each term
of the value is to each seat (`Hints.terms`), and fits weights by logistic regression to who won.
Every fifth match is held out: the loss over these is told for today's weights and for the fitted
ones. With `--write` the table goes to `alexandre/games/TITLE/hints/fitted.py`. Whether players are
stronger with it is decided by matches from other seeds: `alexandre arena`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from datetime import date
from multiprocessing import get_context
from pathlib import Path

from alexandre import games
from alexandre.ai.player import player
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import CHANCE, OVER, Hints, State
from alexandre.kernel.rng import Rng
from tools.fit.model import Sample, fit, fit_scale, loss
from tools.mutants_page import commit

ROOT = Path(__file__).resolve().parent.parent.parent
LEVEL = "experienced"
EVERY = 9  # decisions from one note to the next
HELD_OUT = 5  # every fifth match
LEAST, MOST = 40, 250  # per cent of today's weight
MOST_TERM = 50.0


@dataclass(frozen=True)
class Fit:
    """What was fitted: per cent by term, and the losses over the matches held out."""

    title: str
    percents: dict[str, int]
    matches: int
    samples: int
    seed: int
    before: float
    after: float


def units(hints: Hints[State]) -> list[Hints[State]]:
    """The hints that see one term only, for each term."""
    return [hints.reweigh({term: 100 if term == only else 0 for term in hints.terms()})
            for only in hints.terms()]


def note_match(title: str, seed: int, number: int, level: str = LEVEL) -> list[Sample]:
    """One match of equals: now and then the terms of each seat, and what came of it."""
    game = games.load(title)
    hints = games.hints(game)
    seats = max(2, game.meta.seats[0])
    players = [player(level, game, hints, Rng(seed, f"seat {seat}")) for seat in range(seats)]
    seen, state, chance = units(hints), game.start(seats, {}), Seeded(seed)
    noted: list[tuple[int, tuple[float, ...]]] = []
    actions = decisions = 0
    while (seat := state.actor()) != OVER:
        if seat == CHANCE:
            action = chance.draw(actions, state.outcomes())
            assert action is not None
        else:
            decisions += 1
            if decisions % EVERY == 0 and hints.is_rest(state):
                noted.append((seat, terms_of(state, seat, seen)))
            action = players[seat](state)
        state.apply(action)
        actions += 1
    outcome = state.outcome()
    assert outcome is not None
    return [Sample(number, terms, 1 / len(outcome.winners) if seat in outcome.winners else 0.0)
            for seat, terms in noted]


def terms_of(state: State, seat: int, seen: Sequence[Hints[State]]) -> tuple[float, ...]:
    """What each term gives the seat against its rivals, in thousands of the title's units; what
    stands for a loss that is seen to come (`MOST_TERM` and more) is no measure of a term."""
    return tuple(max(-MOST_TERM, min(MOST_TERM, each.value(state, seat) / 1000))
                 for each in seen)


def play(title: str, seed: int, count: int, processes: int) -> Iterator[list[Sample]]:
    """The samples of so many matches."""
    seeds = range(seed, seed + count)
    if processes < 2:
        yield from (note_match(title, each, each - seed) for each in seeds)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as executor:
        yield from executor.map(note_match, [title] * count, seeds, range(count))


def fit_title(title: str, seed: int, samples: Sequence[Sample]) -> Fit:
    """Weights of the title that fit the samples, in per cent of today's; what never changes
    anything, and what the matches say nothing about, keeps its weight."""
    terms = games.hints(games.load(title)).terms()
    known = [each for each in samples if each.match % HELD_OUT]
    held_out = [each for each in samples if not each.match % HELD_OUT]
    scale = fit_scale(known)
    prior = [scale] * len(terms)
    weights = fit(known, prior)
    told = weights[terms.index("points")]
    percents = {term: max(LEAST, min(MOST, round(100 * weight / told)))
                for term, weight in zip(terms, weights, strict=True)
                if any(each.terms[terms.index(term)] for each in known)}
    fitted = [told * percents.get(term, 100) / 100 for term in terms]
    return Fit(title, percents, 1 + max(each.match for each in samples), len(samples), seed,
               loss(prior, held_out), loss(fitted, held_out))


def describe(result: Fit) -> str:
    """The table as a module of the title."""
    rows = "".join(f'    "{term}": {percent},\n' for term, percent in result.percents.items())
    last = result.seed + result.matches - 1
    made = f"seeds {result.seed} to {last}, {result.samples} positions"
    return f'''"""Weights fitted by `tools/fit`, per cent of the usual ones.

{result.matches} matches of {LEVEL} players, {made};
commit {commit(ROOT)}, {date.today()}. Logarithmic loss over the fifth that was held out:
{result.before:.4f} with the usual weights, {result.after:.4f} with these.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

FITTED: Final[Mapping[str, int]] = {{
{rows}}}
'''


def main() -> int:
    """The weights and the losses; status 1 if they do not tell more than today's."""
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=games.TITLES)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=200_000)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    samples: list[Sample] = []
    for number, noted in enumerate(
            play(arguments.title, arguments.seed, arguments.games, arguments.processes), 1):
        samples += noted
        print(f"\r{number} / {arguments.games} ", end="", file=sys.stderr, flush=True)
    result = fit_title(arguments.title, arguments.seed, samples)
    print(describe(result))
    if arguments.write:
        path = ROOT / "alexandre" / "games" / arguments.title / "hints" / "fitted.py"
        path.write_text(describe(result), encoding="utf-8")
    return 0 if result.after < result.before else 1


if __name__ == "__main__":
    sys.exit(main())
