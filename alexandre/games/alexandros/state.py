"""What lies on the table of Alexandros: small lists of ints, and what is derived from them."""

from __future__ import annotations

from typing import Any, Final

from alexandre.games.alexandros.meta import STATE_VERSION
from alexandre.games.alexandros.tables import BLANK, LETTERS, SYMBOLS, Province, Tables
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import State

DEAL: Final = 0
LAY: Final = 1
FIRST: Final = 2
MARCH: Final = 3
REPLACE: Final = 4
TARGET: Final = 5
CORNER: Final = 6
ROUTE: Final = 7
ACTIONS: Final = 8
DRAW: Final = 9
POST: Final = 10
CEDE: Final = 11
REFILL: Final = 12
END: Final = 13
PHASES: Final = ("deal", "lay", "first", "march", "replace", "target", "corner", "route",
                 "actions", "draw", "post", "cede", "refill", "over")
CHANCE_PHASES: Final = (DEAL, LAY, FIRST, REPLACE, DRAW, REFILL)

OPEN: Final = 0  # a line without a wall
BLACK: Final = 1
RED: Final = 2
COLOURS: Final = ("", "black", "red")

LAST_TURNS: Final = ("", "red_walls", "stranded")  # why this turn is the last [13.1] [13.7]
NONE: Final = -1


