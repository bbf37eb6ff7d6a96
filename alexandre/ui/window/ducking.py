"""Ducking: music and ambience become softer while a cue sounds."""

from __future__ import annotations

from typing import Final

DEPTH: Final = 8.0  # dB
LEAD: Final = 0.080  # seconds before a cue is heard
HOLD: Final = 0.250  # of the cue itself; what rings after it rings with the music
BACK: Final = 0.900


class Ducking:
    """The recent and coming cues, which lower music and ambience; times are in seconds."""

    def __init__(self) -> None:
        self._cues: list[float] = []

    def lower(self, at: float) -> None:
        """Note a cue that sounds at that time."""
        self._cues.append(at)

    def gain(self, now: float) -> float:
        """The gain of music and ambience: 1 where no cue is near."""
        self._cues = [at for at in self._cues if now < at + HOLD + BACK]
        depth = max((self._depth(now - at) for at in self._cues), default=0.0)
        return float(10 ** (-depth * DEPTH / 20))

    @property
    def is_needed(self) -> bool:
        """Whether the gain is about to change."""
        return bool(self._cues)

    @staticmethod
    def _depth(since: float) -> float:
        """The share of the full reduction, 0 to 1, so long after a cue began."""
        if since < 0:
            return max(0.0, 1 + since / LEAD)
        return min(1.0, 1 - (since - HOLD) / BACK)
