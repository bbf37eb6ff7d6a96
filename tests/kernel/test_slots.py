"""Many values written at once are those that are written one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from alexandre.kernel.contract import View
from alexandre.kernel.rng import Rng
from alexandre.kernel.vector.slots import (
    MANY,
    MAYBE,
    NUMBER,
    Both,
    ByName,
    Marks,
    Record,
    Row,
    Slot,
    Turned,
    Word,
)

KEYS = tuple("abcdefgh")


@dataclass(frozen=True)
class LandView(View):
    """A record of every kind of part."""

    id: str
    counts: tuple[int, ...]
    owner: int | None
    ends: tuple[int, int] | None

    def scores(self) -> tuple[int, ...]:
        return ()


def land_record(*, is_maybe: bool) -> Record:
    """Its encoding."""
    return Record(LandView, is_maybe=is_maybe, id=Word(KEYS), owner=MAYBE,
                  counts=Row(NUMBER, 2, is_full=True), ends=Both(NUMBER, NUMBER))


SLOTS: dict[str, tuple[Slot, Any]] = {
    "number": (NUMBER, lambda n: n),
    "maybe": (MAYBE, lambda n: n),
    "word": (Word(KEYS), lambda n: KEYS[n]),
    "marks": (Marks(KEYS), lambda n: [KEYS[n], *KEYS[:n], KEYS[n]]),
    "row": (Row(NUMBER, 8), lambda n: list(range(n))),
    "full row": (Row(MAYBE, 3, is_full=True), lambda n: (n, None, 1)),
    "few names": (ByName(KEYS, NUMBER), lambda n: {KEYS[n]: n + 1}),
    "most names": (ByName(KEYS, MAYBE), lambda n: dict(zip(KEYS[1:], range(n, 9), strict=False))),
    "pairs of names": (ByName(KEYS, Both(NUMBER, MAYBE)), lambda n: [(KEYS[n], (n, None))]),
    "numbers": (Both(NUMBER, NUMBER), lambda n: (n, 2 * n)),
    "parts": (Both(NUMBER, Word(KEYS)), lambda n: (n, KEYS[n])),
    "record": (land_record(is_maybe=False),
               lambda n: LandView(KEYS[n], (n, 1), n or None, (n, n) if n else None)),
    "record that may be absent": (land_record(is_maybe=True),
                                  lambda n: LandView(KEYS[n], (0, n), None, None)),
    "turned": (Turned(lambda n: -n, NUMBER), lambda n: n),
}


@pytest.mark.parametrize("name", SLOTS)
@pytest.mark.parametrize("count", [1, MANY - 1, MANY, 3 * MANY])
@pytest.mark.parametrize("gaps", [0, 3])
def test_values_written_together_are_those_written_one_by_one(name: str, count: int,
                                                              gaps: int) -> None:
    slot, make = SLOTS[name]
    rng = Rng(count, name)
    values = [None if gaps and rng(gaps) == 0 else make(rng(len(KEYS))) for _ in range(count)]
    together, one_by_one = list[int](), list[int]()
    slot.write_each(values, together)
    for value in values:
        slot.write(value, one_by_one)
    assert together == one_by_one
    assert len(together) == count * slot.size == count * len(list(slot.names("x")))
    absent = [together[at * slot.size:(at + 1) * slot.size]
              for at, value in enumerate(values) if value is None]
    assert not any(map(any, absent))


def test_a_name_a_word_and_a_mark_that_nobody_has_declared_are_refused() -> None:
    for slot, value in [(ByName(KEYS, NUMBER), {"x": 1}), (Word(KEYS), "x"), (Marks(KEYS), ["x"])]:
        with pytest.raises((ValueError, KeyError)):
            slot.write(value, [])
