"""A board of Phalanxx as frozen tables: cards, regions, sides.  Chapter 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alexandre.content.names import noun
from alexandre.content.names import noun_of as noun_of
from alexandre.games.phalanxx.actions import Moves
from alexandre.games.phalanxx.meta import COLOURS
from alexandre.games.phalanxx.shape import NEEDS, faults
from alexandre.kernel.board import Board, Fault
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Noun

# Kinds of region; a region that is not on the side, or not in the part that is used, is OFF.
OFF: Final = -1
PLAIN: Final = 0
OASIS: Final = 1
CITY: Final = 2
KINDS: Final = ("plain", "oasis", "city")
SOLDIERS: Final = (1, 1, 2)  # by kind: what it takes to hold a region  [1.5]

WHITE: Final = 0
ORANGE: Final = 1
VIOLET: Final = 2

# What is counted of a player, in the order of NEEDS.
WHITE_DICE: Final = NEEDS.index("white_dice")
TOTAL: Final = NEEDS.index("total")
TALENTS: Final = NEEDS.index("talents")
STRENGTH: Final = NEEDS.index("strength")
ARCHERS: Final = NEEDS.index("archers")
COLOUR: Final = NEEDS.index("white")
CITIES: Final = NEEDS.index("cities")
OASES: Final = NEEDS.index("oases")
MEN: Final = NEEDS.index("soldiers")

# What a player can show is one number, so many bits for each place of NEEDS.  The highest bit of a
# place stays free: if all of them outlast a subtraction, no place was short.
WIDTH: Final = 9
UNITS: Final = tuple(1 << WIDTH * what for what in range(len(NEEDS)))
GUARDS: Final = sum(each << WIDTH - 1 for each in UNITS)
MOST: Final = (1 << WIDTH - 1) - 1
ENOUGH: Final = 99  # for any condition
EASED: Final = {"talents": UNITS[TALENTS], "total": UNITS[TOTAL]}  # [8.9] [8.10]
DIE_ADDS: Final = tuple(UNITS[WHITE_DICE + each // 7] + each % 7 * UNITS[TOTAL]
                        for each in range(21))
KIND_ADDS: Final = tuple(men * UNITS[MEN] + sum(UNITS[what] for what in also)
                         for men, also in zip(SOLDIERS, ((), (OASES,), (CITIES,)), strict=True))

# Every die by its number (`die`): its colour, and its face if it was rolled.
DICE: Final = tuple([f"{colour} {face}" if face else colour
                     for colour in COLOURS for face in range(7)])

INTRIGUE: Final = 1
MERCHANT: Final = 2
LEGEND: Final = 3
FORCED_MARCH: Final = 4
ACTION_CARDS: Final = ("", "intrigue", "merchant", "legend", "forced_march")


class Card:
    """An epoch card as the box describes it: `needs` are pairs of a place of NEEDS and the least
    number there.

    `strength[n]` with n of what `counts` names (NONE: it is fixed); the last stands for all
    beyond.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        symbol, counts = data.get("symbol"), data.get("counts")
        self.id: str = data["id"]
        self.noun = noun_of(data)
        self.epoch: int = data["epoch"] - 1
        self.colour: int = COLOURS.index(data["colour"])
        # a place of NEEDS, NONE for leaders and equipment
        self.symbol: int = NONE if symbol is None else NEEDS.index(symbol)
        self.strength: tuple[int, ...] = tuple(data["strength"])
        self.counts: int = NONE if counts is None else NEEDS.index(counts)
        self.needs: tuple[tuple[int, int], ...] = tuple([
            (NEEDS.index(name), n) for name, n in data["needs"].items()])
        self.ability: str = data.get("ability", "")
        # the same needs as one number, and what it adds to what its player can show
        self.bar: int = sum([n * UNITS[what] for what, n in self.needs])
        self.adds: int = (UNITS[COLOUR + self.colour] + (UNITS[self.symbol] if symbol else 0)
                          + ENOUGH * EASED.get(self.ability, 0))


@dataclass(frozen=True)
class Region:
    """A region of the board; what it is depends on the side."""

    id: str
    noun: Noun
    place: tuple[int, int]


@dataclass(frozen=True)
class Side:
    """The side for so many players: by region its kind, value and neighbours.

    `starts`: city and oasis of the first player, then clockwise.
    """

    name: str
    kinds: tuple[int, ...]
    values: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    around: tuple[int, ...]  # the same as sets, one bit each
    plain: int  # regions of a kind, one bit each
    cities: int
    starts: tuple[tuple[int, int], ...]
    regions: tuple[int, ...]


