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
from alexandre.ui.play.drawing import Drawing, Plans
from alexandre.ui.play.picker import spell_by_verb


def spell_die(action: verbs.Placing) -> tuple[str, ...]:
    """A die, a slot, and what the die does there."""
    return f"die:{action.die + 1}", f"slot:{action.slot + 1}", spot_of(action)


def spell_face(action: verbs.Setting) -> tuple[str, ...]:
    """A die, and its new face."""
    return f"die:{action.die + 1}", f"face:{action.face}"


# The clicks that spell an action.
spots: Final = spell_by_verb({
    verbs.Buy: "card:{id}", verbs.Take: "card:{id}", verbs.Give: "hand:{id}", verbs.Look: "pile",
    verbs.Placing: spell_die, verbs.Spare: "region:{id}", verbs.Setting: spell_face,
})

DRAWING: Final = Drawing(
    plans=Plans(
        pins=plans.pins, pin=plans.pin, keeps=plans.keeps, course=plans.course, strip=plans.strip,
        draw_outcome=plans.draw_outcome, why=plans.why),
    sheets=sheets.sheets, backdrop=sheets.backdrop_of,
    spots=spots, face=faces.face_of, about=motion.about,
    tweens=motion.tweens, throws=motion.THROWS,
    still=motion.still, cue=cues.cue_of, cued=cues.TELLERS, sounds=motion.sounds,
    opponents=telling.opponents, passes=(verbs.Decline, verbs.Keep),
    chronicle=chronicle.ANNALS.write_match,
    positions=positions.POSITIONS, editing=editing.EDITING,
)
