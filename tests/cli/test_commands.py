"""Commands without mistakes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from alexandre import api, games
from alexandre.ai.arena import pool
from alexandre.kernel.board import canonical
from alexandre.kernel.record import Player
from alexandre.kernel.rng import Rng
from alexandre.kernel.session import Session
from alexandre.kernel.store import Header, encode
from tests.cli.shell import ROOT, Shell, start
from tests.helpers.walks import outcome_of, step


def a_match() -> Session:
    """A whole random match."""
    session = Session.new(games.load("alexandros"), [Player("Zoé"), Player()], seed=5)
    rnd = Rng(5, "match")
    while session.decider >= 0:
        session.play(step(session.state, rnd))
    return session


@pytest.fixture(scope="module")
def match() -> Session:
    """One for all tests that change nothing of it."""
    return a_match()


def save(session: Session, path: Path) -> str:
    """The match in a file, as the store writes it."""
    path.write_bytes(encode(Header(title="alexandros", rules=1), session.to_plain()))
    return str(path)


# ---- play-out -----------------------------------------------------------------------------


@pytest.mark.parametrize("title", api.TITLES)
def test_a_record_leads_to_the_outcome_that_it_names(shell: Shell, title: str) -> None:
    """docs/bots.md says how a program reads it."""
    words = ("play-out", title, "--games", "2", "--seed", "4", "--records")
    done = shell.run(*words)
    rows = [json.loads(line) for line in done.out.splitlines()]

    assert shell.run(*words).out == done.out
    assert [row["seed"] for row in rows] == [4, 5]
    for row in rows:
        position = api.start(row["title"], len(row["levels"]), board=row["board"],
                             options=row["options"])
        for code in row["actions"]:
            position.play(position.decode(code))
        outcome = outcome_of(position)
        assert (list(outcome.winners), outcome.reason) == (row["winners"], row["ending"])
        assert list(outcome.scores) == row["scores"]


def test_play_out_prints_a_table_of_who_won(shell: Shell) -> None:
    done = shell.run("play-out", "alexandros", "--players", "3", "--games", "4", "--seed", "9",
                     "--levels", "random,random,random", "--board", "l",
                     "--option", "joker=per_card", "--option", "first_seat=seat0")

    assert (done.err, done.status) == ("", 0)
    rows = re.findall(r"^ +(\d)  random +([\d.]+) +([\d.]+)$", done.out, re.MULTILINE)
    assert [seat for seat, _wins, _score in rows] == ["0", "1", "2"]
    assert sum(float(wins) for _seat, wins, _score in rows) == pytest.approx(4, abs=0.2)
    endings = re.findall(r"^ +(\d+)  \D", done.out, re.MULTILINE)
    assert sum(map(int, endings[3:])) == 4
    assert "µs" in done.out and re.search(r"\b4\b", done.out)


def test_play_out_plays_the_same_games_again(shell: Shell) -> None:
    def table(*words: str) -> str:
        return shell.run("play-out", "alexandros", "--games", "3", *words).out.rpartition("µs")[0]

    assert re.sub(r"\S+ $", "", table()) == re.sub(r"\S+ $", "", table("--seed", "0"))
    assert re.sub(r"\S+ $", "", table()) != re.sub(r"\S+ $", "", table("--seed", "1"))


def test_play_out_writes_numbers_as_the_language_does(shell: Shell) -> None:
    shell.lang = "fr"

    assert re.search(r"random +\d+,\d ", shell.run("play-out", "alexandros").out)


def test_every_title_can_be_played_out(shell: Shell) -> None:
    for title in games.TITLES:
        assert shell.run("play-out", title).status == 0


# ---- replay -------------------------------------------------------------------------------


def test_replay_prints_every_action_and_finds_every_hash(
    shell: Shell, match: Session, tmp_path: Path
) -> None:
    done = shell.run("replay", save(match, tmp_path / "match.save"), "--secrets")

    assert (done.err, done.status) == ("", 0)
    *actions, last = done.out.splitlines()
    told = [re.fullmatch(r" +(\d+)  ([0-9a-f]{8})  (.*?)  +(\S.*)", each) for each in actions]
    assert [each[3] for each in told if each] == match.record.actions
    assert [each[2] for each in told if each] == match.record.hashes
    assert {each[4] for each in told if each} == {"Zoé", "Player\u00a02", "chance"}
    assert match.state.hash() in last


@pytest.mark.parametrize("wrapped", [False, True])
def test_replay_reads_a_record_of_the_engine(
    shell: Shell, match: Session, tmp_path: Path, wrapped: bool  # noqa: FBT001
) -> None:
    record = {"seats": 2, **match.to_plain()}
    path = tmp_path / "record.json"
    path.write_text(canonical({"ok": True, "record": record} if wrapped else record))

    assert shell.run("replay", str(path), "--secrets").status == 0


@pytest.mark.parametrize("index", [0, 40, -1])
def test_replay_stops_at_the_first_difference(
    shell: Shell, match: Session, tmp_path: Path, index: int
) -> None:
    body = match.to_plain()
    body["hashes"][index] = "00000000"
    path = tmp_path / "other.save"
    path.write_bytes(encode(Header(title="alexandros", rules=1), body))

    done = shell.run("replay", str(path), "--secrets")

    number = range(1, len(body["actions"]) + 1)[index]
    assert done.status == 1 and f" {number} " in done.sentence()
    assert len(done.out.splitlines()) == number


def test_replay_stops_at_an_action_that_is_not_offered(shell: Shell, tmp_path: Path) -> None:
    body = a_match().to_plain()
    body["actions"][30] = "end" if body["actions"][30] != "end" else "draw"
    path = tmp_path / "other.json"
    path.write_text(json.dumps(body))

    done = shell.run("replay", str(path), "--secrets")

    assert done.status == 1 and " 31 " in done.sentence() and len(done.out.splitlines()) == 30


def test_a_reader_who_has_read_enough_is_no_trouble(match: Session, tmp_path: Path) -> None:
    path = save(match, tmp_path / "match.save")
    process = subprocess.Popen(
        [sys.executable, "-m", "alexandre", "replay", path, "--secrets"], cwd=ROOT,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None and process.stderr is not None
    process.stdout.readline()
    process.stdout.close()

    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait(60) == 0


# ---- check-maps ---------------------------------------------------------------------------


def test_check_maps_finds_our_own_without_fault(shell: Shell) -> None:
    done = shell.run("check-maps")

    assert (done.err, done.status) == ("", 0)
    assert len(done.out.splitlines()) == 1


def test_check_maps_prints_a_line_for_each_fault(shell: Shell, tmp_path: Path) -> None:
    board = (ROOT / "maps" / "alexandros" / "board_e.yaml").read_text(encoding="utf-8")
    sound, broken = tmp_path / "sound.yaml", tmp_path / "broken.yaml"
    sound.write_text(board.replace("id: e\n", "id: mine\n"), encoding="utf-8")
    broken.write_text(
        board.replace("id: e\n", "id: No Word\n").replace("start: [3, 1]", "start: [3, x]")
        .replace("ooLAoT", "ooLAoQ", 1), encoding="utf-8")

    done = shell.run("check-maps", str(sound), str(broken))

    assert (done.err, done.status) == ("", 1)
    faults = [re.fullmatch(r"(.+):(\d+):(\d+): (.+\.)", line) for line in done.out.splitlines()]
    assert len(faults) == 3 and all(faults)
    assert {each[1] for each in faults if each} == {str(broken)}
    lines = broken.read_text(encoding="utf-8").split("\n")
    marks = [lines[int(each[2]) - 1][int(each[3]) - 1:][:1] for each in faults if each]
    assert sorted(marks) == ["N", "Q", "x"]


# ---- arena and engine ---------------------------------------------------------------------


def test_arena_measures_levels_against_each_other(shell: Shell) -> None:
    done = shell.run("arena", "alexandros", "--games", "2", "--levels", "random,random")

    assert (done.err, done.status) == ("", 0)
    assert "50.0" in done.out and "random" in done.out


def test_arena_needs_no_second_process(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process plays all matches if processes cannot share a lock, as on a bare root."""
    def refuse(*_arguments: object, **_named: object) -> None:
        raise FileNotFoundError(2, "no semaphores")

    monkeypatch.setattr(pool, "ProcessPoolExecutor", refuse)
    done = shell.run("arena", "alexandros", "--games", "4", "--levels", "random,random",
                     "--processes", "2")

    assert (done.err, done.status) == ("", 0)
    assert "50.0" in done.out


def test_the_engine_is_a_command_like_the_others() -> None:
    done = start("engine", data=b'{"cmd":"quit"}\n')

    assert (done.out, done.err, done.status) == ('{"ok":true}\n', "", 0)


def test_no_command_opens_a_screen() -> None:
    """Whatever is asked for, no window library is loaded."""
    code = ("import sys; from alexandre.cli import main; status = main(['play-out', 'alexandros'])"
            "; sys.exit(status or 'pygame' in sys.modules)")

    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True,
                          check=False, env=dict(os.environ))

    assert done.returncode == 0, done.stderr
