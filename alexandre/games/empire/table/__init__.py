"""The table of Birth of an Empire as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.table import telling
from alexandre.games.empire.table.animation import motion, sounds
from alexandre.games.empire.table.pictures import sheets
from alexandre.games.empire.table.planning import plans
from alexandre.kernel.actions import Action
from alexandre.ui.play.drawing import Drawing, Plans


def spots(action: Action) -> tuple[str, ...]:
    """The clicks that spell an action: origin and target; a place; a site.  Numbers are set in
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


class EmpirePlans(Plans):
    """What clicks prepare before it is sent."""

    pins = staticmethod(plans.pins)
    pin = staticmethod(plans.pin)
    course = staticmethod(plans.course)
    strip = staticmethod(plans.strip)
    why = staticmethod(plans.why)
    preview = staticmethod(plans.preview)
    survey = staticmethod(plans.survey)
    fill = staticmethod(plans.fill)
    rejoin = staticmethod(plans.rejoin)


class EmpireDrawing(Drawing):
    """What lies on the table, and how it moves and sounds."""

    plans = EmpirePlans()
    sheets = staticmethod(sheets.sheets)
    spots = staticmethod(spots)
    about = staticmethod(motion.about)
    tweens = staticmethod(motion.tweens)
    still = staticmethod(motion.still)
    sound = staticmethod(sounds.sound)
    standing = staticmethod(telling.standing)
    progress = staticmethod(telling.progress)
    milestones = staticmethod(telling.milestones)
    sources = staticmethod(telling.sources)


DRAWING = EmpireDrawing()
