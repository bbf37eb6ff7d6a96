"""The end of a match: those who took part without a seat, the legacy to the next match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Event
from alexandre.kernel.replay import Step
from alexandre.kernel.text import Arg, Msg, Noun
from alexandre.ui.draw.sketch import Sketch

Named = Msg | Noun | str
Rows = tuple[tuple[Named, Named], ...]  # what it is, and how much of it


@dataclass(frozen=True)
class Legacy:
    """`inputs` are those of the match on `board`, "" where none follows.

    What goes on as it is, what is turned into something else, and what is left behind.
    """

    board: str
    inputs: Plain
    kept: Rows
    turned: Rows
    lost: Rows


@dataclass(frozen=True)
class ChapterPage:
    """The page of one of several linked matches, before it or after it.

    `asked` is what is to be done, `remembered` what counts so far; `farewell` is the last word on
    all of them, where nothing follows.
    """

    number: int
    title: Named
    date: Msg
    asked: tuple[Msg, ...]
    remembered: Rows
    road: Sketch
    farewell: Msg | None = None


@dataclass(frozen=True)
class Sentence:
    """A sentence of a chronicle, the events it tells, and the number of the action that brought
    the first of them; `weight` is 0 where it is no more than a step between events.  What
    `is_surprise` would tell another player of the same seed what chance has in store."""

    index: int
    events: tuple[Event, ...]
    text: Msg
    weight: int = 0
    is_surprise: bool = False


@dataclass(frozen=True)
class Chapter:
    """A part of a chronicle under its heading."""

    title: Named
    sentences: tuple[Sentence, ...]


Memory = tuple[Named, tuple[Chapter, ...]]  # an earlier match, and its greatest events


@dataclass(frozen=True)
class Epilogue:
    """The last page of a match: a picture, the heading below it, the date, sentences."""

    picture: Sketch
    title: Msg
    date: Msg | None = None
    words: tuple[Msg, ...] = ()


Numbered = tuple[int, Event]  # the number of its action, and what it brought
Run = tuple[str, Sequence[Numbered]]  # events that one sentence tells, and of what kind it is
Kinds = Mapping[type[Event], str | Callable[[Any], str]]


def number_events(steps: Iterable[Step]) -> list[Numbered]:
    """All events of these steps, with the numbers of their actions."""
    return [(step.index, event) for step in steps for event in step.events]


class Annals(ABC):
    """The making of a chronicle: from events to sentences; a title declares its own.

    `title` is its id.  `kinds` are the last words of the keys of sentences by the type of an
    event, or a function of the event, "" for none.  `slots` are the fields of the event that a
    sentence has, by kind, and `weights` how much it matters; `surprises` are the kinds that
    tell what chance had in store.
    """

    title: str
    kinds: Kinds
    slots: Mapping[str, tuple[str, ...]]
    weights: Mapping[str, int]
    surprises: frozenset[str] = frozenset()

    @abstractmethod
    def find_heading(self, event: Event) -> Named | None:
        """The heading of the chapter that an event begins; None for any other."""

    def say(self, kind: str, **args: Arg) -> Msg:
        """The sentence of that kind, in the title's own words."""
        return Msg(f"{self.title}.chronicle.{kind}", tuple(args.items()))

    def tell(self, kind: str, run: Sequence[Numbered]) -> Msg:
        """The sentence, with the fields of the last of its events."""
        last = run[-1][1]
        return self.say(kind, **{name: getattr(last, name) for name in self.slots.get(kind, ())})

    def group(self, told: Iterable[Numbered]) -> Iterator[Run]:
        """Yield every event as a run of its own."""
        for each in told:
            kind = kind_of(self.kinds, each[1])
            if kind or self.find_heading(each[1]) is not None:
                yield kind, (each,)

    def write(self, title: Named, told: Iterable[Numbered]) -> tuple[Chapter, ...]:
        """The chapters; what comes before the first heading stands under `title`."""
        chapters: list[tuple[Named, list[Sentence]]] = [(title, [])]
        for kind, run in self.group(told):
            heading = self.find_heading(run[0][1])
            if heading is not None:
                chapters.append((heading, []))
            if kind:
                chapters[-1][1].append(Sentence(
                    run[0][0], tuple(event for _index, event in run), self.tell(kind, run),
                    self.weights.get(kind, 0), kind in self.surprises))
        return tuple(Chapter(heading, tuple(sentences)) for heading, sentences in chapters
                     if sentences)


def kind_of(kinds: Kinds, event: Event) -> str:
    """The kind of an event's sentence; "" if it has none."""
    kind = kinds.get(type(event), "")
    return kind if isinstance(kind, str) else kind(event)


def join_alike(runs: Iterable[Run], kinds: Collection[str], field: str = "") -> Iterator[Run]:
    """Runs with those of one of these kinds in a row joined, of each value of a field apart."""
    def key(run: Run) -> tuple[str, object]:
        kind, part = run
        return kind, getattr(part[0][1], field) if field and kind in kinds else None

    for (kind, _value), group in groupby(runs, key):
        if kind in kinds:
            yield kind, [each for _kind, part in group for each in part]
        else:
            yield from group


@dataclass(frozen=True)
class Opponent:
    """An opponent that the rules move: its seal, its name, what it has of each part of a score."""

    seal: int
    noun: Noun
    parts: dict[str, int]

    @property
    def total(self) -> int:
        """All its points."""
        return sum(self.parts.values())
