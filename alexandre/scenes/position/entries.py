"""The editable parts of a position, from the declared fields of its title."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from alexandre.content.names import noun
from alexandre.kernel import fields as kinds
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.declared import DeclaredState
from alexandre.kernel.fields import Kind, names_of, number
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.scenes.position.parts import (
    AmongPart,
    CountedPart,
    FieldPart,
    HerePart,
    MorePart,
    list_parts,
)
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.editing import (
    PLACE,
    SEAT,
    Edit,
    EditButton,
    EditField,
    Flag,
    Focus,
    Heading,
    Number,
    Pick,
    Positions,
    msg_of,
)

PHASE: Final = "phase"
STAYS: Final = ""  # the moment of a position that is at none of those offered


def list_entries(naming: Naming, dump: Plain, group: str, about: str | int) -> list[EditField]:
    """The fields of a group for a place or a seat.

    A field of several values has one heading above them.
    """
    entries: list[EditField] = []
    for part in list_parts(naming.state, group, about):
        if naming.positions.offers(naming.state, part.path):
            heading = Heading(msg_of(naming.title, str(part.path[0])))
            if len(part.path) - (group in (SEAT, PLACE)) > 1 and heading not in entries:
                entries.append(heading)
            entries += naming.entries_of(part, dump, group)
    return entries


class Naming:
    """The names of the parts and values of a position."""

    def __init__(self, state: DeclaredState, positions: Positions, nouns: Mapping[str, Noun],
                 ) -> None:
        self.state, self.positions, self.nouns = state, positions, nouns
        self.title = state.setup.rules.meta.id

    def call(self, part: FieldPart, value: Plain) -> Wording:
        """The words for a value."""
        given = self.positions.call(self.state, (*part.path, value))
        if given is not None:
            return given
        if value is None or value == "":
            return Msg.of("ui.position.none")
        if isinstance(value, list):
            return Msg.of("ui.position.of", who=Who(value[0]), what=self.call(part, value[1]))
        if isinstance(value, int):
            return Who(value) if value < self.state.seats else self.nouns["rival"]
        return self.nouns.get(value) or msg_of(self.title, f"word.{value}")

    def say(self, part: FieldPart, value: int) -> Wording:
        """Return a number as it is shown: a word of the title's, "none" for one that is missing,
        otherwise its digits."""
        given = self.positions.call(self.state, (*part.path, value))
        if given is not None:
            return given
        is_none = isinstance(part, CountedPart) and value == part.none
        return Msg.of("ui.position.none") if is_none else str(value)

    def label(self, part: FieldPart, group: str) -> Wording:
        """The text before a part: its owner, or the field if the owner has been named."""
        given = self.positions.call(self.state, part.path)
        if given is not None:
            return given
        steps = part.path[1:]
        if group == SEAT:
            steps = steps[1:]
        elif group == PLACE:
            steps = tuple(each for each in steps if isinstance(each, int))
            if steps and isinstance(steps[0], int):
                return Who(steps[0])
        if not steps:
            return msg_of(self.title, str(part.path[0]))
        step = steps[-1]
        return Msg.of("ui.position.nth", n=step + 1) if isinstance(step, int) else \
            self.nouns.get(step) or msg_of(self.title, f"word.{step}")

    def entries_of(self, part: FieldPart, dump: Plain, group: str) -> list[EditField]:
        """One field for a value, several for a list that grows."""
        id, label, value = "/".join(map(str, part.path)), self.label(part, group), part.get(dump)
        kind = part.kind
        if isinstance(kind, kinds.Flag) or isinstance(part, HerePart | AmongPart):
            return [Flag(id, label, bool(value), part.put)]
        if isinstance(kind, kinds.Count):
            return [Number(id, label, value, number(kind.low, self.state),
                           number(kind.most, self.state), part.put, partial(self.say, part))]
        if isinstance(kind, kinds.Maybe) and isinstance(kind.kind, kinds.Count):
            none = number(kind.kind.low, self.state) - 1
            counted = CountedPart(part.path, kind, whole=part, none=none)
            return [Number(id, label, counted.get(dump), none,
                           number(kind.kind.most, self.state), counted.put,
                           partial(self.say, counted))]
        if isinstance(kind, kinds.Ids | kinds.Row):
            return self.entries_of_list(part, id, label, value)
        values = choices_of(kind, self.state) or self.positions.choices(self.state, part.path)
        choices = tuple((each, self.call(part, each))
                        for each in [*[None] * part.can_be_absent, *values])
        return [Pick(id, label, value, choices, part.put)]

    def entries_of_list(self, part: FieldPart, id: str, label: Wording,
                        value: Plain) -> list[EditField]:
        """The fields of a list that grows: its items, which can be removed, and what can be added.
        """
        kind = part.kind.kind if isinstance(part.kind, kinds.Row) else part.kind
        entries: list[EditField] = [Heading(label)]
        for at, each in enumerate(value):
            entries.append(EditButton(f"{id}/{at}", Msg.of(
                "ui.position.take_out", what=self.call(part, each)), partial(take_out, part, at)))
        if isinstance(part.kind, kinds.Row) and len(value) >= number(part.kind.most, self.state):
            return entries
        left = [each for each in choices_of(kind, self.state)
                if each not in value and each is not None]
        choices = tuple((each, Msg.of("ui.position.nothing_more") if each is None
                         else self.call(part, each)) for each in [None, *left])
        entries.append(Pick(f"{id}/more", Msg.of("ui.position.put_in"), None, choices,
                            MorePart(part.path, part.kind, whole=part).put))
        return entries

    def moments(self, dump: Plain, moment: str,
                change: Callable[[Plain, str], Plain]) -> Pick:
        """The field for the moment of a turn at which the game begins."""
        names = [*[STAYS] * (moment == STAYS), *self.positions.moments]
        return Pick(PHASE, Msg.of("ui.position.moment"), moment, tuple(
            (each, msg_of(self.title, f"moment.{each}") if each else Msg.of("ui.position.stays"))
            for each in names), change)


def choices_of(kind: Kind, state: Any) -> list[Plain]:
    """The possible values of that kind in a dump, or of each item of a set; none for a number."""
    match kind:
        case kinds.Maybe():
            return [None, *choices_of(kind.kind, state)]
        case kinds.Seat():
            return list(range(number(kind.count, state)))
        case kinds.Word():
            return list(kind.words)
        case kinds.Id() | kinds.Ids():
            return list(names_of(kind.names, state))
    return []


def take_out(part: FieldPart, at: int, dump: Plain) -> Edit:
    """The edit that takes that item out of a list."""
    items = part.get(dump)
    return Edit(part.put(dump, [*items[:at], *items[at + 1:]]), Focus(""))


def nouns_of(board: Board) -> dict[str, Noun]:
    """The names of all things in the data of a board, by id, or by key where they have none."""
    nouns: dict[str, Noun] = {}

    def walk(data: Plain, key: str) -> None:
        if isinstance(data, dict):
            if isinstance(data.get("names"), dict):
                id = data.get("id", key)
                nouns.setdefault(id, noun(id, data["names"]))
                nouns.setdefault(key, nouns[id])
            for name, each in data.items():
                walk(each, name)
        elif isinstance(data, list):
            for each in data:
                walk(each, "")

    walk(board.data, "")
    return nouns
