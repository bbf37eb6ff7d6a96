"""Return takes the main choice where one is shown, whatever was clicked and lies under the mouse.
"""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from alexandre import games
from alexandre.games.commander.events.turn import OperationStands
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.save_files import newest_open
from alexandre.scenes.table.table import Table
from alexandre.ui.play.course import Course
from alexandre.ui.play.offers import main_of, offers_of, pass_of
from alexandre.ui.sidebar.offer_list import name_of
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import FoldButton
from tests.helpers.stages import titles_with
from tests.helpers.walks import fewest_seats
from tests.scenes.test_saves import play
from tests.ui.gui import Gui

MOVES = 600
PLACES = 8  # at which Return is tried
NOTHING_PLANNED = Course((), "", "", "")


def sit_down(gui: Gui, title: str, seed: int) -> Any:
    """A person at the table; the others play what the test plays."""
    gui.desk.resize(1280, 720)
    gui.house.choose("pace", "step")
    players = [Player("Zoé"), *[Player("", "random")] * (fewest_seats(title) - 1)]
    gui.house.enter(Table(gui.house, Session.new(games.load(title), players, seed=seed), "match"))
    gui.run(6)
    return gui.house.room


def click_in_vain(gui: Gui, lot: random.Random) -> None:
    """A spot that means nothing, or a heading that unfolds; the mouse stays there."""
    room: Any = gui.house.room
    dull = [at for picture in room.board.pictures.values() for spot in picture.spots
            if spot.id not in picture.lit and not spot.id.startswith("habit:")
            and (at := picture.middle_of(spot.id)) and picture.spot_at(at) is spot]
    folds = [each for each in walk(room.plain.offers) if isinstance(each, FoldButton)]
    if folds and lot.random() < 0.5:
        gui.click(lot.choice(folds).name)
    elif dull:
        gui.click_at(lot.choice(dull))
    room.planning.drop()


@pytest.mark.parametrize("title", titles_with("table"))
def test_return_takes_the_main_choice_whatever_was_clicked(gui: Gui, title: str) -> None:
    """A question without one is not answered by it, nor by what the mouse lies on; and the key
    stands on what it takes alone."""
    table = sit_down(gui, title, 3)
    session, lot = table.session, random.Random(3)
    kinds = {True: 0, False: 0}  # questions with a main choice, and without
    for _ in range(MOVES):
        if session.decider == OVER or min(kinds.values()) >= PLACES:
            break
        before = session.turn
        if kinds[main_of(offers_of(session, table.drawing)) is not None] < PLACES:
            table.show_at_once()
            gui.run(2)
            main, turn = main_of(table.plain.page.offers), session.turn
            if (kinds[main is not None] < PLACES and table.match.is_asked
                    and not table.planning.is_open):
                kinds[main is not None] += 1
                click_in_vain(gui, lot)
                assert session.turn == turn
                shown = [each.name for each in walk(table.plain)
                         if isinstance(each, Button) and each.command == "confirm"]
                assert not shown or (main is not None and shown == [name_of(main)])
                gui.press("Return")
                course = table.planning.plan.course if table.planning.is_open else NOTHING_PLANNED
                taken = session.record.actions[turn:] or [
                    each.text for each in (*course.actions, *course.begun)]
                assert taken[:1] == ([main.action.text] if main else [])
        if session.turn == before:
            session.play(lot.choice(session.offers()))
        while session.decider not in (0, OVER):
            session.play(lot.choice(session.offers()))

    assert min(kinds.values()) >= 2, kinds


def test_the_key_that_passes_ends_nothing_after_a_question_that_was_left_out(gui: Gui) -> None:
    """It was going to be pressed for that one."""
    table, lot = sit_down(gui, "commander", 1), random.Random(3)
    session = table.session
    while not is_left_out(table):
        if session.decider == OVER:
            table = sit_down(gui, "commander", lot.randrange(99))
            session = table.session
        session.play(lot.choice([each for each in session.offers()
                                 if not each.text.startswith(("disband", "cancel"))]))
    table.show()
    while table._is_question_early:
        gui.run(1)
    turn, shown = session.turn, gui.desk.now
    for later in (500, 1900):
        gui.desk.look()
        gui.desk.now = shown + later
        gui.send(pygame.KEYDOWN, key=ord("0"), mod=0, unicode="")

    assert session.turn == turn and session.game.parse("encamp") in session.offers()


@pytest.mark.parametrize("hand", ["key", "mouse"])
def test_a_second_press_does_not_pass_the_next_question_too(gui: Gui, hand: str) -> None:
    """The finding: twice it ended the conquest, whose button and key came there."""
    table, lot = sit_down(gui, "commander", 1), random.Random(3)
    session = table.session
    while session.game.parse("allow") not in session.offers():
        session.play(lot.choice(session.offers()))
    table.show()
    while table._is_question_early:
        gui.run(1)
    passing = pass_of(table.plain.page.offers)
    assert passing is not None
    place = [round(each * gui.desk.theme.scale) for each in gui.find(name_of(passing)).box.middle]

    def press() -> None:
        gui.desk.look()
        gui.desk.now += 500
        if hand == "key":
            gui.send(pygame.KEYDOWN, key=ord("0"), mod=0, unicode="")
        else:
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                gui.send(kind, pos=tuple(place), button=1)

    gui.wait()
    first = session.turn
    press()
    assert session.steps[first].action == "allow"
    while table._is_question_early:
        gui.run(1)
    asked = session.turn
    for _ in range(2):
        press()
        gui.wait()
    assert session.turn == asked and session.game.parse("encamp") in session.offers()


def is_left_out(table: Any) -> bool:
    """Whether an order of the enemy could not be cancelled, just before the question that would
    end conquest."""
    step = next((each for each in reversed(table.session.steps) if each.events), None)
    return bool(step and any(isinstance(each, OperationStands) for each in step.events)
                and table.match.is_asked
                and table.session.game.parse("encamp") in table.session.offers())


def test_a_copy_under_a_name_is_kept_by_return_and_not_what_the_menu_goes_on_with(
        gui: Gui) -> None:
    """The finding: Return saved nothing, and the menu went on with the copy, and changed it."""
    play(gui, 3, "match")
    gui.press("Escape").click("leave/save").type("Gordion").press("Return")
    gui.store.flush(5)

    assert "gordion" in [entry.name for entry in gui.store.shelf("save")]
    assert (entry := newest_open(gui.store)) and entry.name == "match"
