"""What can be set of a position, worked out from the declared fields of its title."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from alexandre.content.names import noun
from alexandre.kernel import fields as kinds
from alexandre.kernel.board import Board, Path, Plain
from alexandre.kernel.declared import DeclaredState
from alexandre.kernel.fields import NONE, Kind, names_of, number
from alexandre.kernel.text import Msg, Noun, Who
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


@dataclass(frozen=True)
class FieldPart:
    """A part of a field: where it lies, its kind, and how it is read from a dump and put there.

    `absent` is what a dump does not tell.
    """

    path: Path
    kind: Kind
    get: Callable[[Plain], Plain]
    put: Callable[[Plain, Plain], Plain]
    can_be_absent: bool = False


def list_entries(naming: Naming, dump: Plain, group: str, about: str | int) -> list[EditField]:
    """Those of a group, for the place or the seat that it is about.

    A field of several values is named once, above them.
    """
    entries: list[EditField] = []
    for part in list_parts(naming.state, group, about):
        if naming.positions.offers(naming.state, part.path):
            heading = Heading(msg_of(naming.title, str(part.path[0])))
            if len(part.path) - (group in (SEAT, PLACE)) > 1 and heading not in entries:
                entries.append(heading)
            entries += naming.entries_of(part, dump, group)
    return entries


# ---- parts of fields ------------------------------------------------------------------------


def list_parts(state: DeclaredState, group: str, about: str | int) -> Iterator[FieldPart]:
    """The parts of the fields of a group that are about a place or a seat, one value each."""
    for each in state.setup.rules.fields.all:
        if each.group == group:
            whole = whole_field(each.name, each.kind)
            if group == PLACE:
                yield from parts_at(state, whole, str(about))
            elif group == SEAT:
                inner = list(split(state, whole))
                yield from flatten(state, inner[int(about)])
            else:
                yield from flatten(state, whole)


def whole_field(name: str, kind: Kind) -> FieldPart:
    """A field, not yet parted."""
    return FieldPart((name,), kind, lambda dump: dump[name],
                     lambda dump, value: {**dump, name: value})


def flatten(state: Any, part: FieldPart) -> Iterator[FieldPart]:
    """The parts that have no parts themselves."""
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
                yield item_of(part, part.kind.kind, seat)
        case kinds.Row() if number(part.kind.length, state) != NONE:
            for at in range(number(part.kind.length, state)):
                yield item_of(part, part.kind.kind, at)


def name_part(state: Any, part: FieldPart, kind: kinds.Named | kinds.ByName,
              name: str) -> FieldPart:
    """The part of that name; the usual value is left out of a dump."""
    can_be_absent = isinstance(kind, kinds.Named) and kind.default == NONE
    if isinstance(kind, kinds.ByName):
        usual = kind.kind.dump(kind.kind.initial(0, state), state)
    else:
        usual = None if can_be_absent else kind.kind.dump(kind.default, state)

    def put(dump: Plain, value: Plain) -> Plain:
        others = {each: told for each, told in part.get(dump).items() if each != name}
        return part.put(dump, others if value == usual else {**others, name: value})

    return FieldPart((*part.path, name), kind.kind, lambda dump: part.get(dump).get(name, usual),
                     put, can_be_absent=can_be_absent)


def item_of(part: FieldPart, kind: Kind, at: int) -> FieldPart:
    return FieldPart((*part.path, at), kind, lambda dump: part.get(dump)[at],
                     lambda dump, value: part.put(dump, [
                    value if place == at else each for place, each in enumerate(part.get(dump))]))


def parts_at(state: Any, part: FieldPart, place: str) -> Iterator[FieldPart]:
    """The parts of a field that are about that place, where it has such places."""
    match part.kind:
        case kinds.Named() | kinds.ByName():
            if place in names_of(part.kind.names, state):
                yield from flatten(state, name_part(state, part, part.kind, place))
        case kinds.BySeat():
            for inner in split(state, part):
                yield from parts_at(state, inner, place)
        case kinds.Id() | kinds.Ids():
            if place in names_of(part.kind.names, state):
                yield replace(part, path=(*part.path, place))
        case kinds.Row(kind=kinds.Row(kind=kinds.Id() as thing)):
            if place in names_of(thing.names, state):
                yield holder_part(state, part, thing, place)


def holder_part(state: Any, part: FieldPart, thing: kinds.Id, place: str) -> FieldPart:
    """Of lists of places by seat: whose list a place is in."""
    names = names_of(thing.names, state)

    def get(dump: Plain) -> Plain:
        return next((seat for seat, each in enumerate(part.get(dump)) if place in each), None)

    def put(dump: Plain, value: Plain) -> Plain:
        lists = [[each for each in places if each != place] for places in part.get(dump)]
        if value is not None:
            lists[value] = sorted([*lists[value], place], key=names.index)
        return part.put(dump, lists)

    return FieldPart((*part.path, place), kinds.Seat(), get, put, can_be_absent=True)


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


# ---- values as entries --------------------------------------------------------------------------


class Naming:
    """What the parts and values of a position are called."""

    def __init__(self, state: DeclaredState, positions: Positions, nouns: Mapping[str, Noun],
                 ) -> None:
        self.state, self.positions, self.nouns = state, positions, nouns
        self.title = state.setup.rules.meta.id

    def call(self, part: FieldPart, value: Plain) -> Wording:
        """A value in words."""
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

    def label(self, part: FieldPart, group: str) -> Wording:
        """What stands before a part: what it is of, or the field where that is said already."""
        given = self.positions.call(self.state, part.path)
        if given is not None:
            return given
        steps = part.path[1:]
        if group == SEAT:
            steps = steps[1:]
        elif group == PLACE:
            steps = tuple(each for each in steps if isinstance(each, int)) or \
                (steps[1:] if len(steps) > 1 else ())
            if steps and isinstance(steps[0], int):
                return Who(steps[0])
        if not steps:
            return msg_of(self.title, str(part.path[0]))
        step = steps[-1]
        return Msg.of("ui.position.nth", n=step + 1) if isinstance(step, int) else \
            self.nouns.get(step) or msg_of(self.title, f"word.{step}")

    def entries_of(self, part: FieldPart, dump: Plain, group: str) -> list[EditField]:
        """One of a value, several of a list that grows."""
        id, label, value = "/".join(map(str, part.path)), self.label(part, group), part.get(dump)
        kind, place = part.kind, part.path[-1]
        if group == PLACE and isinstance(kind, kinds.Id):
            return [Flag(id, label, value == place, lambda dump, is_here: part.put(
                dump, place if is_here else part.get(dump)))]
        if group == PLACE and isinstance(kind, kinds.Ids):
            return [Flag(id, label, place in value, lambda dump, is_in: part.put(dump, [
                *(each for each in part.get(dump) if each != place), *[place] * is_in]))]
        if isinstance(kind, kinds.Flag):
            return [Flag(id, label, bool(value), part.put)]
        if isinstance(kind, kinds.Count):
            return [Number(id, label, value, number(kind.low, self.state),
                           number(kind.most, self.state), part.put)]
        if isinstance(kind, kinds.Maybe) and isinstance(kind.kind, kinds.Count):
            none = number(kind.kind.low, self.state) - 1
            return [Number(id, label, none if value is None else value, none,
                           number(kind.kind.most, self.state),
                           lambda dump, n: part.put(dump, None if n == none else n))]
        if isinstance(kind, kinds.Ids | kinds.Row):
            return self.entries_of_list(part, id, label, value)
        values = choices_of(kind, self.state) or self.positions.choices(self.state, part.path)
        choices = tuple((each, self.call(part, each))
                        for each in [*[None] * part.can_be_absent, *values])
        return [Pick(id, label, value, choices, part.put)]

    def entries_of_list(self, part: FieldPart, id: str, label: Wording,
                        value: Plain) -> list[EditField]:
        """A list that grows: what is in it, each to be taken out, and what can be put in."""
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
                            lambda dump, more: dump if more is None else part.put(
                                dump, [*part.get(dump), more])))
        return entries

    def moments(self, dump: Plain, moment: str,
                change: Callable[[Plain, str], Plain]) -> Pick:
        """Where in a turn the match begins."""
        names = [*[STAYS] * (moment == STAYS), *self.positions.moments]
        return Pick(PHASE, Msg.of("ui.position.moment"), moment, tuple(
            (each, msg_of(self.title, f"moment.{each}") if each else Msg.of("ui.position.stays"))
            for each in names), change)


def choices_of(kind: Kind, state: Any) -> list[Plain]:
    """What a value of that kind can be in a dump, or each item of a set; none if it is counted."""
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
    """A list without that item."""
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
