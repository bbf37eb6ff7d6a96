"""Music and places give way to deeds: how much softer they are at a moment."""

from __future__ import annotations

from typing import Final

DEPTH: Final = 8.0  # dB
LEAD: Final = 0.080  # seconds before a deed is heard
HOLD: Final = 0.250  # of the deed itself; what rings after it rings with the music
BACK: Final = 0.900


class Ducking:
    """The deeds of the last moment and of the next; times are seconds of any clock."""

    def __init__(self) -> None:
        self._deeds: list[float] = []

    def lower(self, at: float) -> None:
        """A deed is heard then."""
        self._deeds.append(at)

    def gain(self, now: float) -> float:
        """The factor of what gives way: 1 where no deed is near."""
        self._deeds = [at for at in self._deeds if now < at + HOLD + BACK]
        depth = max((self._depth(now - at) for at in self._deeds), default=0.0)
        return float(10 ** (-depth * DEPTH / 20))

    @property
    def is_needed(self) -> bool:
        """Does the gain change soon?"""
        return bool(self._deeds)

    @staticmethod
    def _depth(since: float) -> float:
        """From 0 to 1, so long after a deed began."""
        if since < 0:
            return max(0.0, 1 + since / LEAD)
        return min(1.0, 1 - (since - HOLD) / BACK)
