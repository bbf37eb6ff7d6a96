"""The map: on its ground the tints of owners, symbols, walls, Alexander and the governors."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any, Final, TypeVar

from alexandre.games.alexandros.rules.queries import twin_of
from alexandre.games.alexandros.table.pictures.glyphs import medallion
from alexandre.games.alexandros.table.pictures.ground import ground_of
from alexandre.games.alexandros.table.pictures.land_names import land_names
from alexandre.games.alexandros.table.pictures.lattice import (
    BLEED,
    beside,
    corners_of,
    heart_of,
    inset,
    loops,
    parts,
    places_of,
    size_of,
    tip_of,
)
from alexandre.games.alexandros.table.pictures.pieces import alexander, governor, wall, wall_shadow
from alexandre.games.alexandros.tables import BLANK, LETTERS, Tables
from alexandre.games.alexandros.view import AlexandrosView, ProvinceView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sketch import (
    Disc,
    Layer,
    Marks,
    Place,
    Polygon,
    Shape,
    Sketch,
    Spot,
    Stroke,
    look_of,
    seat_colour,
    sort_marks,
)

REACH: Final = 11.0  # of a point
TINT: Final = 0.40  # how much of the marble an owner's colour hides
MARKS: Final = 0.42  # how strong the pattern on it is
HEM: Final = 3.6  # from the edge of a province to its outline
MEDALLION: Final = 14.0  # the radius of a symbol's
STANDING: Final = 14.4  # the radius of a governor, who stands on the broad side of his triangle,
SMALL: Final = 8.2  # and of the symbol, which leans on him in its tip
BROAD, TIP = 1.5, 19.0  # from the middle of a triangle to theirs
KING: Final = 18.0
BAND_ROWS: Final = 3  # rows of triangles whose symbols are one layer


def map_of(tables: Tables, view: AlexandrosView) -> Sketch:
    """Everything on the map."""
    drawn = Map(tables, view)
    standing = {drawn.cell_of[name] for name in drawn.governor}
    looks = tuple(look_of(player.seat) for player in view.players)
    layers = (
        *reuse(tables, "ground", (), lambda: ground_of(tables)),
        *reuse(tables, "washes", (view.provinces, looks),
               lambda: (Layer("washes", tuple(drawn.washes())),)),
        *drawn.symbols(),
        *reuse(tables, "walls", view.walls, lambda: (Layer("walls", tuple(drawn.walls())),)),
        *reuse(tables, "names", standing, lambda: land_names(tables, standing)),
    )
    pieces = sort_marks((*drawn.goal(), *drawn.governors(), *drawn.king()))
    return Sketch(size_of(tables), *pieces, drawn.spots(), layers, BLEED)


Part = TypeVar("Part", Layer, Spot)
_kept: dict[tuple[int, str], tuple[Tables, object, tuple[Any, ...]]] = {}
MOST: Final = 44  # kept of all boards together


def reuse(tables: Tables, name: str, key: object,
          make: Callable[[], tuple[Part, ...]]) -> tuple[Part, ...]:
    """The same layers, or spots, as long as the key is the same: painters know them again at a
    glance."""
    entry = _kept.get((id(tables), name))
    if entry is None or entry[0] is not tables or entry[1] != key:
        entry = _kept[(id(tables), name)] = (tables, key, make())
        if len(_kept) > MOST:
            del _kept[next(iter(_kept))]
    return entry[2]


class Map:
    """The geometry of one board with what lies on it."""

    def __init__(self, tables: Tables, view: AlexandrosView) -> None:
        self.tables = tables
        self.view = view
        self.places = places_of(tables)
        self.place_of = dict(zip(tables.point_ids, self.places, strict=True))
        self.cell_of = {name: cell for cell, name in enumerate(tables.cell_ids)}
        self.province = {cell: each for each in view.provinces for cell in each.cells}
        self.province_name = {cell: name for each in view.provinces
                              for name in (province_name(each),) for cell in each.cells}
        self.governor = {cell: player.seat for player in view.players
                         for cell in player.governors}

    def point(self, name: str) -> Place:
        """The place of a point."""
        return self.place_of[name]

    def washes(self) -> Iterator[Shape]:
        """The washes of all owners' provinces."""
        yield from self.tints()
        yield from self.patterns()
        yield from self.outlines()

    def tints(self) -> Iterator[Shape]:
        """The triangles of every province that somebody holds, in his colour."""
        for province, colour in self._provinces_with_owner():
            for name in province.cells:
                yield Polygon(inset(corners_of(self.tables, self.cell_of[name]), 0.9), colour,
                              cover=TINT)

    def patterns(self) -> Iterator[Shape]:
        """His marks on them, so that he is told without his colour."""
        for province, colour in self._provinces_with_owner():
            for name in province.cells:
                yield Polygon(corners_of(self.tables, self.cell_of[name]), colour,
                              pattern=colour, cover=MARKS)

    def outlines(self) -> Iterator[Shape]:
        """A line inside the walls of every province that somebody holds."""
        for province, colour in self._provinces_with_owner():
            for loop in loops(self.tables, map(self.cell_of.__getitem__, province.cells)):
                line = beside(tuple(self.places[point] for point in loop), -HEM)
                for part in parts(line, 3):
                    yield Stroke(part, colour, 2.4)

    def walls(self) -> list[Shape]:
        """All shadows lie below all walls."""
        bodies: list[Shape] = []
        shadows: list[Shape] = []
        for line, colour in self.view.walls:
            start, end = (self.point(name) for name in line.split(">"))
            shadows.append(wall_shadow(start, end))
            bodies += wall(start, end, colour)
        return shadows + bodies

    def symbols(self) -> tuple[Layer, ...]:
        """All of them."""
        return tuple(layer for band in range(self.tables.cells[-1][0] // BAND_ROWS + 1)
                     for layer in self.symbols_in(band))

    def symbols_in(self, band: int) -> tuple[Layer, ...]:
        """The symbols of some rows: layers of their own, so that little changes at a time."""
        cells = [cell for cell, (row, _column) in enumerate(self.tables.cells)
                 if row // BAND_ROWS == band]
        name = f"symbols{band}"
        standing = {cell for cell in cells if self.tables.cell_ids[cell] in self.governor}
        return reuse(self.tables, name, standing, lambda: self._draw_symbols(name, cells))

    def _draw_symbols(self, name: str, cells: list[int]) -> tuple[Layer, ...]:
        """Each on a medallion; where a governor stands it lies on him."""
        marks: list[Shape] = []
        for cell in cells:
            symbol = self.tables.symbol[cell]
            if symbol == BLANK or self.tables.cell_ids[cell] in self.governor:
                continue
            x, y = heart_of(self.tables, cell)
            marks += medallion(LETTERS[symbol], (x, y - tip_of(self.tables, cell) * 0.8),
                               MEDALLION)
        return (Layer(name, tuple(marks)),)

    def governors(self) -> Marks:
        """The standing pieces of all players, and their symbols."""
        for name, seat in self.governor.items():
            cell = self.cell_of[name]
            (x, y), tip = heart_of(self.tables, cell), tip_of(self.tables, cell)
            yield from governor(seat, (x, y - tip * BROAD), STANDING)
            yield from medallion(LETTERS[self.tables.symbol[cell]], (x, y + tip * TIP), SMALL)

    def goal(self) -> Iterator[Shape]:
        """The mark of the march's goal."""
        if self.view.target:
            corners = corners_of(self.tables, self.cell_of[self.view.target])
            yield Polygon(inset(corners, 2), "", "way", 4.4)
            yield Polygon(inset(corners, 2), "", "lit", 2.4)
        if self.view.goal:
            yield Disc(self.point(self.view.goal), 9, "", "way", 4.4)
            yield Disc(self.point(self.view.goal), 9, "", "lit", 2.4)

    def king(self) -> tuple[Shape, ...]:
        """Alexander."""
        return alexander(self.point(self.view.alexander), KING)

    def spots(self) -> tuple[Spot, ...]:
        """Points above triangles: what is exact goes first."""
        return (*reuse(self.tables, "points", (), self.points),
                *reuse(self.tables, "cells", (self.view.provinces, self.recalls), self.cells))

    def points(self) -> tuple[Spot, ...]:
        """The spots where lines meet."""
        tables = self.tables
        return tuple(
            Spot(f"point:{name}", Msg.of("alexandros.spot.point", land=land), (place,),
                 REACH, tuple(f"point:{tables.point_ids[other]}" for other, _line in ways))
            for name, land, place, ways in zip(tables.point_ids, tables.point_nouns, self.places,
                                               tables.ways, strict=True))

    def cells(self) -> tuple[Spot, ...]:
        """Triangles, with what is known of their provinces."""
        tables = self.tables
        return tuple(
            Spot(f"space:{name}", self.name_of(cell), corners_of(tables, cell), 0.0,
                 tuple(f"space:{tables.cell_ids[other]}" for other, _line in borders))
            for cell, (name, borders) in enumerate(zip(tables.cell_ids, tables.borders,
                                                       strict=True)))

    def name_of(self, cell: int) -> Msg:
        """A triangle and its province."""
        tables, name = self.tables, self.tables.cell_ids[cell]
        held = self.province_name[name]
        land = tables.land_nouns[cell]
        if tables.symbol[cell] == BLANK:
            return Msg.of("alexandros.spot.empty", land=land, province=held)
        said = Msg.of("alexandros.spot.site", symbol=tables.symbol_nouns[tables.symbol[cell]],
                      land=land, twin=twin_of(tables, cell), province=held)
        return Msg.of("alexandros.spot.recall", site=said) if name in self.recalls else said

    @cached_property
    def recalls(self) -> frozenset[str]:
        """The viewer's own governors that an action may call home. [12.1]"""
        view = self.view
        if view.phase != "actions" or not view.actions_left or view.seat != view.mover:
            return frozenset()
        return frozenset(view.players[view.mover].governors)

    def _provinces_with_owner(self) -> Iterator[tuple[ProvinceView, str]]:
        """The provinces that have an owner, and his colour."""
        for province in self.view.provinces:
            if province.owner is not None:
                yield province, seat_colour(province.owner)


def province_name(province: ProvinceView) -> Msg:
    """The yield of a province, its price, its owner."""
    sites = sum(province.symbols.values())
    if not sites:
        return Msg.of("alexandros.spot.barren")
    if province.owner is None:
        return Msg.of("alexandros.spot.free", blanks=province.blanks, sites=sites)
    return Msg.of("alexandros.spot.held", who=Who(province.owner), blanks=province.blanks,
                  governors=len(province.governors))
