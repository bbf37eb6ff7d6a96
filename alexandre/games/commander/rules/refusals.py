"""Why not: the order of a turn first, then what the verb itself lacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from alexandre.games.commander import actions as verbs
from alexandre.games.commander.actions import MOLE, SIEGE_SHIPS
from alexandre.games.commander.meta import DIPLOMATS, OWN_NATURE, SERPENT, SPIES, WINDS
from alexandre.games.commander.rules import (
    battle_prompts,
    battle_refusals,
    resupply,
    spies,
    tyre,
)
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.names import (
    ADVICE,
    BATTLE,
    BOASTING,
    CHOOSE,
    CITY,
    CONQUEST,
    END,
    ENLISTING,
    FACE,
    FAILED,
    FORCES,
    FREE,
    HITS,
    INTRIGUE,
    IS_CHANCE,
    LEVY,
    MUTINY_PHASE,
    ORACLE,
    OWNED,
    PREPARE,
    RESUPPLY,
    SCOUTED,
    STANDOFF,
    TEMPLE,
    TREATMENT,
    TYRIAN,
    TYRIAN_ADVICE,
)
from alexandre.games.commander.state.prices import price
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Arg, Msg

AT_ANY_TIME: Final = (PREPARE, CONQUEST, RESUPPLY)

# When each verb has its place, and the rule that says so.
PLACES: Final[dict[type[Action], tuple[tuple[int, ...], str]]] = {
    verbs.Hire: ((CHOOSE, RESUPPLY), "11.9"),
    verbs.Refit: ((PREPARE,), "4.2"),
    verbs.PlayInsight: ((*AT_ANY_TIME, BOASTING), "12.1"),
    verbs.Pray: (AT_ANY_TIME, "7.12"),
    verbs.GiveUp: ((*AT_ANY_TIME, FAILED), "7.13"),
    verbs.LoseLevel: ((FAILED,), "7.6"),
    verbs.Abstain: ((PREPARE,), "7.11"),
    verbs.Consult: (AT_ANY_TIME, "7.11"),
    verbs.Disband: ((*AT_ANY_TIME, SCOUTED, MUTINY_PHASE), "6.6"),
    verbs.Proceed: ((PREPARE,), "4.1"),
    verbs.Heed: ((ADVICE, TYRIAN_ADVICE), "12.10"),
    verbs.Forgo: ((ADVICE, TYRIAN_ADVICE), "12.10"),
    verbs.Yield: ((LEVY,), "4.7"),
    verbs.Suffer: ((LEVY,), "4.7"),
    verbs.Lose: ((TYRIAN,), "14.9"),
    verbs.Repair: ((TYRIAN,), "14.10"),
    verbs.Regain: ((TYRIAN,), "14.10"),
    verbs.Cancel: ((INTRIGUE,), "5.2"),
    verbs.Allow: ((INTRIGUE,), "5.2"),
    verbs.Scout: ((CONQUEST,), "6.1"),
    verbs.March: ((SCOUTED,), "6.2"),
    verbs.Stay: ((SCOUTED,), "6.5"),
    verbs.Accept: ((ORACLE,), "7.1"),
    verbs.Decline: ((ORACLE,), "7.1"),
    verbs.Fight: ((CONQUEST, FACE, STANDOFF), "9.1"),
    verbs.Intimidate: ((CONQUEST, FACE), "9.1"),
    verbs.Boast: ((BOASTING,), "9.5"),
    verbs.Wait: ((STANDOFF,), "9.4"),
    verbs.Govern: ((TREATMENT,), "10.4"),
    verbs.Raze: ((TREATMENT,), "10.4"),
    verbs.Enlist: ((ENLISTING,), "13.6"),
    verbs.Encamp: ((CONQUEST, ENLISTING), "6.9"),
    verbs.Buy: ((RESUPPLY,), "11.4"),
    verbs.BuildCity: ((RESUPPLY,), "11.5"),
    verbs.BuildTemple: ((RESUPPLY,), "11.6"),
    verbs.Advance: ((RESUPPLY,), "14.7"),
    verbs.Seek: ((RESUPPLY,), "11.7"),
    verbs.Choose: ((RESUPPLY,), "11.8"),
    verbs.EndTurn: ((RESUPPLY,), "11.10"),
    verbs.Wound: ((HITS,), "2.4"),
}
CHANCES: Final = (verbs.Die, verbs.Draw, verbs.DrawOperation, verbs.Reveal, verbs.FindInsight,
                  verbs.Betray)


def no(key: str, rule: str, **args: Arg) -> Msg:
    """A refusal with its rule."""
    return Msg.of(f"commander.why.{key}", rule, **args)


def reason(state: Position, action: Action) -> Msg:
    """The rule that forbids an action which is not among the offers."""
    if state.phase == END:
        return no("over", "1.2")
    if state.phase == BATTLE:
        return battle_refusals.reason(state, action)
    if type(action) in battle_prompts.LABELS:
        return battle_refusals.no_battle(state, action)
    if isinstance(action, CHANCES):
        return no("other_outcome" if IS_CHANCE[state.phase] else "no_chance", "1.3")
    if IS_CHANCE[state.phase]:
        return no("chance_first", "1.3")
    phases, rule = PLACES[type(action)]
    if state.phase not in phases:
        return no("not_now", rule)
    return WHY.get(type(action), never)(state, action)


def never(state: Position, action: Action) -> Msg:
    """In its place the verb is always offered."""
    raise ValueError(f"{action.text} is offered")


def why_hire(state: Position, action: verbs.Hire) -> Msg:
    """[3.5] in order; [11.9] there, not given up, paid for."""
    noun = state.tables.advisors[action.index]
    if state.advisors[action.index] == OWNED:
        return no("has_advisor", "11.9", advisor=noun)
    if state.phase == CHOOSE:
        return no("advisor_order", "3.5")
    if state.advisors[action.index] != FREE:
        return no("advisor_gone", "7.13", advisor=noun)
    return no("few_glory", "11.9", n=state.tables.box.renown["hire"])


def why_refit(state: Position, action: verbs.Refit) -> Msg:
    """[4.2] a reduced force, two gold, in the order of the sheet."""
    if not state.army[2 * action.index + 1]:
        return no("not_reduced", "4.2", force=state.tables.kinds[action.index].noun)
    if state.gold < state.tables.box.refit:
        return no("few_gold", "4.2", n=state.tables.box.refit)
    return no("sheet_order", "4.2")


def why_insight(state: Position, action: verbs.PlayInsight) -> Msg:
    """[12.1] held, and at its own time."""
    noun = state.tables.insights[action.index]
    if not state.holds(action.index):
        return no("no_insight", "12.1", insight=noun)
    if action.index == DIPLOMATS:
        return no("diplomats_first", "12.5")
    if action.index == SPIES:
        return no("no_prey" if not spies.has_prey(state) else "spies_later", "12.7")
    return no("insight_later", "12.1", insight=noun)


def why_pray(state: Position, action: verbs.Pray) -> Msg:
    """[7.12] while the winds ask for it, with the gold."""
    if not state.is_active(WINDS):
        return no("no_prophecy", "7.12")
    return no("few_gold", "7.12", n=state.tables.box.winds)


def why_give_up(state: Position, action: verbs.GiveUp) -> Msg:
    """[7.13] an advisor that one has, while the serpent asks for one."""
    if state.advisors[action.index] != OWNED:
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
    """[6.6] a force of the army, in the order of the sheet."""
    if not state.army[action.target]:
        return no("no_force", "6.6", force=state.tables.kinds[action.target // 2].noun)
    return no("sheet_order", "6.6")


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


def why_intimidate(state: Position, action: verbs.Intimidate) -> Msg:
    """[9.1] where it can be."""
    return why_face(state, action)


def why_boast(state: Position, action: verbs.Boast) -> Msg:
    """[9.5] the glory that one has."""
    return no("glory_held", "9.5", n=state.glory)


def why_enlist(state: Position, action: verbs.Enlist) -> Msg:
    """[13.6] of these types, as many as there are."""
    return no("not_enlisted", "13.6")


def why_buy(state: Position, action: verbs.Buy) -> Msg:
    """[11.3] [11.4] one kind of purchase, gold, counters, the order of the sheet."""
    kind = state.tables.kinds[action.index]
    if not resupply.may_buy(state, FORCES):
        return no("one_purchase", "11.3")
    if state.count_of(action.index) >= kind.count:
        return no("no_counter", "11.4", force=kind.noun)
    if resupply.force_price(state, action.index) > state.gold:
        return no("few_gold", "11.4", n=resupply.force_price(state, action.index))
    return no("sheet_order", "11.4")


def why_city(state: Position, action: verbs.BuildCity) -> Msg:
    """[11.3] [11.5] one kind of purchase, a free region, a counter, gold."""
    return why_build(state, CITY, state.cities, state.tables.box.cities,
                     state.tables.campaign.city, "11.5")


def why_temple(state: Position, action: verbs.BuildTemple) -> Msg:
    """[11.3] [11.6] one kind of purchase, a free region, a counter, gold."""
    return why_build(state, TEMPLE, state.temples, state.tables.box.temples,
                     state.tables.campaign.temple, "11.6")


def why_build(state: Position, what: int, built: list[int], most: int, cost: int,
              rule: str) -> Msg:
    """What a city or a temple lacks."""
    if not resupply.may_buy(state, what):
        return no("one_purchase", "11.3")
    if built[state.region]:
        return no("stands_here", rule)
    if sum(built) >= most:
        return no("all_built", rule, n=most)
    return no("few_gold", rule, n=cost)


def why_advance(state: Position, action: verbs.Advance) -> Msg:
    """[14.7] in the camp; [14.4] the mole once a turn; the end of the track; gold."""
    siege = state.tables.siege
    if siege is None:
        return no("no_siege", "14.7")
    if state.region != siege.camp:
        return no("not_in_camp", "14.7", region=state.tables.regions[siege.camp].noun)
    if tyre.is_open(state, siege, action.index):
        return no("few_gold", "14.7", n=tyre.price(state, siege, action.index))
    if state.status[siege.target] and action.index not in (MOLE, 0):
        return no("tyre_fallen", "14.7")
    if action.index == MOLE and state.bought & 8:
        return no("mole_once", "14.4")
    return no("track_end", "14.3" if action.index == 0 else "14.5"
              if action.index == SIEGE_SHIPS else "14.4" if action.index == MOLE else "14.6")


def why_seek(state: Position, action: verbs.Seek) -> Msg:
    """[11.7] glory, and an insight in the cup."""
    if FREE not in state.insights:
        return no("insights_gone", "11.7")
    return no("few_glory", "11.7", n=state.tables.box.renown["insight"])


def why_choose(state: Position, action: verbs.Choose) -> Msg:
    """[11.8] glory, and that insight in the cup."""
    if state.insights[action.index] != FREE:
        return no("insight_gone", "11.8", insight=state.tables.insights[action.index])
    return no("few_glory", "11.8", n=state.tables.box.renown["chosen"])


def why_wound(state: Position, action: verbs.Wound) -> Msg:
    """[2.4] a force of the army, in the order of the sheet."""
    if not state.army[action.target]:
        return no("no_force", "2.4", force=state.tables.kinds[action.target // 2].noun)
    return no("sheet_order", "2.4")


Why = Callable[[Position, Any], Msg]

WHY: Final[dict[type[Action], Why]] = {
    verbs.Hire: why_hire,
    verbs.Refit: why_refit,
    verbs.PlayInsight: why_insight,
    verbs.Pray: why_pray,
    verbs.GiveUp: why_give_up,
    verbs.LoseLevel: why_lose_level,
    verbs.Abstain: why_abstain,
    verbs.Consult: why_consult,
    verbs.Disband: why_disband,
    verbs.Lose: why_lose,
    verbs.Repair: why_repair,
    verbs.Regain: why_regain,
    verbs.Scout: why_scout,
    verbs.March: why_march,
    verbs.Fight: why_face,
    verbs.Intimidate: why_intimidate,
    verbs.Boast: why_boast,
    verbs.Enlist: why_enlist,
    verbs.Buy: why_buy,
    verbs.BuildCity: why_city,
    verbs.BuildTemple: why_temple,
    verbs.Advance: why_advance,
    verbs.Seek: why_seek,
    verbs.Choose: why_choose,
    verbs.Wound: why_wound,
}
