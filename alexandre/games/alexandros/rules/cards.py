"""Cards: the pile, the discards, the hands, and what others know of them.  Chapters 2 and 7."""

from __future__ import annotations

from collections.abc import Sequence

from alexandre.games.alexandros import actions as verbs
from alexandre.games.alexandros import events
from alexandre.games.alexandros.state import Phase, Position, share
from alexandre.games.alexandros.tables import SYMBOLS
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.fields import NONE


def draw(state: Position, action: verbs.Draw, tell: Tell | None) -> None:
    """A blind draw costs an action; chance says which card comes.  [7.1]"""
    state.actions_left -= 1
    ready_pile(state, tell)
    state.phase = Phase.DRAW


def take_top_card(state: Position, action: verbs.Deal, tell: Tell | None) -> None:
    """The card of a blind draw.  [7.1]"""
    deal_to(state, state.mover, action, tell)
    state.phase = Phase.ACTIONS


def take(state: Position, action: verbs.Take, tell: Tell | None) -> None:
    """Take a face-up card; its place stays empty until the turn ends.  [7.1] [7.2]"""
    state.actions_left -= 1
    pick_up(state, action.symbol, tell)


def card_law(state: Position, coming: Sequence[Action]) -> Law:
    """The next card of the pile: as many chances as cards of its symbol.  [1.6]"""
    return [(coming[symbol], count) for symbol, count in enumerate(state.pile) if count]


def deal_law(state: Position) -> Law:
    """The law of a card that comes into a hand.  [2.3] [7.1]"""
    return card_law(state, state.tables.moves.deal)


def open_law(state: Position) -> Law:
    """The law of a card that is laid face up.  [2.3] [4.1] [7.3]"""
    return card_law(state, state.tables.moves.reveal)


def deal_to(state: Position, seat: int, action: verbs.Deal, tell: Tell | None) -> None:
    """A card leaves the pile unseen."""
    state.hands[seat * SYMBOLS + action.symbol] += 1
    state.fresh[seat * SYMBOLS + action.symbol] += 1
    if tell:
        tell(events.CardDrawn(seat, state.tables.symbol_nouns[action.symbol]))
    leave_pile(state, action.symbol, tell)


def reveal(state: Position, action: verbs.Reveal, tell: Tell | None) -> None:
    """A card leaves the pile for the first empty place in the row."""
    state.face_up[state.face_up.index(NONE)] = action.symbol
    if tell:
        tell(events.CardRevealed(state.tables.symbol_nouns[action.symbol]))
    leave_pile(state, action.symbol, tell)


def pick_up(state: Position, symbol: int, tell: Tell | None) -> None:
    """A face-up card goes into the mover's hand; everybody has seen it."""
    state.face_up[state.face_up.index(symbol)] = NONE
    state.hands[state.mover * SYMBOLS + symbol] += 1
    if tell:
        tell(events.CardTaken(state.mover, state.tables.symbol_nouns[symbol]))


def leave_pile(state: Position, symbol: int, tell: Tell | None) -> None:
    """[7.4] the moment the last card leaves the pile, the discards become the new one."""
    state.pile[symbol] -= 1
    ready_pile(state, tell)


def ready_pile(state: Position, tell: Tell | None) -> None:
    """[7.4] discards that come later are shuffled when a card is next needed."""
    if sum(state.pile) or not sum(state.discards):
        return
    state.pile, state.discards = state.discards, state.pile
    for place, count in enumerate(state.fresh):
        state.older[place] += count
        state.fresh[place] = 0
    if tell:
        tell(events.PileShuffled(sum(state.pile)))


def can_draw(state: Position) -> bool:
    """Whether the pile has a card, or a card to be shuffled into it.  [7.5]"""
    return sum(state.pile) > 0 or sum(state.discards) > 0


def discard(state: Position, seat: int, symbol: int) -> None:
    """A card of a hand goes to the discards."""
    lose(state, seat, symbol)
    state.discards[symbol] += 1


def lose(state: Position, seat: int, symbol: int) -> None:
    """A card leaves a hand: one the others have seen, if there is one of that symbol."""
    place = seat * SYMBOLS + symbol
    state.hands[place] -= 1
    if state.hands[place] < state.fresh[place] + state.older[place]:
        lose_unseen(state, seat, place)


def lose_unseen(state: Position, seat: int, place: int) -> None:
    """An unseen card leaves a hand.

    When it came, before or after the shuffle, is the holder's secret if
    they hold cards of both times: from then on nobody tells the two apart.
    """
    older, fresh = share(state.older, seat), share(state.fresh, seat)
    if sum(older) and sum(fresh):
        state.fresh = [new + old for new, old in zip(state.fresh, state.older, strict=True)]
        state.older = [0] * len(state.older)
    kind = state.older if sum(share(state.older, seat)) else state.fresh
    kind[place] -= 1
