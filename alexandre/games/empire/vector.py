"""A view of Birth of an Empire as integers."""

from __future__ import annotations

from alexandre.games.empire.meta import META
from alexandre.games.empire.state import PARTS, PHASES
from alexandre.games.empire.tables import Tables, symbol_of
from alexandre.games.empire.view import EmpireView, PlayerView, ProvinceView
from alexandre.kernel.vector import Vector
from alexandre.kernel.vector.slots import MAYBE, NUMBER, Both, ByName, Marks, Record, Row, Word

HIDDEN = "split"  # the phase, to those who may not see how far a split has come


def vector_of(tables: Tables, seats: int) -> Vector:
    """The encoding of views on this board."""
    place = Word((*tables.ids, *map(symbol_of, range(len(tables.regions)))))
    by_seat = Row(NUMBER, seats, is_full=True)
    player = Record(PlayerView, parts=ByName(PARTS, NUMBER), left=Both(NUMBER, NUMBER))
    province = Record(ProvinceView, id=Word(tables.ids), region=Word(tables.region_ids),
                      armies=by_seat, temples=by_seat, lying_temples=Marks(range(seats)),
                      lying_cities=Marks(range(seats)))
    return Vector(Record(
        EmpireView, phase=Word((*PHASES, HIDDEN)), region=Word(tables.region_ids),
        order=Row(MAYBE, seats, is_full=True), queue=Row(NUMBER, seats), gathered=by_seat,
        stepped=ByName(tables.place_names, Row(NUMBER, tables.box.steps, is_full=True)),
        crossing=Both(place, place),
        options=ByName([each.name for each in META.options],
                       Word([str(choice) for each in META.options for choice in each.choices])),
        players=Row(player, seats, is_full=True),
        provinces=Row(province, len(tables.ids), is_full=True)))
