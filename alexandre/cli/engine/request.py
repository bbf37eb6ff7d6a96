"""The fields of a request, each parsed as its type."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from alexandre.ai.messages import CHANCE_SEAT
from alexandre.cli.engine.lines import Complaint
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.contract import CHANCE, Seat
from alexandre.kernel.plain import (
    BadData,
    as_bool,
    as_choice,
    as_dict,
    as_int,
    as_list,
    as_text,
    fault,
)
from alexandre.kernel.record import ACTIONS_MOST, TEXT_MOST
from alexandre.kernel.rng import SEED_MOST
from alexandre.kernel.text import Msg

SEAT: Final = "seat"
EYES: Final = "eyes"
EVERYWHERE: Final = ("id", "cmd", SEAT, "lang")  # fields that any request may carry
WORD_MOST: Final = 200


class Request:
    """One request; a field that is absent or null takes its default.

    Every reader raises BadData, which is told as `bad-request`, for a field of another kind.
    """

    def __init__(self, fields: dict[str, Plain]) -> None:
        self.fields = fields

    def check_fields(self, known: frozenset[str]) -> None:
        """BadData for a field that the request does not have: it would be passed over."""
        if not self.fields.keys() <= known:
            as_dict(self.fields, (), (), known)

    def has(self, name: str) -> bool:
        """Whether the field is present and not null."""
        return self.fields.get(name) is not None

    def require(self, name: str) -> Plain:
        """The field as it came; BadData if it is missing."""
        if not self.has(name):
            raise fault("store.no_key", (name,))
        return self.fields[name]

    def word(self, name: str, default: str = "") -> str:
        """A short text."""
        return as_text(self.fields[name], (name,), WORD_MOST) if self.has(name) else default

    def choice(self, name: str, choices: Collection[str], default: str) -> str:
        """One of a few words."""
        return as_choice(self.fields[name], (name,), choices) if self.has(name) else default

    def number(self, name: str, most: int, default: int | None = None) -> int | None:
        """A whole number from 0 to `most`."""
        return as_int(self.fields[name], (name,), 0, most) if self.has(name) else default

    def flag(self, name: str) -> bool:
        """True or false; false if absent."""
        return as_bool(self.fields[name], (name,)) if self.has(name) else False

    def seed(self) -> int:
        """The seed of a match; 0 if absent."""
        value = self.fields.get("seed")
        if value is None:
            return 0
        if type(value) is not int or not 0 <= value <= SEED_MOST:
            raise BadData(Msg.of("engine.bad_seed", most=str(SEED_MOST)), ("seed",))
        return value

    def texts(self, name: str) -> list[str]:
        """A list of short texts; empty if absent."""
        values = as_list(self.fields[name], (name,), ACTIONS_MOST) if self.has(name) else []
        return [as_text(each, (name, index), TEXT_MOST) for index, each in enumerate(values)]

    def group(self, name: str) -> dict[str, Any]:
        """An object; empty if absent."""
        return as_dict(self.fields[name], (name,)) if self.has(name) else {}

    def notations(self, name: str) -> list[str]:
        """A list of actions in text notation, as they came; empty if absent."""
        values = as_list(self.fields[name], (name,), ACTIONS_MOST) if self.has(name) else []
        return [as_notation(each, (name, index)) for index, each in enumerate(values)]

    def seat(self, seats: int, absent: Seat | None = None, name: str = SEAT) -> Seat | None:
        """The field `seat`: a seat, CHANCE, or None for the referee."""
        if name not in self.fields:
            return absent
        value = self.fields[name]
        if value is None:
            return None
        if value == CHANCE_SEAT:
            return CHANCE
        if type(value) is int and 0 <= value < seats:
            return value
        raise Complaint("bad-request", Msg.of("engine.unknown_seat", field=name, most=seats - 1))

    def eyes(self, seats: int, absent: Seat | None = None) -> Seat | None:
        """The eyes for which the reply is written: the field `eyes`, else `seat`, else `absent`.

        Chance lays out the cards, and sees what the referee sees.
        """
        seat = self.seat(seats, self.seat(seats, absent), EYES)
        return None if seat == CHANCE else seat


def as_notation(value: Plain, where: Path) -> str:
    """A text as it came; unseen characters are for the notation to refuse, not to be dropped."""
    as_text(value, where, TEXT_MOST)
    return str(value)
