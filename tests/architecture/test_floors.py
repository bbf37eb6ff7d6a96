"""Imports between packages: setup.cfg allows them, import-linter checks them. Design of the house.
"""

from __future__ import annotations

import sys

import pytest
from importlinter.cli import lint_imports

from tests.architecture.source import PACKAGE, ROOT, files, imports, name

# What is not in the standard library, and the places that may see it.
FOREIGN = {
    "distributed": ("alexandre/cli/cluster.py",),
    "gymnasium": ("alexandre/adapters/",),
    "mypy_extensions": ("alexandre/",),
    "numpy": ("alexandre/adapters/",),
    "pettingzoo": ("alexandre/adapters/",),
    "platformdirs": ("alexandre/app.py", "alexandre/cli/"),
    "prism": ("alexandre/ui/window/voice.py",),
    "pygame": ("alexandre/__main__.py", "alexandre/app.py", "alexandre/scenes/", "alexandre/ui/"),
    "pyspiel": ("alexandre/adapters/",),
    "yaml": ("alexandre/content/loader.py",),
}


def test_every_contract_of_setup_cfg_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)

    assert lint_imports(config_filename="setup.cfg", no_cache=True, no_logo=True) == 0


def test_strangers_stay_where_they_are_allowed() -> None:
    """The standard library everywhere, four packages, the adapters' and the cluster's in their
    places."""
    wrong = []
    for path in files(PACKAGE):
        for module, line in imports(path):
            top = module.partition(".")[0]
            if top in sys.stdlib_module_names or top == "alexandre":
                continue
            if not name(path).startswith(FOREIGN.get(top, ())):
                wrong.append(f"{name(path)}:{line} imports {module}")

    assert not wrong, "\n".join(wrong)


def test_main_py_imports_nothing_when_a_worker_loads_it_again() -> None:
    from tests.architecture.source import tree

    body = tree(ROOT / "main.py").body
    kinds = [type(node).__name__ for node in body]

    assert kinds == ["Expr", "If"], "main.py: a docstring and `if __name__ == \"__main__\":` only"
