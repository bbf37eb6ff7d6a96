"""Habits that no linter of others knows: what the code may call, and where."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import (
    PACKAGE,
    TESTS,
    docstrings,
    files,
    imports,
    name,
    name_of,
    nodes,
    titles,
    tree,
)

# Data is never code, and this program talks to no one.
NEVER_IMPORTED = {
    "asyncio", "cffi", "code", "codeop", "ctypes", "dbm", "ftplib", "http", "imaplib", "marshal",
    "pickle", "poplib", "prism", "pty", "runpy", "select", "selectors", "shelve", "smtplib",
    "socket", "socketserver", "ssl", "subprocess", "urllib", "webbrowser", "xmlrpc", "zipimport",
}
NEVER_CALLED = {
    "__import__", "compile", "eval", "exec", "breakpoint", "os.abort", "os.fork", "os.popen",
    "os.posix_spawn", "os.startfile", "os.system", "yaml.full_load", "yaml.load",
    "yaml.load_all", "yaml.unsafe_load", "yaml.UnsafeLoader", "yaml.FullLoader", "yaml.Loader",
}

# Only the store changes what lies on the disk.
WRITING = {
    "chmod", "ftruncate", "hardlink_to", "makedirs", "mkdir", "mkstemp", "mkdtemp", "removedirs",
    "rename", "renames", "rmdir", "rmtree", "symlink_to", "truncate", "unlink",
    "write_bytes", "write_text", "NamedTemporaryFile", "TemporaryFile", "TemporaryDirectory",
    "os.link", "os.open", "os.remove", "os.replace", "os.symlink", "os.write",
}
WRITERS = ("alexandre/kernel/store",)

# A use of the above that was looked at, each with its reason. What comes to it needs a decision.
REVIEWED: dict[tuple[str, str], str] = {
    ("alexandre/scenes/story/page.py", "pygame.image.save"):
        "makes a JPEG in memory, which the store keeps within a page",
    ("alexandre/scenes/base/folders.py", "subprocess"):
        "shows a folder of the player's in the system's own browser of files: no data is run",
    ("alexandre/scenes/memory.py", "ctypes"):
        "sets one number of the C library's allocator, and nothing that was read: decision 221",
    ("alexandre/ui/window/voice.py", "prism"):
        "the extra `speech`, a library in C that imports cffi and asyncio: it is handed sentences "
        "of the screen, and asked for nothing but its voices: decision 269",
    ("alexandre/ai/lines.py", "subprocess"):
        "starts the program that the player has named in a setting or an argument, without a "
        "shell; neither a save nor a board can name one",
    ("alexandre/ai/windows_job.py", "subprocess"): "names the type of a process, starts none",
    ("alexandre/ai/windows_job.py", "ctypes"):
        "on Windows alone, puts such a program into a job object, so that its children end with "
        "it; nothing that was read comes to it: decision 290",
}

GAMES = PACKAGE / "games"


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a file, with the dotted name of what is called."""
    for node in nodes(path):
        if isinstance(node, ast.Call):
            yield name_of(node.func), node


def find_forbidden(path: Path) -> Iterator[tuple[str, int]]:
    """The forbidden imports, calls and texts of a file."""
    for module, line in imports(path):
        if module.partition(".")[0] in NEVER_IMPORTED:
            yield module.partition(".")[0], line
        if module == "importlib" and path != GAMES / "__init__.py":
            yield module, line
    for node in nodes(path):
        if isinstance(node, ast.Name | ast.Attribute) and name_of(node) in NEVER_CALLED:
            yield name_of(node), node.lineno
    if not name(path).startswith(WRITERS):
        yield from writing(path)


def writing(path: Path) -> Iterator[tuple[str, int]]:
    """Every call that could change what lies on the disk."""
    for called, node in calls(path):
        if called in WRITING or called.split(".")[-1] in WRITING:
            yield called, node.lineno
        elif called.split(".")[-1] == "open" and set(mode(node)) & set("wax+"):
            yield "open to write", node.lineno
        elif called in ("pygame.image.save", "image.save"):
            yield called, node.lineno


def mode(node: ast.Call) -> str:
    """The mode of a call of `open`: of a path the first argument, of the builtin the second."""
    given = [each.value for each in node.keywords if each.arg == "mode"]
    given += node.args[0 if isinstance(node.func, ast.Attribute) else 1:][:1]
    modes = [each.value for each in given if isinstance(each, ast.Constant)]
    return next((each for each in modes if isinstance(each, str)), "r")


def test_nothing_runs_data_calls_out_or_writes_beside_the_store() -> None:
    wrong = [f"{name(path)}:{line} {what}" for path in files(PACKAGE)
             for what, line in find_forbidden(path) if (name(path), what) not in REVIEWED]

    assert not wrong, "\n".join(wrong)


def test_what_was_reviewed_is_still_there() -> None:
    uses = {(name(path), what) for path in files(PACKAGE) for what, _ in find_forbidden(path)}

    assert set(REVIEWED) <= uses, f"no longer there: {set(REVIEWED) - uses}"


PLANTED = {
    "import pickle": "pickle",
    "from urllib.request import urlopen": "urllib",
    "eval('1')": "eval",
    "yaml.load(text, yaml.Loader)": "yaml.load",
    "open('x', 'w')": "open to write",
    "path.open(mode='ab')": "open to write",
    "path.write_text('')": "path.write_text",
    "import importlib": "importlib",
}


