"""The staging of an event: its rank, its words, its duration.

A title declares a cue for some of its events.  The table stages it round the movement of the
event: a time before it, while the place concerned is lit and the rest is dark; the movement; and a
time after it, in which a band or a ribbon says what it was.  Times are milliseconds at the normal
pace.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, Final, TypeVar

from alexandre.kernel.contract import Event, Game, Seat, View
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sketch import Shape, Sketch, Wording

FULL: Final = "full"
BRIEF: Final = "brief"
NONE: Final = "none"
DETAILS: Final = (FULL, BRIEF, NONE)  # how much of its cues a player wants to see

APART: Final = 6000  # between two great cues; one that comes sooner is shown as a notable one
SEEN: Final = 700  # for which a ribbon stands before a great cue takes its place
STILL: Final = 900  # a ribbon that stands for a whole cue
BEFORE: Final = {1: 350, 2: 0}  # by rank
AFTER: Final = {1: 1100, 2: 900}
HASTY: Final = {1: 450, 2: 350}  # the time after, where cues are shown in brief
READ: Final = 2800  # the time after, where a tally is to be read,
GLANCED: Final = 1500  # and where cues are shown in brief


class Rank(IntEnum):
    """The room and the time that a cue gets.

    A great one gets a band over the whole window, and everything waits for it; a notable one a
    ribbon on the board, under which the match goes on.
    """

    GREAT = 1
    NOTABLE = 2


@dataclass(frozen=True)
class Counted:
    """A number that an event has changed, counted from the old to the new."""

    name: Wording
    start: int
    goal: int


@dataclass(frozen=True, kw_only=True)
class Side:
    """A player or thing that an event concerns: a name, and its pieces below it.

    `coin` is drawn round (0, 0) with the radius 1; a seat has that of its player.  `pieces` are
    pictures, each with its number; `is_struck`: they are lost.  With `counted_from` they drop in
    one by one, and a large number grows from there with each of them.
    """

    name: Wording
    seat: Seat | None = None
    coin: tuple[Shape, ...] = ()
    pieces: tuple[tuple[Sketch, int], ...] = ()
    is_struck: bool = False
    note: Msg | None = None
    counted: Counted | None = None
    counted_from: int | None = None


@dataclass(frozen=True, kw_only=True)
class Tally:
    """The tally below the words of a great cue: its sides beside each other, and under them a
    saying or a number that it has changed.

    `brief` is the second line where there is room for nothing else; where sides count up, there is
    no other, for it would tell their numbers before these are reached.
    """

    sides: tuple[Side, ...]
    brief: Msg | None = None
    saying: Msg | None = None
    counted: Counted | None = None

    @property
    def is_counted_up(self) -> bool:
        """Do pieces drop in, to be counted one by one?"""
        return any(each.counted_from is not None for each in self.sides)


@dataclass(frozen=True, kw_only=True)
class Cue:
    """The proclamation of an event.

    `title` has at most 26 letters, `line` at most 48; `seat` is whose seal is shown, None for the
    star of Macedon; `is_open`: nobody has won anything by it yet; `spots` stay lit, and are never
    covered by the words, if there is room elsewhere; `clear` are others that the words leave free
    instead.  `weight`: how much it is worth remembering after the match, against others of its
    title; 0: not at all.  `points` are what the seat scores by it.  `is_gone`: what it tells of
    is on the board no longer afterwards, and its picture is of the position before.  `coin`,
    drawn as that of a side, is shown instead of a seal or star.  `where` is the spot that its
    picture is of afterwards, where what it lights is not on the board any more.  A cue with a
    tally is a scene: it is always great, and `tally` is asked for when it is staged
    (`Drawing.tally`).
    """

    rank: Rank
    title: Msg
    line: Msg | None = None
    seat: Seat | None = None
    is_loss: bool = False
    is_open: bool = False
    spots: tuple[str, ...] = ()
    clear: tuple[str, ...] = ()
    before: int = -1  # -1: what is usual for the rank
    after: int = -1
    weight: int = 0
    points: int = 0
    is_gone: bool = False
    coin: tuple[Shape, ...] = ()
    where: str = ""
    tally: Tally | None = None

    @property
    def lead(self) -> int:
        """The time before the movement."""
        return BEFORE[self.rank] if self.before < 0 else self.before

    @property
    def rest(self) -> int:
        """The time for which the words are seen."""
        if self.tally is not None:
            return READ
        return AFTER[self.rank] if self.after < 0 else self.after

    @property
    def hasty_rest(self) -> int:
        """The same where cues are shown in brief."""
        return HASTY[self.rank] if self.tally is None else GLANCED


@dataclass(frozen=True)
class Staging:
    """A cue and the three times of its phases; `is_bare` without darkness and growth.

    `wait` is the part of the time before it for which the ribbon of the last cue still stands.
    """

    cue: Cue
    before: int
    thing: int
    after: int
    is_bare: bool = False
    wait: int = 0

    @property
    def is_great(self) -> bool:
        """Does everything wait until the words were seen?"""
        return self.cue.rank == Rank.GREAT

    @property
    def length(self) -> int:
        """For how long the match waits; a ribbon keeps nothing waiting."""
        return self.before + self.thing + self.after * self.is_great

    def after_ribbon(self, wait: int) -> Staging:
        """The same, once a ribbon has stood for so long."""
        return replace(self, wait=wait, before=self.before + wait)

    def movement(self, time: int) -> int:
        """The time of the movement itself, so long after the beginning of the cue."""
        return min(max(0, time - self.before), self.thing)

    def end_of_phase(self, time: int) -> int:
        """The end of the phase that runs at this time."""
        ends = (self.before, self.before + self.thing, self.length)
        return next((each for each in ends if each > time), self.length)


def plan_staging(cue: Cue, thing: int, detail: str, since_great: int) -> Staging | None:
    """The staging of a cue with a movement of that length; None if it is not staged.

    `since_great`: the time since the last great cue was over.
    """
    is_soon = since_great < APART and cue.tally is None
    if cue.rank == Rank.GREAT and (is_soon or detail == NONE):
        line = cue.tally.brief if cue.tally is not None and cue.tally.brief else cue.line
        cue = replace(cue, rank=Rank.NOTABLE, line=line, before=-1, after=STILL, tally=None)
    elif detail == NONE:
        return None
    if cue.tally is not None and cue.tally.is_counted_up:
        cue = replace(cue, line=None)
    if detail == FULL:
        return Staging(cue, cue.lead, thing, cue.rest)
    return Staging(cue, 0, thing, STILL if detail == NONE else cue.hasty_rest,
                   is_bare=True)


def tell_victory(words: Callable[..., Msg], line: str, winners: Sequence[Seat]) -> Cue:
    """The end of a match: who has won it, in a title's own words, and in a line why."""
    told = {"n": len(winners), "winners": tuple(map(Who, winners))}
    return Cue(rank=Rank.GREAT, title=words("ended", **told), seat=winners[0],
               line=words(line, **told))


V = TypeVar("V", bound=View)
Tellers = dict[type[Event], Callable[[Any, V, V], Cue | None]]


def tell_by_event(tellers: Tellers[V]) -> Callable[[Game, V, Event, V], Cue | None]:
    """The cue of each type of event, told from it and the views before and after it."""

    def tell(_game: Game, before: V, event: Event, after: V) -> Cue | None:
        teller = tellers.get(type(event))
        return None if teller is None else teller(event, before, after)

    return tell
