"""The places of the parts of the side, the same for every prompt.

Only the window, the player's letters and how many play decide it.  What a larger window has more
goes to the log, in whole lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from alexandre.ui.draw.layout import Box, rows
from alexandre.ui.draw.theme import Theme
from alexandre.ui.play.tablets import measure_stack

HEAD: Final = 116.0  # whose turn, the cause, the question
HEAD_GROWS: Final = 0.3  # with the letters: a line less of them is in sight
CHOICES: Final = 180.0
CHOICES_LOW: Final = 150.0
BAR: Final = 38.0  # what decides
PLAYERS: Final = 148.0  # at most; a player alone may have any tablet
PLAYERS_LOW: Final = 104.0
PLAYERS_LEAST: Final = 82.0
PLAYERS_CROWD: Final = 152.0  # four and more: two offers are in sight still
FEW: Final = 3  # players
MORE: Final = 0.13  # beside larger letters so many, and each but four, keep so much more room
LOG_HEAD: Final = 34.0
TOOLS: Final = 32.0
GAP: Final = 5.5  # round the players
RULE: Final = 5.0  # before the tools
LINES: Final = 6  # of the log
LINES_LEAST: Final = 4
LINES_CROWD: Final = 3  # beside larger letters, where three or four players need the room,
LINES_FULL: Final = 2  # or five


@dataclass(frozen=True)
class Grid:
    """The parts of the side panel, from the top down."""

    head: Box
    choices: Box
    bar: Box
    players: Box
    log_head: Box
    log: Box
    tools: Box

    @property
    def below(self) -> Box:
        """The room of players and log, which a comparison takes."""
        return self.players.around(self.log)

    def lend(self, high: float, line: float) -> Grid:
        """The grid with so much more room for the choices: whole lines of the log, which keeps
        one, or all of it."""
        lines, head = round(self.log.h / line), self.log_head.h
        lent, left = ceil(high / line) * line, lines * line
        if lent > max(0.0, left - line):
            lent, left, head = left + head, 0.0, 0.0
        else:
            left -= lent
        bar, players, log_head = (each.shift(lent) for each in (
            self.bar, self.players, self.log_head))
        log_head = Box(log_head.x, log_head.y, log_head.w, head)
        return Grid(self.head, self.choices.extend(lent), bar, players, log_head,
                    Box(self.log.x, log_head.bottom, self.log.w, left), self.tools)


def grid_of(inner: Box, theme: Theme, line: float, seats: int) -> Grid:
    """The grid of a side panel of that size; `line` is the height of a line of the log.

    With two players the log gets the room of the missing ones. In a low window, or with large
    letters, the players shrink first, but four or more after these; then the log, then the
    choices, and the players once more.
    """
    bar, log_head, tools = (theme.tall(each) for each in (BAR, LOG_HEAD, TOOLS))
    head = HEAD * (1 + (theme.text - 1) * HEAD_GROWS)
    left = inner.h - head - bar - log_head - tools - 2 * GAP - RULE
    choices, log = CHOICES * theme.text, LINES * line
    players = min(PLAYERS, measure_stack(seats, inner.w)) if seats > 1 else PLAYERS
    missing = choices + players + log - left
    is_large = theme.text > 1
    crowd = 1 + MORE * max(seats >= FEW, seats - FEW) * is_large
    if missing > 0:
        least = PLAYERS_CROWD if seats > FEW else PLAYERS_LOW * crowd
        players, missing = give(players, least, missing)
    lines = (LINES_LEAST if not is_large or seats < FEW else
             LINES_CROWD if seats <= FEW + 1 else LINES_FULL)
    log = max(lines, (log - missing) // line) * line
    if left - log - players < CHOICES_LOW:
        players = max(PLAYERS_LEAST * crowd, left - log - CHOICES_LOW)
    choices = max(0.0, left - players - log)
    parts = rows(inner, (head, choices, bar, GAP, players, GAP, log_head, log))
    return Grid(parts[0], parts[1], parts[2], parts[4], parts[6], parts[7],
                Box(inner.x, inner.bottom - tools, inner.w, tools))


def give(high: float, least: float, missing: float) -> tuple[float, float]:
    """The height left after giving up what is missing, and the part still missing."""
    given = min(missing, max(0.0, high - least))
    return high - given, missing - given
