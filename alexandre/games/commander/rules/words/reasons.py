"""Refusals of a verb at its own moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.games.commander.actions import verbs
from alexandre.games.commander.meta import DIPLOMATS, OWN_NATURE, SERPENT, SPIES, WINDS
from alexandre.games.commander.rules import prey
from alexandre.games.commander.rules.enemy import orders, tyre
from alexandre.games.commander.rules.march import duties, intimidation
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import FREE, HELD
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.games.commander.state.prices import price
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg


def no(key: str, rule: str, **args: Arg) -> Msg:
    return Msg.of(f"commander.why.{key}", rule, **args)


def why_hire(state: Position, action: verbs.Hire) -> Msg:
    """[3.5] [11.9] there, not given up, paid for."""
    noun = state.tables.advisors[action.index]
    if state.advisors[action.index] == HELD:
        return no("has_advisor", "11.9", advisor=noun)
    if state.advisors[action.index] != FREE:
        return no("advisor_gone", "7.13", advisor=noun)
    return no("few_glory", "11.9", n=state.tables.box.renown["hire"])


def why_refit(state: Position, action: verbs.Refit) -> Msg:
    """[4.2] a reduced force, two gold."""
    if not state.army[2 * action.index + 1]:
        return no("not_reduced", "4.2", force=state.tables.kinds[action.index].noun)
    return no("few_gold", "4.2", n=state.tables.box.refit)


def why_insight(state: Position, action: verbs.PlayInsight) -> Msg:
    """[12.1] held, and at its own time."""
    insight = state.tables.insights[action.index]
    if not state.holds(action.index):
        return no("no_insight", "12.1", insight=insight)
    return no("insight_when", "12.5" if action.index == DIPLOMATS else "12.1", insight=insight,
              when=Msg.of(f"commander.when.{action.id}"))


def why_spies(state: Position) -> Msg:
    """[12.7] held, from the first turn on, not between the dice of a battle, and not in vain."""
    if not state.holds(SPIES):
        return no("no_insight", "12.1", insight=state.tables.insights[SPIES])
    if not state.turn:
        return no("spies_later", "12.7")
    return no("no_prey" if prey.is_moment(state) else "spies_moment", "12.7")


def why_pray(state: Position, action: verbs.Pray) -> Msg:
    """[7.12] while the winds ask for it, with the gold."""
    if not state.is_active(WINDS):
        return no("no_prophecy", "7.12")
    if not duties.is_due(state, WINDS):
        return no("term_over", "7.6")
    return no("few_gold", "7.12", n=state.tables.box.winds)


def why_give_up(state: Position, action: verbs.GiveUp) -> Msg:
    """[7.13] an advisor that one has, while the serpent asks for one."""
    if state.advisors[action.index] != HELD:
        return no("no_advisor", "7.13", advisor=state.tables.advisors[action.index])
    assert not state.is_active(SERPENT)
    return no("no_prophecy", "7.13")


def why_lose_level(state: Position, action: verbs.LoseLevel) -> Msg:
    """[7.6] not below A1."""
    return no("lowest_level", "7.6")


def why_abstain(state: Position, action: verbs.Abstain) -> Msg:
    """[7.11] only one's own nature asks for it, on a later turn, once."""
    if not state.is_active(OWN_NATURE):
        return no("no_prophecy", "7.11")
    if state.turn <= state.vowed:
        return no("next_turn", "7.10")
    return no("cannot_abstain", "7.11")


def why_consult(state: Position, action: verbs.Consult) -> Msg:
    """[7.11] nobody was told to be silent."""
    return no("not_silent", "7.11")


def why_disband(state: Position, action: verbs.Disband) -> Msg:
    """[6.6] a force of the army, once the campaign has begun, where one is asked."""
    if not state.army[action.target]:
        return no("no_force", "6.6", force=state.tables.kinds[action.target // 2].noun)
    return no("set_up_first" if state.phase == Phase.ADVISORS else "one_answer", "6.6")


def why_lose(state: Position, action: verbs.Lose) -> Msg:
    """[14.9] what the order takes, and what there is."""
    order = tyre.order_of(state, state.die)
    if action.id == "gold" and order in tyre.PRICE:
        return no("few_gold", "14.9", n=tyre.PRICE[order])
    return no("not_taken", "14.9")


def why_repair(state: Position, action: verbs.Repair) -> Msg:
    """[14.10] a damaged section, a destroyed one first."""
    if tyre.order_of(state, state.die) != tyre.MEND:
        return no("not_taken", "14.9")
    if action.n > len(state.sections) or state.sections[action.n - 1] == 2:
        return no("whole_section", "14.10")
    return no("destroyed_first", "14.10")


def why_regain(state: Position, action: verbs.Regain) -> Msg:
    """[14.10] not more warships than at first."""
    if tyre.order_of(state, state.die) != tyre.MEND:
        return no("not_taken", "14.9")
    return no("all_warships", "14.10")


def why_scout(state: Position, action: verbs.Scout) -> Msg:
    """[6.1] a neighbour; [6.7] not past a region that has not fallen; [14.1] into Tyre."""
    if action.index not in state.neighbours():
        return no("not_adjacent", "6.1", region=state.tables.regions[action.index].noun)
    if state.is_hostile(state.site):
        return no("not_through", "6.7", region=state.tables.regions[state.region].noun)
    return no("no_way_in", "14.1")


def why_march(state: Position, action: verbs.March) -> Msg:
    """[6.3] the gold."""
    return no("few_gold", "6.3", n=price(state)[0])


def why_face(state: Position, action: verbs.Fight | verbs.Intimidate) -> Msg:
    """[9.1] where the enemy stands; [9.2] no battle region surrenders; [14.1] nor Tyre."""
    if not state.is_hostile(state.site):
        return no("no_enemy", "9.1")
    if state.is_target(state.site):
        return no("tyre_never", "14.1")
    return no("battle_only", "9.1")


def why_boast(state: Position, action: verbs.Boast) -> Msg:
    """[9.5] the glory that one has, and no more than wins."""
    if action.n <= state.glory:
        return no("glory_enough", "9.5", n=intimidation.most_glory(state))
    return no("glory_held", "9.5", n=state.glory)


def why_enlist(state: Position, action: verbs.Enlist) -> Msg:
    """[13.6] of these types, as many as there are."""
    return no("not_enlisted", "13.6")


def why_wound(state: Position, action: verbs.Wound) -> Msg:
    """[2.4] a force of the army."""
    return no("no_force", "2.4", force=state.tables.kinds[action.target // 2].noun)


def late_levy(state: Position) -> Msg | None:
    """[4.7] an order asked for gold that was not there, so that the hit is forced."""
    is_order = state.phase == Phase.HITS and state.resume == Step.NEXT_ORDER
    if is_order and state.gold < orders.LEVY_GOLD and orders.order_of(
            state, state.die) == orders.TRIBUTE:
        return no("few_gold", "4.7", n=orders.LEVY_GOLD)
    return None


def late_intrigue(state: Position) -> Msg | None:
    """[5.2] a counter is paid off when it is turned up; nobody is asked who has not its price."""
    return no("intrigue_when", "5.2")


def late_refit(state: Position) -> Msg | None:
    """[4.2] a reduced force waits for the preparation of the next turn."""
    if state.phase != Phase.RESUPPLY:
        return None
    return no("refit_when", "4.2", n=state.tables.box.refit)


# What a verb lacked so that its question was never put.
LATE: Final[dict[type[Action], Callable[[Position], Msg | None]]] = {
    verbs.Yield: late_levy,
    verbs.Cancel: late_intrigue,
    verbs.Refit: late_refit,
}
