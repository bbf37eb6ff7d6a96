"""Base classes of position and game, which derive the contract from a declaration."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from alexandre.kernel.actions import Action, Lexicon
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.contract import (
    CHANCE,
    OVER,
    BadState,
    Event,
    Game,
    Law,
    Outcome,
    Prompt,
    Rnd,
    Seat,
    State,
    Tell,
    View,
)
from alexandre.kernel.declaration import Fields, Part, Rules, copy_value
from alexandre.kernel.fields import NONE
from alexandre.kernel.meta import Options
from alexandre.kernel.migrate import migrate
from alexandre.kernel.plain import as_choice, as_dict, as_int, item
from alexandre.kernel.text import Arg, Msg, Refusal

HASH_DIGITS: Final = 16
BESIDE: Final = ("version", "seats", "options", "phase")  # in a dump, beside the declared fields


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False, repr=False)
class DeclaredState(State):
    """A position whose fields are declared; `phase` is the row of the rules it rests in.

    A title adds its fields, `clone`, and where it needs them `derive` and `decider`.
    """

    def __init__(self, setup: Setup) -> None:
        """A position still to be filled."""
        self.setup = setup
        self.seats = setup.seats
        self.options = setup.options
        self.phase = 0

    def derive(self) -> None:
        """Work out the derived fields from all others."""

    def decider(self) -> Seat:
        """The seat that decides in a phase that is not chance's."""
        return 0

    def actor(self) -> Seat:
        nobody = self.setup.nobody[self.phase]
        return self.decider() if nobody is None else nobody

    def legal(self) -> list[Action]:
        offers = self.setup.offers[self.phase]
        if offers is not None:
            return offers(self)
        return [action for action, _weight in self.outcomes()]

    def outcomes(self) -> Law:
        law = self.setup.laws[self.phase]
        return [] if law is None else law(self)

    def why_not(self, action: Action) -> Msg | None:
        """The rule that forbids the action now: the phase's reason first, then the verb's."""
        if action in self.legal():
            return None
        phase, verb = self.setup.phases[self.phase], self.setup.verbs[type(action)]
        reason = phase.refuse(self, action) if phase.refuse is not None else None
        return reason or verb.why(self, action)

    def is_absent(self, action: Action) -> bool:
        rules = self.setup.rules
        return isinstance(action, rules.chances) or rules.is_absent(self, action)

    def apply(self, action: Action, tell: Tell | None = None) -> None:
        setup = self.setup
        setup.effects[type(action)](self, action, tell)
        after = setup.after
        if after is not None:
            after(self, tell)

    def outcome(self) -> Outcome | None:
        return self.setup.rules.result(self) if self.actor() == OVER else None

    def determinize(self, seat: Seat, rnd: Rnd) -> State:
        copy = self.clone()
        self.setup.rules.redeal(copy, seat, rnd)
        return copy

    def uncover(self, seat: Seat, after: State) -> None:
        self.setup.rules.uncover(self, seat, after)

    def dump(self) -> Plain:
        """Every declared field by name, with what the match was begun with."""
        rules = self.setup.rules
        return {"version": rules.version, "seats": self.seats, "options": dict(self.options),
                "phase": self.phase_name, **rules.fields.dump(self, self)}

    def hash(self) -> str:
        """Sixteen hexadecimal digits of the phase and all fields that are not at their default."""
        return self.setup.hasher.hash(self)

    @property
    def phase_name(self) -> str:
        """The phase in a word: the kind of its prompt."""
        return self.setup.phases[self.phase].name


