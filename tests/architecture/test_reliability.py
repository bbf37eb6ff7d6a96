"""docs/reliability.md names tests that exist; `make soak` goes on where it was interrupted."""

from __future__ import annotations

import ast
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.architecture.source import ROOT, tree
from tools.lab import findings
from tools.trials import soak
from tools.trials.soak import SoakTrial

PAGE = ROOT / "docs" / "reliability.md"
NAMED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")
ROW = re.compile(r"^\| T(\d+) \|", re.MULTILINE)


def list_tests(path: Path) -> dict[str, ast.FunctionDef]:
    """The tests of a file, by name."""
    return {node.name: node for node in tree(path).body if isinstance(node, ast.FunctionDef)}


def find_missing(text: str) -> list[str]:
    """The tests that a page names and nobody has written."""
    return [f"{file}::{test}" for file, test in NAMED.findall(text)
            if not (ROOT / file).exists() or (test and test not in list_tests(ROOT / file))]


def is_slow(file: str, test: str) -> bool:
    """Whether it runs in `make long` only."""
    return any(ast.unparse(each) == "pytest.mark.long"
               for each in list_tests(ROOT / file)[test].decorator_list)


def test_every_test_that_the_page_names_exists() -> None:
    text = PAGE.read_text(encoding="utf-8")

    assert len(NAMED.findall(text)) > 50
    assert find_missing(text) == []


def test_a_test_that_has_gone_would_be_found() -> None:
    assert find_missing("`tests/conftest.py::test_of_nothing` `tests/gone.py`") == [
        "tests/conftest.py::test_of_nothing", "tests/gone.py::"]


def test_slow_tests_and_only_these_are_set_in_italics() -> None:
    text = PAGE.read_text(encoding="utf-8")
    wrong = [test for file, test in NAMED.findall(text)
             if test and (f"*`{file}::{test}`*" in text) != is_slow(file, test)]

    assert not wrong


def test_every_promise_has_its_row() -> None:
    rows = [int(number) for number in ROW.findall(PAGE.read_text(encoding="utf-8"))]

    assert rows == list(range(1, 36))


def test_a_soak_goes_on_where_it_was_interrupted(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(findings, "FOLDER", tmp_path)
    monkeypatch.setattr(findings, "is_changed", lambda: False)
    tried: list[int] = []

    def try_out(trial: SoakTrial, count: int) -> None:
        tried.append(trial.done)
        if tried == [0, 2]:
            raise KeyboardInterrupt
        trial.add("games", count)

    monkeypatch.setitem(soak.TRIALS, "games", try_out)
    monkeypatch.setattr(soak, "list_trials", lambda only: [SoakTrial("games", "empire", 5, 2)])
    with ThreadPoolExecutor(1) as pool:
        with pytest.raises(KeyboardInterrupt):
            soak.go_on(*soak.begin(), pool, 1)
        kept, trials = soak.begin()
        soak.go_on(kept, trials, pool, 1)

    assert tried == [0, 2, 2, 4]
    assert trials[0].figures == {"games": 5}
    assert soak.begin()[1][0].done == 0


def test_a_soak_tells_the_seed_of_what_failed_and_keeps_its_figures_on_the_page(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(table: object, seed: int) -> int:
        assert seed != 1
        return 7

    monkeypatch.setattr(soak, "play_lawfully", fail)
    trial = SoakTrial("games", "phalanxx", 3, 3)
    soak.try_games(trial, 3)
    page = tmp_path / "page.md"
    page.write_text(f"The table.\n\n{soak.LAST}\nOlder figures.\n", encoding="utf-8")
    soak.write_page([trial], page)

    assert len(trial.failures) == 1 and "seed 1" in trial.failures[0]
    assert trial.figures == {"actions": 14, "longest": 7}
    text = page.read_text(encoding="utf-8")
    assert text.startswith("The table.") and "Older" not in text
    assert "| games phalanxx | 0 | 1 | actions 14, longest 7 |" in text
