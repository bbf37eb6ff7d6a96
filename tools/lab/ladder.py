"""The ladder: does each level beat the one below?  A sequential test decides each step.

    python tools/lab ladder [TITLE] [--level LEVEL] [--against NAME] [--minutes M]
                           [--scheduler ADDRESS]
    python tools/lab ladder --mark

Each level plays alone against others of the level below, seats rotated, from seeds that no tuning
used; the highest one also against what was the strongest before there were levels, and against
a search from outside (`outsiders.py`). A match more is played until the probability ratio
test (A. Wald, 1945) decides, with 5 % of error either way, whether the level wins as often as an
equal or `AIMS` of all matches, or against those others what is meant or `NEAR` less; 400 matches
at most, 120 where a thought costs more than 0.3 s. After so many minutes a step is told as it
stands. The rows are in `docs/balance.md`. Status 1 if a step was lost.  Each row has the digest
of the code that it depends on; `--mark` marks as stale those whose code has changed since.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from alexandre import games
from alexandre.ai.arena.pool import open_pool
from alexandre.ai.arena.rows import Row, Score, row_of
from alexandre.ai.arena.tournament import Task, play_task, play_tasks
from alexandre.ai.seat import HintsOf, LoadGame
from alexandre.kernel.meta import LADDER
from tools.lab import outsiders
from tools.lab.arguments import PROCESSES, RIVALS, parse
from tools.lab.findings import Findings, open_findings, progress
from tools.lab.page import (
    BALANCE,
    cells_of,
    commit,
    digest_code,
    head,
    keep_rows,
    name_rules,
    percent,
    row,
)

HEAD = "## The ladder"
COLUMNS = ("title", "level", "against", "players", "matches", "won, %", "Elo", "decision",
           "s a thought: mean, longest", "rules", "commit", "seeds", "code")
STALE = "stale"
SEED = 90_000  # from here on no level was tuned
ERROR = 0.05
MATCHES = 400
SLOW_MATCHES = 120
SLOW = 0.3  # seconds of a thought
AIMS = {2: 0.6, 3: 0.45}  # by players: what a level is meant to win at least
TOO_MUCH = {2: 0.85, 3: 0.7}
NEAR = 0.15  # so much less than is meant of the highest level is told apart from it
TOP = LADDER[-1]
# What the highest level is meant to win against others than the level below, by title.
BARS = {
    "alexandros": {"farsighted": 0.7, outsiders.OPENSPIEL: 0.85},
    "empire": {"greedy": 0.7, outsiders.OPENSPIEL: 0.85},
    "phalanxx": {"farsighted": 0.7, outsiders.OPENSPIEL: 0.85},
    "catan": {"greedy": 0.5},
}


@dataclass(frozen=True)
class Step:
    """A level against the one below, or the highest against one of `BARS`."""

    title: str
    level: str
    against: str

    @property
    def players(self) -> int:
        """The fewest who compete."""
        return max(2, games.meta(self.title).seats[0])

    @property
    def shares(self) -> tuple[float, float]:
        """The two shares of all matches between which the test decides."""
        bar = BARS.get(self.title, {}).get(self.against)
        return (1 / self.players, AIMS[self.players]) if bar is None else (bar - NEAR, bar)

    @property
    def most(self) -> float:
        """More is more than is meant."""
        return 1.0 if self.against in BARS.get(self.title, {}) else TOO_MUCH[self.players]

    def task(self, number: int) -> Task:
        """The match of that number."""
        return Task(self.title, None, self.players, self.level, self.against, SEED, number)


def list_steps(only: str = "") -> list[Step]:
    """All steps of a title, or of every competitive one, the lowest first."""
    return [step for title in ([only] if only else games.TITLES)
            if games.meta(title).seats[1] > 1 for step in list_steps_of(title)]


def list_steps_of(title: str) -> list[Step]:
    """From level to level, then the bars of the highest one."""
    levels = games.meta(title).levels
    return [*(Step(title, level, against) for against, level in pairwise(levels)),
            *(Step(title, TOP, against) for against in BARS.get(title, {}))]


def decide(scores: Sequence[Score], shares: tuple[float, float]) -> str:
    """"won" or "lost" as soon as the probability ratio test knows, else nothing."""
    fair, aim = shares
    won = sum(score.won for score in scores)
    ratio = won * math.log(aim / fair) + (len(scores) - won) * math.log((1 - aim) / (1 - fair))
    bound = math.log((1 - ERROR) / ERROR)
    return "won" if ratio >= bound else "lost" if ratio <= -bound else ""


def limit(scores: Sequence[Score]) -> int:
    """The greatest number of matches, by the cost of a thought."""
    seconds = sum(score.seconds for score in scores)
    thoughts = sum(score.thoughts for score in scores)
    return SLOW_MATCHES if seconds > SLOW * max(1, thoughts) else MATCHES


def play_step(load: LoadGame, hints_of: HintsOf, task: Task) -> Score:
    """One match, against a level or a search from outside."""
    if task.against == outsiders.OPENSPIEL:
        return outsiders.play_task(load, hints_of, task)
    return play_task(load, hints_of, task)


def climb(step: Step, findings: Findings[Score], executor: Executor | None, batch: int,
          until: float = math.inf) -> list[Score]:
    """The scores up to the decision, in the order of their matches; those there are at that
    time of the monotonic clock."""
    play = partial(play_step, games.load, games.hints)
    scores: list[Score] = []
    while True:
        for number in range(len(scores), len(scores) + batch):
            known = findings.values.get(step.task(number).key)
            if known is None:
                break
            scores.append(known)
            if (len(scores) % step.players == 0 and decide(scores, step.shares)) or (
                    len(scores) >= limit(scores)):
                return scores
        if time.monotonic() >= until:
            return scores
        tasks = [step.task(number) for number in range(len(scores), len(scores) + batch)]
        missing = [task for task in tasks if task.key not in findings.values]
        for task, score in play_tasks(play, missing, executor):
            findings.add(task.key, score)
            progress(f"{step.title}: {step.level} against {step.against}, "
                     f"{len(findings.values)} matches")


def describe(step: Step, result: Row, decision: str) -> tuple[object, ...]:
    """A row of the page."""
    share = result.wins / result.games
    if decision == "won" and share > step.most:
        decision = "won, by more than is meant"
    last = SEED + (result.games - 1) // step.players
    return (step.title, step.level, step.against, step.players, result.games,
            percent(share, result.low, result.high),
            f"{result.elo[1]:+d} ({result.elo[0]:+d} to {result.elo[2]:+d})",
            decision or "open", f"{result.micros / 1e6:.3f}, {result.longest:.2f}",
            name_rules(), commit(), f"{SEED}-{last}", digest_code(step.title))


def mark_rows(page: str) -> str:
    """The page with its rows of the ladder marked as stale, or no longer, by their digests."""
    before, heading, rest = page.partition(f"{HEAD}\n")
    chapter, mark, after = rest.partition("\n## ")
    return before + heading + "\n".join(map(mark_row, chapter.split("\n"))) + mark + after


def mark_row(line: str) -> str:
    """A row of the ladder with its mark; another line as it is."""
    cells = cells_of(line)
    if len(cells) != len(COLUMNS) or cells[0] not in games.TITLES:
        return line
    code = cells[-1].split()[0]
    cells[-1] = code if code == digest_code(cells[0]) else f"{code} {STALE}"
    return row(*cells)


def open_executor(scheduler: str, processes: int) -> AbstractContextManager[Executor]:
    """The executor of the matches."""
    if scheduler:
        from alexandre.cli.cluster import connect

        return connect(scheduler)
    return open_pool(processes)


def main(words: Sequence[str]) -> int:
    """Status 1 if a step was lost."""
    asked = parse(__doc__, words, "*", RIVALS, level=("", *LADDER[1:]), against="",
                  minutes=math.inf, processes=PROCESSES, scheduler="", mark=False)
    if asked.mark:
        BALANCE.write_text(mark_rows(BALANCE.read_text("utf-8")), "utf-8")
        return 0
    steps = [step for title in asked.titles for step in list_steps(title)
             if asked.level in ("", step.level) and asked.against in ("", step.against)]
    until = time.monotonic() + 60 * asked.minutes
    decisions = []
    print(head(*COLUMNS))
    with open_executor(asked.scheduler, asked.processes) as executor:
        for step, result, decision in results(steps, executor, asked.processes, until):
            told = row(*describe(step, result, decision))
            print(f"\r{told}", flush=True)
            keep_rows(BALANCE, HEAD, [told], 3, COLUMNS)
            decisions.append(decision)
    return 1 if "lost" in decisions else 0


def results(steps: Sequence[Step], executor: Executor, processes: int,
            until: float) -> Iterator[tuple[Step, Row, str]]:
    """Each step as it is decided; what cannot be played here is said to be not run."""
    for step in steps:
        if not outsiders.is_available(step.against):
            print(f"{step.title}: {step.against} is not installed: not run")
            continue
        name = f"ladder-{step.title}-{step.level}-{step.against}-{SEED}"
        scores = climb(step, open_findings(name, lambda told: Score(**told)), executor,
                       2 * processes * step.players, until)
        if scores:
            yield (step, row_of(games.load(step.title), step.level, step.against, step.players,
                                scores), decide(scores, step.shares))
