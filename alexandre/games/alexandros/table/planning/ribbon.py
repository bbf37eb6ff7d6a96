"""A prepared move over the map: the ribbon of a march, the pieces of a claim."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import chain, pairwise
from typing import Final

from alexandre.games.alexandros.rules.destinations import new_wall
from alexandre.games.alexandros.rules.march import line_between
from alexandre.games.alexandros.rules.queries import ribbon, taxes_of
from alexandre.games.alexandros.state import OPEN, Position
from alexandre.games.alexandros.table.pictures.glyphs import glyph
from alexandre.games.alexandros.table.pictures.land_names import find_names
from alexandre.games.alexandros.table.pictures.lattice import (
    corners_of,
    heart,
    heart_of,
    places_of,
)
from alexandre.games.alexandros.table.planning.claims import Claim
from alexandre.games.alexandros.table.planning.marching import Way, line_spot
from alexandre.games.alexandros.tables import LETTERS, Province, Tables
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sheets.map_sheet import make_layer
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Marks,
    Place,
    Plate,
    Polygon,
    Shape,
    Spot,
    Stroke,
    seal,
    sort_marks,
    star,
)

BAND: Final = 19.0
REACH: Final = 9.0  # of a line of the ribbon
CLEAR: Final = 28.0  # between a mark and a large figure that does not touch it
ASIDE: Final = 0.26  # of a line, how far from its end a number is that gives way to a name
NAME: Final = "course"


def march_layer(state: Position, way: Way, after: Position) -> Layer:
    """The union of the routes, the chosen one on it with its walls counted, and its end."""
    places = places_of(state.tables)
    marks, captions = sort_marks(tally(state, way))
    crossed = dict.fromkeys(each for one, other in way.steps for each in find_names(
        state.tables, [*chain(*state.posts)], heart((places[one], places[other])), BAND / 2))
    taken = [*(each.at for each in captions), *(places[point] for point in way.corners)]
    return Layer(NAME, (*closures(state, after), *target(state.tables, way),
                        *band(state, way), *route(state, way), *corners(places, way), *marks,
                        *star(places[state.alexander], 16)),
                 (*captions, *crossed, *closure_words(state, after, taken)))


def goals_layer(state: Position, way: Way) -> Layer:
    """The spaces a card would lead to, and the ribbons to their nearest corners."""
    places = places_of(state.tables)
    shapes: list[Shape] = []
    for cell in dict.fromkeys(cell for cell, _point in way.aims):
        away = state.tables.distance[state.alexander]
        nearest = min(state.tables.corners[cell], key=lambda point: away[point])
        for one, other in ribbon(state, nearest):
            shapes.append(Stroke((places[one], places[other]), "way", 4.0, dash=(1.0, 9.0)))
        outline = corners_of(state.tables, cell)
        shapes += [Polygon(outline, "lit", cover=0.2), Polygon(outline, "", "way", 3)]
    return Layer(NAME, tuple(shapes))


def band(state: Position, way: Way) -> Iterator[Shape]:
    """A broad ribbon over every line that may be walked, dotted where the route does not go; the
    lines that were left aside are dotted alone."""
    places = places_of(state.tables)
    for one, other in way.others:
        yield Stroke((places[one], places[other]), "way", 3.0, dash=(1.0, 9.0))
    lines = [(places[one], places[other]) for one, other in way.steps]
    for colour, wide, cover in (("way.edge", BAND + 3, 0.75), ("way.band", BAND, 0.85)):
        yield from (Stroke(line, colour, wide, cover=cover) for line in lines)
    walked = set(pairwise((state.alexander, *way.route)))
    for step, line in zip(way.steps, lines, strict=True):
        if step not in walked:
            yield Stroke(line, "way", 4.0, dash=(1.0, 9.0))


def route(state: Position, way: Way) -> list[Shape]:
    """The route that is prepared, solid."""
    places = places_of(state.tables)
    points = tuple(places[point] for point in (state.alexander, *way.route))
    return [Stroke(points, "way.halo", 10.0), Stroke(points, "way", 6.0)]


def tally(state: Position, way: Way) -> Marks:
    """On every line that asks for a wall, how many have been laid by then; red where black ones
    run out.  [4.7] [13.1]"""
    laid, here = 0, state.alexander
    for point in way.route:
        if new_wall(state, line_between(state, here, point)):
            laid += 1
            at = place_count(state, here, point)
            colour = "wall.black" if laid <= state.black else "wall.red"
            yield Disc(at, 9.5, colour, "wall.pale", 1.6)
            yield Caption(at, str(laid), 13, "wall.pale", "table", least=9)
        here = point


def place_count(state: Position, here: int, point: int) -> Place:
    """The middle of a line, or if a name crosses it there, before that, clear of Alexander."""
    start, end = (places_of(state.tables)[each] for each in (here, point))
    middle = heart((start, end))
    if not find_names(state.tables, [*chain(*state.posts)], middle, BAND / 2):
        return middle
    part = ASIDE if here != state.alexander else 1 - ASIDE
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def corners(places: tuple[Place, ...], way: Way) -> list[Shape]:
    """The end of the march, and other possible ends."""
    others = [Disc(places[point], 9, "page", "way", 3) for point in way.corners
              if point != way.point]
    return [*others, Disc(places[way.point], 17, "lit", "way", 2.5, cover=0.55),
            *star(places[way.point], 12)]


def target(tables: Tables, way: Way) -> list[Shape]:
    """The space that is marched to."""
    outline = corners_of(tables, way.cell)
    return [Polygon(outline, "lit", "", cover=0.18), Polygon(outline, "", "way", 3)]


def line_spots(state: Position, way: Way) -> tuple[Spot, ...]:
    """Every line of the ribbon, and of those left aside, to be clicked."""
    places, ids = places_of(state.tables), state.tables.point_ids
    spots = []
    for one, other in way.lines:
        wall = state.walls[line_between(state, one, other)]
        key = "line_new" if wall == OPEN else "line_old"
        spots.append(Spot(line_spot(ids[one], ids[other]), Msg.of(f"alexandros.spot.{key}"),
                          inner(places[one], places[other]), REACH))
    return tuple(spots)


def inner(start: Place, end: Place) -> tuple[Place, Place]:
    """The middle part of a line: its ends belong to the points."""
    (x1, y1), (x2, y2) = start, end
    return ((x1 + (x2 - x1) * 0.24, y1 + (y2 - y1) * 0.24),
            (x1 + (x2 - x1) * 0.76, y1 + (y2 - y1) * 0.76))


# ---- provinces that would close ---------------------------------------------------------------


def closures(before: Position, after: Position) -> list[Shape]:
    """The provinces that were not there before, the largest piece left out: it is the rest."""
    return [shape for province in find_closed(before, after)
            for shape in draw_outline(after, province)]


def draw_outline(state: Position, province: Province) -> list[Shape]:
    """A light over its spaces, and its border."""
    tables, places = state.tables, places_of(state.tables)
    number = state.province_of[province.cells[0]]
    shapes: list[Shape] = [Polygon(corners_of(tables, cell), "way.close", cover=0.3)
                           for cell in province.cells]
    for cell in province.cells:
        for line in tables.sides[cell]:
            beyond = sum(tables.banks[line]) - cell
            if beyond < 0 or state.province_of[beyond] != number:
                shapes.append(Stroke(tuple(places[point] for point in tables.lines[line]),
                                     "way.close", 4.0))
    return shapes


def find_closed(before: Position, after: Position) -> list[Province]:
    """The new provinces, without the largest of each that was split."""
    known = {province.cells for province in before.provinces}
    new = [province for province in after.provinces if province.cells not in known]
    largest: dict[int, Province] = {}
    for province in new:
        whole = before.province_of[province.cells[0]]
        if whole not in largest or len(province.cells) > len(largest[whole].cells):
            largest[whole] = province
    return [province for province in new if province not in largest.values()]


def closure_words(before: Position, after: Position, taken: list[Place]) -> list[Caption]:
    """The yield of each new province that pays, if no mark of the route covers it."""
    captions = []
    for province in find_closed(before, after):
        governors = len(after.governors_in(after.province_of[province.cells[0]]))
        pays = taxes_of(province.blanks, len(province.sites), governors or 1)
        blanks = [cell for cell in province.cells if after.tables.symbol[cell] < 0]
        if pays:
            hearts = [heart_of(after.tables, cell) for cell in blanks]
            captions.append(Caption(clear_of(taken, hearts), str(pays), 30, "way.text",
                                    "bold", halo="wall.pale", least=14))
    return captions


def clear_of(taken: list[Place], hearts: list[Place]) -> Place:
    """The heart nearest to the middle of the list that no mark touches; else the freest one."""
    half = hearts[len(hearts) // 2]
    ordered = sorted(hearts, key=lambda place: math.dist(place, half))
    return next((place for place in ordered if room(place, taken) >= CLEAR),
                max(hearts, key=lambda place: room(place, taken)))


def room(place: Place, taken: list[Place]) -> float:
    """The distance of the nearest mark."""
    return min((math.dist(place, each) for each in taken), default=math.inf)


# ---- claims -----------------------------------------------------------------------------------


def claim_layer(state: Position, claim: Claim) -> Layer:
    """The province, the governors to be placed, the cards to be paid, those who would leave."""
    marks: list[Shape | Caption] = [*draw_outline(state, state.provinces[claim.number])]
    for cell in claim.ousted:
        at = heart_of(state.tables, cell)
        marks += [Stroke(((at[0] - 13, at[1] - 13), (at[0] + 13, at[1] + 13)), "wall.red", 4),
                  Stroke(((at[0] + 13, at[1] - 13), (at[0] - 13, at[1] + 13)), "wall.red", 4)]
    for cell in claim.paid:
        marks += card_on(state.tables, cell)
    for cell in claim.posts:
        at = heart_of(state.tables, cell)
        marks += [Disc(at, 20, "lit", "way", 2, cover=0.7), *seal(state.mover, at, 14)]
    return make_layer(NAME, marks)


def card_on(tables: Tables, cell: int) -> list[Shape]:
    """A card laid on a space, to pay for it."""
    x, y = heart_of(tables, cell)
    return [Plate((x - 11, y - 15), (22, 30), 3, "card", "gold", 1.6),
            *glyph(LETTERS[tables.symbol[cell]], (x, y), 16)]


def recall_layer(state: Position, cell: int) -> Layer:
    """The governor who would leave, and the province he leaves."""
    x, y = heart_of(state.tables, cell)
    province = state.provinces[state.province_of[cell]]
    return Layer(NAME, (*draw_outline(state, province), Disc((x, y), 19, "", "wall.red", 4)))
