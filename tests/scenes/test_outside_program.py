"""A program of somebody else's at the table of the window."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from alexandre import app, games
from alexandre.app import main
from alexandre.kernel.record import OUTSIDE, Player, from_plain
from alexandre.kernel.replay import list_seen
from alexandre.kernel.session import Session
from alexandre.scenes.base.preferences import clean_settings
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Wording
from tests.bots.programs import command
from tests.scenes.test_seats import start
from tests.ui.gui import Gui

PLENTY = 60.0  # seconds; no test measures time


@pytest.fixture(autouse=True)
def _close(gui: Gui) -> Iterator[None]:
    """Every room is left, and with it every program ended."""
    yield
    gui.house.close()


def hear(gui: Gui) -> list[str]:
    """The notices that will be told in front of everything."""
    told: list[str] = []

    def tell(words: Wording) -> None:
        told.append(gui.house.voice(words).replace("\u00a0", " ").replace("\u202f", " "))

    gui.house.tell = tell  # type: ignore[method-assign]
    return told


def sit(gui: Gui, mistake: str, log: Path | None = None, seconds: int = 60) -> Table:
    """A match in which the program plays against the first level."""
    gui.house.choose("engine", command(mistake, log))
    gui.house.choose("engine_seconds", seconds)
    session = Session.new(games.load("alexandros"), [Player("", OUTSIDE), Player("", "random")],
                          {"first_seat": "seat0"}, seed=11)
    room = Table(gui.house, session, "match")
    gui.house.enter(room)
    return room


def play_until(gui: Gui, room: Table, turn: int) -> None:
    """Let the clock of the house go on until so many actions were taken, or all is over."""
    end = time.monotonic() + PLENTY
    while room.session.turn < turn and not room.match.is_over:
        assert time.monotonic() < end
        gui.run(1)
        time.sleep(0.002)


def test_a_program_takes_a_seat_and_its_moves_are_played(gui: Gui, tmp_path: Path) -> None:
    room = sit(gui, "none", tmp_path / "log")

    play_until(gui, room, 60)
    gui.house.leave()

    sent = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    asked = [each for each in sent if each["cmd"] == "choose"]
    assert asked and all(each["seat"] == 0 for each in asked)
    assert {seat for _state, seat, _level in gui.thinker.asked} == {1}
    for each in asked:
        step = room.session.steps[each["turn"]]
        assert (step.actor, step.action) == (0, each["legal"][0]["text"])
    assert sent[-1]["cmd"] == "quit"


def test_it_is_told_what_happened_since_it_was_asked(gui: Gui, tmp_path: Path) -> None:
    room = sit(gui, "none", tmp_path / "log")

    play_until(gui, room, 60)

    sent = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    asked = [each for each in sent if each["cmd"] == "choose"]
    types = [event["type"] for each in asked for event in each["events"]]
    seen = [type(event).__name__ for index, event in list_seen(
        room.session.game, room.session.steps, 0)
            if index < asked[-1]["turn"]]
    assert types == seen


def test_after_an_undo_it_is_told_the_match_from_its_beginning(
        gui: Gui, tmp_path: Path) -> None:
    room = sit(gui, "none", tmp_path / "log")
    play_until(gui, room, 50)
    told = room.session.turn
    room.match.undo(20, force=True)
    while room.session.turn <= told:  # another way, and farther than it has been told
        room.session.play(room.session.offers()[-1])
    before = len((tmp_path / "log").read_text().splitlines())
    room.autoplay.pause(is_paused=False)

    play_until(gui, room, told + 20)

    sent = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    first = next(each for each in sent[before:] if each["turn"] > told)
    seen = [type(event).__name__ for index, event in list_seen(
        room.session.game, room.session.steps, 0)
            if index < first["turn"]]
    assert [event["type"] for event in first["events"]] == seen


@pytest.mark.parametrize(("mistake", "what"), [
    ("illegal", "a choisi un coup qui n’est pas permis"),
    ("dies", "s’est arrêté de façon inattendue"), ("garbage", "a envoyé une réponse invalide")])
def test_its_mistakes_are_told_and_the_match_goes_on(gui: Gui, mistake: str, what: str) -> None:
    room = sit(gui, mistake)
    told = hear(gui)

    play_until(gui, room, 60)

    assert told[0] == (f"« Program {mistake} » {what} : l’ordinateur joue ce coup à sa place.")
    assert {(seat, level) for _state, seat, level in gui.thinker.asked} == {
        (0, "experienced"), (1, "random")}
    noted = room.session.record.stand_ins
    assert noted and set(noted.values()) == {OUTSIDE}
    assert {room.session.steps[index].actor for index in noted} == {0}
    if mistake == "dies":  # started four times; that it is asked no more is told once
        assert len(told) == 5 and "n’est plus interrogé" in told[-1]


def test_one_that_thinks_too_long_loses_its_move(gui: Gui) -> None:
    room = sit(gui, "deaf", seconds=1)
    told = hear(gui)

    play_until(gui, room, 12)

    assert "a répondu trop tard" in told[0]


def test_without_a_command_the_computer_plays_and_it_is_said(gui: Gui) -> None:
    """A save names no command: one that comes from elsewhere starts nothing."""
    room = sit(gui, "none")
    gui.house.choose("engine", "")

    play_until(gui, room, 60)

    assert {(seat, level) for _state, seat, level in gui.thinker.asked} == {
        (0, "experienced"), (1, "random")}
    assert "command" not in json.dumps(room.session.to_plain())


def test_a_record_keeps_that_a_program_played() -> None:
    session = Session.new(games.load("alexandros"), [Player("Zoé"), Player("", OUTSIDE)])

    record, _game = from_plain(session.to_plain(), games.load)

    assert record.players[1] == Player("", OUTSIDE)


def test_a_program_is_offered_where_one_is_named_with_its_command(gui: Gui) -> None:
    gui.click("menu/new", "library/play")
    assert OUTSIDE not in [kind for kind, _word in gui.find("seats/kind1").choices]
    gui.press("Escape", "Escape")

    gui.house.choose("engine", "python my_bot.py")
    gui.click("menu/new", "library/play")
    assert [kind for kind, _word in gui.find("seats/kind1").choices][-1] == OUTSIDE
    gui.house.room.tablets._retire(1, OUTSIDE)  # type: ignore[attr-defined]

    [told] = gui.find("seats/kind1").tip  # with a rival's character above there is no room below
    assert "python my_bot.py" in gui.house.voice(told)
    assert start(gui).session.record.players[1] == Player("", OUTSIDE)


def test_the_settings_take_a_command_and_its_time(gui: Gui) -> None:
    gui.house.navigation.settings()
    gui.house.room._turn("play")  # type: ignore[attr-defined]

    gui.click("settings/engine").type("my_bot")

    assert gui.house.settings["engine"] == "my_bot"
    assert gui.find("settings/engine_seconds").value == 10


def test_settings_written_by_hand_hold_no_nonsense() -> None:
    assert clean_settings({"engine": " bot\n --fast ", "engine_seconds": 0})["engine_seconds"] == 1
    assert clean_settings({"engine": " bot\n --fast "})["engine"] == "bot  --fast"
    assert clean_settings({"engine": 7})["engine"] == ""
    assert len(clean_settings({"engine": "x" * 9999})["engine"]) == 400


def test_an_argument_without_a_command_is_refused_with_a_sentence(
        capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--engine"]) == app.MISUSED
    assert "--engine" in capsys.readouterr().err