class Box:
    """The components and figures that come with every board.  [1.1] [1.8]"""

    def __init__(self, box: dict[str, Any]) -> None:
        low_roll, legend, points = box["low_roll"], box["legend"], box["points"]
        self.soldiers: int = box["soldiers"]
        self.row: int = box["row"]
        self.hand: int = box["hand"]
        self.removed: tuple[int, ...] = tuple(box["removed"])  # by seats - 1
        self.last: int = box["last"]
        self.most_talents: int = box["most_talents"]
        self.income: int = box["income"]
        self.low_roll: tuple[int, int] = low_roll["most"], low_roll["talents"]
        self.exchange_from: int = box["exchange_from"]
        self.scout_price: int = box["scout_price"]
        self.conflict: int = box["conflict"]
        self.merchant_price: int = box["merchant_price"]
        self.legend: tuple[int, int] = legend["hand"], legend["strength"]  # cards, strength
        self.turned: int = points["turned"]
        self.soldier: int = points["soldier"]
        self.talents: int = points["talents"]
        self.group: int = points["group"]
        self.gear: int = box["gear"]


class Tables:
    """All that never changes while a board is played; cards and regions are numbers.

    `heroism`, the number after the last card, is the card of that name.
    """

    def __init__(self, board: Board) -> None:
        box, drawn = board.data["box"], board.data["board"]
        self.board, self.box = board, Box(box)
        self.cards = tuple([Card(each) for each in box["cards"]])
        epochs, ids = [card.epoch for card in self.cards], [card.id for card in self.cards]
        self.card_ids = (*ids, "heroism")
        self.epochs = bits(epochs, 0), bits(epochs, 1), bits(epochs, 2)  # the cards, one bit each
        self.regions = tuple([Region(each["id"], noun_of(each), tuple(each["at"]))
                              for each in drawn["regions"]])
        number = {region.id: each for each, region in enumerate(self.regions)}
        self.region_ids = tuple(number)
        self.moves = Moves(ids, list(number), "heroism")
        self.sides = sides_of(drawn, number)  # by seats - 1
        self.heroism_noun = noun("heroism", box["heroism"]["names"])
        self.rival_noun = noun("rival", box["rival"]["names"])
        self.abilities = {card.ability: each  # the card with that ability
                          for each, card in enumerate(self.cards) if card.ability}
        self.heroism = len(ids)

    @property
    def epoch_card_ids(self) -> tuple[str, ...]:
        """The cards without Heroism, which nobody plays."""
        return self.card_ids[:-1]

    def card_noun(self, card: int) -> Noun:
        """The name of a card, Heroism included."""
        return self.heroism_noun if card == len(self.cards) else self.cards[card].noun


def check(data: Any) -> list[Fault]:
    """Everything wrong with the content of a board and its box, each with its place."""
    return faults(data)


def sides_of(drawn: dict[str, Any], number: dict[str, int]) -> tuple[Side, ...]:
    """The side for one, two, three and four.  [1.4]"""
    four, left = drawn["sides"]["four"], drawn["left"]
    part = [number[id] for id in left["regions"]]

    def pairs(starts: list[list[str]]) -> tuple[tuple[int, int], ...]:
        return tuple((number[city], number[oasis]) for city, oasis in starts)

    return (
        side_of("left", four, number, part, pairs([left["alone"]])),
        side_of("left", four, number, part, pairs(left["duel"])),
        side_of("three", drawn["sides"]["three"], number, None,
                pairs(drawn["sides"]["three"]["starts"])),
        side_of("four", four, number, None, pairs(four["starts"])),
    )


def side_of(name: str, side: dict[str, Any], number: dict[str, int], part: list[int] | None,
            starts: tuple[tuple[int, int], ...]) -> Side:
    """A side, or the part of it that is used."""
    kinds, values = [OFF] * len(number), [0] * len(number)
    for kind, word in ((CITY, "cities"), (OASIS, "oases"), (PLAIN, "plain")):
        for id in side[word]:
            region = number[id]
            if part is None or region in part:
                kinds[region] = kind
                values[region] = side[word][id] if kind else 0
    near: list[set[int]] = [set() for _region in number]
    for origin, ends in side["links"].items():
        for end in ends:
            one, two = number[origin], number[end]
            if kinds[one] != OFF and kinds[two] != OFF:
                near[one].add(two)
                near[two].add(one)
    return Side(
        name=name,
        kinds=tuple(kinds),
        values=tuple(values),
        neighbours=tuple(tuple(sorted(each)) for each in near),
        around=tuple(sum(1 << other for other in each) for each in near),
        plain=bits(kinds, PLAIN),
        cities=bits(kinds, CITY),
        starts=starts,
        regions=tuple(region for region, kind in enumerate(kinds) if kind != OFF),
    )


def bits(kinds: list[int], kind: int) -> int:
    """The regions, or the cards, of a kind, one bit each."""
    return sum(1 << place for place, each in enumerate(kinds) if each == kind)


def die(colour: int, face: int) -> int:
    """A die as a number; face 0: not rolled."""
    return colour * 7 + face
