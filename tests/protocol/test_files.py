"""Matches on the disk: what the engine writes, will not touch, and will not believe."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from alexandre.cli.engine.files import path_of
from alexandre.cli.engine.lines import Complaint
from alexandre.cli.engine.request import Request
from alexandre.kernel.board import canonical
from alexandre.kernel.store import Header, Store, encode, read_document
from tests.protocol.client import Client, encode_lines, error_of, run_engine


@pytest.fixture
def client() -> Client:
    """A match under way."""
    playing = Client()
    playing.new(seed=5)
    playing.do("play_out", until=60)
    return playing


def test_what_the_engine_saves_the_store_lists_and_reads(client: Client, tmp_path: Path) -> None:
    client.do("save", path=str(tmp_path / "gordion.save"))

    with Store(tmp_path) as store:
        (entry,) = store.shelf("save")
        body = store.read("gordion").body

    assert (entry.condition, entry.name) == ("good", "gordion")
    assert entry.header is not None and entry.header.title == "alexandros"
    assert entry.header.turn == client.do("status")["turn"]
    record = client.do("record")["record"]
    assert canonical(body) == canonical({key: record[key] for key in record if key != "seats"})


def test_what_the_store_wrote_the_engine_loads(client: Client, tmp_path: Path) -> None:
    body = client.desk.match.to_plain()
    with Store(tmp_path) as store:
        ticket = store.write("Gordion", Header(title="alexandros", rules=1, turn=60), body)
        assert ticket.wait(60)

    other = Client()
    other.do("load", path=str(tmp_path / "gordion.save"))

    assert other.hash() == client.hash()


def test_a_second_save_takes_the_place_of_the_first(client: Client, tmp_path: Path) -> None:
    path = tmp_path / "one.save"
    client.do("save", path=str(path))
    first = read_document(path).header.counter
    client.do("play_out")
    client.do("save", path=str(path))

    assert read_document(path).header.counter == first + 1
    assert [each.name for each in tmp_path.iterdir()] == ["one.save"]


@pytest.mark.parametrize("name", ["notes.txt", "damaged.save", "empty.save", "folder"])
def test_nothing_is_destroyed_that_is_no_sound_save(
    client: Client, tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    whole = encode(Header(title="alexandros", rules=1), client.desk.match.to_plain())
    contents = {"notes.txt": b"precious", "damaged.save": whole[:-9], "empty.save": b""}
    if name in contents:
        path.write_bytes(contents[name])
    else:
        path.mkdir()

    assert client.error_of("save", path=str(path)) == "bad-path"
    assert path.is_dir() or path.read_bytes() == contents[name]


@pytest.mark.parametrize("path", ["x/", "x\\"])
def test_on_windows_both_strokes_at_the_end_of_a_path_are_refused(
        path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`x/` took another way there: the system's own stroke was the only one looked for."""
    monkeypatch.setattr("os.sep", "\\")

    with pytest.raises(Complaint, match="bad_path"):
        path_of(Request({"path": path}))


