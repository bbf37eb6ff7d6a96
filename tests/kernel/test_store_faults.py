"""The disk fails: the old or the new is there whole, the player is told, play goes on."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from alexandre.kernel.store import Disk, Header, Store
from alexandre.kernel.store.atomic import PATIENCE
from alexandre.kernel.text import Msg
from tests.kernel.faulty_disk import FaultyDisk, files, keys, number_in, save, save_all, weigh

ERRORS = [errno.ENOSPC, errno.EIO, errno.EACCES]


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which `game` holds 4, with two generations, as after a while of play."""
    folder = tmp_path_factory.mktemp("lived") / "saves"
    with Store(folder) as store:
        save_all(store, "game", range(1, 5))
    return folder


def calls_of(act: Callable[[Store], Any], used: Path, folder: Path) -> list[str]:
    """The calls of one act to the disk, in order, when all goes well."""
    shutil.copytree(used, folder)
    disk = FaultyDisk()
    with Store(folder, disk=disk) as store:
        disk.calls.clear()
        act(store)
        return [word for word, _ in disk.calls]


@pytest.mark.parametrize("code", ERRORS, ids=lambda code: errno.errorcode[code])
def test_a_fault_at_any_call_of_a_save(code: int, used: Path, tmp_path: Path) -> None:
    words = calls_of(lambda store: save(store, "game", 5), used, tmp_path / "well")
    assert {"create", "write", "sync", "close", "read", "link", "replace", "sync_folder",
            "remove"} <= set(words)
    for index, word in enumerate(words):
        folder = tmp_path / f"{index} {word}"
        shutil.copytree(used, folder)
        error = OSError(code, "injected")
        one_fault(folder, partial(FaultyDisk.fail_at, index=index, error=error))


def test_a_write_cut_short_at_any_place_of_a_save(used: Path, tmp_path: Path) -> None:
    """Half of the bytes are on the disk, and there is no room for the rest."""
    words = calls_of(lambda store: save(store, "game", 5), used, tmp_path / "well")
    places = [index for index, word in enumerate(words) if word == "write"]
    assert places
    for index in places:
        folder = tmp_path / str(index)
        shutil.copytree(used, folder)
        one_fault(folder, partial(FaultyDisk.fill_at, index=index))


def one_fault(folder: Path, begin: Callable[[FaultyDisk], None]) -> None:
    """A fault during one save, which is told; the next save is done, the next start tidies up."""
    heard: list[Msg] = []
    disk = FaultyDisk()
    with Store(folder, listener=heard.append, disk=disk) as store:
        begin(disk)
        ticket = save(store, "game", 5)
        disk.heal()

        assert number_in(store, "game") == 5 if ticket.is_done else number_in(store, "game") >= 4
        assert ticket.is_done or heard == [ticket.problem]
        assert [entry.condition for entry in store.shelf("save")][:1] == ["good"]
        assert save(store, "game", 6).is_done and number_in(store, "game") == 6
    Store(folder).close()
    assert not [file for file in files(folder) if file.endswith(".tmp")]


@pytest.mark.parametrize("code", ERRORS, ids=lambda code: errno.errorcode[code])
def test_a_disk_that_fails_from_some_call_on(code: int, used: Path, tmp_path: Path) -> None:
    """Nothing can even be tidied up: the next start does it, and loses nothing."""
    words = calls_of(lambda store: save(store, "game", 5), used, tmp_path / "well")
    for index, word in enumerate(words):
        folder = tmp_path / f"{index} {word}"
        shutil.copytree(used, folder)
        is_done, is_told = dying_disk(folder, index, OSError(code, "injected"))
        with Store(folder) as store:
            assert not [file for file in files(folder) if file.endswith(".tmp")]
            assert number_in(store, "game") in ((5,) if is_done else (4, 5))
            assert is_done or is_told


def dying_disk(folder: Path, index: int, error: OSError) -> tuple[bool, bool]:
    heard: list[Msg] = []
    disk = FaultyDisk()
    with Store(folder, listener=heard.append, disk=disk) as store:
        start = len(disk.calls)
        disk.plan = lambda *_: error if len(disk.calls) - start > index else None
        ticket = save(store, "game", 5)
    return ticket.is_done, heard[:1] == [ticket.problem]


