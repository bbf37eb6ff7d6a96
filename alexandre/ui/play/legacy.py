"""The end of a match: those who took part without a seat, the legacy to the next match."""

from __future__ import annotations

from dataclasses import dataclass

from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Event
from alexandre.kernel.text import Msg, Noun
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
    the first of them."""

    index: int
    events: tuple[Event, ...]
    text: Msg


@dataclass(frozen=True)
class Chapter:
    """A part of a chronicle under its heading."""

    title: Named
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True)
class Opponent:
    """An opponent that the rules move: his seal, his name, what he has of each part of a score."""

    seal: int
    noun: Noun
    parts: dict[str, int]

    @property
    def total(self) -> int:
        """All his points."""
        return sum(self.parts.values())
