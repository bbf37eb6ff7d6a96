"""The course of a battle: what comes next when a step is done.  8.4, 8.5 and 8.7.

Every effect ends in one of these: `go_on` before the first round, `next_attack` between the dice
of one speed, `settle` when hits are to be dealt.
"""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions.battle import ACTED, ALEXANDER, SPENT, Plan, Scheme
from alexandre.games.commander.events import battle as events
from alexandre.games.commander.meta import SERPENT, SPIES, TRAP, WINDS
from alexandre.games.commander.rules.battle.battle_plans import discard
from alexandre.games.commander.rules.battle.end import strike_leader, win
from alexandre.games.commander.rules.enemy import cups
from alexandre.games.commander.rules.prey import is_prey
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import FIRST_ROUND, TOP_SPEED, Aim, Stage, is_foe
from alexandre.games.commander.state.holdings import HELD
from alexandre.games.commander.state.values import (
    battle_of,
    own_numbers,
    speed_of,
    steps_of,
    trim,
    type_of,
)
from alexandre.games.commander.tables import CAVALRY
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.fields import NONE

EMPTY_CUP_HITS: Final = 2  # [8.4.2]


def go_on(state: Position, tell: Tell | None) -> None:
    """Confusion, then Deployment, then Raid, then the first round.  [8.4.1-8.4.3]"""
    battle = battle_of(state)
    if battle.schemes[Scheme.CONFUSION]:
        discard(state, Scheme.CONFUSION, tell)
        if any(battle.plans):
            battle.stage = Stage.CONFUSING
        else:
            go_on(state, tell)
    elif battle.schemes[Scheme.DEPLOYMENT]:
        discard(state, Scheme.DEPLOYMENT, tell)
        if deployment_law(state):
            battle.stage = Stage.DEPLOYING
            return
        battle.own_hits += EMPTY_CUP_HITS
        battle.resume = Stage.OPENING
        if tell:
            tell(events.NobodyDeployed(EMPTY_CUP_HITS))
        settle(state, tell)
    elif battle.schemes[Scheme.RAID]:
        discard(state, Scheme.RAID, tell)
        if state.gold:
            battle.stage = Stage.RAIDING
            return
        if tell:
            tell(events.RaidFailed())
        go_on(state, tell)
    else:
        begin_round(state, tell)


def deployment_law(state: Position) -> Law:
    """[8.4.2] a force of the region's flag, each counter in the cup as likely."""
    return cups.law(state, state.tables.sites[battle_of(state).site].nation)


def begin_round(state: Position, tell: Tell | None) -> None:
    """[8.5.1] another round; [8.4.4] after the first its enemy plans are gone."""
    battle = battle_of(state)
    if battle.round == 1:
        for scheme in FIRST_ROUND:
            while battle.schemes[scheme]:
                discard(state, scheme, tell)
    if battle.round:
        battle.mine = sorted(rest(state, code) for code in battle.mine)
        battle.foes = sorted(rest(state, code) for code in battle.foes)
    battle.round += 1
    battle.speed = TOP_SPEED + 1
    battle.is_declared = battle.is_duel
    battle.stage = Stage.ROUND
    if tell:
        tell(events.RoundBegan(battle.round))


def rest(state: Position, code: int) -> int:
    """[8.5.6] cavalry that attacked is spent for a round; what was spent is not."""
    is_spent = code & ACTED and type_of(state, code) in CAVALRY
    return code & ~(ACTED | SPENT) | (SPENT if is_spent else 0)


def next_speed(state: Position, tell: Tell | None) -> None:
    """[8.5.2] the fastest that has not attacked yet, down to speed 0."""
    battle = battle_of(state)
    while battle.speed:
        pass_by(state)
        battle.speed -= 1
        if is_manned(state):
            battle.stage = Stage.BRACKET
            return
    begin_round(state, tell)


def go_on_if_empty(state: Position, tell: Tell | None) -> None:
    """[8.5.2] where the last of a speed has gone before it rolled, the next is asked about."""
    if battle_of(state).stage == Stage.BRACKET and not is_manned(state):
        next_speed(state, tell)


def is_manned(state: Position) -> bool:
    """[8.5.2] somebody of the speed at hand can roll, or could if the walls fell now.

    # Reading: what may be used at any time may be used before each speed rolls [8.4.16], so a
    # speed that walls silence is not passed by while something at hand could end that.
    """
    battle = battle_of(state)
    if (any(may_attack(state, code) or may_charge(state, code) for code in battle.mine)
            or any(may_attack(state, code) for code in battle.foes)):
        return True
    return battle.has_walls() and any(is_silent(state, code) for code in battle.mine)


def is_silent(state: Position, code: int) -> bool:
    """[8.6.1] walls keep it from rolling, and a trap, spies or a level gained could help it."""
    battle = battle_of(state)
    if code & ACTED or not is_turn(state, code) or own_numbers(state, code)[0] > 0:
        return False
    if code & SPENT and not battle.plans[Plan.CHARGE]:
        return False
    if state.holds(TRAP) or (state.holds(SPIES) and is_prey(state, battle.site)):
        return True
    return code >> 3 == ALEXANDER and can_rise(state)


