"""Questions about a board that change nothing."""

from __future__ import annotations

from alexandre.games.catan.meta import GOODS
from alexandre.games.catan.shape import STOPS, TERRAINS
from alexandre.games.catan.tables import ANY, NOBODY, Harbour, Tables
from alexandre.kernel.board import Plain
from alexandre.kernel.text import Noun


def spaces(tables: Tables) -> list[dict[str, Plain]]:
    """The hexes for programs, then the corners of the land."""
    return [*(hex_space(tables, each) for each in range(len(tables.hexes))),
            *(corner_space(tables, each) for each in range(len(tables.corners)))]


def hex_space(tables: Tables, number: int) -> dict[str, Plain]:
    """A hex: names, terrain, number, corners."""
    land = tables.hexes[number]
    return {
        "id": land.id,
        "names": names_of(land.noun),
        "kind": TERRAINS[land.terrain],
        "place": list(land.at),
        "number": land.number,
        "neighbours": [tables.corners[each] for each in land.corners if each != NOBODY],
    }


def corner_space(tables: Tables, corner: int) -> dict[str, Plain]:
    """A corner: what Alexander finds there, its harbour, where sides lead from it."""
    stops = [index for index, stop in enumerate(tables.route) if stop.corner == corner]
    harbours = [each for each in tables.harbours if corner in each.corners]
    return {
        "id": tables.corners[corner],
        "names": names_of(tables.route[stops[0]].noun) if stops else {},
        "kind": STOPS[tables.route[stops[0]].kind] if stops else "corner",
        "place": list(tables.places[corner]),
        "stop": stops[0] if stops else None,
        "harbour": harbours[0].id if harbours else None,
        "trades": good_of(harbours[0]) if harbours else None,
        "lands": [tables.hexes[each].id for each in tables.touching[corner]],
        "neighbours": [tables.corners[each] for each in tables.beside[corner]],
    }


def good_of(harbour: Harbour) -> str:
    """The good of a harbour, or any.  [9.2]"""
    return "any" if harbour.good == ANY else GOODS[harbour.good]


def names_of(noun: Noun) -> dict[str, str]:
    """The name in each language."""
    return {lang: dict(fields)["name"] for lang, fields in noun.forms}


def pips(number: int) -> int:
    """How many of thirty-six throws show a number.  [1.2]"""
    return 6 - abs(7 - number) if number else 0
