"""The store's statements on a document: unsaved, taken, its owner's alone; and on refusals."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from alexandre.kernel.store import Header, Store, keep_file, write_document
from alexandre.kernel.store.disk import Disk, cause
from alexandre.kernel.text import Refusal
from tests.kernel.faulty_disk import FaultyDisk, keys, number_in, save, save_all

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX")
FULL = OSError(errno.ENOSPC, "full")


# ---- a full disk ----------------------------------------------------------------------------


def test_what_a_full_disk_refuses_is_unsaved_until_it_is_written(tmp_path: Path) -> None:
    """The finding: the disk was full, and nothing asked the store what it had not written."""
    disk = FaultyDisk()
    with Store(tmp_path, disk=disk) as store:
        save(store, "game", 1)
        save(store, "other", 1)
        assert store.list_unsaved() == ()

        disk.fail(FULL, "write")
        save(store, "game", 2)
        assert store.list_unsaved() == ("game",)
        assert store.is_unsaved("game") and not store.is_unsaved("other")
        assert not store.flush(60)

        disk.heal()
        assert store.flush(60) and store.list_unsaved() == ()
        assert number_in(store, "game") == 2


def test_what_no_other_attempt_could_save_is_unsaved_too(tmp_path: Path) -> None:
    """A file of a newer version is left as it is: the match that would replace it is in danger."""
    with Store(tmp_path) as store:
        newer = b'{"format":"alexandre-save","version":99}\n'
        (tmp_path / "game.save").write_bytes(newer)
        assert keys(save(store, "game", 2).problem) == ["store.unsaved", "store.newer_kept"]

        assert store.list_unsaved() == ("game",)
        assert store.throw_away(store.shelf()[0]).wait(60)
        assert (tmp_path / "game.save").read_bytes() == newer


def test_what_is_thrown_away_is_missed_no_more(tmp_path: Path) -> None:
    disk = FaultyDisk()
    with Store(tmp_path, disk=disk) as store:
        save(store, "game", 1)
        disk.fail(FULL, "write")
        save(store, "game", 2)
        assert store.throw_away(store.shelf()[0]).wait(60)

        assert store.list_unsaved() == ()


# ---- names ----------------------------------------------------------------------------------


def test_a_name_is_taken_from_the_first_write_on_even_if_the_disk_refuses_it(
        tmp_path: Path) -> None:
    disk = FaultyDisk()
    with Store(tmp_path, disk=disk) as store:
        assert not store.is_taken("game")
        disk.fail(FULL, "write")
        save(store, "game", 1)
        assert store.is_taken("game") and store.is_taken("GAME")
        assert not store.is_taken("game", "chronicle")
        disk.heal()
        save(store, "other", 1)

    with Store(tmp_path) as store:
        assert store.is_taken("game") and store.is_taken("other")


def test_a_damaged_document_keeps_its_name(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        (tmp_path / "game.save").write_bytes(b"spoiled")

        assert store.is_taken("game")


# ---- whom it belongs to ---------------------------------------------------------------------


def others(path: Path) -> int:
    """The rights of everybody but the owner."""
    return stat.S_IMODE(path.stat().st_mode) & 0o077


@POSIX
def test_what_is_written_is_its_owners_alone(tmp_path: Path) -> None:
    """The finding: saves were 0644, to be read by every user of the machine."""
    folder = tmp_path / "own" / "saves"
    before = os.umask(0)
    try:
        with Store(folder) as store:
            save_all(store, "game", range(3))
            save(store, "prefs", 1, "settings")
        keep_file(tmp_path / "logs" / "report.txt", b"a mistake")
        write_document(tmp_path / "sent.save", Header(), {})
    finally:
        os.umask(before)

    written = [folder, *folder.iterdir(), tmp_path / "logs", tmp_path / "logs" / "report.txt",
               tmp_path / "sent.save"]
    assert len(written) == 4 + 5
    assert [each.name for each in written if others(each)] == []


@POSIX
def test_what_older_versions_left_open_is_closed_by_the_next_that_writes_there(
        tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    with Store(folder) as store:
        save_all(store, "game", range(3))
    (folder / "notes.txt").write_text("the player's own")
    for each in (folder, *folder.iterdir()):
        each.chmod(0o755 if each.is_dir() else 0o644)

    Store(folder).close()

    assert [each.name for each in (folder, *folder.iterdir()) if others(each)] == ["notes.txt"]


@POSIX
def test_a_folder_that_is_not_ours_keeps_its_rights(tmp_path: Path) -> None:
    """A save sent to some folder says nothing of that folder."""
    tmp_path.chmod(0o755)
    write_document(tmp_path / "sent.save", Header(), {})

    assert others(tmp_path) == 0o055


# ---- one true sentence each -----------------------------------------------------------------


def sentence_of(act: Callable[[], object]) -> str:
    """The key of the sentence for a refusal of the disk."""
    with pytest.raises(OSError) as caught:
        act()
    return cause(caught.value).key


def test_whatever_stands_in_the_place_of_a_file_has_its_own_sentence(tmp_path: Path) -> None:
    """The finding: a device was called a folder, a dangling link had `error EEXIST`."""
    if sys.platform == "win32":
        pytest.skip("pipes of POSIX")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "nowhere")
    (tmp_path / "round").symlink_to(tmp_path / "round")
    disk = Disk()
    told = {name: sentence_of(partial(disk.read, tmp_path / name, 10))
            for name in ("pipe", "link", "round", ".", "missing")}

    assert told == {
        "pipe": "store.special_file", "link": "store.link_to_nothing",
        "round": "store.link_to_nothing", ".": "store.not_a_file", "missing": "store.not_there"}
    assert sentence_of(lambda: disk.read(Path("/dev/zero"), 10)) == "store.special_file"
    assert sentence_of(lambda: disk.create(tmp_path / "pipe")) == "store.in_the_way"


@pytest.mark.parametrize("kind", ["file", "link", "pipe"])
def test_whatever_stands_in_the_place_of_the_folder_is_said_to_be_none(
        kind: str, tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("pipes of POSIX")
    saves = tmp_path / "saves"
    if kind == "file":
        saves.write_text("in the way")
    elif kind == "link":
        saves.symlink_to(tmp_path / "nowhere")
    else:
        os.mkfifo(saves)
    with Store(saves) as store:
        assert keys(store.notice) == ["store.no_folder", "store.not_a_folder"]
        assert keys(save(store, "game", 1).problem) == ["store.unsaved", "store.not_a_folder"]
    with pytest.raises(Refusal) as caught:
        keep_file(saves / "report.txt", b"x")
    assert keys(caught.value.msg) == ["store.unsaved", "store.not_a_folder"]
