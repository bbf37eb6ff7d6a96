"""The tray below the map: cards face up, the pile, the discards, the viewer's hand, the walls."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.table.pictures import paper
from alexandre.games.alexandros.table.pictures.glyphs import PIGMENTS, glyph
from alexandre.games.alexandros.table.pictures.pieces import bar
from alexandre.games.alexandros.tables import LETTERS, Box, Tables
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.draw.sketch import Caption, Plate, Shape, Sketch, Spot, rectangle

TOP: Final = 22.0
FOOT: Final = (900.0, 98.0)
SHOWN, PILE, DISCARDS, HAND, SUPPLY = 16.0, 146.0, 226.0, 520.0, 814.0
FOLDED: Final = 200.0  # so much narrower where letters are large
STEP: Final = 56.0  # from one card to the next
# Where a number stands: its rim lies within the card's.
BADGE: Final = (paper.CARD[0] - 12.5, paper.CARD[1] - 12.5)
RACK: Final = 13  # walls in a row of the rack
NUMBER: Final = 19.0  # the size of how many are left


class Cards:
    """The row of cards below the map, filled from the left."""

    def __init__(self, tables: Tables) -> None:
        self.nouns: dict[str, Noun] = dict(zip(LETTERS, tables.symbol_nouns, strict=True))
        self.shapes: list[Shape] = []
        self.captions: list[Caption] = []
        self.spots: list[Spot] = []

    def title(self, left: float, text: Msg, most: float) -> None:
        """What the next cards are."""
        self.captions.append(Caption((left, 10), text, 15, "ink", "italic", "left", halo="page",
                                     most=most, least=11))

    def card(self, left: float, letter: str, count: int = 1) -> None:
        """A card face up with how many there are, or the hollow where it would lie."""
        at = (left, TOP)
        if not count:
            self.shapes += paper.gap(at, letter)
            return
        self.shapes += paper.face(letter, at)
        self.captions.append(Caption((left + 10, TOP + paper.CARD[1] - 10), letter, 12.5,
                                     PIGMENTS[letter], "bold", least=7.5))
        if count > 1:
            self.number((left + BADGE[0], TOP + BADGE[1]), count)

    def number(self, at: tuple[float, float], count: int) -> None:
        """How many."""
        self.shapes += paper.badge(at)
        self.captions.append(Caption(at, str(count), 13.5, "seal.text", "bold"))

    def pile(self, left: float, count: int) -> None:
        """The pile, face down, as thick as it is high."""
        if not count:
            self.shapes += paper.gap((left, TOP))
            return
        for number in range(min(3, (count + 7) // 8), 0, -1):
            self.shapes += paper.back((left + (number - 1) * 2.2, TOP - (number - 1) * 1.4))
        self.number((left + BADGE[0], TOP + BADGE[1]), count)

    def spot(self, name: str, text: Msg, left: float) -> None:
        """The card just drawn can be pointed at."""
        self.spots.append(Spot(name, text, rectangle((left, TOP), paper.CARD)))

    def sketch(self, wide: float) -> Sketch:
        """All that lies there."""
        return Sketch((wide, FOOT[1]), tuple(self.shapes), tuple(self.captions), tuple(self.spots))


def cards_of(tables: Tables, view: AlexandrosView, *, is_folded: bool = False) -> Sketch:
    """Face-up cards, the pile, the discards, the viewer's own hand, and the walls left; folded,
    the discards are signs with their numbers."""
    row, fold = Cards(tables), FOLDED if is_folded else 0.0
    row.title(SHOWN, Msg.of("alexandros.table.shown"), PILE - SHOWN - 16)
    for number, letter in enumerate(view.face_up):
        left = SHOWN + number * 60
        if letter is None:
            row.shapes += paper.gap((left, TOP))
            continue
        row.card(left, letter)
        row.spot(f"shown:{letter}", Msg.of("alexandros.spot.shown", card=row.nouns[letter]), left)
    row.title(PILE, Msg.of("alexandros.table.pile"), DISCARDS - PILE - 16)
    row.pile(PILE, view.pile)
    row.spot("pile", Msg.of("alexandros.spot.pile", n=view.pile), PILE)
    discards = view.ceding or view.discards
    if is_folded:
        row.title(DISCARDS, Msg.of("alexandros.table.discards"), HAND - FOLDED - DISCARDS - 8)
        draw_signs(row, discards)
    else:
        fan(row, DISCARDS, Msg.of("alexandros.table.discards"), "symbol", discards)
    hand = next((each.hand for each in view.players if each.hand and each.seat == view.seat), None)
    if view.seat is not None and view.seat >= 0:
        fan(row, HAND - fold, Msg.of("alexandros.table.hand"), "hand", hand or {},
            uses(tables, view))
    row.title(SUPPLY - fold, Msg.of("alexandros.table.walls"), FOOT[0] - SUPPLY - 12)
    supply(row, tables.box, view, SUPPLY - fold)
    return row.sketch(FOOT[0] - fold)


def draw_signs(row: Cards, counts: dict[str, int]) -> None:
    """How many cards of each symbol, without the cards."""
    row.shapes += paper.sheet((DISCARDS - 4, TOP), (88.0, paper.CARD[1]), paper.ROUND)
    for number, letter in enumerate(LETTERS):
        left, top = DISCARDS + 42 * (number % 2), TOP + 24 * (number // 2)
        row.shapes += glyph(letter, (left + 9, top + 12), 17)
        row.captions.append(Caption((left + 21, top + 12), str(counts.get(letter, 0)), 14, "ink",
                                    "table", "left"))
        row.spots.append(Spot(f"symbol:{letter}", Msg.of(
            "alexandros.spot.cards", card=row.nouns[letter], n=counts.get(letter, 0)),
            rectangle((left, top), (38.0, 24.0))))


def uses(tables: Tables, view: AlexandrosView) -> dict[str, Msg]:
    """What a card of the hand is good for now: the special move, or a levy.  [5.1] [11.1]"""
    own = next((each for each in view.players if each.seat == view.seat == view.mover), None)
    if own is None:
        return {}
    if view.phase == "march":
        return dict.fromkeys(LETTERS, Msg.of("alexandros.spot.special"))
    if view.phase != "actions" or not view.actions_left or view.has_levied:
        return {}
    levy = Msg.of("alexandros.spot.levy", n=own.income)
    return {LETTERS[tables.symbol[tables.cell_ids.index(cell)]]: levy for cell in own.governors}


def fan(row: Cards, left: float, title: Msg, kind: str, counts: dict[str, int],
        uses: dict[str, Msg] | None = None) -> None:
    """One card for each symbol, with how many there are, and what one is good for."""
    row.title(left, title, 5 * STEP - 16)
    for number, letter in enumerate(LETTERS):
        at = left + number * STEP
        row.card(at, letter, counts.get(letter, 0))
        name = Msg.of("alexandros.spot.cards", card=row.nouns[letter], n=counts.get(letter, 0))
        if uses and letter in uses and counts.get(letter):
            name = Msg.of("alexandros.spot.use", cards=name, use=uses[letter])
        row.spot(f"{kind}:{letter}", name, at)


def supply(row: Cards, box: Box, view: AlexandrosView, left: float) -> None:
    """The walls that are left, in a rack: one bar each, and their number."""
    row.shapes += [Plate((left - 8, TOP - 2), (FOOT[0] - SUPPLY + 4, paper.CARD[1] + 4), 6,
                         "walnut", "gold", 1.2)]
    for top, count, whole, colour in ((TOP + 1, view.black_left, box.black, "black"),
                                      (TOP + 45, view.red_left, box.red, "red")):
        rows = (whole + RACK - 1) // RACK
        for number in range(whole):
            at = (left + number % RACK * 3.6, top + 2 + number // RACK * 6.6)
            row.shapes += bar(at, colour, is_there=number < count)
        row.captions.append(Caption((left + FOOT[0] - SUPPLY - 13, top + 2 + rows * 3.3),
                                    str(count), NUMBER, "gold.pale", "table", "right", least=10.5))
        middle, half = top + 2 + rows * 3.3, max(rows * 3.3 + 2, NUMBER * 0.62)
        high, low = middle - half, middle + half
        row.spots.append(Spot(f"walls:{colour}", Msg.of(f"alexandros.spot.{colour}", n=count),
                              ((left - 2, high), (left + 76, high), (left + 76, low),
                               (left - 2, low))))