@pytest.mark.parametrize("code", PLANTED)
def test_a_forbidden_call_would_be_found(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = PACKAGE / "planted.py"
    for module in ("source", "test_habits"):
        monkeypatch.setattr(f"tests.architecture.{module}.nodes",
                            lambda path: ast.walk(ast.parse(code)))

    assert PLANTED[code] in {what for what, _ in find_forbidden(planted)}


# ---- what makes a replay the same everywhere ----------------------------------------------


def of_titles(*parts: str) -> list[Path]:
    """These files of every title and of the example; `rules` stands for all its chapters."""
    paths = []
    for folder in [*(GAMES / title for title in titles()), TESTS / "example"]:
        for part in parts:
            paths += files(folder / part) or [folder / f"{part}.py"]
    return [path for path in paths if path.exists()]


EXACT = ("actions", "events", "tables", "state", "rules", "view", "hints")


def set_names(path: Path) -> set[str]:
    """The names that a file ever binds or annotates as sets."""
    names = set()
    for node in nodes(path):
        if isinstance(node, ast.Assign) and is_set(node.value, set()):
            names |= {name_of(each) for each in node.targets}
        elif isinstance(node, ast.AnnAssign) and is_set_type(node.annotation):
            names.add(name_of(node.target))
        elif isinstance(node, ast.arg) and node.annotation and is_set_type(node.annotation):
            names.add(node.arg)
    return names - {""}


def is_set_type(node: ast.AST) -> bool:
    """`set[int]`, `frozenset[str]` or `AbstractSet[int]` as an annotation."""
    base = node.value if isinstance(node, ast.Subscript) else node
    return name_of(base).split(".")[-1] in {"set", "frozenset", "Set", "AbstractSet", "MutableSet"}


def is_set(node: ast.AST, known: set[str]) -> bool:
    """An expression whose value is a set, as far as one can see without running it."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call):
        method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        return name_of(node.func) in {"set", "frozenset"} or method in {
            "union", "intersection", "difference", "symmetric_difference"}
    if isinstance(node, ast.BinOp):
        return is_set(node.left, known) or is_set(node.right, known)
    return name_of(node) in known


def find_walked_sets(path: Path) -> Iterator[int]:
    """The lines where the order of a set matters: it is walked, or made into a list."""
    known = set_names(path)
    for node in nodes(path):
        walked: list[ast.expr] = []
        if isinstance(node, ast.For | ast.comprehension):
            walked = [node.iter]
        elif isinstance(node, ast.Starred):
            walked = [node.value]
        elif isinstance(node, ast.Call) and name_of(node.func).split(".")[-1] in ORDERING:
            walked = node.args
        yield from (each.lineno for each in walked if is_set(each, known))


ORDERING = {"enumerate", "iter", "join", "list", "map", "next", "pop", "reversed", "tuple", "zip"}


def test_no_set_is_walked_where_a_replay_could_see_the_order() -> None:
    wrong = [f"{name(path)}:{line} walks a set: sort it" for path in of_titles(*EXACT)
             for line in sorted(set(find_walked_sets(path)))]

    assert not wrong, "\n".join(wrong)


def test_rules_count_in_whole_numbers() -> None:
    """A float differs between machines: no literal, no division, no `float`."""
    wrong = []
    for path in of_titles("actions", "events", "tables", "state", "rules"):
        for node in nodes(path):
            is_float = isinstance(node, ast.Constant) and isinstance(node.value, float)
            is_division = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)
            if is_float or is_division or (isinstance(node, ast.Name) and node.id == "float"):
                wrong.append(f"{name(path)}:{node.lineno}")  # type: ignore[attr-defined]

    assert not wrong, "\n".join(wrong)


def test_rules_ask_no_hash_and_no_address() -> None:
    """`hash` and `id` differ from one process to the next."""
    wrong = [f"{name(path)}:{node.lineno} calls {called}()"
             for path in [*of_titles(*EXACT), *files(PACKAGE / "kernel")]
             for called, node in calls(path) if called in {"hash", "id"}]

    assert not wrong, "\n".join(wrong)


def test_actions_events_and_tables_are_frozen() -> None:
    wrong = [f"{name(path)}: {node.name} wants @dataclass(frozen=True), an action eq=False, too"
             for path in of_titles("actions", "events", "tables")
             for node in tree(path).body if isinstance(node, ast.ClassDef)
             if is_data(node) and not is_frozen(node)]

    assert not wrong, "\n".join(wrong)


def is_data(node: ast.ClassDef) -> bool:
    """A verb, an event or a table with fields of its own; without any, what it inherits is frozen.

    A bare class only helps to make them.
    """
    has_fields = any(isinstance(each, ast.AnnAssign) for each in node.body)
    return bool(node.decorator_list or (node.bases and has_fields))


def is_frozen(node: ast.ClassDef) -> bool:
    """Decorated with `@dataclass(frozen=True …)`."""
    return any("frozen=True" in ast.unparse(each) for each in node.decorator_list)


def test_no_work_is_left_for_later() -> None:
    later = re.compile(r"#\s*(TODO|FIXME|XXX|HACK)\b")
    wrong = [f"{name(path)}:{number}" for path in files(PACKAGE, TESTS)
             for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
             if later.search(line)]

    assert not wrong


def test_every_module_says_what_it_is() -> None:
    silent = [name(path) for path in files(PACKAGE)
              if tree(path).body and not docstrings(path)]

    assert not silent


# ---- what a player's machine receives -----------------------------------------------------
