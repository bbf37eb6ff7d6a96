"""The table of Phalanxx as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.table.about import about as about
from alexandre.games.phalanxx.table.animation.motion import staged as staged
from alexandre.games.phalanxx.table.animation.motion import still as still
from alexandre.games.phalanxx.table.animation.motion import tweens as tweens
from alexandre.games.phalanxx.table.animation.sounds import sound as sound
from alexandre.games.phalanxx.table.pictures.sheets import sheets as sheets
from alexandre.games.phalanxx.table.planning import plans as plans
from alexandre.games.phalanxx.table.telling import milestones as milestones
from alexandre.games.phalanxx.table.telling import opponents as opponents
from alexandre.games.phalanxx.table.telling import standing as standing
from alexandre.kernel.actions import Action


def spots(action: Action) -> tuple[str, ...]:
    """The clicks that spell an action: a card; a die, a slot, and what the die does there."""
    match action:
        case verbs.Buy() | verbs.Take():
            return (f"card:{action.id}",)
        case verbs.Give():
            return (f"hand:{action.id}",)
        case verbs.Look():
            return ("pile",)
        case verbs.Placing():
            return f"die:{action.die + 1}", f"slot:{action.slot + 1}", last(action)
        case verbs.Spare():
            return (f"region:{action.id}",)
        case verbs.Setting():
            return f"die:{action.die + 1}", f"face:{action.face}"
    return ()


def last(action: verbs.Placing) -> str:
    """What is clicked once the die and its slot are."""
    match action:
        case verbs.Play():
            return f"hand:{action.id}"
        case verbs.Conquer():
            return f"region:{action.id}"
        case verbs.Exchange():
            return f"dice:{action.player + 1}.{action.other + 1}"
    return "act:push" if isinstance(action, verbs.Push) else "act:income"
