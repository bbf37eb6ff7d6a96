"""A view of Phalanxx as integers."""

from __future__ import annotations

from alexandre.games.phalanxx.shape import NEEDS
from alexandre.games.phalanxx.state import PHASES, SLOTS
from alexandre.games.phalanxx.tables import ACTION_CARDS, Tables
from alexandre.games.phalanxx.view import PhalanxxView, PlayedView, PlayerView
from alexandre.kernel.vector import Vector
from alexandre.kernel.vector.slots import MAYBE, NUMBER, ByName, Marks, Record, Row, Word


def vector_of(tables: Tables, seats: int) -> Vector:
    """The encoding of views on this board; MaXXimilian is the second player of a solo match."""
    card, players = Word(tables.card_ids), max(2, seats)
    played = Record(PlayedView, id=card, strength=NUMBER, is_turned=NUMBER)
    dice = Row(MAYBE, SLOTS, is_full=True)
    player = Record(PlayerView, player=NUMBER, is_rival=NUMBER, ability=Word(ACTION_CARDS),
                    talents=NUMBER, strength=NUMBER, points=NUMBER, bonus=NUMBER, dice=dice,
                    means=Row(NUMBER, len(NEEDS), is_full=True), waived=Marks(NEEDS),
                    hand=Marks(tables.card_ids),
                    hand_size=NUMBER, played=Row(played, len(tables.card_ids)), reserve=NUMBER,
                    soldiers=NUMBER, lost=NUMBER)
    sides = sorted({side.name for side in tables.sides})
    return Vector(Record(
        PhalanxxView, seat=MAYBE, mover=NUMBER, first=NUMBER, phase=Word(PHASES), round=NUMBER,
        is_last=NUMBER, side=Word(sides), players=Row(player, players, is_full=True),
        rolled=dice, grey=dice, owners=ByName(tables.region_ids, MAYBE),
        row=Row(card, tables.box.row), deck=NUMBER, has_looked=NUMBER, top=card,
        has_forged=NUMBER, taken=card, aim=Word(tables.region_ids)))
