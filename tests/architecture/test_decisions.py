"""The decisions have complete headers, their index is up to date, no local link is broken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import PACKAGE, ROOT, TESTS, files, name
from tools.pages.decisions import FOLDER, find_faults, list_files, render_index

CITATION = re.compile(r"\bdecision (\d+)\b")
LINK = re.compile(r"\]\(([^()\s]+)\)")

SOUND = "# 7. A title\n\n- Date: 2026-11-21\n- Status: accepted\n- Area: kernel\n\nText.\n"


def pages() -> list[Path]:
    """Every page in the top folder, in docs and in the folders below it."""
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def find_broken_links(path: Path) -> Iterator[str]:
    """The links of a page to files that do not exist; links to other hosts are left out."""
    for target in LINK.findall(path.read_text(encoding="utf-8")):
        file = target.partition("#")[0]
        if "://" not in target and file and not (path.parent / file).exists():
            yield target


def test_every_decision_has_a_complete_header_and_the_name_that_follows_from_it() -> None:
    faults = list(find_faults(FOLDER))

    assert not faults, "\n".join(faults)


def test_the_index_of_decisions_is_up_to_date() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")

    assert index == render_index(FOLDER), "stale: python -m tools.pages.decisions"


def test_every_link_to_a_local_file_leads_to_one() -> None:
    broken = [f"{name(path)}: {target}" for path in pages() for target in find_broken_links(path)]

    assert not broken, "\n".join(broken)


def test_every_decision_that_is_cited_by_number_exists() -> None:
    numbers = {int(path.name[:4]) for path in list_files(FOLDER)}
    cited = [(name(path), int(number)) for path in [*files(PACKAGE, TESTS), *pages()]
             for number in CITATION.findall(path.read_text(encoding="utf-8"))]

    assert cited
    assert not [each for each in cited if each[1] not in numbers]


def test_a_sound_decision_has_no_fault(tmp_path: Path) -> None:
    (tmp_path / "0007-kernel-a-title.md").write_text(SOUND)

    assert not list(find_faults(tmp_path))
    assert "[A title](0007-kernel-a-title.md) | 2026-11-21 | accepted" in render_index(tmp_path)


@pytest.mark.parametrize("file, before, after", [
    ("0007-kernel-a-title.md", "- Date: 2026-11-21\n", ""),
    ("0007-kernel-a-title.md", "2026-11-21", "2026-11-31"),
    ("0007-kernel-a-title.md", "accepted", "superseded by [8](0008-kernel-not-there.md)"),
    ("0007-kernel-a-title.md", "accepted", "perhaps"),
    ("0007-cellar-a-title.md", "kernel", "cellar"),
    ("0007-ui-a-title.md", "", ""),
    ("0008-kernel-a-title.md", "", ""),
    ("a-title.md", "", ""),
])
def test_a_faulty_decision_is_found(tmp_path: Path, file: str, before: str, after: str) -> None:
    (tmp_path / file).write_text(SOUND.replace(before, after))

    assert len(list(find_faults(tmp_path))) == 1


def test_two_decisions_of_one_number_are_found(tmp_path: Path) -> None:
    (tmp_path / "0007-kernel-a-title.md").write_text(SOUND)
    (tmp_path / "0007-kernel-another.md").write_text(SOUND)

    assert list(find_faults(tmp_path)) == [
        "0007-kernel-another.md: number 7 is that of 0007-kernel-a-title.md"]


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("[a](page.md) [b](page.md#part) [c](https://example.org/x) [d](gone.md)")

    assert list(find_broken_links(page)) == ["gone.md"]
