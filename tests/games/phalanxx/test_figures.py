"""The pictures of the cards of Phalanxx: each its own, and three cavalries told apart."""

from __future__ import annotations

from typing import cast

from alexandre.games import load
from alexandre.games.phalanxx.meta import COLOURS
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.shape import NEEDS
from alexandre.games.phalanxx.table.pictures.cards import SIZE, face
from alexandre.games.phalanxx.table.pictures.glyphs import figure, sign
from alexandre.ui.draw.extent import extent
from alexandre.ui.draw.signs.named import read_sign
from alexandre.ui.draw.theme import Theme

TABLES = cast(Phalanxx, load("phalanxx")).tables
FIGHT = [card.id for card in TABLES.cards if COLOURS[card.colour] != "violet"]
THINGS = [card.id for card in TABLES.cards if COLOURS[card.colour] == "violet"]


def test_every_army_and_every_leader_has_a_picture_and_no_two_are_alike() -> None:
    pictures = [figure(name, (0.0, 0.0), 100.0, "page") for name in FIGHT]

    assert len(set(pictures)) == len(FIGHT)


def test_every_piece_of_equipment_has_a_picture_of_its_own() -> None:
    assert len({sign(name, (0.0, 0.0), 1.0) for name in THINGS}) == len(THINGS)


def test_the_cavalries_wear_and_hold_different_things() -> None:
    horsemen = [card.id for card in TABLES.cards
                if card.symbol == NEEDS.index("cavalry") and card.id != "war_elephants"]
    worn = [frozenset(read_sign(f"phalanxx/figures/{name}")) for name in horsemen]

    assert len(horsemen) == 6
    for number, one in enumerate(worn):
        for other in worn[:number]:
            assert len(one ^ other) >= 4


def test_no_picture_leaves_its_card_and_every_colour_is_there() -> None:
    theme = Theme()
    for number in range(len(TABLES.cards)):
        for shape in face(TABLES, number, (0.0, 0.0), ())[0]:
            for name in filter(None, (getattr(shape, each, "")
                                      for each in ("fill", "line", "colour"))):
                theme.colour(name)
        left, top, right, low = (edge(number, side) for side in range(4))
        assert left >= -1 and top >= 0 and right <= SIZE[0] + 1 and low <= SIZE[1] + 1


def edge(number: int, side: int) -> float:
    """The distance of a card's army or leader from a side."""
    drawn = face(TABLES, number, (0.0, 0.0), ())[0]
    if TABLES.cards[number].id not in FIGHT:
        return (0.0, 0.0, *SIZE)[side]
    parts = [shape for shape in drawn if getattr(shape, "fill", "") == "ink"]
    reach = [extent(shape)[side] for shape in parts]
    return min(reach) if side < 2 else max(reach)
