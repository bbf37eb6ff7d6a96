"""The position of Catan: small lists of ints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from alexandre.games.catan.actions.moves import MOST_BID
from alexandre.games.catan.meta import (
    AUCTIONS,
    CARDS,
    GOLD,
    GOODS,
    PAYMENTS,
    PROPOSALS,
    RESOURCES,
)
from alexandre.games.catan.state.roads import Network
from alexandre.games.catan.state.words import COMBAT, PHASES, PIECES, TOKENS, Phase
from alexandre.games.catan.tables import ANY, NOBODY, Tables
from alexandre.kernel.board import Path, Plain
from alexandre.kernel.declaration import derived, field
from alexandre.kernel.declared import DeclaredState, Setup
from alexandre.kernel.fields import (
    NONE,
    SEATS,
    BySeat,
    Count,
    Flag,
    Id,
    Kind,
    Maybe,
    Named,
    Of,
    Row,
    Seat,
    Seats,
    Word,
)
from alexandre.kernel.plain import as_choice, as_int, as_list

MOST_TURNS: Final = 20000
MOST_PROPOSED: Final = 100  # proposals that are remembered
BUILDINGS: Final = ("village", "city")


class Building(Kind):
    """A building as seat * 2, plus one for a city; seat and kind in a dump."""

    def dump(self, value: int, state: Any) -> list[Plain]:
        return [value >> 1, BUILDINGS[value & 1]]

    def parse(self, value: Plain, where: Path, state: Any) -> int:
        pair = as_list(value, where, 2)
        as_int(len(pair), where, 2, 2)
        kind = as_choice(pair[1], where, BUILDINGS)
        return as_int(pair[0], where, 0, state.seats - 1) * 2 + BUILDINGS.index(kind)


class Slots(DeclaredState):
    """Slots for everything on the table: interpreted, a copy without them costs thrice as much."""

    __slots__ = (
        "accepted", "advisers", "after", "alexander", "army", "army_holder", "ask", "auction",
        "cards", "ceiling", "counter_ask", "counter_give", "countering", "deck", "declined",
        "dice", "due", "failed", "free_roads", "fresh", "give", "hands", "has_played", "high",
        "homes", "known", "last", "leader", "left", "lengths", "lost", "mover", "options",
        "owed", "paid", "passed", "phase", "proposals", "proposed", "purse", "rates",
        "road_holder", "roads", "robber", "rolls", "seats", "setup", "sites", "stacks",
        "supply", "tables", "token_pool", "tokens", "turn", "under", "used", "victim", "ways",
        "who")


@dataclass(init=False, eq=False, repr=False)
class Position(Slots):
    """Everything on the table; the defaults are its set-out.  [2.1-2.6]

    Lists by seat are laid end to end: `hands[seat * 6 + good]`.  `known` is how much of each
    resource everybody knows a hand to hold at least.
    """

    mover: int = field(Seat(), 0, group="turn")  # whose turn it is
    who: int = field(Seat(), 0)  # who decides, or whom chance is about
    turn: int = field(Count(0, MOST_TURNS), 0, group="turn")
    after: int = field(Word(PHASES), Phase.MAIN)  # comes back after the robber or free roads
    owed: int = field(Count(), 0)  # cards still to be dealt, or given back
    last: int = field(Count(), 0)  # the kind given back or paid last: none before it may follow
    hands: list[int] = field(BySeat(Named(GOODS)), Of("first_hands"), hidden=True, group="seat")
    known: list[int] = field(BySeat(Named(RESOURCES)))
    stacks: list[int] = field(Named(RESOURCES), Of("first_stacks"), group="table")
    supply: list[int] = field(Named(RESOURCES), Of("first_supply"), hidden=True)
    robber: int = field(Id(Of("tables.hex_ids")), Of("tables.first_robber"), group="place")
    victim: int = field(Maybe(Seat()), NONE)
    alexander: int = field(Count(), 0, group="turn")  # points passed
    dice: tuple[int, int] = field(Row(Count(0, 6), 2, is_tuple=True), 0)  # 0: not thrown yet
    rolls: list[int] = field(Row(Count(0, MOST_TURNS), 11), 0)  # how often 2 … 12 came
    sites: list[int] = field(Named(Of("tables.corners"), Building(), NOBODY), group="place")
    roads: list[int] = field(Named(Of("tables.side_names"), Seat(), NOBODY), group="place")
    cards: list[int] = field(BySeat(Named(CARDS)), hidden=True, group="seat")
    fresh: list[int] = field(Named(CARDS), hidden=True)  # of the mover's, bought this turn
    has_played: bool = field(Flag(), False)
    deck: list[int] = field(Named(CARDS), Of("first_deck"), hidden=True)  # above those paid
    under: int = field(Count(), 0, group="table")  # knights that were paid
    used: list[int] = field(Named(CARDS), group="table")
    army: list[int] = field(Row(Count(), SEATS), 0, group="seat")
    army_holder: int = field(Maybe(Seat()), NOBODY, group="table")
    road_holder: int = field(Maybe(Seat()), NOBODY, group="table")
    tokens: list[int] = field(BySeat(Named(TOKENS)), group="seat")
    token_pool: list[int] = field(Named(TOKENS), Of("first_tokens"))  # not turned over yet
    lost: list[int] = field(Named(TOKENS), group="table")  # tokens for which nobody bid
    advisers: list[int] = field(Row(Seat(), most=SEATS))
    auction: int = field(Maybe(Id(AUCTIONS)), NONE)  # the event that is bid for
    high: int = field(Count(), 0)
    leader: int = field(Maybe(Seat()), NOBODY)
    passed: int = field(Seats(), 0)
    failed: int = field(Seats(), 0)
    due: int = field(Count(), 0)
    paid: list[int] = field(Named(PAYMENTS))  # also the cards given back
    give: list[int] = field(Named(GOODS))
    ask: list[int] = field(Named(GOODS))
    proposals: int = field(Count(), 0)  # of this turn
    declined: list[tuple[int, ...]] = field(  # of this turn: what was given, then asked for
        Row(Row(Count(), 2 * len(GOODS), is_tuple=True), most=PROPOSALS))
    proposed: list[tuple[int, ...]] = field(  # in this match, the latest: by whom, on which terms
        Row(Row(Count(), 1 + 2 * len(GOODS), is_tuple=True), most=MOST_PROPOSED), hashed=False)
    accepted: int = field(Seats(), 0)
    countering: int = field(Maybe(Seat()), NONE)  # whose counter-proposal the mover answers
    counter_give: list[int] = field(Named(GOODS))
    counter_ask: list[int] = field(Named(GOODS))
    free_roads: int = field(Count(), 0)
    ceiling: int = derived()  # no bid of this auction can be higher
    purse: int = derived()  # what the bidder could pay; NONE until somebody asks
    left: list[int] = derived()  # seat * 3 + villages, cities, roads
    homes: list[tuple[int, ...]] = derived()
    ways: list[tuple[int, ...]] = derived()
    rates: list[int] = derived()
    lengths: list[int] = derived()  # of the longest road of each seat

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.tables: Tables = setup.tables

    def decider(self) -> int:
        """The decider, in every phase that is not chance's."""
        return self.who

    def end_auction(self) -> None:
        """No auction is held."""
        self.auction, self.high, self.leader = NONE, 0, NOBODY
        self.passed, self.failed, self.due, self.last = 0, 0, 0, 0
        self.paid = [0] * len(PAYMENTS)

    def clone(self) -> Position:
        """An independent copy; what the rules replace as a whole (`replace_at`) is shared."""
        copy = Position(self.setup)
        copy.phase, copy.mover = self.phase, self.mover
        copy.who, copy.turn = self.who, self.turn
        copy.after, copy.owed = self.after, self.owed
        copy.last, copy.hands = self.last, self.hands[:]
        copy.known, copy.stacks = self.known[:], self.stacks[:]
        copy.supply, copy.robber = self.supply[:], self.robber
        copy.victim, copy.alexander = self.victim, self.alexander
        copy.dice, copy.rolls = self.dice, self.rolls
        copy.sites, copy.roads = self.sites, self.roads
        copy.cards, copy.fresh = self.cards, self.fresh
        copy.has_played, copy.deck = self.has_played, self.deck
        copy.under, copy.used = self.under, self.used
        copy.army, copy.army_holder = self.army, self.army_holder
        copy.road_holder, copy.tokens = self.road_holder, self.tokens
        copy.token_pool, copy.lost = self.token_pool, self.lost
        copy.advisers, copy.auction = self.advisers, self.auction
        copy.high, copy.leader = self.high, self.leader
        copy.passed, copy.failed = self.passed, self.failed
        copy.due, copy.paid = self.due, self.paid[:]
        copy.give, copy.ask = self.give, self.ask
        copy.proposals, copy.accepted = self.proposals, self.accepted
        copy.declined, copy.countering = self.declined, self.countering
        copy.proposed = self.proposed
        copy.counter_give, copy.counter_ask = self.counter_give, self.counter_ask
        copy.free_roads, copy.ceiling = self.free_roads, self.ceiling
        copy.purse, copy.left = NONE, self.left
        copy.homes, copy.ways = self.homes, self.ways
        copy.rates, copy.lengths = self.rates, self.lengths
        return copy

    # ---- the set-out ---------------------------------------------------------------------

    @property
    def first_hands(self) -> list[int]:
        """No cards, and gold by option.  [2.6]"""
        return [*[0] * GOLD, int(self.options["gold"])] * self.seats

    @property
    def first_supply(self) -> list[int]:
        """So many of each kind, by the number of seats.  [2.4]"""
        box = self.tables.box
        return [box.supply[0] if self.seats == 3 else box.supply[1]] * GOLD

    @property
    def first_stacks(self) -> list[int]:
        """The other cards of each kind."""
        return [self.tables.box.cards_each - n for n in self.first_supply]

    @property
    def first_deck(self) -> list[int]:
        """All development cards."""
        return [*self.tables.box.development]

    @property
    def first_tokens(self) -> list[int]:
        """All tokens, those left out included.  [2.3]"""
        return [self.tables.box.tokens] * len(TOKENS)

    # ---- what follows from the rest ------------------------------------------------------

    def derive(self) -> None:
        """Work out what follows from the pieces on the board, and the ceiling of an auction."""
        self.left, self.rates = [0] * (PIECES * self.seats), [0] * (6 * self.seats)
        self.homes, self.ways = [()] * self.seats, [()] * self.seats
        for seat in range(self.seats):
            self.recount(seat)
        self.measure()
        self.ceiling = self.in_existence() if self.phase == Phase.BID else 0
        self.purse = NONE

    def recount(self, seat: int) -> None:
        """Work out pieces and rates of one seat, whose pieces have changed."""
        homes = tuple([corner for corner, site in enumerate(self.sites) if site >> 1 == seat])
        ways = tuple([side for side, owner in enumerate(self.roads) if owner == seat])
        cities = sum([self.sites[corner] & 1 for corner in homes])
        villages, all_cities, roads = self.tables.box.pieces
        left = [villages - len(homes) + cities, all_cities - cities, roads - len(ways)]
        self.homes = [*self.homes[:seat], homes, *self.homes[seat + 1:]]
        self.ways = [*self.ways[:seat], ways, *self.ways[seat + 1:]]
        self.left = [*self.left[:seat * PIECES], *left, *self.left[(seat + 1) * PIECES:]]
        self.rates = [*self.rates[:seat * 6], *self.rates_at(homes), *self.rates[seat * 6 + 6:]]

    def rates_at(self, homes: tuple[int, ...]) -> list[int]:
        """The price in each good of one of another. [9.1-9.3]"""
        harbours = [self.tables.harbour_at[corner] for corner in homes]
        usual = 3 if ANY in harbours else 4
        return [*[2 if good in harbours else usual for good in range(GOLD)], usual]

    def measure(self) -> None:
        """Work out the longest road of every seat.  [10.1]"""
        self.lengths = [self.longest(seat) for seat in range(self.seats)]

    def longest(self, seat: int) -> int:
        """The length of a seat's longest line of roads, none of them used twice. [10.1]"""
        return Network(self.tables, self.sites, self.roads, seat).longest(self.ways[seat])

    def in_existence(self) -> int:
        """[6.2] what all that pays for this auction is worth, wherever it is."""
        box = self.tables.box
        goods = box.cards_each * len(box.auctions[self.auction]) + sum(self.hands[GOLD::6])
        knights = sum(self.army) if self.auction == COMBAT else 0
        return min(goods + box.knight_pays * knights, MOST_BID)

    # ---- what a seat has -----------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """The goods of a seat, gold last."""
        return self.hands[seat * 6:seat * 6 + 6]

    def cards_held(self, seat: int) -> int:
        """The number of resource cards of a seat; gold is none."""
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
        """Whether the dice of this turn showed a seven."""
        return self.dice[0] + self.dice[1] == 7
