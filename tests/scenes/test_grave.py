"""What cannot be undone and is rarely meant is asked about once, and bears no digit."""

from __future__ import annotations

from alexandre import games
from alexandre.games.catan.actions import verbs
from alexandre.games.catan.table import DRAWING as CATAN
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.table.table import Table
from tests.ui.gui import Gui

GONE = "disband archers"


def seat(gui: Gui) -> Session:
    """The first turn of a campaign; forces may be sent home."""
    session = Session.new(games.load("commander"), [Player("Zoé")], seed=9)
    session.play("hire parmenion")
    gui.paints = False
    gui.house.enter(Table(gui.house, session, "match"))
    gui.run()
    return session


def test_a_force_is_sent_home_only_after_a_second_yes(gui: Gui) -> None:
    session = seat(gui)
    turn = session.turn
    gui.click(f"offer/{GONE}")
    assert session.turn == turn
    gui.press("Return")
    assert session.turn == turn and not gui.has("grave/yes")
    gui.click(f"offer/{GONE}")
    gui.click("grave/yes")

    assert session.record.actions[turn] == GONE


def test_who_does_not_want_to_be_asked_is_not(gui: Gui) -> None:
    session = seat(gui)
    gui.house.choose("careful", value=False)
    turn = session.turn
    gui.click(f"offer/{GONE}")

    assert session.record.actions[turn] == GONE


def test_no_digit_sends_anybody_home(gui: Gui) -> None:
    session = seat(gui)
    turn = session.turn
    gui.press(*"123456789")

    assert session.turn == turn


def test_a_bid_is_given_up_by_whoever_has_made_one__6_3() -> None:
    moves = games.load("catan", None).lexicon.by_text
    leave, bid = moves["pass"], moves["bid 2"]
    assert isinstance(leave, verbs.Pass)

    assert not CATAN.is_grave(leave, None)
    assert CATAN.is_grave(leave, bid)
