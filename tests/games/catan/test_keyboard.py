"""The strip of the hand by the keyboard alone: tabs, cards and stacks, on the real screen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.table.table import Table
from alexandre.ui.widgets.pictures.picture import Picture
from tests.games.catan.story import March, auction, tell
from tests.ui.gui import Gui

MOST = 30  # strokes that lead from one end of the screen to the other


@pytest.fixture
def gui(tmp_path: Path) -> Gui:
    """The application in a common size."""
    return Gui(tmp_path, size=(1280, 720))


def seat(gui: Gui, story: March) -> Session:
    """A person against two computers, at that position."""
    session = Session.new(games.load("catan"),
                          [Player("Zoé"), Player("Bob", "random"), Player("Anna", "random")])
    session.state = story.state
    gui.enter(Table(gui.house, session, "match"))
    return session


def tab_to(gui: Gui, name: str) -> None:
    """The tabulator, until that widget has the keyboard."""
    for _stroke in range(MOST):
        if gui.desk.focus is not None and gui.desk.focus.name == name:
            return
        gui.press("Tab")
    raise AssertionError(f"no tabulator leads to {name}")


def arrow_to(gui: Gui, spot: str, key: str = "Right") -> None:
    """An arrow, until that spot of the strip is pointed at."""
    for _stroke in range(MOST):
        picture = gui.desk.focus
        assert isinstance(picture, Picture) and picture.name == "picture/hand"
        if picture.pointed is not None and picture.pointed.id == spot:
            return
        gui.press(key)
    raise AssertionError(f"no arrow leads to {spot}")


def test_nothing_ends_the_turn_while_a_trade_is_put_together__9_4(gui: Gui) -> None:
    """The finding: "End turn" was the main button, beside a "Prop-ose" in two lines."""
    session = seat(gui, tell("wwg", "bb", "oo", seats=3, alexander=6))
    gui.click_spot("give:wood")
    confirm = gui.find("plan/confirm")
    assert not gui.has("offer/end") and confirm.is_main
    assert confirm.box.w > gui.find("plan/drop").box.w
    before = session.turn
    gui.press("e").click("plan/drop")
    assert session.turn == before and gui.has("offer/end")


def test_a_proposal_is_put_together_and_made_by_tabs__9_4(gui: Gui) -> None:
    session = seat(gui, tell("wwg", "bb", "oo", seats=3, alexander=6))
    tab_to(gui, "picture/hand")
    for spot in ("give:wood", "give:wood", "ask:brick"):
        arrow_to(gui, spot)
        gui.press("Return")
    tab_to(gui, "plan/confirm")
    gui.press("Return")

    made = [step.action for step in session.steps if step.actor == 0]
    assert made[-4:] == ["give wood", "give wood", "ask brick", "propose"]


def test_a_good_is_taken_back_by_the_tab_of_the_other_side__9_4(gui: Gui) -> None:
    seat(gui, tell("wwg", "bb", "oo", seats=3, alexander=6))
    tab_to(gui, "picture/hand")
    for spot, key in (("give:grain", "Right"), ("give:wood", "Left"), ("ask:wood", "Right")):
        arrow_to(gui, spot, key)
        gui.press("Return")

    room = gui.house.room
    assert isinstance(room, Table) and room.planning.planner is not None
    assert room.planning.planner.pins == ("give:grain",)


def test_a_payment_is_changed_card_by_card__6_6(gui: Gui) -> None:
    session = seat(gui, auction("village", "wwssgb", seats=3).play("bid 2").passes(2))
    tab_to(gui, "picture/hand")
    for spot in ("card:grain", "card:brick"):
        arrow_to(gui, spot)
        gui.press("Return")
    tab_to(gui, "plan/confirm")
    gui.press("Return")

    paid = [step.action for step in session.steps if step.action.startswith("pay")]
    assert paid == ["pay grain", "pay brick"]


def test_bids_and_the_way_out_are_reached_on_the_strip__6_3(gui: Gui) -> None:
    session = seat(gui, auction("village", "wwssgb", seats=3))
    tab_to(gui, "picture/hand")
    arrow_to(gui, "bid:3")
    gui.press("Return")

    assert [step.action for step in session.steps if step.actor == 0][-1:] == ["bid 3"]


def test_a_tip_does_not_outlive_what_it_tells(gui: Gui) -> None:
    seat(gui, tell("wwg", "bb", "oo", seats=3, alexander=6))
    tab_to(gui, "picture/hand")
    picture = gui.find("picture/hand")
    x, y = picture.middle_of("card:wood")
    scale = gui.desk.theme.scale
    gui.send(pygame.MOUSEMOTION, pos=(round(x * scale), round(y * scale)), rel=(0, 0),
             buttons=(0, 0, 0))
    gui.run(4)
    assert "2" in gui.desk.tip.text
    named = tuple(replace(spot, name="3") for spot in picture.sketch.spots)
    picture.show(replace(picture.sketch, spots=named), picture.lit)

    assert gui.desk.tip.text == ""
