"""The contract between a title and everything that plays, shows or records it.

`State.legal()` is the one judge: screen, computer players, replay, protocol and tests read it.
Chance is a player: each die and each card as it is revealed is an action of the seat CHANCE,
with an exact law. Nothing in a state draws lots, reads a clock or knows a language.

The laws of offers: each is one small action out of a complete list. What is begun can always be
finished. A set (a payment, a split) is spelled in one order alone. The end of a turn is an action,
never automatic, and no rule takes anything back. Every number and every chain is bounded.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from alexandre.kernel.actions import Action, Lexicon
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.meta import Level, Meta, Options
from alexandre.kernel.plain import BadData
from alexandre.kernel.text import Msg, Who

Seat = int
CHANCE: Final = -1
OVER: Final = -2

Rnd = Callable[[int], int]  # rnd(n): an integer of 0 … n - 1
Law = list[tuple[Action, int]]  # the outcomes of a chance and their weights


class BadState(BadData):
    """A dump that no sequence of moves could have led to, with the law that it breaks."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False, repr=False)
class Event:
    """Something that happened, in the past tense; `msg` is its line in the log.

    Unless an event says otherwise its sentence is `<title>.event.<class_name>`, the title being
    the package of its module `events`, and mentions its fields by name, `seat` as `who`.
    Events of one class are equal when their fields are; a subclass that takes this from here
    (`eq=False, repr=False`) is made in half the time, which the start of a match pays for each.
    """

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and values_of(self) == values_of(other)

    def __hash__(self) -> int:
        return values_of(self).__hash__()  # for sets and dictionaries; nothing else may ask it

    def __repr__(self) -> str:
        shown = ", ".join([f"{each.name}={getattr(self, each.name)!r}" for each in fields(self)])
        return f"{type(self).__name__}({shown})"

    def msg(self) -> Msg:
        """The sentence of the log."""
        kind: Any = type(self)  # mypyc reads no `__module__` of a class it knows
        if kind not in SENTENCES:
            packages = kind.__module__.split(".")
            title = packages[packages.index("events") - 1]
            SENTENCES[kind] = (f"{title}.event.{snake_case(kind.__name__)}",
                               tuple([each.name for each in fields(self)]))
        key, names = SENTENCES[kind]
        return Msg(key, tuple([("who", Who(getattr(self, name))) if name == "seat"
                               else (name, getattr(self, name)) for name in names]))


SENTENCES: Final[dict[type[Event], tuple[str, tuple[str, ...]]]] = {}  # key and fields, by class


def values_of(event: Any) -> tuple[Any, ...]:
    """The fields of an event, in order."""
    return tuple([getattr(event, each.name) for each in fields(event)])


def snake_case(name: str) -> str:
    """`CityFell` as `city_fell`."""
    return "".join([f"_{char.lower()}" if char.isupper() else char for char in name]).lstrip("_")


Tell = Callable[[Event], None]


@dataclass(frozen=True)
class Outcome:
    """How a match ended: every list is by seat; rank 1 is the best, ties share a rank.

    `breakdown[seat]` gives every part of the score in order; the parts add up to the score.
    `reason` is one of the title's `endings`.
    """

    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[tuple[tuple[str, int], ...], ...]
    reason: str


@dataclass(frozen=True)
class Prompt:
    """What is asked of the decider now: `kind` chooses the widget, `msg` is the sentence."""

    kind: str
    msg: Msg


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False, repr=False)
class State:
    """What is on the table: mutable, ints only; no generator, no player, no sentence.

    No abstract base class, for mypyc compiles no dataclass below one: what a title lacks raises
    TypeError.
    """

    def actor(self) -> Seat:
        """Who decides now: a seat, CHANCE or OVER."""
        raise lacking(self, "actor")

    def legal(self) -> list[Action]:
        """Every offer of the actor, ascending by code; empty only when OVER."""
        raise lacking(self, "legal")

    def why_not(self, action: Action) -> Msg | None:
        """The rule that forbids the action now, or None if it is legal."""
        raise lacking(self, "why_not")

    def apply(self, action: Action, tell: Tell | None = None) -> None:
        """Carry out one legal choice or outcome; each event goes to `tell`, if given."""
        raise lacking(self, "apply")

    def outcomes(self) -> Law:
        """At CHANCE: the exact law, integer weights, ascending by code; else empty."""
        raise lacking(self, "outcomes")

    def outcome(self) -> Outcome | None:
        """When OVER: who won and why; else None."""
        raise lacking(self, "outcome")

    def clone(self) -> State:
        """An independent copy; the tables are shared."""
        raise lacking(self, "clone")

    def determinize(self, seat: Seat, rnd: Rnd) -> State:
        """A copy in which all that `seat` cannot know has been dealt again."""
        raise lacking(self, "determinize")

    def dump(self) -> Plain:
        """All that matters, as plain data with its `version`; `Game.load` reads it back."""
        raise lacking(self, "dump")

    def hash(self) -> str:
        """Sixteen hexadecimal digits of the position alone: not of options or derived data."""
        raise lacking(self, "hash")


