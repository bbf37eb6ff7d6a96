"""The outcomes that people see on a real table when chance has its turn."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures import cards, paper
from alexandre.kernel.actions import Action
from alexandre.ui.draw.sketch import Caption, Sketch
from alexandre.ui.play.drawing import Face

DIE: Final = 84.0


def face_of(game: Phalanxx, action: Action) -> Face | None:
    """A die, a card of an epoch, an action card."""
    match action:
        case verbs.Roll():
            middle = (DIE / 2 + 4, DIE / 2 + 4)
            return Face("die", Sketch((DIE + 8, DIE + 8), paper.die(action.n, middle, DIE)),
                        n=action.n)
        case verbs.Draw():
            drawn = cards.face(game.tables, action.card, (0.0, 0.0))
            return Face("card", Sketch(cards.SIZE, *drawn))
        case verbs.DealAction():
            middle = (cards.SIZE[0] / 2, cards.SIZE[1] / 2)
            return Face("order", Sketch(cards.SIZE, cards.back((0.0, 0.0)), (
                Caption(middle, str(action.n), 34.0, "gold.pale", "title"),)))
    return None
