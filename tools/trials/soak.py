"""The longest trials: ten thousand games a title, two thousand kills, eight hours of play,
eight of the show of a stand, an hour of programs that flood, twenty minutes of a monkey.

    python tools/trials/soak.py [TITLE]

Runs everything, or the games and saves of one title, a little at a time, on every core; an
interrupted run of the same commit goes on where it was, from its file in `.lab/`. A finished run
prints its figures and writes them into `docs/reliability.md`. Status 1 if anything failed: the
seed is told. `make soak FAST=1` plays the games with compiled rules.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

# Behind what is installed, which may be compiled.
sys.path.append(str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from alexandre import games
from alexandre.ai.arena.pool import open_pool
from alexandre.kernel.store import Store, encode
from alexandre.kernel.store.saves import header_of
from tests.helpers.invariants import play_lawfully, spread
from tests.helpers.records import play_random
from tools.lab.findings import Findings, open_findings
from tools.lab.page import ROOT, commit, end_page, head, row

PAGE = ROOT / "docs" / "reliability.md"
LAST = "## The last soak"
GAMES = 10_000
KILLS = 2_000
SAVES = 50
SLOW = 0.05  # seconds
HOURS = 8
FLOODS, MONKEY = 60, 20  # minutes
FLOODED, MONKEYED = 20, 300  # MB at the most: more than before, and in all
ALL = 10_000  # actions, more than any match has


@dataclass
class SoakTrial:
    """One trial: `size` units, of which `done` are; what they found stands in its figures."""

    kind: str
    title: str
    size: int
    step: int
    done: int = 0
    seconds: float = 0.0
    figures: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name of the trial."""
        return f"{self.kind} {self.title}".strip()

    def most(self, figure: str, value: int) -> None:
        """The largest value that came about."""
        self.figures[figure] = max(value, self.figures.get(figure, 0))

    def add(self, figure: str, value: int) -> None:
        """One value more of a sum."""
        self.figures[figure] = value + self.figures.get(figure, 0)


# ---- what is tried --------------------------------------------------------------------------


def try_games(trial: SoakTrial, count: int) -> None:
    """Random games, every position of them audited."""
    for table, seed in spread(trial.title, count, first=trial.done):
        try:
            taken = play_lawfully(table, seed)
        except Exception as error:  # noqa: BLE001  whatever it is, the seed is told
            trial.failures.append(f"{table} seed {seed}: {type(error).__name__} {error}")
        else:
            trial.add("actions", taken)
            trial.most("longest", taken)


def try_saves(trial: SoakTrial, count: int) -> None:
    """Finished matches, written as the application writes them: their size, and the slow ones."""
    with tempfile.TemporaryDirectory() as folder, Store(folder) as store:
        for table, seed in spread(trial.title, count, first=trial.done):
            session = play_random(table, seed, ALL)
            body = session.to_plain()
            trial.most("largest bytes", len(encode(header_of(session), body)))
            began = time.perf_counter()
            ticket = store.write("match", header_of(session), body)
            ticket.wait()
            trial.add("slow", time.perf_counter() - began > SLOW)
            if ticket.problem is not None:
                trial.failures.append(f"{table} seed {seed}: {ticket.problem.key}")


def try_kills(trial: SoakTrial, count: int) -> None:
    """Processes that write saves, settings and statistics, killed at any moment."""
    with tempfile.TemporaryDirectory() as folder:
        report = json.loads(run("-m", "tests.kernel.crash_child", folder, str(count),
                                str(trial.done)))
    trial.failures += report["losses"]
    for figure in ("kills", "amid", "acknowledged"):
        trial.add(figure, report[figure])


def try_hours(trial: SoakTrial, count: int) -> None:
    """The application under its own clock, in steps of a quarter of a second."""
    lines = run("tools/bench/hours.py", str(count), "250").splitlines()
    trial.figures["growth per mille"] = round(10 * float(lines[-2].split()[-2]))
    trial.figures["most MB"] = int(lines[-1].split()[-2])


def try_show(trial: SoakTrial, count: int) -> None:
    """A day at a stand under its own clock; its rows lie in docs/pictures/show."""
    lines = run("tools/bench/show.py", str(count), "1000", "docs/pictures/show",
                is_checked=False).splitlines()
    visitors, _visitors, moves, _moves, failures, _failures = lines[-4].split()
    trial.figures["visitors"], trial.figures["moves"] = int(visitors), int(moves)
    trial.failures += lines[-4 - int(failures):-4]
    trial.figures["acts"] = int(lines[-3].split()[0])
    trial.figures["growth per mille"] = round(10 * float(lines[-2].split()[-2]))
    trial.figures["most MB"] = int(lines[-1].split()[-2])


def try_floods(trial: SoakTrial, count: int) -> None:
    """Programs of others that write without being asked, for so many minutes."""
    lines = run("tools/trials/floods.py", str(count)).splitlines()
    trial.figures["ended"] = int(lines[-2].split()[2])
    trial.figures["MB more"] = int(lines[-1].split()[0])
    if trial.figures["MB more"] > FLOODED:
        trial.failures.append(lines[-1])


