"""The keys in the code: every `Msg(…)` and `Msg.of(…)` of the package, read as syntax."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeGuard

KEY = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")
SMALL_WORD = re.compile(r"[a-z]{2}")
ANYTHING = "*"


@dataclass(frozen=True, order=True)
class Use:
    """A key, or a key with `*` where the code puts a word in (a title's name first of all).

    `is_said` tells a message from a mere string that looks like a key; `args` are the arguments
    that the code names, and `is_open` says that it may give others.
    """

    key: str
    where: str
    args: tuple[str, ...] = ()
    is_said: bool = False
    is_open: bool = True

    def matches(self, key: str) -> bool:
        """Whether this place can speak `key`."""
        if ANYTHING not in self.key:
            return key == self.key
        return _pattern(self.key).fullmatch(key) is not None


@cache
def _pattern(key: str) -> re.Pattern[str]:
    return re.compile("[a-z0-9_.]+".join(map(re.escape, key.split(ANYTHING))))


@cache
def find_uses(root: Path) -> tuple[Use, ...]:
    """Every use in the package, in the order of the files; as they were when first read."""
    files = sorted((root / "alexandre").rglob("*.py"))
    return tuple(use for file in files for use in _in_file(file, root))


def _in_file(file: Path, root: Path) -> Iterator[Use]:
    nodes = list(ast.walk(ast.parse(file.read_text("utf-8"))))
    prefixes = {**_prefixes_of_imports(nodes, root), **_prefixes(nodes)}
    name = file.relative_to(root).as_posix()
    for node in nodes:
        where = f"{name}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Call) and _is_msg(node.func):
            yield from _uses_of(node, where)
        elif isinstance(node, ast.Call) and _name(node.func) in prefixes:
            yield from _uses_of(node, where, *prefixes[_name(node.func)])
        elif isinstance(node, (ast.Constant, ast.JoinedStr, ast.BinOp)):
            yield from (Use(key, where) for key in _keys(node))


def _prefixes_of_imports(nodes: Sequence[ast.AST], root: Path) -> dict[str, tuple[str, int]]:
    """Those of other modules of the package that a file imports by name."""
    prefixes = {}
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module:
            file = (root / node.module.replace(".", "/")).with_suffix(".py")
            known = _prefixes_of(file) if file.is_file() else {}
            prefixes.update({each.asname or each.name: known[each.name]
                             for each in node.names if each.name in known})
    return prefixes


@cache
def _prefixes_of(file: Path) -> dict[str, tuple[str, int]]:
    source = file.read_text("utf-8")
    return _prefixes(list(ast.walk(ast.parse(source)))) if "Msg" in source else {}


def _prefixes(nodes: Sequence[ast.AST]) -> dict[str, tuple[str, int]]:
    """The functions that put a prefix before a key, and which argument that key is.

    `line("began")`, `require(is_kept, "gold")`
    """
    prefixes = {}
    for node in nodes:
        if isinstance(node, ast.FunctionDef):
            names = [each.arg for each in node.args.args]
            for call in filter(_is_message, ast.walk(node.body[-1])):
                template, last = _template(call.args[0]), _last_name(call.args[0])
                if template.endswith("." + ANYTHING) and last in names:
                    prefixes[node.name] = (template[:-1], names.index(last))
        elif isinstance(node, ast.Assign) and (law := LAWS.fullmatch(ast.unparse(node.value))):
            prefixes[_name(node.targets[0])] = (f"{law[1]}.law.", 1)
    return prefixes


LAWS = re.compile(r"Laws\('(\w+)'\)\.require")


def _is_message(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and _is_msg(node.func) and bool(node.args)


def _last_name(key: ast.expr) -> str:
    """The name that a key ends with, if it ends with one."""
    if isinstance(key, ast.JoinedStr) and isinstance(key.values[-1], ast.FormattedValue):
        return _name(key.values[-1].value)
    return _name(key.right) if isinstance(key, ast.BinOp) else ""


def _is_msg(function: ast.expr) -> bool:
    """`Msg` or `Msg.of`."""
    if isinstance(function, ast.Attribute) and function.attr == "of":
        function = function.value
    return _name(function) == "Msg"


def _name(function: ast.expr) -> str:
    return function.id if isinstance(function, ast.Name) else ""


def _uses_of(call: ast.Call, where: str, prefix: str = "", at: int = 0) -> Iterator[Use]:
    """`**others` and a tuple of arguments leave the list open."""
    names = tuple(each.arg for each in call.keywords if each.arg is not None)
    is_open = _name(call.func) == "Msg" or any(each.arg is None for each in call.keywords)
    for key in _keys(call.args[at], prefix) if len(call.args) > at else ():
        yield Use(key, where, tuple(map(str, names)), is_said=True, is_open=is_open)


def _keys(node: ast.expr, prefix: str = "") -> Iterator[str]:
    """The keys that an expression can be: a literal, a template, either side of a choice."""
    if isinstance(node, ast.IfExp):
        yield from (*_keys(node.body, prefix), *_keys(node.orelse, prefix))
        return
    text = prefix + _template(node)
    if KEY.fullmatch(text.replace(ANYTHING, "x")) and SMALL_WORD.search(text):
        yield text


def _template(node: ast.expr) -> str:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(map(_template, node.values))
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return _template(node.left) + _template(node.right)
    return ANYTHING
