"""Forces that leave the field, and the end of a battle. 8.8 and 8.9."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.battle import ACTED, ALEXANDER, LEADER, REDUCED, WALL
from alexandre.games.commander.actions.verbs import Die
from alexandre.games.commander.events import battle as events
from alexandre.games.commander.rules.battle.battle_plans import noun_of, text_of
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import MAC, Battle, Stage
from alexandre.games.commander.state.holdings import DEAD, RETREATED, WON
from alexandre.games.commander.state.values import battle_of, hero_numbers
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import add_at, replace_at
from alexandre.kernel.fields import NONE

RESULTS: Final = {WON: "won", RETREATED: "retreated", DEAD: "dead"}


def destroy_foe(state: Position, code: int) -> None:
    """[8.9.5] a force, wall or leader goes to the box of the destroyed, where it pays gold."""
    kind, enemies = code >> 3, state.tables.enemies
    battle_of(state).change(code, NONE)
    place = {WALL: enemies, LEADER: enemies + 1}.get(kind, kind - MAC)
    state.destroyed = add_at(state.destroyed, place)


def lose_force(state: Position, code: int) -> None:
    """[8.9.5] an own force is lost; it can be bought again."""
    battle = battle_of(state)
    battle.change(code, NONE)
    battle.fallen.append(code >> 3)
    battle.fallen.sort()


def strike_leader(state: Position, tell: Tell | None) -> None:
    """[8.8.3] the hits of the duel; [8.8.4] if he falls, all others are destroyed with him."""
    battle = battle_of(state)
    hits, battle.leader_hits = battle.leader_hits, 0
    while hits and not battle.leader_killed:
        hits -= 1
        code = next(each for each in battle.foes if each >> 3 == LEADER)
        noun = noun_of(state, code)
        if tell:
            tell(events.ForceHit(text_of(state, code), noun, False, bool(code & REDUCED)))
        if not code & REDUCED:
            battle.change(code, code + REDUCED)
            continue
        battle.leader_killed = 1
        if tell:
            tell(events.LeaderFell(noun))
        for each in battle.foes[:]:
            destroy_foe(state, each)


def win(state: Position, tell: Tell | None) -> None:
    """[8.8.5] a leader without forces flees; [8.6.5] walls without defenders fall."""
    battle = battle_of(state)
    for code in battle.foes[:]:
        if code >> 3 == LEADER and tell:
            tell(events.LeaderFled(noun_of(state, code)))
        destroy_foe(state, code)
    close(state, WON, tell)


def retreat(state: Position, action: verbs.Retreat, tell: Tell | None) -> None:
    """[8.9.1] Alexander gets away; the others roll."""
    battle = battle_of(state)
    battle.mine = sorted(code & ~ACTED for code in battle.mine)
    battle.stage = Stage.RETREATING
    await_escape(state, tell)


def await_escape(state: Position, tell: Tell | None) -> None:
    """The next force rolls, or all have."""
    if fleeing(battle_of(state)) == NONE:
        close(state, RETREATED, tell)


def fleeing(battle: Battle) -> int:
    """The force that rolls next for its retreat; those that got away are marked."""
    for code in battle.mine:
        if not code & ACTED and code >> 3 != ALEXANDER:
            return code
    return NONE


def escape(state: Position, action: Die, tell: Tell | None) -> None:
    """[8.9.2] a force gets away on Alexander's value or less; else it is lost."""
    battle = battle_of(state)
    code, limit = fleeing(battle), hero_numbers(state)[0]
    has_escaped = action.n <= limit
    if tell:
        tell(events.EscapeRolled(text_of(state, code), noun_of(state, code), action.n, limit,
                                 has_escaped))
    battle.change(code, code | ACTED if has_escaped else NONE)
    await_escape(state, tell)


def close(state: Position, result: int, tell: Tell | None) -> None:
    """[8.9.3] [8.9.4] the forces left go back to the army and to the garrison; [8.9.6] plans
    go back to their bowls."""
    battle, tables = battle_of(state), state.tables
    army, garrison = [0] * len(state.army), [0] * (2 * tables.enemies)
    walls, leader = [0, 0], 0
    for code in battle.mine:
        if code >> 3 != ALEXANDER:
            army[2 * (code >> 3) + bool(code & REDUCED)] += 1
    for kind in battle.regrouped:  # [8.4.10]
        army[2 * kind] += 1
    for code in battle.foes:
        if code >> 3 == WALL:
            walls[bool(code & REDUCED)] += 1
        elif code >> 3 == LEADER:
            leader = 1 if code & REDUCED else 2
        else:
            garrison[2 * ((code >> 3) - MAC) + bool(code & REDUCED)] += 1
    state.army = army
    state.set_garrison(battle.site, garrison)
    state.leaders = replace_at(state.leaders, battle.site, leader)
    if state.is_target(battle.site):
        if not state.is_breached():
            full, reduced = walls
            state.mole_wall = 0 if result == WON else 2 - 2 * full - reduced
    else:
        state.walls = [*state.walls[:2 * battle.site], *walls, *state.walls[2 * battle.site + 2:]]
    state.fever = 0
    battle.mine, battle.foes, battle.regrouped = [], [], []
    battle.stage = Stage.CLOSED
    battle.result = result
    if tell:
        noun = tables.region_of(battle.site).noun
        tell(events.BattleEnded(RESULTS[result], noun))
