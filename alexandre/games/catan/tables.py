"""A board of Catan as frozen tables: hexes, corners, sides, the road of Alexander.  Chapter 1."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from alexandre.content.names import noun, noun_of
from alexandre.games.catan.actions.moves import Moves
from alexandre.games.catan.meta import AUCTIONS, CARDS, GOLD, GOODS
from alexandre.games.catan.shape import (
    PRICED,
    STOPS,
    TERRAINS,
    Corner,
    corner_of,
    corners_of,
    faults,
    side_of,
)
from alexandre.kernel.board import Board, Fault
from alexandre.kernel.text import Noun

NOBODY: Final = -1
ANY: Final = 6  # a harbour for every good
DESERT: Final = 6
SEA: Final = 7
START, TEMPLE, EVENT, EMPTY, SEVEN = range(5)
Yield = tuple[int, int, tuple[int, ...]]  # hex, good, corners


class Box:
    """The components and figures that come with every board.  [1.6-1.9]"""

    def __init__(self, box: dict[str, Any]) -> None:
        points, least, pieces = box["points"], box["least"], box["pieces"]
        self.cards_each: int = box["cards_each"]
        # of each kind, at three and at four
        self.supply: tuple[int, int] = box["supply"][0], box["supply"][1]
        self.start_hand: int = box["start_hand"]
        # villages, cities, roads
        self.pieces: tuple[int, int, int] = pieces["villages"], pieces["cities"], pieces["roads"]
        self.development: tuple[int, ...] = tuple([box["development"][card] for card in CARDS])
        self.tokens: int = box["tokens"]
        self.hand_limit: int = box["hand_limit"]
        self.goal: int = points["goal"]
        self.village: int = points["village"]
        self.city: int = points["city"]
        self.longest_road: int = points["longest_road"]
        self.largest_army: int = points["largest_army"]
        # at three and at four
        self.advisers: tuple[tuple[int, ...], tuple[int, ...]] = (
            tuple(points["three_seats"]), tuple(points["four_seats"]))
        self.least: tuple[int, int, int] = least["road"], least["army"], least["tokens"]
        self.costs: tuple[tuple[int, ...], ...] = tuple([  # road, village, city, card
            tuple(box["costs"][each]) for each in PRICED])
        self.auctions: tuple[tuple[int, ...], ...] = tuple([  # kind → goods that pay, ascending
            tuple(sorted([GOODS.index(good) for good in box["auctions"][kind]]))
            for kind in AUCTIONS])
        self.knight_pays: int = box["knight_pays"]


@dataclass(frozen=True)
class Hex:
    """One hex; `terrain` is the good that it yields, DESERT or SEA.  [1.1]

    `sign`: what the board shows of it, its good and its number; `full`: its name and its sign.
    """

    id: str
    noun: Noun
    sign: Noun
    full: Noun
    at: tuple[int, int]
    terrain: int
    number: int
    corners: tuple[int, ...]  # clockwise from the north; NOBODY where no land lies


@dataclass(frozen=True)
class Stop:
    """A point of the road; the first is the start.  [1.4]"""

    corner: int
    kind: int
    noun: Noun


@dataclass(frozen=True)
class Harbour:
    """A harbour; `good` is ANY for all.  [1.5]"""

    id: str
    noun: Noun
    hex: int
    good: int
    corners: tuple[int, int]


class Tables:
    """All that never changes while a board is played; everything is a number."""

    def __init__(self, board: Board) -> None:
        drawn = board.data["board"]
        self.board, self.box = board, Box(board.data["box"])
        corners = corners_by_place(drawn)
        number = {corner: n for n, corner in enumerate(corners)}
        self.hex_ids: tuple[str, ...] = tuple([each["id"] for each in drawn["hexes"]])
        # the goods, then a knight
        self.goods = tuple([noun_of(each) for each in board.data["box"]["goods"]])
        river = board.data["box"].get("names", {}).get("river")  # what yields gold is no coin
        lands = (*self.goods[:GOLD], noun("river", river) if river else self.goods[GOLD])
        self.hexes = tuple([hex_of(each, number, lands) for each in drawn["hexes"]])
        self.land = tuple([n for n, each in enumerate(self.hexes) if each.terrain != SEA])
        self.first_robber = self.hex_ids.index(drawn["robber"])
        self.corners = tuple([f"{q},{r},{tip}" for q, r, tip in corners])
        # corner → x and y, in halves of a hex
        self.places = tuple([place_of(corner) for corner in corners])
        self.sides = sides_of(self.hexes, self.land)
        ends = [(self.corners[one], self.corners[other]) for one, other in self.sides]
        self.side_names = tuple([f"{one}>{other}" for one, other in ends])  # by both ends
        self.moves = Moves(board.data["box"]["seats"][1], self.hex_ids, self.corners, ends)
        every = range(len(corners))
        self.sides_at = tuple([tuple([  # corner → sides
            n for n, pair in enumerate(self.sides) if corner in pair]) for corner in every])
        self.beside = tuple([tuple([  # corner → corners
            sum(self.sides[side]) - corner for side in self.sides_at[corner]])
            for corner in every])
        self.touching = tuple([tuple([  # corner → hexes of land
            n for n in self.land if corner in self.hexes[n].corners]) for corner in every])
        # number rolled → what it yields
        self.growing: tuple[tuple[Yield, ...], ...] = tuple([tuple([
            (n, self.hexes[n].terrain, self.hexes[n].corners) for n in self.land
            if self.hexes[n].number == roll and roll]) for roll in range(13)])
        self.prices = tuple([tuple([  # of each thing: goods and how many
            (good, n) for good, n in enumerate(cost) if n]) for cost in self.box.costs])
        # kind of auction → goods that pay, gold last
        self.payable = tuple([(*goods, GOLD) for goods in self.box.auctions])
        self.route = tuple([Stop(number[parse_corner(each["at"])], STOPS.index(each["kind"]),
                                 noun(f"stop{n}", each["names"]))
                            for n, each in enumerate(drawn["route"])])
        # corner → how far Alexander must be for a village there  [7.5]
        self.opens = opens_of(self.route, self.beside)
        self.harbours = tuple([harbour_of(each, self.hex_ids, self.hexes, number)
                               for each in drawn["harbours"]])
        # corner → the good of its harbour, ANY or NOBODY
        self.harbour_at = tuple([next((each.good for each in self.harbours
                                       if corner in each.corners), NOBODY) for corner in every])

    def payment(self, kind: int) -> Noun:
        """The payment for an event: 0 is a knight, the goods follow."""
        return self.goods[kind - 1]  # the knight is the last of them

    def nouns(self, amounts: Sequence[int]) -> tuple[Noun, ...]:
        """A noun for each piece of so much of each good."""
        return tuple([noun for noun, n in zip(self.goods, amounts, strict=False)
                      for _piece in range(n)])


def check(data: Any) -> list[Fault]:
    """Everything wrong with the content of a board and its box, each with its place."""
    return faults(data)


def corners_by_place(drawn: dict[str, Any]) -> tuple[Corner, ...]:
    """The corners of all land, row by row from the north."""
    around = {corner for each in drawn["hexes"] if each["terrain"] != "sea"
             for corner in corners_of(tuple(each["at"]))}
    return tuple(sorted(around, key=lambda corner: place_of(corner)[::-1]))


def place_of(corner: Corner) -> tuple[int, int]:
    """The place of a corner: x in half widths of a hex, y in half sides."""
    q, r, tip = corner
    return 2 * q + r, 3 * r + (2 if tip == "S" else -2)


def parse_corner(text: str) -> Corner:
    """A corner that has been checked."""
    corner = corner_of(text)
    assert corner is not None
    return corner


def hex_of(drawn: dict[str, Any], number: dict[Corner, int], goods: tuple[Noun, ...]) -> Hex:
    at = (drawn["at"][0], drawn["at"][1])
    name, terrain = noun_of(drawn), TERRAINS.index(drawn["terrain"])
    sign = full = name
    if terrain < DESERT:
        bound = f"\N{NO-BREAK SPACE}{drawn['number']}"  # of one line with its good
        sign = reword(goods[terrain], name.id, lambda good, _lang: good + bound)
        full = reword(name, name.id, lambda land, lang: f"{land} ({sign.form(lang)['name']})")
    return Hex(drawn["id"], name, sign, full, at, terrain, drawn["number"],
               tuple(number.get(corner, NOBODY) for corner in corners_of(at)))


def reword(given: Noun, id: str, name: Callable[[str, str], str]) -> Noun:
    """The same grammar under another name: what `name` makes of the old one in each language."""
    return Noun(id, tuple(
        (lang, tuple((field, name(what, lang) if field == "name" else what)
                     for field, what in fields if field != "plural"))
        for lang, fields in given.forms))


def sides_of(hexes: tuple[Hex, ...], land: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The sides of all land, each by its two corners, the northern or western one first."""
    pairs = set[tuple[int, int]]()
    for each in land:
        corners = hexes[each].corners
        for n in range(6):
            one, other = sorted((corners[n], corners[(n + 1) % 6]))
            pairs.add((one, other))
    return tuple(sorted(pairs))


def opens_of(route: tuple[Stop, ...], beside: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """[7.5] a corner opens once every point on it or beside it has been passed."""
    opens = [0] * len(beside)
    for index, stop in enumerate(route):
        for corner in (stop.corner, *beside[stop.corner]):
            opens[corner] = max(opens[corner], index)
    return tuple(opens)


def harbour_of(drawn: dict[str, Any], ids: tuple[str, ...], hexes: tuple[Hex, ...],
               number: dict[Corner, int]) -> Harbour:
    at = hexes[ids.index(drawn["hex"])].at
    one, other = side_of(at, drawn["side"])
    good = ANY if drawn["good"] == "any" else GOODS.index(drawn["good"])
    return Harbour(drawn["id"], noun_of(drawn), ids.index(drawn["hex"]), good,
                   (number[one], number[other]))
