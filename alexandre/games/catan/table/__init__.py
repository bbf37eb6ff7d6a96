"""The table of Catan as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from alexandre.games.catan.table import limits, telling
from alexandre.games.catan.table.animation import motion, sounds
from alexandre.games.catan.table.pictures import sheets
from alexandre.games.catan.table.planning import plans, spelling
from alexandre.ui.play.drawing import Bidding, Drawing, Plans


class CatanPlans(Plans):
    """What clicks prepare before it is sent."""

    pins = staticmethod(plans.pins)
    pin = staticmethod(plans.pin)
    course = staticmethod(plans.course)
    strip = staticmethod(plans.strip)
    why = staticmethod(plans.why)
    preview = staticmethod(plans.preview)
    survey = staticmethod(plans.survey)


class CatanBidding(Bidding):
    """The auction of the Alexander."""

    contest = staticmethod(limits.contest)
    span = staticmethod(limits.span)
    raise_bid = staticmethod(limits.raise_bid)
    is_public = staticmethod(limits.is_public)


class CatanDrawing(Drawing):
    """What lies on the table, and how it moves and sounds."""

    plans = CatanPlans()
    bidding = CatanBidding()
    sheets = staticmethod(sheets.sheets)
    spots = staticmethod(spelling.spots)
    about = staticmethod(motion.about)
    tweens = staticmethod(motion.tweens)
    still = staticmethod(motion.still)
    sound = staticmethod(sounds.sound)
    standing = staticmethod(telling.standing)
    milestones = staticmethod(telling.milestones)
    mover_of = staticmethod(spelling.mover_of)
    number_of = staticmethod(spelling.number_of)


DRAWING = CatanDrawing()
