"""Declared fields: what is dumped comes back, what is ill-formed is named, hashes last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from alexandre.kernel.declaration import Fields, Part, derived, field
from alexandre.kernel.declared import Hasher
from alexandre.kernel.fields import (
    NONE,
    ByName,
    BySeat,
    Count,
    Flag,
    Id,
    Ids,
    Maybe,
    Named,
    Of,
    Row,
    Seat,
    Seats,
    Word,
)
from alexandre.kernel.migrate import migrate, rename
from alexandre.kernel.plain import BadData

WORDS = ("first", "main", "over")
NAMES = ("rome", "sparta", "tyre")


@dataclass(init=False, eq=False, repr=False)
class Wing:
    """A part with fields of its own."""

    site: int = field(Count(), 0)
    line: list[int] = field(Row(Count()))


PART = Fields(Wing)


def new_part(_state: Any) -> Wing:
    part = Wing()
    PART.set_out(part, PART.initials(part))
    return part


@dataclass(init=False, eq=False, repr=False)
class Table:
    """One field of every kind."""

    seats = 2
    most = 9
    phase = 1

    flag: bool = field(Flag())
    count: int = field(Count(1, Of("most")), name="counted")
    seat: int = field(Maybe(Seat()), NONE)
    word: int = field(Word(WORDS), 1)
    place: int = field(Id(NAMES), 2)
    places: int = field(Ids(NAMES), 0)
    who: int = field(Seats(), 0)
    row: list[int] = field(Row(Count(), Of("seats")), Of("start"), hidden=True)
    pair: tuple[int, ...] = field(Row(Count(), is_tuple=True))
    named: list[int] = field(Named(NAMES))
    owner: list[int] = field(Named(NAMES, Seat(), NONE))
    by_seat: list[int] = field(BySeat(Named(NAMES)))
    by_name: list[int] = field(ByName(NAMES, Row(Count(), 2)))
    part: Wing | None = field(Part(new_part, PART))
    sum: int = derived()

    @property
    def start(self) -> list[int]:
        """Asked of the position."""
        return [4] * self.seats


FIELDS = Fields(Table)


def begin() -> Table:
    table = Table()
    FIELDS.set_out(table, FIELDS.initials(Table()))
    return table


def change_all() -> Table:
    table = begin()
    table.flag, table.count, table.seat, table.word, table.place = True, 7, 1, 2, 0
    table.places, table.who = 0b101, 0b10
    table.row, table.pair, table.named, table.owner = [4, 0], (3, 3), [0, 5, 0], [NONE, 1, 0]
    table.by_seat, table.by_name = [0, 1, 0, 2, 0, 0], [0, 0, 1, 0, 0, 2]
    table.part = new_part(table)
    table.part.line = [8, 8]
    return table


def hasher() -> Hasher:
    return Hasher(FIELDS, WORDS, FIELDS.initials(Table()))


def test_a_position_is_set_out_at_its_defaults() -> None:
    table = begin()
    assert (table.flag, table.count, table.seat, table.word) == (False, 1, NONE, 1)
    assert table.row == [4, 4] and table.row is not table.start
    assert table.named == [0, 0, 0] and table.owner == [NONE] * 3
    assert table.by_seat == [0] * 6 and table.by_name == [0] * 6 and table.pair == ()
    assert table.part is None


def test_a_dump_tells_every_field_by_name_and_leaves_out_what_there_is_none_of() -> None:
    table = change_all()
    assert FIELDS.dump(table, table) == {
        "flag": True, "counted": 7, "seat": 1, "word": "over", "place": "rome",
        "places": ["rome", "tyre"], "who": [1], "row": [4, 0], "pair": [3, 3],
        "named": {"sparta": 5}, "owner": {"sparta": 1, "tyre": 0},
        "by_seat": [{"sparta": 1}, {"rome": 2}], "by_name": {"sparta": [1, 0], "tyre": [0, 2]},
        "part": {"site": 0, "line": [8, 8]}}


def test_what_was_dumped_is_read_back() -> None:
    table, again = change_all(), begin()
    FIELDS.fill(again, FIELDS.dump(table, table), (), again)
    assert FIELDS.dump(again, again) == FIELDS.dump(table, table)
    assert hasher().hash(again) == hasher().hash(table)


def test_a_field_that_a_dump_does_not_tell_keeps_its_default() -> None:
    table = begin()
    FIELDS.fill(table, {"flag": True}, (), table)
    assert table.flag and table.row == [4, 4]


@pytest.mark.parametrize(("name", "value", "where"), [
    ("flag", 1, ("flag",)),
    ("counted", 0, ("counted",)),
    ("counted", 10, ("counted",)),
    ("seat", 2, ("seat",)),
    ("word", "last", ("word",)),
    ("place", 0, ("place",)),
    ("places", ["athens"], ("places",)),
    ("who", [2], ("who",)),
    ("places", ["rome", "tyre", "rome"], ("places",)),
    ("who", [1, 1], ("who",)),
    ("row", [1], ("row",)),
    ("row", [1, 2, 3], ("row",)),
    ("named", {"athens": 1}, ("named", "athens")),
    ("named", {"tyre": -1}, ("named", "tyre")),
    ("by_seat", [{}], ("by_seat",)),
    ("by_name", {"tyre": [1]}, ("by_name", "tyre")),
    ("part", {"site": True}, ("part", "site")),
    ("part", {"sight": 1}, ("part", "sight")),
])
def test_what_is_ill_formed_is_named(name: str, value: Any, where: tuple[str, ...]) -> None:
    table = begin()
    with pytest.raises(BadData) as bad:
        FIELDS.fill(table, {name: value}, (), table)
    assert bad.value.where == where


def test_the_hash_follows_every_field_and_the_phase_but_nothing_derived() -> None:
    table = begin()
    first = hasher().hash(table)
    values = FIELDS.values(change_all())
    seen = {first}
    for each, value in zip(FIELDS.all, values, strict=True):
        other = begin()
        setattr(other, each.attribute, value)
        seen.add(hasher().hash(other))
    table.sum = 5
    assert hasher().hash(table) == first
    Table.phase = 2
    try:
        seen.add(hasher().hash(table))
    finally:
        Table.phase = 1
    assert len(seen) == len(FIELDS.all) + 2


def test_a_hasher_that_has_seen_other_positions_hashes_alike() -> None:
    used, table = hasher(), change_all()
    for other in (begin(), table, begin()):
        assert used.hash(other) == hasher().hash(other)
    assert table.part is not None
    table.row[1] = 6  # in place, as the rules do
    table.part.line.append(1)
    assert used.hash(table) == hasher().hash(table) != hasher().hash(change_all())


def test_a_field_at_its_default_is_outside_the_hash_so_another_one_may_be_added() -> None:
    @dataclass(init=False, eq=False, repr=False)
    class Larger(Table):
        """The same table with a field more."""

        late: int = field(Count(), 3)

    fields, larger = Fields(Larger), Larger()
    initials = fields.initials(Larger())
    fields.set_out(larger, initials)
    larger_hasher = Hasher(fields, WORDS, initials)
    assert larger_hasher.hash(larger) == hasher().hash(begin())
    larger.late = 4
    assert larger_hasher.hash(larger) != hasher().hash(begin())
    larger.late = 3
    assert larger_hasher.hash(larger) == hasher().hash(begin())


def test_a_renamed_field_keeps_its_key_and_older_dumps_are_migrated() -> None:
    @dataclass(init=False, eq=False, repr=False)
    class Renamed:
        """The flag by another name, and a second field, for one alone is no table."""

        seats, phase = 2, 1
        banner: bool = field(Flag(), key="flag")
        other: bool = field(Flag())

    fields, state = Fields(Renamed), Renamed()
    initials = fields.initials(Renamed())
    fields.set_out(state, initials)
    fields.fill(state, migrate({"flag": True}, 1, {1: rename("flag", "banner")}, 2), (), state)
    table = begin()
    table.flag = True
    assert state.banner
    assert Hasher(fields, WORDS, initials).hash(state) == hasher().hash(table)
