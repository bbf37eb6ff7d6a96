"""Break the rules on purpose, a little at a time, and see whether a test notices.

    python -m tools.trials.mutants [--count 40] [--seed N] [--only TITLE] [--jobs 1]

Each mutant is one change in the rules of a title or in the kernel modules that carry them out. It
is tried in a copy of the tree: first by the title's own tests, then by the properties for that
title. What survives both is printed with its place and difference. Without `--seed` an
interrupted run goes on; what it has found lies in `.lab/`. A finished run writes
`docs/mutants.md`.
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Lock
from typing import Any

from tools.lab.findings import FOLDER, Findings
from tools.lab.page import ROOT, commit
from tools.trials.mutants_page import difference, list_changes, write_page
from tools.trials.mutations import Mutation, is_other_program, mutations

KERNEL = "kernel"
MUTABLE = {"session", "record", "declared", "fields"}  # its modules or folders
LEFT = ("build", "dist", "*.egg-info", ".*", "__pycache__", "*.so")  # not copied
PATIENCE = 5.0  # how many times longer than without a mutation the tests may take
LEAST = 60.0  # seconds that they may take in any case
CAUGHT = ("its own tests", "properties")


@dataclass
class Mutant(Mutation):
    """A chosen mutation: in `path`, of the tests of `group`; `result` is empty until tried.

    `change` is the difference that it makes, which is told even when the source has gone on.
    """

    group: str
    path: str
    change: list[str] = field(default_factory=list)
    result: str = ""


# ---- what is chosen -------------------------------------------------------------------------


def groups() -> dict[str, list[Path]]:
    """The files that may be changed: the rules of every title, and what carries them out."""
    titles = sorted((ROOT / "alexandre" / "games").glob("*/rules"))
    chapters = {rules.parent.name: sorted(rules.rglob("*.py")) for rules in titles}
    kernel = (ROOT / "alexandre" / "kernel").rglob("*.py")
    chapters[KERNEL] = sorted(path for path in kernel if MUTABLE & {path.stem, path.parent.name})
    return chapters


def choose(count: int, seed: int, only: str = "") -> list[Mutant]:
    """So many mutants, the groups in turn; the same of the same sources by the same seed."""
    rnd = random.Random(seed)
    piles = {}
    for group, paths in groups().items():
        if only in ("", group):
            piles[group] = [Mutant(**vars(each), group=group,
                                   path=path.relative_to(ROOT).as_posix())
                            for path in paths for each in list_mutations(path)]
            rnd.shuffle(piles[group])
    chosen: list[Mutant] = []
    while len(chosen) < count and any(piles.values()):
        for pile in filter(None, piles.values()):
            mutant = pile.pop()
            source = text_of(mutant.path)
            other = mutant.apply(source)
            if len(chosen) < count and is_other_program(source, other):
                mutant.change = list_changes(source, other)
                chosen.append(mutant)
    return chosen


@cache
def list_mutations(path: Path) -> list[Mutation]:
    """All mutations of a file, as it was when it was first read."""
    return mutations(path.read_text("utf-8"))


# ---- the state of a run ---------------------------------------------------------------------


@dataclass
class MutantRun:
    """A run that can be interrupted: everything of it is kept after each mutant."""

    seed: int
    only: str
    mutants: list[Mutant]
    commit: str  # of the tree that was broken
    patience: dict[str, float] = field(default_factory=dict)  # seconds for each suite of tests

    @property
    def is_over(self) -> bool:
        """Whether every mutant has been tried."""
        return all(mutant.result for mutant in self.mutants)

    def save(self) -> None:
        """Keep it as it stands."""
        name = f"mutants-{len(self.mutants)}-{self.only or 'all'}-{self.seed}.jsonl"
        Findings(FOLDER / name, dict).add("run", asdict(self))

    def is_of_these_sources(self) -> bool:
        """Whether all mutations still to be tried make the same difference."""
        left = [(each, text_of(each.path)) for each in self.mutants if not each.result]
        return all(list_changes(text, each.apply(text)) == each.change for each, text in left)


def text_of(path: str) -> str:
    """A source of the checkout; nothing if it has gone."""
    file = ROOT / path
    return file.read_text("utf-8") if file.exists() else ""


def begin(count: int, seed: int | None, only: str) -> MutantRun:
    """The run of that seed, or the one that was interrupted, or a new one."""
    name = f"mutants-{count}-{only or 'all'}-{'*' if seed is None else seed}.jsonl"
    for file in sorted(FOLDER.glob(name), key=lambda each: -each.stat().st_mtime):
        run = Findings(file, read_run).values["run"]
        if not run.is_over and run.is_of_these_sources():
            return run
    seed = secrets.randbelow(10**6) if seed is None else seed
    return MutantRun(seed, only, choose(count, seed, only), commit())


def read_run(told: dict[str, Any]) -> MutantRun:
    """A run as its JSON tells it."""
    return MutantRun(**{**told, "mutants": [Mutant(**each) for each in told["mutants"]]})


# ---- trying them ----------------------------------------------------------------------------


class Bench:
    """A copy of the tree in which one mutant at a time is tried."""

    def __init__(self, folder: Path, patience: dict[str, float], measuring: Lock) -> None:
        self.folder = folder
        self._patience = patience
        self._measuring = measuring
        shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT))

    def try_out(self, mutant: Mutant) -> str:
        """The result of the tests: one of CAUGHT, `time` if they never end, else `survived`."""
        path = self.folder / mutant.path
        source = path.read_text("utf-8")
        for name, tests in suites(mutant.group):
            with self._measuring:
                patience = self._measure(f"{mutant.group}, {name}", tests)
            path.write_text(mutant.apply(source), encoding="utf-8")
            try:
                status = self._test(tests, patience)
            finally:
                path.write_text(source, encoding="utf-8")
            if status != 0:
                return "time" if status is None else name
        return "survived"

    def _measure(self, suite: str, tests: list[str]) -> float:
        """The time limit of the tests, by the time they take when nothing is broken."""
        if suite not in self._patience:
            start = time.monotonic()
            if self._test(tests, 3600.0) != 0:
                raise SystemExit(f"{suite}: fails before anything is broken: {' '.join(tests)}")
            self._patience[suite] = max(LEAST, PATIENCE * (time.monotonic() - start))
        return self._patience[suite]

    def _test(self, tests: list[str], seconds: float) -> int | None:
        """The status of pytest, None if it took too long; nothing of it is left running."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        env = {**os.environ, "PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1"}
        child = subprocess.Popen(command, cwd=self.folder, env=env, start_new_session=True,
                                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            return child.wait(seconds)
        except subprocess.TimeoutExpired:
            return None
        finally:
            end(child)


def end(child: subprocess.Popen[bytes]) -> None:
    """Pytest, and whatever it has started."""
    if sys.platform != "win32":
        try:
            os.killpg(child.pid, signal.SIGKILL)
        except ProcessLookupError:
            return
    elif child.poll() is None:
        child.kill()
    child.wait()


def suites(group: str) -> Iterator[tuple[str, list[str]]]:
    """The first tests, and those for mutants that get past them."""
    own, properties = CAUGHT
    if group == KERNEL:
        yield own, ["tests/kernel", "tests/protocol"]
        yield properties, ["tests/properties", "-k", "empire or phalanxx"]
    else:
        yield own, [f"tests/games/{group}"]
        yield properties, ["tests/properties", "-k", group]


def try_all(run: MutantRun, jobs: int) -> None:
    """Every mutant that has not been tried yet, one or more at a time."""
    with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as folder:
        benches: SimpleQueue[Bench] = SimpleQueue()
        measuring = Lock()
        for number in range(jobs):
            benches.put(Bench(Path(folder) / str(number), run.patience, measuring))

        def try_one(mutant: Mutant) -> None:
            bench = benches.get()
            try:
                mutant.result = bench.try_out(mutant)
            finally:
                benches.put(bench)

        left = [mutant for mutant in run.mutants if not mutant.result]
        with ThreadPoolExecutor(jobs) as pool:
            for mutant, _done in zip(left, pool.map(try_one, left), strict=True):
                run.save()
                print(f"{sum(bool(each.result) for each in run.mutants):3} of "
                      f"{len(run.mutants)}  {mutant.result:14} {mutant.path}:{mutant.line}  "
                      f"{mutant.before!r} -> {mutant.after!r}", flush=True)


def main() -> int:
    """Status 1 if a mutant survived that docs/mutants.md does not explain."""
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--only", default="", choices=["", *groups()])
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    run = begin(asked.count, asked.seed, asked.only)
    print(f"seed {run.seed}, {len(run.mutants)} mutants", flush=True)
    try_all(run, asked.jobs)
    survivors = write_page(ROOT, run.commit, run.seed, run.only,
                           [asdict(each) for each in run.mutants])
    for each in survivors:
        print(difference(each), end="\n\n")
    print(f"{len(survivors)} survived")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
