"""What is still to be seen of a match: events in their order, each with the views round it.

The match may be far ahead.  The timeline lets its stage show one event after the other, at the
pace of the player; it can be ended at once, and waits after each step where that is asked for.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Protocol

from alexandre.kernel.contract import Event, View


@dataclass(frozen=True)
class Shot:
    """An event that was seen, between the view before it and the one after.

    Where a step changed the table without any, `event` is None.  `is_last` closes a step that
    another took: at the pace of steps the timeline waits after it.
    """

    before: View
    event: Event | None
    after: View
    is_last: bool = False


class Stage(Protocol):
    """Where shots are seen."""

    def begin(self, shot: Shot, *, is_moved: bool) -> int:
        """Prepare it, unless nothing moves; how long the shot lasts at the normal pace."""

    def at(self, time: int) -> None:
        """Show it as it is when so many milliseconds, at the normal pace, have passed."""

    def rest(self, view: View) -> None:
        """Nothing moves: this is the table."""


class Timeline:
    """`view` is what is shown, or was last before something began to move."""

    def __init__(self, stage: Stage, view: View) -> None:
        self.stage = stage
        self.view = view
        self.stretch = 1.0
        self.is_stepped = False
        self.is_waiting = False
        self._queue: deque[Shot] = deque()
        self._shot: Shot | None = None
        self._began = self._ends = 0

    @property
    def is_moving(self) -> bool:
        """Is there anything left to show?"""
        return self._shot is not None or bool(self._queue)

    def push(self, shot: Shot) -> None:
        """Show this after everything else."""
        self._queue.append(shot)

    def tick(self, now: int) -> bool:
        """Go on to this moment of the clock; whether anything was shown."""
        if not self.is_moving or self.is_waiting:
            return False
        begin = now if self._shot is None else self._ends
        while self._shot is not None or (self._queue and not self.is_waiting):
            if self._shot is None:
                self._begin(begin)
                if now < self._ends:
                    return True  # it took its time to prepare: the first picture is the next
            if now < self._ends:
                self.stage.at(round((now - self._began) / self.stretch))
                return True
            begin = self._ends
            self._finish()
        self.stage.rest(self.view)
        return True

    def skip(self) -> None:
        """End at once what moves and all that waits; at the pace of steps, this step alone."""
        was_waiting, self.is_waiting = self.is_waiting, False
        if was_waiting:
            return
        while self._shot is not None or (self._queue and not self.is_waiting):
            if self._shot is None:
                self._shot = self._queue.popleft()
            self._finish()
        self.stage.rest(self.view)

    def reset(self, view: View) -> None:
        """Forget whatever was still to be shown: this is the table."""
        self._queue.clear()
        self._shot, self.is_waiting = None, False
        self.view = view
        self.stage.rest(view)

    def _begin(self, now: int) -> None:
        self._shot = self._queue.popleft()
        length = self.stage.begin(self._shot, is_moved=self.stretch > 0)
        self._began, self._ends = now, now + round(length * self.stretch)

    def _finish(self) -> None:
        if self._shot is not None:
            self.view = self._shot.after
            self.is_waiting = self.is_stepped and self._shot.is_last
        self._shot = None
