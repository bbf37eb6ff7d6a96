"""Scouting, forage, and entering a region.  Chapter 6."""

from __future__ import annotations

from alexandre.games.commander import events
from alexandre.games.commander.actions.verbs import MOLE, Die, Encamp, March, Scout, Stay
from alexandre.games.commander.meta import BRIDGEHEAD, DRAFTS, FEVER
from alexandre.games.commander.rules.hits import demand_hits
from alexandre.games.commander.rules.march import prophecies
from alexandre.games.commander.rules.purse import gain_glory, pay
from alexandre.games.commander.rules.setup import join_free
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.games.commander.state.prices import FREE_ROAD, price
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import replace_at

DESERT_GLORY = 2


def conquest_offers(state: Position) -> list[Action]:
    """Move, fight for where one stands, or end the conquest.  [6.1] [6.9] [9.4]"""
    moves = state.tables.moves
    offers = prophecies.silence_offers(state)
    offers += [moves.scout[region] for region in state.neighbours() if may_enter(state, region)]
    if state.is_hostile(state.site):
        offers += face_offers(state)
    offers.append(moves.encamp)
    return offers


def face_offers(state: Position) -> list[Action]:
    """Battle; before a stronghold other than Tyre also intimidation.  [9.1] [14.1]"""
    moves, site = state.tables.moves, state.site
    if state.tables.sites[site].is_battle or state.is_target(site):
        return [moves.fight]
    return [moves.fight, moves.intimidate]


def may_enter(state: Position, region: int) -> bool:
    """From a region that has not fallen only back; into Tyre only by breach or mole.
    [6.7] [14.1]"""
    if state.is_hostile(state.site):
        return region == state.came_from
    siege = state.tables.siege
    if siege is None or state.tables.regions[region].site != siege.target:
        return True
    if state.region != siege.camp:
        return False
    return (state.is_breached() or bool(state.status[siege.target])
            or state.tracks[MOLE] == len(siege.mole.costs))


def scout(state: Position, action: Scout, tell: Tell | None) -> None:
    """[6.1] a die for the region; [13.3] none on a free road."""
    state.target = action.index
    state.phase = Phase.SCOUT_DIE
    if state.concerns(BRIDGEHEAD, state.tables.regions[action.index].marks):
        state.die = FREE_ROAD
        state.phase = Phase.SCOUTED


def roll(state: Position, action: Die, tell: Tell | None) -> None:
    """[6.1] what the scouts report."""
    state.die = action.n
    state.phase = Phase.SCOUTED
    if tell:
        tell(events.DieRolled("scout", action.n, state.tables.regions[state.target].noun))


def entry_offers(state: Position) -> list[Action]:
    """Enter at that price, or stay.  [6.2-6.5]"""
    moves = state.tables.moves
    return [moves.march, moves.stay] if price(state)[0] <= state.gold else [moves.stay]


def stay(state: Position, action: Stay | Encamp, tell: Tell | None) -> None:
    """[6.5] [6.9] conquest is over for this turn."""
    if tell and isinstance(action, Stay):
        tell(events.ArmyStayed(state.tables.regions[state.target].noun))
    state.phase = Step.BEGIN_RESUPPLY


def march(state: Position, action: March, tell: Tell | None) -> None:
    """[6.2] [6.3] gold is paid, hits are taken, then the army enters."""
    gold, hits = price(state)
    state.phase = Step.ENTER
    pay(state, gold, "forage", tell)
    if hits:
        demand_hits(state, hits, "resistance", Step.ENTER, tell)


def enter(state: Position, tell: Tell | None) -> None:
    """[6.7] the army is there; [6.8] what waits for the first to enter."""
    regions = state.tables.regions
    origin, target = regions[state.region], regions[state.target]
    state.came_from, state.region = state.region, state.target
    state.die = 0
    state.phase = Step.WELCOME
    if tell:
        tell(events.ArmyMoved(origin.noun, target.noun, (origin.id, target.id)))
    if state.entered[state.region]:
        state.phase = Step.ASK_ORACLE
    elif target.gift < 0:
        demand_hits(state, -target.gift, "desert", Step.WELCOME, tell)


def welcome(state: Position, tell: Tell | None) -> None:
    """[6.8] gold, or glory for a desert crossed; [13.4] recruits, or fever."""
    target = state.tables.regions[state.region]
    state.entered = replace_at(state.entered, state.region, 1)
    state.phase = Step.ASK_ORACLE
    if target.gift > 0:
        prophecies.gain(state, target.gift, "gift", tell)
    elif target.gift < 0:
        gain_glory(state, DESERT_GLORY, "desert", tell)
    if state.concerns(DRAFTS, target.marks):
        for kind in join_free(state, DRAFTS):
            if tell:
                tell(events.ForceJoined(state.tables.kinds[kind].noun))
    if state.concerns(FEVER, target.marks):
        state.phase = Phase.FEVER_DIE


def fever(state: Position, action: Die, tell: Tell | None) -> None:
    """[13.4] a low die ends the conquest, and Alexander fights no next battle."""
    state.phase = Step.ASK_ORACLE
    if tell:
        tell(events.DieRolled("fever", action.n))
    if action.n <= state.tables.figures[FEVER]:
        state.fever = 1
        state.phase = Step.BEGIN_RESUPPLY
        if tell:
            tell(events.FeverStruck())
