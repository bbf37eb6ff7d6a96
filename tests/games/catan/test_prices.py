"""The price on a button is the price that leaves the hand."""

from __future__ import annotations

from typing import cast

import pytest

from alexandre.cli.console import load_words
from alexandre.games import load, table
from alexandre.games.catan.events.kinds import place_of_corner, place_of_side
from alexandre.games.catan.rules.queries import at_corner, at_side
from alexandre.games.catan.state.position import Position
from alexandre.kernel.text import Msg
from tests.games.catan.story import deck_without, tell
from tests.games.catan.test_table import draw_sheets
from tests.helpers.walks import take_action

DRAWING = table(load("catan"))


def test_the_button_of_what_is_built_or_bought_names_what_leaves_the_hand__7_1() -> None:
    roads = {"0,0,N>1,-1,S": 0, "1,0,N>1,-1,S": 0}
    story = tell("wsgbo" * 3, sites={"0,0,N": (0, "village")}, roads=roads)
    state = cast(Position, story.state)
    for verb in ("road", "village", "city", "buy"):
        action = next(each for each in state.legal() if each.text.startswith(verb))
        price = DRAWING.price(state, action)
        later = take_action(state, action)
        paid = [n - left for n, left in zip(state.hands[:6], later.hands[:6], strict=True)]

        assert price is not None and price.arg("goods") == state.tables.nouns(paid)


def test_a_road_of_the_card_has_no_price__8_5() -> None:
    story = tell("wb", sites={"0,0,N": (0, "village")}, cards=[{"roads": 1}, {}, {}, {}],
                 deck=deck_without(roads=1))
    dear = next(each for each in story.state.legal() if each.text.startswith("road "))
    assert DRAWING.price(story.state, dear) is not None
    story.play("roads")
    assert DRAWING.price(story.state, dear) is None


def test_what_cannot_be_paid_tells_its_price_and_what_is_lacking__7_1() -> None:
    state = cast(Position, tell("sb").state)
    wool, grain, ore = (state.tables.goods[n] for n in (1, 2, 4))

    refusal = state.why_not(load("catan").parse("buy"))

    assert refusal == Msg.of("catan.why.too_dear", "7.1", cost=(wool, grain, ore),
                             lacks=(grain, ore))


def test_the_table_tells_what_stands_or_lies_where_costs__7_1() -> None:
    state = cast(Position, tell(sites={"0,0,N": (0, "village"), "2,0,N": (1, "city")},
                                roads={"0,0,N>1,-1,S": 0}).state)
    named = {spot.id: spot.name for sheet in draw_sheets(state, 0).values()
             for spot in sheet.spots}

    def key_of(spot: str) -> str:
        return cast(Msg, named[spot]).key

    assert key_of("side:1,0,N>1,-1,S") == "catan.spot.price.road"
    assert key_of("side:0,0,N>1,-1,S") == "catan.spot.side"
    assert key_of("corner:1,0,N") == "catan.spot.price.village"
    assert key_of("corner:0,0,N") == "catan.spot.price.city"
    assert not key_of("corner:2,0,N").startswith("catan.spot.price.")
    assert not key_of("corner:1,-1,S").startswith("catan.spot.price.")  # beside the village
    pile = cast(Msg, named["pile"])
    assert pile.arg("goods") == state.tables.nouns(state.tables.box.costs[-1])


@pytest.mark.parametrize(("lang", "here"), [
    ("en", ("between ", "at the ", "on the ")), ("fr", ("entre ", "à la ", "à l", "au "))])
def test_no_place_is_told_like_a_price(lang: str, here: tuple[str, ...]) -> None:
    tables = cast(Position, tell().state).tables
    places = [place_of_corner(*at_corner(tables, n)) for n in range(len(tables.corners))]
    places += [place_of_side(*at_side(tables, n)) for n in range(len(tables.sides))]
    words = load_words(lang)
    said = [words.say(place) for place in places]

    assert all(each.startswith(here) for each in said)
