"""Target time of a presentation, and the presenter's lead or delay."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from alexandre.kernel.text import Msg

SHORT: Final = 60  # letters counted for a step without words
MINUTE: Final = 60  # seconds


class Timing:
    """`minutes` is 0 without a target; the steps share it in proportion to their words."""

    def __init__(self, minutes: int = 0) -> None:
        self.minutes = minutes
        self._ends: tuple[int, ...] = ()  # cumulative letters by step

    def weigh(self, steps: Sequence[str]) -> None:
        """Set the weight of each step: its words, the presenter's notes included."""
        self._ends = tuple(accumulate(SHORT + len(each) for each in steps))

    def judge(self, place: int, seconds: int) -> int:
        """Return the seconds ahead (negative: behind) at step `place`; 0 within the share of the
        step."""
        whole = self.minutes * MINUTE
        begin = self._ends[place - 1] if place else 0
        first, last = (round(whole * each / self._ends[-1]) for each in (begin, self._ends[place]))
        return max(0, first - seconds) + min(0, last - seconds)

    def tell(self, place: int, seconds: int) -> Msg | str:
        """The verdict of `judge` in words; "" without a target."""
        if not self.minutes or not self._ends:
            return ""
        off = self.judge(place, seconds)
        if not off:
            return Msg.of("ui.present.on_time")
        return Msg.of("ui.present.ahead_by" if off > 0 else "ui.present.behind_by",
                      time=format_seconds(abs(off)))


def format_seconds(seconds: int) -> str:
    """Return the minutes and seconds as text."""
    return f"{seconds // MINUTE}:{seconds % MINUTE:02}"


def name_minutes(minutes: int) -> Msg:
    """The words for a target, or for none."""
    return Msg.of("ui.present.minutes", n=minutes) if minutes else Msg.of("ui.present.no_target")
