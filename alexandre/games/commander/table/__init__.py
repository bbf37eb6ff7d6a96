"""The table of Field Commander Alexander as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.hints import suggest
from alexandre.games.commander.table import (
    book,
    chapter,
    chronicle,
    cues,
    epilogue,
    faces,
    habits,
    legacy,
    positions,
    tally,
    telling,
)
from alexandre.games.commander.table.animation import motion
from alexandre.games.commander.table.pictures import sheets
from alexandre.games.commander.table.planning import plans, spelling
from alexandre.ui.play.drawing import Drawing, Plans, Routines

DRAWING: Final = Drawing(
    plans=Plans(
        pins=plans.pins, pin=plans.pin, course=plans.course, strip=plans.strip,
        draw_outcome=plans.draw_outcome, why=plans.why,
        openings=plans.inviting, refine=plans.refine),
    routines=Routines(
        habits_of=habits.habits_of,
        choices=habits.plans_in_question, name_of=habits.name_of, layer=habits.layer,
        answer=habits.answer),
    introduce=telling.introduce,
    unit=telling.UNIT, counts=telling.count_turn,
    sheets=sheets.sheets, backdrop=sheets.backdrop_of,
    spots=spelling.spots, face=faces.face_of,
    about=motion.about, tweens=motion.tweens, throws=motion.THROWS, still=motion.still,
    cue=cues.cue_of, cued=cues.TELLERS, tally=tally.tally_of, sounds=motion.sounds,
    is_aside=spelling.is_aside,
    passes=spelling.PASSES,
    is_cause=spelling.is_cause, mains=spelling.MAINS, suggest=suggest,
    is_vain=spelling.is_vain, graves=spelling.GRAVES, why_grave=spelling.why_grave,
    is_costly=spelling.is_costly,
    effect=spelling.effect,
    beginning=legacy.beginning, legacy=legacy.legacy, chronicle=chronicle.chronicle,
    epilogue=epilogue.epilogue, book=book.book, chapter=chapter.chapter,
    positions=positions.POSITIONS,
)
