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
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from alexandre.kernel.actions import Action, Lexicon
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.meta import Meta, Options
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
    """The end of a match: every list is by seat; rank 1 is the best, ties share a rank.

    `breakdown[seat]` gives every part of the score in order; the parts add up to the score.
    `reason` is one of the title's `endings`.
    """

    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[tuple[tuple[str, int], ...], ...]
    reason: str


def rank_seats(reason: str, parts: Sequence[str], points: Sequence[Sequence[int]],
               merits: Sequence[tuple[int, ...]]) -> Outcome:
    """The end of a match in which the greatest merit wins, and equal merits share a rank.

    `points`: of each seat, in the order of `parts`; `merits`: of each seat, then of rivals that
    have none.
    """
    ranks = tuple([1 + sum([other > merits[seat] for other in merits])
                   for seat in range(len(points))])
    return Outcome(tuple([seat for seat, rank in enumerate(ranks) if rank == 1]), ranks,
                   tuple([sum(each) for each in points]),
                   tuple([tuple(zip(parts, each, strict=True)) for each in points]), reason)


@dataclass(frozen=True)
class Prompt:
    """The question to the decider: `kind` chooses the widget, `msg` is the sentence."""

    kind: str
    msg: Msg


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(init=False, eq=False, repr=False)
class State:
    """The position on the table: mutable, ints only; no generator, no player, no sentence.

    No abstract base class, for mypyc compiles no dataclass below one: what a title lacks raises
    TypeError.
    """

    def actor(self) -> Seat:
        """The one who decides now: a seat, CHANCE or OVER."""
        raise lacking(self, "actor")

    def legal(self) -> list[Action]:
        """Every offer of the actor, ascending by code; empty only when OVER."""
        raise lacking(self, "legal")

    def why_not(self, action: Action) -> Msg | None:
        """The rule that forbids the action now, or None if it is legal."""
        raise lacking(self, "why_not")

    def is_absent(self, action: Action) -> bool:
        """Whether no seat can ever choose the action in this match: it is an outcome of chance, or
        belongs to an option that is off."""
        return False

    def apply(self, action: Action, tell: Tell | None = None) -> None:
        """Carry out one legal choice or outcome; each event goes to `tell`, if given."""
        raise lacking(self, "apply")

    def outcomes(self) -> Law:
        """At CHANCE: the exact law, integer weights, ascending by code; else empty."""
        raise lacking(self, "outcomes")

    def outcome(self) -> Outcome | None:
        """The result and its reason when OVER, else None."""
        raise lacking(self, "outcome")

    def clone(self) -> State:
        """An independent copy; the tables are shared."""
        raise lacking(self, "clone")

    def determinize(self, seat: Seat, rnd: Rnd) -> State:
        """A copy in which all that `seat` cannot know has been dealt again."""
        raise lacking(self, "determinize")

    def uncover(self, seat: Seat, after: State) -> None:
        """Take as known, in place, the secrets that `seat` has shown by the position `after`."""

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
    """The knowledge of one seat, by name; each title has its own fields."""

    def scores(self) -> tuple[int, ...]:
        """The points of every seat as they stand, as far as this view shows them; the regions
        won where points come at the end; () where the title counts nothing."""
        return ()


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
        """The position as `seat` knows it; None: the referee, who sees all."""

    @abstractmethod
    def spaces(self) -> list[dict[str, Plain]]:
        """The board for programs: ids, names in both languages, kind, place, neighbours."""

    @abstractmethod
    def box(self) -> dict[str, Plain]:
        """The data printed on the components, for programs: cards, counts, prices, tables."""

    @abstractmethod
    def audit(self, state: State) -> None:
        """Check every law of conservation; BadState names the first that is broken."""

    @abstractmethod
    def seen(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as `seat` perceives it, None if it perceives nothing."""

    @abstractmethod
    def is_barrier(self, state: State, action: Action) -> bool:
        """Whether the action, taken in `state`, involves chance or reveals something hidden."""

    @abstractmethod
    def prompt(self, state: State, eyes: Seat | None = None) -> Prompt:
        """The question to the actor, as `eyes` may know it; None: the referee, who sees all."""

    @abstractmethod
    def is_secret(self, action: Action) -> bool:
        """Whether the other seats do not see the action being chosen."""

    @abstractmethod
    def label(self, state: State, action: Action, *, is_step: bool = False) -> Msg:
        """The action in words, as the actor in `state` would say it; shorter as a step among
        others of a plan."""

    @abstractmethod
    def ends_turn(self, action: Action) -> bool:
        """Whether a seat ends its turn by the action."""

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


def plain(thing: Any) -> Plain:
    """A frozen view, event or outcome as JSON: dataclasses become objects, tuples lists."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return {field.name: plain(getattr(thing, field.name)) for field in fields(thing)}
    if isinstance(thing, Mapping):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, Sequence) and not isinstance(thing, str):
        return [plain(each) for each in thing]
    return thing
