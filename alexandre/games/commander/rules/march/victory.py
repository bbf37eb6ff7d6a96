"""A region falls: glory, its treatment, and what follows.  Chapters 10 and 13."""

from __future__ import annotations

from alexandre.games.commander import events
from alexandre.games.commander.actions.verbs import Enlist, Enough, Govern, Raze
from alexandre.games.commander.meta import (
    CALLISTHENES,
    EPIGONI,
    LET_GO,
    MUTINY,
    SUSAS_TREASURE,
    WALL_OF_WOOD,
)
from alexandre.games.commander.rules import endings
from alexandre.games.commander.rules.march import prophecies
from alexandre.games.commander.rules.purse import gain_glory
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import (
    DEAD,
    DEATH,
    GOVERNED,
    RAZED,
    RETREATED,
    VICTORY,
)
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import add_at, replace_at

ENLISTED = ("AR", "PE", "IN")  # types that the Epigoni are of


def after_battle(state: Position, tell: Tell | None) -> None:
    """[10.1] glory for a victory; [10.5] a retreat leads back where one came from.

    # Reading: a retreat into the region of the start is a return to its oracle [7.1], for the book
    asks no more than to have left it and to be back.
    """
    fought = state.battle
    assert fought is not None
    state.battle = None
    if fought.result == DEAD:
        endings.finish(state, DEATH, tell)
    elif fought.result == RETREATED:
        state.region, state.came_from = state.came_from, state.region
        state.phase = Step.ASK_ORACLE  # [7.1] a retreat is a return
    else:
        fall(state, tell, by_battle=True, leader_killed=bool(fought.leader_killed))


def surrender(state: Position, tell: Tell | None) -> None:
    """[9.7] every force, wall and leader counts as destroyed."""
    enemies, site = state.tables.enemies, state.site
    forces = state.garrison_at(site)
    destroyed = state.destroyed[:]
    for enemy in range(enemies):
        destroyed[enemy] += forces[2 * enemy] + forces[2 * enemy + 1]
    destroyed[enemies] += sum(state.walls[2 * site:2 * site + 2])
    destroyed[enemies + 1] += state.leaders[site] > 0
    state.destroyed = destroyed
    state.clear_site(site)
    fall(state, tell, by_battle=False, leader_killed=False)


def fall(state: Position, tell: Tell | None, *, by_battle: bool, leader_killed: bool) -> None:
    """[10.1] glory for battle, stronghold and leader; [10.2] what orders had laid there."""
    site, tables = state.site, state.tables
    region = tables.regions[state.region]
    if tell:
        tell(events.RegionConquered(region.noun, region.id, by_battle))
    feats = ["battle"] * by_battle + ["leader"] * leader_killed
    feats += ["stronghold"] * (not tables.sites[site].is_battle)
    for feat in feats:
        honour(state, feat, tell)
    glory, gold = state.bonus_glory[site], state.bonus_gold[site]
    state.bonus_glory = replace_at(state.bonus_glory, site, 0)
    state.bonus_gold = replace_at(state.bonus_gold, site, 0)
    if by_battle and glory:
        gain_glory(state, glory, "bonus", tell)
    state.phase = Phase.TREATMENT
    if not by_battle and gold:
        prophecies.gain(state, gold, "bonus", tell)


def honour(state: Position, feat: str, tell: Tell | None) -> None:
    """[10.1] glory for one feat; [10.3] Callisthenes tells of it."""
    renown = state.tables.box.renown
    glory = renown[feat]
    if state.advises(CALLISTHENES):
        glory += renown["advisor"]
        state.advisor_used = 1
    gain_glory(state, glory, feat, tell)


def treatment_offers(state: Position) -> list[Action]:
    """[10.4] govern or raze."""
    return [state.tables.moves.govern, state.tables.moves.raze]


def treat(state: Position, action: Govern | Raze, tell: Tell | None) -> None:
    """[10.4] gold at once, or every turn; [7.7-7.9] prophecies; [13.6] what options add."""
    is_razed, site = isinstance(action, Raze), state.site
    region = state.tables.regions[state.region]
    state.status = replace_at(state.status, site, RAZED if is_razed else GOVERNED)
    state.phase = Step.SETTLE_REGION
    if tell:
        tell(events.RegionTreated(region.noun, region.id, is_razed))
    if is_razed:
        prophecies.gain(state, state.tables.campaign.raze, "raze", tell)
    prophecies.fulfil(state, WALL_OF_WOOD if is_razed else LET_GO, tell)
    prophecies.check_owned(state, tell)
    follow(state, tell)


def follow(state: Position, tell: Tell | None) -> None:
    """[13.6] a treasure, a mutiny, the Epigoni."""
    marks, figures = state.tables.sites[state.site].marks, state.tables.figures
    if state.concerns(SUSAS_TREASURE, marks):
        prophecies.gain(state, figures[SUSAS_TREASURE], "susas_treasure", tell)
    if state.concerns(MUTINY, marks):
        state.count = min(figures[MUTINY], sum(state.army))
        if state.count:
            state.phase = Phase.MUTINY
    if state.concerns(EPIGONI, marks):
        state.count = figures[EPIGONI]
        await_recruits(state)


def await_recruits(state: Position) -> None:
    """[13.6] as long as any are free, and a counter of them is left."""
    if state.count and free_recruits(state):
        state.phase = Phase.ENLIST
    else:
        state.phase = Step.SETTLE_REGION


def free_recruits(state: Position) -> list[Action]:
    """[13.6] light forces and infantry of which a counter is left."""
    kinds, moves = state.tables.kinds, state.tables.moves
    return [moves.enlist[kind] for kind in range(state.tables.mac)
            if kinds[kind].type in ENLISTED and state.count_of(kind) < kinds[kind].count]


def enlist_offers(state: Position) -> list[Action]:
    """[13.6] a force that costs nothing, or no more of them."""
    return [*(free_recruits(state) if state.count else ()), state.tables.moves.enough]


def enlist(state: Position, action: Enlist, tell: Tell | None) -> None:
    """[13.6] it joins the army."""
    state.army = add_at(state.army, 2 * action.index)
    state.count -= 1
    await_recruits(state)
    if tell:
        tell(events.ForceJoined(state.tables.kinds[action.index].noun))


def refuse_recruits(state: Position, action: Enough, tell: Tell | None) -> None:
    """[13.6] the others stay where they are."""
    state.phase = Step.SETTLE_REGION


def settle_region(state: Position, tell: Tell | None) -> None:
    """[1.2] all critical regions conquered: won, unless the way home is still to go."""
    state.count = 0
    state.phase = Phase.CONQUEST
    if is_won(state) and not has_home(state):
        end_won(state)


def is_won(state: Position) -> bool:
    """[1.2] every critical region is conquered; [13.8] the army home, where there is a home."""
    if 0 in state.status:
        return False
    return not has_home(state) or state.tables.regions[state.region].is_home


def has_home(state: Position) -> bool:
    """[13.8] does the campaign end at home?"""
    return any(region.is_home for region in state.tables.regions)


def end_won(state: Position) -> None:
    """[13.11] in a life, prophecies without fulfilment are paid for first."""
    state.ending = VICTORY
    state.phase = Step.NEXT_FAILURE
