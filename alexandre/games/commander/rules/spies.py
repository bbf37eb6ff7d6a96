"""Insights that are used outside a battle: diplomats and spies.  Chapter 12."""

from __future__ import annotations

from alexandre.games.commander.actions import Betray, PlayInsight
from alexandre.games.commander.events import ForceBetrayed, InsightPlayed
from alexandre.games.commander.meta import COURTIERS, DIPLOMATS
from alexandre.games.commander.rules import musters
from alexandre.games.commander.state import Position, added, changed
from alexandre.games.commander.state.names import GONE, NEXT_SPIED, NONE, SPYING
from alexandre.kernel.contract import Tell


def is_prey(state: Position, site: int) -> bool:
    """A stronghold that has not fallen, Tyre apart, with a force or a wall.  [12.7]"""
    if state.status[site] or state.tables.sites[site].is_battle or state.is_target(site):
        return False
    return any(state.garrison_at(site)) or any(state.walls[2 * site:2 * site + 2])


def has_prey(state: Position) -> bool:
    """Would spies find anything to take away?"""
    return any(is_prey(state, site) for site in range(len(state.tables.sites)))


def play_insight(state: Position, action: PlayInsight, tell: Tell | None) -> None:
    """[12.1] it is used up; [12.4] [12.5] [12.7] what it does."""
    state.insights = changed(state.insights, action.index, GONE)
    state.mark = NONE
    if tell:
        tell(InsightPlayed(state.tables.insights[action.index]))
    if action.index == DIPLOMATS:
        state.diplomats = 1
    elif action.index == COURTIERS:
        state.die += state.tables.box.intimidation["courtiers"]
    else:
        state.resume, state.step = state.phase, NONE
        state.phase = NEXT_SPIED


def next_spied(state: Position, tell: Tell | None) -> None:
    """The next stronghold where something is taken away; then it goes on.  [12.7]"""
    for site in range(state.step + 1, len(state.tables.sites)):
        if is_prey(state, site):
            state.step = site
            state.phase = SPYING
            return
    state.phase, state.resume, state.step = state.resume, 0, NONE


def law(state: Position) -> musters.Law:
    """Every force and every wall of the stronghold is as likely.  [12.7]"""
    site, moves = state.step, state.tables.moves.betray
    counts = [*state.garrison_at(site), *state.walls[2 * site:2 * site + 2]]
    return [(moves[place], n) for place, n in enumerate(counts) if n]


def betray(state: Position, action: Betray, tell: Tell | None) -> None:
    """[12.7] it goes back to the cup, or to the walls, and pays nothing."""
    tables, site = state.tables, state.step
    width = 2 * tables.enemies
    region = tables.regions[tables.sites[site].region]
    if action.index < width:
        state.garrison = added(state.garrison, site * width + action.index, -1)
        state.cup = added(state.cup, action.index // 2)
        noun = tables.kinds[tables.mac + action.index // 2].noun
    else:
        state.walls = added(state.walls, 2 * site + action.index - width, -1)
        noun = tables.wall_noun
    state.phase = NEXT_SPIED
    if tell:
        tell(ForceBetrayed(noun, region.noun))
