"""The board on the other screen: it follows the match and shows nobody's secrets."""

from __future__ import annotations

import pygame

from alexandre import games
from alexandre.kernel.record import ASKED, Player, Record
from alexandre.kernel.session import Session
from alexandre.scenes.present.board_window import BEHIND, BoardWindow
from alexandre.scenes.present.presenter import Presenter
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.tiles import INFINITE
from tests.helpers.secrets import redeal_record
from tests.scenes.test_audience import StandIn, windows
from tests.ui.gui import Gui

__all__ = ["windows"]  # a fixture of every test here

HANDS = ("deal T", "deal A", "reveal T", "reveal L")
PLAYERS = (Player("Zoé"), Player("Bob"))


def open_board(gui: Gui, record: Record | None = None) -> Table:
    """A table of two people, its board on the other screen by the button of the pause."""
    session = Session(games.load("alexandros"), record) if record else \
        Session.new(games.load("alexandros"), list(PLAYERS), {"first_seat": "seat0"}, 5,
                    chance=ASKED)
    for text in HANDS if record is None else ():
        session.play(text)
    table = gui.enter(Table(gui.house, session, "match"))
    gui.lift()
    gui.enter(Pause(table, table.autoplay, "", table.rewinder, table.ending))
    gui.click("leave/board")
    show(gui)
    return table


def show(gui: Gui) -> bytes:
    """Return the pixels of the second window once everything is drawn."""
    for _frame in range(6):
        gui.run()
        gui.house.audience.draw(INFINITE)
    surface = gui.house.audience.surface
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def window_of(gui: Gui) -> BoardWindow:
    """The task that keeps the second window."""
    return next(each for each in gui.house.tasks if isinstance(each, BoardWindow))


def test_the_second_window_shows_the_board_while_the_table_stays(gui: Gui) -> None:
    table = open_board(gui)
    assert gui.house.room is table
    assert len(StandIn.opened) == 1
    assert len(set(show(gui))) > 16  # a picture, not one colour


def test_it_shows_the_same_whatever_the_hands_hold(gui: Gui) -> None:
    table = open_board(gui)
    shown, record = show(gui), table.session.record
    other, changed = redeal_record(table.session, 0, 3)
    assert changed
    gui.house.go_home()
    gui.run()
    open_board(gui, other)
    assert show(gui) == shown
    assert other.actions != record.actions


def test_it_follows_what_is_played_and_what_is_corrected(gui: Gui) -> None:
    table = open_board(gui)
    scene = window_of(gui)._scene
    before = show(gui)
    gui.lift()
    table.match.play(table.session.offers()[0])
    assert show(gui) != before
    assert scene.session.turn == table.session.turn
    table.match.correct({2: "reveal A"})
    show(gui)
    again = window_of(gui)._scene
    assert again is not scene and again.session.state.hash() == table.session.state.hash()


def test_a_board_that_is_far_behind_shows_the_latest_move_at_once(gui: Gui) -> None:
    table = open_board(gui)
    scene = window_of(gui)._scene
    for _action in range(40):
        table.session.play(table.session.offers()[0])
    gui.run(1)
    assert scene.journey.stop is scene.journey.stops[-1] and scene.journey.last > BEHIND


def test_a_presenter_borrows_the_window(gui: Gui) -> None:
    table = open_board(gui)
    gui.house.navigation.present(table.autoplay)
    gui.run()
    assert isinstance(gui.house.room, Presenter)
    assert not window_of(gui).is_shown
    gui.press("Escape")
    show(gui)
    assert window_of(gui).is_shown


def test_it_ends_with_the_match_or_with_its_window(gui: Gui) -> None:
    open_board(gui)
    gui.house.go_home()
    gui.run()
    assert not gui.house.audience.is_open
    open_board(gui)
    gui.house.audience.close()
    gui.run()
    assert not any(isinstance(each, BoardWindow) for each in gui.house.tasks)
    assert not gui.house.audience.is_open