@pytest.mark.parametrize("code", ERRORS, ids=lambda code: errno.errorcode[code])
def test_a_fault_at_any_call_of_the_start(code: int, used: Path, tmp_path: Path) -> None:
    disk = FaultyDisk()
    Store(used, disk=disk).close()
    for index in range(len(disk.calls)):
        folder = tmp_path / str(index)
        shutil.copytree(used, folder)
        (folder / "game.save.tmp").write_bytes(b"left by a crash")
        faulty = FaultyDisk()
        faulty.fail_at(index, OSError(code, "injected"))
        with Store(folder, disk=faulty) as store:
            faulty.heal()
            assert number_in(store, "game") == 4 and save(store, "game", 5).is_done
            assert number_in(store, "game") == 5
        Store(folder).close()
        assert not (folder / "game.save.tmp").exists()


@pytest.mark.parametrize("code", ERRORS, ids=lambda code: errno.errorcode[code])
def test_a_fault_at_any_call_of_a_restoring(code: int, used: Path, tmp_path: Path) -> None:
    def restore(store: Store) -> Any:
        (store.folder / "game.save").write_bytes(b"spoiled")
        ticket = store.restore(store.shelf()[0])
        assert ticket.wait(60)
        return ticket

    words = calls_of(restore, used, tmp_path / "well")
    for index in range(len(words)):
        folder = tmp_path / str(index)
        shutil.copytree(used, folder)
        disk = FaultyDisk()
        with Store(folder, disk=disk) as store:
            (folder / "game.save").write_bytes(b"spoiled")
            entry = store.shelf()[0]
            disk.fail_at(index, OSError(code, "injected"))
            ticket = store.restore(entry)
            assert ticket.wait(60)
            disk.heal()
            if not ticket.is_done and (entry := store.shelf()[0]).condition == "damaged":
                assert store.restore(entry).wait(60)
            assert number_in(store, "game") == 3
            contents = [path.read_bytes() for path in folder.iterdir() if path.is_file()]
            assert b"spoiled" in contents


class ShortDisk(Disk):
    """Takes a little at a time, as a pipe or a filling disk may."""

    def write(self, handle: int, data: bytes | memoryview) -> int:
        return super().write(handle, data[:100])


class LyingDisk(Disk):
    """Says that it took everything, and loses the end."""

    def write(self, handle: int, data: bytes | memoryview) -> int:
        super().write(handle, data[:-1])
        return len(data)


class StuckDisk(Disk):
    """Takes nothing at all, without a word."""

    def write(self, handle: int, data: bytes | memoryview) -> int:
        return 0


def test_short_writes_are_continued(tmp_path: Path) -> None:
    with Store(tmp_path, disk=ShortDisk()) as store:
        assert save(store, "game", 1).is_done and number_in(store, "game") == 1


@pytest.mark.parametrize("disk", [LyingDisk(), StuckDisk()], ids=["lying", "stuck"])
def test_what_reads_differently_never_takes_the_document_s_place(
    disk: Disk, used: Path, tmp_path: Path
) -> None:
    shutil.copytree(used, tmp_path / "saves")
    before = files(tmp_path / "saves")
    with Store(tmp_path / "saves", disk=disk) as store:
        assert keys(save(store, "game", 5).problem) == ["store.unsaved", "store.disk_error"]
        assert number_in(store, "game") == 4
    assert files(tmp_path / "saves") == before


# ---- play goes on, and nothing in memory is lost


def test_after_a_full_disk_the_next_write_saves_what_had_failed_too(tmp_path: Path) -> None:
    heard: list[Msg] = []
    disk = FaultyDisk()
    with Store(tmp_path, listener=heard.append, disk=disk) as store:
        disk.fail(OSError(errno.ENOSPC, "full"), "write")
        for number in (1, 2):
            assert not save(store, "game", number).is_done
        save(store, "prefs", 1, "settings")
        assert {keys(msg)[-1] for msg in heard} == {"store.disk_full"}
        assert len(heard) == 3
        disk.heal()
        save(store, "other", 1)

        assert (number_in(store, "game"), number_in(store, "prefs", "settings")) == (2, 1)
        assert [entry.document for entry in store.shelf()] == [
            "other.save", "prefs.settings", "game.save"]
        assert [msg.key for msg in heard[3:]] == ["store.recovered"] * 2


