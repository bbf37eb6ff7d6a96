"""A warning with a remedy: one click or one key puts right what would cost too much."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.kernel.session import Session
from tests.scenes.test_split import MOVING, at_a_split, pins
from tests.ui.gui import Gui, MakeGui

DEAR = ("place:macedonia", "place:triballia")


def at_a_dear_arrow(gui: Gui) -> Session:
    """Eight armies stand before an arrow that costs one; it is chosen for three of them."""
    session = at_a_split(gui, [*MOVING, "march start1>macedonia 8"])
    for spot in DEAR:
        gui.click_spot(spot)
    gui.lacks("plan/remedy").press("3")
    return session


def mend(gui: Gui, how: str) -> None:
    """The remedy, by its button or by its key."""
    if how == "key":
        gui.press("r")
    else:
        gui.click("plan/remedy")


def actions_of(gui: Gui) -> list[str]:
    """The prepared actions."""
    room: Any = gui.house.room
    plan = room.planning.planner.plan
    return [] if plan is None else [each.text for each in plan.commit()]


@pytest.mark.parametrize("text", [100, 150])
def test_what_a_march_gains_is_in_sight_beside_a_remedy(make_gui: MakeGui, text: int) -> None:
    """The finding: in large letters the forecast was below the question, a remedy and a scroll."""
    gui = make_gui(size=(1280, 720), pace="normal", text=text)
    at_a_dear_arrow(gui)
    strip, panel = gui.find("plan/strip"), gui.find("page/plan")

    assert strip.rows and strip.box.bottom <= panel.box.bottom


@pytest.mark.parametrize("how", ["button", "key"])
def test_who_stays_behind_comes_along_and_the_arrow_is_paid_once__6_3(gui: Gui, how: str) -> None:
    session = at_a_dear_arrow(gui)
    words = gui.find("plan/remedy").words.replace("\xa0", " ")
    assert words == "Partir à 8 : 1 ressource économisée"
    mend(gui, how)

    assert not gui.has("plan/remedy")
    assert [each for each in actions_of(gui) if "march" in each] == [
        "march macedonia>triballia 8 after 1"]
    gui.press("Return")
    assert session.record.actions[-2:-1] == ["march macedonia>triballia 8 after 1"]


@pytest.mark.parametrize("how", ["button", "key"])
def test_a_group_that_has_paid_is_called_back_for_those_who_follow__6_3(gui: Gui,
                                                                        how: str) -> None:
    session = at_a_dear_arrow(gui)
    gui.click_spot(DEAR[1])
    turn = session.turn
    for spot in DEAR:
        gui.click_spot(spot)
    gui.press("2")
    mend(gui, how)

    assert session.turn == turn - 2
    assert set(pins(gui)) >= {*DEAR, "n:5"}
    assert actions_of(gui)[0] == "march macedonia>triballia 5 after 1"
    assert not gui.find("plan/remedy").words.startswith("Les réunir")
    gui.press("ctrl+y")
    assert session.turn == turn


def test_what_was_done_is_not_prepared_again(gui: Gui) -> None:
    """Five stay behind, and could go the same way: nobody has said that they should."""
    at_a_dear_arrow(gui)
    gui.press("Return")

    assert pins(gui) == () and actions_of(gui) == []


def test_a_free_arrow_needs_no_remedy(gui: Gui) -> None:
    at_a_split(gui, MOVING)
    gui.click_spot("place:start1").click_spot("place:macedonia").press("3").lacks("plan/remedy")
    before = pins(gui)
    gui.press("r")
    assert pins(gui) == before


def test_what_is_chosen_from_keeps_its_place_when_a_warning_comes(gui: Gui) -> None:
    at_a_split(gui, [*MOVING, "march start1>macedonia 8"])
    for spot in DEAR:
        gui.click_spot(spot)
    before = gui.find("plan/choices").box
    gui.press("3")
    assert abs(gui.find("plan/choices").box.y - before.y) < 3
    assert before.bottom <= gui.find("plan/warning0").box.y < gui.find("plan/remedy").box.y
