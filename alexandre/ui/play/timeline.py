"""The events of a match still to be shown, in order, each with the views before and after it.

The match may be far ahead.  The timeline lets its stage show one event after the other, at the
pace of the player, and can be ended at once.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Protocol

from alexandre.kernel.contract import Event, View


@dataclass(frozen=True)
class Shot:
    """An event with the views before and after it.

    `event` is None where a step changed the table without one. `turn` is the number of the step.
    """

    before: View
    event: Event | None
    after: View
    turn: int = 0


class Stage(Protocol):
    """Interface of what shows shots; the timeline decides which one, and when."""

    def begin(self, shot: Shot, *, is_moved: bool) -> int:
        """Prepare a shot; return its length in milliseconds at the normal pace, 0 if nothing
        moves."""

    def at(self, time: int) -> None:
        """Show it as it is after so many milliseconds at the normal pace."""

    def end(self) -> None:
        """Handle the end of the shot."""

    def rest(self, view: View) -> None:
        """Show this table, without movement."""


class Timeline:
    """The shots still to be shown; `view` is the one shown last before a movement began."""

    def __init__(self, stage: Stage, view: View) -> None:
        self.stage = stage
        self.view = view
        self.stretch = 1.0
        self._queue: deque[Shot] = deque()
        self._shot: Shot | None = None
        self._began = self._ends = 0
        self._length = 0  # of the shot, at the normal pace
        self._pace = 1.0  # the stretch that it is shown with
        self._is_read = False  # does it stand there to be read, at any pace?
        self.told: tuple[Event, ...] = ()  # of the step that is shown, those seen to their end

    @property
    def is_moving(self) -> bool:
        """Whether anything is left to show."""
        return self._shot is not None or bool(self._queue)

    @property
    def turn(self) -> int | None:
        """The number of the step that is being shown or comes next; None if nothing is left."""
        shot = self._shot or (self._queue[0] if self._queue else None)
        return None if shot is None else shot.turn

    @property
    def event(self) -> Event | None:
        """The event that is being shown."""
        return None if self._shot is None else self._shot.event

    def push(self, shot: Shot) -> None:
        """Append a shot."""
        self._queue.append(shot)

    def tick(self, now: int) -> bool:
        """Advance to this time; return whether anything was shown."""
        if not self.is_moving:
            return False
        if self._shot is None:
            self._begin(now)
        else:
            self._keep_pace(now)
            if now < self._ends:
                self.stage.at(self.time_at(now))
        while now >= self._ends:
            self._finish()
            if not self._queue:
                self.stage.rest(self.view)
                break
            self._begin(self._ends)
            if now < self._ends:  # in this frame: the shot before may have shown what comes later
                self.stage.at(self.time_at(now))
        return True

    def skip(self) -> None:
        """End the running shot and all that follow at once."""
        if self.is_moving:
            last = self._queue[-1] if self._queue else self._shot
            assert last is not None
            self.reset(last.after)

    def jump(self, now: int, time: int) -> None:
        """Continue the running shot from that time, which is counted at the normal pace."""
        if self._shot is not None:
            self._began = now - round(time * self._pace)
            self._ends = self._began + round(self._length * self._pace)

    def time_at(self, now: int) -> int:
        """The time of the running shot that has passed, at the normal pace."""
        return round((now - self._began) / self._pace) if self._pace else 0

    def reset(self, view: View) -> None:
        """Discard what was still to be shown, and show this table."""
        self._queue.clear()
        self._shot, self.told = None, ()
        self.view = view
        self.stage.rest(view)

    def _begin(self, now: int) -> None:
        self._shot = self._queue.popleft()
        self._is_read = not self.stretch
        self._length = self.stage.begin(self._shot, is_moved=not self._is_read)
        self._pace = self.stretch or 1.0
        self._began, self._ends = now, now + round(self._length * self._pace)

    def _keep_pace(self, now: int) -> None:
        """Adapt a running shot to another pace: it goes on from its place, or ends at once."""
        if self._is_read or self.stretch == self._pace:
            return
        shown = (now - self._began) / self._pace if self._pace else 0.0
        self._pace = self.stretch
        self._began = now - round(shown * self._pace)
        self._ends = self._began + round(self._length * self._pace)

    def _finish(self) -> None:
        shot, self._shot = self._shot, None
        if shot is not None:
            self.view = shot.after
            self.stage.end()
            self._tell(shot)

    def _tell(self, shot: Shot) -> None:
        if self.turn != shot.turn:
            self.told = ()
        elif shot.event is not None:
            self.told = (*self.told, shot.event)
