"""A resting hand: what came under it a moment ago was not meant by its click."""

from __future__ import annotations

import pytest

from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Plate, Sketch, Spot
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.picture import Picture
from alexandre.ui.window.input_router import GRACE
from tests.ui.test_widgets import Hand

AT = (60.0, 60.0)
PLACE = Box(20, 40, 200, 40)
AWAY = Box(600, 40, 200, 40)


@pytest.fixture
def hand() -> Hand:
    """Two buttons, the mouse on the first."""
    hand = Hand()
    hand.show(Button("pass", "Pass", hand.note("pass")), Button("bid", "Bid", hand.note("bid")))
    put(hand, "pass", PLACE)
    put(hand, "bid", AWAY)
    hand.desk.tick(1000)
    hand.move(AT)
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


def test_a_click_meant_for_what_lay_there_a_moment_ago_is_none(hand: Hand) -> None:
    swap(hand)
    hand.desk.tick(1010)
    hand.desk.draw(hand.screen)
    hand.desk.now = 1010 + GRACE - 1
    hand.click((AT[0] + 2, AT[1]))  # no hand rests quite still

    assert hand.heard == []


def test_what_came_between_two_pictures_is_noticed_too(hand: Hand) -> None:
    swap(hand)
    hand.click(AT)

    assert hand.heard == []


def test_whoever_waits_a_moment_or_moves_is_heard(hand: Hand) -> None:
    swap(hand)
    hand.desk.tick(1010)
    hand.desk.now = 1010 + GRACE
    hand.click(AT)
    put(hand, "bid", AWAY)
    put(hand, "pass", PLACE)
    hand.move((AT[0] + 30, AT[1]))
    hand.click((AT[0] + 30, AT[1]))

    assert hand.heard == ["bid", "pass"]


def test_the_same_control_is_pressed_as_fast_as_one_likes(hand: Hand) -> None:
    button = hand.desk.find("pass")
    assert isinstance(button, Button)
    for is_enabled in (True, False, True):
        button.enable(is_enabled=is_enabled)
        hand.desk.tick(1000)
        hand.click(AT)

    assert hand.heard == ["pass", "pass"]


def test_a_spot_that_changed_places_with_another_is_deaf_as_well() -> None:
    hand = Hand()
    picture = Picture("hand", hand.heard.append)
    hand.show(picture)
    picture.place(Box(0, 0, 400, 400))
    for spot in ("bid:3", "bid:4"):
        outline = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
        sketch = Sketch((100, 100), (Plate((0, 0), (100, 100), 0, "sea"),), (),
                        (Spot(spot, spot, outline),))
        picture.show(sketch, frozenset({spot}))
        if spot == "bid:3":
            hand.move(AT)
        hand.click(AT)

    assert hand.heard == ["bid:3"]
