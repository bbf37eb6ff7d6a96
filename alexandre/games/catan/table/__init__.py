"""The table of Catan as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from alexandre.games.catan.table import limits as limits
from alexandre.games.catan.table.animation.motion import about as about
from alexandre.games.catan.table.animation.motion import staged as staged
from alexandre.games.catan.table.animation.motion import still as still
from alexandre.games.catan.table.animation.motion import tweens as tweens
from alexandre.games.catan.table.animation.sounds import sound as sound
from alexandre.games.catan.table.pictures.sheets import sheets as sheets
from alexandre.games.catan.table.planning import plans as plans
from alexandre.games.catan.table.planning.spelling import mover_of as mover_of
from alexandre.games.catan.table.planning.spelling import number_of as number_of
from alexandre.games.catan.table.planning.spelling import spots as spots
from alexandre.games.catan.table.telling import milestones as milestones
from alexandre.games.catan.table.telling import standing as standing

__all__ = ["about", "limits", "milestones", "mover_of", "number_of", "plans",
           "sheets", "sound", "spots", "staged", "standing", "still", "tweens"]
