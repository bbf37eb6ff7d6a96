"""What a position is worth: points in hundredths, those to come included.

A province is worth its empty triangles once for every levy still to be expected.  A seat
that can take it, free or a rival's, has a share of that worth, the likelier the fewer cards it
lacks and the sooner it plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from alexandre.games.alexandros.hints.takers import find_takers, is_acting
from alexandre.games.alexandros.state import Phase, Position

POINT: Final = 100
WIN: Final = 10_000
TURN_WALLS: Final = 24  # walls that ten turns use up
LEVIES: Final = 45  # in a hundred turns, by whomever
CARDS: Final = (170, 170, 170, 170, 110, 110, 110, 60, 60, 30, 30, 30)  # one by one
CARD_MORE: Final = 5  # each beyond those
GOVERNORS: Final = (150, 60, 30, 15)  # of a reserve, one by one
CROWDED: Final = 55  # per cent of a province that pays once a governor is recalled
LEVY_IN_HAND: Final = 90  # per cent of the gain of a levy that a card in hand allows

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
    """Province → its owner, then the symbols of his governors."""
    owners: dict[int, list[int]] = {}
    for seat, cells in enumerate(state.posts):
        for cell in cells:
            owners.setdefault(state.province_of[cell], [seat]).append(state.tables.symbol[cell])
    return owners


class Outlook:
    """One position, looked at once: what each seat has, and what it may hope to end with."""

    def __init__(self, state: Position, weights: Sequence[int] = EVEN) -> None:
        self.state = state
        self.takers = find_takers(state)
        self.owners = owners_of(state)
        self.incomes = self._incomes()
        self.turns = 0 if state.last_turn else state.black * 100 // TURN_WALLS  # tenths [13.1]
        self.weights = weights
        self.levies = self._levies()
        self.worths = [score * weights[POINTS] for score in state.scores]

    def _incomes(self) -> list[int]:
        """What a levy pays each seat.  [11.3] [11.4]"""
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

    def prospects(self) -> list[int]:
        """By seat: its points, and all it may hope for."""
        self.add_provinces()
        self.add_levies()
        self.add_means()
        return self.worths

    def add_provinces(self) -> None:
        """Provinces owned, threatened and free, to everybody his share."""
        takers, owners, levies, worths = self.takers, self.owners, self.levies, self.worths
        sums, most = [0] * len(worths), [0] * len(worths)
        for number, province in enumerate(self.state.provinces):
            if not province.blanks:
                continue
            held = owners.get(number)
            if held is None:
                for seat, chance in takers.take(province):
                    share = province.blanks * levies * chance // 100
                    sums[seat] += share
                    if share > most[seat]:
                        most[seat] = share
                continue
            worth = province.blanks * levies
            if len(held) > 2:  # [11.4]
                worth = worth * CROWDED // 100
            for seat, chance in takers.hold(province, held):
                worths[seat] += worth * chance // 100
        for seat, best in enumerate(most):
            worths[seat] += (sums[seat] + best) // 2  # not all of them can be had in time

    def add_levies(self) -> None:
        """A seat with a card to collect with gains on the others, if time is left.  [11.1]"""
        for seat, income in enumerate(self.incomes):
            rivals = self.incomes[:seat] + self.incomes[seat + 1:]
            gain = income - max(rivals)
            if gain > 0 and self.can_collect(seat):
                self.worths[seat] += gain * LEVY_IN_HAND * self.weights[LEVIED] // 100

    def can_collect(self, seat: int) -> bool:
        """Is there a card for one of its governors, and a turn in which to play it?  [11.2]"""
        state = self.state
        if state.last_turn and (seat != state.mover or state.has_levied or not is_acting(state)):
            return False
        hand, symbols = self.takers.hands[seat], state.tables.symbol
        return any(hand[symbols[cell]] for cell in state.posts[seat])

    def add_means(self) -> None:
        """Cards and governors, while there is time to use them; an action can fetch a card."""
        turns = min(40, self.turns * 2 // self.state.seats)
        for seat, count in enumerate(self.takers.counts):
            if seat == self.state.mover:
                count += self.state.actions_left
            means = CARDS_SUM[min(count, len(CARDS))] + CARD_MORE * max(0, count - len(CARDS))
            means *= self.weights[CARDS_HELD]
            means += (GOVERNORS_SUM[min(self.takers.reserves[seat], len(GOVERNORS))]
                      * self.weights[GOVERNORS_HELD])
            self.worths[seat] += means * turns // 4000
