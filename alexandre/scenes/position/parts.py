"""The parts of the fields of a position, one value each, as they lie in a dump."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from alexandre.kernel import fields as kinds
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.declared import DeclaredState
from alexandre.kernel.fields import NONE, Kind, names_of, number
from alexandre.ui.play.editing import PLACE, SEAT


@dataclass(frozen=True)
class FieldPart:
    """A part of a field, with its place and kind; this class is a whole field.

    `can_be_absent`: it may have no value.
    """

    path: Path
    kind: Kind
    can_be_absent: bool = False

    def get(self, dump: Plain) -> Plain:
        """Its value in a dump."""
        return dump[self.path[0]]

    def put(self, dump: Plain, value: Plain) -> Plain:
        """The dump with another value."""
        return {**dump, self.path[0]: value}


@dataclass(frozen=True, kw_only=True)
class NamedPart(FieldPart):
    """The value of one name; the default is left out of a dump."""

    whole: FieldPart
    usual: Plain

    def get(self, dump: Plain) -> Plain:
        return self.whole.get(dump).get(self.path[-1], self.usual)

    def put(self, dump: Plain, value: Plain) -> Plain:
        name = self.path[-1]
        others = {each: told for each, told in self.whole.get(dump).items() if each != name}
        return self.whole.put(dump, others if value == self.usual else {**others, name: value})


@dataclass(frozen=True, kw_only=True)
class ListedPart(FieldPart):
    """One item of a list of fixed length."""

    whole: FieldPart
    at: int

    def get(self, dump: Plain) -> Plain:
        return self.whole.get(dump)[self.at]

    def put(self, dump: Plain, value: Plain) -> Plain:
        return self.whole.put(dump, [value if at == self.at else each
                                     for at, each in enumerate(self.whole.get(dump))])


@dataclass(frozen=True, kw_only=True)
class HolderPart(FieldPart):
    """The seat whose list of places contains a place."""

    whole: FieldPart
    places: tuple[str, ...]  # in order

    def get(self, dump: Plain) -> Plain:
        return next((seat for seat, each in enumerate(self.whole.get(dump))
                     if self.path[-1] in each), None)

    def put(self, dump: Plain, value: Plain) -> Plain:
        place = self.path[-1]
        lists = [[each for each in places if each != place] for places in self.whole.get(dump)]
        if value is not None:
            lists[value] = sorted([*lists[value], place], key=self.places.index)
        return self.whole.put(dump, lists)


@dataclass(frozen=True, kw_only=True)
class HerePart(FieldPart):
    """Whether a field names this place."""

    whole: FieldPart

    def get(self, dump: Plain) -> Plain:
        return self.whole.get(dump) == self.path[-1]

    def put(self, dump: Plain, value: Plain) -> Plain:
        return self.whole.put(dump, self.path[-1] if value else self.whole.get(dump))


@dataclass(frozen=True, kw_only=True)
class AmongPart(FieldPart):
    """Whether this place is among those that a field lists."""

    whole: FieldPart

    def get(self, dump: Plain) -> Plain:
        return self.path[-1] in self.whole.get(dump)

    def put(self, dump: Plain, value: Plain) -> Plain:
        place = self.path[-1]
        others = [each for each in self.whole.get(dump) if each != place]
        return self.whole.put(dump, [*others, *[place] * value])


@dataclass(frozen=True, kw_only=True)
class CountedPart(FieldPart):
    """A number that may be missing, shown as one below the lowest."""

    whole: FieldPart
    none: int

    def get(self, dump: Plain) -> Plain:
        value = self.whole.get(dump)
        return self.none if value is None else value

    def put(self, dump: Plain, value: Plain) -> Plain:
        return self.whole.put(dump, None if value == self.none else value)


@dataclass(frozen=True, kw_only=True)
class MorePart(FieldPart):
    """The next item of a list that grows; None for no more."""

    whole: FieldPart

    def put(self, dump: Plain, value: Plain) -> Plain:
        return dump if value is None else self.whole.put(dump, [*self.whole.get(dump), value])


def list_parts(state: DeclaredState, group: str, about: str | int) -> Iterator[FieldPart]:
    """The parts of the fields of a group that are about a place or a seat, one value each."""
    for each in state.setup.rules.fields.all:
        if each.group == group:
            whole = FieldPart((each.name,), each.kind)
            if group == PLACE:
                yield from parts_at(state, whole, str(about))
            elif group == SEAT:
                inner = list(split(state, whole))
                yield from flatten(state, inner[int(about)])
            else:
                yield from flatten(state, whole)


def flatten(state: Any, part: FieldPart) -> Iterator[FieldPart]:
    """The parts without parts of their own."""
    inner = list(split(state, part))
    if not inner:
        yield part
    for each in inner:
        yield from flatten(state, each)


def split(state: Any, part: FieldPart) -> Iterator[FieldPart]:
    """The parts of a list of fixed length; none of a value, or of a list that grows."""
    match part.kind:
        case kinds.Named() | kinds.ByName():
            for name in names_of(part.kind.names, state):
                yield name_part(state, part, part.kind, name)
        case kinds.BySeat():
            for seat in range(number(part.kind.count, state)):
                yield ListedPart((*part.path, seat), part.kind.kind, whole=part, at=seat)
        case kinds.Row() if number(part.kind.length, state) != NONE:
            for at in range(number(part.kind.length, state)):
                yield ListedPart((*part.path, at), part.kind.kind, whole=part, at=at)


def name_part(state: Any, part: FieldPart, kind: kinds.Named | kinds.ByName,
              name: str) -> FieldPart:
    """The part of that name; the default is left out of a dump."""
    can_be_absent = isinstance(kind, kinds.Named) and kind.default == NONE
    if isinstance(kind, kinds.ByName):
        usual = kind.kind.dump(kind.kind.initial(0, state), state)
    else:
        usual = None if can_be_absent else kind.kind.dump(kind.default, state)

    return NamedPart((*part.path, name), kind.kind, can_be_absent, whole=part, usual=usual)


def parts_at(state: Any, part: FieldPart, place: str) -> Iterator[FieldPart]:
    """The parts of a field that concern a place."""
    match part.kind:
        case kinds.Named() | kinds.ByName():
            if place in names_of(part.kind.names, state):
                yield from flatten(state, name_part(state, part, part.kind, place))
        case kinds.BySeat():
            for inner in split(state, part):
                yield from parts_at(state, inner, place)
        case kinds.Id() | kinds.Ids():
            if place in names_of(part.kind.names, state):
                make = HerePart if isinstance(part.kind, kinds.Id) else AmongPart
                yield make((*part.path, place), part.kind, whole=part)
        case kinds.Row(kind=kinds.Row(kind=kinds.Id() as thing)):
            if place in names_of(thing.names, state):
                yield HolderPart((*part.path, place), kinds.Seat(), True, whole=part,
                                 places=tuple(names_of(thing.names, state)))


def places_of(state: DeclaredState) -> frozenset[str]:
    """Every place whose content can be entered."""
    places: set[str] = set()
    for each in state.setup.rules.fields.all:
        kind = each.kind
        while each.group == PLACE and isinstance(kind, kinds.BySeat | kinds.Row):
            kind = kind.kind
        if each.group == PLACE and isinstance(kind, kinds.Named | kinds.ByName | kinds.Id
                                              | kinds.Ids):
            places.update(names_of(kind.names, state))
    return frozenset(places)
