"""Points, ties, and the grades of the solo player.  Chapters 15 and 17."""

from __future__ import annotations

from typing import Final

from alexandre.games.phalanxx.meta import GRADES
from alexandre.games.phalanxx.shape import PARTS
from alexandre.games.phalanxx.state import Position, members
from alexandre.games.phalanxx.tables import ARCHERS, COLOUR, MEN, ORANGE, VIOLET
from alexandre.kernel.contract import Outcome, rank_seats
from alexandre.kernel.fields import NONE

STEP: Final = 5  # from grade to grade  [17.9]
LEADS: Final = tuple(range(1, STEP * (len(GRADES) - 1), STEP))  # least, but the first grade's


def parts(state: Position, player: int) -> tuple[int, ...]:
    """The points of a player, part by part.  [15.1-15.7]"""
    box = state.tables.box
    is_rival = player == state.rival
    return (
        state.force[player],
        box.turned * state.turned[player],
        0 if is_rival else box.soldier * state.count(player, MEN),
        sum([state.side.values[region] for region in members(state.lands[player])]),
        -camouflage(state, player),
        0 if is_rival else state.talents[player] // box.talents,
        0 if is_rival else box.group * groups(state, player),
    )


def camouflage(state: Position, player: int) -> int:
    """[15.5] [8.7] what was gained by it does not count."""
    if not state.has_played(player, "camouflage"):
        return 0
    return state.worth(player, state.tables.abilities["camouflage"])


def groups(state: Position, player: int) -> int:
    """[15.7] sets of three symbols, for a player with a leader, equipment and a turned card."""
    if not (state.count(player, COLOUR + ORANGE) and state.count(player, COLOUR + VIOLET)
            and state.turned[player]):
        return 0
    return min([state.count(player, ARCHERS + each) for each in range(3)])


def total(state: Position, player: int) -> int:
    """All points; [17.8] of MaXXimilian only strength, cities and oases."""
    return sum(parts(state, player))


def result_of(state: Position) -> Outcome:
    """[15.8] most points, then the higher total of dice; [15.9] else a shared victory."""
    points = [parts(state, seat) for seat in range(state.seats)]
    merits = [(sum(each), dice_total(state, seat)) for seat, each in enumerate(points)]
    if state.rival == NONE:
        return rank_seats("succession", PARTS, points, merits)
    mine, theirs = merits[0][0], total(state, state.rival)
    return rank_seats(grade(mine - theirs), PARTS, points, [(mine, 0), (theirs, 1)])  # [17.9]


def dice_total(state: Position, player: int) -> int:
    """The sum of the personal dice. [15.8]"""
    white, orange, violet = state.dice_of(player)
    return white % 7 + orange % 7 + violet % 7


def grade(lead: int) -> str:
    """[17.9] what a lead over MaXXimilian is worth."""
    return GRADES[sum(lead >= least for least in LEADS)]
