"""The declaration of a title: fields of its position, phases, verbs.

A title's `Position` is a dataclass whose fields are made by `field` and `derived`:

    turn: int = field(Count(1, Of("tables.box.turns")), 1)      # bounds, default
    hands: list[int] = field(BySeat(Counts(LETTERS)), hidden=True)
    shut: list[int] = derived()                                 # worked out from the others

Its `Rules` have a row for each phase (who decides, what is offered or by which law chance decides,
what is asked) and a row for each verb (the chapter that carries it out, why it may be refused, how
it is called).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Generic, Literal, TypeVar

from alexandre.kernel.actions import Action
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.contract import (
    Event,
    Law,
    Outcome,
    Rnd,
    Seat,
    State,
    Tell,
    View,
    snake_case,
)
from alexandre.kernel.fields import Kind, Of
from alexandre.kernel.meta import Meta
from alexandre.kernel.migrate import Step
from alexandre.kernel.plain import as_dict
from alexandre.kernel.text import Arg, Msg

Group = Literal["", "turn", "table", "seat", "place"]
P = TypeVar("P", bound=State)
Args = dict[str, Arg]

# ---- fields -----------------------------------------------------------------------------------


class Part(Kind):
    """An object with declared fields of its own, or None."""

    def __init__(self, make: Callable[[Any], Any], fields: Fields) -> None:
        self.make = make
        self.fields = fields

    def dump(self, value: Any, state: Any) -> Plain:
        return None if value is None else self.fields.dump(value, state)

    def parse(self, value: Plain, where: Path, state: Any) -> Any:
        if value is None:
            return None
        part = self.make(state)
        self.fields.fill(part, as_dict(value, where, (), self.fields.names), where, state)
        return part

    def text(self, value: Any) -> str:
        return repr(None) if value is None else repr(self.fields.values(value))


def field(kind: Kind, default: Any = None, *, name: str = "", key: str = "",
          hidden: bool = False, hashed: bool = True, group: Group = "") -> Any:
    """Declare a field of a position.

    `default`: the value (of each item, for a list) before anything has happened, or asked `Of`
    the position (the whole value).  `name`: in dumps, the attribute's own unless given.  `key`:
    what it is hashed under, its `name` unless given, so that a renamed field changes no hash.
    `hidden`: some seat may not know all of it; `determinize` may change no other field.
    Without `hashed` it is a memory of what has been said, on which no rule depends.
    `group`: where a position entered by hand has it, "" where it follows from others, or from
    the moment of the turn.
    """
    return dataclasses.field(metadata={
        "kind": kind, "default": default, "name": name, "key": key, "hidden": hidden,
        "hashed": hashed, "group": group})


def derived() -> Any:
    """Declare what `derive` works out from other fields: neither dumped nor hashed."""
    return dataclasses.field(metadata={})


class Field:
    """A declared field: the attribute, its name in dumps, its key in hashes."""

    def __init__(self, attribute: str, metadata: Mapping[str, Any]) -> None:
        self.attribute = attribute
        self.kind: Kind = metadata["kind"]
        self.default: Any = metadata["default"]
        self.name: str = metadata["name"] or attribute
        self.key: str = metadata["key"] or self.name
        self.hidden: bool = metadata["hidden"]
        self.hashed: bool = metadata["hashed"]
        self.group: str = metadata["group"]

    def initial(self, state: Any) -> Any:
        """The value before anything has happened."""
        if isinstance(self.default, Of):
            return self.default.get(state)
        return self.kind.initial(self.default, state)


class Fields:
    """All declared fields of a class, in the order of their declaration."""

    def __init__(self, owner: type[Any]) -> None:
        self.all = [Field(each.name, each.metadata) for each in dataclasses.fields(owner)
                    if each.metadata]
        self.names = tuple(each.name for each in self.all)
        # Of two attributes or more, for it returns the bare value of a single one.
        self.values: Callable[[Any], tuple[Any, ...]] = \
            attrgetter(*[each.attribute for each in self.all])

    def initials(self, state: Any) -> list[Any]:
        """The values of all fields before anything has happened.

        A default may ask the position for the fields declared before its own.
        """
        values = []
        for each in self.all:
            value = each.initial(state)
            setattr(state, each.attribute, copy_value(value))
            values.append(value)
        return values

    def set_out(self, state: Any, values: Sequence[Any]) -> None:
        """Give every field its value of `initials`."""
        for each, value in zip(self.all, values, strict=True):
            setattr(state, each.attribute, copy_value(value))

    def dump(self, owner: Any, state: Any) -> dict[str, Plain]:
        """Every field by name; `owner` is the position or a part of it."""
        values = self.values(owner)
        return {each.name: each.kind.dump(value, state)
                for each, value in zip(self.all, values, strict=True)}

    def fill(self, owner: Any, dump: dict[str, Plain], where: Path, state: Any) -> None:
        """Read fields from a dump; those it does not tell keep their value.

        BadData names the field that is ill-formed.
        """
        for each in self.all:
            if each.name in dump:
                value = each.kind.parse(dump[each.name], (*where, each.name), state)
                setattr(owner, each.attribute, value)


def copy_value(value: Any) -> Any:
    """The same value, independent if it is a list."""
    return value[:] if isinstance(value, list) else value


# ---- phases and verbs -------------------------------------------------------------------------


Effect = Callable[[P, Any, Tell | None], None]


def no_args(state: Any, action: Any = None) -> Args:
    """Nothing to mention."""
    return {}


def always_offered(state: Any, action: Action) -> Msg:
    """No rule stands against the action wherever it has its place."""
    raise ValueError(f"{action.text} is always offered where it has its place")


class PhaseRule(Generic[P]):
    """A row of the rules: a place where a match rests until a seat, or chance, has acted.

    `offers`: every choice of the decider, ascending by code; or `law`: the outcomes of chance with
    their weights; neither when the match is over.  With both, `decider` says whose it is, and the
    law is empty while a seat decides.  `prompt`: which sentence asks, where it is not always the
    one of the phase's name; `kind`: which widget, likewise.  `refuse`: why an action has no place
    in this phase at all, None if that does not lie with the phase.  `secrets`: what the question
    mentions and only the decider may know; other seats read the sentence `…_hidden` without it.
    """

    def __init__(self, offers: Callable[[P], list[Action]] | None = None, *,
                 law: Callable[[P], Law] | None = None,
                 prompt: Callable[[P], str] | None = None,
                 kind: Callable[[P], str] | None = None,
                 refuse: Callable[[P, Action], Msg | None] | None = None,
                 secrets: tuple[str, ...] = ()) -> None:
        self.name = ""  # given by the Rules
        self.offers: Callable[[Any], list[Action]] | None = offers
        self.law: Callable[[Any], Law] | None = law
        self.prompt: Callable[[Any], str] | None = prompt
        self.kind: Callable[[Any], str] | None = kind
        self.refuse: Callable[[Any, Action], Msg | None] | None = refuse
        self.secrets = secrets


class VerbRule(Generic[P]):
    """A row of the rules: how an action is carried out, refused, and called.

    `why`: the rule against an action that the phase itself does not exclude; left out where there
    is none.  `label`: the key of its words if it is not the verb's name, or a function that
    chooses one; `args`: what these words mention; `step`: the same for its words in a plan, where
    the label is longer or has no verb.  `is_secret`: the other seats do not see the choice being
    made.
    """

    def __init__(self, action: type[Action], effect: Effect[P], *,
                 why: Callable[[P, Any], Msg] = always_offered,
                 label: str | Callable[[P, Any], str] = "",
                 args: Callable[[P, Any], Args] = no_args,
                 step: str | Callable[[P, Any], str] = "",
                 is_secret: bool = False) -> None:
        self.action = action
        self.effect: Callable[[Any, Any, Tell | None], None] = effect
        self.why: Callable[[Any, Any], Msg] = why
        self.label: str | Callable[[Any, Any], str] = label or snake_case(action.__name__)
        self.args: Callable[[Any, Any], Args] = args
        self.step: str | Callable[[Any, Any], str] = step
        self.is_secret = is_secret


def no_reason(tables: Any, text: str) -> Msg | None:
    """The refusal of a text that no action of the board has, and no rule forbids."""
    return None


def no_audit(state: Any) -> None:
    """No law beyond the bounds of the fields."""


def all_seen(event: Event, seat: Seat | None) -> Event | None:
    """Nothing happens in secret."""
    return event


def no_secrets(state: Any, seat: Seat, rnd: Rnd) -> None:
    """Every seat knows everything."""


def nothing_shown(state: Any, seat: Seat, after: Any) -> None:
    """No choice shows a secret."""


def never(state: Any, action: Action) -> bool:
    """Nothing hidden comes out by a choice; no verb is left out."""
    return False


class Rules(Generic[P]):
    """A title, declared.

    `make`: its position.  `phases`: a row for each number of `names`.  `after`: what follows every
    action on its own, until a seat has to act again.  `prompt_args`: what the questions mention.
    `start`: sets out the table from the defaults, with what an earlier match carries in.
    `result`: of a match that is over.  `view`, `seen`: what a seat may know of a position, of an
    event.  `spaces`, `box`: the board and the printed components, for programs.  `explain`: the
    rule against a text that is written like an action and is none on this board.  `audit`: every
    law of conservation, BadState names the first that is broken.
    `redeal`: deals again, in place, what a seat cannot know.  `uncover`: takes as known, in place,
    what a seat has shown by a later position of the same decision.  `reveals`: does a choice bring
    out something hidden?  `chances`: the verbs that only chance uses; `is_absent`: does an action
    belong to an option that is off?  `end`: the verb by which a seat says that its turn is over.
    `migrations[n]` leads from a dump of version n + 1 to the next.
    """

    def __init__(self, meta: Meta, make: type[P], names: Sequence[str], *,
                 phases: Mapping[int, PhaseRule[P]], verbs: Sequence[VerbRule[P]],
                 after: Callable[[P, Tell | None], None] | None = None,
                 prompt_args: Callable[[P], Args] = no_args,
                 result: Callable[[P], Outcome],
                 view: Callable[[P, Seat | None], View],
                 spaces: Callable[[Any], list[dict[str, Plain]]],
                 box: Callable[[Any], dict[str, Plain]],
                 explain: Callable[[Any, str], Msg | None] = no_reason,
                 end: type[Action],
                 start: Callable[[P, Plain], None] | None = None,
                 audit: Callable[[P], None] = no_audit,
                 seen: Callable[[Event, Seat | None], Event | None] = all_seen,
                 redeal: Callable[[P, Seat, Rnd], None] = no_secrets,
                 uncover: Callable[[P, Seat, P], None] = nothing_shown,
                 reveals: Callable[[P, Action], bool] = never,
                 chances: tuple[type[Action], ...] = (),
                 is_absent: Callable[[P, Action], bool] = never,
                 migrations: Sequence[Step] = ()) -> None:
        self.meta = meta
        self.make: Callable[..., Any] = make
        self.fields = Fields(make)
        self.names = tuple(names)
        self.phases: tuple[PhaseRule[Any], ...] = tuple(phases[at] for at in range(len(names)))
        for phase, name in zip(self.phases, names, strict=True):
            phase.name = name
        self.verbs: dict[type[Action], VerbRule[Any]] = {each.action: each for each in verbs}
        self.after: Callable[[Any, Tell | None], None] | None = after
        self.prompt_args: Callable[[Any], Args] = prompt_args
        self.result: Callable[[Any], Outcome] = result
        self.view: Callable[[Any, Seat | None], View] = view
        self.spaces: Callable[[Any], list[dict[str, Plain]]] = spaces
        self.box: Callable[[Any], dict[str, Plain]] = box
        self.explain: Callable[[Any, str], Msg | None] = explain
        self.end = end
        self.start: Callable[[Any, Plain], None] | None = start
        self.audit: Callable[[Any], None] = audit
        self.seen: Callable[[Event, Seat | None], Event | None] = seen
        self.redeal: Callable[[Any, Seat, Rnd], None] = redeal
        self.uncover: Callable[[Any, Seat, Any], None] = uncover
        self.reveals: Callable[[Any, Action], bool] = reveals
        self.chances = chances
        self.is_absent: Callable[[Any, Action], bool] = is_absent
        self.migrations = dict(enumerate(migrations, 1))
        self.version = len(self.migrations) + 1
