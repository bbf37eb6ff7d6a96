"""Moves that a computer player avoids while it has any other, with reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from alexandre.games.phalanxx import actions as verbs
from alexandre.games.phalanxx.hints.worth import card_worth, dice_ahead, turns_left
from alexandre.games.phalanxx.rules.buying import price_of
from alexandre.games.phalanxx.rules.dice import may_forge
from alexandre.games.phalanxx.rules.playing import playable
from alexandre.games.phalanxx.rules.scoring import dice_total
from alexandre.games.phalanxx.state import SLOTS, Position, members
from alexandre.games.phalanxx.tables import TALENTS
from alexandre.kernel.actions import Action
from alexandre.kernel.fields import NONE
from alexandre.kernel.hints import Judge

DICE_FOR_A_CARD: Final = 10  # sixths of a die that is high enough; others conquer meanwhile


def wastes_soldier(state: Position, action: verbs.Sacrifice) -> bool:
    """The blacksmith would do the same for nothing, and can do it only this turn.  [6.5] [8.8]"""
    return may_forge(state)


def is_set_again(line: Sequence[Action], action: Action) -> bool:
    """Whether a die of the line has been turned to a face already; it could have been turned to
    the other one at once.  [6.5]"""
    return isinstance(action, verbs.Setting) and any(
        isinstance(each, verbs.Setting) and each.die == action.die for each in line)


def pushes_in_vain(state: Position, action: verbs.Push) -> bool:
    """In comes the same die as goes out: an income would leave the same dice, and pay.  [12.1]
    [13.1]"""
    mine = state.dice[state.mover * SLOTS + action.slot]
    return state.rolled[action.die] == mine


def swaps_in_vain(state: Position, action: verbs.Exchange) -> bool:
    """A die of another colour exchanged for one as high, though no card in hand can be played by
    it in this turn: the other player takes it back, and that costs him nothing.  [13.2]"""
    first = state.mover * SLOTS
    mine, its = state.dice[first + action.slot], state.dice[action.player * SLOTS + action.other]
    if its % 7 < mine % 7:
        return False
    return not enables(state, its // 7, mine // 7)


def enables(state: Position, gained: int, given: int) -> bool:
    """Whether a card can be played once a personal die has changed its colour, and not before,
    with a die left for it.  [7.2]"""
    hand, dice = state.hands[state.mover], state.rolled
    if not hand or gained == given or len(dice) - dice.count(NONE) < 2:
        return False
    means = state.means(state.mover)
    after = means[:]
    after[gained] += 1
    after[given] -= 1
    needs = [state.tables.cards[card].needs for card in members(hand)]
    return any(all(after[what] >= n for what, n in each)
               and any(means[what] < n for what, n in each) for each in needs)


def buys_dear(state: Position, action: verbs.Buy) -> bool:
    """Four or five talents for a card that is not the next to be played: its conditions do not
    hold, a stronger one in hand can be played, or there will hardly be dice for the whole hand.
    Most of them are never played.  [4.2] [6.4] [7.2]"""
    seat, price, cards = state.mover, price_of(state, action.card), state.tables.cards
    if price < state.tables.box.exchange_from:
        return False
    left = turns_left(state, seat)
    playing = dice_ahead(left, dice_total(state, seat))
    if playing < DICE_FOR_A_CARD * (1 + state.hands[seat].bit_count()):
        return True
    means = state.means(seat)
    worth = card_worth(state, seat, cards[action.card], means, left)
    if any(card_worth(state, seat, cards[each], means, left) > worth for each in playable(state)):
        return True
    means[TALENTS] -= price
    return any(means[what] < n for what, n in cards[action.card].needs)


def gives_playable(state: Position, action: verbs.Give) -> bool:
    """A card that can be played, and was perhaps bought dear, is laid back.  [4.3] [7.2]"""
    return action.card in playable(state)


def takes_for_playable(state: Position, action: verbs.Take) -> bool:
    """Every card in hand can be played; one of them would be laid back.  [4.3]"""
    return len(playable(state)) == state.hands[state.mover].bit_count()


BLUNDERS: Final[Mapping[type[Action], Judge]] = {
    verbs.Sacrifice: wastes_soldier,
    verbs.Push: pushes_in_vain,
    verbs.Exchange: swaps_in_vain,
    verbs.Buy: buys_dear,
    verbs.Take: takes_for_playable,
    verbs.Give: gives_playable,
}
