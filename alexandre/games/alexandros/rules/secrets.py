"""The hidden part of a position, and its possible states. [1.6]"""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.events import CardDrawn
from alexandre.games.alexandros.rules.cards import lose_unseen
from alexandre.games.alexandros.rules.occupation import post_offers
from alexandre.games.alexandros.state import Phase, Position
from alexandre.games.alexandros.tables import SYMBOLS
from alexandre.kernel.contract import Event, Rnd

MOST_GUESSES: Final = 1000  # at a hand with which the occupation under way can be completed


def seen(event: Event, seat: int | None) -> Event | None:
    """Everything is in the open but the cards that the others draw."""
    if isinstance(event, CardDrawn) and seat is not None and seat != event.seat:
        return CardDrawn(event.seat, None)
    return event


def uncover(state: Position, seat: int, after: Position) -> None:
    """The cards that a seat has paid by then are no longer unseen."""
    for place in range(seat * SYMBOLS, (seat + 1) * SYMBOLS):
        before = state.fresh[place] + state.older[place]
        for _card in range(before - after.fresh[place] - after.older[place]):
            lose_unseen(state, seat, place)


def redeal(state: Position, seat: int, rnd: Rnd) -> None:
    """Deal the cards that `seat` cannot know again, every deal equally likely.

    Cards drawn since the last shuffle are exchanged among the others' hands and the pile; cards
    drawn before it among the others' hands alone, for the pile was empty when it was shuffled.
    The hand of a mover whose occupation is under way must be able to complete it: cards are
    dealt until it is, or in the end that hand is left as it was.
    """
    others = [each for each in range(state.seats) if each != seat]
    if state.phase != Phase.POST:
        exchange_all(state, others, rnd)
        return
    true = state.clone()
    for _guess in range(MOST_GUESSES):
        exchange_all(state, others, rnd)
        if post_offers(state):
            return
    state.pile, state.hands = true.pile, true.hands
    state.fresh, state.older = true.fresh, true.older
    exchange_all(state, [each for each in others if each != state.mover], rnd)


def exchange_all(state: Position, others: list[int], rnd: Rnd) -> None:
    """Deal all unseen cards of these seats again."""
    exchange(state, state.fresh, others, rnd, with_pile=True)
    exchange(state, state.older, others, rnd, with_pile=False)


def exchange(state: Position, unseen: list[int], others: list[int], rnd: Rnd, *,
             with_pile: bool) -> None:
    """Collect the unseen cards of these seats, and deal as many to each again."""
    pool = state.pile[:] if with_pile else [0] * SYMBOLS
    sizes = []
    for other in others:
        sizes.append(0)
        for symbol in range(SYMBOLS):
            place = other * SYMBOLS + symbol
            pool[symbol] += unseen[place]
            sizes[-1] += unseen[place]
            state.hands[place] -= unseen[place]
            unseen[place] = 0
    for other, size in zip(others, sizes, strict=True):
        for _card in range(size):
            place = other * SYMBOLS + draw_from(pool, rnd)
            unseen[place] += 1
            state.hands[place] += 1
    if with_pile:
        state.pile = pool


def draw_from(pool: list[int], rnd: Rnd) -> int:
    """Take one card out of counted cards; its symbol."""
    left = rnd(sum(pool))
    for symbol in range(SYMBOLS):
        if left < pool[symbol]:
            pool[symbol] -= 1
            return symbol
        left -= pool[symbol]
    raise ValueError("no card left to draw")