def test_what_failed_can_be_tried_again_and_is_on_closing(tmp_path: Path) -> None:
    disk = FaultyDisk()
    store = Store(tmp_path, disk=disk)
    disk.fail(OSError(errno.ENOSPC, "full"), "write")
    save(store, "game", 1)
    assert not store.flush(60)
    assert not list(tmp_path.glob("*.save"))
    disk.heal()
    store.close()

    with Store(tmp_path) as store:
        assert number_in(store, "game") == 1


def test_a_folder_deleted_while_playing_comes_back_with_the_next_save(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    with Store(folder) as store:
        save(store, "game", 1)
        shutil.rmtree(folder)
        assert store.shelf() == () and save(store, "game", 2).is_done

        assert number_in(store, "game") == 2
        assert Store(folder).is_read_only


def test_a_folder_that_cannot_be_made_is_told_and_found_later(tmp_path: Path) -> None:
    heard: list[Msg] = []
    (tmp_path / "file").write_text("in the way")
    with Store(tmp_path / "file" / "saves", listener=heard.append) as store:
        assert keys(store.notice)[0] == "store.no_folder"
        ticket = save(store, "game", 1)
        assert keys(ticket.problem)[0] == "store.unsaved"
        assert heard == [ticket.problem]
        os.remove(tmp_path / "file")
        assert save(store, "game", 2).is_done and number_in(store, "game") == 2


@pytest.mark.parametrize("code", [errno.EROFS, errno.EACCES, errno.EPERM])
def test_a_read_only_folder_is_told_and_play_goes_on(code: int, tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        save(store, "game", 1)
    disk = FaultyDisk()
    disk.fail(OSError(code, "no"), "make_folder", "create", "lock", "replace", "link", "remove")
    with Store(tmp_path, disk=disk) as store:
        assert number_in(store, "game") == 1
        for number in range(2, 5):
            ticket = save(store, "game", number)
            assert keys(ticket.problem)[0] == "store.unsaved"
            assert keys(ticket.problem)[1] in ("store.read_only", "store.not_allowed")
        assert number_in(store, "game") == 1
        disk.heal()
        assert save(store, "game", 9).is_done


def test_a_system_without_locks_or_second_names_saves_all_the_same(tmp_path: Path) -> None:
    disk = FaultyDisk()
    disk.fail(OSError(errno.ENOTSUP, "no"), "lock", "link")
    with Store(tmp_path, disk=disk) as store:
        for number in range(1, 6):
            assert save(store, "game", number).is_done
            assert number_in(store, "game") == number
        assert files(tmp_path) == ["game.save", "game.save.3", "game.save.4"]


@pytest.mark.parametrize("length", [200, 260, 3000])
def test_long_paths_are_saved_or_told(length: int, tmp_path: Path) -> None:
    folder = tmp_path
    while len(str(folder)) < length:
        folder = folder / ("x" * 50)
    with Store(folder) as store:
        assert save(store, "y" * 300, 1).is_done and number_in(store, "y" * 300) == 1


@pytest.mark.parametrize("folder", ["x" * 300, "/".join(["x" * 50] * 200)])
def test_paths_beyond_the_system_s_are_told(folder: str, tmp_path: Path) -> None:
    with Store(tmp_path / folder) as store:
        assert keys(store.notice) == ["store.no_folder", "store.path_too_long"]
        ticket = save(store, "game", 1)
        assert keys(ticket.problem) == ["store.unsaved", "store.path_too_long"]
        assert ticket.wait(0)


FULL = """
import resource, sys
from alexandre.kernel.store import Header, Store
store = Store(sys.argv[1])
def save(n, weight):
    ticket = store.write("game", Header(turn=n), {"n": n, "weight": "x" * weight})
    ticket.wait()
    return ticket.problem.arg("cause").key if ticket.problem else "saved"
hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
print(save(1, 3000))
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, hard))
print(save(2, 3000))
print(save(3, 10))
print(save(4, 3000), store.read("game").body["n"])
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
print(save(5, 3000), store.read("game").body["n"])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit to the size of files")
def test_a_real_limit_hit_in_the_middle_of_a_write(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(tmp_path)], capture_output=True, text=True)

    assert done.stderr == ""
    assert done.stdout.split("\n")[:5] == [
        "saved", "store.disk_full", "saved", "store.disk_full 3", "saved 5"]
    assert not [file for file in files(tmp_path) if file.endswith(".tmp")]


# ---- Windows: another program has the file open


class Held(PermissionError):
    """With the attribute that only Windows knows."""

    winerror: int


def windows_error(code: int) -> OSError:
    error = Held(errno.EACCES, "held")
    error.winerror = code
    return error


class HeldDisk(FaultyDisk):
    """A scanner has the document open, for so many attempts to rename something over it."""

    def __init__(self, code: int, attempts: int) -> None:
        super().__init__()
        self.attempts = attempts
        self.code = code
        self.plan = self._refuse

    def _refuse(self, word: str, args: tuple[Any, ...]) -> OSError | None:
        if word != "replace" or args[1].name != "game.save" or self.attempts <= 0:
            return None
        self.attempts -= 1
        return windows_error(self.code)


@pytest.mark.parametrize("code", [5, 32, 33])
def test_a_file_held_for_a_moment_is_waited_for(code: int, tmp_path: Path) -> None:
    disk = HeldDisk(code, 3)
    with Store(tmp_path, disk=disk) as store:
        ticket = save(store, "game", 1)

        assert (ticket.file, ticket.problem) == ("game.save", None)
        assert disk.pauses == list(PATIENCE[:3])


def test_the_patience_is_bounded() -> None:
    assert (PATIENCE[0], PATIENCE[-1]) == (0.05, 1.0)
    assert 2.4 <= sum(PATIENCE) <= 2.6
    assert list(PATIENCE) == sorted(PATIENCE)


@pytest.mark.parametrize("code", [5, 32, 33])
def test_a_file_held_for_long_gets_a_newer_one_beside_it(code: int, tmp_path: Path) -> None:
    heard: list[Msg] = []
    with Store(tmp_path) as store:
        save_all(store, "game", range(1, 5))
    disk = HeldDisk(code, 10**6)
    with Store(tmp_path, listener=heard.append, disk=disk) as store:
        for number in (5, 6):
            ticket = save(store, "game", number)
            assert (ticket.is_done, ticket.file) == (True, "game.save.new")
            assert keys(ticket.problem) == ["store.kept_beside"]
            assert heard[-1] == ticket.problem
            assert number_in(store, "game") == number
            assert [entry.name for entry in store.shelf()] == ["game"]
        assert disk.pauses == list(PATIENCE) * 2
        disk.heal()
        assert save(store, "game", 7).file == "game.save" and number_in(store, "game") == 7
        assert len(files(tmp_path)) == 3


def test_a_version_written_beside_is_found_at_the_next_start(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        save(store, "game", 1)
    with Store(tmp_path, disk=HeldDisk(32, 10**6)) as store:
        save(store, "game", 2)
    with Store(tmp_path) as store:
        assert number_in(store, "game") == 2
        entry, = store.shelf()
        assert number_in(store, entry.name) == 2


def test_when_not_even_that_can_be_written_the_old_stays_and_the_new_in_memory(
    tmp_path: Path,
) -> None:
    disk = FaultyDisk()
    with Store(tmp_path, disk=disk) as store:
        save(store, "game", 1)
        disk.fail(windows_error(32), "replace")
        assert keys(save(store, "game", 2).problem) == ["store.unsaved", "store.held"]
        assert number_in(store, "game") == 1
        assert not [file for file in files(tmp_path) if file.endswith(".tmp")]
        disk.heal()
        assert store.flush(60) and number_in(store, "game") == 2


def test_other_systems_do_not_wait(tmp_path: Path) -> None:
    disk = FaultyDisk()
    with Store(tmp_path, disk=disk) as store:
        disk.fail(PermissionError(errno.EACCES, "no"), "replace")
        ticket = store.write("game", Header(), weigh(1))
        assert ticket.wait(60)

        assert keys(ticket.problem) == ["store.unsaved", "store.not_allowed"]
        assert disk.pauses == []