class Hasher:
    """Hashes positions of one match: of fields that have not changed it keeps the text."""

    def __init__(self, fields: Fields, phases: Sequence[str], initials: Sequence[Any]) -> None:
        self.fields = fields
        self.phases = tuple(phases)
        self.initials = list(initials)
        self.seen = [copy_value(each) for each in initials]
        self.texts = [""] * len(self.seen)
        self.keys = [each.key for each in fields.all]
        self.parts = [at for at, each in enumerate(fields.all) if isinstance(each.kind, Part)]
        self.unhashed = [at for at, each in enumerate(fields.all) if not each.hashed]

    def hash(self, state: Any) -> str:
        """Hexadecimal digits of the phase and all fields that are not at their default."""
        values, seen, texts = self.fields.values(state), self.seen, self.texts
        for at in self.parts:  # it may have changed in place
            seen[at] = NONE
        for at in range(len(seen)):
            value = values[at]
            if value != seen[at]:
                seen[at] = copy_value(value)
                texts[at] = "" if value == self.initials[at] or at in self.unhashed else \
                    f"{self.keys[at]}={self.fields.all[at].kind.text(value)};"
        text = f"phase={self.phases[state.phase]};{''.join(texts)}"
        return hashlib.sha256(text.encode()).hexdigest()[:HASH_DIGITS]


MOST_REMEMBERED: Final = 5000


class Setup:
    """Everything that is fixed before the first move, shared by all positions of a match.

    What every action asks of the rules lies here flat: by phase `nobody`, which is None where a
    seat decides, else CHANCE or OVER, `offers` and `laws`; by type of action `effects`.
    `remembered` is what a title's hints have worked out of parts of positions, by these parts.
    """

    def __init__(self, rules: Rules[Any], tables: Any, seats: int,
                 options: dict[str, Any]) -> None:
        self.rules = rules
        self.phases = rules.phases
        self.verbs = rules.verbs
        self.nobody = [None if each.offers is not None else OVER if each.law is None else CHANCE
                       for each in rules.phases]
        self.offers = [each.offers for each in rules.phases]
        self.laws = [each.law for each in rules.phases]
        self.effects = {action: verb.effect for action, verb in rules.verbs.items()}
        self.after = rules.after
        self.tables = tables
        self.seats = seats
        self.options = options
        self.remembered: dict[Any, Any] = {}
        initials = rules.fields.initials(rules.make(self))
        self.hasher = Hasher(rules.fields, rules.names, initials)
        self.template: DeclaredState = rules.make(self)
        rules.fields.set_out(self.template, initials)
        self.template.derive()

    def remember(self, key: Any, result: Any) -> None:
        """Keep what was worked out; when there is too much of it, all of before is forgotten."""
        if len(self.remembered) >= MOST_REMEMBERED:
            self.remembered.clear()
        self.remembered[key] = result

    def first(self) -> Any:
        """A position with every field at its default, and what follows from that."""
        return self.template.clone()


