"""Fits the curve from the value of a position to the chance to win, and tries whether it is true.

    python tools/lab fit_chances catan --games 100 --seed 400000 --write
    python tools/lab fit_chances catan --games 500 --seed 700000 --check

Plays matches of equals from these seeds on and notes, where turns begin, every seat's value, the
progress of the match, and later whether the seat has won.  Without `--check` a curve is fitted for
each number of seats, or for `--seats`, (of a title for one: for each board), then how the chances
of the seats share a whole; both are told, with `--write` kept as
`alexandre/games/TITLE/hints/chances.py`.  With `--check` what is kept is tried on these matches,
which ought to be others, so many for each number of seats: status 1 if of the positions that it
gives 60 to 70 % fewer than 55 or more than 75 % were won; `--write` puts the figures into
`docs/balance.md`.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from datetime import date
from functools import partial
from typing import Any

from alexandre import games
from alexandre.ai.arena.pool import open_pool
from alexandre.ai.player import player
from alexandre.ai.review.chances import ROWS, read_curve, share, terms_of
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.hints import Curve
from alexandre.kernel.meta import GREEDY
from alexandre.kernel.rng import Rng
from tools.lab.arguments import PROCESSES, parse
from tools.lab.equals import walk_match
from tools.lab.findings import measure, open_findings
from tools.lab.page import BALANCE, ROOT, commit, keep_rows, row
from tools.lab.regression import Sample, fit

HEAD = "## Winning chances"
NOTED = 24  # positions of a match, about
STIFF = 1.0 * NOTED  # of the penalty: the positions of a match know the same end
BANDS = ((0, 10), (10, 20), (20, 30), (30, 40), (40, 50), (50, 60), (60, 70), (70, 80), (80, 90),
         (90, 101))
FOLDS = 4  # parts of the matches, each told by what the others say
SHARINGS = range(30, 201, 5)
ASKED = (60, 70)  # the band that must be true
TRUE = (55.0, 75.0)

Key = int | str  # a number of seats, or a board
Table = tuple[Key, str, int]  # key, board and seats


@dataclass(frozen=True)
class Noted:
    """A position for a seat: the terms of a curve, what the kept one says, what was won."""

    terms: tuple[float, ...]
    chance: int
    won: float


Match = list[list[Noted]]  # by position, then by seat


def list_tables(title: str) -> list[Table]:
    """Everything that has a curve of its own."""
    meta = games.meta(title)
    if meta.seats[1] == 1:
        return [(board, board, 1) for board in meta.boards]
    return [(seats, meta.boards[0], seats) for seats in range(meta.seats[0], meta.seats[1] + 1)]


def note_match(title: str, board: str, seats: int, seed: int) -> Match:
    """One match of equals: some positions in which a turn begins, for each seat."""
    game = games.load(title, board)
    hints = games.hints(game)
    players = [player(GREEDY, game, hints, Rng(seed, f"seat {seat}")) for seat in range(seats)]
    state, last = game.start(seats, {}), CHANCE
    noted: list[tuple[list[tuple[float, ...]], tuple[int, ...]]] = []
    for _state, actor, _action in walk_match(state, players, seed):
        if actor != CHANCE and (actor != last or seats == 1):
            terms = [tuple(terms_of(hints, state, seat)) for seat in range(seats)]
            noted.append((terms, share([read_curve(hints.curve(state), each)
                                        for each in terms], hints.sharing(state))))
        last = last if actor == CHANCE else actor
    outcome = state.outcome()
    assert outcome is not None
    won = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
    thinned = Rng(seed, "noted")
    every = max(1, len(noted) // NOTED)
    return [[*map(Noted, terms, told, won)] for terms, told in noted if not thinned(every)]


def fit_curve(matches: Sequence[Match], seats: int) -> Curve:
    """The rows of the curve, drawn to one row for the whole match.

    Values are told from the mean of their row meanwhile: where they are far from 0, no slope could
    change without its offset, and what draws one would hold the other.
    """
    samples = [Sample(number, each.terms, each.won) for number, match in enumerate(matches)
               for position in match for each in position]
    fair = -math.log(seats - 1) if seats > 1 else 0.0
    offset, moving, slope = fit([
        replace(each, terms=tuple(sum(each.terms[at::3]) for at in range(3)))
        for each in samples], [fair, 0.0, 0.0])
    means = [sum(each.terms[at + 2] for each in samples)
             / (sum(each.terms[at] for each in samples) or 1.0) for at in range(0, 3 * ROWS, 3)]
    samples = [replace(each, terms=centre(each.terms, means)) for each in samples]
    prior = [each for mean in means for each in (offset + slope * mean, moving, slope)]
    weights = fit(samples, prior, STIFF)
    worse = {at for at in range(2, 3 * ROWS, 3) if weights[at] < 0}  # more value is never worse
    if worse:
        weights = fit([replace(each, terms=tuple(
            0.0 if at in worse else term for at, term in enumerate(each.terms)))
            for each in samples], [0.0 if at in worse else each for at, each
                                   in enumerate(prior)], STIFF)
    rows = zip(weights[::3], weights[1::3], weights[2::3], means, strict=True)
    return tuple((round(1000 * (offset - slope * mean)), round(1000 * moving),
                  round(1000 * slope)) for offset, moving, slope, mean in rows)


def centre(terms: Sequence[float], means: Sequence[float]) -> tuple[float, ...]:
    """The terms of a curve, the values told from the mean of their row."""
    return tuple(each for row, mean in enumerate(means) for each in (
        terms[3 * row], terms[3 * row + 1], terms[3 * row + 2] - mean * terms[3 * row]))


def fit_sharing(matches: Sequence[Match], seats: int) -> int:
    """The power of the chances, in per cent, by which what was won is the likeliest.

    Matches are told by a curve of others: one that has seen their ends is too sure of them.
    """
    positions = []
    for fold in range(FOLDS):
        curve = fit_curve([match for at, match in enumerate(matches) if at % FOLDS != fold], seats)
        positions += [([read_curve(curve, each.terms) for each in position],
                       [each.won for each in position])
                      for match in matches[fold::FOLDS] for position in match]
    return min(SHARINGS, key=lambda sharing: -sum(
        won * math.log(max(1, chance)) for chances, wins in positions
        for chance, won in zip(share(chances, sharing), wins, strict=True)))


def describe(title: str, curves: Sequence[tuple[Key, Curve]],
             sharing: Mapping[Key, int], matches: int, seed: int) -> str:
    """The curves as a module of the title, and what the chances of several seats share by."""
    what = "board" if isinstance(curves[0][0], str) else "number of seats"
    rows = "".join(f"    {json.dumps(key)}: ({', '.join(map(str, curve[:2]))},\n"
                   + " " * (7 + len(json.dumps(key))) + f"{', '.join(map(str, curve[2:]))}),\n"
                   for key, curve in curves)
    shared = f"SHARING: Final[Mapping[int | str, int]] = {sharing}\n" if sharing else ""
    return f'''"""The chance to win by the value of a position, fitted by `tools.lab.fit_chances`.

