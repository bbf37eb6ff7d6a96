"""The map: sea, land, symbols, walls, Alexander and the governors."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from alexandre.games.alexandros.table.glyphs import PIGMENTS, glyph
from alexandre.games.alexandros.tables import BLANK, LETTERS, Tables
from alexandre.games.alexandros.view import AlexandrosView, ProvinceView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.sketch import (
    Caption,
    Disc,
    Place,
    Plate,
    Polygon,
    Shape,
    Sketch,
    Spot,
    Stroke,
    seal,
    seat_colour,
    star,
)

SIDE: Final = 60.0  # of a triangle
HIGH: Final = SIDE * 0.8660254
MARGIN: Final = 34.0
WALLS: Final = {"black": "wall.black", "red": "wall.red"}
REACH: Final = 11.0  # of a point


def map_of(tables: Tables, view: AlexandrosView) -> Sketch:
    """Sea, land, symbols, walls, Alexander and the governors."""
    drawn = Map(tables, view)
    shapes = [*drawn.sea(), *drawn.land(), *drawn.walls()]
    captions: list[Caption] = []
    for cell in range(len(tables.cells)):
        if tables.symbol[cell] != BLANK:
            marks, words = drawn.mark(cell)
            shapes += marks
            captions += words
    shapes += drawn.march()
    return Sketch(drawn.size, tuple(shapes), tuple(captions), drawn.spots())


class Map:
    """The geometry of one board with what lies on it."""

    def __init__(self, tables: Tables, view: AlexandrosView) -> None:
        self.tables = tables
        self.view = view
        self.places = places_of(tables)
        self.size = (max(x for x, _y in self.places) + MARGIN,
                     max(y for _x, y in self.places) + MARGIN)
        self.place_of = dict(zip(tables.point_ids, self.places, strict=True))
        self.province = {cell: each for each in view.provinces for cell in each.cells}
        self.province_name = {cell: name for each in view.provinces
                              for name in (province_name(each),) for cell in each.cells}
        self.governor = {cell: player.seat for player in view.players
                         for cell in player.governors}

    def point(self, name: str) -> Place:
        """Where a point lies."""
        return self.place_of[name]

    def corners(self, cell: int) -> tuple[Place, ...]:
        """The corners of a triangle."""
        return tuple(self.places[point] for point in self.tables.corners[cell])

    def sea(self) -> list[Shape]:
        """The plate, and lines of paler water along the coast."""
        shore = [tuple(self.places[point] for point in line)
                 for line, banks in zip(self.tables.lines, self.tables.banks, strict=True)
                 if banks[1] < 0]
        return [Plate((0, 0), self.size, 10, "sea", "gold", 3),
                *(Stroke(line, f"sea.shore{number}", width)
                  for number, width in ((1, 50.0), (2, 34.0), (3, 18.0)) for line in shore)]

    def land(self) -> list[Shape]:
        """Every triangle in the colour of its owner, those with a symbol a shade darker."""
        found: list[Shape] = []
        for cell in range(len(self.tables.cells)):
            owner = self.province[self.tables.cell_ids[cell]].owner
            is_site = self.tables.symbol[cell] != BLANK
            fill = "land.site" if is_site else "land"
            if owner is not None:
                fill = f"{seat_colour(owner)}.wash" + (".deep" if is_site else "")
            found.append(Polygon(self.corners(cell), fill))
        for line, banks in zip(self.tables.lines, self.tables.banks, strict=True):
            is_coast = banks[1] < 0
            found.append(Stroke(tuple(self.places[point] for point in line),
                                "coast" if is_coast else "land.line", 2.2 if is_coast else 1.0))
        return found

    def walls(self) -> list[Shape]:
        """Black ones solid; red ones carry a pale line, so that they are told without colour."""
        found: list[Shape] = []
        for line, colour in self.view.walls:
            ends = tuple(self.point(name) for name in line.split(">"))
            found.append(Stroke(ends, WALLS[colour], 7.0))
            if colour == "red":
                found.append(Stroke(ends, "wall.pale", 1.6))
        return found

    def mark(self, cell: int) -> tuple[list[Shape], list[Caption]]:
        """A symbol with its letter; where a governor stands he takes the middle."""
        letter, name = LETTERS[self.tables.symbol[cell]], self.tables.cell_ids[cell]
        corners = self.corners(cell)
        x, y = sum(x for x, _y in corners) / 3, sum(y for _x, y in corners) / 3
        tip = -1 if sum(self.tables.cells[cell]) % 2 else 1  # which way it points
        if name in self.governor:
            shapes, numeral = seal(self.governor[name], (x, y - tip * 4), 12.5)
            small = glyph(letter, (x, y + tip * 16), 13)
            return [*small, *shapes], [numeral]
        return list(glyph(letter, (x, y - tip * 3), 23)), [
            Caption((x, y + tip * 19), letter, 10.5, PIGMENTS[letter], "bold")]

    def march(self) -> list[Shape]:
        """What is marched to, and Alexander: a golden star of sixteen rays."""
        found: list[Shape] = []
        if self.view.target:
            corners = self.corners(self.tables.cell_ids.index(self.view.target))
            found.append(Polygon(corners, "", "lit", 4))
        if self.view.goal:
            found.append(Disc(self.point(self.view.goal), 10, "", "lit", 4))
        return [*found, *star(self.point(self.view.alexander), 16)]

    def spots(self) -> tuple[Spot, ...]:
        """Points above triangles: what is exact goes first."""
        points = [
            Spot(f"point:{name}", Msg.of("alexandros.spot.point", point=name), (place,), REACH)
            for name, place in zip(self.tables.point_ids, self.places, strict=True)
        ]
        cells = [Spot(f"space:{name}", self.name_of(cell), self.corners(cell))
                 for cell, name in enumerate(self.tables.cell_ids)]
        return (*points, *cells)

    def name_of(self, cell: int) -> Msg:
        """A triangle and its province."""
        tables, name = self.tables, self.tables.cell_ids[cell]
        held = self.province_name[name]
        land = tables.land_nouns[cell]
        if tables.symbol[cell] == BLANK:
            return Msg.of("alexandros.spot.empty", land=land, space=name, province=held)
        return Msg.of("alexandros.spot.site", symbol=tables.symbol_nouns[tables.symbol[cell]],
                      land=land, space=name, province=held)


def places_of(tables: Tables) -> tuple[Place, ...]:
    """Where every point lies."""
    return laid_out(tables.points)


@lru_cache(maxsize=4)
def laid_out(points: tuple[tuple[int, int], ...]) -> tuple[Place, ...]:
    """Points of the lattice, on the map."""
    return tuple((MARGIN + x * SIDE / 2, MARGIN + y * HIGH) for x, y in points)


def province_name(province: ProvinceView) -> Msg:
    """What a province pays, what it costs, whose it is."""
    sites = sum(province.symbols.values())
    if province.owner is None:
        return Msg.of("alexandros.spot.free", blanks=province.blanks, sites=sites)
    return Msg.of("alexandros.spot.held", who=Who(province.owner), blanks=province.blanks,
                  governors=len(province.governors))
