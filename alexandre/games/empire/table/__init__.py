"""The table of Birth of an Empire as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.table.animation.motion import about as about
from alexandre.games.empire.table.animation.motion import staged as staged
from alexandre.games.empire.table.animation.motion import still as still
from alexandre.games.empire.table.animation.motion import tweens as tweens
from alexandre.games.empire.table.animation.sounds import sound as sound
from alexandre.games.empire.table.pictures.sheets import sheets as sheets
from alexandre.games.empire.table.planning import plans as plans
from alexandre.games.empire.table.telling import milestones as milestones
from alexandre.games.empire.table.telling import progress as progress
from alexandre.games.empire.table.telling import sources as sources
from alexandre.games.empire.table.telling import standing as standing
from alexandre.kernel.actions import Action


def spots(action: Action) -> tuple[str, ...]:
    """The clicks that spell an action: whence and whither; a place; a site.  Numbers are set in
    what is being prepared, or chosen by their buttons."""
    match action:
        case verbs.Lot():
            return (f"seat:{action.seat}",)
        case verbs.TakePlace():
            return (f"order:{action.place}",)
        case verbs.March():
            return f"place:{action.origin}", f"place:{action.target}"
        case verbs.Join():
            return (f"place:{action.origin}",)
        case verbs.Declare():
            return (f"site:{KINDS[action.kind]}:{action.id}",)
    return ()
