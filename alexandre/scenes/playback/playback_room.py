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
    """Goes from stop to stop on commands, and automatically while it `is_playing`."""

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
        """The record of the game."""
        return self.history.record

    @property
    def faces(self) -> tuple[str, ...]:
        """The faces that a highlight gives the seats, else those of the players."""
        moment = self.track.moment
        return moment.faces if moment is not None and moment.faces else super().faces

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players; in a solitaire game a computer player has its hero's name."""
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
        """The milliseconds for which a stop is shown in automatic playback."""

    @abstractmethod
    def tell(self) -> None:
        """Show what was done, and the place in the game."""

    @abstractmethod
    def advance(self) -> None:
        """Start towards the next stop, if there is one."""

    def entered(self) -> None:
        """Show the last stop, or the one that was being approached."""
        self.jump(self.journey.aim)

    def press(self, command: str) -> bool:
        """Handle a key before anything else."""
        return obey(command, self.commands)

    def go_back(self) -> None:
        """Go to the previous stop; between two, back to the one before."""
        self.jump(max(0, self.journey.aim - 1))

    def jump(self, place: int) -> None:
        """Show a stop at once."""
        self.journey.jump(place)
        self.showing.reset()
        self.tell()

    def walk(self) -> None:
        """Play the next action on the way."""
        self.journey.walk(self.house.now, self.showing.stretch or 1.0)
        self.tell()

    def look(self, eyes: Seat | None) -> None:
        """Show the same position to another viewer, or with everything open."""
        self.jump(self.journey.look(eyes))

    def tick(self, now: int) -> None:
        """Advance animations, the way to the goal, and automatic playback."""
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
        """The milliseconds until the next picture, or the next action, is due; None if none is."""
        wake, wait = self.showing.wakes(now), self._wait(now)
        return wake if wake is not None or wait is None else max(1, wait)

    def closed(self) -> None:
        """Stop listening to the session."""
        self.showing.close()

    def _wait(self, now: int) -> int | None:
        """The milliseconds until it goes on automatically; None if it does not."""
        if self.journey.goal is None and self.is_playing:
            return (now if self.since is None else self.since) + self.beat - now
        return self.journey.wait(now)
