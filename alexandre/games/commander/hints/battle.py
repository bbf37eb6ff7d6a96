"""A sensible choice at every moment of a battle: default of a question, play of the computer.

Nothing here looks ahead; `odds` plays such battles to their end many times over.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final

from alexandre.games.commander.actions.battle import (
    ACTED,
    LEADER,
    WALL,
    ChargeAgain,
    OfLine,
    Plan,
    RegroupForce,
)
from alexandre.games.commander.hints.battle_odds import duel_odds
from alexandre.games.commander.hints.battle_worth import (
    EVEN,
    hits_a_round,
    price_of,
    spread,
    standing,
)
from alexandre.games.commander.rules.battle.opening import count_bought
from alexandre.games.commander.rules.battle.rounds import must_aim
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Battle, Stage
from alexandre.games.commander.state.values import (
    battle_of,
    hits_of,
    numbers_of,
    steps_left,
    type_of,
)
from alexandre.games.commander.tables import CAVALRY
from alexandre.kernel.actions import Action
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import CHANCE, Rnd
from alexandre.kernel.fields import NONE

HARD: Final = 1500  # a battle that stands no better deserves insights and gold
LOST: Final = 380  # one that stands worse is left
SAFE: Final = Fraction(1, 20)  # Alexander's death that a duel may risk
LIKELY: Final = Fraction(3, 5)  # and the victory that it must promise
FEW: Final = 3  # enemy plans that Anticipation is not wasted on
GOLD_KEPT: Final = 4  # where the battle is hard, but rather won than lost


def choose(state: Position) -> Action:
    """The choice for the stage that the battle is in."""
    return POLICIES[battle_of(state).stage](state)


def play_on(state: Position, rnd: Rnd) -> None:
    """Carry out chance's outcomes, else the choice above."""
    if state.actor() == CHANCE:
        law = state.outcomes()
        state.apply(pick(law, rnd(sum(weight for _action, weight in law))))
    else:
        state.apply(choose(state))


def open_battle(state: Position) -> Action:
    """Anticipation for many plans."""
    moves = state.tables.moves.battle
    return moves.anticipate if battle_of(state).due > FEW else moves.meet


def plan(state: Position) -> Action:
    """Insights in a hard battle, then plans in their order."""
    battle, moves = battle_of(state), state.tables.moves.battle
    offers = state.legal()
    if standing(state) < HARD:
        for insight in (moves.bucephalus, moves.manoeuvre, moves.morale):
            if insight in offers:
                return insight
    wanted = wish(state, battle)
    for number, action in enumerate(moves.take_plan):
        if count_bought(battle, number) < wanted[number] and action in offers:
            return action
    return moves.array


def wish(state: Position, battle: Battle) -> list[int]:
    """The number of each plan: the free ones, and the gold that a hard battle is worth."""
    taken = sum(count_bought(battle, number) for number in range(len(state.tables.plans)))
    how = standing(state)
    gold = 0 if how >= HARD else max(0, state.gold - GOLD_KEPT * (how >= EVEN))
    left = taken + battle.free + min(gold, 6)
    wanted = [0] * len(state.tables.plans)
    for number, count in rank_plans(state, battle):
        n = min(count, left, state.tables.plans[number].count)
        wanted[number] += n
        left -= n
    return wanted


def rank_plans(state: Position, battle: Battle) -> list[tuple[int, int]]:
    """Plans from the most useful to the least, and how many of each."""
    types = [type_of(state, code) for code in battle.mine]
    riders = sum(type in CAVALRY for type in types)
    flankers = riders + types.count("IN")
    ahead = battle.advantage()
    ranking = [(Plan.ENVELOPMENT, 1)] if ahead > 1 else []
    ranking += [(Plan.RALLY, 1), (Plan.FLANK, min(2, flankers)), (Plan.REGROUP, 1),
              (Plan.CHARGE, min(2, riders)), (Plan.COMMAND, 1), (Plan.FLANK, max(0, flankers - 2))]
    if not ahead > 1:
        ranking.append((Plan.ENVELOPMENT, 1))
    return ranking


def fight_or_leave(state: Position) -> Action:
    """Leave what is lost: without other forces Alexander risks everything by staying."""
    battle, moves = battle_of(state), state.tables.moves.battle
    better = anytime(state)
    if better is not None:
        return better
    how = standing(state)
    is_alone = len(battle.mine) == 1
    in_danger = state.level <= 2 and len(battle.mine) <= 2
    if how < LOST or ((is_alone or in_danger) and how < 2 * EVEN):
        return moves.retreat
    return moves.fight_on


def anytime(state: Position) -> Action | None:
    """Envelopment when it is worth most, Trap in a hard battle."""
    battle, moves = battle_of(state), state.tables.moves.battle
    offers = state.legal()
    if moves.spring_trap in offers and standing(state) < HARD:
        return moves.spring_trap
    ahead = battle.advantage()
    pending = battle.free_hits + battle.force_hits
    if moves.envelop in offers and (ahead > 2 or ahead >= steps_ahead(state) - pending):
        return moves.envelop
    return None


