"""A view of Alexandros as integers.  Provinces are told by triangle: number, owner."""

from __future__ import annotations

from collections.abc import Sequence

from alexandre.games.alexandros.state import COLOURS, LAST_TURNS, PHASES
from alexandre.games.alexandros.tables import LETTERS, Tables
from alexandre.games.alexandros.view import AlexandrosView, PlayerView, ProvinceView
from alexandre.kernel.vector import Vector
from alexandre.kernel.vector.slots import (
    NUMBER,
    Both,
    ByName,
    Marks,
    Record,
    Row,
    Turned,
    Word,
)


def vector_of(tables: Tables, seats: int) -> Vector:
    """The encoding of views on this board."""
    cards, letter = ByName(LETTERS, NUMBER), Word(LETTERS)
    cells, cell = Marks(tables.cell_ids), Word(tables.cell_ids)
    point = Word(tables.point_ids)
    player = Record(PlayerView, known=cards, hand=cards, governors=cells)
    return Vector(Record(AlexandrosView, phase=Word(PHASES), last_turn=Word(LAST_TURNS),
                         alexander=point, symbol=letter, target=cell, goal=point,
                         walls=ByName(tables.line_ids, Word(COLOURS[1:])),
                         face_up=Row(letter, tables.box.face_up, is_full=True), discards=cards,
                         claim=cells, ceding=cards, players=Row(player, seats, is_full=True),
                         provinces=Turned(by_cell, ByName(tables.cell_ids, Both(NUMBER, NUMBER)))))


def by_cell(provinces: Sequence[ProvinceView]) -> dict[str, tuple[int, int]]:
    """Each triangle's province and its owner, from 1, 0 for none: all else follows from the
    board."""
    return {cell: (number, 0 if province.owner is None else province.owner + 1)
            for number, province in enumerate(provinces, 1) for cell in province.cells}
