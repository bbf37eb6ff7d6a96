"""Ducking: music and ambience become softer while a cue sounds."""

from __future__ import annotations

from typing import Final

DEPTH: Final = 8.0  # dB
LEAD: Final = 0.080  # seconds before a cue is heard
HOLD: Final = 0.250  # of the cue itself; what rings after it rings with the music
BACK: Final = 0.900


class Ducking:
    """The cues of the last moment and of the next; times are seconds of any clock."""

    def __init__(self) -> None:
        self._cues: list[float] = []

    def lower(self, at: float) -> None:
        """A cue is heard then."""
        self._cues.append(at)

    def gain(self, now: float) -> float:
        """The factor of what gives way: 1 where no cue is near."""
        self._cues = [at for at in self._cues if now < at + HOLD + BACK]
        depth = max((self._depth(now - at) for at in self._cues), default=0.0)
        return float(10 ** (-depth * DEPTH / 20))

    @property
    def is_needed(self) -> bool:
        """Does the gain change soon?"""
        return bool(self._cues)

    @staticmethod
    def _depth(since: float) -> float:
        """From 0 to 1, so long after a cue began."""
        if since < 0:
            return max(0.0, 1 + since / LEAD)
        return min(1.0, 1 - (since - HOLD) / BACK)
