"""The lines, the enemy's plans and one's own, before the first round.  8.1 to 8.3."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions import battle as verbs
from alexandre.games.commander.actions.battle import ALEXANDER, LEADER, REDUCED, WALL, Plan
from alexandre.games.commander.events import battle as events
from alexandre.games.commander.meta import (
    ANTICIPATION,
    BUCEPHALUS,
    HEPHAESTION,
    MANOEUVRE,
    MORALE,
    PARMENION,
    PHILIP_WITHDRAWS,
)
from alexandre.games.commander.rules.battle.battle_course import go_on
from alexandre.games.commander.rules.battle.battle_plans import use_up
from alexandre.games.commander.rules.battle.end import win
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import FIRST_ROUND, MAC, Battle, Stage
from alexandre.games.commander.state.values import battle_of, hero_numbers
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.fields import NONE

PARMENION_PLANS: Final = 3  # [8.2.2]
PLAN_PRICE: Final = 1  # [8.3.1]


def open(state: Position, site: int, tell: Tell | None) -> None:
    """[8.1.1] both lines take the field; [8.1.3] without defenders it is won at once."""
    battle = Battle(site, state.tables.sites[site].leader if state.leaders[site] else NONE)
    battle.mine = [*line_up(state.army, 0), 8 * ALEXANDER]
    battle.foes = enemy_line(state, site)
    battle.plans[Plan.DESTINY] = state.destiny()  # [8.3.8]
    state.battle = battle
    if tell:
        noun = state.tables.region_of(site).noun
        tell(events.BattleBegan(noun, len(battle.mine), len(battle.foes)))
    if not battle.has_troops():
        win(state, tell)
        return
    battle.due = plans_due(state)
    if state.advises(PARMENION):  # [12.13]
        state.advisor_used = 1
    if state.advises(HEPHAESTION):  # [8.3.3] [12.12]
        state.advisor_used = 1
        battle.value_bonus += 1
    if battle.due and state.holds(ANTICIPATION):
        battle.stage = Stage.OPENING
    else:
        draw_on(state)


def plans_due(state: Position) -> int:
    """[8.2.1] a plan for each enemy counter, [8.2.2] fewer with Parmenion; [8.2.3] all at most."""
    due = len(battle_of(state).foes)
    if state.advises(PARMENION):
        due = max(0, due - PARMENION_PLANS)
    return min(due, sum(each.count for each in state.tables.enemy_plans))


def enemy_line(state: Position, site: int) -> list[int]:
    """The garrison, its leader, its walls."""
    line = line_up(state.garrison_at(site), MAC)
    if state.leaders[site]:
        line.append(8 * LEADER + (REDUCED if state.leaders[site] == 1 else 0))
    full, reduced = state.walls_at(site)
    return [*line, *[8 * WALL] * full, *[8 * WALL + REDUCED] * reduced]


def line_up(counts: list[int], first: int) -> list[int]:
    """A force for each counter, `2 * kind + side`; `first` is the kind of the first two."""
    return [8 * (first + at // 2) + REDUCED * (at % 2)
            for at, n in enumerate(counts) for _each in range(n)]


def opening_offers(state: Position) -> list[Action]:
    """[8.2.4] Anticipation, before the enemy draws."""
    moves = state.tables.moves.battle
    return [moves.anticipate, moves.meet]


def anticipate(state: Position, action: verbs.UseInsight, tell: Tell | None) -> None:
    """[8.2.4] [12.2] the enemy draws nothing."""
    use_up(state, ANTICIPATION, tell)
    battle_of(state).due = 0
    draw_on(state)


def meet(state: Position, action: verbs.Meet, tell: Tell | None) -> None:
    """The insight is kept."""
    draw_on(state)


def draw_on(state: Position) -> None:
    """The next enemy plan, or the player's choice when all are drawn."""
    battle = battle_of(state)
    if battle.due:
        battle.stage = Stage.DRAWING
        return
    battle.stage = Stage.PLANNING
    battle.free = hero_numbers(state)[0]
    site = state.tables.sites[battle.site]
    if site.philip and not state.has(PHILIP_WITHDRAWS):  # [8.3.4]
        battle.free += state.tables.box.philip


