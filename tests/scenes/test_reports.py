"""Reports of mistakes: no folder of the player, several kept, and what they hold is said."""

from __future__ import annotations

import stat
import sys
from pathlib import Path

import pytest

from alexandre.kernel.record import Player
from alexandre.kernel.text import Msg
from alexandre.scenes.home.crash import Crash
from alexandre.scenes.home.crash_report import KEPT, cut_folders, keep_report, report_of
from tests.ui.gui import Gui

NOBODY = "bob"


@pytest.mark.parametrize(("text", "told"), [
    ("No such file: '/home/bob/secret/x.txt'", "No such file: 'x.txt'"),
    ("cannot open /home/bob/secret/x.txt now", "cannot open x.txt now"),
    ("/home/bob/a.save and /home/bob/b.save", "a.save and b.save"),
    (r"C:\Users\bob smith\x.txt is gone", "x.txt is gone"),
    (r"denied: 'C:\\Users\\bob\\saves\\x.save'", "denied: 'x.save'"),
    (r"\\server\share\bob\x.save", "x.save"),
    ("~/bob/a.save, bob/c.txt", "a.save, c.txt"),
    ("file:///home/bob/x.png", "file:x.png"),
    ("'/home/bob/a b/c d.txt' -> '/home/bob/d'", "'c d.txt' -> 'd'"),
    ("[/home/bob/]", "[]"),
    ("seat 3 of 4: no such card", "seat 3 of 4: no such card"),
])
def test_a_path_is_cut_to_its_last_name(text: str, told: str) -> None:
    assert cut_folders(text) == told


def test_the_home_of_the_player_is_named_by_its_sign(
        monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / NOBODY))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / NOBODY))

    assert cut_folders(f"nothing in {tmp_path / NOBODY}") == "nothing in ~"


@pytest.mark.parametrize("name", ["x.txt", "with blanks (1).txt", "it's.txt", "é Ω 王.txt"])
def test_the_file_of_a_refusal_by_the_system_is_named_without_its_folders(
        name: str, tmp_path: Path) -> None:
    """The finding: the last line of the report held `/home/bob/secret/x.txt`."""
    path = tmp_path / "secret folder of bob" / name
    try:
        path.read_bytes()
    except OSError as error:
        report = report_of(error, ())

    assert NOBODY not in report
    assert str(tmp_path) not in report
    assert name.split(".")[0].split("'")[0] in report.splitlines()[-1]


def test_several_reports_are_kept_and_the_oldest_goes(tmp_path: Path) -> None:
    """The finding: each report replaced the one before."""
    for number in range(1, KEPT + 4):
        path = keep_report(tmp_path / "logs", f"report {number}")
        assert path.read_text() == f"report {number}"
    kept = sorted(int(each.stem.partition("-")[2]) for each in (tmp_path / "logs").iterdir())

    assert kept == list(range(4, KEPT + 4))


@pytest.mark.skipif(sys.platform == "win32", reason="rights of POSIX")
def test_reports_are_their_owners_alone(tmp_path: Path) -> None:
    logs = tmp_path / "logs"
    logs.mkdir(mode=0o755)
    path = keep_report(logs, "x")

    assert [stat.S_IMODE(each.stat().st_mode) & 0o077 for each in (logs, path)] == [0, 0]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_report_of_a_match_holds_no_secret_unless_that_is_wanted(
        lang: str, gui: Gui, tmp_path: Path) -> None:
    """The finding: the seed and the hidden cards were in every report."""
    gui.house.speak(lang)
    session = gui.sit_down((Player("Zoé"), Player("Bob")), script=[])
    record, path = session.record, tmp_path / "report-1.txt"
    error = ValueError(f"{record.actions[0]} with seed {record.seed} is odd")
    plain = report_of(error, gui.house.rooms)
    whole = report_of(error, gui.house.rooms, has_secrets=True)
    told = f"{record.title} {record.board.id}, seats 2, actions {len(record.actions)}"
    assert told in plain and told in whole
    assert record.actions and not [each for each in record.actions if each in plain]
    assert "seed 11" not in plain and plain.endswith("ValueError: … with seed … is odd")
    assert "seed 11" in whole and all(each in whole for each in record.actions)
    path.write_text(plain, "utf-8")
    gui.house.enter(Crash(gui.house, str(path), ("match", session), whole=whole))
    assert gui.find("trouble/secrets").text == Msg.of("ui.trouble.no_secrets")

    gui.click("trouble/whole")
    assert path.read_text("utf-8") == whole
    assert gui.find("trouble/secrets").text == Msg.of("ui.trouble.secrets")
    assert "⟦" not in gui.find("trouble/secrets").words and not gui.has("trouble/whole")

    gui.house.enter(Crash(gui.house, "/logs/report-1.txt"))
    assert not gui.has("trouble/secrets")
