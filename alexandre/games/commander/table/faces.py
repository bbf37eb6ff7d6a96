"""The outcomes that people see on a real table when chance has its turn."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import battle, verbs
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.pictures.counters import COLOURS, draw_counter
from alexandre.games.commander.table.pictures.glyphs import (
    FLAME,
    LAUREL,
    SWORDS,
    TRIPOD,
    WALL,
    die,
    glyph,
)
from alexandre.games.commander.tables import Tables
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Noun
from alexandre.ui.draw.sketch import Plate, Sketch
from alexandre.ui.play.drawing import Face

SIDE: Final = 88.0
ROOM: Final = SIDE + 8  # with the shadow


def face_of(game: Commander, action: Action) -> Face | None:
    """A die, a force out of the cup, or one of the counters that are only named."""
    tables = game.tables
    match action:
        case verbs.Die():
            middle = (ROOM / 2, ROOM / 2)
            return Face("die", Sketch((ROOM, ROOM), die(action.n, middle, SIDE)), n=action.n)
        case verbs.Draw():
            return face_of_force(tables, tables.mac + action.index)
        case verbs.Betray() if action.index < 2 * tables.enemies:
            return face_of_force(tables, tables.mac + action.index // 2,
                                 is_reduced=bool(action.index % 2))
        case verbs.Betray():
            return face_of_counter(tables, WALL, tables.wall_noun)
        case verbs.DrawOperation():
            return face_of_counter(tables, FLAME, tables.operations[action.index].noun)
        case verbs.Reveal():
            return face_of_counter(tables, TRIPOD, tables.prophecies[action.index].noun)
        case verbs.FindInsight():
            return face_of_counter(tables, LAUREL, tables.insights[action.index])
        case battle.DrawScheme():
            return face_of_counter(tables, SWORDS, tables.enemy_plans[action.index].noun)
        case battle.LosePlan():
            is_token = action.index >= len(tables.plans)
            return face_of_counter(tables, SWORDS, tables.destiny_noun if is_token
                                   else tables.plans[action.index].noun)
    return None


def face_of_force(tables: Tables, kind: int, *, is_reduced: bool = False) -> Face:
    force = tables.kinds[kind]
    return Face("counter", draw_counter(tables, force.id, SIDE, ROOM, is_reduced=is_reduced),
                force.noun)


def face_of_counter(tables: Tables, sign: str, noun: Noun) -> Face:
    """A counter with a sign, called by its name."""
    colour = COLOURS[tables.campaign.ops_nation] or "seal"
    return Face("counter", Sketch((ROOM, ROOM), (
        Plate((4.0, 5.0), (SIDE, SIDE), 11.0, "shade", cover=0.45),
        Plate((2.0, 2.0), (SIDE, SIDE), 11.0, "card", colour, 2.0),
        *glyph(sign, (ROOM / 2 - 2, ROOM / 2 - 2), SIDE * 0.62, colour, "card"))), noun)
