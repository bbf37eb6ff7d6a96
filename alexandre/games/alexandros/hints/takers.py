"""Who may take a province: by what the seats hold, and who plays when."""

from __future__ import annotations

from typing import Final

from alexandre.games.alexandros.state import Phase, Position
from alexandre.games.alexandros.tables import Province
from alexandre.kernel.declared import MOST_REMEMBERED

UNREADY: Final = 50  # per cent of a chance that asks for a recall first
MOST_SITES: Final = 16  # nobody pays for more

# Per cent, by the cards still lacking: that a seat occupies, or takes over, when it plays.
OCCUPATION: Final = (75, 50, 25, 10, 4, 0)
TAKEOVER: Final = (20, 8, 3, 1, 0)
AT_ONCE: Final = 90  # with an action left

Chances = tuple[tuple[int, int], ...]  # seats, and each one's per cent where it has any


def cards_lacking(province: Province, hand: list[int]) -> int:
    """The sites that no card in hand pays for.  [9.5]"""
    lacking = 0
    for symbol, need in enumerate(province.needs):
        if need > hand[symbol]:
            lacking += need - hand[symbol]
    return lacking


def takeover_chance(province: Province, symbols: list[int], hand: list[int]) -> int:
    """Per cent: two cards a governor, then the occupation.  [10.1] [10.2]"""
    rest = hand[:]
    for symbol in symbols:
        rest[symbol] -= 2
    lacking = unpaid = 0
    for symbol, need in enumerate(province.needs):
        have = rest[symbol]
        if have < 0:
            unpaid -= have
            have = 0
        if need > have:
            lacking += need - have
    if lacking:
        lacking -= 1
    return TAKEOVER[min(len(TAKEOVER) - 1, unpaid + lacking)]


class Takers:
    """By what the seats hold and who plays when, their chances to take a province: they are the
    same in all lines of a turn that differ on the map alone, and are worked out once."""

    def __init__(self, hands: list[list[int]], reserves: list[int], line: list[int],
                 actor: int) -> None:
        self.hands = hands
        self.counts = [sum(hand) for hand in hands]
        self.reserves = reserves
        self.line = line
        self.actor = actor  # who has an action left
        self._of_free: dict[tuple[int, ...], Chances] = {}
        self._of_owned: dict[tuple[tuple[int, ...], tuple[int, ...]], Chances] = {}

    def take(self, province: Province) -> Chances:
        """A free province goes to the first in line who can pay for it.  [9.3]"""
        chances = self._of_free.get(province.needs)
        if chances is None:
            chances = self._of_free[province.needs] = self._share_free(province)
        return chances

    def _share_free(self, province: Province) -> Chances:
        chances, left = list[tuple[int, int]](), 100
        for seat in self.line if 0 < len(province.sites) <= MOST_SITES else ():
            if len(province.sites) - self.counts[seat] >= len(OCCUPATION):
                continue  # out of reach, whatever the cards are
            lacking = cards_lacking(province, self.hands[seat])
            chance = OCCUPATION[min(len(OCCUPATION) - 1, lacking - 1 if lacking else 0)]
            if lacking < 2 and seat == self.actor:
                chance = AT_ONCE
            chance = left * self._ready(seat, chance) // 100
            if chance:
                chances.append((seat, chance))
            left -= chance
        return tuple(chances)

    def hold(self, province: Province, held: list[int]) -> Chances:
        """An owned province is its owner's, less what the others may take over; `held`: he, and
        the symbols of his governors.  [10.1]"""
        key = province.needs, tuple(held)
        chances = self._of_owned.get(key)
        if chances is None:
            chances = self._of_owned[key] = self._share_owned(province, held[0], held[1:])
        return chances

    def _share_owned(self, province: Province, owner: int, symbols: list[int]) -> Chances:
        chances, left = list[tuple[int, int]](), 100
        price = 2 * len(symbols) + len(province.sites)
        for seat in self.line:
            if seat != owner and price - self.counts[seat] < len(TAKEOVER):
                chance = takeover_chance(province, symbols, self.hands[seat])
                chance = left * self._ready(seat, chance) // 100
                if chance:
                    chances.append((seat, chance))
                left -= chance
        return (*chances, (owner, left))

    def _ready(self, seat: int, chance: int) -> int:
        """The chance, less if the seat must recall a governor first."""
        return chance if self.reserves[seat] else chance * UNREADY // 100


def find_takers(state: Position) -> Takers:
    """Those of a position, as they are remembered."""
    reserves = [state.reserve(seat) for seat in range(state.seats)]
    first = state.mover
    if state.phase not in (Phase.MARCH, Phase.DRAW) and not state.actions_left:
        first = (state.mover + 1) % state.seats
    actor = state.mover if is_acting(state) else -1
    key = (*state.hands, *reserves, first, actor)
    remembered = state.setup.remembered
    takers: Takers | None = remembered.get(key)
    if takers is None:
        if len(remembered) >= MOST_REMEMBERED:
            remembered.clear()
        seats = range(state.seats)
        takers = remembered[key] = Takers(
            [state.hand(seat) for seat in seats], reserves,
            [(first + each) % state.seats for each in seats], actor)
    return takers


def is_acting(state: Position) -> bool:
    """Has the mover an action left?"""
    return state.phase == Phase.ACTIONS and state.actions_left > 0
