"""The table of Phalanxx as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.table import (
    chronicle,
    cues,
    editing,
    faces,
    positions,
    telling,
)
from alexandre.games.phalanxx.table.animation import motion
from alexandre.games.phalanxx.table.pictures import sheets
from alexandre.games.phalanxx.table.planning import plans
from alexandre.games.phalanxx.table.planning.items import spot_of
from alexandre.kernel.actions import Action
from alexandre.ui.play.drawing import Drawing, Plans


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
            return f"die:{action.die + 1}", f"slot:{action.slot + 1}", spot_of(action)
        case verbs.Spare():
            return (f"region:{action.id}",)
        case verbs.Setting():
            return f"die:{action.die + 1}", f"face:{action.face}"
    return ()


def is_pass(action: Action) -> bool:
    """To buy nothing, to exchange nothing.  [4.5] [4.3]"""
    return isinstance(action, verbs.Decline | verbs.Keep)


DRAWING: Final = Drawing(
    plans=Plans(
        pins=plans.pins, pin=plans.pin, keeps=plans.keeps, course=plans.course, strip=plans.strip,
        draw_outcome=plans.draw_outcome, why=plans.why),
    sheets=sheets.sheets, backdrop=sheets.backdrop_of,
    spots=spots, face=faces.face_of, about=motion.about,
    tweens=motion.tweens, throws=motion.THROWS,
    still=motion.still, cue=cues.cue_of, cued=cues.TELLERS, sounds=motion.sounds,
    opponents=telling.opponents, is_pass=is_pass,
    chronicle=chronicle.ANNALS.write_match,
    positions=positions.POSITIONS, editing=editing.EDITING,
)
