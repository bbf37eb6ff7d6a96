"""The application driven by fingers alone."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.kernel.record import Player
from alexandre.scenes.home.rulebook import Rulebook
from alexandre.scenes.home.settings import SettingsRoom
from alexandre.scenes.table.table import Table
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.window import fingers
from alexandre.ui.window.fingers import LONG
from alexandre.ui.window.press_targets import DEAF
from tests.ui.gui import Gui
from tests.ui.hands import FingerHand, board_of, play_first_turn

ALONE = [Player("Zoé"), Player("", "random")]
PEOPLE = [Player("Zoé"), Player("Bob")]


@pytest.fixture
def hand(gui: Gui, monkeypatch: pytest.MonkeyPatch) -> FingerHand:
    """A hand at a screen of the usual size; the tests are the same on a Mac."""
    monkeypatch.setattr(fingers, "IS_TRACKPAD", False)
    gui.desk.resize(1280, 720)
    return FingerHand(gui)


@pytest.fixture
def table(hand: FingerHand) -> Table:
    """A table at which the person is asked."""
    hand.gui.sit_down(ALONE)
    room = hand.gui.table
    while not room.match.is_asked or room.showing.is_moving:
        hand.gui.run()
    return room


def test_from_the_menu_to_the_end_of_a_turn(hand: FingerHand) -> None:
    play_first_turn(hand, take_step)


def take_step(hand: FingerHand, table: Any) -> None:
    """Confirm the prepared move; else tap a lit spot, or the first offer."""
    gui = hand.gui
    names = [each.name for each in walk(gui.desk.top) if each.takes_focus and each.is_enabled]
    picture = board_of(gui)
    lit = [at for each in sorted(picture.lit) if (at := picture.middle_of(each)) is not None]
    if "plan/confirm" in names:
        hand.press("plan/confirm")
    elif lit and not table.planning.is_open:
        hand.tap(lit[0])
    else:
        hand.press(min(each for each in names if each.startswith(("offer/", "plan/"))))


def test_a_tap_presses_once_though_sdl_makes_a_mouse_of_it(hand: FingerHand) -> None:
    gui, presses = hand.gui, list[str]()
    button = gui.find("menu/settings")
    button.on_press = lambda: presses.append("settings")
    hand.press("menu/settings")

    assert presses == ["settings"]
    assert gui.desk.hover is None, "nothing is pointed at after a tap"


@pytest.mark.parametrize(("before", "is_heard"), [(0, False), (DEAF - 1, False), (DEAF, True)])
def test_a_tap_answers_for_what_lay_there_when_the_finger_came_down(
        hand: FingerHand, table: Table, before: int, is_heard: bool) -> None:  # noqa: FBT001
    gui = hand.gui
    offer = next(each for each in walk(gui.desk.top) if each.name.startswith("offer/"))
    at, presses = offer.box.middle, list[str]()
    offer.on_press = lambda: presses.append("offer")  # type: ignore[attr-defined]
    gui.wait()
    gui.desk.hush()
    gui.desk.now += before
    hand.down(at)
    gui.desk.now += LONG - 1  # lifted long after
    hand.up(at)

    assert bool(presses) == is_heard


def test_a_question_that_comes_under_the_finger_is_not_answered(
        hand: FingerHand, table: Table) -> None:
    gui = hand.gui
    offer = next(each for each in walk(gui.desk.top) if each.name.startswith("offer/"))
    presses: list[str] = []
    offer.on_press = lambda: presses.append("offer")  # type: ignore[attr-defined]
    gui.wait()
    hand.down(offer.box.middle)
    gui.desk.now += 10
    gui.desk.hush()
    gui.desk.now += 480
    hand.up(offer.box.middle)

    assert presses == []


def test_a_finger_pushes_the_board_and_chooses_nothing(hand: FingerHand, table: Table) -> None:
    gui, picture = hand.gui, board_of(hand.gui)
    turn = table.session.turn
    picture.zoom(3.0)
    gui.run()
    x, y = picture.pane.free.middle
    before = picture.camera
    gui.wait()
    hand.down((x, y))
    hand.move((x - 60, y - 20))
    hand.move((x - 120, y - 40))
    hand.up((x - 120, y - 40))

    assert picture.camera.at > before.at and picture.camera.zoom == before.zoom
    assert table.session.turn == turn and not table.planning.is_open


def test_two_fingers_bring_what_lies_between_them_nearer(hand: FingerHand, table: Table) -> None:
    gui, picture = hand.gui, board_of(hand.gui)
    x, y = picture.pane.free.middle
    place = picture.fit.into((x, y))
    gui.wait()
    hand.down((x - 50, y))
    hand.down((x + 50, y), 1)
    for apart in (60, 80, 100):
        hand.move((x - apart, y))
        hand.move((x + apart, y), 1)
    near = picture.camera.zoom
    there = picture.fit.out(place)
    hand.up((x - 100, y))
    hand.move((x + 160, y), 1)  # one finger alone goes on
    hand.up((x + 160, y), 1)

    assert near == pytest.approx(2.0, rel=0.05)
    assert there == pytest.approx((x, y), abs=12.0)
    assert picture.camera.zoom == near
    assert not table.planning.is_open


def test_a_long_press_is_hover(hand: FingerHand, table: Table) -> None:
    gui, picture = hand.gui, board_of(hand.gui)
    spot = next(each for each in picture.spots if gui.house.voice(each.name))
    at = picture.fit.out(spot.middle)
    gui.wait()
    hand.down(at)
    assert gui.desk.due == gui.desk.now + LONG
    gui.run()
    hand.up(at)
    gui.run()

    assert picture.pointed is not None
    assert gui.desk.tip.text
    assert not table.planning.is_open
    hand.tap((2, 2))
    assert gui.desk.tip.text == ""


def test_a_list_is_pushed_by_what_stands_in_it(hand: FingerHand) -> None:
    gui = hand.gui
    gui.house.enter(SettingsRoom(gui.house))
    gui.find("settings/leaves").choose("keys")
    gui.run()
    page, button = gui.find("settings/page"), gui.find("settings/key/confirm")
    x, y = button.box.middle
    gui.wait()
    hand.down((x, y))
    hand.move((x, y - 60))
    hand.move((x, y - 100))
    pushed = page.offset
    hand.up((x, y - 100))

    assert pushed == pytest.approx(100.0)
    assert page.offset == pytest.approx(pushed, abs=button.box.h)
    assert not button.takes_text, "it was not pressed"
    assert gui.house.room.__class__ is SettingsRoom


def test_the_pages_of_a_book_are_pushed(hand: FingerHand) -> None:
    gui = hand.gui
    gui.enter(Rulebook(gui.house, "empire"))
    x, y = gui.find("rulebook/text").box.middle
    hand.down((x, y))
    hand.move((x, y - 80))
    hand.up((x, y - 80))

    assert gui.find("rulebook/text").offset > 0


def test_the_curtain_is_lifted_by_holding_it(hand: FingerHand) -> None:
    gui = hand.gui
    gui.sit_down(PEOPLE)
    at = gui.find("curtain/lift").box.middle
    hand.tap(at)
    assert gui.has("curtain/lift"), "a tap is too short"
    gui.wait()
    hand.down(at)
    gui.run()
    hand.up(at)
    gui.run().lacks("curtain/lift")


def test_a_finger_that_is_never_lifted_holds_nothing_once_the_window_was_left(
        hand: FingerHand) -> None:
    import pygame

    gui = hand.gui
    hand.down((5, 5))
    gui.send(pygame.WINDOWFOCUSLOST)
    assert gui.desk.due is None
    hand.press("menu/settings")

    assert isinstance(gui.house.room, SettingsRoom)


def test_fingers_on_a_trackpad_are_the_pointers_affair(
        hand: FingerHand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fingers, "IS_TRACKPAD", True)
    hand.press("menu/settings")

    assert not isinstance(hand.gui.house.room, SettingsRoom)
