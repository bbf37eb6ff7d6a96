"""The shelf: damaged files stay listed with their cause, older generations are on offer."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from alexandre.kernel.board import canonical
from alexandre.kernel.store import (
    BadData,
    Header,
    NewerFormat,
    Store,
    read_document,
    write_document,
)
from alexandre.kernel.text import Refusal
from tests.kernel.faulty_disk import (
    FaultyDisk,
    files,
    keys,
    list_files,
    number_in,
    only,
    save,
    save_all,
    weigh,
)


def damage(path: Path) -> bytes:
    """Spoil one bit in the middle of the file; what it is now."""
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 4
    path.write_bytes(data)
    return bytes(data)


def test_a_damaged_document_is_listed_with_its_cause_and_an_offer(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        save_all(store, "game", range(1, 5))
        damage(tmp_path / "game.save")
        entry = only(store)

        assert (entry.name, entry.condition, entry.header) == ("game", "damaged", None)
        assert keys(entry.cause) == ["store.bad_digest"]
        assert entry.offer and entry.offer.header
        assert entry.offer.header.turn == 3
        with pytest.raises(BadData) as caught:
            store.read("game")
        assert keys(caught.value.msg) == ["store.damaged", "store.bad_digest"]
        assert caught.value.msg.arg("file") == "game.save"


def test_one_call_restores_the_older_generation_and_keeps_the_damaged_file(
    tmp_path: Path,
) -> None:
    with Store(tmp_path) as store:
        save_all(store, "game", range(1, 5))
        spoiled = damage(tmp_path / "game.save")
        ticket = store.restore(only(store))

        assert ticket.wait(60)
        assert (ticket.is_done, ticket.problem) == (True, None)
        assert number_in(store, "game") == 3
        assert list_files(store) == [("game.save", "good"), ("game.save.damaged-1", "aside")]
        assert (tmp_path / "game.save.damaged-1").read_bytes() == spoiled
        assert keys(store.shelf()[1].cause) == ["store.bad_digest"]


def test_damage_to_several_versions_offers_the_newest_that_is_whole(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        save_all(store, "game", range(1, 4))
        damage(tmp_path / "game.save")
        damage(tmp_path / "game.save.2")
        first = store.shelf()[0]

        assert first.offer and first.offer.file == "game.save.1"
        assert ("game.save.2", "aside") in list_files(store)
        assert store.restore(first).wait(60) and number_in(store, "game") == 1


def test_without_a_whole_version_nothing_is_offered_and_nothing_is_lost(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        save(store, "game", 1)
        spoiled = damage(tmp_path / "game.save")
        ticket = store.restore(only(store))

        assert ticket.wait(60)
        assert keys(ticket.problem) == ["store.unchanged", "store.nothing_older"]
        assert only(store).offer is None
        assert (tmp_path / "game.save").read_bytes() == spoiled


def test_a_document_that_is_whole_is_not_restored_over(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        save_all(store, "game", range(1, 4))
        ticket = store.restore(only(store))

        assert ticket.wait(60)
        assert keys(ticket.problem) == ["store.unchanged", "store.nothing_older"]
        assert number_in(store, "game") == 3


def test_saving_over_a_damaged_document_moves_it_aside(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        for number in range(1, 4):
            save(store, "game", number)
            spoiled = damage(tmp_path / "game.save")
        assert save(store, "game", 9).is_done

        assert number_in(store, "game") == 9
        asides = [file for file in files(tmp_path) if "damaged" in file]
        assert asides == ["game.save.damaged-1", "game.save.damaged-2", "game.save.damaged-3"]
        assert (tmp_path / asides[-1]).read_bytes() == spoiled


def test_damaged_generations_are_neither_counted_nor_deleted(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        save_all(store, "game", range(1, 4))
        spoiled = damage(tmp_path / "game.save.2")
        save_all(store, "game", range(4, 9))

        assert (tmp_path / "game.save.2").read_bytes() == spoiled
        assert files(tmp_path) == ["game.save", "game.save.2", "game.save.6", "game.save.7"]


def test_a_missing_document_gives_way_to_its_newest_generation(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        save_all(store, "game", range(1, 4))
        (tmp_path / "game.save").unlink()

        assert number_in(store, "game") == 2 and only(store).condition == "good"
        save(store, "game", 4)
        assert number_in(store, "game") == 4


def newer(path: Path) -> bytes:
    """Make the file one of a later version of the program; what it is now."""
    head, body = path.read_bytes().split(b"\n")
    path.write_bytes(canonical({**json.loads(head), "version": 2}).encode() + b"\n" + body)
    return path.read_bytes()


def test_a_newer_version_s_file_is_listed_refused_and_left_untouched(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        save(store, "game", 1)
        save(store, "game", 2)
        data = newer(tmp_path / "game.save")
        entry = only(store)

        assert (entry.condition, keys(entry.cause)) == ("newer", ["store.newer"])
        assert entry.offer is None
        with pytest.raises(NewerFormat) as caught:
            store.read("game")
        assert keys(caught.value.msg) == ["store.newer_file", "store.newer"]
        write, restore = save(store, "game", 3), store.restore(entry)
        assert restore.wait(60)
        assert keys(write.problem) == ["store.unsaved", "store.newer_kept"]
        assert keys(restore.problem) == ["store.unchanged", "store.newer_kept"]
        assert (tmp_path / "game.save").read_bytes() == data


def test_one_bad_file_hides_no_other(tmp_path: Path) -> None:
    bad = {"empty.save": b"", "noise.save": b"\xff\xfe\x00" * 99, "huge.save": b"x" * 5_000_000,
           "line.save": b"\n", "list.save": b"[]\n{}", "zip.save": b"PK\x03\x04"}
    with Store(tmp_path) as store:
        save(store, "good", 1)
        for file, data in bad.items():
            (tmp_path / file).write_bytes(data)
        (tmp_path / "folder.save").mkdir()
        (tmp_path / "nowhere.save").symlink_to(tmp_path / "gone")
        if hasattr(os, "mkfifo"):
            os.mkfifo(tmp_path / "pipe.save")
        entries = {entry.file: entry for entry in store.shelf()}

        assert entries.pop("good.save").condition == "good"
        assert set(bad) < set(entries)
        assert {entry.condition for entry in entries.values()} == {"damaged"}
        assert all(entry.cause for entry in entries.values())
        for name in ("folder", "nowhere", "pipe"):
            with pytest.raises(Refusal):
                store.read(name)


def test_no_file_of_the_folder_is_followed_out_of_it_by_a_write(tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    outside.write_text("mine")
    folder = tmp_path / "saves"
    with Store(folder) as store:
        (folder / "game.save").symlink_to(outside)
        (folder / "game.save.tmp").symlink_to(outside)
        assert save(store, "game", 1).is_done

        assert number_in(store, "game") == 1
    assert outside.read_text() == "mine"


@pytest.mark.parametrize("file", ["../x.save", "/etc/passwd", "..", "", "a/../game.save"])
def test_no_file_outside_the_folder_is_read(file: str, tmp_path: Path) -> None:
    with Store(tmp_path / "saves") as store:
        save(store, "game", 1)
        write_document(tmp_path / "x.save", Header(), {})
        with pytest.raises(Refusal, match=r"store\.no_document$"):
            store.read_file(file)


def test_a_document_is_deleted_with_its_generations_at_the_players_wish(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        for number in range(1, 4):
            save(store, "game", number)
            save(store, "other", number)
        damage(tmp_path / "game.save.3")
        ticket = store.remove(next(each for each in store.shelf() if each.name == "game"))

        assert ticket.wait(60)
        assert ticket.problem is None
        assert list_files(store) == [("other.save", "good"), ("game.save.3", "aside")]
        assert store.remove(store.shelf()[1]).wait(60)
        assert list_files(store) == [("other.save", "good")]
        with pytest.raises(Refusal, match=r"store\.no_document$"):
            store.read("game")


def test_a_failed_write_does_not_bring_a_deleted_document_back(tmp_path: Path) -> None:
    disk = FaultyDisk()
    with Store(tmp_path, disk=disk) as store:
        save(store, "game", 1)
        disk.fail(OSError(28, "full"), "create")
        save(store, "game", 2)
        assert store.remove(only(store)).wait(60)
        disk.heal()
        store.flush(60)
        save(store, "other", 1)

        assert [entry.name for entry in store.shelf()] == ["other"]


def test_a_document_anywhere_is_written_whole_and_read_back(tmp_path: Path) -> None:
    path = tmp_path / "My Game.save"
    write_document(path, Header(title="alexandros", label="mine"), weigh(1))
    write_document(path, Header(title="alexandros", label="mine"), weigh(2))

    assert read_document(path).body == weigh(2)
    assert read_document(str(path)).header.label == "mine"
    assert [each.name for each in tmp_path.iterdir()] == ["My Game.save"]


@pytest.mark.parametrize("path", [
    "missing/x.save", "file/x.save", "a\0b", "x" * 300, "", ".", "folder", "\ud800"], ids=ascii)
def test_a_path_that_cannot_be_is_one_sentence(path: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()
    before = sorted(tmp_path.iterdir())

    with pytest.raises(Refusal):
        read_document(f"{tmp_path}/{path}")
    with pytest.raises(Refusal):
        write_document(f"{tmp_path}/{path}", Header(), {})
    assert sorted(tmp_path.iterdir()) == before
