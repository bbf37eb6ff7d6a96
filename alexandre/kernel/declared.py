"""A title from its declarations: fields of the position, phases, verbs.

A title declares `Rules`: a row for each phase (who decides, what is offered or by which law chance
decides, what is asked) and a row for each verb (the chapter that carries it out, why it may be
refused, how it is called).  `DeclaredState` and `DeclaredGame` answer the contract from them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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
    snake_case,
)
from alexandre.kernel.fields import Fields, Hasher
from alexandre.kernel.meta import Meta, Options
from alexandre.kernel.migrate import Step, migrate
from alexandre.kernel.plain import as_choice, as_dict, as_int, item
from alexandre.kernel.text import Arg, Msg, Refusal

BESIDE: Final = ("version", "seats", "options", "phase")  # in a dump, beside the declared fields

Args = dict[str, Arg]


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


P = TypeVar("P", bound=DeclaredState)
T = TypeVar("T")  # the tables of a title

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
    chooses one; `args`: what these words mention; `step`: the key of its words in a plan, where
    the label is longer.  `is_secret`: the other seats do not see the choice being made.
    """

    def __init__(self, action: type[Action], effect: Effect[P], *,
                 why: Callable[[P, Any], Msg] = always_offered,
                 label: str | Callable[[P, Any], str] = "",
                 args: Callable[[P, Any], Args] = no_args, step: str = "",
                 is_secret: bool = False) -> None:
        self.action = action
        self.effect: Callable[[Any, Any, Tell | None], None] = effect
        self.why: Callable[[Any, Any], Msg] = why
        self.label: str | Callable[[Any, Any], str] = label or snake_case(action.__name__)
        self.args: Callable[[Any, Any], Args] = args
        self.step = step
        self.is_secret = is_secret


def no_reason(tables: Any, text: str) -> Msg | None:
    """What no action of the board says has no rule against it."""
    return None


def no_audit(state: Any) -> None:
    """No law beyond the bounds of the fields."""


def all_seen(event: Event, seat: Seat | None) -> Event | None:
    """Nothing happens in secret."""
    return event


def no_secrets(state: Any, seat: Seat, rnd: Rnd) -> None:
    """Every seat knows everything."""


def never(state: Any, action: Action) -> bool:
    """Nothing hidden comes out by a choice."""
    return False


class Rules(Generic[P]):
    """A title, declared.

    `make`: its position.  `phases`: a row for each number of `names`.  `after`: what follows every
    action by itself, until a seat has to act again.  `prompt_args`: what the questions mention.
    `start`: sets out the table from the defaults, with what an earlier match carries in.
    `result`: of a match that is over.  `view`, `seen`: what a seat may know of a position, of an
    event.  `spaces`, `box`: the board and the printed components, for programs.  `explain`: the
    rule against a text that is written like an action and is none on this board.  `audit`: every
    law of conservation, BadState names the first that is broken.
    `redeal`: deals again, in place, what a seat cannot know.  `reveals`: does a choice bring out
    something hidden?  `end`: the verb by which a seat says that its turn is over.
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
                 reveals: Callable[[P, Action], bool] = never,
                 migrations: Sequence[Step] = ()) -> None:
        self.meta = meta
        self.make: Callable[[Setup], Any] = make
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
        self.reveals: Callable[[Any, Action], bool] = reveals
        self.migrations = dict(enumerate(migrations, 1))
        self.version = len(self.migrations) + 1


class Setup:
    """What is fixed before the first move, shared by all positions of a match.

    What every action asks of the rules lies here flat: by phase `nobody`, which is None where a
    seat decides, else CHANCE or OVER, `offers` and `laws`; by type of action `effects`.
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
        initials = rules.fields.initials(rules.make(self))
        self.hasher = Hasher(rules.fields, rules.names, initials)
        self.template: DeclaredState = rules.make(self)
        rules.fields.set_out(self.template, initials)
        self.template.derive()

    def first(self) -> Any:
        """A position with every field at its default, and what follows from that."""
        return self.template.clone()


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclaredGame(Game, Generic[T]):
    """A declared title on one board, with its tables."""

    def __init__(self, rules: Rules[Any], tables: T, board: Board, lexicon: Lexicon) -> None:
        super().__init__(rules.meta, board, lexicon)
        self.rules = rules
        self.tables = tables
        self._setups: dict[str, Setup] = {}

    def setup_of(self, seats: int, options: Options) -> Setup:
        """What matches with so many seats and these options share; Refusal for a bad option."""
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
        """What is asked of the actor, as `eyes` may know it; its kind is the phase."""
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
        args = tuple(verb.args(state, action).items())
        if is_step and verb.step:
            return Msg(f"{self.meta.id}.step.{verb.step}", args)
        key = verb.label if isinstance(verb.label, str) else verb.label(state, action)
        return Msg(f"{self.meta.id}.action.{key}", args)

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
