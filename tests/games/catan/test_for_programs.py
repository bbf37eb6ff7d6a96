"""Data about the components for a program that plays."""

from __future__ import annotations

import json
from typing import Any

from alexandre.content.board import board
from alexandre.games import load
from alexandre.games.catan.meta import AUCTIONS, CARDS, GOODS, RESOURCES

DATA: dict[str, Any] = board("catan", "anabasis").data
CONTENT: dict[str, Any] = DATA["box"]
BOX: dict[str, Any] = load("catan").box()


def test_the_box_is_plain_and_names_everything_in_both_languages__1_6() -> None:
    points = BOX["points"]
    named = [*BOX["goods"], *BOX["things"], *BOX["cards"], *BOX["tokens"], *BOX["harbours"],
             *points["titles"], points["advisers"]]

    assert json.loads(json.dumps(BOX)) == BOX
    assert all(set(each["names"]) == {"fr", "en"} for each in named)
    assert all(name for each in named for name in each["names"].values())


def test_every_card_and_token_is_counted__1_6() -> None:
    assert [(each["id"], each["count"]) for each in BOX["goods"]] == [
        *((good, CONTENT["cards_each"]) for good in RESOURCES), ("gold", None)]
    assert {each["id"]: each["count"] for each in BOX["cards"]} == CONTENT["development"]
    assert [(each["id"], each["count"]) for each in BOX["tokens"]] == [
        (event, CONTENT["tokens"]) for event in AUCTIONS[1:]]
    assert [BOX["supply"]["3"], BOX["supply"]["4"]] == CONTENT["supply"]
    assert [BOX[name] for name in ("start_hand", "hand_limit")] == [
        CONTENT[name] for name in ("start_hand", "hand_limit")]


def test_every_price_is_told__7_1() -> None:
    told = {each["id"]: [each["cost"].get(good, 0) for good in RESOURCES]
            for each in BOX["things"]}
    counts = {each["id"]: each["count"] for each in BOX["things"]}

    assert told == CONTENT["costs"]
    assert counts == {"village": CONTENT["pieces"]["villages"],
                      "city": CONTENT["pieces"]["cities"], "road": CONTENT["pieces"]["roads"],
                      "card": sum(CONTENT["development"].values())}


def test_what_pays_for_an_event_is_told__6_1() -> None:
    assert {event: set(goods) - {"gold"} for event, goods in BOX["auctions"].items()} == {
        event: set(goods) for event, goods in CONTENT["auctions"].items()}
    assert all("gold" in goods for goods in BOX["auctions"].values())
    assert BOX["knight_pays"] == CONTENT["knight_pays"]


def test_every_harbour_is_told_with_its_corners__9_2() -> None:
    spaces = {each["id"]: each for each in load("catan").spaces()}

    assert [(each["id"], each["trades"]) for each in BOX["harbours"]] == [
        (each["id"], each["good"]) for each in DATA["board"]["harbours"]]
    for each in BOX["harbours"]:
        assert each["rate"] == (3 if each["trades"] == "any" else 2)
        assert [spaces[corner]["harbour"] for corner in each["corners"]] == [each["id"]] * 2


def test_what_scores_and_what_wins_is_told__10_5() -> None:
    points, content = BOX["points"], CONTENT["points"]

    assert [points[name] for name in ("goal", "village", "city")] == [
        content[name] for name in ("goal", "village", "city")]
    assert {each["id"]: each["points"] for each in points["titles"]} == {
        name: content[name] for name in ("longest_road", "largest_army")}
    assert [each["least"] for each in points["titles"]] == [
        CONTENT["least"]["road"], CONTENT["least"]["army"]]
    assert points["advisers"]["points"] == {"3": content["three_seats"],
                                            "4": content["four_seats"]}
    assert points["advisers"]["least"] == CONTENT["least"]["tokens"]


def test_nothing_that_the_content_counts_is_left_out__1_6() -> None:
    """A component that is added to the content asks for its place here."""
    kept = {"title", "kind", "seats", "proposals"}  # of the match, not printed
    told = {"goods", "cards_each", "supply", "start_hand", "pieces", "development", "tokens",
            "hand_limit", "points", "least", "costs", "auctions", "knight_pays", "names"}

    assert set(CONTENT) == kept | told
    assert [each["id"] for each in BOX["cards"]] == list(CARDS)
    assert [each["id"] for each in BOX["goods"]] == list(GOODS)
