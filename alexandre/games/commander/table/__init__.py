"""The table of Field Commander Alexander as pictures, and how its actions are clicked.

A view goes in, sheets come out; nothing here knows more than the view.
"""

from __future__ import annotations

from alexandre.games.commander.table import habits as habits
from alexandre.games.commander.table.about import about as about
from alexandre.games.commander.table.animation.motion import staged as staged
from alexandre.games.commander.table.animation.motion import still as still
from alexandre.games.commander.table.animation.motion import tweens as tweens
from alexandre.games.commander.table.animation.sounds import sound as sound
from alexandre.games.commander.table.legacy import beginning as beginning
from alexandre.games.commander.table.legacy import legacy as legacy
from alexandre.games.commander.table.pictures.sheets import sheets as sheets
from alexandre.games.commander.table.planning import plans as plans
from alexandre.games.commander.table.planning.spelling import is_aside as is_aside
from alexandre.games.commander.table.planning.spelling import spots as spots
from alexandre.games.commander.table.telling import UNIT as UNIT
from alexandre.games.commander.table.telling import milestones as milestones
from alexandre.games.commander.table.telling import standing as standing
