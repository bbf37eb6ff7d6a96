"""A view of Phalanxx as integers."""

from __future__ import annotations

from alexandre.games.phalanxx.shape import NEEDS, PARTS
from alexandre.games.phalanxx.state import PHASES, SLOTS
from alexandre.games.phalanxx.tables import ACTION_CARDS, Tables
from alexandre.games.phalanxx.view import PhalanxxView, PlayedView, PlayerView
from alexandre.kernel.vector import Vector
from alexandre.kernel.vector.slots import MAYBE, NUMBER, ByName, Marks, Record, Row, Word


def vector_of(tables: Tables, seats: int) -> Vector:
    """The encoding of views on this board; MaXXimilian is the second player of a solo match."""
    card, players = Word(tables.card_ids), max(2, seats)
    played = Record(PlayedView, id=card)
    dice = Row(MAYBE, SLOTS, is_full=True)
    player = Record(PlayerView, ability=Word(ACTION_CARDS), dice=dice,
                    score=Row(NUMBER, len(PARTS), is_full=True),
                    means=Row(NUMBER, len(NEEDS), is_full=True), waived=Marks(NEEDS),
                    hand=Marks(tables.card_ids), played=Row(played, len(tables.card_ids)))
    sides = sorted({side.name for side in tables.sides})
    return Vector(Record(PhalanxxView, phase=Word(PHASES), side=Word(sides),
                         players=Row(player, players, is_full=True), rolled=dice, grey=dice,
                         owners=ByName(tables.region_ids, MAYBE), row=Row(card, tables.box.row),
                         top=card, taken=card, aim=Word(tables.region_ids)))
