"""Pages, recipes and docstrings name tools that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import ROOT
from tools.lab.__main__ import EXPERIMENTS

TOOLS = ROOT / "tools"
PATH = re.compile(r"(?<![\w/])tools/[\w/-]*\w(?:\.(?:py|txt|spec|md|json|yaml))?")
MODULE = re.compile(r"-m (tools\.[\w.]*\w)")
EXPERIMENT = re.compile(r"tools/lab ([a-z]\w+)(?=[ `\"])")
PAGES = ("*.md", "Makefile", ".github/**/*.yml", "docs/**/*.md", "tools/**/*.md",
         "tools/**/*.py", "setup.cfg", "pyproject.toml")
HISTORY = ("CHANGELOG.md", "docs/decisions/0024-i18n-compiled-catalogues-in-git.md")


def list_pages() -> Iterator[Path]:
    """Every file that may name a tool; what tells of older versions left out."""
    for pattern in PAGES:
        yield from (path for path in ROOT.glob(pattern)
                    if path.relative_to(ROOT).as_posix() not in HISTORY)


def find_unknown(text: str) -> list[str]:
    """The paths, modules and experiments of a text that are not there."""
    names = [*PATH.findall(text), *(name.replace(".", "/") for name in MODULE.findall(text))]
    return [*(name for name in names if not any(
        (ROOT / f"{name}{end}").exists() for end in ("", ".py"))),
            *(name for name in EXPERIMENT.findall(text) if name not in EXPERIMENTS)]


def test_every_tool_that_is_named_is_there() -> None:
    unknown = {path.relative_to(ROOT).as_posix(): names for path in list_pages()
               if (names := find_unknown(path.read_text(encoding="utf-8")))}

    assert not unknown


@pytest.mark.parametrize(("text", "names"), [
    ("`python tools/words.py check`", ["tools/words.py"]),
    ("`python -m tools.shelf.matches`, `python -m tools.shelf.gone`", ["tools/shelf/gone"]),
    ("`python tools/lab ladder`, `python tools/lab luck TITLE`", ["luck"]),
    ("tools/check.py, `tools/art`, tools/release/requirements.txt", [])])
def test_a_tool_that_has_gone_is_named(text: str, names: list[str]) -> None:
    assert find_unknown(text) == names
