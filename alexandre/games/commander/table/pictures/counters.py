"""A force as a counter: its sign, its value with the superscript, its speed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from alexandre.games.commander.table.pictures.glyphs import BROKEN, FORCES, WALL, glyph
from alexandre.games.commander.tables import Face, Tables
from alexandre.games.commander.view import ForceView
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Part,
    Place,
    Plate,
    Polygon,
    Shape,
    Sketch,
    Stroke,
    regular,
    seat_colour,
)

COLOURS: Final = ("", "pigment.green", "pigment.violet", "pigment.orange")  # by nation
SUPERS: Final = ("", "¹", "²", "³", "⁴", "⁵", "⁶")


@dataclass(frozen=True)
class Piece:
    """The visible content of a counter."""

    type: str
    nation: int
    face: Face
    is_reduced: bool

    @property
    def colour(self) -> str:
        """That of its nation; Macedonians have the player's."""
        return COLOURS[self.nation] or seat_colour(0)


def piece_of(tables: Tables, id: str, *, is_reduced: bool = False) -> Piece:
    kind = tables.kind_named(id)
    return Piece(kind.type, kind.nation, kind.faces[-1 if is_reduced else 0], is_reduced)


def pieces_of(tables: Tables, forces: tuple[ForceView, ...]) -> list[Piece]:
    """One for each counter, full ones first."""
    return [piece_of(tables, force.id, is_reduced=bool(side)) for force in forces
            for side, count in enumerate((force.full, force.reduced)) for _each in range(count)]


def numbers(value: int, sup: int) -> str:
    """A battle value with its superscript."""
    return f"{value}{SUPERS[sup]}"


def draw_paper(piece: Piece, box: Box) -> tuple[Shape, ...]:
    """The ground of a counter, with a strip in the colour of its nation."""
    at, size, radius = (box.x, box.y), (box.w, box.h), box.h * 0.13
    paper, line = papers(piece)
    return (Plate((box.x + 2, box.y + 3), size, radius, "shade", cover=0.45),
            Plate(at, size, radius, paper, line, 2.0),
            Plate((box.x + 2, box.y + 2), (box.w - 4, box.h * 0.11), box.h * 0.05, piece.colour))


def draw_force(piece: Piece, at: Place, size: float) -> tuple[Shape, ...]:
    """The sign of a force, struck through where it is reduced."""
    paper, _line = papers(piece)
    shapes = glyph(FORCES[piece.type], at, size, piece.colour, paper)
    if not piece.is_reduced:
        return shapes
    across, down = size * 0.73, size * 0.5
    return (*shapes, Stroke(((at[0] - across, at[1] + down), (at[0] + across, at[1] - down)),
                            paper, size * 0.1))


def papers(piece: Piece) -> tuple[str, str]:
    """The colours of its ground and of its rim."""
    return ("parchment.deep", "ink.faint") if piece.is_reduced else ("card", piece.colour)


def counter(piece: Piece, at: Place, size: float) -> Part:
    """A whole counter, `at` its upper left corner."""
    x, y = at
    captions = (
        Caption((x + size * 0.13, y + size * 0.83),
                numbers(piece.face.value, piece.face.superscript), size * 0.34, "ink", "bold",
                "left"),
        Caption((x + size * 0.90, y + size * 0.85), f"»{piece.face.speed}", size * 0.23,
                "ink.soft", "table", "right"))
    middle = (x + size * 0.5, y + size * 0.4)
    return (*draw_paper(piece, Box(x, y, size, size)),
            *draw_force(piece, middle, size * 0.52)), captions


def draw_counter(tables: Tables, id: str, size: float, room: float, *,
                 is_reduced: bool) -> Sketch:
    """The counter of a kind on its own, in a square with room for its shadow."""
    return Sketch((room, room),
                  *counter(piece_of(tables, id, is_reduced=is_reduced), (2.0, 2.0), size))


def token(piece: Piece, at: Place, size: float) -> list[Shape]:
    """A small round with the sign alone, `at` its middle; reduced ones are pale."""
    paper = "parchment.deep" if piece.is_reduced else "card"
    return [Disc(at, size / 2, paper, piece.colour, size * 0.08),
            *glyph(FORCES[piece.type], at, size * 0.58, piece.colour, paper)]


def wall(at: Place, size: float, *, is_reduced: bool = False) -> list[Shape]:
    """A wall, whole or broken."""
    parts = BROKEN if is_reduced else WALL
    return [*glyph(parts, at, size, "wall.stone", "wall.edge")]


def leader(at: Place, size: float, nation: int, *, is_reduced: bool = False) -> list[Shape]:
    """An enemy leader: a crown on a hexagon."""
    paper = "parchment.deep" if is_reduced else "gold.pale"
    return [Polygon(regular(at, size * 0.56, 6, 0.5236), paper, COLOURS[nation], size * 0.08),
            *glyph(FORCES["LE"], at, size * 0.56, COLOURS[nation], paper)]
