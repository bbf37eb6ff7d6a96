"""The stop that a playback shows, and the steps to the next one."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.contract import Seat
from alexandre.scenes.base.history import ReplaySession
from alexandre.scenes.playback.track import Stop, Track

BEAT: Final = 350  # milliseconds from one action to the next on the way to a caption


class Journey:
    """The way from stop to stop of a playback.

    `place` is the stop shown last, `goal` the one being approached, if any; `session` is the game
    as it is shown to `eyes`. It begins at the last stop not after action `at`, and ends at stop
    `until`, or at the last one if None.
    """

    def __init__(self, track: Track, eyes: Seat | None, at: int = 0) -> None:
        self.track = track
        self.eyes = eyes
        self.session = ReplaySession(track.history)
        self.renew()
        self.place = self.last_stop(at)
        self.goal: int | None = None
        self.until: int | None = None
        self._due = 0

    @property
    def last(self) -> int:
        """The number of the stop at which it ends."""
        return len(self.stops) - 1 if self.until is None else self.until

    @property
    def stop(self) -> Stop | None:
        """The stop shown; None between two."""
        return self.stops[self.place] if self.goal is None else None

    @property
    def aim(self) -> int:
        """The stop shown, or being approached."""
        return self.place if self.goal is None else self.goal

    @property
    def is_amid(self) -> bool:
        """Whether it is neither at the beginning nor at the end."""
        return 0 < self.aim < self.last

    @property
    def share(self) -> float:
        """The share of the track already shown."""
        begin, end = self.track.begin, self.track.end
        return (self.session.turn - begin) / max(1, end - begin)

    @property
    def span(self) -> tuple[int, int]:
        """The first and the last action of the step shown."""
        at = self.session.turn
        return max((stop.at for stop in self.stops if stop.at < at), default=0), at

    def jump(self, place: int) -> None:
        """Go to a stop at once."""
        self.place, self.goal = place, None
        self.session.viewer = self.eyes
        self.session.jump(self.stops[place].at)

    def set_out(self, now: int) -> bool:
        """Start towards the next stop; return False if there is none."""
        if self.place >= self.last:
            return False
        self.goal, self._due = self.place + 1, now
        return True

    def wait(self, now: int) -> int | None:
        """The milliseconds until the next action; None at a stop."""
        return None if self.goal is None else self._due - now

    def walk(self, now: int, pace: float) -> None:
        """Play the next action on the way, or arrive; each action that a highlight tells has its
        own time."""
        assert self.goal is not None
        session, track, end = self.session, self.track, self.stops[self.goal].at
        if session.turn < end:
            session.forward()
            lines = track.lines(session.turn, self.eyes) if track.moment else ()
            is_told = bool(lines) and lines[-1].index == session.turn - 1
            self._due = now + round(BEAT * pace) * is_told
        if session.turn >= end:
            self.place, self.goal = self.goal, None

    def last_stop(self, at: int) -> int:
        """The last stop not after that action."""
        return max((place for place, stop in enumerate(self.stops) if stop.at <= at), default=0)

    def look(self, eyes: Seat | None) -> int:
        """Change the viewer, who may see other stops, and return the stop to show; a highlight
        keeps its stops."""
        aim, at = self.aim, self.stops[self.aim].at
        self.eyes = eyes
        self.renew()
        return aim if self.track.moment else self.last_stop(at)

    def renew(self) -> None:
        """Find the stops again, because the game has grown or the viewer has changed."""
        self.stops = self.track.stops(self.eyes)
