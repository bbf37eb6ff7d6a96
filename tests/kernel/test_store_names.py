"""File names for any text a player may type; no write leaves the folder."""

from __future__ import annotations

import ntpath
import os
import re
from pathlib import Path, PureWindowsPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alexandre.kernel.store import Store, safe_name
from alexandre.kernel.store.names import KINDS, aside, file_name, generation, member
from alexandre.kernel.text import Refusal
from tests.kernel.faulty_disk import files, number_in, save

AWKWARD = [
    "Zoë Ωмега 王", "CON", "con.txt", "nul", "LPT1", "COM¹", "conin$", "a/b", "a\\b", "C:\\x",
    "..", ".", "...", "../../etc/passwd", "/etc/passwd", "~", "", " ", "trailing.", "blank ",
    ".hidden", "👩‍🌾🏺", "a\x00b", "a\nb", "\u202egpj", "x" * 300, "王" * 300, "e\u0301" * 200,
    "a:b", "a*?<>|\"b", "\ud800", "game.save", "game.save.1", "x.save.tmp", "-rf", "%s{0}",
    "alexandre.lock", "İstanbul", "straße", "ΣΑΣ",
]


@pytest.mark.parametrize("name", AWKWARD, ids=ascii)
def test_a_document_of_any_name_is_saved_and_found_again(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "inner" / "saves"
    with Store(folder) as store:
        first, second = save(store, name, 1), save(store, name, 2)
        assert (first.problem, second.problem) == (None, None)
        assert number_in(store, name) == 2
        entry, = store.shelf()
        assert number_in(store, entry.name) == 2
        assert save(store, entry.name, 3).file == first.file
        assert len(store.shelf()) == 1

    assert [path.name for path in tmp_path.iterdir()] == ["inner"]
    assert [path.name for path in (tmp_path / "inner").iterdir()] == ["saves"]
    assert len(files(folder)) == 3


def test_names_that_only_differ_in_what_was_replaced_are_two_documents(tmp_path: Path) -> None:
    names = ["a/b", "a\\b", "a_b", "a:b", "game", "game.", "x" * 300, "x" * 301]
    with Store(tmp_path) as store:
        for number, name in enumerate(names):
            save(store, name, number)

        assert [number_in(store, name) for name in names] == list(range(len(names)))


def test_upper_and_lower_case_are_one_document_on_every_system(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        for number, name in enumerate(["Zoë", "ZOË", "zoe\u0308"]):
            save(store, name, number)

        assert [entry.name for entry in store.shelf()] == ["zoë"]
        assert number_in(store, "zOË") == 2


def test_a_file_that_a_player_named_himself_is_read_by_its_own_name(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        save(store, "game", 1)
        os.rename(tmp_path / "game.save", tmp_path / "My Game (2).save")

        assert [entry.name for entry in store.shelf()] == ["My Game (2)"]
        assert number_in(store, "My Game (2)") == 1


def is_reserved(name: str) -> bool:
    """By ntpath, which knows it since Python 3.13, else by what went before."""
    asked = getattr(ntpath, "isreserved", None)
    return bool(asked(name)) if asked else PureWindowsPath(name).is_reserved()


@given(st.text())
def test_a_safe_name_is_safe_on_every_system(text: str) -> None:
    name = safe_name(text)

    assert name
    assert len(f"{name}.statistics.damaged-123456.tmp".encode()) <= 255
    assert not re.search(r'[<>:"/\\|?*\x00-\x1f\x7f]', name)
    assert name == name.strip(" .") and not is_reserved(name)
    assert name == name.casefold() and safe_name(name) == name


@given(st.text(), st.sampled_from(KINDS), st.integers(0, 10**15))
def test_every_file_of_a_document_tells_which_it_belongs_to(
    text: str, kind: str, counter: int
) -> None:
    file = file_name(text, kind)
    kept, moved = generation(file, counter), aside(file, frozenset({f"{file}.damaged-1"}))

    for each, tail in [(file, ""), (kept, str(counter)), (moved, "damaged-2")]:
        parts = member(each)
        assert parts is not None
        assert (parts.document, parts.kind, parts.tail) == (file, kind, tail)
    assert aside(kept, frozenset()) == aside(file, frozenset())


def test_documents_of_different_kinds_never_share_a_file(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        for number, kind in enumerate(KINDS):
            save(store, "settings", number, kind)

        assert [number_in(store, "settings", kind) for kind in KINDS] == list(range(len(KINDS)))
        assert [entry.kind for entry in store.shelf("save")] == ["save"]


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(Refusal, match=r"store\.unknown_kind$"):
        file_name("x", "picture")


@pytest.mark.parametrize("file", ["notes.txt", ".x.save", "save", ".save", "x.save.bak", "x.png"])
def test_files_of_others_are_none_of_ours(file: str, tmp_path: Path) -> None:
    (tmp_path / file).write_text("not ours")

    with Store(tmp_path) as store:
        assert member(file) is None
        assert store.shelf() == ()
    assert (tmp_path / file).read_text() == "not ours"
