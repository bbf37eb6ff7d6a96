"""The value of a position: points in hundredths, those to come included.

A province is worth its empty triangles once for every levy still to be expected.  A seat
that can take it, free or a rival's, has a share of that worth, the likelier the fewer cards it
lacks and the sooner it plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from alexandre.games.alexandros.state import Phase, Position
from alexandre.games.alexandros.tables import Province

POINT: Final = 100
WIN: Final = 10_000
TURN_WALLS: Final = 24  # walls that ten turns use up
LEVIES: Final = 45  # in a hundred turns, by whomever
CARDS: Final = (170, 170, 170, 170, 110, 110, 110, 60, 60, 30, 30, 30)  # one by one
CARD_MORE: Final = 5  # each beyond those
GOVERNORS: Final = (150, 60, 30, 15)  # of a reserve, one by one
UNREADY: Final = 50  # per cent of a chance that asks for a recall first
CROWDED: Final = 55  # per cent of a province that pays once a governor is recalled
LEVY_IN_HAND: Final = 90  # per cent of the gain of a levy that a card in hand allows
MOST_SITES: Final = 16  # nobody pays for more

# Per cent, by the cards still lacking: that a seat occupies, or takes over, when it plays.
OCCUPATION: Final = (75, 50, 25, 10, 4, 0)
TAKEOVER: Final = (20, 8, 3, 1, 0)
AT_ONCE: Final = 90  # with an action left

TERMS: Final[tuple[str, ...]] = (
    "points", "provinces", "rivals", "levies", "cards", "governors")
POINTS, PROVINCES, RIVALS, LEVIED, CARDS_HELD, GOVERNORS_HELD = range(len(TERMS))
EVEN: Final = (100,) * len(TERMS)  # the weights are per cent

CARDS_SUM: Final = tuple(accumulate(CARDS, initial=0))
GOVERNORS_SUM: Final = tuple(accumulate(GOVERNORS, initial=0))


def value(state: Position, seat: int, weights: Sequence[int] = EVEN) -> int:
    """The points a seat will have, less those of its rivals, the best of them counted twice."""
    worths = finals(state) if state.phase == Phase.OVER else Outlook(state, weights).prospects()
    rivals = [worths[each] for each in range(state.seats) if each != seat]
    theirs = (max(rivals) + sum(rivals) // len(rivals)) // 2
    return worths[seat] - weights[RIVALS] * theirs // 100


def finals(state: Position) -> list[int]:
    """The scores when it is over, and what a victory adds.  [13.8] [13.9]"""
    merits = [score * POINT + sum(state.hand(seat)) for seat, score in enumerate(state.scores)]
    best = max(merits)
    return [merit + WIN if merit == best else merit for merit in merits]


def owners_of(state: Position) -> dict[int, list[int]]:
    """Province → its owner, then the cells of his governors."""
    owners: dict[int, list[int]] = {}
    for seat, cells in enumerate(state.posts):
        for cell in cells:
            owners.setdefault(state.province_of[cell], [seat]).append(cell)
    return owners


def cards_lacking(province: Province, hand: list[int]) -> int:
    """The sites that no card in hand pays for.  [9.5]"""
    lacking = 0
    for symbol, need in enumerate(province.needs):
        if need > hand[symbol]:
            lacking += need - hand[symbol]
    return lacking


class Outlook:
    """One position, looked at once: what each seat has, and what it may hope to end with."""

    def __init__(self, state: Position, weights: Sequence[int] = EVEN) -> None:
        seats = range(state.seats)
        self.state = state
        self.hands = [state.hand(seat) for seat in seats]
        self.counts = [sum(hand) for hand in self.hands]
        self.reserves = [state.tables.box.governors - len(cells) for cells in state.posts]
        self.owners = owners_of(state)
        self.incomes = self._incomes()
        self.turns = 0 if state.last_turn else state.black * 100 // TURN_WALLS  # tenths [13.1]
        self.weights = weights
        self.levies = self._levies()
        self.line = self._order_of_play()
        self.worths = [score * weights[POINTS] for score in state.scores]

    def _incomes(self) -> list[int]:
        """The levy of each seat. [11.3] [11.4]"""
        incomes = [0] * self.state.seats
        for number, held in self.owners.items():
            if len(held) == 2:
                incomes[held[0]] += self.state.provinces[number].blanks
        return incomes

    def _levies(self) -> int:
        """In hundredths: the levies until the walls are used up or somebody has the points."""
        goal = self.state.tables.box.goal
        levies = self.turns * LEVIES * self.weights[PROVINCES] // 1000
        for score, income in zip(self.state.scores, self.incomes, strict=True):
            if income:
                levies = min(levies, (goal - score) * POINT // income)
        return levies

    def _order_of_play(self) -> list[int]:
        """The seats from the one that plays next; the mover comes first while actions are left."""
        state = self.state
        is_movers = state.phase in (Phase.MARCH, Phase.DRAW) or state.actions_left > 0
        first = state.mover if is_movers else state.mover + 1
        return [(first + each) % state.seats for each in range(state.seats)]

    def prospects(self) -> list[int]:
        """By seat: its points, and all it may hope for."""
        self.add_provinces()
        self.add_levies()
        self.add_means()
        return self.worths

    def add_provinces(self) -> None:
        """Provinces owned, threatened and free, to everybody his share."""
        free: list[list[int]] = [[] for _hand in self.hands]
        for number, province in enumerate(self.state.provinces):
            if not province.blanks:
                continue
            held = self.owners.get(number)
            if held:
                self.add_owned(province, held[0], held[1:])
            elif 0 < len(province.sites) <= MOST_SITES:
                self.add_free(province, free)
        for seat, shares in enumerate(free):
            if shares:  # not all of them can be had in time
                self.worths[seat] += (sum(shares) + max(shares)) // 2

    def add_owned(self, province: Province, owner: int, cells: list[int]) -> None:
        """An owned province is its owner's, less what the others may take over.  [10.1]"""
        worth = province.blanks * self.levies
        if len(cells) > 1:  # [11.4]
            worth = worth * CROWDED // 100
        left = 100
        price = 2 * len(cells) + len(province.sites)
        for seat in self.line:
            if seat != owner and price - self.counts[seat] < len(TAKEOVER):
                chance = self.takeover_chance(province, cells, self.hands[seat])
                share = left * self.ready(seat, chance) // 100
                left -= share
                self.worths[seat] += worth * share // 100
        self.worths[owner] += worth * left // 100

    def takeover_chance(self, province: Province, cells: list[int], hand: list[int]) -> int:
        """Per cent: two cards a governor, then the occupation.  [10.1] [10.2]"""
        rest = hand[:]
        for cell in cells:
            rest[self.state.tables.symbol[cell]] -= 2
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

    def add_free(self, province: Province, shares: list[list[int]]) -> None:
        """A free province goes to the first in line who can pay for it.  [9.3]"""
        worth = province.blanks * self.levies
        left = 100
        for seat in self.line:
            if len(province.sites) - self.counts[seat] >= len(OCCUPATION):
                continue  # out of reach, whatever the cards are
            lacking = cards_lacking(province, self.hands[seat])
            chance = OCCUPATION[min(len(OCCUPATION) - 1, lacking - 1 if lacking else 0)]
            if lacking < 2 and seat == self.state.mover and self.is_acting():
                chance = AT_ONCE
            share = left * self.ready(seat, chance) // 100
            left -= share
            shares[seat].append(worth * share // 100)

    def ready(self, seat: int, chance: int) -> int:
        """The chance, less if the seat must recall a governor first."""
        return chance if self.reserves[seat] else chance * UNREADY // 100

    def is_acting(self) -> bool:
        """Whether the mover has an action left."""
        return self.state.phase == Phase.ACTIONS and self.state.actions_left > 0

    def add_levies(self) -> None:
        """A seat with a card to collect with gains on the others, if time is left.  [11.1]"""
        second, best = sorted(self.incomes)[-2:]
        seat = self.incomes.index(best)
        if best > second and self.can_collect(seat):
            self.worths[seat] += (best - second) * LEVY_IN_HAND * self.weights[LEVIED] // 100

    def can_collect(self, seat: int) -> bool:
        """Whether there is a card for one of its governors, and a turn in which to play it.
        [11.2]"""
        state = self.state
        if state.last_turn and (seat != state.mover or state.has_levied or not self.is_acting()):
            return False
        hand, symbols = self.hands[seat], state.tables.symbol
        return any(hand[symbols[cell]] for cell in state.posts[seat])

    def add_means(self) -> None:
        """Cards and governors, while there is time to use them; an action can fetch a card."""
        turns = min(40, self.turns * 2 // self.state.seats)
        for seat, count in enumerate(self.counts):
            if seat == self.state.mover:
                count += self.state.actions_left
            means = CARDS_SUM[min(count, len(CARDS))] + CARD_MORE * max(0, count - len(CARDS))
            means *= self.weights[CARDS_HELD]
            means += (GOVERNORS_SUM[min(self.reserves[seat], len(GOVERNORS))]
                      * self.weights[GOVERNORS_HELD])
            self.worths[seat] += means * turns // 4000


def foresee_taxes(state: Position) -> dict[str, list[int]]:
    """The points that each seat would get from taxes now.  [11.3]"""
    return {"alexandros.now.taxes": [state.income(seat) for seat in range(state.seats)]}
