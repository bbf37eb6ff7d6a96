"""The required form of a box and a board of Catan, from a file or a save.

`faults` tells everything at once: first what is not of the declared shape, then what the parts
owe each other, if all of them have their shape.  A corner is the hex whose northern or southern
tip it is: (q, r, "N").
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from alexandre.content.names import MOST_NAME, NAMES
from alexandre.content.schema import Int, ListOf, OneOf, Record, Row, Text, Word, check
from alexandre.games.catan.meta import AUCTIONS, CARDS, GOODS, RESOURCES
from alexandre.kernel.board import Fault, Path, Plain
from alexandre.kernel.text import Msg

Hex = tuple[int, int]
Corner = tuple[int, int, str]

TERRAINS: Final = (*GOODS, "desert", "sea")
PRICED: Final = ("road", "village", "city", "card")
NAMED: Final = (*PRICED, *CARDS, *AUCTIONS[1:], "adviser", "longest_road", "largest_army")
STOPS: Final = ("start", "temple", "event", "empty", "seven")
SIDES: Final = {"E": (1, 0), "W": (-1, 0), "NE": (1, -1), "NW": (0, -1), "SE": (0, 1),
                "SW": (-1, 1)}
CORNER: Final = re.compile(r"(-?\d{1,2}),(-?\d{1,2}),([NS])")
MOST_HEXES: Final = 120
MOST_STOPS: Final = 80
FAR: Final = 30

_TITLE = OneOf(("catan",))
_COUNT = Int(1, 40)
_POINTS = Int(0, 10)
_WORDS = Record({"fr": Text(MOST_NAME), "en": Text(MOST_NAME)})
_NOUN = Record({"id": OneOf((*GOODS, "knight")), "names": NAMES})

BOX: Final = Record({
    "title": _TITLE,
    "kind": OneOf(("box",)),
    "seats": Row((Int(3, 4), Int(3, 4))),
    "cards_each": Int(15, 30),
    "supply": Row((_COUNT, _COUNT)),
    "start_hand": Int(0, 10),
    "pieces": Record({"villages": _COUNT, "cities": _COUNT, "roads": _COUNT}),
    "development": Record(dict.fromkeys(CARDS, Int(0, 30))),
    "tokens": Int(1, 20),
    "hand_limit": Int(1, 40),
    "proposals": Int(0, 9),  # of the first version of the rules
    "points": Record({
        "goal": Int(3, 40), "village": _POINTS, "city": _POINTS, "longest_road": _POINTS,
        "largest_army": _POINTS, "three_seats": Row((_POINTS,) * 2),
        "four_seats": Row((_POINTS,) * 3)}),
    "least": Record(dict.fromkeys(("road", "army", "tokens"), Int(1, 20))),
    "costs": Record(dict.fromkeys(PRICED, Row((Int(0, 9),) * len(RESOURCES)))),
    "auctions": Record(dict.fromkeys(AUCTIONS, ListOf(OneOf(RESOURCES), 1, len(RESOURCES)))),
    "knight_pays": Int(1, 9),
    "goods": ListOf(_NOUN, len(GOODS) + 1, len(GOODS) + 1),
}, {"names": Record(dict.fromkeys(NAMED, _WORDS), {"river": NAMES})})

HEX: Final = Record({
    "id": Word(), "names": NAMES, "at": Row((Int(-FAR, FAR), Int(-FAR, FAR))),
    "terrain": OneOf(TERRAINS), "number": Int(0, 12),
})
STOP: Final = Record({"at": Text(10), "kind": OneOf(STOPS), "names": NAMES})
HARBOUR: Final = Record({
    "id": Word(), "names": NAMES, "hex": Word(), "side": OneOf(tuple(SIDES)),
    "good": OneOf((*RESOURCES, "any")),
})
BOARD: Final = Record({
    "title": _TITLE,
    "kind": OneOf(("board",)),
    "id": Word(20),
    "names": NAMES,
    "robber": Word(),
    "hexes": ListOf(HEX, 2, MOST_HEXES),
    "route": ListOf(STOP, 3, MOST_STOPS),
    "harbours": ListOf(HARBOUR, 0, 20),
})
_WHOLE = Record({"box": BOX, "board": BOARD})


def faults(data: Plain) -> list[Fault]:
    """Everything wrong with the data of a board, its box included."""
    all_faults = check(_WHOLE, data)
    if all_faults:
        return all_faults
    all_faults += box_faults(data["box"])
    all_faults += hex_faults(data["board"])
    if not all_faults:
        all_faults += route_faults(data["board"], data["box"])
        all_faults += harbour_faults(data["board"])
    return all_faults


def corners_of(place: Hex) -> tuple[Corner, ...]:
    """The six corners of a hex, clockwise from its northern tip."""
    q, r = place
    return ((q, r, "N"), (q + 1, r - 1, "S"), (q, r + 1, "N"), (q, r, "S"), (q - 1, r + 1, "N"),
            (q, r - 1, "S"))


def corner_of(text: str) -> Corner | None:
    """The corner that is so written, None if none is."""
    parts = CORNER.fullmatch(text)
    return None if parts is None else (int(parts[1]), int(parts[2]), parts[3])


def side_of(place: Hex, side: str) -> tuple[Corner, Corner]:
    """The two corners of a side."""
    corners = corners_of(place)
    first = ("NE", "E", "SE", "SW", "W", "NW").index(side)
    return corners[first], corners[(first + 1) % 6]


def land_sides(board: dict[str, Any]) -> set[frozenset[Corner]]:
    """The sides along which land lies: roads and Alexander go there, nowhere else."""
    return {frozenset((corners[n], corners[(n + 1) % 6]))
            for each in board["hexes"] if each["terrain"] != "sea"
            for corners in (corners_of(tuple(each["at"])),) for n in range(6)}


def box_faults(box: dict[str, Any]) -> Iterator[Fault]:
    """Fewest players first; every good has its name, in the order of the rules."""
    low, high = box["seats"]
    if low > high:
        yield Fault(("box", "seats"), Msg.of("catan.shape.seats", low=low, high=high))
    if [each["id"] for each in box["goods"]] != [*GOODS, "knight"]:
        yield Fault(("box", "goods"), Msg.of("catan.shape.goods"))
    for at, n in enumerate(box["supply"]):
        if n > box["cards_each"] or 5 * n < 4 * box["start_hand"]:
            yield Fault(("box", "supply", at), Msg.of("catan.shape.supply", n=box["cards_each"]))


def hex_faults(board: dict[str, Any]) -> Iterator[Fault]:
    """Ids and places that differ, numbers where something grows, the robber in a desert."""
    ids: set[str] = set()
    places: set[Hex] = set()
    for number, each in enumerate(board["hexes"]):
        path: Path = ("board", "hexes", number)
        if each["id"] in ids:
            yield Fault((*path, "id"), Msg.of("catan.shape.same_id", id=each["id"]))
        if tuple(each["at"]) in places:
            yield Fault((*path, "at"), Msg.of("catan.shape.same_place"))
        ids.add(each["id"])
        places.add(tuple(each["at"]))
        is_barren = each["terrain"] in ("desert", "sea")
        if is_barren != (each["number"] == 0) or each["number"] in (1, 7):
            yield Fault((*path, "number"), Msg.of("catan.shape.number"))
    deserts = [each["id"] for each in board["hexes"] if each["terrain"] == "desert"]
    if board["robber"] not in deserts:
        yield Fault(("board", "robber"), Msg.of("catan.shape.robber"))
    if sum(each["terrain"] != "sea" for each in board["hexes"]) < 2:
        yield Fault(("board", "hexes"), Msg.of("catan.shape.land"))


def route_faults(board: dict[str, Any], box: dict[str, Any]) -> Iterator[Fault]:
    """Step by step along the sides of land; one start, the sevens last, no two temples beside
    each other, no more events than there are tokens."""
    sides = land_sides(board)
    corners = [corner_of(stop["at"]) for stop in board["route"]]
    kinds = [stop["kind"] for stop in board["route"]]
    for number, each in enumerate(corners):
        path: Path = ("board", "route", number, "at")
        if each is None or not any(each in side for side in sides) or each in corners[:number]:
            yield Fault(path, Msg.of("catan.shape.stop"))
        elif number and frozenset((corners[number - 1], each)) not in sides:
            yield Fault(path, Msg.of("catan.shape.step"))
    is_seven = [kind == "seven" for kind in kinds]
    if kinds[0] != "start" or kinds.count("start") > 1 or is_seven != sorted(is_seven):
        yield Fault(("board", "route"), Msg.of("catan.shape.order"))
    if kinds[1] != "temple":
        yield Fault(("board", "route", 1, "kind"), Msg.of("catan.shape.first"))
    if kinds.count("event") > 4 * box["tokens"]:
        msg = Msg.of("catan.shape.tokens", n=4 * box["tokens"])
        yield Fault(("board", "route"), msg)
    temples = [each for each, kind in zip(corners, kinds, strict=True) if kind == "temple"]
    if any(frozenset((one, two)) in sides for one in temples for two in temples):
        yield Fault(("board", "route"), Msg.of("catan.shape.temples"))
    if any(one == two == "temple" for one, two in pairwise(kinds)):
        yield Fault(("board", "route"), Msg.of("catan.shape.temples"))


def harbour_faults(board: dict[str, Any]) -> Iterator[Fault]:
    """Each between land and sea, none at the corner of another."""
    hexes = {each["id"]: each for each in board["hexes"]}
    terrain = {tuple(each["at"]): each["terrain"] for each in board["hexes"]}
    taken: set[Corner] = set()
    for number, each in enumerate(board["harbours"]):
        path: Path = ("board", "harbours", number)
        hex_ = hexes.get(each["hex"])
        if hex_ is None or hex_["terrain"] == "sea":
            yield Fault((*path, "hex"), Msg.of("catan.shape.harbour_land"))
            continue
        (q, r), (dq, dr) = hex_["at"], SIDES[each["side"]]
        if terrain.get((q + dq, r + dr)) != "sea":
            yield Fault((*path, "side"), Msg.of("catan.shape.harbour_sea"))
        corners = set(side_of((q, r), each["side"]))
        if corners & taken:
            yield Fault((*path, "side"), Msg.of("catan.shape.harbour_beside"))
        taken |= corners
