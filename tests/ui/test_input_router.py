"""Late presses: what came a moment ago was not meant by them."""

from __future__ import annotations

import pygame
import pytest

from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Plate, Sketch, Spot
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.picture import Picture
from alexandre.ui.window.press_targets import DEAF, PressTargets, reading_time
from tests.ui.test_widgets import Hand

AT = (60.0, 60.0)
PLACE = Box(20, 40, 200, 40)
AWAY = Box(600, 40, 200, 40)
SQUARE = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))


@pytest.fixture
def hand() -> Hand:
    """Two buttons, the mouse on the first; the hand does not wait."""
    hand = Hand()
    hand.show(Button("pass", "Pass", hand.note("pass")), Button("bid", "Bid", hand.note("bid")))
    put(hand, "pass", PLACE)
    put(hand, "bid", AWAY)
    hand.desk.look()
    hand.desk.tick(1000)
    hand.move(AT)
    hand.is_patient = False
    return hand


def put(hand: Hand, name: str, box: Box) -> None:
    """Lay a widget there."""
    widget = hand.desk.find(name)
    assert widget is not None
    widget.place(box)


def swap(hand: Hand) -> None:
    """The second button comes where the first was."""
    put(hand, "pass", AWAY)
    put(hand, "bid", PLACE)
    hand.desk.draw(hand.screen)


def let_decide(hand: Hand) -> Widget:
    """The control at that place, which decides from now on."""
    button = hand.desk.find("pass")
    assert button is not None
    button.decides = True
    return button


@pytest.mark.parametrize(("after", "heard"), [(0, []), (DEAF - 1, []), (DEAF, ["bid"])])
def test_a_click_is_for_what_has_been_there_for_a_moment(
        hand: Hand, after: int, heard: list[str]) -> None:
    swap(hand)
    hand.desk.now += after
    hand.click((AT[0] + 2, AT[1]))  # no hand rests quite still

    assert hand.heard == heard


def test_what_came_between_two_pictures_is_noticed_too(hand: Hand) -> None:
    put(hand, "pass", AWAY)
    put(hand, "bid", PLACE)
    hand.click(AT).hears()


def test_a_hand_that_has_come_from_elsewhere_is_as_late(hand: Hand) -> None:
    swap(hand)
    hand.desk.now += DEAF - 1
    hand.click((AWAY.x + 9, AWAY.y + 9)).hears()


def test_the_same_control_is_pressed_as_fast_as_one_likes(hand: Hand) -> None:
    hand.click(AT).click(AT).hears("pass", "pass")


def test_what_was_pressed_counts_only_if_it_is_still_there_when_it_is_let_go(hand: Hand) -> None:
    hand.down(AT)
    button = hand.desk.find("pass")
    assert isinstance(button, Button)
    button.meaning = "another question"
    hand.up(AT).hears()


def test_after_a_question_that_came_by_itself_what_decides_is_deaf_and_nothing_else(
        hand: Hand) -> None:
    let_decide(hand)
    hand.desk.hush()
    hand.click(AT).click(AWAY.middle)
    hand.desk.now += DEAF
    hand.click(AT).hears("bid", "pass")


def test_a_sentence_that_takes_longer_to_read_is_not_cut_short_by_the_next() -> None:
    targets = PressTargets()
    targets.hush(0, 5000)
    targets.hush(100, 1000)
    assert targets.deaf_until == 5000


def test_the_ring_is_dim_while_what_wears_it_is_deaf_and_as_long_as_the_sentence_is_read(
        hand: Hand) -> None:
    button = let_decide(hand)
    hand.desk.focus_on(button)
    hand.desk.command("press")  # the keyboard is in use
    time = reading_time("Cancel the order for two gold?")
    hand.desk.hush(time)
    seen = []
    for wait in (0, time - 1, 1):
        hand.desk.tick(hand.desk.now + wait)
        hand.key(pygame.K_RETURN)
        seen.append((hand.desk.router.ring, len(hand.heard)))

    assert time > 2 * DEAF
    assert seen == [((button, True), 1), ((button, True), 1), ((button, False), 2)]


def test_a_click_on_what_is_deaf_shows_a_dim_ring_there(hand: Hand) -> None:
    button = let_decide(hand)
    hand.desk.hush(2 * DEAF)
    hand.click(AT)
    seen = hand.desk.router.ring, hand.desk.due
    hand.desk.tick(hand.desk.now + 2 * DEAF)

    assert seen == ((button, True), hand.desk.now)
    assert hand.desk.router.ring == (None, True) and hand.heard == []


def test_a_press_that_began_before_the_question_is_none(hand: Hand) -> None:
    let_decide(hand)
    hand.down(AT)
    hand.desk.now += 1
    hand.desk.hush()
    hand.desk.now += 2 * DEAF
    hand.up(AT).hears()


def test_a_key_means_what_it_meant_a_moment_ago_or_nothing(hand: Hand) -> None:
    meanings = hand.listen().meanings
    meanings["end_turn"] = "end turn"
    hand.desk.look()
    hand.desk.now += DEAF
    hand.key(pygame.K_e)
    meanings["end_turn"] = "end the turn of another"
    hand.key(pygame.K_e)
    hand.desk.now += DEAF
    hand.key(pygame.K_e).hears("end_turn", "end_turn")


def test_a_spot_that_changed_places_with_another_is_told_to_be_fresh() -> None:
    hand = Hand()
    heard = []
    picture = Picture("hand", lambda spot: heard.append((spot, hand.desk.router.is_fresh)))
    hand.show(picture)
    picture.place(Box(0, 0, 400, 400))
    for spot in ("bid:3", "bid:4"):
        sketch = Sketch((100, 100), (Plate((0, 0), (100, 100), 0, "sea"),), (),
                        (Spot(spot, spot, SQUARE),))
        picture.show(sketch, frozenset({spot}))
        if spot == "bid:3":
            hand.click(AT)
            hand.is_patient = False
        else:
            hand.click(AT)

    assert heard == [("bid:3", False), ("bid:4", True)]
