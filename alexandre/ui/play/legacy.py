"""The end of a match: those who took part without a seat, the legacy to the next match."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Event, Game
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


@dataclass(frozen=True, kw_only=True)
class Annals:
    """The making of a chronicle: from events to sentences, as a title declares it.

    `title` is its id.  `kinds` are the last words of the keys of sentences by the type of an
    event, or a function of the event, "" for none; `weights` how much each matters; `surprises`
    are those that tell what chance had in store.  `headings` name the chapter that an event begins
    from the number of chapters so far.  What follows a kind of `sequels` at once is one sentence
    with it, if it is one of those.
    """

    title: str
    kinds: Kinds
    weights: Mapping[str, int]
    headings: Mapping[type[Event], Callable[[Any, int], Named]]
    sequels: Mapping[str, Collection[str]] = field(default_factory=dict)
    surprises: frozenset[str] = frozenset()

    def say(self, kind: str, **args: Arg) -> Msg:
        """The sentence of that kind, in the title's own words."""
        return Msg(f"{self.title}.chronicle.{kind}", tuple(args.items()))

    def tell(self, kind: str, run: Sequence[Numbered]) -> Msg:
        """The sentence, with all that the log says of its events, the first ones first."""
        return self.say(kind, **{name: arg for _index, event in reversed(run)
                                 for name, arg in event.msg().args})

    def group(self, told: Iterable[Numbered]) -> Iterator[Run]:
        """Yield every event as a run of its own."""
        for each in told:
            kind = kind_of(self.kinds, each[1])
            if kind or type(each[1]) in self.headings:
                yield kind, (each,)

    def write(self, title: Named, told: Iterable[Numbered]) -> tuple[Chapter, ...]:
        """The chapters; what comes before the first heading stands under `title`."""
        chapters: list[tuple[Named, list[Sentence]]] = [(title, [])]
        for kind, run in join_sequels(self.group(told), self.sequels):
            name = self.headings.get(type(run[0][1]))
            heading = chapters[-1][0] if name is None else name(run[0][1], len(chapters))
            if heading != chapters[-1][0]:
                chapters.append((heading, []))
            if kind:
                chapters[-1][1].append(Sentence(
                    run[0][0], tuple(event for _index, event in run), self.tell(kind, run),
                    self.weights.get(kind, 0), kind in self.surprises))
        return tuple(Chapter(heading, tuple(sentences)) for heading, sentences in chapters
                     if sentences)

    def write_match(self, _game: Game, told: Sequence[Numbered]) -> tuple[Chapter, ...]:
        """The chapters of a match that goes by no other than these."""
        return self.write(self.say("beginning"), told)


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


def join_sequels(runs: Iterable[Run], sequels: Mapping[str, Collection[str]]) -> Iterator[Run]:
    """The runs, those that belong to the one just before them as one with it."""
    before: Run | None = None
    for run in runs:
        if before is not None and run[0] in sequels.get(before[0], ()):
            yield f"{before[0]}_{run[0]}", (*before[1], *run[1])
            before = None
            continue
        if before is not None:
            yield before
        before = run
    if before is not None:
        yield before


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