def steps_ahead(state: Position) -> int:
    """The hits that would win the battle."""
    return sum(steps_left(state, code) for code in battle_of(state).foes if code >> 3 < LEADER)


def bracket(state: Position) -> Action:
    """Charge with what rests; Alexander seeks the leader only at good odds."""
    moves = state.tables.moves.battle
    better = anytime(state)
    if better is not None:
        return better
    charge = next((each for each in state.legal() if isinstance(each, ChargeAgain)), None)
    if charge is not None:
        return charge
    if must_aim(state):
        return moves.aim_leader if seeks_leader(state) else moves.aim_forces
    return moves.attack


def seeks_leader(state: Position) -> bool:
    """Whether the duel is likely to be won, and Alexander's death unlikely."""
    odds = duel_odds(state)
    if odds is None:
        return False
    risk = SAFE if standing(state) > EVEN else 4 * SAFE
    return odds.killed >= LIKELY and odds.died <= risk


def window(state: Position) -> Action:
    """The dice have fallen: Envelopment counts those who are about to be lost."""
    return anytime(state) or state.tables.moves.battle.settle


def aim(state: Position) -> Action:
    """Walls first: they hinder everybody."""
    return state.tables.moves.battle.aim_wall


def sacrifice_or_not(state: Position) -> Action:
    """Only if the hits that are sure win the battle."""
    battle, moves = battle_of(state), state.tables.moves.battle
    sure = hits_of(1, numbers_of(state, battle.attacker))
    pending = battle.free_hits + battle.force_hits
    return moves.sacrifice if 0 < steps_ahead(state) - pending <= sure else moves.strike


def reroll_or_not(state: Position) -> Action:
    """A miss is rolled again if it is likely to become a hit."""
    battle, moves = battle_of(state), state.tables.moves.battle
    if battle.attacker == NONE:
        return moves.reroll if battle.die <= 2 else moves.keep_die
    value, sup = numbers_of(state, battle.attacker)
    value -= battle.chain
    is_miss = not hits_of(battle.die, (value, sup))
    return moves.reroll if is_miss and value > 1 else moves.keep_die


def flank_or_not(state: Position) -> Action:
    """One hit more, if there is somebody to take it."""
    battle, moves = battle_of(state), state.tables.moves.battle
    pending = battle.free_hits + battle.force_hits + battle.scored
    return moves.take_flank if steps_ahead(state) > pending else moves.spare_flank


def deal(state: Position) -> Action:
    """The target of a hit: walls or forces first; then the most dangerous, the nearest to its end.
    """
    battle = battle_of(state)
    hits = battle.wall_hits or battle.force_hits or battle.free_hits
    is_any = not (battle.wall_hits or battle.force_hits)
    codes = [code & ~ACTED for code in battle.foes if code >> 3 != LEADER
             and (is_any or (code >> 3 == WALL) == bool(battle.wall_hits))]
    return first_of(state, spread(state, codes, hits))


def suffer(state: Position) -> Action:
    """The cheapest losses; Rally for a hit that would cost a force."""
    battle, moves = battle_of(state), state.tables.moves.battle
    offers = state.legal()
    if battle.alexander_hits:
        return moves.rally if moves.rally in offers else offers[-1]
    losses = spread(state, battle.mine, battle.own_hits)
    if moves.rally in offers and (battle.plans[Plan.RALLY] > 1 or any(
            price_of(state, code) > 2 for code in losses)):
        return moves.rally
    return first_of(state, losses)


def cheapest(state: Position) -> Action:
    """The own force that is missed least."""
    battle = battle_of(state)
    return first_of(state, spread(state, battle.mine, battle.own_hits))


def first_of(state: Position, codes: list[int]) -> Action:
    """The offer for the first of these forces; the last offer if none fits."""
    offers = state.legal()
    for code in codes:
        for action in offers:
            if isinstance(action, OfLine) and action.force == code & ~ACTED:
                return action
    return offers[-1]


def regroup_or_not(state: Position) -> Action:
    """The dearest force comes back; nothing is kept for a dearer one that may never fall."""
    offers = [each for each in state.legal() if isinstance(each, RegroupForce)]
    return max(offers, key=lambda action: hits_a_round(state, action.force))


POLICIES: Final[dict[int, Callable[[Position], Action]]] = {
    Stage.OPENING: open_battle,
    Stage.PLANNING: plan,
    Stage.ROUND: fight_or_leave,
    Stage.BRACKET: bracket,
    Stage.WINDOW: window,
    Stage.AIMING: aim,
    Stage.DECIDING: sacrifice_or_not,
    Stage.REROLLING: reroll_or_not,
    Stage.FLANKING: flank_or_not,
    Stage.DEALING: deal,
    Stage.SUFFERING: suffer,
    Stage.REGROUPING: regroup_or_not,
}
