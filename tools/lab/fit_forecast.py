"""Fits what each term of a title's value tells of the end, over the course of a match.

    python tools/lab fit_forecast catan --games 500 --seed 7500000 --write

Plays matches between greedy players from these seeds on, notes in every other turn what each term
is to each seat (`Hints.terms`), and fits by least squares, at `POINTS` of the match's progress,
how many points of the result each of them was worth. Every fifth match is held out: how much of
the spread of the results there the usual weights tell, and the fitted ones. With `--write` the
table goes to `alexandre/games/TITLE/hints/forecast.py`, for `Hints.forecast`. Whether a planner is
stronger with it is decided by matches from other seeds: `alexandre arena`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from typing import Any

from alexandre import games
from alexandre.ai.arena.pool import open_pool
from alexandre.ai.player import player
from alexandre.kernel.contract import CHANCE, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.meta import GREEDY
from alexandre.kernel.rng import Rng
from tools.lab.arguments import PROCESSES, parse
from tools.lab.equals import walk_match
from tools.lab.findings import measure, open_findings
from tools.lab.page import ROOT, commit
from tools.lab.regression import measure_told, solve, spread_of

EVERY = 2  # turns from one note to the next
HELD_OUT = 5  # every fifth match
POINTS = 6  # of the progress, at even steps
STIFF = 0.1  # how much neighbours of a row keep to a straight line
PRIOR = 0.05  # how much less a weight keeps to nothing, where the matches say little of it
MOST = 2000  # per cent
MOST_TERM = 50.0


@dataclass(frozen=True)
class Noted:
    """One seat in one turn: the number of the match, its progress from 0 to 1, each term, whether
    the seat is to move, and by how many points it came out ahead of the others' mean."""

    match: int
    progress: float
    terms: tuple[float, ...]
    moves: bool
    ahead: float


@dataclass(frozen=True)
class Fit:
    """A fit: per cent of each term at each point of the progress, and the part of the spread of
    the results held out that is explained by the usual weights and by these.
    """

    title: str
    percents: dict[str, tuple[int, ...]]
    matches: int
    samples: int
    seed: int
    before: float
    after: float


def units(hints: Hints[State]) -> list[Hints[State]]:
    """The hints that see one term only, for each term."""
    return [hints.reweigh({term: 100 if term == only else 0 for term in hints.terms()})
            for only in hints.terms()]


def note_match(title: str, level: str, seed: int) -> list[Noted]:
    """One match of equals: in every other turn the terms of each seat, and what came of it."""
    game = games.load(title)
    hints = games.hints(game)
    seats = max(2, game.meta.seats[0])
    players = [player(level, game, hints, Rng(seed, f"seat {seat}")) for seat in range(seats)]
    seen, state = units(hints), game.start(seats, {})
    noted: list[tuple[float, int, list[tuple[float, ...]]]] = []
    turns, last = 0, CHANCE
    for _state, seat, _action in walk_match(state, players, seed):
        if seat not in (CHANCE, last) and hints.is_rest(state):
            turns, last = turns + 1, seat
            if turns % EVERY == 0:
                noted.append((hints.progress(state) / 100, seat,
                              [terms_of(state, each, seen) for each in range(seats)]))
    outcome = state.outcome()
    assert outcome is not None
    total = sum(outcome.scores)
    return [Noted(seed, progress, less_mean(terms, at), at == mover,
                  outcome.scores[at] - (total - outcome.scores[at]) / (seats - 1))
            for progress, mover, terms in noted for at in range(seats)]


def terms_of(state: State, seat: int, seen: Sequence[Hints[State]]) -> tuple[float, ...]:
    """The terms for the seat, in thousands of the title's units; the stand-in for a loss that is
    seen to come (`MOST_TERM` and more) is no measure of a term.
    """
    return tuple(max(-MOST_TERM, min(MOST_TERM, each.value(state, seat) / 1000))
                 for each in seen)


def less_mean(terms: Sequence[tuple[float, ...]], seat: int) -> tuple[float, ...]:
    """A seat's terms, less the mean over all seats."""
    return tuple(own - sum(each) / len(each)
                 for own, each in zip(terms[seat], zip(*terms, strict=True), strict=True))


