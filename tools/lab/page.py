"""Rows of figures, and the pages of `docs/` that keep them."""

from __future__ import annotations

import ast
import hashlib
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from alexandre.kernel import contract

ROOT: Final = Path(__file__).resolve().parents[2]
BALANCE: Final = ROOT / "docs" / "balance.md"
PACKAGE: Final = ROOT / "alexandre"
DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef)


def commit() -> str:
    """The short name of what is checked out; `tree` outside git."""
    return git("rev-parse", "--short", "HEAD") or "tree"


def is_changed() -> bool:
    """Whether anything of the package is not committed."""
    return bool(git("status", "--porcelain", "alexandre"))


def git(*words: str) -> str:
    """The output of git, nothing outside of it."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True,
                          encoding="utf-8").stdout.strip()


@cache
def digest_code(title: str) -> str:
    """Eight digits of what the computer players of a title are made of: its rules, its hints and
    the search.  Comments and docstrings do not count."""
    files = [path for part in ("ai", f"games/{title}/rules", f"games/{title}/hints")
             for path in sorted((PACKAGE / part).rglob("*.py"))]
    total = hashlib.sha256()
    for path in files:
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if ast.get_docstring(node, clean=False) if isinstance(node, DOCUMENTED) else None:
                del node.body[0]  # type: ignore[attr-defined]
        total.update(ast.dump(tree).encode())
    return total.hexdigest()[:8]


def name_rules() -> str:
    """The way the rules run."""
    return "interpreted" if str(contract.__file__).endswith(".py") else "compiled"


def row(*cells: object) -> str:
    """A line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def head(*columns: object) -> str:
    """The two lines above the rows."""
    return f"{row(*columns)}\n|{'---|' * len(columns)}"


def percent(share: float, low: float, high: float) -> str:
    """A share with the bounds of its interval, all in per cent."""
    return f"{100 * share:.1f} ({100 * low:.0f}-{100 * high:.0f})"


def keep_rows(page: Path, heading: str, rows: Iterable[str], key: int,
              columns: Iterable[str] = ()) -> None:
    """Each row in the place of the one with the same first cells, or below the others of that
    chapter; the table is begun with these columns where there is none."""
    before, _heading, rest = page.read_text("utf-8").partition(f"{heading}\n")
    chapter, mark, after = rest.partition("\n## ")
    lines = chapter.rstrip("\n").split("\n")
    if not any(line.startswith("|") for line in lines):
        lines += ["", *head(*columns).split("\n")]
    for each in rows:
        old = [at for at, line in enumerate(lines) if cells_of(line)[:key] == cells_of(each)[:key]]
        last = max(at for at, line in enumerate(lines) if line.startswith("|"))
        lines[old[0] if old else last + 1:(old[0] if old else last) + 1] = [each]
    page.write_text(f"{before}{heading}\n" + "\n".join(lines) + "\n" + mark + after, "utf-8")


def cells_of(line: str) -> list[str]:
    """The cells of a row; none of another line."""
    return [cell.strip() for cell in line.split("|")[1:-1]]


def end_page(page: Path, heading: str, lines: Iterable[str]) -> None:
    """These lines below the last heading, in place of those that were there."""
    before = page.read_text("utf-8").partition(f"{heading}\n")[0]
    page.write_text(f"{before}{heading}\n\n" + "\n".join(lines) + "\n", "utf-8")
