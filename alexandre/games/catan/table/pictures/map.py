"""The page: land, Alexander's road, roads and buildings, the robber, and what can be clicked."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from alexandre.games.catan.events.kinds import place_of_corner, place_of_side
from alexandre.games.catan.rules.queries import at_corner, at_side
from alexandre.games.catan.shape import PRICED, STOPS
from alexandre.games.catan.state.words import TOKENS
from alexandre.games.catan.table.pictures.dice import dice_of, dice_spot, rolls_spot
from alexandre.games.catan.table.pictures.geometry import (
    BLEED,
    clearing,
    corner_at,
    middle_of,
    page_size,
    part,
)
from alexandre.games.catan.table.pictures.names import names
from alexandre.games.catan.table.pictures.road import FIGURE, place_alexander, road_of
from alexandre.games.catan.table.pictures.signs import building, event_sign, robber
from alexandre.games.catan.table.pictures.terrain import (
    CHIP,
    HARBOUR,
    ground,
    harbour_at,
    harbour_name,
)
from alexandre.games.catan.tables import DESERT, SEA, Hex, Tables
from alexandre.games.catan.view import CatanView
from alexandre.kernel.text import Arg, Msg, Who
from alexandre.ui.draw.extent import Extent, around
from alexandre.ui.draw.sheets.map_sheet import make_layer
from alexandre.ui.draw.sketch import (
    NUMERALS,
    Caption,
    Disc,
    Marks,
    Place,
    Plate,
    Shade,
    Shape,
    Sketch,
    Spot,
    Stroke,
    look_of,
    rectangle,
    regular,
    seal,
    seat_colour,
    sort_marks,
)
from alexandre.ui.text.cache import remember

VILLAGE: Final = 86.0
CITY: Final = 104.0
ROBBER: Final = 72.0
STAKE: Final = 38.0  # the radius of the ring round what is auctioned
AT_CORNER: Final = 32.0  # how far a click on a corner reaches
AT_SIDE: Final = 21.0
RIM: Final = CHIP + 2  # of the light round the number of a hex, clear of the names
TABLET: Final = (908.0, 930.0, 220.0, 194.0)  # of the tokens: left, top, width, height


def map_of(tables: Tables, view: CatanView) -> Sketch:
    """The page and all that lies on it."""
    marks, words = sort_marks((*pieces(tables, view), *names(tables, list_pieces(tables, view))))
    return Sketch(page_size(tables), marks, words, spots(tables, view),
                  (*ground(tables), make_layer("tokens", tokens(tables, view)), dice_of(view),
                   road_of(tables, view.alexander)), BLEED)


# ---- pieces ---------------------------------------------------------------------------------


def pieces(tables: Tables, view: CatanView) -> Marks:
    """Roads below, buildings above them, the robber."""
    yield from stake(tables, view)
    number = {name: n for n, name in enumerate(tables.corners)}
    for name, seat in view.roads.items():
        one, other = (corner_at(tables, number[end]) for end in name.split(">"))
        yield from road(one, other, seat)
    for name, (seat, is_city) in view.sites.items():
        yield from house(corner_at(tables, number[name]), seat, is_city=is_city)
    yield from brigand(tables, view.robber)
    yield from prey(tables, view)


def stake(tables: Tables, view: CatanView) -> Marks:
    """A ring round the point of the road where something is auctioned."""
    if view.auction is not None:
        at = corner_at(tables, tables.route[view.alexander].corner)
        yield from (Disc(at, STAKE, "", colour, width) for colour, width in (
            ("ink", 10.0), ("gold.pale", 6.0)))


def list_pieces(tables: Tables, view: CatanView) -> tuple[Extent, ...]:
    """The room of buildings, Alexander and the robber."""
    number = {name: n for n, name in enumerate(tables.corners)}
    homes = ((corner_at(tables, number[name]), CITY if is_city else VILLAGE)
             for name, (_seat, is_city) in view.sites.items())
    return tuple(around((at,), size * 0.55) for at, size in (
        (place_alexander(tables, view.alexander), FIGURE * 1.12),
        (robber_at(tables, view.robber), ROBBER), *homes))


def prey(tables: Tables, view: CatanView) -> Marks:
    """While the robber moves: the seals of those who could be robbed, where he would stand."""
    if view.phase != "robber":
        return
    for number in tables.land:
        hex_ = tables.hexes[number]
        x, y = robber_at(tables, hex_.id)
        for n, seat in enumerate(victims(tables, view, hex_)):
            yield from seal(seat, (x, y + 34 * n), 15)


def victims(tables: Tables, view: CatanView, hex_: Hex) -> list[int]:
    """[4.9] the others who have a building there and a card to lose."""
    if hex_.terrain == SEA or hex_.id == view.robber:
        return []
    names = [tables.corners[each] for each in hex_.corners]
    there = {view.sites[each][0] for each in names if each in view.sites}
    return [each.seat for each in view.players
            if each.seat in there and each.seat != view.mover and each.held]


def road(one: Place, other: Place, seat: int) -> list[Shape]:
    """A road of a seat, clear of both corners."""
    line = part(one, other, 0.24, 0.76)
    below = tuple((x + 3, y + 6) for x, y in line)
    return [Stroke(below, "shade", 27, cover=0.35), Stroke(line, "ink", 28),
            Stroke(line, "seal.text", 23), Stroke(line, seat_colour(seat), 18)]


def house(at: Place, seat: int, *, is_city: bool) -> Marks:
    """A village or a city with the numeral of its seat."""
    size = CITY if is_city else VILLAGE
    yield Shade(regular((at[0] + 3, at[1] + 8), size * 0.42, 8), 7, "shade", 0.6)
    yield from building(at, size, seat_colour(seat), is_city=is_city)
    middle = (at[0] - 21, at[1] + 19) if is_city else (at[0], at[1] + 17)
    yield Caption(middle, NUMERALS[look_of(seat)], 31, "seal.text", "bold", least=8)


def brigand(tables: Tables, id: str) -> list[Shape]:
    """The robber, beside the number of his hex."""
    at = robber_at(tables, id)
    return [Shade(regular((at[0] + 4, at[1] + 30), 32, 8), 8, "shade", 0.8), *robber(at, ROBBER)]


def robber_at(tables: Tables, id: str) -> Place:
    """The robber's place on a hex: beside the number and below the names, or in a desert above its
    name.
    """
    number = tables.hex_ids.index(id)
    x, y = middle_of(tables, number)
    return (x, y - 18) if tables.hexes[number].terrain == DESERT else (x + 53, y)


def tokens(tables: Tables, view: CatanView) -> Marks:
    """The number of tokens of each kind that have not been turned over, and Alexander's progress.
    """
    x, y, w, h = TABLET
    yield Plate((x, y), (w, h), 8, "page", "gold", 2.4, cover=0.94)
    yield Plate((x + 6, y + 6), (w - 12, h - 12), 6, "", "gold.pale", 1.2)
    yield Caption((x + w / 2, y + 24), Msg.of(
        "catan.table.march", n=view.alexander, most=len(tables.route) - 1), 27, "seal.deep",
        "title", most=w - 40, least=8)
    for n, kind in enumerate(TOKENS):
        at = (x + 58 + 106 * (n % 2), y + 62 + 72 * (n // 2))
        yield from event_sign(kind, (at[0] - 20, at[1]), 46)
        yield Caption((at[0] + 24, at[1] + 2), str(view.token_pool[kind]), 36, "ink", "bold",
                      least=9)
        yield Caption((at[0], at[1] + 36), Msg.of(f"catan.token.{kind}"), 22, "ink.soft",
                      "italic", most=100, least=7)


# ---- spots ----------------------------------------------------------------------------------


def spots(tables: Tables, view: CatanView) -> tuple[Spot, ...]:
    """Alexander, the dice, what else lies over the sea, corners, sides, harbours, the land."""
    return (Spot("alexander", Msg.of("catan.spot.alexander", n=view.alexander),
                 regular(place_alexander(tables, view.alexander), FIGURE * 0.6, 12)),
            dice_spot(), rolls_spot(view),
            Spot("tokens", Msg.of("catan.spot.tokens", n=view.alexander,
                                  most=len(tables.route) - 1), rectangle(TABLET[:2], TABLET[2:])),
            *board_spots(tables, view), *hex_spots(tables, view))


def board_spots(tables: Tables, view: CatanView) -> tuple[Spot, ...]:
    """Corners above sides above harbours."""
    corners = (corner_spot(tables, corner, thing_at(tables, view, corner))
               for corner in range(len(tables.corners)))
    sides = (side_spot(tables, side, "" if name in view.roads else "road")
             for side, name in enumerate(tables.side_names))
    return (*corners, *sides, *harbour_spots(tables))


def thing_at(tables: Tables, view: CatanView, corner: int) -> str:
    """The next building there: a city follows a village, beside which nothing may stand."""
    if tables.corners[corner] in view.sites:
        return "" if view.sites[tables.corners[corner]][1] else "city"
    is_shut = any(tables.corners[each] in view.sites for each in tables.beside[corner])
    return "" if is_shut else "village"


@remember(500)
def corner_spot(tables: Tables, corner: int, thing: str) -> Spot:
    """A corner of the land: which point of the road it is, or what land is around."""
    return Spot(f"corner:{tables.corners[corner]}",
                with_price(tables, corner_name(tables, corner), thing),
                regular(corner_at(tables, corner), AT_CORNER, 12), 0.0,
                tuple(f"corner:{tables.corners[each]}" for each in tables.beside[corner]))


def corner_name(tables: Tables, corner: int) -> Msg:
    """A point of the road, or the land around."""
    for n, stop in enumerate(tables.route):
        if stop.corner == corner:
            return Msg.of(f"catan.spot.{STOPS[stop.kind]}", point=stop.noun, n=n)
    return Msg.of("catan.spot.corner", place=place_of_corner(*at_corner(tables, corner)))


@remember(500)
def side_spot(tables: Tables, side: int, thing: str) -> Spot:
    """A side of the land."""
    one, other = tables.sides[side]
    ends = part(corner_at(tables, one), corner_at(tables, other), 0.24, 0.76)
    name = Msg.of("catan.spot.side", place=place_of_side(*at_side(tables, side)))
    return Spot(f"side:{tables.side_names[side]}", with_price(tables, name, thing), broad(*ends),
                0.0, tuple(f"corner:{tables.corners[each]}" for each in (one, other)))


def with_price(tables: Tables, place: Msg, thing: str) -> Msg:
    """A place, and what the thing costs that can be built there.  [7.1]"""
    if not thing:
        return place
    cost = tables.box.costs[PRICED.index(thing)]
    return Msg.of(f"catan.spot.price.{thing}", place=place, goods=tables.nouns(cost))


def broad(one: Place, other: Place) -> tuple[Place, ...]:
    """A line with room on both sides, so that it is easily hit and its light is seen."""
    dx, dy = other[0] - one[0], other[1] - one[1]
    share = AT_SIDE / math.hypot(dx, dy)
    x, y = -dy * share, dx * share
    return ((one[0] + x, one[1] + y), (other[0] + x, other[1] + y), (other[0] - x, other[1] - y),
            (one[0] - x, one[1] - y))


@remember(4)
def harbour_spots(tables: Tables) -> tuple[Spot, ...]:
    """The harbours, to be read."""
    return tuple(Spot(f"harbour:{each.id}", harbour_name(each, tables),
                      regular(harbour_at(tables, each)[0], HARBOUR, 12))
                 for each in tables.harbours)


def hex_spots(tables: Tables, view: CatanView) -> tuple[Spot, ...]:
    """Land and sea; while the robber moves, whom he would rob there."""
    spots = land_spots(tables, view.robber)
    if view.phase != "robber":
        return spots
    named = []
    for hex_, spot in zip(tables.hexes, spots, strict=True):
        seats = victims(tables, view, hex_)
        named.append(replace(spot, name=Msg.of(
            "catan.spot.prey", place=spot.name, seats=tuple(map(Who, seats)))) if seats else spot)
    return tuple(named)


@remember(256)
def land_spots(tables: Tables, robbed: str) -> tuple[Spot, ...]:
    """Land and sea; `robbed` is where the robber stands."""
    spots = []
    for number, hex_ in enumerate(tables.hexes):
        key = ("sea" if hex_.terrain == SEA else "desert" if hex_.terrain == DESERT
               else "robbed" if hex_.id == robbed else "hex")
        args: dict[str, Arg] = {"hex": hex_.noun}
        if hex_.terrain < DESERT:
            args |= {"good": tables.goods[hex_.terrain], "n": hex_.number}
        name = Msg(f"catan.spot.{key}", tuple(args.items()))
        middle = middle_of(tables, number)
        spots.append(Spot(f"hex:{hex_.id}", name, clearing(middle), dim=regular(
            robber_at(tables, hex_.id) if hex_.terrain == DESERT else middle, RIM, 12)))
    return tuple(spots)
