"""docs/mutants.md: the figures of every run, and what the last one left alive."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from tools.lab.page import row

Record = Mapping[str, Any]  # a tried mutant

PAGE = Path("docs", "mutants.md")
RESULTS = ("its own tests", "properties", "time", "survived")
HEAD = """# Mutants

`make mutants` breaks the rules on purpose, forty small changes a run (an operator, a constant, \
a condition, a statement) chosen by the seed it prints, in the rules of the titles and in the \
kernel modules that carry them out. Each is tried by the title's own tests, then by the \
properties for that title. `SEED=` repeats a choice, `COUNT=` and `ONLY=` (a title, or \
`kernel`) make another; an interrupted run continues. Each mutant that no test \
notices (a survivor) gets a test, or a reason below. The command writes this page, all but the \
last section.
"""
RUNS = "## Runs\n"
COLUMNS = ("| date | commit | seed | of | mutants | its own tests | properties | time "
           "| survived | explained |\n|---|---|---:|---|---:|---:|---:|---:|---:|---:|\n")
LAST = "## The last run\n"
EXPLAINED = "## Survivors that change nothing\n"
NOTES = """
A line of the source before and after, and the reason; the command counts it as explained.
"""


def write_page(root: Path, broken: str, seed: int, only: str,
               mutants: Sequence[Record]) -> list[Record]:
    """Write the page anew with this run of the commit `broken`; survivors left unexplained."""
    page = root / PAGE
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    notes = text.partition(EXPLAINED)[2] or NOTES
    survivors = [each for each in mutants if each["result"] == "survived"]
    unexplained = [each for each in survivors if heading(each) not in notes]
    runs = [line for line in text.partition(RUNS)[2].partition(LAST)[0].splitlines()
            if line.startswith("| 2")]
    counts = Counter(each["result"] for each in mutants)
    runs.append(row(date.today(), broken, seed, only or "all", len(mutants),
                    *(counts[each] for each in RESULTS), len(survivors) - len(unexplained)))
    parts = [HEAD, RUNS, COLUMNS + "\n".join(dict.fromkeys(runs)) + "\n", LAST,
             "\n".join(by_group(mutants)) + "\n",
             *(f"```diff\n{difference(each)}\n```\n" for each in unexplained)]
    page.write_text("\n".join(parts) + "\n" + EXPLAINED + notes, encoding="utf-8")
    return unexplained


def by_group(mutants: Sequence[Record]) -> Iterator[str]:
    """A table: what became of the mutants of each title and of the kernel."""
    yield row("of", "mutants", *RESULTS)
    yield "|---" + "|---:" * (1 + len(RESULTS)) + "|"
    for group in dict.fromkeys(each["group"] for each in mutants):
        counts = Counter(each["result"] for each in mutants if each["group"] == group)
        yield row(group, counts.total(), *(counts[each] for each in RESULTS))


def list_changes(source: str, other: str) -> list[str]:
    """The lines that a mutation takes away and puts in, as a difference."""
    lines = difflib.unified_diff(source.splitlines(), other.splitlines(), n=0, lineterm="")
    return [line for line in lines if not line.startswith(("---", "+++", "@@"))]


def difference(mutant: Record) -> str:
    """File, line, and what the mutation changes there."""
    return "\n".join([f"{mutant['path']}:{mutant['line']}", *mutant["change"]])


def heading(mutant: Record) -> str:
    """The beginning of an explanation: it names the file and the two lines, not a number."""
    before = next(line[1:].strip() for line in mutant["change"] if line.startswith("-"))
    after = next(line[1:].strip() for line in mutant["change"] if line.startswith("+"))
    return f"- `{mutant['path']}`: `{before}` → `{after}`: "
