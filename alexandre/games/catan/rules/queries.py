"""Questions about a board, and about chance, that change nothing."""

from __future__ import annotations

from collections.abc import Sequence

from alexandre.games.catan.meta import AUCTIONS, CARDS, GOODS, RESOURCES
from alexandre.games.catan.shape import PRICED, STOPS, TERRAINS
from alexandre.games.catan.state.position import Position
from alexandre.games.catan.state.words import TOKENS, count_by_name
from alexandre.games.catan.tables import ANY, NOBODY, Harbour, Tables
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Law, Seat
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
        "names": land.noun.names,
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
        "names": tables.route[stops[0]].noun.names if stops else {},
        "kind": STOPS[tables.route[stops[0]].kind] if stops else "corner",
        "place": list(tables.places[corner]),
        "stop": stops[0] if stops else None,
        "harbour": harbours[0].id if harbours else None,
        "trades": good_of(harbours[0]) if harbours else None,
        "lands": [tables.hexes[each].id for each in tables.touching[corner]],
        "neighbours": [tables.corners[each] for each in tables.beside[corner]],
    }


def box(tables: Tables) -> dict[str, Plain]:
    """The printed data for programs: cards, tokens, prices, payments for events, harbours."""
    printed = tables.box
    names: dict[str, Plain] = tables.board.data["box"].get("names", {})
    counts = {"village": printed.pieces[0], "city": printed.pieces[1], "road": printed.pieces[2],
              "card": sum(printed.development)}
    return {
        "goods": [{"id": good, "names": noun.names, "count": printed.cards_each
                   if good in RESOURCES else None}
                  for good, noun in zip(GOODS, tables.goods, strict=False)],
        "supply": dict(zip(("3", "4"), printed.supply, strict=True)),
        "start_hand": printed.start_hand,
        "hand_limit": printed.hand_limit,
        "things": [{"id": thing, "names": names.get(thing, {}), "count": counts[thing],
                    "cost": count_by_name(RESOURCES, list(cost))}
                   for thing, cost in zip(PRICED, printed.costs, strict=True)],
        "cards": [{"id": card, "names": names.get(card, {}), "count": n}
                  for card, n in zip(CARDS, printed.development, strict=True)],
        "tokens": [{"id": event, "names": names.get(event, {}), "count": printed.tokens}
                   for event in TOKENS],
        "auctions": {event: [GOODS[good] for good in goods]
                     for event, goods in zip(AUCTIONS, tables.payable, strict=True)},
        "knight_pays": printed.knight_pays,
        "harbours": [{"id": each.id, "names": each.noun.names, "trades": good_of(each),
                      "rate": 3 if each.good == ANY else 2,
                      "corners": [tables.corners[corner] for corner in each.corners]}
                     for each in tables.harbours],
        "points": points_of(tables, names),
    }


def points_of(tables: Tables, names: dict[str, Plain]) -> dict[str, Plain]:
    """The goal, and the points of each thing; `least`: the first number with a title."""
    printed = tables.box
    road, army, tokens = printed.least
    titles = (("longest_road", printed.longest_road, road),
              ("largest_army", printed.largest_army, army))
    return {
        "goal": printed.goal,
        "village": printed.village,
        "city": printed.city,
        "titles": [{"id": title, "names": names.get(title, {}), "points": points, "least": least}
                   for title, points, least in titles],
        "advisers": {"names": names.get("adviser", {}), "least": tokens,
                     "points": dict(zip(("3", "4"), map(list, printed.advisers), strict=True))},
    }


def good_of(harbour: Harbour) -> str:
    """The good of a harbour, or any.  [9.2]"""
    return "any" if harbour.good == ANY else GOODS[harbour.good]


def law_of(outcomes: Sequence[Action], counts: list[int]) -> Law:
    """Chance by what there is of each; what there is none of cannot come."""
    return [(action, n) for action, n in zip(outcomes, counts, strict=True) if n]


def pips(number: int) -> int:
    """The number of throws in thirty-six that show a number. [1.2]"""
    return 6 - abs(7 - number) if number else 0


def list_owners(state: Position, place: int) -> list[Seat]:
    """The seats that have a building on a hex."""
    sites = [state.sites[corner] for corner in state.tables.hexes[place].corners]
    return sorted({site >> 1 for site in sites if site != NOBODY})


def at_corner(tables: Tables, corner: int) -> tuple[tuple[Noun, ...], int]:
    """The land around a corner, and which corner of the first it is."""
    touching = tables.touching[corner]
    return nouns_of(tables, touching), tables.hexes[touching[0]].corners.index(corner)


def at_side(tables: Tables, side: int) -> tuple[tuple[Noun, ...], int]:
    """The land on both sides of a road, and which side of the first it is."""
    one, other = tables.sides[side]
    touching = tuple(each for each in tables.touching[one] if each in tables.touching[other])
    corners = tables.hexes[touching[0]].corners
    way = next(n for n in range(6) if {corners[n], corners[(n + 1) % 6]} == {one, other})
    return nouns_of(tables, touching), way


def nouns_of(tables: Tables, hexes: tuple[int, ...]) -> tuple[Noun, ...]:
    """Land by what the board shows of it."""
    return tuple(tables.hexes[each].sign for each in hexes)
