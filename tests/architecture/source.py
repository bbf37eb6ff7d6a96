"""The package as the architecture tests read it: files, trees, literals."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "alexandre"
TESTS = ROOT / "tests"
RULES = ROOT / "docs" / "rules"
LANGUAGES = ("en", "fr")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def files(*folders: Path) -> list[Path]:
    """Every Python file below these folders, in a fixed order."""
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All of it, walked through once."""
    return tuple(ast.walk(tree(path)))


def forget() -> None:
    """Let go of all trees."""
    tree.cache_clear()
    nodes.cache_clear()


def name(path: Path) -> str:
    """`alexandre/kernel/rng.py`: how a file is called in a message."""
    return path.relative_to(ROOT).as_posix()


def titles() -> list[str]:
    """The ids of the titles, read from `games/__init__.py` without loading anything."""
    for node in tree(PACKAGE / "games" / "__init__.py").body:
        if isinstance(node, ast.Assign) and name_of(node.targets[0]) == "TITLES":
            return list(ast.literal_eval(node.value))
    raise LookupError("games/__init__.py has no tuple TITLES")


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Every module a file imports, at its top or inside a function, with its line."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module, node.lineno
            for alias in node.names:
                yield f"{node.module}.{alias.name}", node.lineno


def docstrings(path: Path) -> set[int]:
    """The ids of the nodes that are docstrings of the file, its classes and its functions."""
    ids = set()
    for node in nodes(path):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            ids.add(id(node.value))
    return ids


def name_of(node: ast.AST) -> str:
    """`yaml.load` for a name or an attribute; the empty text for anything else."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        before = name_of(node.value)
        return f"{before}.{node.attr}" if before else node.attr
    return ""
