"""A purchase prepared: the card, and what is exchanged after a high price."""

from __future__ import annotations

from alexandre.games.phalanxx.rules.buying import price_of
from alexandre.games.phalanxx.state import Phase, Position
from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Course, Pins

# Pins: `buy:`, `take:` and `give:` with the id of a card, in this order.


def with_pin(state: Position, held: Pins, spot: str) -> Pins | None:
    """A card of the row to buy or to take, then one of the hand to give."""
    kind, _, id = spot.partition(":")
    if state.phase != Phase.BUY or kind not in ("card", "hand"):
        return None
    after, _done = play_pins(state, held)
    if not held:
        return (f"buy:{id}",) if kind == "card" and is_offered(state, f"buy {id}") else None
    if after.phase == Phase.SWAP and kind == "card":
        return (*held, f"take:{id}") if is_offered(after, f"take {id}") else None
    if after.phase == Phase.GIVE and (kind == "hand" or held[0] == f"buy:{id}"):
        return (*held, f"give:{id}") if is_offered(after, f"give {id}") else None
    return None


def is_offered(state: Position, text: str) -> bool:
    """Whether that is among the offers."""
    return any(action.text == text for action in state.legal())


def play_pins(state: Position, held: Pins) -> tuple[Position, list[Action]]:
    """The table after what was pinned."""
    copy, done = state.clone(), list[Action]()
    for pin in held:
        action = state.tables.moves.lexicon.parse(pin.replace(":", " "))
        if action not in copy.legal():
            break
        copy.apply(action)
        done.append(action)
    return copy, done


def course_of(state: Position, held: Pins) -> Course | None:
    """The purchase, and the possible exchange for it."""
    if state.phase != Phase.BUY or not held or not held[0].startswith("buy:"):
        return None
    after, done = play_pins(state, held)
    if not done:
        return None
    id, is_giving = held[0].removeprefix("buy:"), after.phase == Phase.GIVE
    card = state.tables.card_ids.index(id)
    actions = [*done, state.tables.moves.keep] if after.phase == Phase.SWAP else done
    return Course(
        actions=() if is_giving else tuple(actions),
        title=Msg.of("phalanxx.plan.purchase", card=state.tables.cards[card].noun,
                     n=price_of(state, card)),
        advice=advice_of(after, held),
        confirm=Msg.of("phalanxx.plan.buy"),
        lit=spots_to_light(after) | {f"card:{id}"},
        begun=tuple(actions) if is_giving else (),
        accept=frozenset(() if is_giving else (f"card:{id}",)),
        is_advice_spare=len(held) == 1,  # what is bought is not
    )


def advice_of(after: Position, held: Pins) -> Msg:
    """The possible next clicks; once something is exchanged, the terms."""
    cards = after.tables.cards
    nouns = {card.id: card.noun for card in cards}
    if after.phase == Phase.SWAP:
        return Msg.of("phalanxx.plan.take_on")
    if after.phase == Phase.GIVE:
        return Msg.of("phalanxx.plan.give_on", card=cards[after.taken].noun)
    ids = [pin.partition(":")[2] for pin in held]
    if len(ids) == len(("buy", "take", "give")):
        return Msg.of("phalanxx.plan.swapped", taken=nouns[ids[1]], given=nouns[ids[2]])
    return Msg.of("phalanxx.plan.buy_on")


def spots_to_light(after: Position) -> frozenset[str]:
    """The cards that may be clicked: of the row to take, of the hand to give."""
    if after.phase not in (Phase.SWAP, Phase.GIVE):
        return frozenset()
    words = {"take": "card", "give": "hand"}
    return frozenset(f"{words[verb]}:{id}" for verb, _, id in
                     (action.text.partition(" ") for action in after.legal()) if verb in words)