def features_of(noted: Noted) -> dict[int, float]:
    """The inputs of the weights, zeros left out: each term, and last the right to move, at the two
    points of the progress between which the turn lies.
    """
    place = min(1.0, max(0.0, noted.progress)) * (POINTS - 1)
    features = {}
    for point in range(POINTS):
        near = 1 - abs(place - point)
        if near > 0:
            for at, term in enumerate((*noted.terms, float(noted.moves))):
                if term:
                    features[at * POINTS + point] = term * near
    return features


def fit_course(noted: Sequence[Noted], terms: int) -> list[float]:
    """The points of the result that each term is worth at each point of the progress."""
    size = (terms + 1) * POINTS
    rows, right = [[0.0] * size for _row in range(size)], [0.0] * size
    for each in noted:
        features = list(features_of(each).items())
        for i, one in features:
            right[i] += one * each.ahead
            for j, other in features:
                rows[i][j] += one * other
    for first in range(0, size, POINTS):
        weight = sum(rows[i][i] for i in range(first, first + POINTS)) / POINTS + 1e-6
        for i in range(first, first + POINTS):
            rows[i][i] += PRIOR * STIFF * weight + 1
        for i in range(first, first + POINTS - 2):
            bend = ((i, 1), (i + 1, -2), (i + 2, 1))
            for one, factor in bend:
                for other, its in bend:
                    rows[one][other] += STIFF * weight * factor * its
    return solve(rows, right)


def fit_title(title: str, seed: int, noted: Sequence[Noted]) -> Fit:
    """The table that fits what was noted, in per cent of the usual value taken as a whole; a term
    is never worth less than nothing."""
    terms = games.hints(games.load(title)).terms()
    known = [each for each in noted if each.match % HELD_OUT]
    held_out = [each for each in noted if not each.match % HELD_OUT]
    weights = fit_course(known, len(terms))
    usual = sum(sum(each.terms) * each.ahead for each in known) / (
        sum(sum(each.terms) ** 2 for each in known))
    results = [each.ahead for each in held_out]
    before = measure_told([usual * sum(each.terms) for each in held_out], results)
    after = measure_told([sum(weights[at] * one for at, one in features_of(each).items())
                     for each in held_out], results)
    percents = {term: tuple(max(0, min(MOST, round(100 * weight / usual)))
                            for weight in weights[at * POINTS:(at + 1) * POINTS])
                for at, term in enumerate(terms)
                if spread_of([each.terms[at] for each in known])}
    return Fit(title, percents, len({each.match for each in noted}), len(noted), seed,
               before, after)


def describe(result: Fit) -> str:
    """The table as a module of the title."""
    rows = "".join(f'    "{term}": ({", ".join(map(str, row))}),\n'
                   for term, row in result.percents.items())
    last = result.seed + result.matches - 1
    return f'''"""What each term tells of a match's end, fitted by `tools.lab.fit_forecast`.

{result.matches} matches of greedy players, seeds {result.seed} to {last},
{result.samples} positions; commit {commit()}, {date.today()}.
Of the spread of the results in the fifth of the matches that was held out the usual weights tell
{100 * result.before:.1f} %, these {100 * result.after:.1f} %.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Per cent at even steps of the progress, from the beginning to the end.
COURSE: Final[Mapping[str, tuple[int, ...]]] = {{
{rows}}}
'''


def main(words: Sequence[str]) -> int:
    """The table and what it tells; status 1 if that is no more than the usual weights."""
    asked = parse(__doc__, words, "1", games=500, seed=7_500_000, processes=PROCESSES,
                  write=False)
    findings = open_findings(f"course-{asked.title}", read_noted)
    with open_pool(asked.processes) as pool:
        noted = measure(partial(note_match, asked.title, GREEDY),
                        range(asked.seed, asked.seed + asked.games), findings, pool)
    result = fit_title(asked.title, asked.seed, [each for match in noted for each in match])
    print(f"\n{describe(result)}")
    if asked.write:
        path = ROOT / "alexandre" / "games" / asked.title / "hints" / "forecast.py"
        path.write_text(describe(result), encoding="utf-8")
    return 0 if result.after > result.before else 1


def read_noted(told: list[dict[str, Any]]) -> list[Noted]:
    """A match as its JSON tells it."""
    return [Noted(**{**each, "terms": tuple(each["terms"])}) for each in told]
