"""The players: seal, name, points, and what everybody knows of their cards and governors."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.table.pictures.glyphs import glyph
from alexandre.games.alexandros.table.pictures.paper import sheet
from alexandre.games.alexandros.table.pictures.pieces import outline_of
from alexandre.games.alexandros.tables import LETTERS
from alexandre.games.alexandros.view import AlexandrosView, PlayerView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Place,
    Plate,
    Polygon,
    Shade,
    Shape,
    Sketch,
    look_of,
    round_corners,
    seat_colour,
)
from alexandre.ui.play.faces.coins import portrait
from alexandre.ui.play.tablets import (
    ROW,
    WIDE,
    Figure,
    Tablet,
    spot_of,
    stack_tablets,
)

KNOWN_FROM: Final = 196.0
BACKS: Final = 7  # cards drawn at most; their number is told anyway


def players_of(view: AlexandrosView, goal: int) -> Sketch:
    """One tablet for each player, the mover's framed in red and gold."""
    return stack_tablets(view.players, lambda player, top: (
        *tablet(player, top, is_mover=player.seat == view.mover),
        (spot_of(player.seat, holding(player, goal), top, ROW),)))


def list_tablets(view: AlexandrosView, goal: int) -> list[Tablet]:
    """Each in short: cards, what a levy would bring, governors in reserve."""
    lines = []
    for player in view.players:
        signs: tuple[tuple[Shape, ...], ...] = (
            (Plate((-6, -9), (12, 18), 2, "card.back", "gold.pale", 1.0),),
            (Disc((0, 0), 9, "gold.pale", "gold.deep", 1.6), Disc((0, 0), 5.6, "", "gold", 1.0)),
            (Polygon(outline_of(look_of(player.seat), (0, 0), 7.0), seat_colour(player.seat),
                     "ink", 0.9),))
        counts = (str(player.cards), f"+{player.income}", str(player.reserve))
        lines.append(Tablet(player.seat, Who(player.seat), str(player.score), tuple(
            Figure(sign, text) for sign, text in zip(signs, counts, strict=True)),
            holding(player, goal), player.seat == view.mover))
    return lines


def tablet(player: PlayerView, top: float, *,
           is_mover: bool) -> tuple[list[Shape], list[Caption]]:
    """One player."""
    face, numeral = portrait(player.seat, (35, top + ROW / 2 - 2), 20)
    captions = [
        numeral,
        Caption((66, top + 19), Who(player.seat), 18.5, "ink", "bold", "left", most=122,
                least=12, is_even=True),
        Caption((WIDE - 16, top + ROW / 2), str(player.score), 31, "seal.deep", "bold", "right"),
    ]
    shapes = [*ground(player.seat, top, is_mover=is_mover), *face, *posts(player, top + 42)]
    for marks, words in (hand(player, (124, top + 42)), taxes(player, (236, top + 42)),
                         draw_known_cards(player, (KNOWN_FROM, top + 19))):
        shapes += marks
        captions += words
    return shapes, captions


def ground(seat: int, top: float, *, is_mover: bool) -> list[Shape]:
    """Parchment with the colour and the marks of the seat at its left edge."""
    at, size = (2.0, top + 1.5), (WIDE - 4, ROW - 4)
    colour = seat_colour(seat)
    edge = round_corners((at[0] + 0.6, at[1] + 0.6), (9, size[1] - 1.2), 4)
    shapes = [*sheet(at, size, 6.0, "seal" if is_mover else "gold", 2.6 if is_mover else 1.2),
              Polygon(edge, colour), Polygon(edge, "page", pattern=colour, cover=0.7)]
    if is_mover:
        shapes += [Plate((at[0] + 3.4, at[1] + 3.4), (size[0] - 6.8, size[1] - 6.8), 4, "", "gold",
                         1.0),
                  Polygon(((at[0] - 1, top + ROW / 2 - 9), (at[0] + 9, top + ROW / 2 - 1),
                            (at[0] - 1, top + ROW / 2 + 7)), "seal")]
    return shapes


def posts(player: PlayerView, middle: float) -> list[Shape]:
    """His governors: those in reserve solid, those on the map as empty outlines."""
    look, shapes = look_of(player.seat), list[Shape]()
    for number in range(player.reserve + len(player.governors)):
        outline = outline_of(look, (71 + number * 13, middle), 4.6)
        if number < player.reserve:
            shapes += [Shade(tuple((x + 0.6, y + 1.4) for x, y in outline), 1.5, "shade", 0.5),
                       Polygon(outline, seat_colour(player.seat), "ink", 0.7)]
        else:
            shapes.append(Polygon(outline, "parchment.deep", "ink.faint", 0.8))
    return shapes


def hand(player: PlayerView, at: Place) -> tuple[list[Shape], list[Caption]]:
    """How many cards he has: as many small backs, and the number."""
    backs = min(BACKS, player.cards)
    shapes: list[Shape] = [Plate((at[0] + number * 7, at[1] - 8), (11.5, 16), 1.8, "card.back",
                                 "gold.pale", 0.8) for number in range(backs)]
    left = at[0] + max(0, backs - 1) * 7 + (16 if backs else 0)
    return shapes, [Caption((left, at[1]), str(player.cards), 15, "ink", "table", "left",
                            least=11)]


def taxes(player: PlayerView, at: Place) -> tuple[list[Shape], list[Caption]]:
    """What a levy would bring him now: a coin and a number."""
    shapes: list[Shape] = [Disc((at[0] + 1, at[1] + 1), 7.2, "gold.deep"),
                           Disc(at, 7.2, "gold.pale", "gold", 1.4), Disc(at, 4.6, "", "gold", 0.8)]
    return shapes, [Caption((at[0] + 12, at[1]), f"+{player.income}", 15, "ink", "table", "left",
                            least=11)]


def draw_known_cards(player: PlayerView, at: Place) -> tuple[list[Shape], list[Caption]]:
    """The cards everybody has seen him take, or the viewer's own."""
    cards = player.known if player.hand is None else player.hand
    shapes: list[Shape] = []
    captions: list[Caption] = []
    left = at[0]
    for letter in LETTERS:
        if cards.get(letter, 0):
            shapes += glyph(letter, (left, at[1]), 14.5)
            captions.append(Caption((left + 9, at[1] + 1), str(cards[letter]), 14, "ink", "table",
                                    "left", least=10))
            left += 27
    return shapes, captions


def holding(player: PlayerView, goal: int) -> Msg:
    """Points and how many end the match, cards, governors, and what a levy would bring."""
    return Msg.of("alexandros.table.holding", points=player.score, goal=goal,
                  cards=player.cards, governors=player.reserve, income=player.income)
