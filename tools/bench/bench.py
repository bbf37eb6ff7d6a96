"""Our figures beside other people's engines, measured in turns in one run.

    python tools/bench/bench.py [SECONDS [WORD]]     CPU seconds for each row, 4 if not given

With a word only the rows that hold it are measured, and nothing of the window: `catan` sets our
Catan beside Catanatron, `protocol` measures the engine.

Compare ratios, never absolutes: every machine is another. The other engines live in an
environment of their own, `.venv-bench`, made at the first run; where it cannot be made they are
left out. Compiled rules are measured too where `make fast` has built them. The window's figures
come last, with their aims; they take some minutes.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
if str(ROOT) not in sys.path:  # run as a script
    sys.path.insert(0, str(ROOT))

from tools.bench import window  # noqa: E402
from tools.bench.table import Measured, format_table  # noqa: E402

STINTS = 4
BIN = "Scripts" if sys.platform == "win32" else "bin"
REQUIREMENTS = HERE / "requirements.txt"
PATIENCE = 1200.0  # seconds for an installation


@dataclass
class Worker:
    """A process that measures rows when it is asked."""

    label: str
    python: Path
    script: str
    process: subprocess.Popen[str] = field(init=False)
    rows: list[str] = field(init=False)

    def start(self, folder: str) -> None:
        """Start it in a folder without sources, so that what is installed is measured."""
        self.process = subprocess.Popen(
            [str(self.python), str(HERE / self.script)], cwd=folder, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.rows = self._hear()

    def measure(self, row: str, seconds: float) -> dict[str, float]:
        """One stint of a row."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{row} {seconds}\n")
        self.process.stdin.flush()
        figures: dict[str, float] = self._hear()
        return figures

    def stop(self) -> None:
        """The end of its input is the end of it."""
        self.process.communicate()

    def _hear(self) -> Any:
        assert self.process.stdout is not None and self.process.stderr is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.label} failed:\n{self.process.stderr.read()}")
        return json.loads(line)


def main() -> int:
    """Measure every row in several stints, taken in turns, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seconds", type=float, nargs="?", default=4.0)
    parser.add_argument("word", type=str.lower, nargs="?", default="")
    told = parser.parse_args()
    seconds, word = told.seconds, told.word
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        workers = list(start_workers(stack, folder))
        measured = [Measured(worker.label, row) for worker in workers for row in worker.rows
                    if word in row.lower()]
        for _stint in range(STINTS):
            for each in measured:
                worker = next(one for one in workers if one.label == each.label)
                each.add(worker.measure(each.row, seconds / STINTS))
    print(format_table(measured))
    for line in window.lines() if not word else ():
        print(line)
    return 0


def start_workers(stack: contextlib.ExitStack, folder: str) -> Iterator[Worker]:
    """Ours, ours compiled, theirs: whichever there is."""
    for worker in (Worker("ours", Path(sys.executable), "ours.py"), *find_compiled(), *others()):
        worker.start(folder)
        stack.callback(worker.stop)
        yield worker


def find_compiled() -> Iterator[Worker]:
    """The environment of `make fast`, if it is there and holds compiled rules."""
    python = python_of(".venv-fast")
    if not python.exists():
        print("Compiled rules are left out: run `make fast` to have them measured.")
        return
    with tempfile.TemporaryDirectory() as folder:
        check = [str(python), str(HERE / "ours.py"), "--compiled"]
        is_ready = subprocess.run(check, cwd=folder, stdin=subprocess.DEVNULL,
                                  capture_output=True).returncode == 0
    if is_ready:
        yield Worker("ours, compiled", python, "ours.py")
    else:
        print("Compiled rules are left out: .venv-fast does not hold them; run `make fast`.")


def others() -> Iterator[Worker]:
    """The environment with the other people's engines, made if it can be."""
    python, stamp = python_of(".venv-bench"), ROOT / ".venv-bench" / "engines"
    if not (stamp.exists() and stamp.read_text() == REQUIREMENTS.read_text()):
        problem = make_environment(python)
        if problem:
            print(f"Other people's engines are left out: {problem}.")
            return
        stamp.write_text(REQUIREMENTS.read_text())
    yield Worker("theirs", python, "theirs.py")


def make_environment(python: Path) -> str:
    """Make the environment; what went wrong, in a few words, or nothing."""
    steps = ([sys.executable, "-m", "venv", str(python.parents[1])],
             [str(python), "-m", "pip", "install", "-q", "--disable-pip-version-check",
              "--no-deps", "--retries", "1", "--timeout", "15", "-r", str(REQUIREMENTS)])
    for step in steps:
        try:
            done = subprocess.run(step, capture_output=True, text=True, timeout=PATIENCE)
        except (OSError, subprocess.TimeoutExpired) as error:
            return type(error).__name__
        if done.returncode:
            said = done.stderr.strip().splitlines()
            return f"pip said: {said[-1]}" if said else "their environment cannot be made"
    return ""


def python_of(environment: str) -> Path:
    """The interpreter of an environment of the checkout."""
    return ROOT / environment / BIN / ("python.exe" if BIN == "Scripts" else "python")


if __name__ == "__main__":
    sys.exit(main())
