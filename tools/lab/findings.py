"""The findings of an experiment so far, in a file of `.lab/`: an interrupted one goes on there."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from tools.lab.page import ROOT, commit, is_changed

FOLDER: Final = ROOT / ".lab"
Asked = TypeVar("Asked")
Value = TypeVar("Value")


class Findings(Generic[Value]):
    """Values by key, a line of JSON each; of several lines of a key the last one counts.

    `read` makes a value of its JSON: dataclasses become objects, tuples lists.
    """

    def __init__(self, path: Path, read: Callable[[Any], Value]) -> None:
        self.path = path
        self.values: dict[str, Value] = {}
        for line in path.read_bytes().splitlines() if path.exists() else ():
            try:
                key, told = json.loads(line)
            except ValueError:
                continue  # cut off when the run was killed
            self.values[key] = read(told)

    def add(self, key: str, value: Value) -> None:
        """A value more, or in place of the one of that key."""
        self.values[key] = value
        self.path.parent.mkdir(exist_ok=True)
        with self.path.open("ab") as file:  # the break before it ends a line that was cut off
            file.write(b"\n" + json.dumps([key, value], default=vars).encode())

    def clear(self) -> None:
        """Begin anew."""
        self.values.clear()
        self.path.unlink(missing_ok=True)


def open_findings(name: str, read: Callable[[Any], Value]) -> Findings[Value]:
    """The findings of this commit; changes that are in none begin anew."""
    findings = Findings(FOLDER / f"{name}-{commit()}.jsonl", read)
    if is_changed():
        findings.clear()
    return findings


def measure(work: Callable[[Asked], Value], asked: Sequence[Asked], findings: Findings[Value],
            pool: Executor, key: Callable[[Asked], str] = str) -> list[Value]:
    """The result of each task, in their order; those in the findings are not done again."""
    missing = [each for each in asked if key(each) not in findings.values]
    done = len(asked) - len(missing)
    for each, value in zip(missing, pool.map(work, missing), strict=True):
        findings.add(key(each), value)
        done += 1
        progress(f"{findings.path.stem}: {done} of {len(asked)}")
    return [findings.values[key(each)] for each in asked]


def progress(text: str) -> None:
    """Show the progress, in place of the line before."""
    print(f"\r{text}   ", end="", file=sys.stderr, flush=True)
