"""Hits as they are taken, one by one.  8.7, with Rally and Regroup of 8.4."""

from __future__ import annotations

from collections.abc import Iterable

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.battle import ACTED, ALEXANDER, LEADER, REDUCED, WALL, Plan
from alexandre.games.commander.events import battle as events
from alexandre.games.commander.rules.battle.battle_course import settle
from alexandre.games.commander.rules.battle.battle_plans import noun_of, spend, text_of
from alexandre.games.commander.rules.battle.end import close, destroy_foe, lose_force
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Battle, is_foe
from alexandre.games.commander.state.holdings import DEAD
from alexandre.games.commander.state.values import battle_of, steps_left
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell


def deal_offers(state: Position) -> list[Action]:
    """[8.7.2] anyone but the leader; [8.6.4] what was aimed at a wall, or not, stays so."""
    battle, moves = battle_of(state), state.tables.moves.battle
    codes = list_sides(code for code in battle.foes if is_open(battle, code))
    return [action for code in codes if (action := moves.deal[code]) is not None]


def is_open(battle: Battle, code: int) -> bool:
    """Whether one of the hits being dealt may fall on it."""
    kind = code >> 3
    if kind == WALL:
        return bool(battle.wall_hits or battle.free_hits)
    return kind < LEADER and bool(battle.force_hits or battle.free_hits)


def list_sides(codes: Iterable[int]) -> list[int]:
    """The sides that can be named, ascending, each once."""
    return sorted({code & ~ACTED for code in codes})


def deal(state: Position, action: verbs.DealHit, tell: Tell | None) -> None:
    """[8.7.2] a hit on a force of the enemy's line, or on a wall."""
    battle = battle_of(state)
    code = next(each for each in battle.foes if each & ~ACTED == action.force)
    hit(state, code, tell)
    if code >> 3 == WALL and battle.wall_hits:
        battle.wall_hits -= 1
    elif code >> 3 != WALL and battle.force_hits:
        battle.force_hits -= 1
    else:
        battle.free_hits -= 1
    settle(state, tell)


def hit(state: Position, code: int, tell: Tell | None) -> None:
    """[8.7.1] it shows its reduced side, or is destroyed."""
    is_destroyed = steps_left(state, code) == 1
    if tell:
        tell(events.ForceHit(text_of(state, code), noun_of(state, code), not is_foe(code),
                             is_destroyed))
    if not is_destroyed:
        battle_of(state).change(code, code | REDUCED)
    elif is_foe(code):
        destroy_foe(state, code)
    else:
        lose_force(state, code)


def take_offers(state: Position) -> list[Action]:
    """[8.7.5] any force the player likes; [8.8.3] in a duel Alexander; [8.4.9] Rally."""
    battle, moves = battle_of(state), state.tables.moves.battle
    offers: list[Action] = []
    if battle.plans[Plan.RALLY]:
        offers.append(moves.rally)
    if battle.alexander_hits:
        codes = [8 * ALEXANDER]
    else:
        codes = list_sides(battle.mine)
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


def take(state: Position, action: verbs.TakeHit, tell: Tell | None) -> None:
    """[8.7.1] a step of a force; [8.7.6] or two levels of Alexander's."""
    battle = battle_of(state)
    if action.force >> 3 == ALEXANDER:
        is_dead = state.wound_alexander()
        if tell:
            tell(events.AlexanderHit(state.level))
        if is_dead:  # without him the campaign is lost
            close(state, DEAD, tell)
            return
    else:
        # Of two alike the one that has not attacked: hits named in any order end alike.
        hit(state, min(each for each in battle.mine if each & ~ACTED == action.force), tell)
    drop(battle)
    settle(state, tell)


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
