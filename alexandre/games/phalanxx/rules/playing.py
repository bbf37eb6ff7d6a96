"""Cards played from the hand.  Chapters 7 and 8."""

from __future__ import annotations

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.rules.dice import end_action, lay
from alexandre.games.phalanxx.state import Position, members
from alexandre.games.phalanxx.tables import GUARDS
from alexandre.kernel.actions import Action
from alexandre.kernel.contract import Tell


def play_offers(state: Position, enough: list[int]) -> list[Action]:
    """[7.1] with a die that is enough, each card whose conditions hold."""
    if not enough:
        return []
    moves, cards = state.tables.moves.play, playable(state)
    return [moves[placing][card] for placing in enough for card in cards]


def playable(state: Position) -> list[int]:
    """[7.2] the cards of the hand whose conditions hold now, ascending."""
    hand = state.hands[state.mover]
    if not hand:
        return []
    guarded, cards = state.showing(state.mover) | GUARDS, state.tables.cards
    return [card for card in members(hand) if (guarded - cards[card].bar) & GUARDS == GUARDS]


def play(state: Position, action: verbs.Play, tell: Tell | None) -> None:
    """[7.4] the card lies open; [8.5] the strength of all one's cards is counted again."""
    seat, card = state.mover, action.card
    die = lay(state, action)
    before, bit = state.force[seat], 1 << card
    state.hands[seat] &= ~bit
    state.secret[seat] &= ~bit
    state.lay_card(seat, card)
    end_action(state)
    if tell:
        after = state.force[seat]
        tell(events.CardPlayed(seat, state.tables.card_noun(card), action.id, die, action.die,
                               action.slot, after - before, after))
