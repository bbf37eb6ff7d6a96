"""The tray below the map: the pile and the row with its prices, the hand, the cards played."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.games.phalanxx.meta import COLOURS
from alexandre.games.phalanxx.rules.pile import next_epoch
from alexandre.games.phalanxx.shape import NEEDS
from alexandre.games.phalanxx.table.pictures import cards, slips
from alexandre.games.phalanxx.table.pictures.glyphs import sign
from alexandre.games.phalanxx.table.pictures.paper import PIGMENTS, hollow, sheet
from alexandre.games.phalanxx.tables import ACTION_CARDS, MERCHANT, Card, Tables
from alexandre.games.phalanxx.view import PhalanxxView, PlayedView, PlayerView
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.boxes import (
    Column,
    Either,
    Fixed,
    Hidden,
    Large,
    Named,
    Overlay,
    Panel,
    Row,
)
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.sketch import Disc, Place, Plate, Polygon, Shape, round_corners

PILE: Final = (47, 54)
BRIEF: Final = 0  # lines: the name takes the whole card
TALL: Final = 3  # the picture takes a line
LARGE: Final = 1.15  # pixels of a unit beside usual letters, from which cards are tall
# Cards of the row, by lines of their names, and of the hand: as wide as may be, and at least.
ROOMS: Final = {1: (92.0, 92.0), 2: (84.0, 84.0), BRIEF: (92.0, 60.0), TALL: (80.0, 80.0)}
FREE: Final = (slips.SIZE[0], slips.LEAST)
HANDS: Final = {TALL: (108.0, 66.0)}
COIN: Final = 18
LINES: Final = 3  # of cards played, one below the other; of small ones in a tall tray
TALL_LINES: Final = 2
COLUMNS: Final = 2  # at the least
SMALL: Final = (38.0, 48.0)  # a card played, where there is room
LINES_MOST: Final = 18
TOTAL: Final = 29.0  # the size of the seal of their strength
KEPT: Final = 4  # places of the hand that stay while its cards are played


class Tray:
    """The parts of the tray; the hand is the viewer's, or the mover's.

    Cards lie where they do; conditions and the cards played are those of the view `after`.
    """

    def __init__(self, tables: Tables, view: PhalanxxView,
                 after: PhalanxxView | None = None) -> None:
        self.tables, self.view = tables, view
        seat = owner_of(view)
        self.owner, self.then = view.players[seat], (after or view).players[seat]
        self.numbers = {id: number for number, id in enumerate(tables.card_ids)}

    def content(self) -> Node:
        """Row and hand side by side, of tall cards in a large window; below each other where
        letters are large; an audience sees strength and name of a card.  Cards played are small
        cards where there is room for them."""
        pile = add_title(title(Msg.of("phalanxx.table.row")), self.pile())
        head = title(Msg.of("phalanxx.table.hand"))
        cards = {lines: (self.row(lines), self.hand(lines),
                         self.list_played(TALL_LINES if lines == TALL else 0))
                 for lines in (TALL, 1, 2, BRIEF)}
        sides = [cards[TALL], (*cards[1][:2], self.list_played(1)), cards[1], cards[2]]
        tall, *lines_up = [Row((Row((pile, row), 4, "stretch"), add_title(head, hand, grow=1),
                                played), 9, "stretch") for row, hand, played in sides]
        stacks = [Column((Row((pile, row, played), 4, "stretch"),
                          Row((Fixed(head, PILE[0]), Panel(hand, grow=1)), 4)), 1)
                  for row, hand, played in map(cards.__getitem__, (1, 2, BRIEF))]
        return Either((Large(tall, LARGE), *lines_up, *stacks))

    def pile(self) -> Node:
        """The pile with the number of its cards; or the card that the scout has seen."""
        if self.view.top is not None:
            return Named(self.show_card(self.view.top, "card", 1), "pile", grow=1)
        count = self.view.deck
        card = empty(PILE) if not count else slips.back(
            next_epoch(self.tables, self.view.seats, count))
        badge = Fixed(Overlay((Icon(draw_badge, 24), Text(str(count), 14, "seal.text", "table",
                                                          "centre"))), across="end", down="end")
        return Named(Fixed(Overlay((card, badge) if count else (card,)), *PILE), "pile",
                     Msg.of("phalanxx.spot.pile", n=count), grow=1)

    def row(self, lines: int) -> Node:
        """The row, the cheapest card at the far right, each with its price; its width does not
        depend on the hand."""
        places = range(self.tables.box.row)[::-1]
        return Row(tuple(Column((self.price(place), Named(self.offer_card(place, lines),
                                                          f"row:{place}", grow=1)), 1)
                         for place in places), 1, "stretch", is_even=True)

    def offer_card(self, place: int, lines: int) -> Node:
        """The card at a place of the row."""
        id = self._offer(place)
        return empty(ROOMS[lines]) if id is None else self.show_card(id, "card", lines,
                                                                self.price_at(place))

    def _offer(self, place: int) -> str | None:
        """The card that lies there."""
        return self.view.row[place] if place < len(self.view.row) else None

    def show_card(self, id: str, kind: str, lines: int, price: int = 0) -> Node:
        """A card that can be pointed at."""
        number, told = self.numbers[id], self.describe(id, self.then)
        now = cards.variable_worth(self.tables, number, self.then.counted)
        if now is not None:
            told = Msg.of("phalanxx.spot.worth", told=told, n=now)
        if price and id != "heroism":
            told = Msg.of("phalanxx.spot.priced", n=price, told=told)
        met = cards.judge_needs(self.tables, number, self.then.counted)
        worth = cards.worth_if_played(self.tables, number, self.then.counted) \
            if kind == "hand" else None
        room = HANDS.get(lines, FREE) if kind == "hand" else ROOMS[lines]
        face = draw_face(self.tables, number, met, worth, lines, room)
        if kind == "hand" and id not in self.then.hand:
            face = Overlay((face, Panel(Space(), draw_gone)))
        if kind == "card" and id in self.then.hand:
            face = Overlay((face, Panel(Space(), draw_chosen)))
        return Named(face, f"{kind}:{id}", told,
                     picture=slips.draw_whole(self.tables, number, met, worth))

    def price(self, place: int) -> Node:
        """A coin with the price of the card below it."""
        is_chosen = self._offer(place) in self.then.hand  # to be bought or taken
        coin = Fixed(Overlay((
            Icon(draw_badge if is_chosen else partial(sign, "talents"), COIN),
            Text(str(self.price_at(place)), 14, "seal.text" if is_chosen else "ink", "bold",
                 "centre"))), across="end")
        return Hidden(coin) if self._offer(place) in (None, "heroism") else coin

    def price_at(self, place: int) -> int:
        """The price of the card for the player to move."""
        is_merchant = self.view.players[self.view.mover].ability == ACTION_CARDS[MERCHANT]
        return self.tables.box.merchant_price if is_merchant else place + 1

    def hand(self, lines: int) -> Node:
        """The hand, backs where it is hidden, in the height of a card also before any is dealt."""
        cards = Overlay((Hidden(measure_cards(self.tables, lines)), self.list_hand(lines)))
        return Named(cards, "hand", grow=1)

    def list_hand(self, lines: int) -> Node:
        """The cards of the hand."""
        known, size = self.owner.hand, self.owner.hand_size
        if not size:
            return Text(Msg.of("phalanxx.table.no_hand"), 16, face="italic", halo="page", lines=2)
        parts = [self.show_card(id, "hand", lines) for id in known]
        wide, least = HANDS.get(lines, FREE)
        parts += [Fixed(slips.back(), wide, slips.SIZE[1], least=least)] * (size - len(known))
        kept = min(KEPT, size + len(self.owner.played)) - size
        parts += [Fixed(Space(), wide, least=1.0)] * kept
        return Row(tuple(parts), 1, "stretch")

    def list_played(self, small: int) -> Node:
        """The cards that lie before the owner, and their sum; so many small cards one below the
        other, or a line for each."""
        return add_title(title(Msg.of("phalanxx.table.laid")), Panel(
            Row((self.total(), self.stack(small)), 6, "stretch"), draw_tablet, (3, 3), grow=1))

    def total(self) -> Node:
        """The strength of the owner, and what it has been before what is prepared."""
        was, now = self.owner.strength, self.then.strength
        before = (Text(f"{was} →", 13, "ink.soft", "bold", "centre"),) if was != now else ()
        figure = Overlay((Icon(draw_badge, TOTAL),
                          Text(str(now), 18, "seal.text", "bold", "centre", squeeze=1, digits=2)))
        key = "played_then" if was != now else "played" if self.then.played else "played_none"
        return Named(Fixed(Column((*before, figure)), down="centre"), "played", Msg.of(
            f"phalanxx.table.{key}", n=was, then=now,
            parts=cards.tell_parts(self.tables, self.then)))

    def stack(self, small: int) -> Node:
        """The newest cards played, in columns that leave room for the hand."""
        draw, lines = (self.slip, small) if small else (self.line, LINES)
        played = [draw(each) for each in self.then.played[-LINES_MOST:]]
        most = min(LINES_MOST, len(self.owner.played) + 1)
        columns = max(COLUMNS, -(-max(most, len(played)) // lines))
        wide = Fixed(Space(), *SMALL) if small else Hidden(
            play_line(Icon(partial(sign, "card"), 13), 0, "ink"))
        return Row(tuple(Overlay((wide, Column(tuple(played[n * lines:(n + 1) * lines]), 1)))
                         for n in range(columns)), 2, "start")

    def line(self, played: PlayedView) -> Node:
        """A low card that was played: its colour and sign, and what it counts now."""
        card, icon, ink = self._look_of(played)
        return self._name_played(played, Panel(play_line(icon, played.strength, ink), partial(
            draw_line, COLOURS[card.colour], is_new=self._is_new(played))))

    def slip(self, played: PlayedView) -> Node:
        """The same as a small card with its picture."""
        card, icon, ink = self._look_of(played)
        picture = Panel(Space(), partial(slips.draw_picture, card), grow=1)
        foot = Row((icon, Space(grow=1), Text(str(played.strength), 15, ink, "bold", "right",
                                              squeeze=1, digits=1)))
        ground = partial(draw_small, COLOURS[card.colour], is_new=self._is_new(played))
        paper = Panel(Column((picture, foot)), ground, (2, 5, 3, 1))
        return self._name_played(played, Fixed(paper, *SMALL))

    def _look_of(self, played: PlayedView) -> tuple[Card, Node, str]:
        """A card that was played, the sign of what it is, and the colour of its number."""
        card = self.tables.cards[self.numbers[played.id]]
        picture = NEEDS[card.symbol] if card.symbol != NONE else (
            "leader" if card.colour == 1 else card.id)
        return (card, Icon(partial(draw_played, picture, is_turned=played.is_turned), 13),
                "seal.deep" if played.is_turned else "ink")

    def _is_new(self, played: PlayedView) -> bool:
        """Whether it is only prepared."""
        return all(each.id != played.id for each in self.owner.played)

    def _name_played(self, played: PlayedView, part: Node) -> Node:
        """A card played that can be pointed at."""
        whole = slips.draw_whole(self.tables, self.numbers[played.id], worth=played.strength)
        return Named(part, f"played:{played.id}", self.describe(played.id), picture=whole)

    def describe(self, id: str, holder: PlayerView | None = None) -> Msg:
        """A card in words: its name, its strength, its conditions, those that the wagon of its
        holder makes up for, what it can do."""
        number = self.numbers[id]
        if number == self.tables.heroism:
            return Msg.of("phalanxx.spot.heroism")
        card = self.tables.cards[number]
        needs: tuple[Arg, ...] = tuple(
            Msg.of("phalanxx.need.waived", need=need) if holder and NEEDS[what] in holder.waived
            and holder.means[what] < n else need for what, n in card.needs
            for need in (Msg.of(f"phalanxx.need.{NEEDS[what]}", n=n),))
        extra = Msg.of(f"phalanxx.ability.{card.ability}") if card.ability else \
            follow(card) if card.counts != NONE else \
            Msg.of("phalanxx.ability.none")
        key = "card" if needs else "card_free"
        return Msg.of(f"phalanxx.spot.{key}", card=card.noun,
                      strength=cards.strength_of(card, None), needs=needs, extra=extra)


def title(words: Msg) -> Text:
    """The heading of a group."""
    return Text(words, 15, face="italic", halo="page", squeeze=1)


def add_title(head: Node, part: Node, grow: float = 0.0) -> Node:
    """A group below its heading, which is as high as a coin."""
    coin = Hidden(Icon(partial(sign, "talents"), 1, COIN))
    return Column((Overlay((head, coin)), part), 1, grow=grow)


def draw_face(tables: Tables, number: int, met: cards.Met, worth: int | None, lines: int,
              room: tuple[float, float]) -> Node:
    """A card with so many lines for its name."""
    if not lines:
        return slips.brief(tables, number, worth)
    draw = slips.tall if lines == TALL else partial(slips.slip, lines=lines)
    return draw(tables, number, met, worth, room=room)


def measure_cards(tables: Tables, lines: int) -> Node:
    """As many cards as have a place in the hand, with as many conditions as most have."""
    by_needs = sorted(range(len(tables.cards)), key=lambda each: len(tables.cards[each].needs))
    number = by_needs[len(by_needs) // 2]
    return Row((draw_face(tables, number, (), None, lines, HANDS.get(lines, FREE)),) * KEPT, 1)


def play_line(icon: Node, strength: int, ink: str) -> Node:
    """The sign and the strength of a card played."""
    number = Text(str(strength), 13, ink, "table", "right", squeeze=1, digits=1)
    return Panel(Row((icon, Space(grow=1), number), 1), pad=(6, 1, 2, 1))


def empty(room: tuple[float, float]) -> Node:
    """An empty place for a card, as wide as may be and at least."""
    return Fixed(Panel(Space(), draw_hollow), room[0], slips.SIZE[1], least=min(room))


def follow(card: Card) -> Msg:
    """The strength of a card by the number of things that it counts."""
    most = len(card.strength) - 1
    steps = tuple(Msg.of(f"phalanxx.follows.{'last' if n == most else 'step'}", n=n,
                         strength=card.strength[n]) for n in range(1, most + 1))
    return Msg.of(f"phalanxx.follows.{NEEDS[card.counts]}", steps=steps)


def owner_of(view: PhalanxxView) -> int:
    """The owner of the hand in the tray: the viewer, or the mover for eyes that belong to no seat.
    """
    return view.mover if view.seat is None or view.seat < 0 else view.seat


# ---- looks --------------------------------------------------------------------------------------


def draw_hollow(box: Box) -> tuple[Shape, ...]:
    """A place without a card: a slot in the wood."""
    at, size = (box.x, box.y), (box.w, box.h)
    return Polygon(round_corners(at, size, 6), texture="wood"), *hollow(at, size, 6)


def draw_chosen(box: Box) -> tuple[Shape, ...]:
    """The red rim of a card that would be bought or taken."""
    return (Plate((box.x + 3, box.y + 3), (box.w - 6, box.h - 6), 5, "", "seal", 3.0),)


def draw_gone(box: Box) -> tuple[Shape, ...]:
    """The veil over a card that would leave the hand."""
    return (Plate((box.x, box.y), (box.w, box.h), 5, "page", "gold.deep", 1.4, cover=0.72),)


def draw_badge(at: Place, size: float) -> tuple[Shape, ...]:
    """A small seal."""
    return (Disc(at, size / 2, "seal.deep", "gold.pale", 1.4),)


def draw_tablet(box: Box) -> tuple[Shape, ...]:
    """The ground of the cards played."""
    return sheet((box.x, box.y), (box.w, box.h), 5.0)


def draw_line(colour: str, box: Box, *, is_new: bool) -> tuple[Shape, ...]:
    """A low card with its colour at the left, lit while it is prepared."""
    ground, rim, _ink = PIGMENTS[colour]
    return (*draw_card(box, is_new=is_new),
            Plate((box.x, box.y), (4.5, box.h), 2, ground, rim, 0.8))


def draw_small(colour: str, box: Box, *, is_new: bool) -> tuple[Shape, ...]:
    """A small card with its colour at the top, lit while it is prepared."""
    ground, rim, _ink = PIGMENTS[colour]
    return (*draw_card(box, is_new=is_new),
            Plate((box.x, box.y), (box.w, 4.5), 2, ground, rim, 0.8))


def draw_card(box: Box, *, is_new: bool) -> tuple[Shape, ...]:
    """The paper of a card played."""
    return (Plate((box.x, box.y), (box.w, box.h), 3, "page", "lit" if is_new else "ink.faint",
                  2.0 if is_new else 0.8),)


def draw_played(picture: str, at: Place, size: float, *, is_turned: bool) -> tuple[Shape, ...]:
    """The sign of a card, a small card on its side below that of one that is turned."""
    mark = draw_turn_mark((at[0], at[1] + 4)) if is_turned else ()
    return (*sign(picture, at, size), *mark)


def draw_turn_mark(at: Place) -> tuple[Shape, ...]:
    """A small card on its side."""
    return (Plate((at[0] - 7, at[1] - 4.5), (14, 9), 1.5, "page", "seal", 1.4),
            Polygon(((at[0] + 2, at[1] - 2), (at[0] + 6, at[1]), (at[0] + 2, at[1] + 2)), "seal"))
