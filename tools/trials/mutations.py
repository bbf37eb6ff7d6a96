"""Every small change that `make mutants` may make to a source file.

A mutation replaces a stretch of the text: an operator by its neighbour, a number by the next one,
a condition by its opposite, a statement by `pass`. Annotations, docstrings and imports stay.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS = {"<=": "<", "<": "<=", ">=": ">", ">": ">=", "==": "!=", "!=": "==",
               "is not": "is", "is": "is not", "not in": "in", "in": "not in"}
ARITHMETIC = {"+": "-", "-": "+", "*": "+", "//": "*", "/": "*", "%": "+", "&": "|", "|": "&",
              "<<": ">>", ">>": "<<", "^": "&", "**": "*"}
BOOLEAN = {"and": "or", "or": "and"}
REMOVED = (ast.Expr, ast.Assign, ast.AugAssign, ast.Continue, ast.Break)
TYPED = {"annotation", "returns", "type_params", "bases"}  # fields that hold types


@dataclass(unsafe_hash=True)
class Mutation:
    """One change: the text from `start` to `end` becomes `after`; `line` is where it begins."""

    line: int
    start: int
    end: int
    before: str
    after: str
    kind: str

    def apply(self, source: str) -> str:
        """The changed text."""
        return source[:self.start] + self.after + source[self.end:]


def mutations(source: str) -> list[Mutation]:
    """All of a file, in its order; whether they change anything is asked of those chosen."""
    text = Text(source)
    mutants = {each for node in walk(ast.parse(source)) for each in at_node(node, text)}
    return sorted(mutants, key=lambda each: (each.start, each.end, each.after))


def is_other_program(source: str, other: str) -> bool:
    """Whether the other source compiles, to another tree."""
    try:
        return ast.dump(ast.parse(other)) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Every node that is run: no types, docstrings or imports."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name not in TYPED:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and not is_text(child):
                    yield from walk(child)


def is_text(node: ast.AST) -> bool:
    """A docstring, or another string that stands for itself."""
    return (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str))


def is_alias(node: ast.stmt) -> bool:
    """A name for a type, which nothing runs."""
    return isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript) \
        and not node.col_offset


class Text:
    """A source whose places are counted in characters, as the syntax tree counts in bytes."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._lines = source.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def start(self, node: ast.expr | ast.stmt) -> int:
        """The beginning of a node."""
        return self._place(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt) -> int:
        """The end of a node."""
        return self._place(node.end_lineno or 0, node.end_col_offset or 0)

    def change(self, start: int, end: int, after: str, kind: str) -> Mutation:
        """That stretch replaced."""
        line = self.source.count("\n", 0, start) + 1
        return Mutation(line, start, end, self.source[start:end], after, kind)

    def _place(self, line: int, column: int) -> int:
        before = self._lines[line - 1].encode()[:column]
        return self._starts[line - 1] + len(before.decode())


def at_node(node: ast.AST, text: Text) -> Iterator[Mutation]:
    """The possible changes of one node."""
    match node:
        case ast.Compare():
            for one, other in zip([node.left, *node.comparators], node.comparators, strict=False):
                yield from operator_between(one, other, COMPARISONS, "comparison", text)
        case ast.BoolOp():
            for one, other in zip(node.values, node.values[1:], strict=False):
                yield from operator_between(one, other, BOOLEAN, "boolean", text)
        case ast.BinOp():
            yield from operator_between(node.left, node.right, ARITHMETIC, "arithmetic", text)
        case ast.AugAssign():
            yield from operator_between(node.target, node.value, ARITHMETIC, "arithmetic", text)
        case ast.Constant(value=bool()):
            yield text.change(text.start(node), text.end(node), str(not node.value), "constant")
        case ast.Constant(value=int(value)):
            for step in (1, -1):
                yield text.change(text.start(node), text.end(node), str(value + step), "constant")
        case ast.If() | ast.While() | ast.IfExp():
            yield from negate(node.test, text)
        case ast.comprehension():
            for test in node.ifs:
                yield from negate(test, text)
    if isinstance(node, REMOVED) and not is_alias(node):
        yield text.change(text.start(node), text.end(node), "pass", "statement")


def operator_between(one: ast.expr, other: ast.expr, table: dict[str, str], kind: str,
                     text: Text) -> Iterator[Mutation]:
    """The operator that stands between two operands, whatever brackets and breaks do too."""
    start, end = text.end(one), text.start(other)
    words = "|".join(re.escape(each) for each in sorted(table, key=len, reverse=True))
    match = re.search(rf"(?<![\w]){words}" if kind != "arithmetic" else words,
                      text.source[start:end])
    if match is not None:
        yield text.change(start + match.start(), start + match.end(), table[match[0]], kind)


def negate(test: ast.expr, text: Text) -> Iterator[Mutation]:
    """The opposite of a condition."""
    start, end = text.start(test), text.end(test)
    yield text.change(start, end, f"not ({text.source[start:end]})", "condition")
