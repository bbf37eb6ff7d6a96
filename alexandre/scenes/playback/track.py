"""The stretch of a match that is played back, and the positions at which it stops."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

from alexandre.content.moment import Moment, Told
from alexandre.kernel.contract import Seat
from alexandre.scenes.base.history import History
from alexandre.ui.play.log import Log
from alexandre.ui.play.log_rows import Line


@dataclass(frozen=True)
class Stop:
    """The position after `at` actions, with its caption `told` and a paragraph `plate`.

    Without either the log tells what was done. `notes` are for the presenter alone.
    """

    at: int
    told: Told | None = None
    plate: Told | None = None
    notes: Told | None = None


class Track:
    """A highlight, or a whole game, which may still grow; `is_fine` stops after every action.

    The record of a highlight need not be that of the history.
    """

    def __init__(self, history: History, moment: Moment | None = None, *,
                 is_fine: bool = False) -> None:
        self.history = history
        self.moment = moment
        self.begin = moment.begin if moment else 0
        self._is_fine = is_fine
        self._book = Log(history.game)

    @property
    def end(self) -> int:
        """The last position, in actions."""
        return self.moment.end if self.moment else len(self.history.steps)

    def stops(self, eyes: Seat | None) -> tuple[Stop, ...]:
        """The stops of a highlight are its captions, with opening and closing; those of a game are
        its actions, if it is not fine only those of which the viewer sees anything."""
        moment = self.moment
        if moment is not None:
            return (Stop(self.begin, plate=moment.before, notes=moment.notes),
                    *(Stop(each.at, each.told, notes=each.notes) for each in moment.captions),
                    Stop(self.end, plate=moment.after))
        if self._is_fine:
            return tuple(map(Stop, range(self.end + 1)))
        seen = sorted({line.index + 1 for line in self.lines(self.end, eyes)})
        return (Stop(0), *map(Stop, seen))

    def lines(self, at: int, eyes: Seat | None) -> tuple[Line, ...]:
        """The log of the first `at` actions."""
        lines = self._book.lines(self.history.steps, eyes, self.history.record)
        return lines[:bisect_left(lines, at, key=lambda line: line.index)]
