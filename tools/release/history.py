"""Speed of each version's rules: `docs/bench.csv`, a row for a version on a processor.

    python tools/release/history.py     measures this version here, and writes or replaces its row

A figure is microseconds of a processor for one decision of a random match, as
`alexandre play-out` measures it; the site lists them.
"""

from __future__ import annotations

import csv
import os
import platform
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT))

from alexandre import games  # noqa: E402
from tools.packages import version  # noqa: E402

KEPT: Final = ROOT / "docs" / "bench.csv"
KEY: Final = ("version", "processor", "python")
COLUMNS: Final = (*KEY, *games.TITLES)
MATCHES: Final = 200
MICROS: Final = re.compile(r"([\d.]+) µs")

Row = dict[str, str]


def main(_arguments: list[str]) -> int:
    """Measure, and keep what other versions and processors have."""
    new = measure()
    rows = sorted([row for row in read_rows() if key_of(row) != key_of(new)] + [new],
                  key=key_of)
    with KEPT.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
    print(new)
    return 0


def read_rows() -> list[Row]:
    with KEPT.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def key_of(row: Row) -> tuple[str, ...]:
    return tuple(row[name] for name in KEY)


def measure() -> Row:
    """This version on this machine, each title by itself."""
    row = {"version": version.number(), "processor": processor(),
           "python": ".".join(platform.python_version_tuple()[:2])}
    for title in games.TITLES:
        done = subprocess.run(
            [sys.executable, "-m", "alexandre", "play-out", title, "--games", str(MATCHES)],
            cwd=ROOT, check=True, capture_output=True, encoding="utf-8",
            env={**os.environ, "LC_ALL": "en_US.UTF-8", "PYTHONUTF8": "1"})
        micros = MICROS.search(done.stdout)
        if micros is None:
            raise LookupError(f"play-out tells no time: {done.stdout[-200:]}")
        row[title] = micros[1]
    return row


def processor() -> str:
    """Its name, as the system tells it."""
    told = Path("/proc/cpuinfo")
    if told.is_file():
        named = re.search(r"model name\s*: (.*)", told.read_text(encoding="utf-8"))
        if named:
            return " ".join(named[1].split())
    return platform.processor() or platform.machine()


# ---- the page of the site ------------------------------------------------------------------

def print_page() -> str:
    """A row for a version on a processor."""
    rows = read_rows()
    heads = ["version", "processor", "Python", *games.TITLES]
    lines = ["# Speed of the rules", "",
             "Microseconds of a processor for one decision of a random match, rules interpreted; "
             "by `python tools/release/history.py`. Compare rows of one processor only.", "",
             f"| {' | '.join(heads)} |", "|" + "---|" * len(heads)]
    lines += [f"| {' | '.join(row[name] for name in COLUMNS)} |" for row in rows]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
