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
    """The transition to the game on `board` ("" if none follows), which starts with `inputs`.

    It lists what is kept, what is converted, and what is left behind.
    """

    board: str
    inputs: Plain
    kept: Rows
    turned: Rows
    lost: Rows


@dataclass(frozen=True)
class ChapterPage:
    """The page before or after one of several linked games.

    `asked` is the goal, `remembered` what has been achieved so far; `farewell` ends the last
    chapter.
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
    """A sentence of a chronicle, the events it tells, and the number of the action that caused the
    first.

    `weight` is 0 for a mere step between events. A sentence that `is_surprise` would reveal what
    chance holds to another player of the same seed.
    """

    index: int
    events: tuple[Event, ...]
    text: Msg
    weight: int = 0
    is_surprise: bool = False


@dataclass(frozen=True)
class Chapter:
    """A part of a chronicle, with its heading."""

    title: Named
    sentences: tuple[Sentence, ...]


Memory = tuple[Named, tuple[Chapter, ...]]  # an earlier match, and its greatest events


@dataclass(frozen=True)
class Epilogue:
    """The last page of a game: a picture with a heading, the date, sentences."""

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
    """The rules by which events become the sentences of a chronicle, declared by a title.

    `title` is its id. `kinds` gives the last word of a sentence's key by the type of event, or as
    a function of the event; "" for none. `weights` is the importance of each kind; `surprises` are
    the kinds that reveal what chance holds. `headings` gives the chapter that an event begins,
    from the number of chapters so far. A kind followed directly by one of its `sequels` makes one
    sentence with it.
    """

    title: str
    kinds: Kinds
    weights: Mapping[str, int]
    headings: Mapping[type[Event], Callable[[Any, int], Named]]
    sequels: Mapping[str, Collection[str]] = field(default_factory=dict)
    surprises: frozenset[str] = frozenset()

    def say(self, kind: str, **args: Arg) -> Msg:
        """The sentence of that kind in the title's own words."""
        return Msg(f"{self.title}.chronicle.{kind}", tuple(args.items()))

    def tell(self, kind: str, run: Sequence[Numbered]) -> Msg:
        """The sentence for a run of events, with their fields; the first ones win."""
        return self.say(kind, **{name: arg for _index, event in reversed(run)
                                 for name, arg in event.msg().args})

    def group(self, told: Iterable[Numbered]) -> Iterator[Run]:
        """Yield every event that has a kind or a heading as a run of its own."""
        for each in told:
            kind = kind_of(self.kinds, each[1])
            if kind or type(each[1]) in self.headings:
                yield kind, (each,)

    def write(self, title: Named, told: Iterable[Numbered]) -> tuple[Chapter, ...]:
        """The chapters; events before the first heading are under `title`."""
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
        """The chapters of a game that depend on nothing else."""
        return self.write(self.say("beginning"), told)


def kind_of(kinds: Kinds, event: Event) -> str:
    """The kind of an event's sentence, "" if it has none."""
    kind = kinds.get(type(event), "")
    return kind if isinstance(kind, str) else kind(event)


def join_alike(runs: Iterable[Run], kinds: Collection[str], field: str = "") -> Iterator[Run]:
    """The runs, with consecutive runs of one of these kinds and the same value of `field` joined.
    """
    def key(run: Run) -> tuple[str, object]:
        kind, part = run
        return kind, getattr(part[0][1], field) if field and kind in kinds else None

    for (kind, _value), group in groupby(runs, key):
        if kind in kinds:
            yield kind, [each for _kind, part in group for each in part]
        else:
            yield from group


def join_sequels(runs: Iterable[Run], sequels: Mapping[str, Collection[str]]) -> Iterator[Run]:
    """The runs, each sequel joined to the run directly before it, as the kind `first_second`."""
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
    """An opponent played by the rules: its seal, its name, and its parts of the score."""

    seal: int
    noun: Noun
    parts: dict[str, int]

    @property
    def total(self) -> int:
        """The sum of its points."""
        return sum(self.parts.values())
