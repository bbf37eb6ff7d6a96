"""The table of Alexandros as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros.table import chronicle, cues, editing, faces, positions
from alexandre.games.alexandros.table.animation import motion
from alexandre.games.alexandros.table.pictures import sheets
from alexandre.games.alexandros.table.planning import plans
from alexandre.kernel.actions import Action
from alexandre.ui.play.drawing import Drawing, Plans


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


DRAWING: Final = Drawing(
    plans=Plans(
        pins=plans.pins, pin=plans.pin, course=plans.course, strip=plans.strip, why=plans.why,
        preview=plans.preview, survey=plans.survey),
    sheets=sheets.sheets, backdrop=sheets.backdrop_of,
    spots=spots, effect=plans.effect, face=faces.face_of, about=motion.about,
    tweens=motion.tweens,
    still=motion.still, cue=cues.cue_of, cued=cues.TELLERS, sounds=motion.sounds,
    editing=editing.EDITING,
    chronicle=chronicle.ANNALS.write_match,
    positions=positions.POSITIONS,
)
