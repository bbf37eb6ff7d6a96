"""The table of Field Commander Alexander as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from alexandre.games.commander.table import about, habits, legacy, telling
from alexandre.games.commander.table.animation import motion, sounds
from alexandre.games.commander.table.pictures import sheets
from alexandre.games.commander.table.planning import plans, spelling
from alexandre.ui.play.drawing import Drawing, Plans, Routines


class CommanderPlans(Plans):
    """What clicks prepare before it is sent."""

    pins = staticmethod(plans.pins)
    pin = staticmethod(plans.pin)
    course = staticmethod(plans.course)
    strip = staticmethod(plans.strip)
    why = staticmethod(plans.why)
    preview = staticmethod(plans.preview)
    survey = staticmethod(plans.survey)
    openings = staticmethod(plans.inviting)
    refine = staticmethod(plans.refine)


class CommanderRoutines(Routines):
    """The battle plans that a player settles once for all."""

    choices = staticmethod(habits.plans_in_question)
    name_of = staticmethod(habits.name_of)
    layer = staticmethod(habits.layer)
    answer = staticmethod(habits.answer)


class CommanderDrawing(Drawing):
    """What lies on the table, and how it moves and sounds."""

    plans = CommanderPlans()
    routines = CommanderRoutines()
    unit = telling.UNIT
    sheets = staticmethod(sheets.sheets)
    spots = staticmethod(spelling.spots)
    about = staticmethod(about.about)
    stage = staticmethod(motion.order_events)
    tweens = staticmethod(motion.tweens)
    still = staticmethod(motion.still)
    sound = staticmethod(sounds.sound)
    standing = staticmethod(telling.standing)
    milestones = staticmethod(telling.milestones)
    is_aside = staticmethod(spelling.is_aside)
    beginning = staticmethod(legacy.beginning)
    legacy = staticmethod(legacy.legacy)


DRAWING = CommanderDrawing()
