"""Whatever is wrong with what comes in: one sentence, a status, no traceback, nothing lost."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store import Header, encode
from tests.cli.shell import ROOT, Done, Shell


@pytest.mark.parametrize("words", [
    ("play-out", "chess"), ("play-out", ""), ("play-out", "x" * 5000), ("play-out", "../kernel"),
    ("arena", "chess"),
    ("play-out", "alexandros", "--players", "7"), ("arena", "alexandros", "--players", "1"),
    ("play-out", "alexandros", "--board", "z"), ("arena", "alexandros", "--board", "z"),
    ("play-out", "alexandros", "--board", "../box"),
    ("play-out", "alexandros", "--option", "joker=none"),
    ("play-out", "alexandros", "--option", "jokers=both"),
    ("play-out", "alexandros", "--levels", "genius"),
    ("play-out", "alexandros", "--levels", "random,random,random"),
    ("arena", "alexandros", "--levels", "random,genius"),
])
def test_what_a_title_does_not_have_is_told(shell: Shell, words: tuple[str, ...]) -> None:
    english = shell.error_of(*words)
    shell.lang = "fr"

    assert shell.error_of(*words) != english


def test_of_one_seat_nobody_is_told_to_name_each(shell: Shell) -> None:
    assert "each" not in shell.error_of("play-out", "phalanxx", "--levels", "random,random")


def whole() -> bytes:
    """A save as the store writes it."""
    session = Session.new(games.load("alexandros"), [Player(), Player()], seed=1)
    return encode(Header(title="alexandros", rules=1), session.to_plain())


@pytest.mark.parametrize("cut", [0, 1, 40, 300, -1])
def test_a_truncated_save_is_told(shell: Shell, tmp_path: Path, cut: int) -> None:
    path = tmp_path / "cut.save"
    path.write_bytes(whole()[:cut])

    assert "cut.save" in shell.error_of("replay", str(path))
    assert path.read_bytes() == whole()[:cut]


@pytest.mark.parametrize("data", [
    b"{}", b"[]", b"null", b'{"record":5}', b'{"actions":[]}', b"\xff", b"[" * 10_000,
    b'{"record":{"actions":["draw"]}}',
])
def test_a_file_that_is_no_record_is_told(shell: Shell, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(data)

    assert shell.error_of("replay", str(path))


@pytest.mark.parametrize("path", ["nowhere.save", ".", "", "a\0b", "x" * 500])
def test_a_save_that_is_not_there_is_told(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.chdir(tmp_path)

    assert shell.error_of("replay", path)


@pytest.mark.parametrize("path", ["nowhere.yaml", ".", "", "a\0b", "x" * 500])
def test_a_map_that_is_not_there_is_told(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.chdir(tmp_path)

    done = shell.run("check-maps", path)

    assert (done.err, done.status) == ("", 1)
    (line,) = done.out.splitlines()
    assert line.startswith(path[:1]) and line.endswith(".")


@pytest.mark.parametrize("data", [
    b"", b"\xff\xfe", b"a: [", b"- 1", b"title: chess\n", b"title: alexandros\nkind: board\n",
    b"a: &x [*x]\n", b"[" * 5000, b"x" * 3_000_000,
])
def test_a_broken_map_is_told(shell: Shell, tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "broken.yaml"
    path.write_bytes(data)

    done = shell.run("check-maps", str(path))

    assert (done.err, done.status) == ("", 1)
    assert done.out.splitlines()
    assert all(line.startswith(str(tmp_path)) for line in done.out.splitlines())


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="no device here is always full")
def test_an_output_that_is_full_is_told() -> None:
    for words in (["play-out", "alexandros"], ["engine"], ["--version"]):
        with open("/dev/full", "wb") as full:
            done = subprocess.run(
                [sys.executable, "-m", "alexandre", *words], input=b'{"cmd":"titles"}\n',
                stdout=full, stderr=subprocess.PIPE, cwd=ROOT, check=False, timeout=300,
                env={**os.environ, "LC_ALL": "en"})
        assert done.returncode == 1
        assert Done("", done.stderr.decode(), 1).sentence()


@pytest.mark.skipif(sys.platform == "win32", reason="closed streams are a matter of POSIX")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("words", ["engine", "--version", "dance"])
def test_streams_that_are_closed_are_no_trouble(closed: str, words: str) -> None:
    done = subprocess.run(["sh", "-c", f"echo | '{sys.executable}' -m alexandre {words} {closed}"],
                          capture_output=True, cwd=ROOT, check=False, timeout=300)

    assert b"Traceback" not in done.stderr + done.stdout
    assert done.returncode == (2 if words == "dance" else 0)
