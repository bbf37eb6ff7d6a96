"""One stint of a row: random games for a while, measured in CPU time.

A row is measured in several short stints, taken in turns with those of the other rows, and its
best stint counts: the clock of a shared machine wobbles by a factor of two.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

Figures = dict[str, float]

clock = time.process_time


@dataclass
class StintCounts:
    """The counts of one stint; a decision is a choice among two offers or more."""

    games: int = 0
    decisions: int = 0
    actions: int = 0
    offers: int = 0
    turns: int = 0  # of the game, where they can be compared
    seconds: float = 0.0

    def figures(self) -> Figures:
        """The row's figures."""
        turns = {"us_per_turn": self.seconds / self.turns * 1e6} if self.turns else {}
        return turns | {
            "us_per_decision": self.seconds / self.decisions * 1e6,
            "us_per_action": self.seconds / self.actions * 1e6,
            "ms_per_game": self.seconds / self.games * 1e3,
            "decisions_per_game": self.decisions / self.games,
            "actions_per_game": self.actions / self.games,
            "offers_per_second": self.offers / self.seconds,
        }


def games(play: Callable[[StintCounts], None], seconds: float) -> Figures:
    """Whole games, one after the other, for so long; at least one."""
    tally = StintCounts()
    began = clock()
    while tally.games == 0 or tally.seconds < seconds:
        play(tally)
        tally.games += 1
        tally.seconds = clock() - began
    return tally.figures()


def each(call: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call."""
    count = 0
    began = clock()
    while count == 0 or clock() - began < seconds:
        for _ in range(10):
            call()
        count += 10
    return (clock() - began) / count * 1e6


Row = Callable[[float], Figures]


def serve(rows: Mapping[str, Row]) -> None:
    """Tell the names of the rows, then measure one for each line that asks: name and seconds."""
    print(json.dumps(list(rows)), flush=True)
    for line in sys.stdin:
        name, seconds = line.rsplit(None, 1)
        print(json.dumps(rows[name](float(seconds))), flush=True)
