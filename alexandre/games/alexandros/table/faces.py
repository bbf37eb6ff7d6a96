"""The outcomes that people see on a real table when chance has its turn."""

from __future__ import annotations

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.rules import Alexandros
from alexandre.games.alexandros.table.pictures import paper
from alexandre.kernel.actions import Action
from alexandre.ui.draw.sketch import Sketch
from alexandre.ui.play.drawing import Face, face_of_seat


def face_of(game: Alexandros, action: Action) -> Face | None:
    """A card of a symbol, or the seat that begins."""
    match action:
        case verbs.Deal() | verbs.Reveal():
            picture = Sketch(paper.CARD, paper.face(action.letter, (0.0, 0.0)))
            return Face("card", picture, game.tables.symbol_nouns[action.symbol])
        case verbs.StartWith():
            return face_of_seat(action.seat)
    return None
