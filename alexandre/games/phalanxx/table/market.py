"""A purchase prepared: the card, and what is exchanged after a high price."""

from __future__ import annotations

from typing import cast

from alexandre.games.phalanxx.rules.buying import price_of
from alexandre.games.phalanxx.state import BUY, GIVE, SWAP, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.course import Course, Pins

# Pins: `buy:`, `take:` and `give:` with the id of a card, in this order.


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """A card of the row to buy or to take, then one of the hand to give."""
    kind, _, id = spot.partition(":")
    if state.phase != BUY or kind not in ("card", "hand"):
        return None
    after, _done = played(state, held)
    if not held:
        return bought(state, id) if kind == "card" else None
    if after.phase == SWAP and kind == "card":
        return (*held, f"take:{id}") if is_offered(after, f"take {id}") else None
    if after.phase == GIVE:
        return (*held, f"give:{id}") if is_offered(after, f"give {id}") else None
    return None


def bought(state: Position, id: str) -> Pins | None:
    """A card that can be paid."""
    return (f"buy:{id}",) if is_offered(state, f"buy {id}") else None


def is_offered(state: Position, text: str) -> bool:
    """Is that among the offers?"""
    return any(action.text == text for action in state.legal())


def played(state: Position, held: Pins) -> tuple[Position, list[Action]]:
    """The table after what was pinned."""
    copy, done = cast(Position, state.clone()), list[Action]()
    for pin in held:
        action = state.tables.moves.lexicon.parse(pin.replace(":", " "))
        if action not in copy.legal():
            break
        copy.apply(action)
        done.append(action)
    return copy, done


def course_of(state: Position, held: Pins) -> Course | None:
    """What is bought, and what may be exchanged for it."""
    if state.phase != BUY or not held or not held[0].startswith("buy:"):
        return None
    after, done = played(state, held)
    if not done:
        return None
    card = next(each for each, known in enumerate(state.tables.cards)
                if f"buy:{known.id}" == held[0])
    key = "take" if after.phase == SWAP else "give" if after.phase == GIVE else "buy"
    taken = frozenset({f"card:{state.tables.cards[card].id}"} if after.phase != GIVE else ())
    actions = [*done, state.tables.moves.keep] if after.phase == SWAP else done
    return Course(
        actions=() if after.phase == GIVE else tuple(actions),
        title=Msg.of("phalanxx.plan.purchase", card=state.tables.cards[card].noun,
                     n=price_of(state, card)),
        advice=Msg.of(f"phalanxx.plan.{key}_on"),
        confirm=Msg.of("phalanxx.plan.buy"),
        lit=lit(after) | taken,
        accept=taken,
    )


def lit(after: Position) -> frozenset[str]:
    """The cards that may be clicked: of the row to take, of the hand to give."""
    if after.phase not in (SWAP, GIVE):
        return frozenset()
    words = {"take": "card", "give": "hand"}
    return frozenset(f"{words[verb]}:{id}" for verb, _, id in
                     (action.text.partition(" ") for action in after.legal()) if verb in words)
