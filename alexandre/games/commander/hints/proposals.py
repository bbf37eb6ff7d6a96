"""The plans of a campaign that the planner compares: the advice of each strategy, followed by it
to the end, then the other sensible answers, followed by the strategy that proved itself.

A turn would be too short: a player who waits has more of an army at its end."""

from __future__ import annotations

from collections import Counter
from typing import Final

from alexandre.games.commander.actions import battle
from alexandre.games.commander.hints.blunders import BLUNDERS
from alexandre.games.commander.hints.counsel import answers, counsel
from alexandre.games.commander.hints.strategies import Strategy, choose_strategy, vary
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import Stage
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.values import battle_of
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd, State
from alexandre.kernel.hints import Plan, Policy, is_judged
from alexandre.kernel.text import Msg

# The questions on which a campaign hangs; a purchase can be made good in the next turn.
WEIGHED: Final = (Phase.ADVISORS, Phase.CONQUEST, Phase.ORACLE, Phase.FACE, Phase.TREATMENT)


def propose(state: Position, rnd: Rnd, most: int) -> list[Plan]:
    """The advice of the proved strategy, that of the others where it differs, and the other
    sensible answers: no two plans begin alike.  Before a battle all of its plans as one."""
    way = choose_strategy(state)
    if state.phase == Phase.BATTLE:
        return draw_up(state, rnd, way)
    if state.phase not in WEIGHED:
        return []
    plans: dict[int, Plan] = {}
    for each in (way, *vary(way)):
        action = counsel(state, rnd, each)
        if action is not None:
            plans.setdefault(action.code, Plan((action,), follow(each)))
    for answer in answers(state):
        if not is_judged(BLUNDERS, state, answer):
            plans.setdefault(answer.code, Plan((answer,), follow(way)))
    return list(plans.values())[:most]


def draw_up(state: Position, rnd: Rnd, way: Strategy) -> list[Plan]:
    """The plans of a battle that the counsellor takes, up to their confirmation; nothing where he
    takes none, or does something else before.  [8.3]"""
    copy, actions = state.clone(), list[Action]()
    while battle_of(copy).stage == Stage.PLANNING:
        action = counsel(copy, rnd, way)
        if not isinstance(action, battle.TakePlan | battle.Array):
            return []
        actions.append(action)
        copy.apply(action)
    counts = Counter(each.index for each in actions if isinstance(each, battle.TakePlan))
    if not counts:
        return []
    plans = tuple(Msg.of(f"commander.counsel.plan{'s' * (n > 1)}",
                         plan=state.tables.plans[index].noun, n=n) for index, n in counts.items())
    return [Plan(tuple(actions), name=Msg.of("commander.counsel.array", plans=plans))]


def follow(way: Strategy) -> Policy:
    """The rest of the campaign by that strategy."""
    def decide(state: State, rnd: Rnd) -> Action | None:
        assert isinstance(state, Position)
        return counsel(state, rnd, way)
    return decide
