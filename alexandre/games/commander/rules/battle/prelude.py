"""Effects before the first round: Confusion, Deployment, Raid. 8.4."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.verbs import Die, Draw
from alexandre.games.commander.events import battle as events
from alexandre.games.commander.rules.battle.battle_course import go_on
from alexandre.games.commander.rules.battle.battle_plans import plan_noun
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import MAC
from alexandre.games.commander.state.values import battle_of
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declared import add_at

RAID: Final = (2, 2, 1, 1, 1, 1)  # gold by die


def confusion_law(state: Position) -> Law:
    """[8.4.1] every own plan is as likely.

    # Reading: tokens of Destiny and of Morale are plans of Alexander's like the others.
    """
    moves = state.tables.moves.battle
    return [(moves.lose_plan[plan], n) for plan, n in enumerate(battle_of(state).plans) if n]


def lose_plan(state: Position, action: verbs.LosePlan, tell: Tell | None) -> None:
    """[8.4.1] it is gone before it took effect."""
    battle_of(state).plans[action.index] -= 1
    if tell:
        tell(events.PlanLost(action.id, plan_noun(state, action.index)))
    go_on(state, tell)


def deploy(state: Position, action: Draw, tell: Tell | None) -> None:
    """[8.4.2] the force joins the enemy's line."""
    battle = battle_of(state)
    state.cup = add_at(state.cup, action.index, -1)
    battle.foes.append(8 * (MAC + action.index))
    battle.foes.sort()
    if tell:
        tell(events.ForceDeployed(action.id, state.tables.enemy_noun(action.index)))
    go_on(state, tell)


def raid(state: Position, action: Die, tell: Tell | None) -> None:
    """[8.4.3] two gold on 1 and 2, else one; what is not there is not lost."""
    lost = state.lose_gold(RAID[action.n - 1])
    if tell:
        tell(events.Raided(action.n, lost))
    go_on(state, tell)
