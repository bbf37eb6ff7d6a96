"""The beginning of a turn: the marker, refitting, and what may be done at any time.
Chapters 4, 6 and 12."""

from __future__ import annotations

from alexandre.games.commander import events
from alexandre.games.commander.actions.verbs import SIEGE_SHIPS, Disband, Proceed, Refit
from alexandre.games.commander.meta import CYPRIOT_FLEET, DIPLOMATS
from alexandre.games.commander.rules import endings
from alexandre.games.commander.rules.enemy.tyre import step_track
from alexandre.games.commander.rules.march.prophecies import silence_offers
from alexandre.games.commander.rules.purse import pay
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import TIME
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import add_at
from alexandre.kernel.fields import NONE


def next_turn(state: Position, tell: Tell | None) -> None:
    """The marker advances; beyond the last box the campaign is lost.  [4.1] [4.3]"""
    if state.turn == state.tables.last_turn:
        endings.finish(state, TIME, tell)
        return
    state.turn += 1
    state.advisor_used = state.abstaining = state.diplomats = state.bought = 0
    state.phase = Step.NEXT_FAILURE
    if tell:
        tell(events.TurnBegan(state.turn, state.tables.turns[state.turn - 1].noun))
    if state.has(CYPRIOT_FLEET) and state.turn == state.tables.figures[CYPRIOT_FLEET]:
        add_ship(state, tell)


def add_ship(state: Position, tell: Tell | None) -> None:
    """The Cypriots bring a siege ship.  [13.5]"""
    siege = state.tables.siege
    if siege and state.tracks[SIEGE_SHIPS] < len(siege.siege_ships.costs):
        step_track(state, SIEGE_SHIPS, 1, tell)


def prepare_offers(state: Position) -> list[Action]:
    """Refit, diplomats, silence, proceed.  [4.1] [4.2] [12.5]"""
    moves, offers = state.tables.moves, refit_offers(state)
    if state.holds(DIPLOMATS):
        offers.append(moves.play_insight[DIPLOMATS])
    return [*offers, *silence_offers(state), moves.proceed]


def refit_offers(state: Position) -> list[Action]:
    """Reduced forces that can be paid for.  [4.2]"""
    moves = state.tables.moves.refit
    if state.gold < state.tables.box.refit:
        return []
    return [moves[kind] for kind in range(len(moves)) if state.army[2 * kind + 1]]


def refit(state: Position, action: Refit, tell: Tell | None) -> None:
    """[4.2] two gold for a full force."""
    pay(state, state.tables.box.refit, "refit", tell)
    army = add_at(state.army, 2 * action.index + 1, -1)
    state.army = add_at(army, 2 * action.index)
    if tell:
        tell(events.ForceRefitted(state.tables.kinds[action.index].noun))


def disband_offers(state: Position) -> list[Action]:
    """Any force but Alexander.  [6.6]"""
    moves = state.tables.moves.disband
    return [moves[target] for target, n in enumerate(state.army) if n]


def disband(state: Position, action: Disband, tell: Tell | None) -> None:
    """[6.6] the force goes home and may be bought again; [13.6] a mutiny counts them."""
    state.army = add_at(state.army, action.target, -1)
    if tell:
        tell(events.ForceDisbanded(state.tables.kinds[action.target // 2].noun))
    if state.phase == Phase.MUTINY:
        state.count -= 1
        if not state.count:
            state.phase = Step.SETTLE_REGION


def proceed(state: Position, action: Proceed, tell: Tell | None) -> None:
    """[4.1] the enemy gives his orders."""
    state.step = NONE
    state.phase = Step.NEXT_ORDER
