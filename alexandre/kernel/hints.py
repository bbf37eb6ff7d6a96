"""Advice of a title to its computer players: the value of a position, the plans worth trying.

The search itself is the same for all titles (`alexandre/ai/`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Event, P, Rnd, Seat, State
from alexandre.kernel.meta import Level
from alexandre.kernel.text import Arg, Msg, Who

Curve = Sequence[tuple[int, int, int]]  # alexandre/ai/review/chances.py reads it
Policy = Callable[[State, Rnd], Action | None]
VICTORY: Final = 200  # the weight of an effect that ends the game, or more; others weigh less


@dataclass(frozen=True)
class Plan:
    """A plan of a seat: actions in order, then the answers of `follow` while it gives any, as a
    bidder follows a limit.  `name` tells in words what the first action alone does not.
    """

    actions: tuple[Action, ...]
    follow: Policy | None = None
    name: Msg | None = None


@dataclass(frozen=True)
class Effect:
    """A gain or a loss that an event brings a seat, in the words of a teacher.

    `msg` is a clause that says it; effects with equal clauses are the same fact.  `weight`: its
    importance, about 100 for what decides games, negative for a loss, 0 where that hangs on what
    follows: it is told where nothing else is.  `amount`: for a clause that compares two sums by
    `n` and `m`, the summand; else 0.  `steps`: the keys of effects that
    only lead to it and are not told beside it.
    """

    msg: Msg
    seat: Seat
    weight: int
    amount: int = 0
    steps: tuple[str, ...] = ()


def make_effect(key: str, seat: Seat, weight: int, amount: int = 0, steps: tuple[str, ...] = (),
                **args: Arg) -> Effect:
    """An effect whose clause names the seat as `who`; its verb agrees with `v`, 2 for “you”."""
    return Effect(Msg(key, (("who", Who(seat)), ("v", 1), *args.items())), seat, weight, amount,
                  steps)


@dataclass(frozen=True)
class Reading:
    """The reader of the effect of an event: the key of its clause, its weight, and the names of
    the event's fields for the clause, the seat or the seats, and the amount."""

    key: str
    weight: int
    args: tuple[str, ...] = ()
    seat: str = "seat"
    amount: str = ""
    steps: tuple[str, ...] = ()

    def read(self, event: Event) -> list[Effect]:
        """The effect of an event on each of its seats."""
        seats = getattr(event, self.seat) if self.seat else 0
        amount = getattr(event, self.amount) if self.amount else 0
        args = {name: getattr(event, name) for name in self.args}
        return [make_effect(self.key, seat, self.weight, amount, self.steps, **args)
                for seat in (seats if isinstance(seats, tuple) else (seats,))]


