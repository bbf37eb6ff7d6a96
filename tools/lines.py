"""Lines of code by subpackage of alexandre/, imports beside them; the numbers in pictures.

    python tools/lines.py            the working tree
    python tools/lines.py COMMIT     the tree of that commit

The last row counts the numeric literals below `games/*/table/pictures`: what is drawn or placed by
hand.

Blank lines, comments and docstrings are left out; a line of code is a line that carries at least
one other token of a statement which is not an import.
"""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "alexandre"
SILENT = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT,
          tokenize.ENCODING, tokenize.ENDMARKER}
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
SPLIT = {"games", "ui", "scenes"}  # of these every folder has a row of its own


def count(source: str) -> tuple[int, int]:
    """Lines of code and lines of imports of one file."""
    imports: set[int] = set()
    docs: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            imports.update(range(node.lineno, (node.end_lineno or 0) + 1))
        elif isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            docs.update(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in SILENT:
            lines.update(range(token.start[0], token.end[0] + 1))
    return len(lines - imports - docs), len(lines & imports)


def count_numbers(source: str) -> int:
    """The numeric literals of one file."""
    return sum(isinstance(node, ast.Constant) and type(node.value) in (int, float)
               for node in ast.walk(ast.parse(source)))


def is_picture(path: PurePosixPath) -> bool:
    """Whether the file draws the sheets of a title."""
    return path.parts[1:2] == ("games",) and path.parts[3:5] == ("table", "pictures")


def sources(commit: str) -> Iterator[tuple[PurePosixPath, str]]:
    """Path and text of every Python file of the package."""
    if not commit:
        for path in sorted((ROOT / PACKAGE).rglob("*.py")):
            yield PurePosixPath(path.relative_to(ROOT).as_posix()), path.read_text("utf-8")
        return
    for name in git("ls-tree", "-r", "--name-only", commit, PACKAGE).splitlines():
        if name.endswith(".py"):
            yield PurePosixPath(name), git("show", f"{commit}:{name}")


def git(*arguments: str) -> str:
    """The output of git."""
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True,
                          encoding="utf-8").stdout


def subpackage(path: PurePosixPath) -> str:
    """The row a file belongs to: its layer, and in the large ones the folder below."""
    parts = path.parts[1:-1]
    return "/".join(parts[:2] if parts and parts[0] in SPLIT else parts[:1]) or "(top)"


def table(commit: str = "") -> Iterator[str]:
    """A row for every subpackage, and their sum."""
    code: Counter[str] = Counter()
    imports: Counter[str] = Counter()
    files: Counter[str] = Counter()
    numbers = 0
    for path, source in sources(commit):
        row = subpackage(path)
        lines, imported = count(source)
        code[row] += lines
        imports[row] += imported
        files[row] += 1
        numbers += count_numbers(source) if is_picture(path) else 0
    yield f"{'subpackage':24} {'code':>7} {'imports':>8} {'files':>6}"
    for row in sorted(files):
        yield f"{row:24} {code[row]:7,} {imports[row]:8,} {files[row]:6,}"
    yield f"{'all':24} {code.total():7,} {imports.total():8,} {files.total():6,}"
    yield f"{'numbers in pictures':24} {numbers:7,}"


if __name__ == "__main__":
    print(*table("".join(sys.argv[1:2])), sep="\n")