class Position(State):
    """Everything on the table.  Cards are counted: `hands[seat * 5 + symbol]`.

    `fresh` and `older` are the part of a hand that came unseen, since the last shuffle and
    before it: what the others cannot know.  How many of each kind a seat holds is known to all.
    Derived, outside dump and hash: `provinces`, `province_of`, `joined`, `shut`.
    """

    phase: int
    mover: int
    alexander: int
    symbol: int  # being marched to
    target: int  # the cell marched to
    goal: int  # the point marched to
    walls: list[int]  # line → OPEN, BLACK or RED
    black: int  # walls left
    red: int
    face_up: list[int]
    pile: list[int]
    discards: list[int]
    hands: list[int]
    fresh: list[int]
    older: list[int]
    posts: list[tuple[int, ...]]  # seat → the cells of its governors, ascending
    scores: list[int]
    actions_left: int
    has_levied: bool
    last_turn: int  # an index of LAST_TURNS
    posted: tuple[int, ...]  # the governors of the occupation under way
    loser: int  # of the takeover under way
    spent: list[int]  # cards of the takeover that count for the loser
    cede_left: int
    cede_from: int  # symbols before it are no longer given [10.8]
    provinces: list[Province]
    province_of: list[int]
    joined: list[int]  # point → the coast or chain of walls it belongs to
    shut: list[int]  # cell → walls on its sides, and the governor in it, counted

    def __init__(self, tables: Tables, seats: int, options: dict[str, Any]) -> None:
        """A position still to be filled, by `set_out` or `copy_from`."""
        self.tables = tables
        self.seats = seats
        self.options = options

    def set_out(self) -> None:
        """The table before the first card is dealt.  [2.1-2.3]"""
        tables, seats = self.tables, self.seats
        self.phase = DEAL
        self.mover = 0
        self.alexander = tables.start
        self.symbol = self.target = self.goal = NONE
        self.black, self.red = tables.box.black, tables.box.red
        self.actions_left = 0
        self.has_levied = False
        self.last_turn = 0
        self.posted = ()
        self.loser = NONE
        self.cede_left = self.cede_from = 0
        self.walls = [OPEN] * len(tables.lines)
        self.face_up = [NONE] * tables.box.face_up
        self.pile = [tables.box.cards_each] * SYMBOLS
        self.discards = [0] * SYMBOLS
        self.hands = [0] * (seats * SYMBOLS)
        self.fresh = [0] * (seats * SYMBOLS)
        self.older = [0] * (seats * SYMBOLS)
        self.posts = [()] * seats
        self.scores = [0] * seats
        self.spent = [0] * SYMBOLS
        self.provinces = [province_of_cells(tables, list(range(len(tables.cells))))]
        self.province_of = [0] * len(tables.cells)
        self.joined = [point if shore == NONE else shore
                       for point, shore in enumerate(tables.coast)]
        self.shut = [0] * len(tables.cells)

    def copy_from(self, other: Position) -> None:
        """Take over everything that can change.

        What the rules replace as a whole is shared: scores, spent, provinces, province_of, joined.
        """
        self.phase = other.phase
        self.mover = other.mover
        self.alexander = other.alexander
        self.symbol = other.symbol
        self.target = other.target
        self.goal = other.goal
        self.walls = other.walls[:]
        self.black = other.black
        self.red = other.red
        self.face_up = other.face_up[:]
        self.pile = other.pile[:]
        self.discards = other.discards[:]
        self.hands = other.hands[:]
        self.fresh = other.fresh[:]
        self.older = other.older[:]
        self.posts = other.posts[:]
        self.scores = other.scores
        self.actions_left = other.actions_left
        self.has_levied = other.has_levied
        self.last_turn = other.last_turn
        self.posted = other.posted
        self.loser = other.loser
        self.spent = other.spent
        self.cede_left = other.cede_left
        self.cede_from = other.cede_from
        self.provinces = other.provinces
        self.province_of = other.province_of
        self.joined = other.joined
        self.shut = other.shut[:]

    def dump(self) -> Plain:
        """All that matters, by name; counts of cards by letter."""
        tables, seats = self.tables, range(self.seats)
        return {
            "version": STATE_VERSION,
            "seats": self.seats,
            "mover": self.mover,
            "phase": PHASES[self.phase],
            "options": dict(self.options),
            "alexander": tables.point_ids[self.alexander],
            "symbol": letter_of(self.symbol),
            "target": None if self.target == NONE else tables.cell_ids[self.target],
            "goal": None if self.goal == NONE else tables.point_ids[self.goal],
            "walls": {line_id(tables, line): COLOURS[colour]
                      for line, colour in enumerate(self.walls) if colour},
            "face_up": [letter_of(symbol) for symbol in self.face_up],
            "pile": cards(self.pile),
            "discards": cards(self.discards),
            "hands": [cards(self.hand(seat)) for seat in seats],
            "fresh": [cards(share(self.fresh, seat)) for seat in seats],
            "older": [cards(share(self.older, seat)) for seat in seats],
            "governors": [[tables.cell_ids[cell] for cell in cells] for cells in self.posts],
            "scores": self.scores[:],
            "actions_left": self.actions_left,
            "has_levied": self.has_levied,
            "last_turn": LAST_TURNS[self.last_turn],
            "claim": self._dump_claim(),
        }

    def _dump_claim(self) -> Plain:
        if not self.posted:
            return None
        return {
            "posted": [self.tables.cell_ids[cell] for cell in self.posted],
            "loser": None if self.loser == NONE else self.loser,
            "spent": cards(self.spent),
            "cede_left": self.cede_left,
            "cede_from": letter_of(self.cede_from),
        }

    def hand(self, seat: int) -> list[int]:
        """How many cards of each symbol a seat holds."""
        return self.hands[seat * SYMBOLS:seat * SYMBOLS + SYMBOLS]

    def reserve(self, seat: int) -> int:
        """How many governors a seat can still place.  [1.5]"""
        return self.tables.box.governors - len(self.posts[seat])

    def station(self, seat: int, cell: int) -> None:
        """A governor of a seat enters a cell.  [9.6]"""
        self.posts[seat] = tuple(sorted((*self.posts[seat], cell)))
        self.shut[cell] += 1

    def withdraw(self, seat: int, cell: int) -> None:
        """A governor of a seat leaves a cell.  [10.1] [12.1]"""
        self.posts[seat] = tuple([each for each in self.posts[seat] if each != cell])
        self.shut[cell] -= 1

    def holdings(self) -> dict[int, list[int]]:
        """The provinces with governors: province → the cells where they stand."""
        found: dict[int, list[int]] = {}
        for cells in self.posts:
            for cell in cells:
                found.setdefault(self.province_of[cell], []).append(cell)
        return found

    def owner(self, province: int) -> int:
        """The seat whose governors stand in a province, or NONE.  [8.10]"""
        for seat in range(self.seats):
            for cell in self.posts[seat]:
                if self.province_of[cell] == province:
                    return seat
        return NONE

    def governors_in(self, province: int) -> list[int]:
        """The cells of a province where governors stand, ascending."""
        return sorted([cell for cells in self.posts for cell in cells
                       if self.province_of[cell] == province])

    def income(self, seat: int) -> int:
        """What a levy pays a seat: a point for every empty triangle of its provinces, those
        with two governors or more excepted.  [11.3] [11.4]"""
        held = [self.province_of[cell] for cell in self.posts[seat]]
        return sum(self.provinces[number].blanks for number in held if held.count(number) == 1)


def share(counts: list[int], seat: int) -> list[int]:
    """One seat's part of a list of counts by seat and symbol."""
    return counts[seat * SYMBOLS:seat * SYMBOLS + SYMBOLS]


def letter_of(symbol: int) -> str | None:
    """T A L C H, or None for no symbol."""
    return None if symbol == BLANK else LETTERS[symbol]


def cards(counts: list[int]) -> dict[str, int]:
    """Counts of cards by letter, without the zeros."""
    return {LETTERS[symbol]: count for symbol, count in enumerate(counts) if count}


def line_id(tables: Tables, line: int) -> str:
    """The two points of a line, in reading order."""
    start, end = tables.lines[line]
    return f"{tables.point_ids[start]}>{tables.point_ids[end]}"


def province_of_cells(tables: Tables, cells: list[int]) -> Province:
    """A province of these cells (ascending), with what it needs and pays.  [8.5] [9.4]"""
    sites = [cell for cell in cells if tables.symbol[cell] != BLANK]
    needs = [0] * SYMBOLS
    for cell in sites:
        needs[tables.symbol[cell]] += 1
    return Province(tuple(cells), tuple(sites), tuple(needs), len(cells) - len(sites))
