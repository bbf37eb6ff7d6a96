"""The plans of a campaign that the planner compares: the advice of each strategy, followed by it
to the end, then the other sensible answers, followed by the strategy that proved itself.

A turn would be too short: a player who waits has more of an army at its end."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.hints.blunders import BLUNDERS
from alexandre.games.commander.hints.counsel import answers, counsel
from alexandre.games.commander.hints.strategies import Strategy, choose_strategy, vary
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd, State
from alexandre.kernel.hints import Plan, Policy, is_judged

# The questions on which a campaign hangs; a purchase can be made good in the next turn.
WEIGHED: Final = (Phase.ADVISORS, Phase.CONQUEST, Phase.ORACLE, Phase.FACE, Phase.TREATMENT)


def propose(state: Position, rnd: Rnd, most: int) -> list[Plan]:
    """The advice of the proved strategy, that of the others where it differs, and the other
    sensible answers: no two plans begin alike."""
    if state.phase not in WEIGHED:
        return []
    way = choose_strategy(state)
    plans: dict[int, Plan] = {}
    for each in (way, *vary(way)):
        action = counsel(state, rnd, each)
        if action is not None:
            plans.setdefault(action.code, Plan((action,), follow(each)))
    for answer in answers(state):
        if not is_judged(BLUNDERS, state, answer):
            plans.setdefault(answer.code, Plan((answer,), follow(way)))
    return list(plans.values())[:most]


def follow(way: Strategy) -> Policy:
    """The rest of the campaign by that strategy."""
    def decide(state: State, rnd: Rnd) -> Action | None:
        assert isinstance(state, Position)
        return counsel(state, rnd, way)
    return decide
