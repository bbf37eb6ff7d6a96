"""A second running copy is told so and only reads; no lock outlives the copy that took it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from alexandre.kernel.store import Scratch, Store, read_settings
from alexandre.kernel.store.store import OCCUPIED
from tests.conftest import ROOT
from tests.kernel.faulty_disk import files, keys, number_in, save

FIRST = """
import sys
from alexandre.kernel.store import Store
from tests.kernel.faulty_disk import save
store = Store(sys.argv[1])
assert store.notice is None, store.notice
save(store, "game", 1)
print("ready", flush=True)
sys.stdin.readline()
"""


@contextmanager
def first_copy(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the folder, until it is killed."""
    copy = subprocess.Popen([sys.executable, "-c", FIRST, str(folder)], cwd=ROOT, text=True,
                            stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with copy:
        assert copy.stdout is not None
        assert copy.stdout.readline() == "ready\n"
        yield copy
        copy.kill()


def test_the_second_copy_is_told_in_one_sentence_and_reads(tmp_path: Path) -> None:
    with first_copy(tmp_path), Store(tmp_path) as store:
        assert keys(store.notice) == ["store.second_copy"]
        assert store.is_read_only and number_in(store, "game") == 1
        assert [entry.name for entry in store.shelf()] == ["game"]


def test_the_second_copy_changes_nothing(tmp_path: Path) -> None:
    with first_copy(tmp_path):
        (tmp_path / "game.save.tmp").write_bytes(b"the first copy is writing this")
        (tmp_path / "prefs.settings").write_bytes(b"damaged")
        before = {file: (tmp_path / file).read_bytes() for file in files(tmp_path)}
        with Store(tmp_path) as store:
            game = store.entry("game")
            assert game is not None
            tickets = [save(store, "game", 2), store.remove(game), store.restore(game)]
            assert all(ticket.is_settled and not ticket.is_done for ticket in tickets)
            assert {keys(ticket.problem)[-1] for ticket in tickets} == {"store.second_copy"}
            settings = read_settings(store, "prefs", {"scale": 100})
            assert settings.values == {"scale": 100}
            assert [msg.key for msg in settings.problems] == ["store.settings_damaged"]
            assert store.flush(60)

        assert {file: (tmp_path / file).read_bytes() for file in files(tmp_path)} == before


def test_a_copy_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    with first_copy(tmp_path) as copy:
        copy.kill()
        copy.wait()
        assert (tmp_path / "alexandre.lock").exists()
        with Store(tmp_path) as store:
            assert store.notice is None
            assert save(store, "game", 2).is_done and number_in(store, "game") == 2


def test_a_copy_that_ended_well_leaves_the_folder_to_the_next(tmp_path: Path) -> None:
    for number in range(3):
        with Store(tmp_path) as store:
            assert not store.is_read_only and save(store, "game", number).is_done
            with Store(tmp_path) as second:
                assert second.is_read_only


def test_a_second_copy_stays_one_when_the_first_ends(tmp_path: Path) -> None:
    """A second copy's match in memory may be older than the one that the first wrote."""
    first = Store(tmp_path)
    with Store(tmp_path) as second:
        first.close()
        assert keys(save(second, "game", 1).problem) == ["store.unsaved", "store.second_copy"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no folder that is in use")
def test_a_folder_taken_over_after_it_was_deleted_is_left_to_the_other(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    with Store(folder) as store:
        folder.rename(tmp_path / "gone")
        with Store(folder) as other:
            assert not other.is_read_only
            ticket = save(store, "game", 1)
            assert keys(ticket.problem) == ["store.unsaved", "store.second_copy"]
            assert store.is_read_only
            assert save(other, "game", 2).is_done


VISITOR = """
import sys
from alexandre.kernel.store import Scratch
from tests.kernel.faulty_disk import save
scratch = Scratch()
save(scratch.store, "game", 1)
print(scratch.folder, flush=True)
sys.stdin.readline()
"""


def test_a_kiosk_that_was_killed_leaves_nothing_once_the_next_has_begun(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A visitor's folder outlived the power cut; that of a kiosk that runs stays, as do folders
    of others that only have such a name."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    (tmp_path / "alexandre-photos").mkdir()
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / OCCUPIED).touch()
    (tmp_path / "alexandre-link").symlink_to(tmp_path / "elsewhere")
    copies = [subprocess.Popen([sys.executable, "-c", VISITOR], cwd=ROOT, text=True,
                               env={**os.environ, "TMPDIR": str(tmp_path)},
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE) for _ in range(2)]
    killed, running = [Path(copy.stdout.readline().strip()) for copy in copies if copy.stdout]
    copies[0].kill()
    copies[0].wait()
    assert list((killed / "saves").iterdir())

    scratch = Scratch()

    assert not killed.exists()
    assert list((running / "saves").iterdir())
    assert (tmp_path / "alexandre-photos").exists()
    assert (tmp_path / "elsewhere" / OCCUPIED).exists()
    scratch.close()
    assert not scratch.folder.exists()
    for copy in copies:
        copy.communicate("")
    Scratch().close()
    assert not running.exists()
