"""Folders that can be seen at a glance, and no import circle.  STYLE.md, "Shape"."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping

from tests.architecture.source import PACKAGE, ROOT, files, name, tree

MOST = 16  # Python files of a folder, `__init__.py` not counted

Graph = Mapping[str, set[str]]


def find_crowded() -> dict[str, int]:
    """The folders with too many files, and how many they have."""
    counts: dict[str, int] = {}
    for path in files(PACKAGE):
        if path.name != "__init__.py":
            folder = name(path.parent)
            counts[folder] = counts.get(folder, 0) + 1
    return {folder: count for folder, count in counts.items() if count > MOST}


def module_of(path_name: str) -> str:
    """`alexandre/ui/draw/__init__.py` is `alexandre.ui.draw`."""
    return path_name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def read_imports() -> dict[str, set[str]]:
    """The imports of every module: at the top, inside functions and for type checkers alike."""
    paths = {module_of(name(path)): path for path in files(PACKAGE)}
    return {module: {each for each in imports_of(tree(path), paths) if each != module}
            for module, path in paths.items()}


def imports_of(code: ast.Module, known: Mapping[str, object]) -> Iterator[str]:
    """The modules among the known ones that a file imports; of a package, the part it names."""
    for node in ast.walk(code):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                if whole in known or node.module in known:
                    yield whole if whole in known else node.module


def circles(graph: Graph) -> list[list[str]]:
    """Groups of modules each of which leads to every other one, sorted."""
    reached = {module: reach(graph, module) for module in graph}
    groups = {tuple(sorted(other for other in reached[module] if module in reached[other]))
              for module in graph if module in reached[module]}
    return sorted(map(list, groups))


def reach(graph: Graph, module: str) -> set[str]:
    """Everything a module leads to; itself only by way of others."""
    seen: set[str] = set()
    ahead = list(graph[module])
    while ahead:
        each = ahead.pop()
        if each not in seen:
            seen.add(each)
            ahead.extend(graph[each])
    return seen


def test_no_folder_holds_more_files_than_one_can_take_in() -> None:
    wrong = [f"{folder}: {count} files, at most {MOST}"
             for folder, count in find_crowded().items()]

    assert not wrong, "\n".join(wrong)


def test_no_modules_import_each_other_in_a_circle() -> None:
    wrong = [" > ".join(circle) for circle in circles(read_imports())]

    assert not wrong, "\n".join(wrong)


def test_a_circle_would_be_found() -> None:
    code = ast.parse("from typing import TYPE_CHECKING\n"
                     "if TYPE_CHECKING:\n    from a import b\n"
                     "def late():\n    import c\n")
    graph = {"a.b": {"c"}, "c": {"d"}, "d": {"c"}, "e": {"c"}}

    assert list(imports_of(code, {"a.b": 0, "c": 0})) == ["a.b", "c"]
    assert circles(graph) == [["c", "d"]]


def test_the_package_is_read_where_it_stands() -> None:
    """Else nothing would be found to be wrong."""
    assert "alexandre.kernel.text" in read_imports()["alexandre.kernel.contract"]
    assert (ROOT / "alexandre" / "kernel" / "text.py").is_file()
