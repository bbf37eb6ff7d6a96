"""The laws that no play can break.  Chapters 1 to 7, 10, 11, 13 and 14."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.actions.verbs import MOLE, TRACKS, WARSHIPS
from alexandre.games.commander.meta import BOARDS, GO, TRIBUTE, WALL
from alexandre.games.commander.rules import prey, setup
from alexandre.games.commander.rules.battle.audits import audit as audit_battle
from alexandre.games.commander.rules.enemy import operations, tyre
from alexandre.games.commander.rules.prey import asked
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import (
    DEATH,
    FREE,
    HELD,
    PAST,
    SECTION,
    UNSEEN,
    VICTORY,
)
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.games.commander.state.prices import track_of
from alexandre.kernel.declared import Laws
from alexandre.kernel.fields import NONE

MOST_ADDED: Final = 10  # on a die, by Aristander, and by courtiers in older dumps
HOSTILE_HERE: Final = (Phase.FACE, Phase.INTIMIDATION_DIE, Phase.BOAST, Phase.ONGOING,
                       Phase.TREATMENT)
OF_TYRE: Final = (Phase.TYRIAN_DIE, Phase.TYRIAN, Phase.TYRIAN_ADVICE, Phase.SHIP_DIE,
                  Phase.SECTION_DIE)
RESUMED: Final = (Step.NEXT_ORDER, Step.NEXT_TYRIAN, Step.NEXT_MUSTER, Step.REFILL, Step.ENTER,
                  Step.WELCOME)
SETTING_UP: Final = (Phase.GARRISONS, Phase.ADVISORS, Phase.MUSTER, Phase.HITS, Phase.OVER)
require = Laws("commander").require


def audit(state: Position) -> None:
    """Every law of the box and of the turn; BadState names the first that is broken."""
    audit_stage(state)
    audit_life(state)
    audit_macedonians(state)
    audit_enemies(state)
    audit_purse(state)
    audit_sites(state)
    audit_operation(state)
    audit_siege(state)
    audit_phase(state)
    audit_spies(state)
    require((state.battle is not None) == (asked(state) == Phase.BATTLE), "battle")
    if state.battle is not None:
        audit_battle(state)


def audit_spies(state: Position) -> None:
    """[12.7] spies are sent when the player is asked, and find somebody."""
    is_spying = state.phase == Phase.SPIES
    require((state.spied != NONE) == is_spying and (is_spying or not state.asked), "phase")
    if is_spying:
        require(prey.is_prey(state, state.spied) and state.turn > 0, "phase")
        require(state.asked != Phase.ADVISORS and prey.is_moment(state), "phase")
        require(state.setup.phases[state.asked].offers is not None, "phase")


def audit_stage(state: Position) -> None:
    """[4.1] a turn of the track; [1.2] an end where it is over."""
    require(0 <= state.turn <= state.tables.last_turn, "turn")
    require(bool(state.turn) or state.phase in SETTING_UP, "turn")
    require(not state.turn or state.phase not in (Phase.GARRISONS, Phase.ADVISORS), "turn")
    require((state.ending != NONE) == (state.phase == Phase.OVER)
            or (state.phase == Phase.FAILED and state.ending == VICTORY), "ending")
    require(state.ending != VICTORY or all(state.status), "ending")
    require((state.level == 0) == (state.ending == DEATH), "level")
    require(0 <= state.level <= state.tables.highest, "level")
    require(state.fever in (0, 1) and state.diplomats in (0, 1), "turn")
    require(state.advisor_used in (0, 1) and 0 <= state.abstaining <= 2, "turn")
    require(0 <= state.bought < 16 and 0 <= state.vowed <= state.turn, "turn")
    for number, deadline in enumerate(state.prophecies):
        term = state.tables.prophecies[number].count
        require(PAST <= deadline <= min(state.turn + term, state.tables.last_turn), "prophecy")
        is_late = 0 < deadline < state.turn
        require(not is_late or asked(state) in (Phase.FAILED, Phase.OVER), "prophecy")


def audit_life(state: Position) -> None:
    """[13.10] a life begins with nothing; [7.1] oracles are where the map has them."""
    tables = state.tables
    is_first = tables.board.id == BOARDS[0]
    require(state.life in (NONE, 0) if is_first else state.life >= NONE, "life")
    require(all(known or not left for known, left in
                zip(tables.all_oracles, state.oracles, strict=True)), "prophecy")


def audit_macedonians(state: Position) -> None:
    """[2.3] [3.8] no more of a kind than there are counters; light troops are never reduced."""
    for kind in range(state.tables.mac):
        each = state.tables.kinds[kind]
        army = state.army[2 * kind:2 * kind + 2]
        fought = state.battle.count(kind) if state.battle is not None else 0
        require(min(army) >= 0 and max(fought, sum(army)) <= each.count, "too_many",
                what=each.noun, n=each.count)
        require(len(each.faces) > 1 or not army[1], "forces")


def audit_enemies(state: Position) -> None:
    """[3.3] every counter is in the cup, on the map, in the operation or destroyed."""
    tables, battle = state.tables, state.battle
    for enemy in range(tables.enemies):
        kind = tables.kinds[tables.mac + enemy]
        on_map = 0
        for site in range(len(tables.sites)):
            if battle is not None and battle.site == site:
                continue
            sides = state.garrison_at(site)[2 * enemy:2 * enemy + 2]
            require(min(sides) >= 0 and (len(kind.faces) > 1 or not sides[1]), "enemies")
            require(not sum(sides) or kind.nation == tables.sites[site].nation, "enemies")
            on_map += sum(sides)
        if battle is not None:
            on_map += battle.count(tables.mac + enemy)
        held = (state.cup[enemy], state.ops_forces[enemy], state.destroyed[enemy])
        require(sum(held) + on_map <= kind.count, "too_many", what=kind.noun, n=kind.count)
        require(min(held) >= 0 and sum(held) + on_map == kind.count, "enemies")
    require(state.walls_left() >= 0 and min(state.walls, default=0) >= 0, "walls")
    leaders = sum(where.leader != NONE for where in tables.sites)
    require(max(state.leaders, default=0) <= 2, "leader")
    require(state.destroyed[tables.enemies + 1] <= leaders, "leader")


def audit_purse(state: Position) -> None:
    """[3.6] gold and glory within their counters."""
    box = state.tables.box
    require(state.gold >= 0 and state.gold + sum(state.bonus_gold) <= box.gold, "gold")
    require(state.glory >= 0 and state.glory + sum(state.bonus_glory) <= box.glory, "glory")
    require(sum(state.cities) <= box.cities and sum(state.temples) <= box.temples, "buildings")


def audit_sites(state: Position) -> None:
    """[10.1] a conquered region holds nothing of the enemy's; [2.6] a leader only where he was."""
    for site, where in enumerate(state.tables.sites):
        forces = state.garrison_at(site)
        is_empty = not (any(forces) or any(state.walls[2 * site:2 * site + 2])
                        or state.leaders[site])
        laid = state.bonus_glory[site] or state.bonus_gold[site]
        require(not state.status[site] or (is_empty and not laid), "conquered")
        require(not state.leaders[site] or where.leader != NONE, "leader")
        is_here = state.region == where.region
        if not where.garrison or state.status[site]:
            continue
        fallen = is_here and asked(state) in (Phase.TREATMENT, Phase.BATTLE, Phase.OVER)
        require(any(forces) or state.leaders[site] or fallen, "conquered")


