"""What a button says that something costs is what leaves the hand."""

from __future__ import annotations

from typing import cast

from alexandre.games import load, table
from alexandre.games.catan.state.position import Position
from tests.games.catan.story import deck_without, tell

DRAWING = table(load("catan"))


def test_the_button_of_what_is_built_or_bought_names_what_leaves_the_hand__7_1() -> None:
    roads = {"0,0,N>1,-1,S": 0, "1,0,N>1,-1,S": 0}
    story = tell("wsgbo" * 3, sites={"0,0,N": (0, "village")}, roads=roads)
    state = cast(Position, story.state)
    for verb in ("road", "village", "city", "buy"):
        action = next(each for each in state.legal() if each.text.startswith(verb))
        price = DRAWING.price(state, action)
        later = state.clone()
        later.apply(action)
        paid = [n - left for n, left in zip(state.hands[:6], later.hands[:6], strict=True)]

        assert price is not None and price.arg("goods") == state.tables.nouns(paid)


def test_a_road_of_the_card_has_no_price__8_5() -> None:
    story = tell("wb", sites={"0,0,N": (0, "village")}, cards=[{"roads": 1}, {}, {}, {}],
                 deck=deck_without(roads=1))
    dear = next(each for each in story.state.legal() if each.text.startswith("road "))
    assert DRAWING.price(story.state, dear) is not None
    story.play("roads")
    assert DRAWING.price(story.state, dear) is None