def can_rise(state: Position) -> bool:
    """[7.12] [7.13] a prophecy that can be fulfilled in the midst of a battle."""
    return ((state.is_active(WINDS) and state.gold >= state.tables.box.winds)
            or (state.is_active(SERPENT) and HELD in state.advisors))


def pass_by(state: Position) -> None:
    """[8.5.2] the speed at hand is over for Alexander, also if he could not roll.  [8.5.4]"""
    battle = battle_of(state)
    hero = battle.mine[-1]  # the last of his line
    if speed_of(state, hero) == battle.speed:
        battle.change(hero, hero | ACTED)


def may_attack(state: Position, code: int) -> bool:
    """[8.5.3] it is its speed's turn; [8.5.4] with a value of 0 or less nobody rolls."""
    battle = battle_of(state)
    if code & (ACTED | SPENT) or not is_turn(state, code):
        return False
    if is_foe(code):
        return not (battle.is_manoeuvre and battle.round == 1)  # [8.3.6]
    if code >> 3 == ALEXANDER and state.fever:  # [8.5.8]
        return False
    return own_numbers(state, code)[0] > 0


def is_turn(state: Position, code: int) -> bool:
    """[8.5.2] its speed is the one at hand.

    # Reading: Alexander may rise within a round, beyond a speed that is over [7.4]; who has not
    # attacked yet then does so at once, for each force attacks once a round.
    """
    speed, now = speed_of(state, code), battle_of(state).speed
    return speed == now or (speed > now and code >> 3 == ALEXANDER)


def may_charge(state: Position, code: int) -> bool:
    """[8.4.5] cavalry that would rest, and could hit somebody."""
    battle = battle_of(state)
    return bool(battle.plans[Plan.CHARGE] and code & SPENT and not code & ACTED
                and speed_of(state, code) == battle.speed and own_numbers(state, code)[0] > 0)


def next_attack(state: Position, tell: Tell | None) -> None:
    """The next force of this speed rolls.  [8.5.7]

    # Reading: own forces before the enemy's, Alexander the last of his own: the book says that
    # the order within a speed does not matter, for losses wait until all have rolled.
    """
    battle = battle_of(state)
    for line in (battle.mine, battle.foes):
        for code in line:
            if may_attack(state, code):
                begin_attack(state, code)
                return
    battle.attacker = NONE
    battle.aim = Aim.ANYONE
    battle.resume = Stage.WINDOW
    if battle.is_pending() and has_window(state):
        battle.stage = Stage.WINDOW
    else:
        settle(state, tell)


def begin_attack(state: Position, code: int) -> None:
    """[8.6.4] a siege engine chooses its aim, [8.4.11] Sacrifice is asked for; then the die."""
    battle = battle_of(state)
    battle.attacker = code
    battle.aim = Aim.ANYONE
    battle.chain = battle.die = battle.scored = battle.is_sacrificed = 0
    battle.stage = Stage.ROLLING
    if is_foe(code):
        return
    if code >> 3 == ALEXANDER:
        battle.aim = Aim.LEADER if battle.is_duel else Aim.ANYONE
    elif type_of(state, code) == "SE" and battle.has_walls():
        battle.stage = Stage.AIMING
    elif battle.plans[Plan.SACRIFICE]:
        battle.stage = Stage.DECIDING


def has_window(state: Position) -> bool:
    """Whether anything may be used that is allowed at any time.  [8.4.16] [12.7]"""
    return (may_envelop(state) or state.holds(TRAP)
            or (state.holds(SPIES) and is_prey(state, battle_of(state).site)))


def may_envelop(state: Position) -> bool:
    """[8.4.7] more forces than the enemy, and no wall."""
    battle = battle_of(state)
    return bool(battle.plans[Plan.ENVELOPMENT] and battle.advantage() > 0
                and not battle.has_walls())


def settle(state: Position, tell: Tell | None) -> None:
    """[8.7.1] every hit is taken; then the battle is won, or goes on."""
    battle = battle_of(state)
    if battle.leader_hits:
        strike_leader(state, tell)
    trim(battle, steps_of(state, battle))
    if battle.wall_hits or battle.force_hits or battle.free_hits:
        battle.stage = Stage.DEALING
    elif battle.own_hits or battle.alexander_hits:
        battle.stage = Stage.SUFFERING
    elif battle.fallen and battle.plans[Plan.REGROUP]:
        battle.stage = Stage.REGROUPING
    else:
        battle.fallen = []
        if battle.has_troops():
            resume(state, tell)
        else:
            win(state, tell)


def resume(state: Position, tell: Tell | None) -> None:
    """Back to where hits were caused: before the rounds, in a window, or to the next speed."""
    battle = battle_of(state)
    if battle.resume == Stage.OPENING:
        go_on(state, tell)
    elif battle.resume == Stage.WINDOW:
        next_speed(state, tell)
    else:
        battle.stage = battle.resume
        go_on_if_empty(state, tell)
