"""The players: seal, name, points, and what everybody knows of their cards and governors."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.table.glyphs import glyph
from alexandre.games.alexandros.tables import LETTERS
from alexandre.games.alexandros.view import AlexandrosView, PlayerView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.sketch import Caption, Plate, Shape, Sketch, Spot, seal

WIDE: Final = 380.0
ROW: Final = 58.0
GAP: Final = 5.0
KNOWN_FROM: Final = 178.0


def players_of(view: AlexandrosView) -> Sketch:
    """One tablet for each player, the mover's lighter and framed."""
    shapes: list[Shape] = []
    captions: list[Caption] = []
    for number, player in enumerate(view.players):
        marks, words = tablet(player, number * (ROW + GAP), is_mover=player.seat == view.mover)
        shapes += marks
        captions += words
    high = len(view.players) * (ROW + GAP) - GAP
    spots = tuple(spot(player, number * (ROW + GAP)) for number, player in enumerate(view.players))
    return Sketch((WIDE, high), tuple(shapes), tuple(captions), spots)


def spot(player: PlayerView, top: float) -> Spot:
    """A tablet can be pointed at: `seat:<number>`."""
    corners = ((1, top + 1), (WIDE - 1, top + 1), (WIDE - 1, top + ROW - 1), (1, top + ROW - 1))
    return Spot(f"seat:{player.seat}", holding(player), corners)


def tablet(player: PlayerView, top: float, *,
           is_mover: bool) -> tuple[list[Shape], list[Caption]]:
    """One player."""
    shapes: list[Shape] = [Plate((1, top + 1), (WIDE - 2, ROW - 2), 7,
                                 "page" if is_mover else "parchment.deep",
                                 "seal" if is_mover else "gold", 2.2 if is_mover else 1.2)]
    marks, numeral = seal(player.seat, (28, top + ROW / 2), 15)
    shapes += marks
    captions = [
        numeral,
        Caption((54, top + 20), Who(player.seat), 18, "ink", "bold", "left", most=118),
        Caption((54, top + 42), holding(player), 15, "ink.soft", "text", "left", most=262),
        Caption((WIDE - 14, top + 29), str(player.score), 28, "seal.deep", "bold", "right"),
    ]
    known = player.known if player.hand is None else player.hand
    left = KNOWN_FROM
    for letter in LETTERS:
        if known.get(letter, 0):
            shapes += glyph(letter, (left, top + 19), 15)
            captions.append(Caption((left + 10, top + 20), str(known[letter]), 14, "ink",
                                    "table", "left"))
            left += 28
    return shapes, captions


def holding(player: PlayerView) -> Msg:
    """Cards in hand, governors in reserve, and what a levy would bring."""
    return Msg.of("alexandros.table.holding", cards=player.cards, governors=player.reserve,
                  income=player.income)
