"""What lies on the table of Catan: small lists of ints."""

from __future__ import annotations

from typing import Any

from alexandre.games.catan.actions.verbs import CARDS, GOLD
from alexandre.games.catan.state.dumps import dump_of
from alexandre.games.catan.state.words import (
    FIRST,
    KINDS,
    MAIN,
    NONE,
    NOTHING,
    PIECES,
)
from alexandre.games.catan.tables import ANY, NOBODY, Tables
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import State


class Position(State):
    """Everything on the table.  Lists by seat are laid end to end: `hands[seat * 6 + good]`.

    `known` is how much of each resource everybody knows a hand to hold at least.  `sites` holds
    for each corner seat * 2, plus one for a city.  Derived, outside dump and hash: `ceiling`,
    `purse`, `left`, `homes`, `ways`, `rates`, `lengths`.  Slots make a copy half as dear.
    """

    __slots__ = (
        "accepted",
        "advisers",
        "after",
        "alexander",
        "army",
        "army_holder",
        "ask",
        "auction",
        "cards",
        "ceiling",
        "deck",
        "dice",
        "due",
        "failed",
        "free_roads",
        "fresh",
        "give",
        "hands",
        "has_played",
        "high",
        "homes",
        "known",
        "last",
        "leader",
        "left",
        "lengths",
        "lost",
        "mover",
        "options",
        "owed",
        "paid",
        "passed",
        "phase",
        "proposals",
        "purse",
        "rates",
        "road_holder",
        "roads",
        "robber",
        "rolls",
        "seats",
        "sites",
        "stacks",
        "supply",
        "tables",
        "token_pool",
        "tokens",
        "turn",
        "under",
        "used",
        "victim",
        "ways",
        "who",
    )

    phase: int
    mover: int  # whose turn it is
    who: int  # who decides, or whom chance is about
    turn: int
    after: int  # the phase to come back to after the robber or free roads
    owed: int  # cards still to be dealt, or given back
    last: int  # the kind given back or paid last: none before it may follow
    hands: list[int]
    known: list[int]
    stacks: list[int]
    supply: list[int]
    robber: int
    victim: int
    alexander: int  # points passed
    dice: tuple[int, int]  # of this turn; 0: not thrown yet
    rolls: list[int]  # how often 2 … 12 came
    sites: list[int]
    roads: list[int]
    cards: list[int]
    fresh: list[int]  # of the mover's, bought this turn
    has_played: bool
    deck: list[int]  # above the knights that were paid
    under: int  # knights that were paid
    used: list[int]
    army: list[int]
    army_holder: int
    road_holder: int
    tokens: list[int]
    token_pool: list[int]  # not turned over yet, those left out included
    lost: list[int]  # tokens for which nobody bid
    advisers: list[int]
    auction: int
    high: int
    leader: int
    passed: int  # seats, one bit each
    failed: int
    due: int
    paid: list[int]  # knights, then goods; also the cards given back
    give: tuple[int, ...]
    ask: tuple[int, ...]
    proposals: int
    accepted: int
    free_roads: int
    ceiling: int  # no bid of this auction can be higher
    purse: int  # what the bidder could pay; NONE until somebody asks
    left: list[int]  # seat * 3 + villages, cities, roads
    homes: list[tuple[int, ...]]
    ways: list[tuple[int, ...]]
    rates: list[int]
    lengths: list[int]

    def __init__(self, tables: Tables, seats: int, options: dict[str, Any]) -> None:
        """A position still to be filled, by `set_out` or `copy_from`."""
        self.tables = tables
        self.seats = seats
        self.options = options

    def set_out(self) -> None:
        """The table before the first card is dealt.  [2.1-2.6]"""
        box, seats = self.tables.box, self.seats
        dealt = box.supply[0] if seats == 3 else box.supply[1]
        self.phase, self.mover, self.who, self.turn, self.after = FIRST, 0, 0, 0, MAIN
        self.owed, self.last, self.victim = 0, 0, NONE
        self.hands = [*NOTHING[:GOLD], int(self.options["gold"])] * seats
        self.known = [0] * (seats * GOLD)
        self.supply = [dealt] * GOLD
        self.stacks = [box.cards_each - dealt] * GOLD
        self.robber, self.alexander = self.tables.first_robber, 0
        self.dice, self.rolls = (0, 0), [0] * 11
        self.sites = [NOBODY] * len(self.tables.corners)
        self.roads = [NOBODY] * len(self.tables.sides)
        self.cards, self.fresh = [0] * (seats * len(CARDS)), [0] * len(CARDS)
        self.has_played = False
        self.deck, self.under, self.used = [*box.development], 0, [0] * len(CARDS)
        self.army, self.army_holder, self.road_holder = [0] * seats, NOBODY, NOBODY
        self.tokens, self.token_pool = [0] * (seats * KINDS), [box.tokens] * KINDS
        self.lost, self.advisers = [0] * KINDS, []
        self.end_auction()
        self.give, self.ask, self.proposals, self.accepted = NOTHING, NOTHING, 0, 0
        self.free_roads, self.ceiling, self.purse = 0, 0, NONE
        self.derive()

    def end_auction(self) -> None:
        """No auction is held."""
        self.auction, self.high, self.leader = NONE, 0, NOBODY
        self.passed, self.failed, self.due, self.last = 0, 0, 0, 0
        self.paid = [0] * 7

    def copy_from(self, other: Position) -> None:
        """Take over everything that can change.

        What the rules replace as a whole (by `changed`) is shared.
        """
        self.phase, self.mover = other.phase, other.mover
        self.who, self.turn = other.who, other.turn
        self.after, self.owed = other.after, other.owed
        self.last, self.hands = other.last, other.hands[:]
        self.known, self.stacks = other.known[:], other.stacks[:]
        self.supply, self.robber = other.supply[:], other.robber
        self.victim, self.alexander = other.victim, other.alexander
        self.dice, self.rolls = other.dice, other.rolls
        self.sites, self.roads = other.sites, other.roads
        self.cards, self.fresh = other.cards, other.fresh
        self.has_played, self.deck = other.has_played, other.deck
        self.under, self.used = other.under, other.used
        self.army, self.army_holder = other.army, other.army_holder
        self.road_holder, self.tokens = other.road_holder, other.tokens
        self.token_pool, self.lost = other.token_pool, other.lost
        self.advisers = other.advisers
        self._copy_auction(other)
        self.give, self.ask = other.give, other.ask
        self.proposals, self.accepted = other.proposals, other.accepted
        self.free_roads, self.left = other.free_roads, other.left
        self.homes, self.ways = other.homes, other.ways
        self.rates, self.lengths = other.rates, other.lengths

    def _copy_auction(self, other: Position) -> None:
        self.auction = other.auction
        self.high = other.high
        self.leader = other.leader
        self.passed = other.passed
        self.failed = other.failed
        self.due = other.due
        self.ceiling, self.purse = other.ceiling, NONE
        self.paid = other.paid[:]

    def derive(self) -> None:
        """Work out what follows from the pieces on the board, longest roads excepted."""
        self.left, self.rates = [0] * (PIECES * self.seats), [0] * (6 * self.seats)
        self.homes, self.ways = [()] * self.seats, [()] * self.seats
        self.lengths = [0] * self.seats
        for seat in range(self.seats):
            self.recount(seat)

    def recount(self, seat: int) -> None:
        """The same for one seat, whose pieces have changed."""
        homes = tuple(corner for corner, site in enumerate(self.sites) if site >> 1 == seat)
        ways = tuple(side for side, owner in enumerate(self.roads) if owner == seat)
        cities = sum(self.sites[corner] & 1 for corner in homes)
        villages, all_cities, roads = self.tables.box.pieces
        left = [villages - len(homes) + cities, all_cities - cities, roads - len(ways)]
        self.homes = [*self.homes[:seat], homes, *self.homes[seat + 1:]]
        self.ways = [*self.ways[:seat], ways, *self.ways[seat + 1:]]
        self.left = [*self.left[:seat * PIECES], *left, *self.left[(seat + 1) * PIECES:]]
        self.rates = [*self.rates[:seat * 6], *self._rates_of(homes), *self.rates[seat * 6 + 6:]]

    def _rates_of(self, homes: tuple[int, ...]) -> list[int]:
        """How many of each good one of another costs.  [9.1-9.3]"""
        harbours = [self.tables.harbour_at[corner] for corner in homes]
        usual = 3 if ANY in harbours else 4
        return [*(2 if good in harbours else usual for good in range(GOLD)), usual]

    # ---- what a seat has -----------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """The goods of a seat, gold last."""
        return self.hands[seat * 6:seat * 6 + 6]

    def cards_held(self, seat: int) -> int:
        """How many resource cards a seat holds; gold is none."""
        first = seat * 6
        return sum(self.hands[first:first + GOLD])

    def gain(self, seat: int, good: int, n: int) -> None:
        """Goods come into a hand before everybody's eyes."""
        self.hands[seat * 6 + good] += n
        if good != GOLD:
            self.known[seat * GOLD + good] += n

    def lose(self, seat: int, good: int, n: int) -> None:
        """Goods leave a hand before everybody's eyes."""
        self.hands[seat * 6 + good] -= n
        if good != GOLD:
            place = seat * GOLD + good
            self.known[place] = max(0, self.known[place] - n)

    def spend(self, seat: int, good: int, n: int) -> None:
        """Goods go from a hand to their stack.  [7.8]"""
        self.hands[seat * 6 + good] -= n
        if good != GOLD:
            place = seat * GOLD + good
            self.known[place] = max(0, self.known[place] - n)
            self.stacks[good] += n

    def take(self, seat: int, good: int, n: int) -> None:
        """Goods come from their stack to a hand; gold never ends."""
        self.hands[seat * 6 + good] += n
        if good != GOLD:
            self.known[seat * GOLD + good] += n
            self.stacks[good] -= n

    @property
    def is_rolled_seven(self) -> bool:
        """Did the dice of this turn show a seven?"""
        return self.dice[0] + self.dice[1] == 7

    def dump(self) -> Plain:
        """All that matters, by name."""
        return dump_of(self)
