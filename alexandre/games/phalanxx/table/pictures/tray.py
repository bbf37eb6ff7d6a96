"""The tray below the map: the pile and the row with its prices, the hand, the cards played."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.meta import COLOURS
from alexandre.games.phalanxx.rules.pile import next_epoch
from alexandre.games.phalanxx.shape import NEEDS
from alexandre.games.phalanxx.table.pictures import cards, slips
from alexandre.games.phalanxx.table.pictures.glyphs import sign
from alexandre.games.phalanxx.table.pictures.paper import PIGMENTS, hollow, sheet
from alexandre.games.phalanxx.tables import ACTION_CARDS, MERCHANT, Card, Tables
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Part,
    Place,
    Plate,
    Polygon,
    Shape,
    Sketch,
    Spot,
    rectangle,
)

SIZE: Final = (1000.0, 82.0)
STEP: Final = 105.0  # from one card to the next, where they are not narrower
APART: Final = 1.0
FIRST: Final = 4.0
ROW_FROM: Final = 51.0  # the pile lies below the first card of the row
TOP: Final = 21.0  # below the prices
COIN: Final = 20.0
BETWEEN: Final = 12.0  # the row and the hand
PLAYED: Final = 902.0  # with few cards; more of them take room from the hand
ASIDE: Final = 4.0  # between the hand and them
SUM_WIDE: Final = 32.0
LINE: Final = (30.0, 17.4)  # from one of the cards played to the next
LINES: Final = 3  # of them below each other
COLUMNS: Final = 2  # at the least
LINES_MOST: Final = 18
PREPARED: Final = 1  # cards more that leave the hand its places


class Tray:
    """The tray, filled from the left; the hand is the viewer's, or the mover's.

    Cards lie where they do; conditions and the cards played are those of the view `after`.
    """

    def __init__(self, tables: Tables, view: PhalanxxView,
                 after: PhalanxxView | None = None) -> None:
        self.tables, self.view = tables, view
        seat = owner_of(view)
        self.owner, self.then = view.players[seat], (after or view).players[seat]
        self.step = step_of(tables, view)
        self.wide = max(self.step - APART, slips.LEAST)
        self.numbers = {id: number for number, id in enumerate(tables.card_ids)}
        self.shapes: list[Shape] = []
        self.captions: list[Caption] = []
        self.spots: list[Spot] = []
        self.layers: list[Layer] = []  # what lies below: cards that others cover

    def sketch(self) -> Sketch:
        """Everything that lies in it."""
        if self.view.top is None:
            self.pile()
            self.cover()
        self.row()
        self.cover()
        if self.view.top is not None:
            self.pile()  # the card that the scout has seen lies above
        self.hand()
        self.draw_played()
        return Sketch(SIZE, tuple(self.shapes), tuple(self.captions), tuple(self.spots),
                      tuple(self.layers))

    def cover(self) -> None:
        """What lies there so far may be covered, words and all."""
        name = f"below{len(self.layers)}"
        self.layers.append(Layer(name, tuple(self.shapes), tuple(self.captions)))
        self.shapes, self.captions = [], []

    def add(self, drawn: Part) -> None:
        """A card more."""
        shapes, captions = drawn
        self.shapes += shapes
        self.captions += captions

    def spot(self, id: str, name: Msg, at: Place, picture: Sketch | None = None,
             wide: float = slips.SIZE[0]) -> None:
        """What can be pointed at."""
        self.spots.append(Spot(id, name, rectangle(at, (wide, slips.SIZE[1])), picture=picture))

    def pile(self) -> None:
        """The pile with how many cards it holds; or the card that the scout has seen."""
        at = (FIRST, TOP)
        if self.view.top is not None:
            number = self.numbers[self.view.top]
            met = self.judge(number)
            self.add(slips.face(self.tables, number, at, met))
            self.spot(f"card:{self.view.top}", self.describe(self.view.top), at,
                      slips.draw_whole(self.tables, number, met))
            self.spots.insert(0, self.spots.pop())  # it is pressed where it covers the row
            return
        self.head(FIRST, Msg.of("phalanxx.table.row"), ROW_FROM - FIRST + 24, "page")
        if self.view.deck:
            self.add(slips.back(at, next_epoch(self.tables, self.view.seats, self.view.deck)))
            self.badge((at[0] + 37, at[1] + slips.SIZE[1] - 13), str(self.view.deck))
        else:
            self.shapes += hollow(at, slips.SIZE, 6)
        self.spot("pile", Msg.of("phalanxx.spot.pile", n=self.view.deck), at,
                  wide=ROW_FROM - FIRST)

    def row(self) -> None:
        """The row, the cheapest card at the far right, each with its price."""
        places = self.tables.box.row
        for place in range(places):
            at = (ROW_FROM + self.step * (places - 1 - place), TOP)
            name = self.view.row[place] if place < len(self.view.row) else None
            if name is None:
                self.shapes += hollow(at, (self.wide, slips.SIZE[1]), 6)
                continue
            number = self.numbers[name]
            met = self.judge(number)
            self.add(slips.face(self.tables, number, at, met, wide=self.wide))
            told = self.describe(name)
            if name != "heroism":
                self.price((at[0] + self.wide - 15, TOP / 2), self.price_at(place))
                told = Msg.of("phalanxx.spot.priced", n=self.price_at(place), told=told)
            self.spot(f"card:{name}", told, at,
                      slips.draw_whole(self.tables, number, met), self.wide)

    def judge(self, number: int) -> cards.Met:
        """Which conditions of a card the owner of the hand would meet."""
        return cards.judge_needs(self.tables, number, self.then.counted)

    def price(self, at: Place, price: int) -> None:
        """A coin with what the card costs, above the card, whose light would hide the number."""
        self.shapes += sign("talents", at, COIN)
        self.captions.append(Caption(at, str(price), 14, "ink", "bold", least=10))

    def price_at(self, place: int) -> int:
        """What the card costs the player to move."""
        is_merchant = self.view.players[self.view.mover].ability == ACTION_CARDS[MERCHANT]
        return self.tables.box.merchant_price if is_merchant else place + 1

    def head(self, x: float, text: Msg, most: float, halo: str = "") -> None:
        """What lies below; it glows where it stands on the sea."""
        self.captions.append(Caption((x + 2, TOP / 2 - 2), text, 15, "ink", "italic", "left",
                                     halo=halo, most=most, least=11))

    def badge(self, at: Place, text: str) -> None:
        """A small seal with a number."""
        self.shapes.append(Disc(at, 12, "seal.deep", "gold.pale", 1.4))
        self.captions.append(Caption(at, text, 14, "seal.text", "table", most=18, least=10))

    def hand(self) -> None:
        """The hand, in narrower cards the larger it is; backs where it is hidden."""
        known, size = self.owner.hand, self.owner.hand_size
        left, most = hand_from(self.tables, self.view), end_of_hand(self.view)
        self.head(left, Msg.of("phalanxx.table.hand"), most - left)
        if not size:
            self.captions.append(Caption((left + 8, TOP + slips.SIZE[1] / 2), Msg.of(
                "phalanxx.table.no_hand"), 16, "ink", "italic", "left", halo="page",
                most=most - left - 8))
        for place in range(size):
            at = (left + self.step * place, TOP)
            self.cover()
            if place >= len(known):
                self.add(slips.back(at, wide=self.wide))
                continue
            number = self.numbers[known[place]]
            met = self.judge(number)
            worth = cards.worth_if_played(self.tables, number, self.then.counted)
            if known[place] in self.then.hand:
                self.add(slips.face(self.tables, number, at, met, worth, self.wide))
            else:
                self.shapes += hollow(at, (self.wide, slips.SIZE[1]), 6)
            self.spot(f"hand:{known[place]}", self.describe(known[place]), at,
                      slips.draw_whole(self.tables, number, met, worth),
                      self.wide if place == size - 1 else min(self.step, self.wide))

    def draw_played(self) -> None:
        """The cards that lie before the owner by their signs, and their sum."""
        count = len(self.then.played)
        x = find_edge(count)
        wide = SIZE[0] - x - 4
        self.head(x, Msg.of("phalanxx.table.laid"), wide - 4)
        self.shapes += [*sheet((x, TOP), (wide, slips.SIZE[1]), 5.0),
                        Plate((x + SUM_WIDE, TOP + 7), (1, slips.SIZE[1] - 14), 0, "gold",
                              cover=0.6)]
        is_other = self.then.strength != self.owner.strength
        middle = (x + SUM_WIDE / 2, TOP + slips.SIZE[1] / 2)
        if is_other:
            self.captions.append(Caption((middle[0], middle[1] - 17), f"{self.owner.strength} →",
                                         13, "ink.soft", "bold", most=SUM_WIDE - 4))
        self.captions.append(Caption(middle, str(self.then.strength), 24, "seal.deep", "bold",
                                     most=SUM_WIDE - 4))
        self.spots.append(Spot("played", Msg.of(
            f"phalanxx.table.played{'_then' if is_other else '' if count else '_none'}",
            n=self.owner.strength, then=self.then.strength,
            parts=cards.tell_parts(self.tables, self.then)),
            rectangle((x, TOP), (SUM_WIDE, slips.SIZE[1]))))
        for place, card in enumerate(self.then.played[-LINES_MOST:]):
            self.line(card.id, card.strength, line_at(place, count), is_turned=card.is_turned)

    def line(self, id: str, strength: int, at: Place, *, is_turned: bool) -> None:
        """A card played: its colour and sign, and what it counts now."""
        number = self.numbers[id]
        card = self.tables.cards[number]
        x, y = at
        ground, rim, _ink = PIGMENTS[COLOURS[card.colour]]
        size = (LINE[0] - 2, LINE[1] - 1.5)
        corner = (x, y - size[1] / 2)
        is_new = all(each.id != id for each in self.owner.played)
        self.shapes += [Plate(corner, size, 3, "parchment.deep", cover=0.5),
                        *((Plate(corner, size, 3, "", "lit", 2.0),) if is_new else ()),
                        Plate(corner, (4.5, size[1]), 2, ground, rim, 0.8)]
        picture = NEEDS[card.symbol] if card.symbol != NONE else (
            "leader" if card.colour == 1 else card.id)
        self.shapes += sign(picture, (x + 12, y), 13)
        if is_turned:
            self.shapes += draw_turn_mark((x + 12, y + 4))
        self.captions.append(Caption((x + size[0] - 5.5, y + 0.5), str(strength), 13,
                                     "seal.deep" if is_turned else "ink", "table", most=12,
                                     least=10))
        self.spots.append(Spot(f"played:{id}", self.describe(id), rectangle(corner, size),
                               picture=slips.draw_whole(self.tables, number, worth=strength)))

    def describe(self, id: str) -> Msg:
        """A card in words: its name, its strength, its conditions, what it can do."""
        number = self.numbers[id]
        if number == self.tables.heroism:
            return Msg.of("phalanxx.spot.heroism")
        card = self.tables.cards[number]
        needs: tuple[Arg, ...] = tuple(Msg.of(f"phalanxx.need.{NEEDS[what]}", n=n)
                                       for what, n in card.needs)
        extra = Msg.of(f"phalanxx.ability.{card.ability}") if card.ability else \
            follow(card) if card.counts != NONE else \
            Msg.of("phalanxx.ability.none")
        key = "card" if needs else "card_free"
        return Msg.of(f"phalanxx.spot.{key}", card=card.noun,
                      strength=cards.strength_of(card, None), needs=needs, extra=extra)


def follow(card: Card) -> Msg:
    """How strong a card is with how many of what it counts."""
    most = len(card.strength) - 1
    steps = tuple(Msg.of(f"phalanxx.follows.{'last' if n == most else 'step'}", n=n,
                         strength=card.strength[n]) for n in range(1, most + 1))
    return Msg.of(f"phalanxx.follows.{NEEDS[card.counts]}", steps=steps)


def step_of(tables: Tables, view: PhalanxxView) -> float:
    """From one card to the next, in the row and in the hand: as close as lets none lie on another.
    """
    count = tables.box.row + view.players[owner_of(view)].hand_size
    return min(STEP, (end_of_hand(view) - BETWEEN + APART - ROW_FROM) / count)


def hand_from(tables: Tables, view: PhalanxxView) -> float:
    """The left edge of the hand."""
    return ROW_FROM + step_of(tables, view) * tables.box.row + BETWEEN


def end_of_hand(view: PhalanxxView) -> float:
    """The right edge of the room for the hand, a card that is prepared among those played."""
    owner = view.players[owner_of(view)]
    return find_edge(len(owner.played) + min(owner.hand_size, PREPARED)) - ASIDE


def find_edge(count: int) -> float:
    """The left edge of so many cards played."""
    columns = -(-min(count, LINES_MOST) // LINES)
    return PLAYED - LINE[0] * max(0, columns - COLUMNS)


def line_at(place: int, count: int) -> Place:
    """The left end of a card played, one of so many."""
    column, row = divmod(place, LINES)
    return find_edge(count) + SUM_WIDE + 2 + LINE[0] * column, TOP + 10.6 + LINE[1] * row


def line_end(place: int, count: int) -> Place:
    """Where the strength of a card played stands."""
    x, y = line_at(place, count)
    return x + LINE[0] - 7.5, y


def draw_turn_mark(at: Place) -> tuple[Shape, ...]:
    """A small card on its side."""
    return (Plate((at[0] - 7, at[1] - 4.5), (14, 9), 1.5, "page", "seal", 1.4),
            Polygon(((at[0] + 2, at[1] - 2), (at[0] + 6, at[1]), (at[0] + 2, at[1] + 2)), "seal"))


def owner_of(view: PhalanxxView) -> int:
    """Whose hand lies in the tray: the viewer's, or the mover's for eyes that belong to no seat.
    """
    return view.mover if view.seat is None or view.seat < 0 else view.seat
