"""Events: compared, hashed and shown by their class and fields."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.contract import Event


@dataclass(frozen=True, eq=False, repr=False)
class GoldTaken(Event):
    """Gold came to a seat."""

    seat: int
    gold: int


@dataclass(frozen=True, eq=False, repr=False)
class GoldLost(GoldTaken):
    """The same fields under another name."""


def test_events_of_one_class_are_equal_when_their_fields_are() -> None:
    assert GoldTaken(1, 5) == GoldTaken(1, 5)
    assert GoldTaken(1, 5) != GoldTaken(1, 6)
    assert GoldTaken(1, 5) != GoldLost(1, 5)
    assert len({GoldTaken(1, 5), GoldTaken(1, 5), GoldTaken(2, 5), GoldLost(1, 5)}) == 3


def test_an_event_is_shown_with_its_fields() -> None:
    assert repr(GoldLost(seat=0, gold=3)) == "GoldLost(seat=0, gold=3)"
