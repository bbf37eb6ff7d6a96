"""Alexander's road: points, tokens turned over, the sevens of the end.  Chapter 5."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import Advance, Token
from alexandre.games.catan.events import AlexanderAdvanced, AlexanderStayed
from alexandre.games.catan.rules.bidding import begin_auction, enter_main
from alexandre.games.catan.rules.honours import is_there
from alexandre.games.catan.rules.queries import law_of
from alexandre.games.catan.state import Phase, Position
from alexandre.games.catan.state.words import VILLAGE
from alexandre.games.catan.tables import EVENT, SEVEN, TEMPLE
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declared import add_at


def begin_march(state: Position, tell: Tell | None) -> None:
    """[5.1] the next point; [5.2] a violet one is passed only after a seven."""
    stop = state.tables.route[state.alexander + 1]
    state.who = state.mover
    if stop.kind == SEVEN and not state.is_rolled_seven:
        if tell:
            tell(AlexanderStayed(stop.noun))
        enter_main(state)
    else:
        state.phase = Phase.MARCH


def advance(state: Position, action: Advance, tell: Tell | None) -> None:
    """[5.1] one point, and what waits there."""
    state.alexander += 1
    stop = state.tables.route[state.alexander]
    if tell:
        tell(AlexanderAdvanced(stop.noun, state.alexander))
    if is_there(state):  # [5.6] the game ends at once
        state.phase = Phase.CLAIM
    elif stop.kind == TEMPLE:
        begin_auction(state, VILLAGE, tell)
    elif stop.kind == EVENT:
        state.phase = Phase.TOKEN
    else:  # [5.5]
        enter_main(state)


def token_law(state: Position) -> Law:
    """Any token not yet turned over, those left out included.  [2.3] [5.4]"""
    return law_of(state.tables.moves.token, state.token_pool)


def turn_over(state: Position, action: Token, tell: Tell | None) -> None:
    """[5.4] the token says what the auction is about."""
    state.token_pool = add_at(state.token_pool, action.kind - 1, -1)
    begin_auction(state, action.kind, tell)
