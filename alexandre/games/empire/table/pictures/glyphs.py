"""Temples, cities and armies at a place."""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.signs.named import Parts, draw_sign
from alexandre.ui.draw.sketch import Disc, Place

KINDS: Final = ("temple", "city")


def building(kind: int, at: Place, size: float, fill: str, rim: str = "ink") -> Parts:
    """A temple (0) or a city (1) in a colour."""
    return draw_sign(f"empire/{KINDS[kind]}", at, size, fill=fill, rim=rim)


def site(kind: int, at: Place, size: float) -> Parts:
    """The mark of a free site: the same shape, pale, in a round of parchment."""
    return (Disc(at, size * 0.82, "page", "ink.faint", size * 0.06, cover=0.86),
            *building(kind, at, size, "parchment.deep", "ink.soft"))


def sign(box: str, at: Place, size: float) -> Parts:
    """The sign of a box: a wreath for the order, three sarissas for armies."""
    if box == "order":
        return draw_sign("empire/order", at, size)
    if box == "armies":
        return spears(at, size)
    return building(int(box == "cities"), at, size, "parchment.edge")


def spears(at: Place, size: float) -> Parts:
    return draw_sign("empire/spears", at, size, rim="ink")
