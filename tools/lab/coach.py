"""The coach in figures: does he say what the highest level would play, and how long does he think?

    python tools/lab coach [TITLE] [--positions N] [--players N] [--no-analysis]

In matches between players of the third level every fifth decision is put to the coach, as at the
table, and to the highest level: from the same seed, in which both know the same worlds, and from
another one.  They agree where their first actions are the same, or where their plans lead to the
same position.  Then a whole match is analysed.  docs/balance.md keeps what it printed.  Status 1
if less than `AGREED` of the moves from the same seed are the same, a plan is not lawful, the coach
is told something else of a world that the seat cannot tell apart, or an analysis takes longer
than `PATIENCE`.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import median

from alexandre import games
from alexandre.ai.job import Thinker, job_of
from alexandre.ai.levels import level_of
from alexandre.ai.player import player
from alexandre.ai.review.analysis import Analyst
from alexandre.ai.review.plan_lines import read_line
from alexandre.ai.review.problems import follow_line
from alexandre.ai.seat import never, sensible
from alexandre.kernel.contract import OVER, Game, State
from alexandre.kernel.meta import COACH, GREEDY, LADDER
from alexandre.kernel.record import Player, Record
from alexandre.kernel.rng import SEED_MOST, Rng
from alexandre.kernel.session import Session
from tools.lab.arguments import parse
from tools.lab.findings import progress
from tools.lab.page import commit, head, name_rules, row

SEED = 97_000
EVERY = 5  # decisions from one that is looked at to the next
AGREED = 0.9
PATIENCE = 180.0  # seconds
COLUMNS = ("title", "players", "positions", "lawful", "the same worlds: same move, %",
           "other worlds, %", "told alike", "s an answer: median, longest", "s of the level",
           "analysis: actions, s", "rules", "commit", "seeds")


@dataclass(frozen=True)
class LevelMove:
    """A move of the highest level: whether it is the coach's from the same seed, and from another
    one.
    """

    is_same: bool
    is_same_elsewhere: bool
    seconds: float


@dataclass(frozen=True)
class Look:
    """One position: what the coach said, beside the highest level where there is one."""

    is_lawful: bool
    is_told_alike: bool
    seconds: float
    level: LevelMove | None = None


def begin(title: str, players: int, seed: int) -> Session:
    """A match between players of the third level, or by the counsellor's rules."""
    level = games.meta(title).usual if games.meta(title).levels else GREEDY
    return Session.new(games.load(title), [Player("", level)] * players, seed=seed)


def play_on(session: Session) -> Iterator[State]:
    """Play it to the end; each position in which somebody has to think."""
    hints, rnd = games.hints(session.game), Rng(session.record.seed, "players")
    minds = [player(each.level, session.game, hints, rnd) for each in session.record.players]
    while session.decider != OVER:
        mind = minds[session.decider]
        before, state = mind.thoughts, session.what_if()
        action = mind(session.state)
        if mind.thoughts > before and len(sensible(hints, state)) > 1:
            yield state
        session.play(action)


def look(thinker: Thinker, game: Game, state: State, seeds: Rng, *, is_rated: bool) -> Look:
    """Ask the coach about a position, and the highest level twice."""
    seat, seed = state.actor(), seeds(SEED_MOST + 1)
    job = job_of(game, state, seat, COACH, seed)
    started = time.perf_counter()
    line = thinker.advise(job, never)[0].line
    said = time.perf_counter()
    other = job_of(game, state.determinize(seat, Rng(seed, "other")), seat, COACH, seed)
    told = Look(len(read_line(game, state, line)) == len(line) > 0,
                job.to_plain() == other.to_plain(), said - started)
    if not is_rated:
        return told
    began = time.perf_counter()
    same = thinker.think(job_of(game, state, seat, LADDER[-1], seed), never)
    thought = time.perf_counter()
    elsewhere = thinker.think(
        job_of(game, state, seat, LADDER[-1], seeds(SEED_MOST + 1)), never)
    return replace(told, level=LevelMove(
        agree(game, state, line, same), agree(game, state, line, elsewhere), thought - began))


