"""What a decision costs or counts, worked out from the table: shown before it is made."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.meta import EXILES, GUERRILLAS, MAZAEUS, SCORCHED_EARTH
from alexandre.games.commander.state import Position

FREE_ROAD: Final = 0  # on the die of a road that needs no scouts


def price(state: Position) -> tuple[int, int]:
    """The gold and the hits of entering.  [6.2-6.4] [13.3] [13.6]"""
    marks, forces = state.tables.regions[state.target].marks, state.strength()
    hits = gold = 0
    if state.die == FREE_ROAD:
        return 0, 0
    if state.die > forces:
        hits = state.die - forces
    elif state.concerns(MAZAEUS, marks):
        gold = forces - state.tables.figures[MAZAEUS]
    else:
        gold = forces - state.die
    if gold and state.concerns(SCORCHED_EARTH, marks):
        gold += state.tables.figures[SCORCHED_EARTH]
    if state.concerns(GUERRILLAS, marks):
        hits += state.tables.figures[GUERRILLAS]
    return gold, hits


def modifiers(state: Position) -> tuple[tuple[str, int], ...]:
    """What is added to the die.  [9.3] [13.4]"""
    site, most = state.site, state.tables.box.intimidation["most"]
    ahead = state.strength() - state.defenders(site)
    parts = [("numbers", max(-most, min(most, ahead))),
             ("conquests", min(most, state.count_conquered())),
             ("level", (state.level - 1) // 2),
             ("walls", -state.walls[2 * site])]
    if state.concerns(EXILES, state.tables.sites[site].marks):
        parts.append(("exiles", state.tables.figures[EXILES]))
    return tuple(parts)
