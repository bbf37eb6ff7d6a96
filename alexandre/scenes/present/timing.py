"""The target time of a presentation, and how far ahead of it or behind it the presenter is."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from alexandre.kernel.text import Msg

SHORT: Final = 60  # letters that a step without words takes
MINUTE: Final = 60  # seconds


class Timing:
    """`minutes` is 0 without a target; each step has a share of them by what is told at it."""

    def __init__(self, minutes: int = 0) -> None:
        self.minutes = minutes
        self._ends: tuple[int, ...] = ()  # of the steps, in letters from the beginning

    def weigh(self, steps: Sequence[str]) -> None:
        """The words of each step, the presenter's notes included."""
        self._ends = tuple(accumulate(SHORT + len(each) for each in steps))

    def judge(self, place: int, seconds: int) -> int:
        """The seconds by which step `place` is ahead of its time; behind it they are negative, and
        0 while the step has its share."""
        whole = self.minutes * MINUTE
        begin = self._ends[place - 1] if place else 0
        first, last = (round(whole * each / self._ends[-1]) for each in (begin, self._ends[place]))
        return max(0, first - seconds) + min(0, last - seconds)

    def tell(self, place: int, seconds: int) -> Msg | str:
        """The verdict of `judge` in words; nothing without a target."""
        if not self.minutes or not self._ends:
            return ""
        off = self.judge(place, seconds)
        if not off:
            return Msg.of("ui.present.on_time")
        return Msg.of("ui.present.ahead_by" if off > 0 else "ui.present.behind_by",
                      time=format_seconds(abs(off)))


def format_seconds(seconds: int) -> str:
    """Minutes and seconds."""
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"


def name_minutes(minutes: int) -> Msg:
    """A target, or that there is none."""
    return Msg.of("ui.present.minutes", n=minutes) if minutes else Msg.of("ui.present.no_target")