def audit_operation(state: Position) -> None:
    """[5.1] no counter of the operation is there twice."""
    tables = state.tables
    for number, each in enumerate(tables.operations):
        left, active = state.ops_left[number], state.ops_active[number]
        require(min(left, active) >= 0 and left + active <= each.count, "operation")
    turned_up = sum(each.count for each in tables.operations) - sum(state.ops_left)
    require(turned_up <= max(0, state.turn), "operation")
    called = sum(n * state.ops_active[number] for number, n in operations.FORCES_OF.items())
    require(sum(state.ops_forces) <= setup.ops_strength(state) + called, "operation")
    has_any = tables.campaign.targets or tables.campaign.hardships
    if not has_any:
        require(not any(state.ops_active) and not any(state.ops_forces), "operation")
    if tables.campaign.hardships:
        require(not any(state.ops_forces), "operation")
    is_afoot = state.phase in (Phase.PLACING, Phase.OVER) or state.resume == Step.REFILL
    require(bool(state.ops_left[GO]) or is_afoot, "operation")
    require(has_any or state.phase != Phase.OPERATION, "operation")
    if state.phase == Phase.PLACING:
        require(len(tables.campaign.targets) > 1, "operation")
        require(any(state.ops_forces) or state.ops_active[WALL], "operation")
    if asked(state) == Phase.INTRIGUE:
        require(0 < state.step < len(tables.operations), "operation")
        drawn = tables.operations[state.step]
        require(operations.purse(state, drawn.coin) >= drawn.price > 0, "operation")
        require(state.ops_left[state.step] + state.ops_active[state.step] < drawn.count,
                "operation")
    require(state.ops_active[TRIBUTE] <= 1, "operation")


