"""A replay of a match that is not over tells what nobody may know yet: it asks first."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from alexandre import games
from alexandre.cli import main
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.store import encode
from alexandre.kernel.store.saves import header_of
from tests.cli.shell import ROOT, Done, Shell


class Terminal(io.StringIO):
    """A stream at which somebody sits."""

    def isatty(self) -> bool:
        return True


def save(folder: Path, title: str = "catan") -> str:
    """A match that has just begun."""
    game = games.load(title)
    players = [Player() for _ in range(game.meta.seats[0])]
    session = Session.new(game, players, seed=1)
    for _ in range(6):
        session.play(session.offers()[0])
    path = folder / "match.save"
    path.write_bytes(encode(header_of(session), session.to_plain()))
    return str(path)


def test_into_a_file_nothing_is_told_of_a_match_that_is_not_over(
        shell: Shell, tmp_path: Path) -> None:
    """The finding: every card dealt to every seat, without a question."""
    path = save(tmp_path)
    english = shell.error_of("replay", path)
    assert "--secrets" in english
    shell.lang = "fr"

    assert shell.error_of("replay", path) != english


def test_with_the_flag_it_is_told(shell: Shell, tmp_path: Path) -> None:
    done = shell.run("replay", save(tmp_path), "--secrets")

    assert (done.status, done.err) == (0, "")
    assert len(done.out.splitlines()) > 6


@pytest.mark.parametrize(("lang", "answer", "is_told"), [
    ("en", "yes", True), ("en", "Y", True), ("en", "", False), ("en", "no", False),
    ("en", "oui", False), ("fr", "oui", True), ("fr", "o", True), ("fr", "non", False)])
def test_at_a_terminal_it_is_asked_about(
        lang: str, answer: str, is_told: bool, tmp_path: Path,  # noqa: FBT001
        monkeypatch: pytest.MonkeyPatch) -> None:
    path = save(tmp_path)
    out, err = Terminal(), Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal(answer + "\n"))
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr(sys, "stderr", err)
    status = main(["replay", path, "--lang", lang])

    assert "?" in err.getvalue()
    assert (status == 0) == is_told
    assert bool(out.getvalue()) == is_told


def test_a_title_without_secrets_is_not_asked_about(shell: Shell, tmp_path: Path) -> None:
    assert not games.load("commander").meta.has_secrets

    assert shell.run("replay", save(tmp_path, "commander")).status == 0


def test_a_record_that_goes_astray_tells_no_secrets_on_the_way(
        shell: Shell, tmp_path: Path) -> None:
    session_bytes = Path(save(tmp_path)).read_bytes()
    assert b'"sfc32"' in session_bytes
    bare = tmp_path / "bare.json"
    body = session_bytes.split(b"\n", 1)[1].decode()
    bare.write_text(body.replace('"hashes":["', '"hashes":["0', 1))

    assert "--secrets" in shell.error_of("replay", str(bare))


def test_a_move_that_another_level_made_is_told(shell: Shell, tmp_path: Path) -> None:
    game = games.load("alexandros")
    session = Session.new(game, [Player("Zoé", "farsighted"), Player()], seed=1)
    session.play(session.offers()[0], "greedy")
    path = tmp_path / "match.save"
    path.write_bytes(encode(header_of(session), session.to_plain()))
    assert "no answer came in time" in shell.run("replay", str(path), "--secrets").out


def test_a_switch_takes_no_value(shell: Shell) -> None:
    assert "--secrets" in shell.error_of("replay", "x", "--secrets=1", status=2)


# ---- pipes, and the other program ------------------------------------------------------------


def test_a_pipe_is_told_and_not_waited_for(shell: Shell, tmp_path: Path) -> None:
    """The finding: check-maps waited for ever."""
    if sys.platform == "win32":
        pytest.skip("pipes of POSIX")
    pipe = tmp_path / "map.yaml"
    os.mkfifo(pipe)
    done = shell.run("check-maps", str(pipe))

    assert done.status == 1
    assert done.out.splitlines() == [f"{pipe}:1:1: That name belongs to a device or a pipe."]
    assert "pipe" in shell.error_of("replay", str(pipe))


def start_window(*words: str) -> Done:
    """The program that the desktop starts."""
    call = "import sys; from alexandre.__main__ import window; sys.exit(window())"
    done = subprocess.run([sys.executable, "-c", call, *words], capture_output=True, check=False,
                          cwd=ROOT, timeout=300, env={**os.environ, "LC_ALL": "en"})
    return Done(done.stdout.decode(), done.stderr.decode(), done.returncode)


@pytest.mark.parametrize("words", [("--help",), ("engine",), ("a.save", "b.save")])
def test_the_window_refuses_what_it_does_not_understand(words: tuple[str, ...]) -> None:
    """The finding: it took no notice of arguments, and printed the greeting of what draws it."""
    done = start_window(*words)

    assert (done.out, done.status) == ("", 2)
    assert words[0] in done.sentence()


def test_the_window_greets_nobody() -> None:
    call = ("import sys, alexandre.__main__ as entry\n"
            "sys.modules['alexandre.app'] = type(sys)('app')\n"
            "sys.modules['alexandre.app'].main = lambda argv: __import__('pygame') and 0\n"
            "sys.argv = ['alexandre-window']\n"
            "sys.exit(entry.window())")
    environment = {name: value for name, value in os.environ.items()
                   if name != "PYGAME_HIDE_SUPPORT_PROMPT"}
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, check=False, cwd=ROOT,
                          timeout=300, env=environment)

    assert (done.stdout, done.stderr, done.returncode) == (b"", b"", 0)
