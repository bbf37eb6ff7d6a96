"""The counsellor's answer to every question of a campaign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alexandre.games.commander.actions.verbs import Disband, GiveUp, Pray
from alexandre.games.commander.hints import battle as tactics
from alexandre.games.commander.hints.purchases import RANKING, purchase, ranking
from alexandre.games.commander.hints.strategies import USUAL, Strategy
from alexandre.games.commander.hints.targets import home, odds, surrender_odds, targets, ways
from alexandre.games.commander.meta import (
    COURTIERS,
    DIPLOMATS,
    LET_GO,
    OWN_NATURE,
    SERPENT,
    SPIES,
    WALL_OF_WOOD,
    WINDS,
)
from alexandre.games.commander.rules.enemy import orders, tyre
from alexandre.games.commander.rules.march import intimidation
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import HELD
from alexandre.games.commander.state.phases import Phase
from alexandre.games.commander.state.prices import price
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Rnd
from alexandre.kernel.fields import NONE

# How bad each order is: wall, levy, troops, glory, gold, nothing.
HARM: Final = (4, 3, 5, 0, 0, 1)
TYRIAN_HARM: Final = (6, 5, 4, 3, 2, 0)
RESERVE: Final = 3
SLOPE: Final = 10  # odds more for each turn to spare
LAST: Final = 999  # what a hit on Alexander counts
GLORY_FOR_CERTAINTY: Final = 3  # spent for a success that a battle would bring as well

Advice = Callable[[Position, Rnd, Strategy], Action]


def counsel(state: Position, rnd: Rnd, way: Strategy = USUAL) -> Action | None:
    """The offer that the counsellor would choose."""
    offers = state.legal()
    if len(offers) == 1:
        return offers[0]
    chosen = fulfil(state, offers) or ADVICES[state.phase](state, rnd, way)
    return chosen if chosen in offers else answers(state)[0]


def answers(state: Position) -> list[Action]:
    """The offers but for what may be done at any time, which is no answer to anything."""
    asides: tuple[type[Action], ...] = (Disband, Pray)
    if state.phase != Phase.FAILED:
        asides = (*asides, GiveUp)
    spies = state.tables.moves.play_insight[SPIES]
    return [each for each in state.legal() if each is not spies and not isinstance(each, asides)]


def nerve(state: Position, way: Strategy) -> int:
    """The odds that are asked for: the later, the fewer."""
    left = state.tables.last_turn - state.turn
    todo = len(state.status) - state.count_conquered()
    slack = max(0, left - todo)
    return min(way.patient, way.bold + SLOPE * slack)


def choose_advisor(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """The best one that is free."""
    best = next(each for each in ranking(way) if not state.advisors[each])
    return state.tables.moves.hire[best]


def pay_for_failure(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """The least useful advisor, or a level if there is none."""
    offers = answers(state)
    return give_up_least(state, offers) or offers[-1]


def give_up_least(state: Position, offers: list[Action]) -> Action | None:
    """The advisor that is missed least; None if none can be given up."""
    ranked = [state.tables.moves.give_up[each] for each in reversed(RANKING)]
    return next((each for each in ranked if each in offers), None)


def prepare(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """Insights, refitting; then on."""
    moves, offers = state.tables.moves, state.legal()
    if state.holds(DIPLOMATS):
        return moves.play_insight[DIPLOMATS]
    refits = [each for each in offers if each in moves.refit]
    if way.refits and refits and state.gold >= RESERVE + state.tables.box.refit:
        return refits[0]
    return moves.proceed


def fulfil(state: Position, offers: list[Action]) -> Action | None:
    """Return the move that fulfils a prophecy, if it costs little. [7.11-7.13]"""
    moves = state.tables.moves
    if state.is_active(WINDS) and moves.pray in offers:
        return moves.pray
    if (state.is_active(SERPENT) and state.phase != Phase.FAILED
            and state.advisors.count(HELD) > 1):
        return give_up_least(state, offers)
    if state.is_active(OWN_NATURE) and moves.abstain in offers:
        return moves.abstain
    return None


def heed(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """One more where the order would harm less.  [12.10]"""
    if state.phase == Phase.ADVICE:
        now, then = (HARM[orders.order_of(state, state.die + more)] for more in (0, 1))
    else:
        now, then = (TYRIAN_HARM[tyre.order_of(state, state.die + more)] for more in (0, 1))
    return state.tables.moves.heed if then < now else state.tables.moves.forgo


def levy(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """Gold, while it is not the last.  [4.7]"""
    moves = state.tables.moves
    return moves.yield_ if state.gold > RESERVE or sum(state.army) < 3 else moves.suffer


def tyrian(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """Gold rather than ships or a month of the mole; a repair that does not close the breach.
    [14.9] [14.10]"""
    moves, offers = state.tables.moves, answers(state)
    if moves.lose[3] in offers:
        return moves.lose[3]
    if not state.is_breached() or moves.regain not in offers:
        return offers[0]
    return moves.regain


def intrigue(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """Cancel what can be paid without being poor.  [5.2]"""
    operation = state.tables.operations[state.step]
    left = (state.glory if operation.coin else state.gold) - operation.price
    spare = 0 if operation.coin else way.spare
    return state.tables.moves.cancel if left >= spare else state.tables.moves.allow


def conquer(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """Towards a target whose odds are good enough, or home; else wait for recruits."""
    moves, offers = state.tables.moves, state.legal()
    if state.holds(SPIES) and moves.play_insight[SPIES] in offers:
        return moves.play_insight[SPIES]
    if state.is_hostile(state.site):
        has_hope = hopes(state, state.site, rnd, way) >= nerve(state, way)
        return face(state, rnd, way) if has_hope else moves.encamp
    steps = ways(state)
    if 0 not in state.status:
        return moves.scout[steps[home(state)]] if home(state) in steps else moves.encamp
    siege = state.tables.siege
    if way.gifts and state.turn == 1:
        gift = gift_way(state, steps)
        if gift != NONE:
            return moves.scout[gift]
    if siege and not state.status[siege.target] and state.region != siege.camp:
        return moves.scout[steps[siege.camp]]
    best = best_target(state, steps, rnd, way)
    if best == NONE and siege and state.status[siege.target]:
        best = next_target(state, steps)
    if best == NONE or state.gold < way_cost(state, way):
        return moves.encamp
    return moves.scout[steps[state.tables.sites[best].region]]


def gift_way(state: Position, steps: dict[int, int]) -> int:
    """A neighbour that gives gold when first entered; NONE if there is none."""
    regions = state.tables.regions
    return next((there for there in state.neighbours() if regions[there].gift > 0
                 and not state.entered[there] and there in steps), NONE)


def next_target(state: Position, steps: dict[int, int]) -> int:
    """From the fallen island on towards what stands, up to its gates; NONE before them."""
    return next((site for site in targets(state, steps) if state.distance(site) > 1), NONE)


def way_cost(state: Position, way: Strategy) -> int:
    """Gold that should be at hand before scouts are sent."""
    return 0 if state.turn == state.tables.last_turn else max(0, state.strength() - way.forage)


def hopes(state: Position, site: int, rnd: Rnd, way: Strategy) -> int:
    """The odds of battle, or of surrender before it."""
    surrender = surrender_odds(state, site)
    return surrender + (100 - surrender) * odds(state, site, rnd, way.trials) // 100


def best_target(state: Position, steps: dict[int, int], rnd: Rnd, way: Strategy) -> int:
    """The nearest that is likely enough to fall; NONE if none is."""
    needed = nerve(state, way)
    return next((site for site in targets(state, steps)
                 if hopes(state, site, rnd, way) >= needed), NONE)


def enter(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """Enter if the price leaves an army; before a siege, which few forces win and much gold, those
    that cannot be fed go home first.  [6.2-6.6]"""
    moves = state.tables.moves
    gold, hits = price(state)
    if gold > state.gold:
        siege, spare = state.tables.siege, state.strength() - way.army
        is_due = siege and not state.status[siege.target] and gold - state.gold <= spare
        return send_home(state) if is_due else moves.stay
    is_late = state.turn + 2 >= state.tables.last_turn
    return moves.march if hits <= way.hardy or (is_late and hits < sum(state.army)) else moves.stay


def oracle(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """Accept, while a failure can be borne.  [7.1] [7.6]"""
    can_bear = way.hears and (state.level > 1 or HELD in state.advisors)
    return state.tables.moves.accept if can_bear else state.tables.moves.decline


def face(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """The approach to a city: one that hardly surrenders and almost surely falls is stormed for
    twice the glory; else a roll costs nothing, for a city that refuses is fought anyway. [9.1]
    [10.1]
    """
    moves, site = state.tables.moves, state.site
    if moves.intimidate not in state.legal():
        return moves.fight
    is_proud = surrender_odds(state, site) <= way.proud
    is_sure = is_proud and odds(state, site, rnd, way.trials) >= way.sure
    return moves.fight if is_sure else moves.intimidate


def boast(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """As much glory as success asks for, within reason; courtiers before.  [9.5] [9.6]"""
    moves = state.tables.moves
    figures = state.tables.box.intimidation
    short = figures["success"] - intimidation.total(state)
    if short > 0 and state.holds(COURTIERS):
        return moves.play_insight[COURTIERS]
    if 0 < short <= min(state.glory, GLORY_FOR_CERTAINTY):
        return moves.boast[short]
    if 0 < short <= state.glory and odds(state, state.site, rnd, way.trials) < nerve(state, way):
        return moves.boast[short]
    return moves.boast[0]


def standoff(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """Battle if the odds are good.  [9.4]"""
    is_good = odds(state, state.site, rnd, way.trials) >= nerve(state, way)
    return state.tables.moves.fight if is_good else state.tables.moves.wait


def treat(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """The treatment that a prophecy asks for; else government while it pays. [10.4]"""
    moves, campaign = state.tables.moves, state.tables.campaign
    if state.is_active(WALL_OF_WOOD):
        return moves.raze
    left = state.tables.last_turn - state.turn - way.governs
    if state.is_active(LET_GO) or campaign.govern * left >= campaign.raze:
        return moves.govern
    return moves.raze


def send_home(state: Position) -> Action:
    """The first of the sheet: the light troops."""
    return next(each for each in state.legal() if isinstance(each, Disband))


def enlist(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """Infantry first, the last of the sheet, up to an army that forage can feed.  [6.3]"""
    offers = answers(state)
    return offers[-2] if state.strength() < way.army else offers[-1]


def supply(state: Position, rnd: Rnd, way: Strategy) -> Action:
    """Purchases."""
    return purchase(state, way)


def cheapest_wound(state: Position) -> Action:
    """A hit of the cheapest way to take them all: the first of it on the sheet.  [2.4]"""
    army, chosen = state.army[:], []
    for _hit in range(state.hits):
        target = min(range(len(army)), key=lambda each: loss(state, army, each))
        if not army[target]:
            chosen.append(len(army))
            continue
        chosen.append(target)
        army[target] -= 1
        if has_other_side(state, target):
            army[target + 1] += 1
    return state.tables.moves.wound[min(chosen)]


def loss(state: Position, army: list[int], target: int) -> int:
    """The cost, in tenths of gold, to undo one hit there."""
    if not army[target]:
        return LAST
    value = state.tables.kinds[target // 2].faces[0].value
    if has_other_side(state, target):
        return 10 * state.tables.box.refit + value
    return 10 * (value if target % 2 == 0 else value - 1) + 5


def has_other_side(state: Position, target: int) -> bool:
    """Whether a hit only turns the force over."""
    return target % 2 == 0 and len(state.tables.kinds[target // 2].faces) > 1


ADVICES: Final[dict[int, Advice]] = {
    Phase.ADVISORS: choose_advisor,
    Phase.FAILED: pay_for_failure,
    Phase.PREPARE: prepare,
    Phase.ADVICE: heed,
    Phase.TYRIAN_ADVICE: heed,
    Phase.LEVY: levy,
    Phase.TYRIAN: tyrian,
    Phase.INTRIGUE: intrigue,
    Phase.CONQUEST: conquer,
    Phase.SCOUTED: enter,
    Phase.ORACLE: oracle,
    Phase.FACE: face,
    Phase.BOAST: boast,
    Phase.ONGOING: standoff,
    Phase.BATTLE: lambda state, _rnd, _way: tactics.choose(state),
    Phase.TREATMENT: treat,
    Phase.MUTINY: lambda state, _rnd, _way: send_home(state),
    Phase.ENLIST: enlist,
    Phase.RESUPPLY: supply,
    Phase.HITS: lambda state, _rnd, _way: cheapest_wound(state),
}
