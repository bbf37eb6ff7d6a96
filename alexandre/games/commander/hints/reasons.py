"""Plain reasons for offers: figures of the table, or an estimate of a battle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Final

from alexandre.games.commander.actions import battle as fight
from alexandre.games.commander.actions import verbs
from alexandre.games.commander.hints.battle_odds import duel_odds, retreat_odds
from alexandre.games.commander.hints.counsel import cheapest_wound, has_other_side
from alexandre.games.commander.hints.estimate import estimate
from alexandre.games.commander.hints.targets import surrender_odds, targets, ways
from alexandre.games.commander.rules.enemy.orders import LEVY_GOLD
from alexandre.games.commander.rules.words.prompts import price_told
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.battle import is_foe
from alexandre.games.commander.state.prices import force_price, price
from alexandre.games.commander.state.values import battle_of, numbers_of, steps_left
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Arg, Msg, Noun

TENTHS: Final = 10
FACES: Final = 6


def reason_of(state: Position, action: Action) -> Msg | None:
    """The reason for an offer of its kind; None if there is none to tell."""
    tell = REASONS.get(type(action))
    return tell(state, action) if tell else None


def say(key: str, **args: Arg) -> Msg:
    return Msg.of(f"commander.because.{key}", "", **args)


def chance(percent: int) -> Msg:
    """The number of battles of ten that are won."""
    n = round(Fraction(percent, TENTHS))
    return say("most") if n == TENTHS else say("some", n=n) if n else say("hardly")


# ---- the campaign ----------------------------------------------------------------------------


def on_adviser(state: Position, action: verbs.Hire) -> Msg:
    """The use of the adviser.  [12.8]"""
    return say(action.id)


def on_hit(state: Position, action: verbs.Wound) -> Msg | None:
    """The cost of a hit outside a battle.  [2.4] [4.2]"""
    if action.is_alexander:
        return None
    kind = action.target // 2
    return loss(state, kind, is_turned=has_other_side(state, action.target))


def loss(state: Position, kind: int, *, is_turned: bool) -> Msg:
    """The price of making a hit on an own force good."""
    force = state.tables.kinds[kind].noun
    if is_turned:
        return say("turned", force=force, n=state.tables.box.refit)
    return say("lost", force=force, n=force_price(state, kind))


def on_suffering(state: Position, action: verbs.Suffer) -> Msg | None:
    """The cost of the hit.  [4.5]"""
    copy = state.clone()
    copy.hits = 1
    wound = cheapest_wound(copy)
    return on_hit(copy, wound) if isinstance(wound, verbs.Wound) else None


def on_levy(state: Position, action: verbs.Yield) -> Msg:
    """The gold that is left.  [4.5]"""
    return say("paid", n=state.gold - LEVY_GOLD)


def on_scouting(state: Position, action: verbs.Scout) -> Msg | None:
    return on_way(state, action.index)


def on_marching(state: Position, action: verbs.March) -> Msg | None:
    return on_way(state, state.target)


def on_way(state: Position, region: int) -> Msg | None:
    """The battle to which a step leads."""
    site, steps = state.tables.regions[region].site, ways(state)
    if state.is_hostile(site):
        return on_odds(state, site)
    goal = next((each for each in targets(state, steps)
                 if steps[state.tables.sites[each].region] == region), NONE)
    return None if goal == NONE else on_odds(state, goal, "way")


def next_goal(state: Position) -> int:
    """The site of the next battle, or NONE."""
    return next(iter(targets(state, ways(state))), NONE)


def region_of(state: Position, site: int) -> Noun:
    return state.tables.regions[state.tables.sites[site].region].noun


def on_odds(state: Position, site: int, key: str = "odds") -> Msg:
    """The chance to win a battle there now."""
    return say(key, region=region_of(state, site),
               mine=state.strength(), foes=state.defenders(site),
               chance=chance(estimate(state, site)))


def on_staying(state: Position, action: verbs.Stay) -> Msg:
    return say("dear", price=price_told(*price(state)))


def on_camp(state: Position, action: verbs.Encamp) -> Msg | None:
    """The chance in the next battle, for which a camp prepares."""
    goal = next_goal(state)
    return None if goal == NONE else on_odds(state, goal, "camp")


def on_battle(state: Position, action: Action) -> Msg | None:
    return on_odds(state, state.site) if state.is_hostile(state.site) else None


def on_threat(state: Position, action: verbs.Intimidate) -> Msg:
    """The faces of the die on which a stronghold surrenders.  [9.3]"""
    return say("surrender", region=state.tables.regions[state.region].noun,
               n=round(Fraction(FACES * surrender_odds(state, state.site), 100)))


def on_treatment(state: Position, action: Action) -> Msg:
    """The gold of either treatment.  [10.4]"""
    campaign = state.tables.campaign
    return say("treatment", govern=campaign.govern, raze=campaign.raze,
               n=state.tables.last_turn - state.turn + 1)


def on_force(state: Position, action: verbs.Buy) -> Msg:
    """The next battle with that force and without; its price, value and speed if none is near.
    [2.3]"""
    kind, goal = state.tables.kinds[action.index], next_goal(state)
    if goal != NONE:
        copy = state.clone()
        copy.apply(action)
        before, after = (chance(estimate(each, goal)) for each in (state, copy))
        return say("buys_spare" if before == after else "buys", force=kind.noun, before=before,
                   region=region_of(state, goal), chance=after)
    return say("force", force=kind.noun, n=force_price(state, action.index),
               value=kind.faces[0].value, speed=kind.faces[0].speed)


def on_refit(state: Position, action: verbs.Refit) -> Msg:
    return say("refit", force=state.tables.kinds[action.index].noun, n=state.tables.box.refit,
               value=force_price(state, action.index))


def on_end(state: Position, action: verbs.EndTurn) -> Msg | None:
    """The army beside the next defenders."""
    goal = next_goal(state)
    return None if goal == NONE else on_odds(state, goal, "enough")


# ---- battles ---------------------------------------------------------------------------------


def on_line(state: Position, action: fight.TakeHit | fight.DealHit) -> Msg | None:
    """The result of a hit on that counter of a line.  [8.7.1]"""
    code, is_last = action.force, steps_left(state, action.force) == 1
    kind = code >> 3
    if kind in (fight.ALEXANDER, fight.LEADER, fight.WALL):
        return None
    if not is_foe(code):
        return loss(state, kind, is_turned=not is_last)
    force, value = state.tables.kinds[kind].noun, numbers_of(state, code)[0]
    if is_last:
        return say("fells", force=force, value=value)
    return say("weakens", force=force, value=value, n=numbers_of(state, code | fight.REDUCED)[0])


def on_rally(state: Position, action: fight.RallyForces) -> Msg:
    return say("rally")


def on_envelopment(state: Position, action: fight.Envelop) -> Msg:
    return say("envelop", n=battle_of(state).advantage())


def on_duel(state: Position, action: Action) -> Msg | None:
    """The end of a duel, counted exactly.  [8.8.3]"""
    odds = duel_odds(state)
    if odds is None:
        return None
    return say("duel", n=round(100 * odds.killed), m=round(100 * odds.died))


def on_die(state: Position, action: Action) -> Msg | None:
    """The die beside the highest one that hits.  [8.5.4]"""
    battle = battle_of(state)
    if battle.attacker == NONE:
        return None
    return say("die", die=battle.die, value=numbers_of(state, battle.attacker)[0] - battle.chain)


def on_retreat(state: Position, action: fight.Retreat) -> Msg | None:
    """The faces of the die on which a force gets away.  [8.9.2]"""
    odds = retreat_odds(state)
    return say("retreat", n=round(FACES * odds.chance)) if odds.forces else None


REASONS: Final[Mapping[type[Action], Callable[[Position, Any], Msg | None]]] = {
    verbs.Hire: on_adviser, verbs.Wound: on_hit, verbs.Suffer: on_suffering,
    verbs.Yield: on_levy, verbs.Scout: on_scouting, verbs.March: on_marching,
    verbs.Stay: on_staying, verbs.Encamp: on_camp, verbs.Fight: on_battle, verbs.Wait: on_battle,
    verbs.Intimidate: on_threat, verbs.Govern: on_treatment, verbs.Raze: on_treatment,
    verbs.Buy: on_force, verbs.Refit: on_refit, verbs.EndTurn: on_end,
    fight.TakeHit: on_line, fight.DealHit: on_line, fight.RallyForces: on_rally,
    fight.Envelop: on_envelopment, fight.AimLeader: on_duel, fight.AimForces: on_duel,
    fight.Reroll: on_die, fight.KeepDie: on_die, fight.Retreat: on_retreat,
}
