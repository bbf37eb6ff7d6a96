"""The table of Catan as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.catan.table import chronicle, cues, faces, limits, positions
from alexandre.games.catan.table.animation import motion
from alexandre.games.catan.table.pictures import sheets
from alexandre.games.catan.table.planning import paying, plans, spelling
from alexandre.ui.play.drawing import Bidding, Drawing, Plans, Routines

DRAWING: Final = Drawing(
    plans=Plans(
        pins=plans.pins, pin=plans.pin, course=plans.course, strip=plans.strip,
        draw_outcome=plans.draw_outcome, why=plans.why),
    bidding=Bidding(
        contest=limits.contest, span=limits.span, raise_bid=limits.raise_bid,
        is_public=limits.is_public),
    routines=Routines(
        habits_of=lambda _name: ("ask", "auto"), choices=paying.payments_in_question,
        name_of=paying.name_of_payment, answer=paying.answer),
    sheets=sheets.sheets, backdrop=sheets.backdrop_of,
    spots=spelling.spots, face=faces.face_of, about=motion.about,
    tweens=motion.tweens, throws=motion.THROWS,
    still=motion.still, cue=cues.cue_of, cued=cues.TELLERS, sounds=motion.sounds,
    mover_of=spelling.mover_of, number_of=spelling.number_of,
    price=spelling.price,
    is_aside=spelling.is_aside, passes=spelling.PASSES, mains=spelling.MAINS,
    graves=spelling.GRAVES, is_costly=spelling.is_costly, is_vain=spelling.is_vain,
    chronicle=chronicle.ANNALS.write_match,
    positions=positions.POSITIONS,
)
