"""Before a stronghold: battle or intimidation.  Chapter 9."""

from __future__ import annotations

from alexandre.games.commander.actions.verbs import Boast, Die, Fight, Intimidate, Wait
from alexandre.games.commander.events import DieRolled, Intimidated
from alexandre.games.commander.meta import COURTIERS
from alexandre.games.commander.rules.battle import opening
from alexandre.games.commander.rules.march import victory
from alexandre.games.commander.rules.purse import spend_glory
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.phases import Phase, Step
from alexandre.games.commander.state.prices import modifiers
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell

FAILURE, ONGOING, SUCCESS = "failure", "ongoing", "success"


def confront(state: Position, tell: Tell | None) -> None:
    """[9.1] in a critical region the player fights or intimidates; [9.8] if it is held."""
    site = state.site
    if not state.is_hostile(site):
        state.phase = Phase.CONQUEST
    elif not any(state.garrison_at(site)) and not state.leaders[site]:
        victory.surrender(state, tell)
    else:
        state.phase = Phase.FACE


def fight(state: Position, action: Fight, tell: Tell | None) -> None:
    """[8.1.1] the battle begins."""
    state.phase = Phase.BATTLE
    opening.open(state, state.site, tell)


def intimidate(state: Position, action: Intimidate, tell: Tell | None) -> None:
    """[9.2] a die."""
    state.phase = Phase.INTIMIDATION_DIE


def roll(state: Position, action: Die, tell: Tell | None) -> None:
    """[9.2] [9.3] the die with its modifiers; [9.5] glory may still be spent."""
    state.die = action.n
    state.phase = Phase.BOAST
    if tell:
        region = state.tables.regions[state.region]
        tell(DieRolled("intimidation", action.n, region.noun))


def total(state: Position) -> int:
    """The die and all that is added to it but glory.  [9.3] [9.6]"""
    return state.die + sum_behind(state)


def sum_behind(state: Position) -> int:
    """The addition to every die here."""
    return sum(n for _name, n in modifiers(state))


def result(state: Position, glory: int) -> str:
    """[9.4] failure, on-going or success."""
    figures = state.tables.box.intimidation
    points = total(state) + glory
    if points >= figures["success"]:
        return SUCCESS
    return ONGOING if points >= figures["ongoing"] else FAILURE


def worth(state: Position, glory: int) -> str:
    """The result of so much glory, or that less of it has the same one. [9.5]"""
    outcome = result(state, glory)
    return "waste" if glory and outcome == result(state, glory - 1) else outcome


def most_glory(state: Position) -> int:
    """As much as one has, but no more than wins.  [9.5]

    # Reading: glory is spent to change the result, and nothing is better than a success.
    """
    missing = int(state.tables.box.intimidation["success"]) - total(state)
    return min(state.glory, max(0, missing))


def boast_offers(state: Position) -> list[Action]:
    """[9.5] every amount of glory up to a success; [9.6] courtiers."""
    moves = state.tables.moves
    offers: list[Action] = []
    if state.holds(COURTIERS):
        offers.append(moves.play_insight[COURTIERS])
    return [*offers, *moves.boast[:most_glory(state) + 1]]


def boast(state: Position, action: Boast, tell: Tell | None) -> None:
    """[9.4] [9.5] the glory is spent, the result stands."""
    outcome, region = result(state, action.n), state.tables.regions[state.region]
    spend_glory(state, action.n, "boast", tell)
    if tell:
        tell(Intimidated(region.noun, state.die, (*modifiers(state), ("glory", action.n)),
                         total(state) + action.n, outcome))
    state.die = state.courtiers = 0
    if outcome == SUCCESS:
        victory.surrender(state, tell)
    elif outcome == ONGOING:
        state.phase = Phase.ONGOING
    else:
        state.phase = Phase.BATTLE
        opening.open(state, state.site, tell)


def standoff_offers(state: Position) -> list[Action]:
    """[9.4] battle now, or wait until next turn."""
    return [state.tables.moves.fight, state.tables.moves.wait]


def wait(state: Position, action: Wait, tell: Tell | None) -> None:
    """[9.4] conquest is over for this turn; the army stays."""
    state.phase = Step.BEGIN_RESUPPLY
