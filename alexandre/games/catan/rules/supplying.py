"""The supply: first hands, a card for everybody each turn, its end.  Chapters 2 and 4."""

from __future__ import annotations

from alexandre.games.catan.actions.verbs import Deal, First
from alexandre.games.catan.events import CardDealt, FirstDrawn, SupplyEnded, TurnBegan
from alexandre.games.catan.rules.marching import begin_march
from alexandre.games.catan.rules.queries import law_of
from alexandre.games.catan.state import Phase, Position
from alexandre.kernel.contract import Law, Tell


def first_law(state: Position) -> Law:
    """Any seat.  [2.7]"""
    return [(action, 1) for action in state.tables.moves.first[:state.seats]]


def draw_first(state: Position, action: First, tell: Tell | None) -> None:
    """[2.7] that seat begins; [2.5] then the first hands are dealt."""
    state.mover = state.who = action.seat
    if tell:
        tell(FirstDrawn(action.seat))
    state.phase, state.owed = Phase.DEAL, state.seats * state.tables.box.start_hand
    if not state.owed:
        begin_first_turn(state, tell)


def begin_first_turn(state: Position, tell: Tell | None) -> None:
    """[3.2] without dice: the supply at once."""
    state.turn = 1
    if tell:
        tell(TurnBegan(state.mover, state.turn))
    begin_supply(state, tell)


def begin_supply(state: Position, tell: Tell | None) -> None:
    """[4.1] a card for everybody, as long as there is one for each."""
    state.who = state.mover
    if sum(state.supply) < state.seats:
        begin_march(state, tell)
    else:
        state.phase, state.owed = Phase.SUPPLY, state.seats


def deal_law(state: Position) -> Law:
    """Any card of the supply.  [2.5] [4.1]"""
    return law_of(state.tables.moves.deal, state.supply)


def deal(state: Position, action: Deal, tell: Tell | None) -> None:
    """[4.1] one card, seen by the seat that receives it."""
    state.supply[action.good] -= 1
    state.hands[state.who * 6 + action.good] += 1
    if tell:
        tell(CardDealt(state.who, state.tables.goods[action.good], action.word))
    state.owed -= 1
    each = state.tables.box.start_hand if state.phase == Phase.DEAL else 1
    if state.owed:
        state.who = (state.mover + state.seats - 1 - (state.owed - 1) // each) % state.seats
        return
    maybe_end(state, tell)
    if state.phase == Phase.DEAL:
        begin_first_turn(state, tell)
    else:
        begin_march(state, tell)


def maybe_end(state: Position, tell: Tell | None) -> None:
    """[4.5] what cannot serve everybody goes face up to the stacks."""
    rest = state.supply
    if sum(rest) >= state.seats:
        return
    if tell:
        tell(SupplyEnded(state.tables.nouns(rest)))
    state.stacks = [n + more for n, more in zip(state.stacks, rest, strict=True)]
    state.supply = [0] * len(rest)
