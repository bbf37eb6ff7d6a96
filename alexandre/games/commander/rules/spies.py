"""Insights that are used outside a battle: diplomats, courtiers, and spies, who are sent at any
time.  Chapter 12."""

from __future__ import annotations

from alexandre.games.commander.actions.battle import LEADER
from alexandre.games.commander.actions.verbs import Betray, PlayInsight
from alexandre.games.commander.events import ForceBetrayed, InsightPlayed
from alexandre.games.commander.meta import COURTIERS, DIPLOMATS
from alexandre.games.commander.rules.battle import battle_course, opening
from alexandre.games.commander.rules.battle.end import win
from alexandre.games.commander.rules.march import victory
from alexandre.games.commander.rules.prey import counters, is_prey, place_of
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Stage
from alexandre.games.commander.state.holdings import GONE
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.games.commander.state.values import battle_of
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declared import add_at, replace_at
from alexandre.kernel.fields import NONE

BEFORE_THE_GATES = (Phase.CONQUEST, Phase.FACE, Phase.BOAST, Phase.ONGOING)


def play_insight(state: Position, action: PlayInsight, tell: Tell | None) -> None:
    """[12.1] it is used up; [12.4] [12.5] [12.7] what it does."""
    state.insights = replace_at(state.insights, action.index, GONE)
    if tell:
        tell(InsightPlayed(state.tables.insights[action.index]))
    if action.index == DIPLOMATS:
        state.diplomats = 1
    elif action.index == COURTIERS:
        state.courtiers = state.tables.box.intimidation["courtiers"]
    else:
        state.asked, state.spied = state.phase, NONE
        state.phase = Step.NEXT_SPIED


def next_spied(state: Position, tell: Tell | None) -> None:
    """The next stronghold where something is taken away; then it goes on.  [12.7]"""
    for site in range(state.spied + 1, len(state.tables.sites)):
        if is_prey(state, site):
            state.spied = site
            state.phase = Phase.SPIES
            return
    state.phase, state.asked, state.spied = state.asked, 0, NONE
    if state.phase == Phase.BATTLE:
        thin_out(state, tell)
    elif state.phase in BEFORE_THE_GATES:
        knock(state)


def law(state: Position) -> Law:
    """Every force and every wall of the stronghold is as likely.  [12.7]"""
    moves = state.tables.moves.betray
    return [(moves[place], n) for place, n in enumerate(counters(state, state.spied)) if n]


def betray(state: Position, action: Betray, tell: Tell | None) -> None:
    """[12.7] it goes back to the cup, or to the walls, and pays nothing."""
    tables, site = state.tables, state.spied
    is_wall = action.index >= 2 * tables.enemies
    kind = action.index // 2
    if state.battle is not None and state.battle.site == site:
        leave_line(state, action.index)
    elif is_wall:
        state.walls = add_at(state.walls, 2 * site + action.index % 2, -1)
    else:
        state.garrison = add_at(state.garrison, site * 2 * tables.enemies + action.index, -1)
    if not is_wall:
        state.cup = add_at(state.cup, kind)
    state.phase = Step.NEXT_SPIED
    if tell:
        tell(ForceBetrayed(tables.enemy_noun(kind), tables.region_of(site).noun))


def leave_line(state: Position, place: int) -> None:
    """[12.7] in a battle it leaves the line; of two alike the one that rests, or has attacked."""
    battle = battle_of(state)
    battle.change(max(code for code in battle.foes
                      if code >> 3 != LEADER and place_of(state, code) == place), NONE)


def thin_out(state: Position, tell: Tell | None) -> None:
    """[8.2.1] a shorter line draws fewer plans; [8.9.4] without a force the battle is won."""
    battle = battle_of(state)
    if battle.stage == Stage.WINDOW:
        if not (battle.has_troops() and battle_course.has_window(state)):
            battle_course.settle(state, tell)
    elif not battle.has_troops():
        win(state, tell)
    elif battle.stage == Stage.OPENING:
        battle.due = opening.plans_due(state)
        if not battle.due:
            opening.draw_on(state)
    else:
        battle_course.go_on_if_empty(state, tell)
    if battle.result:
        victory.after_battle(state, tell)


def knock(state: Position) -> None:
    """[9.8] the stronghold before which the army stands surrenders if nobody is left in it."""
    site = state.site
    if (state.is_hostile(site) and not state.tables.sites[site].is_battle
            and not any(state.garrison_at(site)) and not state.leaders[site]):
        state.die = state.courtiers = 0
        state.phase = Step.CONFRONT
