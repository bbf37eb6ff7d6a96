"""The table of Birth of an Empire as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.empire import actions as verbs
from alexandre.games.empire.table import chronicle, cues, editing, faces, positions, telling
from alexandre.games.empire.table.animation import motion
from alexandre.games.empire.table.pictures import sheets
from alexandre.games.empire.table.planning import declaring, plans
from alexandre.kernel.actions import Action
from alexandre.ui.play.drawing import Drawing, Plans
from alexandre.ui.play.picker import spell_by_verb

# The clicks that spell an action; numbers are set in what is being prepared, or have buttons.
spots: Final = spell_by_verb({
    verbs.Lot: "seat:{seat}", verbs.TakePlace: "order:{place}",
    verbs.March: ("place:{origin}", "place:{target}"), verbs.Join: "place:{origin}",
    verbs.Declare: declaring.spell_site,
})


def family_of(action: Action) -> str:
    """Return the way of armies that march; their number is changed in the prepared move."""
    if not isinstance(action, verbs.March):
        return ""
    return f"{action.origin}>{action.target} {action.after}"


DRAWING: Final = Drawing(
    plans=Plans(
        pins=plans.pins, pin=plans.pin, course=plans.course, strip=plans.strip, why=plans.why,
        fill=plans.fill, rejoin=plans.rejoin),
    family_of=family_of,
    sheets=sheets.sheets, backdrop=sheets.backdrop_of,
    spots=spots, face=faces.face_of, about=motion.about, is_cause=telling.is_cause,
    tweens=motion.tweens, is_vain=declaring.is_vain,
    still=motion.still, reach=telling.reach,
    cue=cues.cue_of, cued=cues.TELLERS, tally=cues.tally_of, sounds=motion.sounds,
    progress=telling.progress, chronicle=chronicle.chronicle,
    sources=telling.sources, editing=editing.EDITING,
    positions=positions.POSITIONS,
)
