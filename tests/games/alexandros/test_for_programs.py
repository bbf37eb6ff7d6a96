"""Data about Alexandros for programs: the components, and boards."""

from __future__ import annotations

import json

import pytest

from alexandre.content.board import board
from alexandre.games import load
from alexandre.games.alexandros.shape import BOARD
from tests.helpers.protocol_page import section

BOX = load("alexandros").box()
CONTENT = board("alexandros", "e").data["box"]


def test_the_box_tells_every_card_and_piece__1_4__1_6() -> None:
    assert json.loads(json.dumps(BOX)) == BOX
    assert BOX["cards"] == [
        {"card": letter, "symbol": symbol["id"], "count": CONTENT["cards_each"],
         "names": {lang: symbol["names"][lang]["name"] for lang in ("fr", "en")}}
        for letter, symbol in CONTENT["symbols"].items()]
    assert sum(card["count"] for card in BOX["cards"]) == CONTENT["cards"]
    same = ("walls", "governors", "start_hand", "face_up", "goal")
    assert [BOX[name] for name in same] == [CONTENT[name] for name in same]
    assert CONTENT.keys() - BOX.keys() == {"title", "kind", "seats", "symbols", "cards_each"}


def test_prices_are_those_of_the_rules__9_5__10_1__11_1() -> None:
    assert BOX["prices"] == {"space": 1, "governor": 2, "taxes": 1}
    assert (BOX["actions"], BOX["points"]) == (2, {"empty": 1})


def test_the_page_names_every_field_of_the_box_and_of_a_board() -> None:
    text = section("alexandros", "Board")
    fields = [*BOX, *BOX["cards"][0], *BOX["prices"], *BOX["points"], *BOX["walls"],
              *BOARD.required]

    assert [field for field in fields
            if not any(f"{before}{field}" in text for before in ("`", "`{", ", "))] == []


@pytest.mark.parametrize("id", ["e", "l"])
def test_a_board_as_data_plays_like_the_bundled_one(id: str) -> None:
    plain = json.loads(json.dumps(board("alexandros", id).data["board"]))

    assert load("alexandros", {"board": plain}).spaces() == load("alexandros", id).spaces()