{matches} matches of equals for each {what}, seeds {seed} to {seed + matches - 1}; commit
{commit()}, {date.today()}.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alexandre.kernel.hints import Curve

CHANCES: Final[Mapping[int | str, Curve]] = {{
{rows}}}
{shared}'''


def count_bands(noted: Iterable[Noted]) -> list[tuple[tuple[int, int], int, float, float]]:
    """For each band of chances: how many positions, what was said and what was won, per cent."""
    everything = list(noted)
    counted = []
    for low, high in BANDS:
        inside = [each for each in everything if 10 * low <= each.chance < 10 * high]
        if inside:
            counted.append(((low, min(high, 100)), len(inside),
                            sum(each.chance for each in inside) / len(inside) / 10,
                            100 * sum(each.won for each in inside) / len(inside)))
    return counted


def tell_check(title: str, seats: int, matches: Sequence[Match], seeds: str) -> tuple[str, bool]:
    """A row of the page, and whether the band that is asked about is true."""
    counted = count_bands(each for match in matches for position in match for each in position)
    cells = {band: f"{won:.0f} ({count})" for band, count, _said, won in counted}
    asked = next((won for band, _count, _said, won in counted if band == ASKED), None)
    told = row(title, seats, len(matches),
               *(cells.get((low, min(high, 100)), "–") for low, high in BANDS), commit(), seeds)
    return told, asked is not None and TRUE[0] <= asked <= TRUE[1]


def play(asked: argparse.Namespace, table: Table, count: int, pool: Executor) -> list[Match]:
    """The notes of so many matches at a table."""
    _key, board, seats = table
    findings = open_findings(f"chances-{asked.title}-{board}-{seats}", read_match)
    return measure(partial(note_match, asked.title, board, seats),
                   range(asked.seed, asked.seed + count), findings, pool)


def read_match(told: list[list[dict[str, Any]]]) -> Match:
    """A match as its JSON tells it."""
    return [[Noted(**{**each, "terms": tuple(each["terms"])}) for each in position]
            for position in told]


def main(words: Sequence[str]) -> int:
    """Fit, or check."""
    asked = parse(__doc__, words, "1", games=100, seed=400_000, seats=0, processes=PROCESSES,
                  check=False, write=False)
    tables = [each for each in list_tables(asked.title) if asked.seats in (0, each[2])]
    with open_pool(asked.processes) as pool:
        return (check if asked.check else fit_tables)(asked, tables, pool)


def check(asked: argparse.Namespace, tables: Sequence[Table], pool: Executor) -> int:
    """Whether the stored forecast is true of the matches, at every number of seats."""
    is_true = True
    for seats in sorted({each[2] for each in tables}):
        here = [each for each in tables if each[2] == seats]
        count = asked.games // len(here)
        matches = [match for table in here for match in play(asked, table, count, pool)]
        told, is_asked_true = tell_check(asked.title, seats, matches,
                                         f"{asked.seed}-{asked.seed + count - 1}")
        print(f"\n{told}")
        if asked.write:
            keep_rows(BALANCE, HEAD, [told], 2)
        is_true = is_true and is_asked_true
    return 0 if is_true else 1


def fit_tables(asked: argparse.Namespace, tables: Sequence[Table], pool: Executor) -> int:
    """A curve for each table; those of the others stay."""
    kept = games.hints(games.load(asked.title))
    curves, sharing = dict(kept.CHANCES), dict(kept.SHARING)
    for table in tables:
        key, _board, seats = table
        matches = play(asked, table, asked.games, pool)
        curves[key] = fit_curve(matches, seats)
        if seats > 1:
            sharing[key] = fit_sharing(matches, seats)
    text = describe(asked.title, sorted(curves.items()), dict(sorted(sharing.items())),
                    asked.games, asked.seed)
    print(f"\n{text}")
    if asked.write:
        path = ROOT / "alexandre" / "games" / asked.title / "hints" / "chances.py"
        path.write_text(text, encoding="utf-8")
    return 0
