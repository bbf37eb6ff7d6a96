"""The way of a camera from one view to the next, and the short rest after it."""

from __future__ import annotations

from typing import Final

from alexandre.ui.draw.camera import between, eased
from alexandre.ui.draw.painter import Fit

LENGTH: Final = 140  # milliseconds from one view to the next
REST: Final = 110  # and until what can be seen is painted sharp


class Glide:
    """Knows no clock of its own: the first tick after `begin` starts it."""

    def __init__(self) -> None:
        self._start: Fit | None = None
        self._since: int | None = None
        self._share = 0.0
        self._is_moved = False  # since the last frame
        self._rests: int | None = None

    @property
    def is_moving(self) -> bool:
        """Is the camera on its way, or has it only just come to rest?"""
        return self._is_moved or self._start is not None or self._rests is not None

    def begin(self, start: Fit | None) -> None:
        """Set out from this view; None: be there at once."""
        self._start, self._since, self._share = start, None, 0.0
        self._is_moved = True

    def arrive(self) -> None:
        """Be there."""
        self._start = None

    def on_way(self, goal: Fit) -> Fit:
        """What is seen at this moment."""
        return between(self._start, goal, eased(self._share)) if self._start else goal

    def tick(self, now: int) -> bool:
        """A frame; True when the camera has rested long enough."""
        if self._start is not None:
            self._since = now if self._since is None else self._since
            self._share = min(1.0, (now - self._since) / LENGTH)
            self._is_moved = True
            if self._share == 1.0:
                self._start = None
        if self._is_moved:
            self._is_moved, self._rests = False, now + REST
        elif self._rests is not None and now >= self._rests:
            self._rests = None
            return True
        return False
