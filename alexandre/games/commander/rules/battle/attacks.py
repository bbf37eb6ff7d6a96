"""One attack: its aim, its dice, what plans make of them.  8.4 to 8.6."""

from __future__ import annotations

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.battle import ACTED, LEADER, Plan, Scheme
from alexandre.games.commander.actions.verbs import Die
from alexandre.games.commander.events import battle as events
from alexandre.games.commander.rules.battle.battle_course import has_window, next_attack, settle
from alexandre.games.commander.rules.battle.battle_plans import (
    absorb_hits,
    cause_hits,
    discard,
    noun_of,
    spend,
    text_of,
)
from alexandre.games.commander.rules.battle.end import lose_force
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Aim, Stage, is_foe
from alexandre.games.commander.state.values import (
    FLANKERS,
    battle_of,
    hits_of,
    numbers_of,
    type_of,
)
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.fields import NONE


def aim_offers(state: Position) -> list[Action]:
    """[8.6.4] a siege engine attacks forces or a wall."""
    moves = state.tables.moves.battle
    return [moves.aim_forces, moves.aim_wall]


def aim_wall(state: Position, action: verbs.AimWall, tell: Tell | None) -> None:
    """[8.6.4] its value is higher against a wall."""
    choose_aim(state, Aim.WALL)


def choose_aim(state: Position, aim: int) -> None:
    """The aim is said; Sacrifice may be asked for before the die falls."""
    battle = battle_of(state)
    battle.aim = aim
    battle.stage = Stage.DECIDING if battle.plans[Plan.SACRIFICE] else Stage.ROLLING


def sacrifice_offers(state: Position) -> list[Action]:
    """[8.4.11] before the die falls."""
    moves = state.tables.moves.battle
    return [moves.strike, moves.sacrifice]


def strike(state: Position, action: verbs.Strike, tell: Tell | None) -> None:
    """The plan is kept."""
    battle_of(state).stage = Stage.ROLLING


def sacrifice(state: Position, action: verbs.SacrificeForce, tell: Tell | None) -> None:
    """[8.4.11] the die counts as 1 and is not rolled."""
    battle = battle_of(state)
    spend(state, Plan.SACRIFICE, tell)
    battle.is_sacrificed = 1
    battle.die = 1
    land(state, tell)


def die_law(state: Position) -> Law:
    """Six numbers, each as likely."""
    return state.tables.moves.die_law[:]


def roll(state: Position, action: Die, tell: Tell | None) -> None:
    """[8.4.6] Destiny may have one's own die rolled again, if another could be better."""
    battle = battle_of(state)
    battle.die = action.n
    if battle.plans[Plan.DESTINY] and may_improve(state, action.n):
        battle.stage = Stage.REROLLING
        if tell:
            tell(events.Rolled(action.n))
    else:
        land(state, tell)


def may_improve(state: Position, die: int) -> bool:
    """Whether it is one's own die and another face could cause more hits; a trap counts the face
    shown."""
    battle = battle_of(state)
    if battle.attacker == NONE:
        return die < 6
    if is_foe(battle.attacker):
        return False
    value, sup = numbers_of(state, battle.attacker)
    numbers = (value - battle.chain, sup)
    return hits_of(die, numbers) < hits_of(1, numbers)


def reroll_offers(state: Position) -> list[Action]:
    """[8.4.6] the die stands, or falls again."""
    moves = state.tables.moves.battle
    return [moves.reroll, moves.keep_die]


def reroll(state: Position, action: verbs.Reroll, tell: Tell | None) -> None:
    """[8.4.6] the last roll will stand."""
    battle = battle_of(state)
    spend(state, Plan.DESTINY, tell)
    battle.die = 0
    battle.stage = Stage.SPRINGING if battle.attacker == NONE else Stage.ROLLING


def keep_die(state: Position, action: verbs.KeepDie, tell: Tell | None) -> None:
    """The die stands."""
    land(state, tell)


def land(state: Position, tell: Tell | None) -> None:
    """[8.5.4] the hits of a die; [8.5.5] a phalanx that hit goes on, its value one less."""
    battle = battle_of(state)
    code, die = battle.attacker, battle.die
    battle.die = 0
    if code == NONE:
        spring(state, die, tell)
        return
    value, sup = numbers_of(state, code)
    value -= battle.chain
    hits = hits_of(die, (value, sup))
    battle.scored += hits
    if tell:
        tell(events.Attacked(text_of(state, code), noun_of(state, code), not is_foe(code), die,
                             value, sup, hits))
    if hits and value > 1 and type_of(state, code) == "PH":
        battle.chain += 1
        battle.stage = Stage.ROLLING
    else:
        flank(state, tell)


def spring(state: Position, hits: int, tell: Tell | None) -> None:
    """[8.4.12] the trap closes."""
    battle = battle_of(state)
    cause_hits(state, "trap", hits, tell)
    if battle.resume == Stage.WINDOW and has_window(state):
        battle.stage = Stage.WINDOW
    else:
        settle(state, tell)


def flank(state: Position, tell: Tell | None) -> None:
    """[8.4.8] an attack that hit may be worth one hit more; the enemy's always is."""
    battle = battle_of(state)
    if battle.scored and type_of(state, battle.attacker) in FLANKERS:
        if not is_foe(battle.attacker) and battle.plans[Plan.FLANK]:
            battle.stage = Stage.FLANKING
            return
        if is_foe(battle.attacker) and battle.schemes[Scheme.FLANK]:
            discard(state, Scheme.FLANK, tell)
            battle.scored += 1
    score(state, tell)


def flank_offers(state: Position) -> list[Action]:
    """[8.4.8] once for each attack."""
    moves = state.tables.moves.battle
    return [moves.take_flank, moves.spare_flank]


def take_flank(state: Position, action: verbs.TakeFlank, tell: Tell | None) -> None:
    """[8.4.8] one hit more."""
    spend(state, Plan.FLANK, tell)
    battle_of(state).scored += 1
    score(state, tell)


def spare_flank(state: Position, action: verbs.SpareFlank, tell: Tell | None) -> None:
    """The plan is kept."""
    score(state, tell)


def score(state: Position, tell: Tell | None) -> None:
    """The attack is over; its hits wait until all of its speed have rolled.  [8.5.3]"""
    battle = battle_of(state)
    code, hits = battle.attacker, battle.scored
    if not is_foe(code):
        hits = absorb_hits(state, hits, tell, is_duel=battle.aim == Aim.LEADER)  # [8.7.4]
    add_hits(state, code, hits)
    battle.scored = battle.chain = 0
    battle.attacker = NONE
    battle.aim = Aim.ANYONE
    battle.change(code, code | ACTED)
    if battle.is_sacrificed:
        battle.is_sacrificed = 0
        lose_force(state, code | ACTED)
        if tell:
            tell(events.ForceHit(text_of(state, code), noun_of(state, code), True, True))
    next_attack(state, tell)


def add_hits(state: Position, code: int, hits: int) -> None:
    """[8.7.2] [8.7.5] who will have to take them."""
    battle = battle_of(state)
    if is_foe(code):
        if battle.is_duel and code >> 3 == LEADER:  # [8.8.3]
            battle.alexander_hits += hits
        else:
            battle.own_hits += hits
    elif battle.aim == Aim.LEADER:
        battle.leader_hits += hits
    elif battle.aim == Aim.WALL:
        battle.wall_hits += hits
    elif battle.aim == Aim.FORCES:
        battle.force_hits += hits
    else:
        battle.free_hits += hits
