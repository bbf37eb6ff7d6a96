"""The value of a position to a seat: its points, and those it is on the way to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.phalanxx.rules.scoring import dice_total, total
from alexandre.games.phalanxx.shape import NEEDS
from alexandre.games.phalanxx.state import SLOTS, Phase, Position, members
from alexandre.games.phalanxx.tables import ARCHERS, CITY, COLOUR, MEN, ORANGE, VIOLET, Card
from alexandre.kernel.fields import NONE

POINT: Final = 100
ROUNDS: Final = 8  # as many as a game takes, or one more  [14.2]

TALENT: Final = 48  # a talent in hand, while it can still buy something
SPENT: Final = 33  # the same at the end  [15.6]
PURSE: Final = 3  # talents that can be of use in a turn
RESERVE: Final = 45  # a soldier in reserve: a region to come, or a die turned
FRONTIER: Final = 14  # a free region next to one's own, by its points
CARD: Final = 80  # hundredths of a card's strength, in hand and playable as things stand
DICE_FOR_CARDS: Final = 70  # of a hundred dice that are high enough; the others conquer
LACK: Final = 9  # less for each unit that its conditions lack
LOW_DIE: Final = 8  # a pip less on a personal die, for each turn in which dice are compared
SYMBOL: Final = 60  # a set of symbols on the way to a special group
THREAT: Final = 30  # hundredths of a region's points that a stronger neighbour may take

TERMS: Final[tuple[str, ...]] = (
    "points", "talents", "soldiers", "dice", "cards", "regions", "threats", "symbols")
POINTS, TALENTS, SOLDIERS, DICE, CARDS, REGIONS, THREATS, SYMBOLS = range(len(TERMS))
EVEN: Final = (100,) * len(TERMS)  # the weights are per cent


def value(state: Position, seat: int, weights: Sequence[int] = EVEN) -> int:
    """The seat's prospects less the best rival's, in hundredths of a point."""
    mine = prospects(state, seat, weights)
    others = [prospects(state, other, weights) for other in range(state.players)
              if other != seat]
    if state.rival != NONE:
        return mine
    return 2 * mine - max(others) - sum(others) // len(others) // 2


def prospects(state: Position, player: int, weights: Sequence[int]) -> int:
    """Points now, and what the turns to come may add."""
    if state.phase == Phase.OVER:
        return total(state, player) * POINT * weights[POINTS] // 100
    left = turns_left(state, player)
    points, talents, soldiers, dice, cards, symbols = find_standing(state, player, left)
    worth = (points * weights[POINTS] + talents * weights[TALENTS] + soldiers * weights[SOLDIERS]
             + dice * weights[DICE] + cards * weights[CARDS] + symbols * weights[SYMBOLS])
    if left:
        worth += frontier(state, player, weights)
    return worth // 100


Standing = tuple[int, int, int, int, int, int]  # by term, without regions and threats


def find_standing(state: Position, player: int, left: int) -> Standing:
    """The part of the value that depends on the player's own things and the turns left alone, and
    is the same in many lines of a turn.
    """
    dice, hand = dice_total(state, player), state.hands[player]
    is_hidden = bool(hand & state.secret[player]) and player != state.mover
    key = (player, left, dice, is_hidden, hand, state.tally[player], state.force[player],
           state.talents[player], state.reserve[player], state.turned[player],
           state.lands[player], state.played[player])
    standing: Standing | None = state.setup.remembered.get(key)
    if standing is None:
        standing = work_out_standing(state, player, left, dice)
        state.setup.remember(key, standing)
    return standing


def work_out_standing(state: Position, player: int, left: int, dice: int) -> Standing:
    """The same, when nothing is remembered."""
    return (total(state, player) * POINT,
            (TALENT - SPENT) * min(state.talents[player], PURSE * left),
            RESERVE * min(state.reserve[player], left),
            -LOW_DIE * left * dice,
            hand_worth(state, player, left, dice) if left else 0,
            SYMBOL * sets_begun(state, player) if left else 0)


def turns_left(state: Position, player: int) -> int:
    """The number of times that the player will still roll dice. Every turn takes a card of the
    pile, MaXXimilian's too; the round in which none is left is the last. [4.6] [14.2] [17.4]
    """
    players, mover = state.players, (state.mover - state.first) % state.players
    is_rolled, place = state.phase >= Phase.ACT, (player - state.first) % state.players
    is_bought = state.phase >= Phase.ROLL
    rounds = 0 if state.is_last else (mover + is_bought + state.deck) // players
    return rounds + (place > mover or (place == mover and not is_rolled))


def dice_ahead(left: int, dice: int) -> int:
    """The number of high enough dice that a player may still expect, in sixths: in so many turns,
    with so much on the personal dice. [6.4]
    """
    return left * (7 * SLOTS - dice)


def hand_worth(state: Position, player: int, left: int, dice: int) -> int:
    """The cards in hand, best first, each as far as there will be a die that plays it.  [6.4]
    [7.1]

    Of a hand that is hidden, every card counts the same.
    """
    hand = state.hands[player]
    if not hand:
        return 0
    if hand & state.secret[player] and player != state.mover:
        return 2 * POINT * min(hand.bit_count(), 2 * left)
    means, cards = state.means(player), state.tables.cards
    worths = [card_worth(state, player, cards[card], means, left) for card in members(hand)]
    worths.sort(reverse=True)
    playing = DICE_FOR_CARDS * dice_ahead(left, dice) // 6
    whole = 0
    for n, worth in enumerate(worths, 1):
        whole += worth * min(100, playing // n) // 100
    return whole


def card_worth(state: Position, player: int, card: Card, means: list[int],
               left: int) -> int:
    """The promise of a card in hand: its strength, less the conditions it lacks; its ability helps
    in the turns after the one in which it is played.
    """
    strength = card.strength[0]
    if card.counts != NONE:
        own = card.counts == COLOUR + card.colour
        n = state.count(player, card.counts) + own + 1
        strength = card.strength[min(n, len(card.strength) - 1)]
    if card.ability == "camouflage":
        strength = 0
    lacking = 0
    for what, n in card.needs:
        if n > means[what]:
            lacking += WEIGHTS[what] * (n - means[what])
    return max(20, CARD * (strength + (left > 1 and card.ability != "")) - LACK * lacking)


def weigh(name: str) -> int:
    """The difficulty of getting a unit of a condition."""
    if name in ("talents", "total", "strength"):
        return 1
    return 6 if name.endswith("_dice") else 4


WEIGHTS: Final = tuple([weigh(each) for each in NEEDS])


def frontier(state: Position, player: int, weights: Sequence[int]) -> int:
    """Points within reach, and those that others may take; in hundredths of the usual."""
    held = stronger = 0
    for other, lands in enumerate(state.lands):
        held |= lands
        if state.force[other] > state.force[player]:
            stronger |= lands
    key = (state.near[player] & ~held, state.lands[player], stronger & state.near[player])
    counted: tuple[int, int] | None = state.setup.remembered.get(key)
    if counted is None:
        counted = count_frontier(state, *key)
        state.setup.remember(key, counted)
    free, threatened = counted
    return FRONTIER * min(free, 24) * weights[REGIONS] - THREAT * threatened * weights[THREATS]


def count_frontier(state: Position, near: int, lands: int, stronger: int) -> tuple[int, int]:
    """The weight of the free regions near a player's own, and of his own beside stronger ones."""
    side, free, threatened = state.side, 0, 0
    for region in members(near):
        free += 1 + 2 * side.values[region]
    if stronger:
        for own in members(lands):
            if side.around[own] & stronger:
                threatened += side.values[own] + (2 if side.kinds[own] == CITY else 1)
    return free, threatened


def sets_begun(state: Position, player: int) -> int:
    """The progress of a special group. [15.7]"""
    kinds = 0
    for each in range(3):
        kinds += min(state.count(player, ARCHERS + each), 2)
    return (kinds + bool(state.count(player, COLOUR + ORANGE))
            + bool(state.count(player, COLOUR + VIOLET)) + (state.count(player, MEN) > 0))
