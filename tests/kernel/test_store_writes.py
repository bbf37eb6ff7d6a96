"""Writing: off the caller's path, in order, the newest of each document, three generations."""

from __future__ import annotations

import ast
import datetime
import os
import threading
import time
from pathlib import Path
from typing import Any, NoReturn

import pytest

from alexandre.kernel import store as store_package
from alexandre.kernel.store import Disk, Header, Shelf, Store, Ticket, decode
from alexandre.kernel.store.atomic import write_file
from alexandre.kernel.store.envelope import COUNTER_MOST, encode
from alexandre.kernel.store.writer import Job, Result, Writer
from alexandre.kernel.text import Msg
from tests.kernel.faulty_disk import FaultyDisk, files, keys, number_in, save, weigh


class SlowDisk(FaultyDisk):
    """Lets nothing be created until the gate is opened."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = threading.Event()
        self.is_waiting = threading.Event()

    def create(self, path: Path) -> int:
        self.is_waiting.set()
        assert self.gate.wait(60)
        return super().create(path)

    def list_landed(self) -> list[str]:
        """The documents that were put in place, in order."""
        return [args[1].name for word, args in self.calls if word == "replace"]


def queue(store: Store, name: str, number: int) -> Ticket:
    return store.write(name, Header(turn=number), weigh(number))


def test_a_write_returns_before_anything_is_on_the_disk(tmp_path: Path) -> None:
    disk = SlowDisk()
    with Store(tmp_path, disk=disk) as store:
        ticket = queue(store, "game", 1)
        assert disk.is_waiting.wait(60)
        assert not ticket.is_settled and not ticket.is_done
        assert not ticket.wait(0)
        assert not store.flush(0)
        disk.gate.set()
        assert ticket.wait(60)
        assert (ticket.is_done, ticket.file, ticket.problem) == (True, "game.save", None)


def test_of_writes_that_wait_the_newest_lands_and_order_is_kept(tmp_path: Path) -> None:
    disk = SlowDisk()
    with Store(tmp_path, disk=disk) as store:
        tickets = [queue(store, "first", 0)]
        assert disk.is_waiting.wait(60)
        tickets += [queue(store, name, number) for name, number in
                    [("a", 1), ("b", 1), ("a", 2), ("first", 1), ("a", 3), ("c", 1)]]
        disk.gate.set()
        assert store.flush(60)

        assert disk.list_landed() == ["first.save", "b.save", "first.save", "a.save", "c.save"]
        assert all(ticket.is_done for ticket in tickets)
        assert [number_in(store, name) for name in ("first", "a", "b", "c")] == [1, 3, 1, 1]
        assert [entry.name for entry in store.shelf()] == ["c", "a", "first", "b"]


def test_the_body_is_that_of_the_moment_of_the_call(tmp_path: Path) -> None:
    disk = SlowDisk()
    with Store(tmp_path, disk=disk) as store:
        body: dict[str, Any] = {"hand": [1, 2]}
        ticket = store.write("game", Header(), body)
        body["hand"].append(3)
        disk.gate.set()
        assert ticket.wait(60)

        assert store.read("game").body == {"hand": [1, 2]}


def test_a_reader_sees_what_was_written_before(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        for number in range(20):
            queue(store, "game", number)
            assert number_in(store, "game") == number
            header = store.shelf()[0].header
            assert header is not None
            assert header.turn == number


def test_closing_writes_what_is_left_and_ends_the_thread(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    store = Store(tmp_path)
    tickets = [queue(store, f"game {number}", number) for number in range(10)]

    assert {thread.name for thread in set(threading.enumerate()) - before} == {"store"}
    assert store.close() and store.close()
    assert all(ticket.is_done for ticket in tickets)
    assert set(threading.enumerate()) <= before
    late = queue(store, "late", 1)
    assert late.is_settled
    assert keys(late.problem) == ["store.unsaved", "store.closed"]
    assert not (tmp_path / "late.save").exists()


def test_three_generations_are_kept_and_the_document_is_the_newest(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        for number in range(1, 8):
            save(store, "game", number)
            kept = [decode((tmp_path / file).read_bytes()).body["n"] for file in files(tmp_path)]
            assert sorted(kept) == list(range(max(1, number - 2), number + 1))
            assert number_in(store, "game") == number

        assert files(tmp_path) == ["game.save", "game.save.5", "game.save.6"]
        assert store.read_file("game.save.5").body == weigh(5)


def test_what_the_data_is_at_fault_for_is_refused_and_not_tried_again(tmp_path: Path) -> None:
    heard: list[Msg] = []
    with Store(tmp_path, listener=heard.append) as store:
        save(store, "game", 1)
        for body in ({"x": 0.5}, [object()], {"x": "y" * 5000}):
            ticket = store.write("game", Header(), body)
            assert ticket.wait(60) and not ticket.is_done
            assert keys(ticket.problem)[0] == "store.unsaved"
            assert heard[-1] == ticket.problem

        assert not store.flush(60) and number_in(store, "game") == 1
        assert files(tmp_path) == ["game.save"]
        assert len(heard) == 3


def test_an_unknown_kind_is_a_problem_and_no_exception(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        ticket = store.write("game", Header(kind="../x"), {})

        assert keys(ticket.problem) == ["store.unsaved", "store.unknown_kind"]
        assert files(tmp_path) == []


def test_a_listener_that_fails_does_not_stop_the_writer(tmp_path: Path) -> None:
    def deaf(msg: Msg) -> None:
        raise RuntimeError("deaf")

    disk = FaultyDisk()
    with Store(tmp_path, listener=deaf, disk=disk) as store:
        disk.fail(OSError(28, "full"), "create")
        assert not save(store, "game", 1).is_done
        disk.heal()
        assert save(store, "game", 2).is_done


# ---- order, by counter and never by clock


def test_the_counter_rises_over_all_writes_of_a_folder_and_all_runs(tmp_path: Path) -> None:
    seen = []
    for run in range(3):
        with Store(tmp_path, app=f"1.{run}") as store:
            for name, kind in [("a", "save"), ("b", "save"), ("prefs", "settings")]:
                save(store, name, run, kind)
                seen.append(store.read(name, kind).header.counter)
            assert store.read("a").header.app == f"1.{run}"

    assert seen == list(range(1, 10))


@pytest.mark.parametrize("stamp", [0, -86400, 1_000_000, 2**31 - 1, 2**31 + 5, 2**33])
def test_saves_are_ordered_by_counter_whatever_the_clock_says(
    stamp: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TZ", "Nowhere/Missing")
    if hasattr(time, "tzset"):
        time.tzset()
    with Store(tmp_path) as store:
        for number, name in enumerate(["b", "c", "a"]):
            save(store, name, number)
            os.utime(tmp_path / f"{name}.save", (stamp, stamp - number * 86400 * (stamp > 86400)))

        assert [entry.name for entry in store.shelf()] == ["a", "c", "b"]
    monkeypatch.undo()
    if hasattr(time, "tzset"):
        time.tzset()


def test_nothing_in_the_store_reads_a_clock() -> None:
    clocks = {module.__name__ for module in (time, datetime)}
    sources = list(Path(store_package.__file__ or "").parent.glob("*.py"))
    imported = {
        name.split(".")[0]
        for path in sources
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        for name in (
            [alias.name for alias in node.names] if isinstance(node, ast.Import)
            else [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        )
    }

    assert len(sources) > 10
    assert not clocks & imported
    assert "threading" in imported


def test_a_forged_counter_does_not_use_up_the_numbers(tmp_path: Path) -> None:
    (tmp_path / "forged.save").write_bytes(encode(Header(counter=COUNTER_MOST), weigh(9)))
    (tmp_path / f"x.save.{'9' * 16}").write_bytes(b"")
    with Store(tmp_path) as store:
        save(store, "game", 1)
        assert store.read("game").header.counter == 1
        for number in range(5):
            save(store, "forged", number)
            assert number_in(store, "forged") == number


def test_a_document_brought_in_while_running_keeps_its_place_in_the_generations(
    tmp_path: Path,
) -> None:
    with Store(tmp_path) as store:
        save(store, "game", 1)
        (tmp_path / "game.save").write_bytes(encode(Header(counter=500), weigh(77)))
        assert number_in(store, "game") == 77
        save(store, "game", 2)

        assert number_in(store, "game") == 2
        assert store.read_file("game.save.500").body == weigh(77)


def test_a_shelf_can_be_read_without_a_store(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        save(store, "game", 3)
    before = sorted(os.listdir(tmp_path))

    assert Shelf(tmp_path).read("game").body == weigh(3)
    assert [entry.name for entry in Shelf(tmp_path).entries("save")] == ["game"]
    assert Shelf(tmp_path / "missing").entries() == ()
    assert sorted(os.listdir(tmp_path)) == before


def test_a_writer_that_is_closed_leaves_no_ticket_open() -> None:
    writer = Writer(lambda msg: None)
    assert writer.close()
    ticket = Ticket()
    writer.submit(Job("late", lambda: Result("late"), [ticket]))

    assert ticket.is_settled
    assert keys(ticket.problem) == ["store.closed"]


def test_a_mistake_in_the_program_is_a_problem_and_the_thread_goes_on() -> None:
    def fail() -> Result:
        raise ZeroDivisionError

    heard: list[Msg] = []
    writer = Writer(heard.append)
    first, second = Ticket(), Ticket()
    writer.submit(Job("first", fail, [first]))
    writer.submit(Job("second", lambda: Result("second"), [second]))
    assert first.wait(60)
    assert second.wait(60)
    assert writer.close(60)

    assert keys(first.problem) == ["store.system_error"]
    assert heard == [first.problem]
    assert second.is_done


@pytest.mark.parametrize("call", ["create", "write", "sync", "read", "replace"])
def test_an_interrupted_write_leaves_the_old_file_alone(
        call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: Ctrl-C during a save of the engine left a temporary file."""
    def interrupt(*_arguments: object) -> NoReturn:
        raise KeyboardInterrupt

    (tmp_path / "file").write_bytes(b"old")
    disk = Disk()
    monkeypatch.setattr(disk, call, interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_file(disk, tmp_path / "file", b"new")

    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("file", b"old")]
