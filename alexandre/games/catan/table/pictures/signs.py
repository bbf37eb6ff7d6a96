"""Goods, events, development cards, buildings, the robber and Alexander at a place."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.meta import GOLD, GOODS
from alexandre.games.catan.tables import Tables
from alexandre.ui.draw.signs.named import Parts, draw_sign, read_sign
from alexandre.ui.draw.sketch import Cutout, Place, Polygon, round_corners, stamp

SYMBOLS: Final = ("wood", "wool", "grain", "brick", "ore", "coins", "desert")
CARDS: Final = ("knight", "point", "roads", "invention", "monopoly")
EVENTS: Final = {"village": "founding", "hunger": "grain", "bridge": "bridge", "combat": "combat",
                 "statue": "statue"}


def symbol(good: int, at: Place, size: float) -> Parts:
    """A good, or for 6 a desert."""
    return draw_sign(f"catan/{SYMBOLS[good]}", at, size)


def carve(name: str, at: Place, size: float) -> Parts:
    """A sign cut into wood: all of it in one colour."""
    parts = read_sign(f"catan/{name}")
    colours = {getattr(part, part_of, "") for part in parts for part_of in ("fill", "line",
                                                                            "colour")}
    return stamp(parts, at, size, turn=dict.fromkeys(colours - {""}, "gold.deep"))


def picture(tables: Tables, good: int, at: Place, size: Place) -> Parts:
    """The product of a good's land, as the atlas draws it, in a rectangle; gold on a coin."""
    side = max(size)
    start = (at[0] - good * side - (side - size[0]) / 2, at[1] - (side - size[1]) * 0.75)
    outline = round_corners(at, size, min(size) / 2 - 0.01 if good == GOLD else 4)
    return (Cutout(start, (side * len(GOODS), side), f"{tables.board.title}.goods", outline),
            Polygon(outline, "", "ink", 1.4))


def corner_of(good: int, size: Place) -> float:
    """The radius of a card's corners: gold is a coin, no card."""
    return min(size) / 2 if good == GOLD else 6.0


def event_sign(kind: str, at: Place, size: float) -> Parts:
    """A village to be founded, or one of the four events."""
    return draw_sign(f"catan/{EVENTS[kind]}", at, size)


def card_sign(card: int, at: Place, size: float) -> Parts:
    """A development card's sign."""
    return draw_sign(f"catan/{CARDS[card]}", at, size, fill="terrain.ore")


def knight(at: Place, size: float) -> Parts:
    """A helmet."""
    return card_sign(0, at, size)


def building(at: Place, size: float, colour: str, *, is_city: bool) -> Parts:
    """A village or a city."""
    return draw_sign("catan/city" if is_city else "catan/village", at, size, fill=colour,
                     roof=f"{colour}.dark", rim="seal.text")


def robber(at: Place, size: float) -> Parts:
    return draw_sign("catan/robber", at, size)


def alexander(at: Place, size: float) -> Parts:
    """Alexander, as on a coin."""
    return draw_sign("catan/alexander", at, size)
