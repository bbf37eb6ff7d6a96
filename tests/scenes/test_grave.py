"""Moves without undo that are rarely meant are asked about once, and bear no digit."""

from __future__ import annotations

import pytest

from alexandre import games
from alexandre.games.catan.actions import verbs
from alexandre.games.commander.actions.verbs import Disband
from alexandre.kernel.actions import Action
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.table.rewind import ask_once
from alexandre.scenes.table.table import Table
from alexandre.ui.play.offers import main_of, offers_of
from tests.games.catan.story import auction
from tests.ui.gui import Gui

GONE = "disband archers"


def seat(gui: Gui) -> Session:
    """The first turn of a campaign; forces may be sent home."""
    session = Session.new(games.load("commander"), [Player("Zoé")], seed=9)
    session.play("hire parmenion")
    gui.enter(Table(gui.house, session, "match"))
    return session


def test_what_one_step_takes_back_is_not_asked_about(gui: Gui) -> None:
    session = seat(gui)
    turn = session.turn
    gui.click(f"offer/{GONE}")

    assert session.record.actions[turn:] == [GONE] and not gui.has("grave/yes")
    gui.press("ctrl+z")
    assert session.turn == turn


def test_what_cannot_be_taken_back_is_played_only_after_a_second_yes(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    session = seat(gui)
    monkeypatch.setattr(type(session.game), "is_barrier", lambda *_: True)
    turn = session.turn
    gui.click(f"offer/{GONE}")
    assert session.turn == turn
    gui.press("Return")
    assert session.turn == turn and not gui.has("grave/yes")
    gui.click(f"offer/{GONE}", "grave/yes")

    assert session.record.actions[turn] == GONE


def test_what_the_coach_has_just_advised_is_not_asked_about(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    session = seat(gui)
    monkeypatch.setattr(type(session.game), "is_barrier", lambda *_: True)
    turn = session.turn
    gui.thinker.advice = (GONE,)
    gui.press("c").run().click(f"offer/{GONE}")

    assert session.record.actions[turn:] == [GONE]


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


def bid_and_be_outbid(gui: Gui, hand: str) -> Session:
    """An auction in which the person has bid one card and is asked again."""
    session = Session.new(games.load("catan"), [Player(name) for name in ("Zoé", "Bob", "Anna")])
    session.state = auction("village", hand, "bbo", "bbo", seats=3).state
    for bid in ("bid 1", "bid 2", "pass"):
        session.play(bid)
    gui.enter(Table(gui.house, session, "match"))
    gui.lift()
    return session


@pytest.mark.parametrize("way", ["button", "key"])
def test_an_auction_in_which_one_has_bid_is_left_without_a_question_it_costs_nothing(
        gui: Gui, way: str) -> None:
    session = bid_and_be_outbid(gui, "wwg")
    turn = session.turn
    if way == "button":
        gui.click("offer/pass")
    else:
        gui.press("0")

    assert session.record.actions[turn - session.record.base] == "pass"


def test_who_can_pay_no_other_bid_leaves_by_the_main_choice_and_is_not_asked(gui: Gui) -> None:
    session = bid_and_be_outbid(gui, "w")
    main = main_of(offers_of(session, games.table(session.game)))
    assert main is not None and isinstance(main.action, verbs.Pass)
    turn = session.turn
    gui.press("0")

    assert session.record.actions[turn - session.record.base] == "pass"


def test_the_one_bid_that_can_be_paid_keeps_its_stepper_and_is_not_what_return_takes(
        gui: Gui) -> None:
    session = bid_and_be_outbid(gui, "wwg")
    turn = session.turn
    gui.press("Return")

    assert main_of(offers_of(session, games.table(session.game))) is None
    assert gui.has("verb/bid/number") and gui.has("limit/tell") and session.turn == turn


def test_no_limit_is_offered_where_no_bid_can_be_paid(gui: Gui) -> None:
    bid_and_be_outbid(gui, "w")

    assert gui.has("verb/bid") and not gui.has("limit/tell")


def test_bids_in_the_open_do_not_betray_what_cannot_be_paid(gui: Gui) -> None:
    session = bid_and_be_outbid(gui, "w")
    session.viewer = NOBODY
    offers = offers_of(session, games.table(session.game))

    assert main_of(offers) is None and not any(each.price or each.is_vain for each in offers)


def test_all_that_is_grave_of_what_is_sent_at_once_is_named_and_why__6_6(gui: Gui) -> None:
    session = seat(gui)
    one, other = [each for each in session.offers() if isinstance(each, Disband)][:2]
    label, played = session.game.label, list[Action]()
    ask_once(gui.house, session, (one, other, other), played.extend)
    told = [gui.find(f"grave/{name}").text for name in ("what/0", "what/1", "why/0")]
    gui.click("grave/yes")

    assert told == [label(session.state, one),
                    Msg.of("ui.offers.several", verb=label(session.state, other), n=2),
                    Msg.of("commander.grave.home")]
    assert not gui.has("grave/why/1") and played == [one, other, other]
