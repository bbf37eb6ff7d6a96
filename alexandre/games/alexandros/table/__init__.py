"""The table of Alexandros as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.table.animation.motion import about as about
from alexandre.games.alexandros.table.animation.motion import staged as staged
from alexandre.games.alexandros.table.animation.motion import still as still
from alexandre.games.alexandros.table.animation.motion import tweens as tweens
from alexandre.games.alexandros.table.animation.sounds import sound as sound
from alexandre.games.alexandros.table.pictures.sheets import sheets as sheets
from alexandre.games.alexandros.table.planning import plans as plans
from alexandre.games.alexandros.table.telling import milestones as milestones
from alexandre.games.alexandros.table.telling import standing as standing
from alexandre.kernel.actions import Action


def spots(action: Action) -> tuple[str, ...]:
    """The clicks that spell an action of a player; none for what only a button says."""
    match action:
        case verbs.Follow() if action.aim != action.symbol:
            return f"shown:{action.letter}", f"symbol:{action.aim_letter}"
        case verbs.Follow() | verbs.Take() | verbs.Stay():
            return (f"shown:{action.letter}",)
        case verbs.Spend() | verbs.Levy():
            return (f"hand:{action.letter}",)
        case verbs.Roam() | verbs.Cede():
            return (f"symbol:{action.letter}",)
        case verbs.OfSpace():
            return (f"space:{action.id}",)
        case verbs.OfPoint():
            return (f"point:{action.id}",)
        case verbs.Draw():
            return ("pile",)
    return ()
