"""The changes of `make mutants`, the code it leaves alone, and the store of its runs."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.trials import mutants
from tools.trials.mutants_page import EXPLAINED, heading, list_changes, write_page
from tools.trials.mutations import is_other_program, mutations

SOURCE = '''"""A docstring with 1 < 2."""

from __future__ import annotations

Pair = tuple[int, int]
é = "é" if 3 else "è"


def rule(n: int | None, others: list[int]) -> bool | None:
    """Docstring."""
    if n is not None and (n + 1) * 2 <= 7:
        others.append(n)
    return n in others
'''


def changes(source: str) -> set[tuple[str, str]]:
    """Before and after of every mutation."""
    return {(each.before, each.after) for each in mutations(source)}


def test_operators_constants_conditions_and_statements_are_changed() -> None:
    assert changes(SOURCE) == {
        ("is not", "is"), ("and", "or"), ("+", "-"), ("*", "+"), ("<=", "<"), ("in", "not in"),
        ("1", "2"), ("1", "0"), ("2", "3"), ("2", "1"), ("7", "8"), ("7", "6"), ("3", "4"),
        ("3", "2"), ("3", "not (3)"), ("others.append(n)", "pass"),
        ('é = "é" if 3 else "è"', "pass"),
        ("n is not None and (n + 1) * 2 <= 7", "not (n is not None and (n + 1) * 2 <= 7)")}


def test_each_is_another_program_and_only_that_place_differs() -> None:
    for each in mutations(SOURCE):
        changed = each.apply(SOURCE)
        assert is_other_program(SOURCE, changed), each
        ast.parse(changed)
        assert SOURCE.splitlines()[each.line - 1] not in changed.splitlines(), each


def test_the_same_seed_chooses_the_same_and_each_title_has_its_turn() -> None:
    twice = list(mutants.groups()) * 2
    chosen = mutants.choose(len(twice), seed=5)

    assert chosen == mutants.choose(len(twice), seed=5)
    assert chosen != mutants.choose(len(twice), seed=6)
    assert [each.group for each in chosen] == twice
    assert {each.group for each in mutants.choose(3, seed=5, only="catan")} == {"catan"}


def test_an_interrupted_run_goes_on_and_a_finished_one_does_not(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "FOLDER", tmp_path)
    run = mutants.begin(2, None, "empire")
    run.mutants[0].result = "survived"
    run.save()
    assert mutants.begin(2, None, "empire") == run
    assert mutants.begin(2, run.seed, "empire") == run
    assert mutants.begin(2, run.seed + 1, "empire") != run
    assert not mutants.begin(3, run.seed, "empire").mutants[0].result

    run.mutants[1].result = "time"
    run.save()
    assert not mutants.begin(2, run.seed, "empire").mutants[0].result


def test_the_page_keeps_older_runs_and_explanations(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    survivor = next(each for each in mutations(SOURCE) if each.before == "<=")
    tried = [{"line": survivor.line, "change": list_changes(SOURCE, survivor.apply(SOURCE)),
              "group": "empire", "path": "rule.py", "result": "survived"}]
    assert write_page(tmp_path, "abc", 1, "", tried) == tried
    page = tmp_path / "docs" / "mutants.md"
    text = page.read_text(encoding="utf-8")
    assert "rule.py:11" in text
    assert "+    if n is not None and (n + 1) * 2 < 7:" in text

    page.write_text(text + f"\n{heading(tried[0])}because.\n", encoding="utf-8")
    assert write_page(tmp_path, "abc", 2, "", tried) == []
    again = page.read_text(encoding="utf-8")
    assert again.count("| all | 1 |") == 2
    assert again.partition(EXPLAINED)[2].endswith(": because.\n")
    assert "rule.py:11" not in again
