"""The acts of a show beside its matches: a title on its board, and one of its pictures."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from alexandre import games
from alexandre.content.lesson import LessonPicture, lesson, lessons
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import sheets_of
from alexandre.scenes.base.eyes import NOBODY
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.home.pictures import draw
from alexandre.scenes.playback.performance import Performance, measure_reading
from alexandre.scenes.show.show_stage import PictureStage, TitleStage
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.panels.caption_strip import FAR
from alexandre.ui.widgets.panels.figure import PROPORTION, Figure, Turns, part_of
from alexandre.ui.window.root import FRAME

MOVES: Final = 1300  # for so long at either end the name of a title comes or goes
PICTURES: Final = (0, 1, -1)  # of a lesson's: the aim, the turn, the end


class Still(Scene):
    """An act that lasts until its words have been read."""

    def __init__(self, house: House, title: str) -> None:
        super().__init__(house)
        self.about = title
        self.is_playing = True
        self.passed = self.length = 0  # milliseconds
        self._since: int | None = None

    def begin(self, texts: Iterable[str]) -> None:
        """Start the reading time of these texts."""
        self.passed, self.length, self._since = 0, measure_reading(texts), None

    def tick(self, now: int) -> None:
        """Play until that time is over."""
        self._since = now if self._since is None else self._since
        self.passed = now - self._since
        self.is_playing = self.passed < self.length

    def wakes(self, now: int) -> int | None:
        """The milliseconds until that time is over."""
        return 1 if self._since is None else max(1, self.length - self.passed)


class TitleAct(Still):
    """The introduction of a title, on its initial board."""

    def __init__(self, house: House, title: str) -> None:
        super().__init__(house, title)
        game = games.load(title)
        seats = games.meta(title).seats[0]
        self._session = Session.new(game, [Player("", games.meta(title).usual)] * seats, seed=0)

    def build(self) -> Widget:
        """Build board, band and strip."""
        self.stage = TitleStage(Msg.of(f"{self.about}.title"))
        return self.stage

    def entered(self) -> None:
        """Show the board with its words, and unroll the band."""
        session, stage, title = self._session, self.stage, self.about
        stage.board.show(sheets_of(session.game, session.game.view(session.state, NOBODY)))
        stage.strip.say(Msg.of(f"{title}.about"), Msg.of(
            "ui.library.facts", players=Msg.of(f"{title}.players"),
            length=Msg.of(f"{title}.length")), invite(title))
        stage.lay()
        self.begin((*stage.words, *stage.strip.words[:2]))
        stage.proclaim(self.length)

    def tick(self, now: int) -> None:
        """Animate the band."""
        super().tick(now)
        self.stage.at(self.passed)

    def wakes(self, now: int) -> int | None:
        """The next frame, while the band moves."""
        rest = self.length - MOVES - self.passed
        return FRAME if self.passed < MOVES or rest < 0 else rest


class PictureAct(Still):
    """One of the pictures from a title's rules, with its sentence."""

    def __init__(self, house: House, title: str, id: str, picture: LessonPicture) -> None:
        super().__init__(house, title)
        self._note, self._spots = picture.note, picture.show
        self._sketch = draw(house.desk, title, id, picture)

    def build(self) -> Widget:
        """Build the figure above the strip."""
        part = part_of(self._sketch, self._spots) if self._sketch else Box(0, 0, PROPORTION, 1)
        self.stage = PictureStage(Figure("show/picture", lambda: self._sketch, self._spots,
                                         Turns(), is_whole=True), part.w / part.h)
        return self.stage

    def entered(self) -> None:
        """Show the sentence and its title."""
        self.stage.strip.say(Msg.of(f"{self.about}.picture.{self._note}"), invite(self.about))
        self.stage.lay()
        self.begin(self.stage.strip.words[:1])


class MatchAct(Performance):
    """A highlight or a game, in letters legible from two metres."""

    least = FAR

    def compose(self) -> tuple[list[Wording], str]:
        """The passages of a performance, with the invitation to play."""
        texts, count = super().compose()
        return [*texts, invite(self.about)], count

    def list_longest(self) -> list[list[Wording]]:
        """The longest passages, each with the invitation."""
        return [[*each, invite(self.about)] for each in super().list_longest()]


def invite(title: str) -> Msg:
    """The invitation to play a title."""
    return Msg.of("ui.show.invitation", title=Msg.of(f"{title}.title"))


Act = Still | MatchAct


def list_pictures(house: House, title: str) -> Iterator[PictureAct]:
    """The three pictures of a title; none without a lesson."""
    for id in lessons(title)[:1]:
        pictures = lesson(title, id).pictures
        for picture in dict.fromkeys(pictures[at] for at in PICTURES
                                     if -len(pictures) <= at < len(pictures)):
            yield PictureAct(house, title, id, picture)
