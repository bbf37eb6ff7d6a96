"""The texts beside the offers: the effect of a choice, and whether anything glows for it."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre import games
from alexandre.kernel.contract import CHANCE
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.table.table import Table
from alexandre.ui.play.offers import main_of
from tests.ui.gui import Gui

ON = ("proceed", "encamp", "end")  # how a quiet turn goes on


def choose_advisers() -> Session:
    """A campaign in which the first adviser is chosen."""
    session = Session.new(games.load("commander"), [Player("Zoé")], seed=9)
    while session.decider == CHANCE:
        session.play(session.offers()[0])
    assert "hire parmenion" in [action.text for action in session.offers()]
    return session


def decisions(session: Session) -> list[str]:
    """The player's own actions, without those of chance since."""
    return [step.action for step in session.steps if step.actor == 0]


@pytest.fixture
def advisers(gui: Gui) -> Gui:
    """The table at that choice, in a usual window."""
    gui.desk.resize(1280, 720)
    gui.house.enter(Table(gui.house, choose_advisers(), "match"))
    gui.run(6)
    return gui


def test_an_adviser_is_chosen_on_the_panel_however_little_room_it_has(advisers: Gui) -> None:
    room = advisers.table
    assert room.board.has_any({"advisor:parmenion"})
    assert "brille" in advisers.find("page/on_board").words
    advisers.wait()
    advisers.click_spot("advisor:parmenion")

    assert decisions(room.session)[-1] == "hire parmenion"


def test_what_an_adviser_does_is_said_where_he_is_chosen(advisers: Gui) -> None:
    tip = advisers.find("offer/hire parmenion").tip

    assert advisers.house.voice(tip) == "L’ennemi tire trois plans de moins."


def test_nothing_is_said_to_glow_where_the_board_shows_none_of_it(advisers: Gui) -> None:
    room = advisers.table
    room.plain.offers.promise_board(is_lit=room.board.has_any({"advisor:nobody"}))

    assert "brille" not in advisers.find("page/on_board").words


def test_what_is_said_above_the_offers_has_as_many_lines_as_it_needs(advisers: Gui) -> None:
    room = advisers.table
    advisers.house.choose("text", 125)
    advisers.desk.resize(1024, 720)
    heights = set()
    for is_lit in (False, True):
        room.plain.offers.promise_board(is_lit=is_lit)
        told = advisers.find("page/on_board")
        assert told.box.h == told.height(told.box.w)
        heights.add(told.box.h)

    assert len(heights) == 2


@pytest.mark.parametrize("title", games.TITLES)
def test_every_effect_that_a_title_tells_is_a_sentence(title: str, gui: Gui) -> None:
    game = games.load(title)
    told = [effect for action in game.lexicon.actions
            if (effect := drawing_of(game).effect(action))]

    assert told or title != "commander"
    for effect in told:
        assert isinstance(effect, Msg)
        assert gui.house.voice(effect) != effect.key


def test_a_price_that_may_be_declined_is_never_the_main_choice(gui: Gui) -> None:
    """Return goes on; it never pays the enemy, nor takes an oracle at its word."""
    session = choose_advisers()
    while not {"cancel", "allow"} <= {action.text for action in session.offers()}:
        session.play(next((action for action in session.offers() if action.text in ON),
                          session.offers()[0]))
    gui.desk.resize(1280, 720)
    gui.house.enter(Table(gui.house, session, "match"))
    gui.run(6)
    assert main_of(gui.table.plain.page.offers) is None
    assert gui.find("offer/cancel").kind == "button"
    gui.wait().press("Return")
    assert decisions(session)[-1] not in ("cancel", "allow")
    gui.press("0")
    assert decisions(session)[-1] == "allow"


def test_what_is_unfolded_is_folded_away_at_another_question(advisers: Gui) -> None:
    room: Any = advisers.house.room
    room.plain.offers._open.add("aside")
    room.show()
    assert "aside" in room.plain.offers._open
    advisers.click("offer/hire parmenion")
    advisers.run(8)

    assert any(offer.startswith("disband") for offer in advisers.offers())
    assert not any(name.startswith("offer/disband") for name in advisers.names())
