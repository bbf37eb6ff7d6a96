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
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from datetime import date
from multiprocessing import get_context
from pathlib import Path

from alexandre import games
from alexandre.ai.player import player
from alexandre.ai.review.chances import ROWS, read_curve, share, terms_of
from alexandre.kernel.chance import Seeded
from alexandre.kernel.contract import CHANCE, OVER
from alexandre.kernel.hints import Curve
from alexandre.kernel.meta import GREEDY
from alexandre.kernel.rng import Rng
from tools.lab.regression import Sample, fit
from tools.trials.mutants_page import commit

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "balance.md"
HEAD = "## Winning chances\n"
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
    state, chance, actions, last = game.start(seats, {}), Seeded(seed), 0, CHANCE
    noted: list[tuple[list[tuple[float, ...]], tuple[int, ...]]] = []
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            action = chance.draw(actions, state.outcomes())
            assert action is not None
        else:
            if actor != last or seats == 1:
                terms = [tuple(terms_of(hints, state, seat)) for seat in range(seats)]
                noted.append((terms, share([read_curve(hints.curve(state), each)
                                            for each in terms], hints.sharing(state))))
            last = actor
            action = players[actor](state)
        state.apply(action)
        actions += 1
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
{commit(ROOT)}, {date.today()}.
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
    row = " | ".join([title, str(seats), str(len(matches)),
                      *[cells.get((low, min(high, 100)), "–") for low, high in BANDS],
                      commit(ROOT), seeds])
    return f"| {row} |\n", asked is not None and TRUE[0] <= asked <= TRUE[1]


def keep_row(row: str) -> None:
    """The row in the place of the last one for the same title and seats, or below the others."""
    text, key = PAGE.read_text(encoding="utf-8"), row.split("|")[1:3]
    head, _, rest = text.partition(HEAD)
    part, mark, rest = rest.partition("\n## ")
    lines = part.splitlines(keepends=True)
    rows = [at for at, line in enumerate(lines) if line.startswith("|")]
    old = [at for at in rows if lines[at].split("|")[1:3] == key]
    if old:
        lines[old[0]] = row
    else:
        lines.insert(rows[-1] + 1, row)
    PAGE.write_text(head + HEAD + "".join(lines) + mark + rest, encoding="utf-8")


def play(title: str, board: str, seats: int, seed: int, count: int,
         processes: int) -> list[Match]:
    """What was noted of so many matches, told as they come."""
    seeds, matches = range(seed, seed + count), []
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as executor:
        for number, match in enumerate(executor.map(
                note_match, [title] * count, [board] * count, [seats] * count, seeds), 1):
            matches.append(match)
            print(f"\r{title} {board} {seats}: {number} / {count} ", end="", file=sys.stderr,
                  flush=True)
    return matches


def main() -> int:
    """Fit, or check."""
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", choices=games.TITLES)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=400_000)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--write", action="store_true")
    told = parser.parse_args()
    tables = [each for each in list_tables(told.title) if told.seats in (None, each[2])]
    return (check if told.check else fit_tables)(told, tables)


def check(told: argparse.Namespace, tables: Sequence[Table]) -> int:
    """Is what is kept true of the matches, at every number of seats?"""
    is_true = True
    for seats in sorted({each[2] for each in tables}):
        here = [board for _key, board, number in tables if number == seats]
        count = told.games // len(here)
        matches = [match for board in here for match in play(
            told.title, board, seats, told.seed, count, told.processes)]
        row, is_asked_true = tell_check(told.title, seats, matches,
                                        f"{told.seed}-{told.seed + count - 1}")
        print(f"\n{row}", end="")
        if told.write:
            keep_row(row)
        is_true = is_true and is_asked_true
    return 0 if is_true else 1


def fit_tables(told: argparse.Namespace, tables: Sequence[Table]) -> int:
    """A curve for each table; those of the others stay."""
    kept = games.part(told.title, "hints.chances")
    curves, sharing = dict(kept.CHANCES), dict(getattr(kept, "SHARING", {}))
    for key, board, seats in tables:
        matches = play(told.title, board, seats, told.seed, told.games, told.processes)
        curves[key] = fit_curve(matches, seats)
        if seats > 1:
            sharing[key] = fit_sharing(matches, seats)
    text = describe(told.title, sorted(curves.items()), dict(sorted(sharing.items())),
                    told.games, told.seed)
    print(f"\n{text}")
    if told.write:
        path = ROOT / "alexandre" / "games" / told.title / "hints" / "chances.py"
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
