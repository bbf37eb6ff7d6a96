"""Sizes of letters come from the type scale, `alexandre/ui/text/sizes.py`, by name.

The tables of titles are left out: the captions of a sheet are set in its own units, like all that
is drawn there, and the screen shows each sheet at a scale of its own.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.source import PACKAGE, files, name, name_of, nodes, tree

SCALE = PACKAGE / "ui" / "text" / "sizes.py"
SCREEN = [PACKAGE / "ui", PACKAGE / "scenes"]
# Where a size of letters is handed over by position.
BY_POSITION = {"Caption": 2, "Style": 1, "text_width": 2, "text_height": 2, "fit_size": 2,
               "longest_word_width": 2, "theme.letter": 0}


def literal_sizes(module: ast.Module) -> Iterator[tuple[str, int]]:
    """Every size of letters that is a number, or begins as one, with its line."""
    numbers = dict(constants(module))
    for node in ast.walk(module):
        for size in (*by_keyword(node), *positional(node)):
            value = numbers.get(size.id) if isinstance(size, ast.Name) else size
            if value is not None and begins_as_a_number(value):
                yield ast.unparse(value), value.lineno


def by_keyword(node: ast.AST) -> Iterator[ast.expr]:
    """The values of `size` in a call, and the default of a function."""
    if isinstance(node, ast.Call):
        yield from (each.value for each in node.keywords if each.arg == "size")
    elif isinstance(node, ast.FunctionDef):
        names = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
        defaults = node.args.defaults
        yield from (value for key, value in zip(names[len(names) - len(defaults):], defaults,
                                                strict=True) if key == "size")
        yield from (value for key, value in zip(node.args.kwonlyargs, node.args.kw_defaults,
                                                strict=True) if key.arg == "size" and value)


def positional(node: ast.AST) -> Iterator[ast.expr]:
    """The sizes of letters that a call passes by position."""
    if isinstance(node, ast.Call):
        called = name_of(node.func)
        for end, place in BY_POSITION.items():
            if (called == end or called.endswith(f".{end}")) and len(node.args) > place:
                yield node.args[place]


def constants(module: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The names that a module gives to values at its top."""
    for node in module.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from ((each.id, node.value) for each in targets if isinstance(each, ast.Name))


def begins_as_a_number(value: ast.expr) -> bool:
    """16, 16.0, 16 + 1; not SMALL, self.size - 1 or a size of other things, such as (8, 8)."""
    if isinstance(value, ast.BinOp):
        return begins_as_a_number(value.left)
    return isinstance(value, ast.Constant) and isinstance(value.value, int | float)


def test_a_size_of_letters_is_a_name_of_the_scale() -> None:
    faults = [f"{name(path)}:{line}: {size}" for path in files(*SCREEN) if path != SCALE
              for size, line in literal_sizes(tree(path))]

    assert not faults, f"name a size of {name(SCALE)} instead:\n" + "\n".join(faults)


def test_the_scale_ascends_and_each_of_its_names_is_in_use() -> None:
    scale = {key: ast.literal_eval(value) for key, value in constants(tree(SCALE))}
    used = {alias.name for path in files(PACKAGE) for node in nodes(path)
            if isinstance(node, ast.ImportFrom) and node.module == "alexandre.ui.text.sizes"
            for alias in node.names}

    assert list(scale.values()) == sorted(set(scale.values()))
    assert set(scale) == used


@pytest.mark.parametrize("source", [
    'Label("a", "b", size=16)', 'Label("a", "b", size=16.0 + more)',
    "def words(self, *, size: float = 18) -> None: ...", "def link(size: float = 18) -> None: ...",
    "SIZE: Final = 17.0\nbrush.words(box, text, size=SIZE)",
    'SIZE = 17\ndesk.text_width(text, "bold", SIZE)',
    'Caption((4, 9), text, 13, "ink")', "desk.theme.letter(16)"])
def test_a_number_as_a_size_is_seen_wherever_it_is_handed_over(source: str) -> None:
    assert list(literal_sizes(ast.parse(source)))


@pytest.mark.parametrize("source", [
    'Label("a", "b", size=SMALL)', "brush.words(box, text, size=self.size - 1)",
    "SIZE: Final = LABEL\nbrush.words(box, text, size=SIZE)", "Plate((0, 0), size=(8, 8))"])
def test_a_name_or_the_size_of_other_things_is_none(source: str) -> None:
    assert not list(literal_sizes(ast.parse(source)))