def lacking(state: State, method: str) -> TypeError:
    """The error of a title that does not answer a part of the contract."""
    return TypeError(f"{type(state).__module__} has no {method}")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View:
    """What one seat may know, by name; each title has its own fields."""


P = TypeVar("P", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """One title on one board: stateless; everything about a position is asked with it."""

    def __init__(self, meta: Meta, board: Board, lexicon: Lexicon) -> None:
        self.meta = meta
        self.board = board
        self.lexicon = lexicon

    @abstractmethod
    def start(self, seats: int, options: Options, inputs: Plain = None) -> State:
        """The first position; Refusal for a bad number of seats, option or input."""

    @abstractmethod
    def load(self, dump: Plain) -> State:
        """The state that was dumped; BadData if it is ill-formed, BadState if it is impossible."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """What `seat` may know; None: the referee, who sees all."""

    @abstractmethod
    def spaces(self) -> list[dict[str, Plain]]:
        """The board for programs: ids, names in both languages, kind, place, neighbours."""

    @abstractmethod
    def box(self) -> dict[str, Plain]:
        """What is printed on the components, for programs: cards, counts, prices, tables."""

    @abstractmethod
    def audit(self, state: State) -> None:
        """Check every law of conservation; BadState names the first that is broken."""

    @abstractmethod
    def seen(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as `seat` perceives it, None if it perceives nothing."""

    @abstractmethod
    def is_barrier(self, state: State, action: Action) -> bool:
        """Does the action, taken in `state`, bring out chance or something hidden?"""

    @abstractmethod
    def prompt(self, state: State, eyes: Seat | None = None) -> Prompt:
        """What is asked of the actor, as `eyes` may know it; None: the referee, who sees all."""

    @abstractmethod
    def is_secret(self, action: Action) -> bool:
        """Is the action a choice that the other seats do not see being made?"""

    @abstractmethod
    def label(self, state: State, action: Action, *, is_step: bool = False) -> Msg:
        """The action in words, as the actor in `state` would say it; shorter as a step among
        others of a plan."""

    @abstractmethod
    def ends_turn(self, action: Action) -> bool:
        """Is it the action by which a seat says that its turn is over?"""

    def params(self, action: Action) -> dict[str, Plain]:
        """The parameters of an action by name, for programs."""
        return action.params()

    def spell(self, action: Action) -> str:
        """The action in text notation."""
        return action.text

    def parse(self, text: str) -> Action:
        """The action so written; Refusal if the title has none."""
        return self.lexicon.parse(text)

    def encode(self, action: Action) -> int:
        """The action's integer code."""
        return action.code

    def decode(self, code: int) -> Action:
        """The action of that code; Refusal if there is none."""
        return self.lexicon.decode(code)


Curve = Sequence[tuple[int, int, int]]  # alexandre/ai/review/chances.py reads it
Policy = Callable[[State, Rnd], Action | None]


@dataclass(frozen=True)
class Plan:
    """What a seat may set out to do: actions in order, then for as long as it says something what
    `follow` says, as a bidder follows a limit."""

    actions: tuple[Action, ...]
    follow: Policy | None = None


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(ABC, Generic[P]):
    """What a title tells its computer players; what it does not define has the default below.

    All of it is judged by what the mover knows: its own hand and the open table. `weights` are
    per cent, one for each of `terms`: what a position is worth is their sum.

    `TERMS`: what can weigh more or less with one computer player than with another; `LEVELS`: how
    each level thinks, by name; `LEANINGS`: per cent of what weighs more or less with a leaning;
    `COURSE`: per cent of what each term tells of the end, at even steps of `progress`.
    """

    TERMS: ClassVar[tuple[str, ...]] = ()
    LEVELS: ClassVar[Mapping[str, Level]] = {}
    LEANINGS: ClassVar[Mapping[str, Mapping[str, int]]] = {}
    COURSE: ClassVar[Mapping[str, Sequence[int]]] = {}

    def __init__(self, weights: Mapping[str, int] | None = None) -> None:
        self.weights = [(weights or {}).get(term, 100) for term in self.terms()]
        self._forecasters: dict[int, Hints[P]] = {}  # by progress

    def terms(self) -> tuple[str, ...]:
        """The names of its weights."""
        return self.TERMS

    def reweigh(self, percents: Mapping[str, int]) -> Hints[P]:
        """The same hints with so many per cent of some weights, those not named unchanged."""
        if not percents:
            return self
        return type(self)({term: weight * percents.get(term, 100) // 100 for term, weight
                           in zip(self.terms(), self.weights, strict=True)})

    def level(self, name: str) -> Level | None:
        """How a level thinks about this title; None for a level that it does not offer."""
        return self.LEVELS.get(name)

    def leaning(self, name: str) -> Mapping[str, int]:
        """What a leaning weighs otherwise, in per cent."""
        return self.LEANINGS.get(name, {})

    @abstractmethod
    def value(self, state: P, seat: Seat) -> int:
        """How good the position is for a seat; higher is better, in any whole unit."""

    def forecast(self, state: P, seat: Seat) -> int:
        """How well the match will end for the seat, in the unit of `value`: what plans are
        compared by after a playout, and chances read from. It is fitted apart (`COURSE`), because
        what tells most of the end is not what a greedy player had best look at."""
        hints = self._at(self.progress(state)) if self.COURSE else self
        return hints.value(state, seat)

    def _at(self, percent: int) -> Hints[P]:
        """The same hints, weighed by what tells of the end when so much of a match is behind."""
        hints = self._forecasters.get(percent)
        if hints is None:
            hints = self.reweigh({term: interpolate(row, percent)
                                  for term, row in self.COURSE.items()})
            self._forecasters[percent] = hints
        return hints

    @abstractmethod
    def is_rest(self, state: P) -> bool:
        """Can positions be compared here, the seat not being in the middle of something?"""

    def order(self, state: P, offers: list[Action]) -> list[Action]:
        """The offers worth trying, the best first; never empty."""
        return offers

    def is_blunder(self, state: P, action: Action) -> bool:
        """Is it an offer never to take while there is another?"""
        return False

    def samples(self, state: P) -> int:
        """How many of the ways on from here are enough to try; 0: all of them."""
        return 0

    def draw(self, state: P, rnd: Rnd) -> Action | None:
        """A choice drawn from a mixed strategy, where a foreseeable player loses; else None."""
        return None

    def plans(self, state: P, rnd: Rnd, most: int) -> list[Plan]:
        """So many plans at most where no search of the turn finds them, what `draw` would do
        first; none where the lines of the turn are compared."""
        return []

    def stage(self, state: P) -> int:
        """How far the match is, as a number that grows with each scoring or turn: a plan is
        played on until it has grown by `stages`. Where it stays 0, until the seat's next turn."""
        return 0

    def stages(self, state: P) -> int:
        """How many stages a plan is played on from here."""
        return 1

    def doubt(self) -> int:
        """By how many tenths of the standard error of their difference a plan must be better than
        the first one to be preferred: more where the value at the end of a stage says less."""
        return 0

    def deal(self, state: P, seat: Seat, rnd: Rnd) -> State:
        """A copy in which all that `seat` cannot know is as it may well be: what the others have
        chosen in secret is drawn as they would draw it."""
        return state.determinize(seat, rnd)

    def progress(self, state: P) -> int:
        """How much of the match is behind, in per cent, as far as can be told."""
        return 0

    def curve(self, state: P) -> Curve:
        """From the value to the chance to win: offset of the logarithm of the odds, what the
        right to move adds, and its slope for a thousand of value, all in thousandths and in even
        steps of progress; empty: not fitted."""
        return ()

    def sharing(self, state: P) -> int:
        """By what power of their odds, in per cent, the chances that a curve tells of one seat
        after the other share a whole; 0: as where each is told by how far it is ahead."""
        return 0

    def takes_back(self, line: tuple[Action, ...], action: Action) -> bool:
        """Does an action only undo what a line of the same turn has done?"""
        return False


def interpolate(steps: Sequence[int], percent: int) -> int:
    """The value at so many per cent of the way through even steps."""
    place = max(0, min(100, percent)) * (len(steps) - 1)
    at = min(len(steps) - 2, place // 100)
    part = place - 100 * at
    return (steps[at] * (100 - part) + steps[at + 1] * part) // 100


def plain(thing: Any) -> Plain:
    """A frozen view, event or outcome as JSON: dataclasses become objects, tuples lists."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return {field.name: plain(getattr(thing, field.name)) for field in fields(thing)}
    if isinstance(thing, Mapping):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, Sequence) and not isinstance(thing, str):
        return [plain(each) for each in thing]
    return thing
