"""Choices that are settled once for all, at the table: chosen, seen, kept, taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from alexandre import games
from alexandre.kernel.contract import OVER, State
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.home.settings import SettingsRoom
from alexandre.scenes.table.table import Table
from tests.ui.gui import Gui

CHARGE = "commander.charge"


def play(session: Session, wanted: Sequence[str], *, until: Callable[[], bool]) -> None:
    """The first of these verbs that is offered, or whatever is."""
    for _move in range(400):
        if session.decider == OVER or until():
            return
        offers = [each for each in session.offers() if not each.text.startswith("disband")]
        session.play(min(offers, key=lambda each: place(wanted, each.text)))


def place(wanted: Sequence[str], text: str) -> int:
    """The rank of the wish."""
    return next((at for at, each in enumerate(wanted) if text.startswith(each)), len(wanted))


def in_question(state: State) -> tuple[str, ...]:
    """The choices that are asked about now."""
    return games.table(games.load("commander")).routines.choices(state)


@pytest.fixture
def battle(gui: Gui) -> Session:
    """A table at which plans for a battle are chosen."""
    session = Session.new(games.load("commander"), [Player("Zoé")], seed=9)
    play(session, ("march", "fight", "scout chaeronea", "proceed"),
         until=lambda: any(each.text == "plan charge" for each in session.offers()))
    gui.desk.resize(1280, 720)
    gui.enter(Table(gui.house, session, "match"))
    return session


def test_a_click_on_its_seal_changes_a_habit_and_plays_nothing(gui: Gui,
                                                               battle: Session) -> None:
    turn = battle.turn
    for word in ("auto", "never"):
        gui.click_spot("habit:charge")
        assert gui.house.settings["habits"] == {CHARGE: word}
    gui.click_spot("habit:charge")

    assert gui.house.settings["habits"] == {}
    assert battle.turn == turn


def test_habits_are_kept_with_the_settings_and_forgotten_at_one_button(gui: Gui,
                                                                       battle: Session) -> None:
    gui.click_spot("habit:charge")
    gui.house.read_settings()
    assert gui.house.settings["habits"] == {CHARGE: "auto"}
    room = SettingsRoom(gui.house)
    room.leaf = "play"
    gui.house.enter(room)
    gui.click("settings/forget")

    assert gui.house.settings["habits"] == {}


def test_a_plan_that_is_asked_about_has_its_habit_beside_the_offers(gui: Gui,
                                                                    battle: Session) -> None:
    gui.house.leave()
    play(battle, ("plan rally", "plan regroup", "array", "fight_on", "attack", "aim_forces"),
         until=lambda: bool(in_question(battle.state)))
    gui.enter(Table(gui.house, battle, "match"))
    name = in_question(battle.state)[0]

    assert gui.find(f"habit/{name}").value == "ask"
    gui.find(f"habit/{name}").step(1)
    assert gui.house.settings["habits"] == {f"commander.{name}": "auto"}


def test_two_habits_beside_the_hits_leave_what_is_prepared_whole(gui: Gui,
                                                                 battle: Session) -> None:
    """The finding: at 150 % the forces of both sides were a line cut in half; the log lends it
    the room."""
    gui.house.leave()
    play(battle, ("plan rally", "plan regroup", "array", "fight_on", "attack", "aim_forces"),
         until=lambda: len(in_question(battle.state)) > 1)
    gui.set(text=150)
    gui.enter(Table(gui.house, battle, "match"))
    gui.table.show_at_once()
    gui.run()
    planned, strip = gui.find("page/plan"), gui.find("plan/strip")

    assert strip.is_shown and strip.box.h and strip.box.bottom <= planned.box.bottom


def test_large_letters_leave_a_habit_in_sight_where_its_plan_is_asked_about(
        gui: Gui, battle: Session) -> None:
    """It lies above what decides, and neither covers the other."""
    gui.house.leave()
    gui.set(text=150)
    play(battle, ("plan flank", "array", "fight_on", "attack", "aim_forces"),
         until=lambda: "spare_flank" in [each.text for each in battle.offers()])
    gui.enter(Table(gui.house, battle, "match"))

    assert gui.has("habit/flank")
    assert gui.find("habit/flank").box.bottom <= gui.find("offer/flank").box.y
    assert gui.find("page/log").box.h > 0


@pytest.mark.parametrize("size", [(1024, 640), (1280, 640), (1280, 720)])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_what_is_prepared_is_read_above_the_habits(gui: Gui, lang: str,
                                                   size: tuple[int, int]) -> None:
    """Two habits beside what is prepared: each has one line, and cuts through no words above."""
    session = Session.new(games.load("commander"), [Player("Zoé")], seed=2)
    play(session, ("scout chaeronea", "march", "fight", "plan rally", "array"),
         until=lambda: len(in_question(session.state)) > 1)
    gui.house.choose("language", lang)
    gui.desk.resize(*size)
    gui.house.enter(Table(gui.house, session, "match"))
    gui.run(6)
    names = [gui.find(f"habit/{name}/name") for name in ("rally", "hits")]
    planned = gui.find("page/plan")
    first = gui.find("plan/title" if gui.has("plan/title") else "plan/strip")

    assert all(each.height(each.box.w) < 2 * each.height(999) for each in names)
    assert first.box.bottom <= planned.view.bottom


def test_a_habit_holds_from_the_next_time_on_and_is_taken_back_at_the_table(gui: Gui) -> None:
    """The question that is asked stays; what then answers by itself stands beside the next one."""
    session = Session.new(games.load("commander"), [Player("Zoé")], seed=2)
    play(session, ("scout chaeronea", "march", "fight", "plan rally", "array"),
         until=lambda: in_question(session.state) == ("hits",))
    gui.desk.resize(1280, 720)
    gui.house.enter(Table(gui.house, session, "match"))
    gui.run(6)
    turn = session.turn
    gui.find("habit/hits").step(1)
    gui.run(6)
    assert session.turn == turn
    assert gui.house.settings["habits"] == {"commander.hits": "auto"}

    for _question in range(60):
        if "hits" not in in_question(session.state) and gui.has("habit/hits"):
            break
        session.play(min(session.offers(), key=lambda each: place(
            ("suffer", "deal", "fight_on", "attack", "aim_forces"), each.text)))
        gui.table.show()
        gui.run(12)
    assert gui.find("habit/hits").value == "auto"
    gui.find("habit/hits").step(1)

    assert gui.house.settings["habits"] == {}
