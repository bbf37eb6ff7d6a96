"""Hits as they are taken, one by one.  8.7, with Rally and Regroup of 8.4."""

from __future__ import annotations

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.events import battle as events
from alexandre.games.commander.rules.battle.course import settle
from alexandre.games.commander.rules.battle.end import destroy_foe, die, lose_force
from alexandre.games.commander.rules.battle.plans import noun_of, spend, text_of
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import (
    ACTED,
    ALEXANDER,
    LEADER,
    REDUCED,
    WALL,
    Battle,
    Plan,
)
from alexandre.games.commander.state.values import battle_of, steps_left
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.fields import NONE


def deal_offers(state: Position) -> list[Action]:
    """[8.7.2] anyone but the leader; [8.6.4] what was aimed at a wall, or not, stays so.

    A set of hits is told in ascending order, full sides before reduced ones.
    """
    battle, moves = battle_of(state), state.tables.moves.battle
    codes = [code for code in battle.foes if is_open(battle, code)]
    n = battle.wall_hits or battle.force_hits or battle.free_hits
    return [action for code in next_takers(state, codes, n)
            if (action := moves.deal[code]) is not None]


def is_open(battle: Battle, code: int) -> bool:
    """May the hits that are dealt now fall on it?"""
    kind = code >> 3
    if battle.wall_hits:
        return kind == WALL
    return kind < LEADER or (kind == WALL and not battle.force_hits)


def next_takers(state: Position, codes: list[int], n: int) -> list[int]:
    """Those that may take the next of `n` hits, so that the later ones find somebody too."""
    last = battle_of(state).last
    ahead = sorted(code & ~ACTED for code in codes if code & ~ACTED >= last)
    room = sum(steps_left(state, code) for code in ahead)
    needed = min(n, room)
    takers: list[int] = []
    for code in ahead:
        if room >= needed and code not in takers:
            takers.append(code)
        room -= steps_left(state, code)
    return takers


def deal(state: Position, action: verbs.DealHit, tell: Tell | None) -> None:
    """[8.7.1] it shows its reduced side, or is destroyed."""
    battle = battle_of(state)
    code = next(each for each in battle.foes if each & ~ACTED == action.force)
    is_destroyed = steps_left(state, code) == 1
    if tell:
        tell(events.ForceHit(text_of(state, code), noun_of(state, code), False, is_destroyed))
    if is_destroyed:
        destroy_foe(state, code)
    else:
        battle.change(code, code | REDUCED)
    battle.last = action.force
    if battle.wall_hits:
        battle.wall_hits -= 1
        left = battle.wall_hits
    elif battle.force_hits:
        battle.force_hits -= 1
        left = battle.force_hits
    else:
        battle.free_hits -= 1
        left = battle.free_hits
    if not left:
        battle.last = NONE
    settle(state, tell)


def take_offers(state: Position) -> list[Action]:
    """[8.7.5] whoever the player likes; [8.8.3] in a duel Alexander; [8.4.9] Rally first."""
    battle, moves = battle_of(state), state.tables.moves.battle
    offers: list[Action] = []
    if battle.plans[Plan.RALLY] and battle.last == NONE:
        offers.append(moves.rally)
    if battle.alexander_hits:
        codes = [8 * ALEXANDER]
    else:
        codes = next_takers(state, battle.mine, battle.own_hits)
    offers += [action for code in codes if (action := moves.take[code]) is not None]
    return offers


def rally(state: Position, action: verbs.RallyForces, tell: Tell | None) -> None:
    """[8.4.9] one hit less."""
    battle = battle_of(state)
    spend(state, Plan.RALLY, tell)
    drop(battle)
    settle(state, tell)


def drop(battle: Battle) -> None:
    """One hit of those that are taken now is done with; the duel's come first."""
    if battle.alexander_hits:
        battle.alexander_hits -= 1
    else:
        battle.own_hits -= 1
        if not battle.own_hits:
            battle.last = NONE


def take(state: Position, action: verbs.TakeHit, tell: Tell | None) -> None:
    """[8.7.1] a step of a force; [8.7.6] or two levels of Alexander's."""
    battle = battle_of(state)
    if action.force >> 3 == ALEXANDER:
        wound(state, tell)
        if not state.level:
            die(state, tell)
            return
    else:
        code = max(each for each in battle.mine if each & ~ACTED == action.force)
        is_destroyed = steps_left(state, code) == 1
        if tell:
            tell(events.ForceHit(text_of(state, code), noun_of(state, code), True, is_destroyed))
        if is_destroyed:
            lose_force(state, code)
        else:
            battle.change(code, code | REDUCED)
    if not battle.alexander_hits:
        battle.last = action.force
    drop(battle)
    settle(state, tell)


def wound(state: Position, tell: Tell | None) -> None:
    """[8.7.6] two levels less; at level 1 or 2 it is his death."""
    state.wound_alexander()
    if tell:
        tell(events.AlexanderHit(state.level))


def regroup_offers(state: Position) -> list[Action]:
    """[8.4.10] one of those just lost, or none."""
    moves = state.tables.moves.battle
    kinds = sorted(dict.fromkeys(battle_of(state).fallen))
    offers: list[Action] = [action for kind in kinds
                           if (action := moves.regroup[8 * kind]) is not None]
    return [*offers, moves.keep_regroup]


def regroup(state: Position, action: verbs.RegroupForce, tell: Tell | None) -> None:
    """[8.4.10] it will come back at full strength."""
    battle = battle_of(state)
    spend(state, Plan.REGROUP, tell)
    battle.regrouped.append(action.force >> 3)
    battle.fallen = []
    if tell:
        tell(events.ForceRegrouped(action.id, noun_of(state, action.force)))
    settle(state, tell)


def keep_regroup(state: Position, action: verbs.KeepRegroup, tell: Tell | None) -> None:
    """The plan is kept for another loss."""
    battle_of(state).fallen = []
    settle(state, tell)
