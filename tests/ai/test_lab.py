"""The shared part of `tools/lab`'s experiments: request, store, report."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import pytest

from alexandre import games
from tests.architecture.source import ROOT
from tools.lab import findings
from tools.lab.__main__ import EXPERIMENTS
from tools.lab.arguments import RIVALS, parse
from tools.lab.findings import Findings, measure, open_findings
from tools.lab.page import end_page, head, keep_rows, row

PAGE = "# Page\n\n## Chapter\n\nWords.\n\n## Next\n\nMore.\n"


@dataclass(frozen=True)
class Found:
    """A value that JSON does not know."""

    number: int


def read_found(told: dict[str, int]) -> Found:
    """It again."""
    return Found(**told)


# ---- what is kept ---------------------------------------------------------------------------


def test_an_interrupted_measurement_goes_on_where_it_was(tmp_path: Path) -> None:
    asked: list[int] = []

    def work(number: int) -> Found:
        asked.append(number)
        if len(asked) == 3:
            raise KeyboardInterrupt
        return Found(number * number)

    with ThreadPoolExecutor(1) as pool:
        with pytest.raises(KeyboardInterrupt):
            measure(work, range(4), Findings(tmp_path / "a.jsonl", read_found), pool)
        values = measure(work, range(4), Findings(tmp_path / "a.jsonl", read_found), pool)

    assert values == [Found(0), Found(1), Found(4), Found(9)]
    assert asked[-2:] == [2, 3] and asked.count(0) == asked.count(1) == 1


def test_a_line_that_was_cut_off_is_forgotten_and_the_next_one_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    kept = Findings(path, read_found)
    kept.add("one", Found(1))
    kept.add("two", Found(2))
    path.write_bytes(path.read_bytes()[:-5])

    Findings(path, read_found).add("three", Found(3))

    assert Findings(path, read_found).values == {"one": Found(1), "three": Found(3)}


def test_the_last_value_of_a_key_counts(tmp_path: Path) -> None:
    kept = Findings(tmp_path / "a.jsonl", read_found)
    for number in (1, 2):
        kept.add("one", Found(number))

    assert Findings(tmp_path / "a.jsonl", read_found).values == {"one": Found(2)}


@pytest.mark.parametrize("is_changed", [False, True])
def test_what_was_measured_of_changes_in_no_commit_is_measured_again(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, is_changed: bool) -> None:
    monkeypatch.setattr(findings, "FOLDER", tmp_path)
    monkeypatch.setattr(findings, "is_changed", lambda: is_changed)
    open_findings("a", read_found).add("one", Found(1))

    assert (open_findings("a", read_found).values == {}) == is_changed


# ---- what is told ---------------------------------------------------------------------------


def test_a_row_takes_the_place_of_the_one_with_the_same_first_cells(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, "utf-8")
    for cells in (("one", 2, 1), ("one", 3, 2), ("one", 3, 4), ("two", 3, 5), ("one", 2, 6)):
        keep_rows(page, "## Chapter", [row(*cells)], 2, ("title", "players", "figure"))

    table = "\n".join([head("title", "players", "figure"), "| one | 2 | 6 |", "| one | 3 | 4 |",
                       "| two | 3 | 5 |"])
    assert page.read_text("utf-8") == PAGE.replace("Words.\n", f"Words.\n\n{table}\n")


def test_words_below_a_table_stay_below_it(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"## Chapter\n\n{head('a', 'b')}\n| 1 | 2 |\n\nNote.\n\n## Next\n", "utf-8")

    keep_rows(page, "## Chapter", ["| 3 | 4 |"], 1)

    assert page.read_text("utf-8").endswith("| 1 | 2 |\n| 3 | 4 |\n\nNote.\n\n## Next\n")


def test_the_last_chapter_is_written_anew(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE, "utf-8")

    end_page(page, "## Next", ["Other words."])

    assert page.read_text("utf-8") == PAGE.replace("More.", "Other words.")


# ---- what is asked --------------------------------------------------------------------------


def test_a_flag_has_the_kind_of_its_default() -> None:
    asked = parse("", ["catan", "x=1", "--matches", "3", "--write", "--level", "two"], "1",
                  efforts_=None, matches=40, write=False, level=("one", "two"), seed=7)

    assert (asked.title, asked.efforts, asked.matches, asked.write, asked.level, asked.seed) == (
        "catan", ["x=1"], 3, True, "two", 7)


def test_without_a_title_all_are_asked_for() -> None:
    assert parse("", [], "*").titles == list(games.TITLES)
    assert parse("", [], "*", RIVALS).titles == list(RIVALS)
    with pytest.raises(SystemExit):
        parse("", ["commander"], "*", RIVALS)


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_every_experiment_says_what_it_asks(name: str) -> None:
    done = subprocess.run([sys.executable, "tools/lab", name, "--help"], cwd=ROOT, check=True,
                          capture_output=True, encoding="utf-8")

    assert f"python tools/lab {name} " in done.stdout and "TITLE" in done.stdout