def scheme_law(state: Position) -> Law:
    """[8.2.3] every counter left in the bowl is as likely."""
    battle, moves = battle_of(state), state.tables.moves.battle
    return [(moves.draw_scheme[scheme], each.count - battle.schemes[scheme])
            for scheme, each in enumerate(state.tables.enemy_plans)
            if each.count > battle.schemes[scheme]]


def draw_scheme(state: Position, action: verbs.DrawScheme, tell: Tell | None) -> None:
    """[8.2.1] the plan lies open."""
    battle = battle_of(state)
    battle.schemes[action.index] += 1
    battle.due -= 1
    if tell:
        tell(events.EnemyPlanDrawn(action.id, state.tables.enemy_plans[action.index].noun))
    draw_on(state)


def plan_offers(state: Position) -> list[Action]:
    """Insights, and as many of each plan as there are, in any order.  [8.3.2] [8.3.5-8.3.7]"""
    battle, moves = battle_of(state), state.tables.moves.battle
    offers: list[Action] = []
    if state.holds(BUCEPHALUS) and not has_chosen(battle):
        offers.append(moves.bucephalus)
    if state.holds(MANOEUVRE):
        offers.append(moves.manoeuvre)
    if state.holds(MORALE):
        offers.append(moves.morale)
    if battle.free or state.gold >= PLAN_PRICE:
        offers += [moves.take_plan[plan] for plan, each in enumerate(state.tables.plans)
                  if count_bought(battle, plan) < each.count]
    offers.append(moves.array)
    return offers


def has_chosen(battle: Battle) -> bool:
    """Whether any plan is chosen; temples and Morale give theirs without a choice.  [8.3.5]"""
    return sum(battle.plans) > battle.plans[Plan.DESTINY] + battle.morale


def count_bought(battle: Battle, plan: int) -> int:
    """The number of chosen plans of a kind: those given by Morale do not count. [8.3.7]"""
    return battle.plans[plan] - (battle.morale if plan == Plan.RALLY else 0)


def mount(state: Position, action: verbs.UseInsight, tell: Tell | None) -> None:
    """[8.3.5] [12.3] he carries Alexander: one more on both numbers, so one more plan."""
    use_up(state, BUCEPHALUS, tell)
    battle = battle_of(state)
    battle.free += 1
    battle.value_bonus += 1
    battle.sup_bonus += 1


def manoeuvre(state: Position, action: verbs.UseInsight, tell: Tell | None) -> None:
    """[8.3.6] no enemy attacks in the first round, and its plans for it are void."""
    use_up(state, MANOEUVRE, tell)
    battle = battle_of(state)
    battle.is_manoeuvre = 1
    for scheme in FIRST_ROUND:
        battle.schemes[scheme] = 0


def raise_morale(state: Position, action: verbs.UseInsight, tell: Tell | None) -> None:
    """[8.3.7] a Rally for each own force, Alexander counted."""
    use_up(state, MORALE, tell)
    battle = battle_of(state)
    battle.morale = len(battle.mine)
    battle.plans[Plan.RALLY] += battle.morale


def take_plan(state: Position, action: verbs.TakePlan, tell: Tell | None) -> None:
    """[8.3.1] the free ones first, then for gold."""
    battle = battle_of(state)
    battle.plans[action.index] += 1
    price = 0 if battle.free else PLAN_PRICE
    if price:
        state.lose_gold(price)
    else:
        battle.free -= 1
    if tell:
        tell(events.PlanTaken(action.id, state.tables.plans[action.index].noun, price))


def array(state: Position, action: verbs.Array, tell: Tell | None) -> None:
    """[8.4.1-8.4.3] what takes effect before the first round does so now."""
    battle = battle_of(state)
    battle.free = battle.morale = 0
    go_on(state, tell)
