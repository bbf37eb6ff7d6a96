"""A recorded match played back: what a replay, a presentation and the show have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial

from alexandre import games
from alexandre.kernel.contract import Seat
from alexandre.kernel.record import Record
from alexandre.kernel.text import Msg
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.playback.journey import Journey
from alexandre.scenes.playback.track import Track
from alexandre.scenes.table.shots.animation_queue import AnimationQueue
from alexandre.ui.input.commands import obey


class Playback(Scene, ABC):
    """Goes from stop to stop at a command, and automatically while it `is_playing`."""

    is_table = True

    def __init__(self, house: House, track: Track, eyes: Seat | None, at: int = 0) -> None:
        super().__init__(house)
        self.track = track
        self.history = track.history
        self.about = self.record.title
        self.journey = Journey(track, eyes, at)
        self.session = self.journey.session
        self.showing = AnimationQueue(house, self.session)
        self.is_playing = False
        self.since: int | None = None  # the time from which the shown stop counts, once it does

    @property
    def record(self) -> Record:
        """The match whose seats are shown here."""
        return self.history.record

    @property
    def faces(self) -> tuple[str, ...]:
        """Those that a moment gives its seats, else those of who played it."""
        moment = self.track.moment
        return moment.faces if moment is not None and moment.faces else super().faces

    @property
    def players(self) -> tuple[str, ...]:
        """Those who played it; in a title for one a computer player is called as its hero."""
        if self.record.players[0].level and games.meta(self.record.title).seats[1] == 1:
            return (self.house.words.say(Msg.of("ui.playback.hero")),)
        return super().players

    @property
    def commands(self) -> dict[str, Callable[[], object]]:
        """The functions of the keys here."""
        return {"first": partial(self.jump, 0), "last": partial(self.jump, self.journey.last),
                "left": self.go_back, "right": self.advance}

    @property
    @abstractmethod
    def beat(self) -> int:
        """The milliseconds for which a stop is shown before it goes on automatically."""

    @abstractmethod
    def tell(self) -> None:
        """Say what has been done, and where in the match this is."""

    @abstractmethod
    def advance(self) -> None:
        """On to the next stop, if there is one."""

    def entered(self) -> None:
        """The stop that was shown last, or the one on the way to which it was left."""
        self.jump(self.journey.aim)

    def press(self, command: str) -> bool:
        """A key, before anything else hears of it."""
        return obey(command, self.commands)

    def go_back(self) -> None:
        """To the stop before; on the way to one, back to where it began."""
        self.jump(max(0, self.journey.aim - 1))

    def jump(self, place: int) -> None:
        """Show a stop at once."""
        self.journey.jump(place)
        self.showing.reset()
        self.tell()

    def walk(self) -> None:
        """The next action on the way."""
        self.journey.walk(self.house.now, self.showing.stretch or 1.0)
        self.tell()

    def look(self, eyes: Seat | None) -> None:
        """The same position from the eyes of a seat, or with everything open."""
        self.jump(self.journey.look(eyes))

    def tick(self, now: int) -> None:
        """Let what moves move, go on towards the goal, and on its own while it plays."""
        self.showing.tick(now)
        wait = self._wait(now)
        if wait is None or wait > 0 or self.showing.is_moving:
            return
        if self.journey.goal is not None:
            self.walk()
        else:
            self.since = now
            self.advance()

    def wakes(self, now: int) -> int | None:
        """The time when the next picture, or the next action, is due."""
        wake, wait = self.showing.wakes(now), self._wait(now)
        return wake if wake is not None or wait is None else max(1, wait)

    def closed(self) -> None:
        """Follow the session no longer."""
        self.showing.close()

    def _wait(self, now: int) -> int | None:
        """Milliseconds until it goes on automatically; None if it does not."""
        if self.journey.goal is None and self.is_playing:
            return (now if self.since is None else self.since) + self.beat - now
        return self.journey.wait(now)