Judge = Callable[[Any, Any], bool]  # of a position and an offer of one kind
Completion = Callable[[Any, Any, Rnd], Plan | None]
Measure = Callable[[Any], Mapping[str, Sequence[int]]]
Readings = Mapping[type[Event], Reading | Callable[[Any], Sequence[Effect]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(ABC, Generic[P]):
    """Advice of a title to its computer players; undefined methods have the defaults below.

    All of it is judged by what the mover knows: its own hand and the open table. `weights` are
    per cent, one for each of `terms`: what a position is worth is their sum.

    `TERMS`: what can weigh more or less with one computer player than with another; `LEVELS`: how
    each level thinks, by name; `LEANINGS`: per cent of what weighs more or less with a leaning;
    `COURSE`: per cent of what each term tells of the end, at even steps of `progress`; `CHANCES`
    and `SHARING`: the curves from values to chances and how these share a whole, by `table`;
    `BLUNDERS`: the judge of each kind of offer that can be a blunder; `SAID`: by the key of a
    clause that names no thing, the key of the step of a plan that says as much; `NEEDS`: by the
    kind of a step, the kinds of earlier steps without which its words tell nothing; `JOINED`: by
    the key of a step, its argument by which equal steps of a plan are told together: a list, or
    the place for `n` things, told by `<key>_all`, `<key>_first` and `<key>_next` if it differs;
    `COUNTED`: the key of the sentence that tells a change of `View.scores`, "" for none;
    `COMPLETIONS`: the whole plan for each kind of action that only begins one, None if it leads
    to nothing sensible; `MEASURES`: functions of a position, which give the points that each seat
    would be paid next as the open table is now, by the key of the sentence that tells their
    change.
    """

    TERMS: ClassVar[tuple[str, ...]] = ()
    LEVELS: ClassVar[Mapping[str, Level]] = {}
    LEANINGS: ClassVar[Mapping[str, Mapping[str, int]]] = {}
    COURSE: ClassVar[Mapping[str, Sequence[int]]] = {}
    CHANCES: ClassVar[Mapping[int | str, Curve]] = {}
    SHARING: ClassVar[Mapping[int | str, int]] = {}
    EFFECTS: ClassVar[Readings] = {}
    SAID: ClassVar[Mapping[str, str]] = {}
    NEEDS: ClassVar[Mapping[type[Action], tuple[type[Action], ...]]] = {}
    JOINED: ClassVar[Mapping[str, str]] = {}
    COUNTED: ClassVar[str] = "ai.now.points"
    COMPLETIONS: ClassVar[Mapping[type[Action], Completion]] = {}
    MEASURES: ClassVar[Sequence[Measure]] = ()
    BLUNDERS: ClassVar[Mapping[type[Action], Judge]] = {}

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
        """The settings of a level for this title; None for a level that it does not offer."""
        return self.LEVELS.get(name)

    @abstractmethod
    def value(self, state: P, seat: Seat) -> int:
        """The value of the position for a seat; higher is better, in any whole unit."""

    def forecast(self, state: P, seat: Seat) -> int:
        """The expected end of the match for the seat, in the unit of `value`: plans are compared
        by it after a playout, and chances are read from it. It is fitted separately (`COURSE`),
        because the best predictor of the end is not the best guide of a greedy player.
        """
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
        """Whether positions can be compared here, the seat not being in the middle of something.
        """

    def order(self, state: P, offers: list[Action]) -> list[Action]:
        """The offers worth trying, the best first; never empty."""
        return offers

    def is_blunder(self, state: P, action: Action) -> bool:
        """Whether the offer should never be taken while there is another."""
        return not self.drop_blunders(state, [action])

    def drop_blunders(self, state: P, offers: list[Action]) -> list[Action]:
        """The offers that are no blunders, if there are any."""
        judges = self.BLUNDERS
        return [each for each in offers if (judge := judges.get(type(each))) is None
                or not judge(state, each)]

    def samples(self, state: P) -> int:
        """The number of the ways on from here that are enough to try; 0: all of them."""
        return 0

    def draw(self, state: P, rnd: Rnd) -> Action | None:
        """A choice drawn from a mixed strategy, where a foreseeable player loses; else None."""
        return None

    def plans(self, state: P, rnd: Rnd, most: int) -> list[Plan]:
        """So many plans at most where no search of the turn finds them, what `draw` would do
        first; none where the lines of the turn are compared."""
        return []

    def stage(self, state: P) -> int:
        """The progress of the match, as a number that grows with each scoring or turn: a plan is
        played on until it has grown by `stages`. If it stays 0, until the seat's next turn.
        """
        return 0

    def stages(self, state: P) -> int:
        """The number of stages for which a plan is played on from here."""
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
        """The share of the match that is over, in per cent, as well as can be estimated."""
        return 0

    def table(self, state: P) -> int | str:
        """The key of the chances' table besides the position: the number of players, or the board
        of a title that has several.
        """
        return 0

    def curve(self, state: P) -> Curve:
        """From the value to the chance to win: offset of the logarithm of the odds, what the
        right to move adds, and its slope for a thousand of value, all in thousandths and in even
        steps of progress; empty: not fitted."""
        return self.CHANCES.get(self.table(state), ())

    def sharing(self, state: P) -> int:
        """By what power, in per cent, the chances that a curve tells of one seat after the other
        share a whole; 0: they share it as they are."""
        return self.SHARING.get(self.table(state), 0)

    def effects(self, event: Event) -> Sequence[Effect]:
        """The gains and losses that an event brings; none for what is only a step."""
        reading = self.EFFECTS.get(type(event))
        if reading is None:
            return ()
        return reading.read(event) if isinstance(reading, Reading) else reading(event)

    def reason(self, state: P, action: Action) -> Msg | None:
        """A plain reason for an offer, made of what a player can count on the table; None if
        there is none to tell."""
        return None

    def takes_back(self, line: tuple[Action, ...], action: Action) -> bool:
        """Whether an action only undoes what a line of the same turn has done."""
        return False


def is_judged(judges: Mapping[type[Action], Judge], state: State, action: Action) -> bool:
    """Whether the judge of its kind, if there is one, objects to an action."""
    judge = judges.get(type(action))
    return judge is not None and judge(state, action)


def interpolate(steps: Sequence[int], percent: int) -> int:
    """The value at so many per cent of the way through even steps."""
    place = max(0, min(100, percent)) * (len(steps) - 1)
    at = min(len(steps) - 2, place // 100)
    part = place - 100 * at
    return (steps[at] * (100 - part) + steps[at + 1] * part) // 100
