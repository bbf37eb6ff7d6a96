"""The hidden part of a position: the others' hidden cards, and the pile. [2.5]"""

from __future__ import annotations

from dataclasses import replace

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.events import CardBought, CardDealt, TopSeen
from alexandre.games.phalanxx.rules.pile import top_law
from alexandre.games.phalanxx.state import Position, members
from alexandre.kernel.chance import pick
from alexandre.kernel.contract import Event, Rnd
from alexandre.kernel.fields import NONE


def seen(event: Event, seat: int | None) -> Event | None:
    """The others do not see cards that come to a hand, or to a scout's eyes, from the pile."""
    if seat is None or not isinstance(event, CardDealt | CardBought | TopSeen):
        return event
    if event.seat == seat or (isinstance(event, CardBought) and not event.is_secret):
        return event
    return replace(event, card=None, id="")


def uncover(state: Position, seat: int, after: Position) -> None:
    """The cards that have left a hand by then are secret no longer."""
    state.secret[seat] &= after.hands[seat]


def redeal(state: Position, seat: int, rnd: Rnd) -> None:
    """Deal the hidden cards again, each from all of its epoch that `seat` has not seen.

    The backs are known: a hidden card stays one of its epoch.
    """
    others = [each for each in range(state.seats) if each != seat]
    wanted = [(other, epoch, (state.secret[other] & cards).bit_count())
              for other in others for epoch, cards in enumerate(state.tables.epochs)]
    for other in others:
        state.unseen |= state.secret[other]
        state.hands[other] &= ~state.secret[other]
        state.secret[other] = 0
    kept = 0 if state.top == NONE or seat != state.mover else 1 << state.top
    for other, epoch, count in wanted:
        for _card in range(count):
            pool = members(state.unseen & state.tables.epochs[epoch] & ~kept)
            bit = 1 << pool[rnd(len(pool))]
            state.unseen &= ~bit
            state.hands[other] |= bit
            state.secret[other] |= bit
    if state.top != NONE and seat != state.mover:
        law = top_law(state)
        draw = pick(law, rnd(sum(weight for _action, weight in law)))
        assert isinstance(draw, verbs.Draw)
        state.top = draw.card
