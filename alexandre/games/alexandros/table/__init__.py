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
from alexandre.ui.play.drawing import Drawing, Plans
from alexandre.ui.play.picker import spell_by_verb


def spell_card(action: verbs.Follow) -> tuple[str, ...]:
    """A card of the row, and the symbol that it stands for as a joker."""
    symbol = () if action.aim == action.symbol else (f"symbol:{action.aim_letter}",)
    return f"shown:{action.letter}", *symbol


# The clicks that spell an action of a player.
spots: Final = spell_by_verb({
    verbs.Follow: spell_card, verbs.Take: "shown:{letter}", verbs.Stay: "shown:{letter}",
    verbs.Spend: "hand:{letter}", verbs.Levy: "hand:{letter}", verbs.Roam: "symbol:{letter}",
    verbs.Cede: "symbol:{letter}", verbs.OfSpace: "space:{id}", verbs.OfPoint: "point:{id}",
    verbs.Draw: "pile",
})

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
