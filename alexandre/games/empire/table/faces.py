"""The outcomes that people see on a real table when chance has its turn."""

from __future__ import annotations

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.rules import Empire
from alexandre.kernel.actions import Action
from alexandre.ui.play.drawing import Face, face_of_seat


def face_of(game: Empire, action: Action) -> Face | None:
    """The seat that a lot puts before the others."""
    return face_of_seat(action.seat) if isinstance(action, verbs.Lot) else None