T = TypeVar("T")  # the tables of a title


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredGame(Game, Generic[T]):
    """A declared title on one board, with its tables."""

    def __init__(self, rules: Rules[Any], tables: T, board: Board, lexicon: Lexicon) -> None:
        super().__init__(rules.meta, board, lexicon)
        self.rules = rules
        self.tables = tables
        self._setups: dict[str, Setup] = {}

    def setup_of(self, seats: int, options: Options) -> Setup:
        """The setup of matches with so many seats and these options; Refusal for a bad option."""
        key = f"{seats} {options}"  # as they are told: one set-up may be made for several keys
        setup = self._setups.get(key)
        if setup is None:
            setup = Setup(self.rules, self.tables, seats, self.meta.settle(options))
            self._setups[key] = setup
        return setup

    def start(self, seats: int, options: Options, inputs: Plain = None) -> State:
        rules = self.rules
        self.meta.check_seats(seats)
        state = self.setup_of(seats, options).first()
        if rules.start is None:
            self.meta.check_inputs(inputs)
        else:
            rules.start(state, inputs)
            state.derive()
        return state  # type: ignore[no-any-return]

    def load(self, dump: Plain) -> State:
        """The state that was dumped; BadData if it is ill-formed, BadState if it is impossible.

        A dump of an older version is migrated; a field it does not tell has its default.
        """
        state = self.read(dump)
        self.audit(state)
        return state

    def read(self, dump: Plain) -> State:
        """The same, whether or not the position keeps the laws; BadData if it is ill-formed."""
        rules = self.rules
        body = as_dict(dump, (), ("version", "seats", "options", "phase"))
        version = as_int(body["version"], ("version",), 1, 1_000_000)
        body = migrate(dict(body), version, rules.migrations, rules.version)
        as_dict(body, (), BESIDE, rules.fields.names)
        low, high = self.meta.seats
        seats = as_int(item(body, "seats", ()), ("seats",), low, high)
        state = self.setup_of(seats, as_dict(body["options"], ("options",))).first()
        state.phase = rules.names.index(as_choice(body["phase"], ("phase",), rules.names))
        rules.fields.fill(state, body, (), state)
        state.derive()
        return state  # type: ignore[no-any-return]

    def parse(self, text: str) -> Action:
        """The action so written; Refusal if there is none, with its rule if the title has one."""
        try:
            return self.lexicon.parse(text)
        except Refusal:
            reason = self.rules.explain(self.tables, text)
            if reason is None:
                raise
            raise Refusal(reason) from None

    def view(self, state: State, seat: Seat | None) -> View:
        return self.rules.view(state, seat)

    def spaces(self) -> list[dict[str, Plain]]:
        return self.rules.spaces(self.tables)

    def box(self) -> dict[str, Plain]:
        return self.rules.box(self.tables)

    def audit(self, state: State) -> None:
        self.rules.audit(state)

    def seen(self, event: Event, seat: Seat | None) -> Event | None:
        return self.rules.seen(event, seat)

    def is_barrier(self, state: State, action: Action) -> bool:
        return state.actor() == CHANCE or self.rules.reveals(state, action)

    def prompt(self, state: State, eyes: Seat | None = None) -> Prompt:
        """The question to the actor, as `eyes` may know it; its kind is the phase."""
        rules = self.rules
        assert isinstance(state, DeclaredState)
        phase = rules.phases[state.phase]
        key = phase.name if phase.prompt is None else phase.prompt(state)
        args = rules.prompt_args(state)
        if phase.secrets and eyes is not None and eyes != state.actor():
            key = f"{key}_hidden"
            args = {name: arg for name, arg in args.items() if name not in phase.secrets}
        kind = phase.name if phase.kind is None else phase.kind(state)
        return Prompt(kind, Msg(f"{self.meta.id}.prompt.{key}", tuple(args.items())))

    def label(self, state: State, action: Action, *, is_step: bool = False) -> Msg:
        verb = self.rules.verbs[type(action)]
        in_plan = is_step and verb.step
        words = in_plan or verb.label
        key = words if isinstance(words, str) else words(state, action)
        return Msg(f"{self.meta.id}.step.{key}" if in_plan else f"{self.meta.id}.action.{key}",
                   tuple(verb.args(state, action).items()))

    def ends_turn(self, action: Action) -> bool:
        return isinstance(action, self.rules.end)

    def is_secret(self, action: Action) -> bool:
        return self.rules.verbs[type(action)].is_secret


def words_of(numbered: type[Any]) -> tuple[str, ...]:
    """The names of what a class numbers, ascending: `LAST_CALL = 1` is "last_call", at 1."""
    numbers = {value: name.lower() for name, value in vars(numbered).items() if name.isupper()}
    return tuple([numbers[at] for at in sorted(numbers)])


def replace_at(numbers: list[int], place: int, n: int) -> list[int]:
    """The same numbers, another one at one place: copies of a position may share the old list."""
    copy = numbers[:]
    copy[place] = n
    return copy


def add_at(numbers: list[int], place: int, n: int = 1) -> list[int]:
    """The same numbers, so much more at one place."""
    copy = numbers[:]
    copy[place] += n
    return copy


class Laws:
    """The laws of conservation of a title, by name."""

    def __init__(self, title: str) -> None:
        self.title = title

    def require(self, is_kept: object, law: str, **args: Arg) -> None:
        """BadState with the law that is broken, unless it is kept; `args` are of its sentence."""
        if not is_kept:
            raise BadState(Msg(f"{self.title}.law.{law}", tuple(args.items())))
