"""The position of Alexandros: small lists of ints, and values derived from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alexandre.games.alexandros.tables import BLANK, LETTERS, SYMBOLS, Province, Tables
from alexandre.kernel import fields as kinds
from alexandre.kernel.declaration import derived, field
from alexandre.kernel.declared import DeclaredState, Setup, words_of
from alexandre.kernel.fields import NONE, SEATS, Of


class Phase:
    """A point of the match that waits for somebody, or for chance."""

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
    OVER: Final = 13


PHASES: Final = words_of(Phase)
CHANCE_PHASES: Final = (Phase.DEAL, Phase.LAY, Phase.FIRST, Phase.REPLACE, Phase.DRAW,
                        Phase.REFILL)

OPEN: Final = 0  # a line without a wall
BLACK: Final = 1
RED: Final = 2
COLOURS: Final = ("", "black", "red")

LAST_TURNS: Final = ("", "red_walls", "stranded")  # why this turn is the last [13.1] [13.7]
RED_WALLS: Final = 1
STRANDED: Final = 2
ACTIONS_A_TURN: Final = 2  # [3.3]
MOST_POINTS: Final = 1000  # a score beyond it is no score of this game

SYMBOL: Final = kinds.Id(tuple(LETTERS))
CARDS: Final = kinds.Named(tuple(LETTERS))
CELL: Final = kinds.Id(Of("tables.cell_ids"))
CELLS: Final = kinds.Row(CELL, is_tuple=True)
POINT: Final = kinds.Id(Of("tables.point_ids"))
WALLS: Final = kinds.Named(Of("tables.line_ids"), kinds.Word(COLOURS))


@dataclass(init=False, eq=False, repr=False)
class Position(DeclaredState):
    """Everything on the table; the defaults are its set-out.  [2.1-2.3]

    Cards are counted: `hands[seat * 5 + symbol]`.  `fresh` and `older` are the part of a hand
    that came unseen, since the last shuffle and before it: what the others cannot know.  How many
    of each kind a seat holds is known to all.
    """

    mover: int = field(kinds.Seat(), 0, group="turn")
    alexander: int = field(POINT, Of("tables.start"), group="place")
    symbol: int = field(kinds.Maybe(SYMBOL), NONE)  # being marched to
    target: int = field(kinds.Maybe(CELL), NONE)  # the cell marched to
    goal: int = field(kinds.Maybe(POINT), NONE)  # the point marched to
    walls: list[int] = field(WALLS, group="place")  # line → OPEN, BLACK or RED
    face_up: list[int] = field(kinds.Row(kinds.Maybe(SYMBOL), Of("tables.box.face_up")), NONE,
                               group="table")
    pile: list[int] = field(CARDS, Of("all_cards"), hidden=True)
    discards: list[int] = field(CARDS, group="table")
    hands: list[int] = field(kinds.BySeat(CARDS), hidden=True, group="seat")
    fresh: list[int] = field(kinds.BySeat(CARDS), hidden=True)
    older: list[int] = field(kinds.BySeat(CARDS), hidden=True)
    posts: list[tuple[int, ...]] = field(  # seat → the cells of its governors, ascending
        kinds.Row(CELLS, SEATS), name="governors", group="place")
    scores: list[int] = field(kinds.Row(kinds.Count(0, MOST_POINTS), SEATS), group="seat")
    actions_left: int = field(kinds.Count(0, ACTIONS_A_TURN), 0, group="turn")
    has_levied: bool = field(kinds.Flag(), False, group="turn")
    last_turn: int = field(kinds.Word(LAST_TURNS), 0)
    posted: tuple[int, ...] = field(CELLS)  # the governors of the occupation under way
    loser: int = field(kinds.Maybe(kinds.Seat()), NONE)  # of the takeover under way
    spent: list[int] = field(CARDS)  # cards of the takeover that count for the loser
    cede_left: int = field(kinds.Count(), 0)
    cede_from: int = field(SYMBOL, 0)  # symbols before it are no longer given [10.8]
    black: int = derived()  # walls left
    red: int = derived()
    shut: list[int] = derived()  # cell → walls on its sides, and the governor in it, counted
    joined: list[int] = derived()  # point → the coast or chain of walls it belongs to
    provinces: list[Province] = derived()
    province_of: list[int] = derived()

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.tables: Tables = setup.tables

    def decider(self) -> int:
        """The mover, in every phase that is not chance's."""
        return self.mover

    def clone(self) -> Position:
        """An independent copy.

        What the rules replace as a whole is shared: scores, spent, provinces, province_of, joined.
        """
        copy = Position(self.setup)
        copy.phase = self.phase
        copy.mover = self.mover
        copy.alexander = self.alexander
        copy.symbol = self.symbol
        copy.target = self.target
        copy.goal = self.goal
        copy.walls = self.walls[:]
        copy.face_up = self.face_up[:]
        copy.pile = self.pile[:]
        copy.discards = self.discards[:]
        copy.hands = self.hands[:]
        copy.fresh = self.fresh[:]
        copy.older = self.older[:]
        copy.posts = self.posts[:]
        copy.scores = self.scores
        copy.actions_left = self.actions_left
        copy.has_levied = self.has_levied
        copy.last_turn = self.last_turn
        copy.posted = self.posted
        copy.loser = self.loser
        copy.spent = self.spent
        copy.cede_left = self.cede_left
        copy.cede_from = self.cede_from
        copy.black = self.black
        copy.red = self.red
        copy.shut = self.shut[:]
        copy.joined = self.joined
        copy.provinces = self.provinces
        copy.province_of = self.province_of
        return copy

    def derive(self) -> None:
        """Work out all that follows from the walls and the governors."""
        tables, walls = self.tables, self.walls
        self.black = tables.box.black - walls.count(BLACK)
        self.red = tables.box.red - walls.count(RED)
        self.shut = [sum([walls[line] != OPEN for line in sides]) for sides in tables.sides]
        for cells in self.posts:
            for cell in cells:
                self.shut[cell] += 1
        self.join_walls()
        self.part_provinces()

    def join_walls(self) -> None:
        """Points that walls or a coast join belong together.  [8.1] [8.2]"""
        joined = [point if shore == NONE else shore
                  for point, shore in enumerate(self.tables.coast)]
        for line, (start, end) in enumerate(self.tables.lines):
            if self.walls[line] and joined[start] != joined[end]:
                old, new = joined[end], joined[start]
                joined = [new if each == old else each for each in joined]
        self.joined = joined

    def part_provinces(self) -> None:
        """The triangles that lines without a wall join are a province.  [8.1]"""
        self.provinces = []
        self.province_of = [NONE] * len(self.tables.cells)
        for first in range(len(self.tables.cells)):
            if self.province_of[first] == NONE:
                cells = self.flood(first, len(self.provinces))
                self.provinces.append(province_of_cells(self.tables, sorted(cells)))

    def flood(self, first: int, number: int) -> list[int]:
        """Give every cell that is joined to the first the same number; these cells."""
        cells = [first]
        self.province_of[first] = number
        for cell in cells:
            for near, line in self.tables.borders[cell]:
                if not self.walls[line] and self.province_of[near] == NONE:
                    self.province_of[near] = number
                    cells.append(near)
        return cells

    @property
    def all_cards(self) -> list[int]:
        """The pile before the first card is dealt.  [2.3]"""
        return [self.tables.box.cards_each] * SYMBOLS

    def hand(self, seat: int) -> list[int]:
        """The number of cards of each symbol in a seat's hand."""
        return self.hands[seat * SYMBOLS:seat * SYMBOLS + SYMBOLS]

    def reserve(self, seat: int) -> int:
        """The number of governors that a seat can still place. [1.5]"""
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
        holdings: dict[int, list[int]] = {}
        for cells in self.posts:
            for cell in cells:
                holdings.setdefault(self.province_of[cell], []).append(cell)
        return holdings

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
        """The levy of a seat: a point for every empty triangle of its provinces, those with two
        governors or more excepted. [11.3] [11.4]
        """
        held = [self.province_of[cell] for cell in self.posts[seat]]
        return sum(self.provinces[number].blanks for number in held if held.count(number) == 1)


def share(counts: list[int], seat: int) -> list[int]:
    """One seat's part of a list of counts by seat and symbol."""
    return counts[seat * SYMBOLS:seat * SYMBOLS + SYMBOLS]


def province_of_cells(tables: Tables, cells: list[int]) -> Province:
    """A province of these cells (ascending), with what it needs and pays.  [8.5] [9.4]"""
    sites = [cell for cell in cells if tables.symbol[cell] != BLANK]
    needs = [0] * SYMBOLS
    for cell in sites:
        needs[tables.symbol[cell]] += 1
    return Province(tuple(cells), tuple(sites), tuple(needs), len(cells) - len(sites))