def agree(game: Game, state: State, line: Sequence[str], other: Sequence[str]) -> bool:
    """Whether they begin alike, or lead to the same position."""
    if line[0] == other[0]:
        return True
    ends = [follow_line(state, read_line(game, state, each)) for each in (line, other)]
    return ends[0] is not None and ends[1] is not None and ends[0].hash() == ends[1].hash()


def has_levels(title: str) -> bool:
    """A solitaire has none."""
    return level_of(LADDER[-1], games.hints(games.load(title))) is not None


def look_around(title: str, players: int, count: int) -> tuple[list[Look], int]:
    """So many positions, and how many matches they are from."""
    looks: list[Look] = []
    thinker, seeds, matches = Thinker(games.load, games.hints), Rng(SEED, "coach"), 0
    while len(looks) < count:
        session = begin(title, players, SEED + matches)
        matches += 1
        for number, state in enumerate(play_on(session)):
            if number % EVERY == 0 and len(looks) < count:
                looks.append(look(thinker, session.game, state, seeds,
                                  is_rated=has_levels(title)))
                progress(f"{title}: {len(looks)} positions")
    return looks, matches


def play_whole(title: str, players: int) -> tuple[Game, Record]:
    """The first of these matches."""
    session = begin(title, players, SEED)
    for _state in play_on(session):
        pass
    return session.game, session.record


def analyse(game: Game, record: Record) -> float:
    """The seconds that an analysis takes."""
    started = time.perf_counter()
    Analyst(game, games.hints(game), record, game.meta.analysis, never).analyse(
        lambda done, of: None)
    return time.perf_counter() - started


def describe(title: str, players: int, looks: Sequence[Look], matches: int,
             actions: int, seconds: float) -> tuple[object, ...]:
    """A row of the page."""
    def share(flags: Sequence[bool]) -> str:
        return f"{100 * sum(flags) / len(flags):.0f}" if flags else ""

    def spread(times: Sequence[float]) -> str:
        return f"{median(times):.2f}, {max(times):.1f}" if times else ""

    levels = list_levels(looks)
    return (title, players, len(looks), sum(each.is_lawful for each in looks),
            share([each.is_same for each in levels]),
            share([each.is_same_elsewhere for each in levels]),
            sum(each.is_told_alike for each in looks),
            spread([each.seconds for each in looks]),
            spread([each.seconds for each in levels]),
            f"{actions}, {seconds:.0f}" if seconds else "",
            name_rules(), commit(),
            f"{SEED}-{SEED + max(0, matches - 1)}")


def list_levels(looks: Sequence[Look]) -> list[LevelMove]:
    """The moves of the highest level, if it was asked."""
    return [each.level for each in looks if each.level is not None]


def is_met(looks: Sequence[Look], seconds: float) -> bool:
    """Whether all of it is as intended."""
    levels = list_levels(looks)
    return (all(each.is_lawful and each.is_told_alike for each in looks)
            and sum(each.is_same for each in levels) >= AGREED * len(levels)
            and seconds <= PATIENCE)


def main(words: Sequence[str]) -> int:
    """A row for each title; in a solitaire no level is asked."""
    asked = parse(__doc__, words, "*", positions=100, players=0, no_analysis=False)
    print(head(*COLUMNS))
    met = []
    for title in asked.titles:
        low, high = games.meta(title).seats
        players = asked.players or min(high, max(2, low))
        looks, matches = look_around(title, players, asked.positions)
        actions, seconds = 0, 0.0
        if not asked.no_analysis:
            game, record = play_whole(title, players)
            actions, seconds = len(record.actions), analyse(game, record)
        print("\r" + row(*describe(title, players, looks, matches, actions, seconds)),
              flush=True)
        met.append(is_met(looks, seconds))
    return 0 if all(met) else 1
