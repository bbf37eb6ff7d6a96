"""The choices of a round: to fight or retreat, what may be used at any time, whom to aim at.
8.4, 8.5 and 8.8."""

from __future__ import annotations

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.battle import ALEXANDER, LEADER, SPENT, Plan
from alexandre.games.commander.actions.verbs import Disband
from alexandre.games.commander.events import battle as events
from alexandre.games.commander.meta import TRAP
from alexandre.games.commander.rules.battle.attacks import choose_aim
from alexandre.games.commander.rules.battle.battle_course import (
    go_on_if_empty,
    has_window,
    may_attack,
    may_charge,
    may_envelop,
    next_attack,
    next_speed,
    settle,
)
from alexandre.games.commander.rules.battle.battle_plans import (
    cause_hits,
    noun_of,
    spend,
    text_of,
    use_up,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Aim, Stage
from alexandre.games.commander.state.values import battle_of
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.fields import NONE


def round_offers(state: Position) -> list[Action]:
    """[8.5.1] fight on or retreat."""
    moves = state.tables.moves.battle
    return [moves.fight_on, moves.retreat, *anytime_offers(state)]


def disband_offers(state: Position) -> list[Action]:
    """[6.6] any force but Alexander, and but the one whose attack is under way."""
    battle, moves = battle_of(state), state.tables.moves.disband
    offers: list[Action] = []
    last, is_attacking = NONE, battle.attacker
    for code in battle.mine:
        if code == is_attacking:
            is_attacking = NONE
        elif code >> 2 != last and code >> 3 != ALEXANDER:
            last = code >> 2  # the kind and the side that it shows
            offers.append(moves[last])
    return offers


def anytime_offers(state: Position) -> list[Action]:
    """[8.4.16] Envelopment and the insight Trap."""
    moves = state.tables.moves.battle
    offers: list[Action] = [moves.envelop] if may_envelop(state) else []
    if state.holds(TRAP):
        offers.append(moves.spring_trap)
    return offers


def bracket_offers(state: Position) -> list[Action]:
    """[8.5.3] before a speed rolls: what may be used at any time, charges, Alexander's aim."""
    battle, moves = battle_of(state), state.tables.moves.battle
    offers = anytime_offers(state)
    last = NONE
    for code in battle.mine:
        charge = moves.charge[code]
        if code != last and charge and may_charge(state, code):
            offers.append(charge)
        last = code
    if must_aim(state):
        offers += [moves.aim_leader, moves.aim_forces]
    else:
        offers.append(moves.attack)
    return offers


def must_aim(state: Position) -> bool:
    """[8.8.2] Alexander's aim is said before anybody of his speed rolls."""
    battle = battle_of(state)
    return (not battle.is_declared and battle.has_leader()
            and may_attack(state, next(code for code in battle.mine if code >> 3 == ALEXANDER)))


def window_offers(state: Position) -> list[Action]:
    """[8.4.16] when the dice of a speed have fallen, before hits are taken."""
    return [*anytime_offers(state), state.tables.moves.battle.settle]


def fight_on(state: Position, action: verbs.FightOn, tell: Tell | None) -> None:
    """[8.5.2] the fastest come first."""
    next_speed(state, tell)


def attack(state: Position, action: verbs.Attack, tell: Tell | None) -> None:
    """[8.5.3] all forces of this speed roll."""
    next_attack(state, tell)


def settle_hits(state: Position, action: verbs.Settle, tell: Tell | None) -> None:
    """[8.5.3] the hits of this speed are taken together."""
    settle(state, tell)


def envelop(state: Position, action: verbs.Envelop, tell: Tell | None) -> None:
    """[8.4.7] as many hits as the advantage in numbers."""
    battle = battle_of(state)
    hits = battle.advantage()
    spend(state, Plan.ENVELOPMENT, tell)
    cause_hits(state, "envelopment", hits, tell)
    if battle.stage == Stage.WINDOW:
        if not has_window(state):
            settle(state, tell)
        return
    battle.resume = battle.stage
    settle(state, tell)


def spring_trap(state: Position, action: verbs.UseInsight, tell: Tell | None) -> None:
    """[8.4.12] a die says how many hits."""
    battle = battle_of(state)
    use_up(state, TRAP, tell)
    battle.resume = battle.stage
    battle.stage = Stage.SPRINGING


def charge(state: Position, action: verbs.ChargeAgain, tell: Tell | None) -> None:
    """[8.4.5] it attacks this round; having attacked it rests the next."""
    battle = battle_of(state)
    spend(state, Plan.CHARGE, tell)
    battle.change(action.force, action.force & ~SPENT)


def aim_leader(state: Position, action: verbs.AimLeader, tell: Tell | None) -> None:
    """[8.8.3] from now on these two attack each other alone.

    # Reading: the duel begins with the declaration, so that a leader of the same speed strikes
    back at Alexander at once.
    """
    battle = battle_of(state)
    battle.is_duel = battle.is_declared = 1
    if tell:
        leader = next(code for code in battle.foes if code >> 3 == LEADER)
        tell(events.DuelBegan(noun_of(state, leader)))


def aim_forces(state: Position, action: verbs.AimForces, tell: Tell | None) -> None:
    """[8.8.2] for this round Alexander attacks the forces; [8.6.4] or a siege engine does."""
    battle = battle_of(state)
    if battle.stage == Stage.AIMING:
        choose_aim(state, Aim.FORCES)
    else:
        battle.is_declared = 1


def disband(state: Position, action: Disband, tell: Tell | None) -> None:
    """[6.6] a force leaves permanently; of two alike the one that rests, or has attacked."""
    battle = battle_of(state)
    line = battle.mine[:]
    if battle.attacker in line:
        line.remove(battle.attacker)
    code = max(each for each in line if each >> 2 == action.target)
    battle.change(code, NONE)
    if tell:
        tell(events.ForceSentAway(text_of(state, code), noun_of(state, code)))
    if battle.stage == Stage.WINDOW and not has_window(state):
        settle(state, tell)
    else:
        go_on_if_empty(state, tell)
