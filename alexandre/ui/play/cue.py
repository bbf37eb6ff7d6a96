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
SENTENCE: Final = 800  # more for each of its sentences,
GLANCED: Final = 1500  # and where cues are shown in brief


class Rank(IntEnum):
    """The room and the time that a cue gets.

    A great one gets a band over the whole window, and the game waits for it; a notable one gets a
    ribbon on the board while the game goes on.
    """

    GREAT = 1
    NOTABLE = 2


@dataclass(frozen=True)
class Counted:
    """A number that an event changed, counted up or down on the screen."""

    name: Wording
    start: int
    goal: int


@dataclass(frozen=True, kw_only=True)
class Side:
    """A player or thing that an event concerns: a name, with its pieces below.

    `coin` is drawn round (0, 0) with radius 1; a seat has that of its player. `pieces` are
    pictures with their numbers; `is_struck`: they are lost. With `counted_from` they drop in one
    by one, and a large number grows from there. `note` and `more` are sentences below.
    """

    name: Wording
    seat: Seat | None = None
    coin: tuple[Shape, ...] = ()
    pieces: tuple[tuple[Sketch, int], ...] = ()
    is_struck: bool = False
    note: Msg | None = None
    more: Msg | None = None
    counted: Counted | None = None
    counted_from: int | None = None


@dataclass(frozen=True, kw_only=True)
class Tally:
    """The tally below the words of a great cue: its sides side by side, and under them a sentence
    or a number that changed.

    `brief` is the second line where there is room for nothing else; it is not shown where sides
    count up, because it would reveal their result.
    """

    sides: tuple[Side, ...]
    brief: Msg | None = None
    saying: Msg | None = None
    counted: Counted | None = None

    @property
    def is_counted_up(self) -> bool:
        """Whether pieces drop in and are counted one by one."""
        return any(each.counted_from is not None for each in self.sides)

    @property
    def reading_time(self) -> int:
        """The time that its numbers and sentences need."""
        told = [self.saying, *(words for each in self.sides for words in (each.note, each.more))]
        return READ + SENTENCE * sum(words is not None for words in told)


@dataclass(frozen=True, kw_only=True)
class Cue:
    """The announcement of an event.

    `title` has at most 26 letters, `line` at most 48. `seat` is the seat whose seal is shown, None
    for the star of Macedon; `is_open`: nothing is won by it yet. `spots` stay lit and are not
    covered by the words where there is room elsewhere; `clear` are the spots to leave free
    instead. `weight` is its importance after the game, compared with others of its title; 0: none.
    `points` are what the seat scores. `is_gone`: its subject is no longer on the board afterwards,
    and its picture shows the position before. `coin` is shown instead of a seal or star. `where`
    is the spot to picture afterwards if the lit ones are gone. A cue with a tally is always great;
    its `tally` is made when it is staged (`Drawing.tally`).
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
        """The time for which the words are shown."""
        if self.tally is not None:
            return self.tally.reading_time
        return AFTER[self.rank] if self.after < 0 else self.after

    @property
    def hasty_rest(self) -> int:
        """The same with short event animations."""
        return HASTY[self.rank] if self.tally is None else GLANCED


@dataclass(frozen=True)
class Staging:
    """A cue with the times of its three phases; `is_bare`: without darkness and growth.

    `wait` is the time for which the previous ribbon still stays.
    """

    cue: Cue
    before: int
    thing: int
    after: int
    is_bare: bool = False
    wait: int = 0

    @property
    def is_great(self) -> bool:
        """Whether the game waits for the words."""
        return self.cue.rank == Rank.GREAT

    @property
    def length(self) -> int:
        """The time for which the game waits; 0 for a ribbon."""
        return self.before + self.thing + self.after * self.is_great

    def after_ribbon(self, wait: int) -> Staging:
        """The same staging, begun after a ribbon has stayed for so long."""
        return replace(self, wait=wait, before=self.before + wait)

    def movement(self, time: int) -> int:
        """The time of the movement, so long after the beginning of the cue."""
        return min(max(0, time - self.before), self.thing)

    def end_of_phase(self, time: int) -> int:
        """The end of the phase that is running at this time."""
        ends = (self.before, self.before + self.thing, self.length)
        return next((each for each in ends if each > time), self.length)


def plan_staging(cue: Cue, thing: int, detail: str, since_great: int, *,
                 is_still: bool = False) -> Staging | None:
    """The staging of a cue with a movement of that length; None if it is not staged.

    `since_great` is the time since the last great cue ended. Where all `is_still`, a tally is
    shown as long as elsewhere, and any other great cue as a ribbon.
    """
    if is_still and cue.tally is None:
        detail = NONE
    is_soon = since_great < APART and cue.tally is None
    if cue.rank == Rank.GREAT and (is_soon or detail == NONE):
        line = cue.tally.brief if cue.tally is not None and cue.tally.brief else cue.line
        cue = replace(cue, rank=Rank.NOTABLE, line=line, before=-1, after=STILL, tally=None)
    elif detail == NONE:
        return None
    if cue.tally is not None and cue.tally.is_counted_up:
        cue = replace(cue, line=None)
    rest = {FULL: cue.rest, NONE: STILL}.get(detail, cue.hasty_rest)
    is_bare = is_still or detail != FULL
    return Staging(cue, 0 if is_bare else cue.lead, thing, rest, is_bare=is_bare)


def tell_victory(words: Callable[..., Msg], line: str, winners: Sequence[Seat]) -> Cue:
    """The cue for the end of a game: the winners in the title's words, and the reason in a line.
    """
    told = {"n": len(winners), "winners": tuple(map(Who, winners))}
    return Cue(rank=Rank.GREAT, title=words("ended", **told), seat=winners[0],
               line=words(line, **told))


V = TypeVar("V", bound=View)
Tellers = dict[type[Event], Callable[[Any, V, V], Cue | None]]


def tell_by_event(tellers: Tellers[V]) -> Callable[[Game, V, Event, V], Cue | None]:
    """The function that makes an event's cue, by the event's type, from it and the views before
    and after."""

    def tell(_game: Game, before: V, event: Event, after: V) -> Cue | None:
        teller = tellers.get(type(event))
        return None if teller is None else teller(event, before, after)

    return tell