def audit_siege(state: Position) -> None:
    """[14.2-14.6] the markers stand on their tracks."""
    siege = state.tables.siege
    if siege is None:
        require(not any(state.tracks) and not state.sections and not state.mole_wall, "siege")
        return
    for track in range(len(TRACKS)):
        require(0 <= state.tracks[track] <= len(track_of(siege, track).costs), "siege")
    require(all(0 <= steps <= 2 for steps in state.sections), "siege")
    require(not state.bought & SECTION or state.tracks[MOLE] > 0, "siege")
    require(state.tracks[WARSHIPS] <= siege.warships.start, "siege")


def audit_phase(state: Position) -> None:
    """[4.1] what is asked can be answered: the match never stops short."""
    phase, tables = asked(state), state.tables
    require(0 <= state.die <= 6 + MOST_ADDED, "phase")
    require(NONE <= state.step < max(len(tables.sites), len(tables.operations)), "phase")
    require((state.hits > 0) == (phase == Phase.HITS), "phase")
    require(state.resume == 0 or phase == Phase.HITS, "phase")
    if phase == Phase.HITS:
        require(state.resume in RESUMED, "phase")
    if phase in (Phase.ORDER_DIE, Phase.ADVICE, Phase.LEVY, Phase.GARRISON):
        require(is_site(state) and not state.status[state.step], "phase")
        require(not tables.sites[state.step].is_battle, "phase")
    if phase == Phase.LEVY:
        require(state.gold >= 2, "phase")
    if phase in HOSTILE_HERE:
        require(state.is_hostile(state.site), "phase")
    if phase in HOSTILE_HERE[1:4]:
        require(not tables.sites[state.site].is_battle and not state.is_target(state.site),
                "phase")
    audit_questions(state)


def audit_questions(state: Position) -> None:
    """[4.1] counts and targets of the questions that need them."""
    phase, tables = asked(state), state.tables
    if phase in (Phase.SCOUT_DIE, Phase.SCOUTED):
        require(0 <= state.target < len(tables.regions), "phase")
        require(state.target in state.neighbours(), "phase")
    if phase == Phase.FAILED:
        require(0 <= state.target < len(tables.prophecies), "phase")
        require(state.level > 1 or HELD in state.advisors, "phase")
    if phase in (Phase.GARRISONS, Phase.MUSTER, Phase.ADVISORS, Phase.MUTINY):
        require(0 < state.count <= 9, "phase")
    require(NONE <= state.count <= 9, "phase")
    if phase == Phase.ADVISORS:
        require(state.advisors.count(FREE) >= state.count, "phase")
    if phase == Phase.MUTINY:
        require(sum(state.army) >= state.count, "phase")
    if phase in OF_TYRE:
        require(tables.siege is not None and state.count >= 0, "phase")
    if phase in (Phase.TYRIAN_DIE, Phase.SHIP_DIE):
        require(state.count > 0, "phase")
    if phase == Phase.TYRIAN:
        require(tyre.order_of(state, state.die) < tyre.NOTHING, "phase")
        require(bool(tyre.choice_offers(state)), "phase")
    if phase == Phase.ORACLE:
        require(state.oracles[state.region], "phase")
    if phase in (Phase.ORACLE, Phase.REVEAL):
        require(UNSEEN in state.prophecies, "phase")
    if phase == Phase.INSIGHT:
        require(FREE in state.insights, "phase")
    if phase in (Phase.MUSTER, Phase.GARRISON, Phase.GARRISONS):
        require(cup_is_filled(state), "phase")


def cup_is_filled(state: Position) -> bool:
    """Whether there is anything to draw from."""
    tables = state.tables
    if state.phase == Phase.MUSTER:
        nation = tables.campaign.ops_nation
    elif is_site(state):
        nation = tables.sites[state.step].nation
    else:
        return False
    return any(state.cup[kind - tables.mac] for kind in tables.of_nation[nation]
               if kind >= tables.mac)


def is_site(state: Position) -> bool:
    """Whether the step is the number of a critical region."""
    return 0 <= state.step < len(state.tables.sites)
