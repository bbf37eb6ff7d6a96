"""The players: seal, name, points, and what everybody knows of their cards and governors."""

from __future__ import annotations

from functools import partial
from typing import Final

from alexandre.games.alexandros.table.pictures.glyphs import glyph
from alexandre.games.alexandros.table.pictures.paper import sheet
from alexandre.games.alexandros.table.pictures.pieces import outline_of
from alexandre.games.alexandros.tables import LETTERS
from alexandre.games.alexandros.view import AlexandrosView, PlayerView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.boxes import Fixed, Row
from alexandre.ui.draw.sheets.leaves import Icon, Space, Text
from alexandre.ui.draw.sheets.tree import Node
from alexandre.ui.draw.sketch import (
    Disc,
    Place,
    Plate,
    Polygon,
    Shade,
    Shape,
    look_of,
    round_corners,
    seat_colour,
)
from alexandre.ui.play.tablets import HIGH, Figure, Tablet

EDGE: Final = 8.0  # more than tablets have at their left, for the marks of the seat
BACKS: Final = 7  # cards drawn at most; their number is told anyway
INNER: Final = 40.0  # of a tablet with a second rim, its height
POST: Final = (13.0, 9.2)  # from one governor to the next, and his size
BACK: Final = 7.0  # from one card to the next


def list_tablets(view: AlexandrosView, goal: int) -> list[Tablet]:
    """One for each player, the mover's framed in red and gold: governors, cards, what taxes would
    bring, and the cards that everybody has seen."""
    return [describe(player, goal, is_mover=player.seat == view.mover) for player in view.players]


def describe(player: PlayerView, goal: int, *, is_mover: bool) -> Tablet:
    """One player."""
    seat, income = player.seat, f"+{player.income}"
    back = (Plate((-6, -9), (12, 18), 2, "card.back", "gold.pale", 1.0),)
    post = (Polygon(outline_of(look_of(seat), (0, 0), 7.0), seat_colour(seat), "ink", 0.9),)
    taxes = Figure(draw_coin((0, 0), 18.0), income, 3)
    below = Row((posts(player), hand(player), taxes.describe(HIGH)), 8)
    return Tablet(
        seat, Who(seat), str(player.score), (below,),
        (Figure(back, str(player.cards)), taxes, Figure(post, str(player.reserve), 1)),
        holding(player, goal), is_mover, list_cards(player),
        ground=partial(draw_ground, seat, is_mover=is_mover), edge=EDGE)


def posts(player: PlayerView) -> Node:
    """His governors: those in reserve solid, those on the map as empty outlines."""
    signs = tuple(Icon(partial(draw_post, player.seat, is_there=number < player.reserve), *POST)
                  for number in range(player.reserve + len(player.governors)))
    return Row(signs)


def hand(player: PlayerView) -> Node:
    """The number of cards in hand, with as many small backs."""
    backs = tuple(Icon(draw_back, BACK, 16) for _each in range(min(BACKS, player.cards)))
    return Row((Text(str(player.cards), 17, "ink", "table", "right", digits=2),
                Fixed(Row((*backs, Space(BACK))), wide=BACKS * BACK)), 2)


def list_cards(player: PlayerView) -> tuple[Node, ...]:
    """The cards everybody has seen them take, or the viewer's own."""
    cards = player.known if player.hand is None else player.hand
    return tuple(Row((Icon(partial(glyph, letter), 16), Text(str(cards[letter]), 16.5, "ink",
                                                               "table", digits=1)), 3)
                 for letter in LETTERS if cards.get(letter, 0))


# ---- looks --------------------------------------------------------------------------------------


def draw_ground(seat: int, box: Box, *, is_mover: bool) -> tuple[Shape, ...]:
    """Parchment with the colour and the marks of the seat at its left edge."""
    at, size = (box.x + 2.0, box.y + 1.5), (box.w - 4, box.h - 4)
    colour = seat_colour(seat)
    edge = round_corners((at[0] + 0.6, at[1] + 0.6), (9, size[1] - 1.2), 4)
    shapes = (*sheet(at, size, 6.0, "seal" if is_mover else "gold", 2.6 if is_mover else 1.2),
              Polygon(edge, colour), Polygon(edge, "page", pattern=colour, cover=0.7))
    if not is_mover or box.h < INNER:
        return shapes
    middle = box.middle[1] - 1
    return (*shapes,
            Plate((at[0] + 3.4, at[1] + 3.4), (size[0] - 6.8, size[1] - 6.8), 4, "", "gold", 1.0),
            Polygon(((at[0] - 1, middle - 8), (at[0] + 9, middle), (at[0] - 1, middle + 8)),
                    "seal"))


def draw_post(seat: int, at: Place, size: float, *, is_there: bool) -> tuple[Shape, ...]:
    """A governor, or where one was."""
    outline = outline_of(look_of(seat), at, size * 0.36)
    if not is_there:
        return (Polygon(outline, "parchment.deep", "ink.faint", 0.8),)
    return (Shade(tuple((x + 0.6, y + 1.4) for x, y in outline), 1.5, "shade", 0.5),
            Polygon(outline, seat_colour(seat), "ink", 0.7))


def draw_back(at: Place, size: float) -> tuple[Shape, ...]:
    """A card, of which the next one covers the right half."""
    high = size * 16 / BACK
    return (Plate((at[0] - size / 2, at[1] - high / 2), (high * 0.72, high), 1.8, "card.back",
                  "gold.pale", 0.8),)


def draw_coin(at: Place, size: float) -> tuple[Shape, ...]:
    """The income from taxes."""
    x, y = at
    return (Disc((x + 1, y + 1), size * 0.4, "gold.deep"),
            Disc(at, size * 0.4, "gold.pale", "gold", 1.4), Disc(at, size * 0.26, "", "gold", 0.8))


def holding(player: PlayerView, goal: int) -> tuple[Msg, ...]:
    """Points and how many end the match, cards and governors, and what a levy would bring."""
    return (Msg.of("alexandros.spot.points", points=player.score, goal=goal),
            Msg.of("alexandros.spot.holding", cards=player.cards, governors=player.reserve),
            Msg.of("alexandros.spot.income", income=player.income))
