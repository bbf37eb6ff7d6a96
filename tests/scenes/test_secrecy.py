"""One person's secrets are nowhere on the screen of another."""

from __future__ import annotations

import re

import pygame

from alexandre.kernel.contract import State
from alexandre.kernel.record import Player
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.table.curtain import Curtain
from alexandre.scenes.table.table import Table
from alexandre.ui.sidebar.page import Page
from alexandre.ui.widgets.base.widget import walk
from tests.ui.gui import Gui

TWO = (Player("Zoé"), Player("Bob"))


def advance(gui: Gui, moves: int) -> None:
    for number in range(moves):
        gui.lift()
        offers = gui.offers()
        if offers:
            gui.click("offer/" + offers[number * 3 % len(offers)])
        else:
            gui.run()


def redeal(state: State, seat: int) -> State:
    """The same table for that seat, with other cards in the hands of the others."""
    lot = 7

    def rnd(n: int) -> int:
        nonlocal lot
        lot = lot * 48271 % 2147483647
        return lot % n

    return state.determinize(seat, rnd)


def everything_said(gui: Gui) -> list[str]:
    """All words of the screen, and every tip that could come up."""
    texts = gui.all_texts()
    for widget in walk(gui.desk.top):
        gui.desk.focus_on(widget if widget.takes_focus else None)
        gui.run(1)
        texts.append(gui.desk.tip.text)
    return texts


def picture(gui: Gui) -> bytes:
    """Every pixel of the room, built anew."""
    gui.house.refresh()
    gui.run()
    return pygame.image.tobytes(gui.painted, "RGB")


def test_the_viewers_own_hand_is_on_the_screen(gui: Gui) -> None:
    """Else tables that differ in secrets alone would look alike in any case."""
    session = gui.sit_down(TWO)
    gui.lift()
    assert session.viewer is not None
    shown = picture(gui)
    session.viewer = 1 - session.viewer

    assert picture(gui) != shown


def test_a_card_that_another_drew_unseen_is_not_named_in_the_log(gui: Gui) -> None:
    session = gui.sit_down(TWO)
    gui.lift()
    viewer = session.viewer
    assert viewer is not None
    name = TWO[1 - viewer].name
    drawn = [line for line in gui.find("page/log").words if line.startswith(f"{name} pioche")]

    assert drawn == [f"{name} pioche une carte."]


def test_the_curtain_says_nothing_but_whose_turn_it_is(gui: Gui) -> None:
    session = gui.sit_down(TWO)
    assert isinstance(gui.house.room, Curtain)
    awaited = TWO[session.decider].name

    assert {widget.name for widget in walk(gui.desk.top) if widget.name} == {
        "curtain", "curtain/seat", "curtain/pass", "curtain/why", "curtain/how", "curtain/lift",
        "curtain/leave"}
    assert [text for text in gui.all_texts() if re.search(r"\d", text)] \
        == [f"Place\N{NO-BREAK SPACE}{session.decider + 1}"]
    assert awaited in " ".join(gui.all_texts())


def test_between_two_people_the_curtain_falls_and_what_was_shown_is_let_go(gui: Gui) -> None:
    session = gui.sit_down(TWO)
    gui.lift()
    viewer = session.viewer
    room = gui.table
    for _ in range(200):
        if not gui.offers():
            break
        gui.click("offer/" + gui.offers()[-1]).run(10)

    assert isinstance(gui.house.room, Curtain)
    assert session.viewer == viewer
    assert room.plain.page == Page("", "")
    assert gui.offers() == []


def test_the_match_stands_still_behind_the_curtain(gui: Gui) -> None:
    session = gui.sit_down(TWO)
    turn = session.turn
    gui.run(20).press("1", "Escape", "ctrl+z")

    assert isinstance(gui.house.room, Curtain)
    assert session.turn == turn


def test_the_curtain_is_lifted_by_a_held_button_and_by_no_short_click(gui: Gui) -> None:
    gui.sit_down(TWO)
    gui.click_at(gui.find("curtain/lift").box.middle)
    assert isinstance(gui.house.room, Curtain)

    gui.hold("curtain/lift")
    assert isinstance(gui.house.room, Table)


def test_with_keys_alone_the_curtain_is_gone_to_and_pressed(gui: Gui) -> None:
    gui.sit_down(TWO)
    gui.press("Return", "space", "Return")
    assert isinstance(gui.house.room, Curtain)

    gui.press("Tab", "Return")
    assert isinstance(gui.house.room, Table)


def test_a_loaded_match_of_several_people_opens_on_the_curtain(gui: Gui) -> None:
    gui.sit_down(TWO)
    advance(gui, 9)
    gui.house.go_home()
    gui.click("menu/continue")

    assert isinstance(gui.house.room, Curtain)


def test_a_computer_player_is_told_nothing_by_the_screen(gui: Gui) -> None:
    """It is asked with the state alone; what it is told of it is its worker's affair."""
    gui.sit_down((Player("Zoé"), Player("", "random")))
    advance(gui, 12)

    assert {(seat, level) for _state, seat, level in gui.thinker.asked} == {(1, "random")}


def test_the_title_of_the_window_names_the_game_alone(gui: Gui) -> None:
    gui.sit_down(TWO)
    titles = set()
    for _ in range(6):
        titles.add(gui.house.voice(gui.house.room.title))
        advance(gui, 4)

    assert titles <= {"Alexandre – Alexandros", "Alexandre"}


def test_home_nothing_is_left_of_the_match(gui: Gui) -> None:
    gui.sit_down(TWO)
    advance(gui, 9)
    gui.house.go_home()

    assert isinstance(gui.house.room, Menu)
    assert not any(name.startswith(("page/", "picture/")) for name in gui.names())