@pytest.mark.parametrize("path", ["no/such/folder/x.save", "x/", "x" * 300, "a/" * 3000 + "x"])
def test_a_path_that_leads_nowhere_is_told_so(
    client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.chdir(tmp_path)

    assert client.error_of("save", path=path) == "bad-path"
    assert client.error_of("load", path=path) == "bad-path"
    assert not list(tmp_path.iterdir())


def test_a_folder_and_a_device_are_no_saves(client: Client, tmp_path: Path) -> None:
    here = client.hash()

    assert client.error_of("load", path=str(tmp_path)) == "bad-path"
    if os.path.exists("/dev/null"):
        assert client.error_of("load", path="/dev/null") == "bad-path"
        assert client.error_of("save", path="/dev/null") == "bad-path"
    assert client.hash() == here


def test_every_prefix_of_a_save_is_refused_and_the_match_goes_on(
    client: Client, tmp_path: Path
) -> None:
    path, cut = tmp_path / "whole.save", tmp_path / "cut.save"
    client.do("save", path=str(path))
    whole, here = path.read_bytes(), client.hash()

    for size in [*range(0, len(whole), 97), len(whole) - 1]:
        cut.write_bytes(whole[:size])
        reply = client.ask("load", path=str(cut))
        assert error_of(reply) == "bad-save" and "cut.save" in reply["message"]
    assert client.hash() == here


@pytest.mark.parametrize(("field", "value"), [
    ("title", "chess"), ("title", None), ("board", "z"), ("board", {}), ("digest", "0" * 16),
    ("rules_version", 99), ("players", []), ("players", 5), ("options", {"joker": "x"}),
    ("seed", -1), ("seed", 2**70), ("chance", "loaded"), ("actions", ["fly"]), ("actions", 5),
    ("hashes", [1]), ("snapshot", {"at": 0}), ("assisted", "no"),
])
def test_a_save_that_was_tampered_with_is_refused(
    client: Client, tmp_path: Path, field: str, value: object
) -> None:
    """Its digests are those of the altered contents: only the contents can tell."""
    path = tmp_path / "forged.save"
    body = client.desk.match.to_plain()
    body[field] = value
    if field in ("actions", "hashes"):
        body["snapshot"] = None
    path.write_bytes(encode(Header(title="alexandros", rules=1), body))
    here = client.hash()

    assert client.error_of("load", path=str(path)) == "bad-save" and client.hash() == here


def test_lots_that_a_save_still_owes_are_drawn(client: Client, tmp_path: Path) -> None:
    path, session = tmp_path / "owing.save", client.desk.match
    body = {**session.to_plain(), "snapshot": None,
            "actions": session.record.actions[:2], "hashes": session.record.hashes[:2]}
    path.write_bytes(encode(Header(title="alexandros", rules=1), body))

    reply = client.do("load", path=str(path))

    assert (reply["turn"], reply["decider"]) != (2, "chance")
    assert client.do("record")["record"]["actions"] == session.record.actions[:5]


def test_a_file_of_another_kind_is_no_match(client: Client, tmp_path: Path) -> None:
    path = tmp_path / "odd.save"
    path.write_bytes(encode(Header("settings"), {"lang": "fr"}))

    assert client.error_of("load", path=str(path)) == "bad-save"


def test_a_newer_versions_save_is_left_as_it_is(client: Client, tmp_path: Path) -> None:
    path = tmp_path / "new.save"
    client.do("save", path=str(path))
    head, _, body = path.read_bytes().partition(b"\n")
    newer = canonical({**json.loads(head), "version": 99}).encode() + b"\n" + body
    path.write_bytes(newer)

    assert client.error_of("load", path=str(path)) == "bad-save"
    assert client.error_of("save", path=str(path)) == "bad-path"
    assert path.read_bytes() == newer


@pytest.mark.skipif(sys.platform == "win32", reason="limits of files are a matter of POSIX")
def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "match.save"
    requests = [{"cmd": "new", "title": "alexandros", "players": 2, "seed": 5},
                {"cmd": "save", "path": str(path)},
                {"cmd": "play_out"}, {"cmd": "hash"}, {"cmd": "save", "path": str(path)},
                {"cmd": "hash"}, {"cmd": "load", "path": str(path)}]

    replies, complaints, status = run_engine(encode_lines(*requests), limit=4096)

    new, first, _out, before, second, after, loaded = replies
    assert (complaints, status) == ("", 0)
    assert first["ok"] and error_of(second) == "bad-path" and "full" in second["message"]
    assert before["hash"] == after["hash"]
    assert loaded["turn"] == new["turn"]
    assert [each.name for each in tmp_path.iterdir()] == ["match.save"]


def make_closed_folder(tmp_path: Path) -> Path:
    """A folder in which not even the superuser can write, where there is one."""
    tmp_path.chmod(0o500)
    return Path("/sys") if os.access(tmp_path, os.W_OK) else tmp_path


@pytest.mark.skipif(sys.platform == "win32", reason="modes of folders are a matter of POSIX")
def test_a_folder_that_can_only_be_read_is_told(client: Client, tmp_path: Path) -> None:
    folder = make_closed_folder(tmp_path)
    if os.access(folder, os.W_OK) and not folder.is_dir():
        pytest.skip("there is no folder here that could not be written to")

    assert client.error_of("save", path=str(folder / "match.save")) == "bad-path"
    tmp_path.chmod(0o700)