def try_monkey(trial: SoakTrial, count: int) -> None:
    """A hand that never rests, for so many minutes."""
    lines = run("tools/trials/monkey.py", str(count)).splitlines()
    trial.figures["growth per mille"] = round(10 * float(lines[-2].split()[0]))
    trial.figures["most MB"] = int(lines[-1].split()[0])
    if trial.figures["most MB"] > MONKEYED:
        trial.failures.append(lines[-1])


def run(*arguments: str, is_checked: bool = True) -> str:
    """The output of a program of ours."""
    done = subprocess.run([sys.executable, *arguments], cwd=ROOT, text=True, check=is_checked,
                          stdout=subprocess.PIPE)
    return done.stdout


TRIALS: dict[str, Callable[[SoakTrial, int], None]] = {
    "games": try_games, "saves": try_saves, "kills": try_kills, "hours": try_hours,
    "show": try_show, "floods": try_floods, "monkey": try_monkey}


def list_trials(only: str = "") -> list[SoakTrial]:
    """Everything there is to try, the longest first, or what concerns one title."""
    titles = [only] if only else list(games.TITLES)
    long = [] if only else [
        SoakTrial("floods", "", FLOODS, FLOODS), SoakTrial("hours", "", HOURS, HOURS),
        SoakTrial("monkey", "", MONKEY, MONKEY), SoakTrial("show", "", HOURS, HOURS),
        SoakTrial("kills", "", KILLS, 50)]
    saves = [SoakTrial("saves", title, SAVES, 10) for title in titles]
    return [*long, *saves, *(SoakTrial("games", title, GAMES, 50) for title in titles)]


# ---- the state of a run ---------------------------------------------------------------------


def begin(only: str = "") -> tuple[Findings[SoakTrial], list[SoakTrial]]:
    """The findings of this run and its trials; those of an interrupted one of the same commit."""
    findings = open_findings(f"soak-{only or 'all'}", lambda told: SoakTrial(**told))
    trials = [findings.values.get(trial.name, trial) for trial in list_trials(only)]
    if all(trial.done >= trial.size for trial in trials):
        findings.clear()
        return findings, list_trials(only)
    return findings, trials


def go_on(findings: Findings[SoakTrial], trials: list[SoakTrial], pool: Executor,
          workers: int) -> None:
    """Everything that is still to be tried, as many trials at a time as there are workers; kept
    after every step."""
    waiting = deque(number for number, trial in enumerate(trials) if trial.done < trial.size)
    running: dict[Future[SoakTrial], int] = {}
    while waiting or running:
        while waiting and len(running) < workers:
            number = waiting.popleft()
            running[pool.submit(step, trials[number])] = number
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            number = running.pop(future)
            trials[number] = future.result()
            findings.add(trials[number].name, trials[number])
            if tell(trials[number]):
                waiting.appendleft(number)


def step(trial: SoakTrial) -> SoakTrial:
    """The trial with a little more of it done."""
    count, began = min(trial.step, trial.size - trial.done), time.monotonic()
    TRIALS[trial.kind](trial, count)
    trial.done += count
    trial.seconds += time.monotonic() - began
    return trial


def tell(trial: SoakTrial) -> bool:
    """Print how far it is, or what came of it; is there more to do?"""
    left = trial.seconds / trial.done * (trial.size - trial.done)
    if trial.done < trial.size:
        print(f"\r{trial.name}: {trial.done} of {trial.size}, {len(trial.failures)} failed, "
              f"{left / 60:.0f} min left".ljust(79), end="", flush=True)
        return True
    print("\r" + "\n    ".join([describe(trial).ljust(79), *trial.failures]), flush=True)
    return False


def describe(trial: SoakTrial) -> str:
    """One line of figures."""
    figures = ", ".join(f"{name} {value}" for name, value in trial.figures.items())
    return f"{trial.name}: {trial.done} done, {len(trial.failures)} failed; {figures}"


def write_page(trials: list[SoakTrial], page: Path = PAGE) -> None:
    """The figures of a whole run, in place of the last ones."""
    lines = [f"{date.today()}, commit {commit()}.", "",
             head("trial", "done", "failed", "figures", "minutes")]
    for trial in trials:
        figures = ", ".join(f"{name} {value}" for name, value in trial.figures.items())
        lines.append(row(trial.name, trial.done, len(trial.failures), figures,
                         round(trial.seconds / 60)))
    end_page(page, LAST, lines)


def main() -> int:
    """Status 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", nargs="?", default="", choices=["", *games.TITLES])
    only = parser.parse_args().title
    findings, trials = begin(only)
    workers = os.cpu_count() or 1
    with open_pool(workers) as pool:
        go_on(findings, trials, pool, workers)
    if not only:
        write_page(trials)
    return 1 if any(trial.failures for trial in trials) else 0


if __name__ == "__main__":
    sys.exit(main())
