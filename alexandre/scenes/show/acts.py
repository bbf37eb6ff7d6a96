"""The acts of a show: a title on its board, one of its pictures, a stretch of a match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Final

from alexandre import games
from alexandre.content.lesson import LessonPicture, lesson, lessons
from alexandre.kernel.record import Player, Record
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import sheets_of
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.home.pictures import draw
from alexandre.scenes.present.presenter import Presenter
from alexandre.scenes.show.stage import PictureStage, TitleStage
from alexandre.ui.draw.layout import Box
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.panels.figure import PROPORTION, Figure, Turns, part_of
from alexandre.ui.window.root import FRAME

LEAST: Final = 3500  # milliseconds for which anything told is seen
LETTER: Final = 45  # milliseconds that somebody who reads slowly needs for one
MOST: Final = 15_000
MOVES: Final = 1300  # for so long at either end the name of a title comes or goes
BRIEF: Final = 1100  # the same of what the log says, which the eye follows on the board
BRIEF_LETTER: Final = 26
PICTURES: Final = (0, 1, -1)  # of a lesson's: the aim, the turn, the end


class Act(ABC):
    """Shown until `tick` says that it is over; `record` is that of its match."""

    title = ""  # what it is about
    record: Record | None = None
    faces: tuple[str, ...] = ()  # of the seats of that

    @abstractmethod
    def build(self) -> Widget:
        """Its widgets, each time it is shown."""

    @abstractmethod
    def begin(self) -> None:
        """The widgets hang: fill them."""

    @abstractmethod
    def tick(self, now: int) -> bool:
        """The clock, in milliseconds; is it over?"""

    @abstractmethod
    def wakes(self, now: int) -> int | None:
        """In how many milliseconds the clock is wanted next."""

    def close(self) -> None:  # noqa: B027  most have nothing to let go of
        """It is not shown any more."""


class TitleAct(Act):
    """What a title is, on its board as it is set out."""

    def __init__(self, title: str) -> None:
        self.title = title
        game = games.load(title)
        seats = games.meta(title).seats[0]
        self._session = Session.new(game, [Player("", games.meta(title).usual)] * seats, seed=0)

    def build(self) -> Widget:
        """Board, band and strip."""
        self.stage = TitleStage(Msg.of(f"{self.title}.title"), Msg.of(
            "ui.library.facts", players=Msg.of(f"{self.title}.players"),
            length=Msg.of(f"{self.title}.length")))
        return self.stage

    def begin(self) -> None:
        """Everything is told from the beginning."""
        session = self._session
        self.stage.board.show(sheets_of(session.game, session.game.view(session.state, NOBODY)))
        self.stage.strip.say(Msg.of(f"{self.title}.about"), Msg.of("ui.show.invitation"))
        self._last = measure_reading(self.read())
        self._since: int | None = None

    def read(self) -> Iterable[str]:
        """Everything that is to be read."""
        return (*self.stage.words, *self.stage.strip.words[:1])

    def tick(self, now: int) -> bool:
        """The band comes and goes."""
        if self._since is None:
            self._since = now
            self.stage.proclaim(self._last)
        self.stage.at(now - self._since)
        return now - self._since >= self._last

    def wakes(self, now: int) -> int | None:
        """At the next frame while the band moves."""
        passed = 0 if self._since is None else now - self._since
        is_moving = passed < MOVES or passed > self._last - MOVES
        return FRAME if is_moving else self._last - MOVES - passed


class PictureAct(Act):
    """One of the pictures before the rules of a title, with its sentence."""

    def __init__(self, title: str, id: str, picture: LessonPicture) -> None:
        self.title = title
        self._note, self._spots = picture.note, picture.show
        self._sketch = draw(title, id, picture)
        self._until: int | None = None

    def build(self) -> Widget:
        """The figure over the strip."""
        part = part_of(self._sketch, self._spots) if self._sketch else Box(0, 0, PROPORTION, 1)
        self.stage = PictureStage(Figure("show/picture", lambda: self._sketch, self._spots,
                                         Turns()), part.w / part.h)
        return self.stage

    def begin(self) -> None:
        """The time begins when it is first seen."""
        self._until = None
        self.stage.strip.say(Msg.of(f"{self.title}.picture.{self._note}"),
                             Msg.of(f"{self.title}.title"))

    def tick(self, now: int) -> bool:
        """Until it has been read."""
        if self._until is None:
            self._until = now + measure_reading(self.stage.strip.words)
        return now >= self._until

    def wakes(self, now: int) -> int | None:
        """At its end."""
        return 1 if self._until is None else max(1, self._until - now)


class MatchAct(Act):
    """A presenter without anybody: it goes on by itself as soon as a stop has been read.

    It ends at the stop number `last`, at the last one there is if None.
    """

    def __init__(self, presenter: Presenter, last: int | None = None) -> None:
        self._presenter = presenter
        presenter.is_attended = False
        self.record, self.faces = presenter.record, presenter.faces
        self.title = presenter.record.title
        self._last = len(presenter.journey.stops) - 1 if last is None else last
        self._until: int | None = None

    def build(self) -> Widget:
        return self._presenter.build()

    def begin(self) -> None:
        self._presenter.entered()
        self._until = None

    def tick(self, now: int) -> bool:
        """On to the next stop as soon as this one was seen and read."""
        presenter = self._presenter
        presenter.tick(now)
        if presenter.journey.goal is not None or presenter.showing.is_moving:
            self._until = None
            return False
        if self._until is None:
            self._until = now + self._measure()
        if now < self._until:
            return False
        if presenter.journey.place >= self._last:
            return True
        presenter.advance()
        self._until = None
        return False

    def wakes(self, now: int) -> int | None:
        wake = self._presenter.wakes(now)
        if wake is None:
            return 1 if self._until is None else max(1, self._until - now)
        return wake

    def close(self) -> None:
        self._presenter.closed()

    def _measure(self) -> int:
        """Captions are read, the log is only glanced at."""
        stage, journey = self._presenter.stage, self._presenter.journey
        stop = journey.stops[journey.place]
        words = (*stage.plate.words, *stage.strip.words)
        is_log = stop.told is None and stop.plate is None and journey.place < self._last
        return glance(words) if is_log else measure_reading(words)


def measure_reading(texts: Iterable[str]) -> int:
    """How long somebody who reads slowly needs, in milliseconds."""
    return min(MOST, max(LEAST, LETTER * sum(map(len, texts))))


def glance(texts: Iterable[str]) -> int:
    """How long a line of the log stays, in milliseconds."""
    return max(BRIEF, BRIEF_LETTER * sum(map(len, texts)))


def list_pictures(title: str) -> list[PictureAct]:
    """A title in three pictures; none without a lesson."""
    acts: list[PictureAct] = []
    for id in lessons(title)[:1]:
        pictures = lesson(title, id).pictures
        chosen = dict.fromkeys(pictures[at] for at in PICTURES if -len(pictures) <= at
                               < len(pictures))
        acts += [PictureAct(title, id, picture) for picture in chosen]
    return acts
