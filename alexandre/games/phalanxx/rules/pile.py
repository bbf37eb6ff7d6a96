"""The pile of epoch cards, drawn card by card from what is known of its order.  [2.2] [2.3]"""

from __future__ import annotations

from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.state import Position, members
from alexandre.games.phalanxx.tables import Tables
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.fields import NONE


def next_epoch(tables: Tables, seats: int, deck: int) -> int:
    """[2.3] X lies on XX, and XX on XXX; `deck`: the cards in the pile."""
    left = deck - 1 - in_pile(tables, seats, 2)
    if left <= 0:
        return 2
    return 1 if left <= in_pile(tables, seats, 1) else 0


def in_pile(tables: Tables, seats: int, epoch: int) -> int:
    """The cards of an epoch that the whole pile holds, Heroism not counted.  [2.2]"""
    return tables.epochs[epoch].bit_count() - tables.box.removed[seats - 1]


def draw_law(state: Position) -> Law:
    """The card that was looked at, or every card that may come next."""
    return [(state.tables.moves.draw[state.top], 1)] if state.top != NONE else top_law(state)


def top_law(state: Position) -> Law:
    """Every card that may lie on top: those taken out unseen are as likely as those within."""
    moves, tables = state.tables.moves, state.tables
    epoch = next_epoch(tables, state.seats, state.deck)
    if epoch < 2 or state.deck > tables.box.last + 1 or not state.unseen >> tables.heroism:
        once, left = moves.draw_once, state.unseen
        return [once[card] for card in members(tables.epochs[epoch]) if left >> card & 1]
    unseen = members(state.unseen & tables.epochs[epoch])
    heroism = moves.draw[tables.heroism]
    if state.deck == 1:
        return [(heroism, 1)]
    # [2.3] Heroism lies as likely in each of the last places.
    return [*((moves.draw[card], state.deck - 1) for card in unseen), (heroism, len(unseen))]


def may_be_next(state: Position, card: int) -> bool:
    """Whether the card can lie on top."""
    return any(draws == state.tables.moves.draw[card] for draws, _weight in top_law(state))


def draw(state: Position, card: int) -> None:
    """The card leaves the pile."""
    state.unseen &= ~(1 << card)
    state.deck -= 1
    state.top = NONE


def show(state: Position, card: int, tell: Tell | None) -> None:
    """The card is laid beside the pile.  [2.4] [4.6]"""
    draw(state, card)
    state.row.append(card)
    if tell:
        if card == state.tables.heroism:
            tell(events.HeroismCame())
        else:
            tell(events.CardShown(state.tables.card_noun(card), state.tables.card_ids[card]))
