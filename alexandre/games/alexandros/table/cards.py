"""The row below the map: cards face up, the pile, the discards, the viewer's hand, the walls."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.table.glyphs import PIGMENTS, glyph
from alexandre.games.alexandros.tables import LETTERS, Tables
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.text import Arg, Msg, Noun
from alexandre.ui.sketch import Caption, Place, Plate, Shape, Sketch, Spot, Stroke

CARD: Final = (52.0, 72.0)
TOP: Final = 26.0
FOOT: Final = (900.0, 106.0)


class Cards:
    """The row of cards below the map, filled from the left."""

    def __init__(self, tables: Tables) -> None:
        self.nouns: dict[str, Noun] = dict(zip(LETTERS, tables.symbol_nouns, strict=True))
        self.shapes: list[Shape] = [Plate((1, 1), (FOOT[0] - 2, FOOT[1] - 2), 8, "parchment",
                                          "gold", 1.6)]
        self.captions: list[Caption] = []
        self.spots: list[Spot] = []

    def title(self, left: float, text: Msg) -> None:
        """What the next cards are."""
        self.captions.append(Caption((left, 14), text, 14, "ink.soft", "italic", "left"))

    def card(self, left: float, letter: str | None, count: int = 1) -> None:
        """A card face up, or an empty place."""
        fill = "card" if letter and count else "parchment.deep"
        self.shapes.append(Plate((left, TOP), CARD, 6, fill, "gold", 1.4))
        if letter is None:
            return
        pigment = PIGMENTS[letter] if count else "ink.faint"
        middle = (left + CARD[0] / 2, TOP + 31)
        self.shapes += glyph(letter, middle, 34, pigment)
        self.captions.append(Caption((left + 9, TOP + 62), letter, 13, pigment, "bold"))
        if count != 1:
            self.captions.append(Caption((left + CARD[0] - 7, TOP + 62), f"×{count}", 15,
                                         "ink" if count else "ink.faint", "table", "right"))

    def back(self, left: float, count: int) -> None:
        """The pile, face down."""
        for shift in (4, 2, 0) if count > 1 else (0,):
            self.shapes.append(Plate((left + shift, TOP - shift / 2), CARD, 6, "card.back",
                                     "gold.pale", 1.4))
        at = (left + CARD[0] / 2, TOP + CARD[1] / 2)
        self.captions.append(Caption(at, str(count), 22, "seal.text", "bold"))

    def spot(self, name: str, text: Msg, left: float) -> None:
        """The card just drawn can be pointed at."""
        right, low = left + CARD[0], TOP + CARD[1]
        self.spots.append(Spot(name, text, ((left, TOP), (right, TOP), (right, low), (left, low))))

    def noun(self, letter: str) -> Arg:
        """A symbol's name."""
        return self.nouns[letter]


def cards_of(tables: Tables, view: AlexandrosView) -> Sketch:
    """Face-up cards, the pile, the discards, the viewer's own hand, and the walls left."""
    row = Cards(tables)
    row.title(14, Msg.of("alexandros.table.shown"))
    for number, letter in enumerate(view.face_up):
        left = 14 + number * 60
        row.card(left, letter)
        if letter:
            named = Msg.of("alexandros.spot.shown", card=row.noun(letter))
            row.spot(f"shown:{letter}", named, left)
    row.title(144, Msg.of("alexandros.table.pile"))
    row.back(144, view.pile)
    row.spot("pile", Msg.of("alexandros.spot.pile", n=view.pile), 144)
    fan(row, 220, Msg.of("alexandros.table.discards"), "symbol", view.ceding or view.discards)
    hand = next((each.hand for each in view.players if each.hand and each.seat == view.seat), None)
    if view.seat is not None:
        fan(row, 510, Msg.of("alexandros.table.hand"), "hand", hand or {})
    walls(row, 812, view)
    return Sketch(FOOT, tuple(row.shapes), tuple(row.captions), tuple(row.spots))


def fan(row: Cards, left: float, title: Msg, kind: str, counts: dict[str, int]) -> None:
    """One card for each symbol, with how many there are."""
    row.title(left, title)
    for number, letter in enumerate(LETTERS):
        at = left + number * 56
        row.card(at, letter, counts.get(letter, 0))
        row.spot(f"{kind}:{letter}", Msg.of("alexandros.spot.cards", card=row.noun(letter),
                                            n=counts.get(letter, 0)), at)


def walls(row: Cards, left: float, view: AlexandrosView) -> None:
    """How many walls are left of either colour."""
    row.title(left, Msg.of("alexandros.table.walls"))
    for top, count, colour in ((44.0, view.black_left, "wall.black"),
                               (78.0, view.red_left, "wall.red")):
        ends: tuple[Place, Place] = ((left + 2, top + 9), (left + 30, top - 9))
        row.shapes.append(Stroke(ends, colour, 7))
        if colour == "wall.red":
            row.shapes.append(Stroke(ends, "wall.pale", 1.6))
        row.captions.append(Caption((left + 44, top), str(count), 20, "ink", "table", "left"))
