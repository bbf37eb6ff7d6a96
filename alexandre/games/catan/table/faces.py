"""The outcomes that people see on a real table when chance has its turn."""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.actions import verbs
from alexandre.games.catan.rules import Catan
from alexandre.games.catan.table.pictures import dice
from alexandre.games.catan.table.pictures.signs import card_sign, event_sign, picture
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Place, Plate, Shade, Shape, Sketch, round_corners
from alexandre.ui.play.drawing import Face, face_of_seat

CARD: Final[Place] = (84.0, 104.0)
MIDDLE: Final[Place] = (CARD[0] / 2, CARD[1] / 2)
SIGN: Final = 66.0


def face_of(game: Catan, action: Action) -> Face | None:
    """A die, a card of a good, a development card, an event, the seat that begins."""
    match action:
        case verbs.Die():
            wide = dice.DIE + 16
            drawn = dice.die((wide / 2, wide / 2), action.n)
            return Face("die", Sketch((wide, wide), tuple(drawn)), n=action.n)
        case verbs.Deal() | verbs.Steal():
            tables = game.tables
            land = picture(tables, action.good, (6.0, 6.0), (CARD[0] - 12, CARD[1] - 12))
            return Face("card", draw_card(land, f"terrain.{action.word}"),
                        tables.goods[action.good])
        case verbs.Token():
            return Face("counter", draw_card(event_sign(action.word, MIDDLE, SIGN), "page"),
                        Msg.of(f"catan.token.{action.word}"))
        case verbs.Draw():
            return Face("card", draw_card(card_sign(action.card, MIDDLE, SIGN), "page"),
                        Msg.of(f"catan.card.{action.word}"))
        case verbs.First():
            return face_of_seat(action.seat)
    return None


def draw_card(shapes: tuple[Shape, ...], ground: str) -> Sketch:
    """A card with that on it."""
    edge = round_corners((2.0, 3.0), CARD, 8.0)
    return Sketch(CARD, (Shade(edge, 4.0, "shade", 0.4),
                         Plate((0.0, 0.0), CARD, 8.0, ground, "coast", 1.6), *shapes))
