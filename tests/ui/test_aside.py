"""Offers to be done meanwhile, under a heading that no key opens, and players beside notes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre import games
from alexandre.kernel.text import Msg
from alexandre.ui.play.drawing import UNDRAWN
from alexandre.ui.play.offers import Offer
from alexandre.ui.sidebar.page import page_of
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.link import FoldButton
from tests.ui.test_plain import make_root, match


def test_what_may_be_done_meanwhile_stands_last_and_folded() -> None:
    session = match(games.TITLES[0])
    first, second = session.offers()[:2]
    view = PlainView("plain", lambda action: None)
    desk = make_root(view)
    view.show(page_of(session, is_asked=True, drawing=replace(
        UNDRAWN, is_aside=lambda _state, action: action == first)))
    rows = [row.name for row in view.offers.scroll.column.children]

    assert rows[0] == f"offer/{second.text}" and rows[-1] == "verb/aside"
    assert desk.find(f"offer/{first.text}") is None
    verb = next(each.verb for each in view.offers.offers if each.is_aside)
    heading = view.offers.scroll.column.children[-1]
    assert isinstance(heading, FoldButton)
    assert heading.text == Msg.of("ui.offers.several", verb=verb, n=1)
    assert heading.is_quiet and heading.box.h < view.offers.scroll.column.children[0].box.h
    desk.focus_on(heading)
    desk.router.keyboard.ring(is_keyed=True)
    heading.on_press()
    assert desk.find(f"offer/{first.text}") is not None
    assert desk.focus is not None and desk.focus.name == "verb/aside"  # a second press would do it


def test_the_keyboard_rests_on_no_heading_of_what_may_be_done_meanwhile() -> None:
    """It would be the first row beside one that cannot be taken back."""
    actions = match(games.TITLES[0]).game.lexicon.actions
    grave, aside = (Offer(action, Msg.of("word"), verb=Msg.of("word")) for action in actions[:2])
    view = PlainView("plain", lambda action: None)
    make_root(view)
    view.offers.show((replace(grave, is_grave=True), replace(aside, is_aside=True)))
    assert view.offers.scroll.column.children[-1].name == "verb/aside"
    assert view.offers.rest is None


def test_what_may_be_done_meanwhile_is_in_sight_when_it_is_all_there_is() -> None:
    session = match(games.TITLES[0])
    view = PlainView("plain", lambda action: None)
    desk = make_root(view)
    view.show(page_of(session, is_asked=True, drawing=replace(
        UNDRAWN, is_aside=lambda _state, action: action in session.offers())))

    assert desk.find(f"offer/{session.offers()[0].text}") is not None
    assert desk.find("verb/aside") is None


def test_all_moves_end_with_those_that_nobody_looks_for_first() -> None:
    """The finding: forces to be sent home stood before the answers to the question."""
    actions = match(games.TITLES[0]).game.lexicon.actions
    aside, grave, answer = (Offer(action, Msg.of("word")) for action in actions[:3])
    view = PlainView("plain", lambda action: None)
    make_root(view)
    view.offers.show((replace(aside, is_aside=True), replace(grave, is_grave=True), answer),
                     is_aside=True)
    heading = view.offers.scroll.column.children[0]
    assert isinstance(heading, FoldButton)
    heading.on_press()

    assert [row.name for row in view.offers.scroll.column.children[1:]] == [
        f"offer/{actions[number].text}" for number in (2, 1, 0)]


@pytest.mark.parametrize("notes", [("word " * 300,), ("first", "word " * 300)])
def test_players_to_be_clicked_give_way_only_to_a_first_sentence(notes: tuple[str, ...]) -> None:
    """The finding: two lines of the advice, and the rest of its sentence to be scrolled to."""
    view = PlainView("plain", lambda action: None, seats=2)
    make_root(view)
    view.players.add(Button("players/0", "Zoé", lambda: None))
    view.show(page_of(match(games.TITLES[0]), is_asked=True))
    view.note(*notes)

    assert view.rest.is_shown and view.players.is_shown == (len(notes) > 1)
