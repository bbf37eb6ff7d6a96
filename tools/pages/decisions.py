"""The index of docs/decisions: checks names and headers of the files, writes README.md.

    python -m tools.pages.decisions    prints a line per fault, exit status 1 if there is any
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from alexandre.games import TITLES

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "decisions"
AREAS = ("kernel", "content", "i18n", "ai", "ui", "cli", "build", "tests", *TITLES)

NAME = re.compile(r"(\d{4})-([a-z0-9]+)-[a-z0-9-]+\.md")
HEADER = re.compile(r"# (\d+)\. (.+)\n\n- Date: (.+)\n- Status: (.+)\n- Area: (.+)\n\n")
SUPERSEDED = re.compile(r"superseded by \[\d+\]\((.+)\)")

PREAMBLE = """\
# Decisions

Choices that bind the code: what was chosen, why, and what was rejected. How the screen behaves is
described in [ui.md](../ui.md). This index is generated: `python -m tools.pages.decisions`.

A new decision takes the next free number and is named `NNNN-<area>-<plain-title>.md`. It begins
with the title, Date, Status (`accepted`, or `superseded by` and a link) and Area.
"""


@dataclass(frozen=True)
class Decision:
    """The header of a decision file."""

    file: str
    number: int
    title: str
    date: str
    status: str
    area: str

    def row(self) -> str:
        """The line of the decision in the index."""
        return f"| {self.number} | [{self.title}]({self.file}) | {self.date} | {self.status} |\n"


def list_files(folder: Path) -> list[Path]:
    """Every file of the folder but the index, by name."""
    return sorted(path for path in folder.iterdir() if path.name != "README.md")


def parse(path: Path) -> Decision | None:
    """The header of a file; None if the file does not begin with a complete one."""
    header = HEADER.match(path.read_text(encoding="utf-8"))
    if header is None:
        return None
    number, title, day, status, area = header.groups()
    return Decision(path.name, int(number), title, day, status, area)


def find_faults(folder: Path) -> Iterator[str]:
    """The errors of names and headers, a sentence each."""
    numbers: dict[int, str] = {}
    for path in list_files(folder):
        decision = parse(path)
        if decision is None:
            yield f"{path.name}: no header with title, Date, Status and Area"
            continue
        yield from (f"{path.name}: {fault}" for fault in check(decision, folder))
        first = numbers.setdefault(decision.number, path.name)
        if first != path.name:
            yield f"{path.name}: number {decision.number} is that of {first}"


def check(decision: Decision, folder: Path) -> Iterator[str]:
    """The errors of one header and of its file's name."""
    name = NAME.fullmatch(decision.file)
    if name is None or int(name[1]) != decision.number or name[2] != decision.area:
        yield f"is not named {decision.number:04}-{decision.area}-<plain-title>.md"
    if decision.area not in AREAS:
        yield f"{decision.area} is none of the areas {', '.join(AREAS)}"
    if not is_date(decision.date):
        yield f"{decision.date} is not a date (YYYY-MM-DD)"
    newer = SUPERSEDED.fullmatch(decision.status)
    if decision.status != "accepted" and not (newer and (folder / newer[1]).is_file()):
        yield f"the status {decision.status} is neither accepted nor a link to a newer decision"


def is_date(text: str) -> bool:
    """Whether the text is a day of the calendar."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def render_index(folder: Path) -> str:
    """The text of README.md: a table for each area, in the order of AREAS."""
    decisions = [each for path in list_files(folder) if (each := parse(path))]
    tables = [render_table(area, [each for each in decisions if each.area == area])
              for area in AREAS]
    return PREAMBLE + "".join(tables)


def render_table(area: str, decisions: list[Decision]) -> str:
    """The decisions of one area; nothing if there is none."""
    if not decisions:
        return ""
    head = "| no. | title | date | status |\n|---:|---|---|---|\n"
    return f"\n## {area}\n\n{head}" + "".join(each.row() for each in decisions)


def main() -> int:
    """Writes the index, or prints the faults."""
    faults = list(find_faults(FOLDER))
    (FOLDER / "README.md").write_text(render_index(FOLDER), encoding="utf-8")
    print(*faults, sep="\n", end="\n" if faults else "")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
