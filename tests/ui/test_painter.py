"""Sketches in pixels, and which spot lies under a point."""

from __future__ import annotations

import weakref
import zlib
from dataclasses import replace
from typing import Any

import pygame
import pytest

from alexandre.kernel.record import COLOURS as SEATS
from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.ink import COARSE
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import FINE, Fit, Painter, bounds_of, distance, spot_under
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Plate,
    Polygon,
    Shape,
    Sketch,
    Spot,
    Stroke,
    regular,
    seal,
    stamp,
    with_bleed,
)
from alexandre.ui.draw.theme import COLOURS, Theme
from alexandre.ui.window.screenshot import SIGNATURE, png

TRIANGLE = ((0.0, 0.0), (10.0, 0.0), (0.0, 10.0))


@pytest.fixture
def painter() -> Painter:
    pygame.font.init()
    return Painter(Theme(), materials.make_letters())


def say(wording: object) -> str:
    return str(wording)


def test_a_polygon_holds_what_is_inside() -> None:
    sketch = Sketch((20, 20), (), (), (Spot("a", "A", TRIANGLE),))

    assert spot_under(sketch, (2, 2)) is sketch.spots[0]
    assert spot_under(sketch, (8, 8)) is None


def test_what_comes_first_goes_before_what_lies_under_it() -> None:
    """A crossing lies on the corners of its triangles."""
    crossing, land = Spot("point", "P", ((0.0, 0.0),), 3.0), Spot("space", "S", TRIANGLE)
    sketch = Sketch((20, 20), (), (), (crossing, land))

    assert spot_under(sketch, (1, 1)) is crossing and spot_under(sketch, (3, 3)) is land


def test_a_line_has_its_reach_along_its_whole_length() -> None:
    spot = Spot("line", "L", ((0.0, 0.0), (10.0, 0.0)), 2.0)
    sketch = Sketch((20, 20), (), (), (spot,))

    assert spot_under(sketch, (5, 1.5)) is spot
    assert spot_under(sketch, (12.5, 0)) is None
    assert distance((0, 0), (10, 0), (13, 4)) == 5.0


def test_a_sketch_keeps_its_proportions_in_any_box() -> None:
    fit = Fit.of(Sketch((100, 50), ()), Box(10, 20, 300, 300))

    assert fit.scale == 3.0 and fit.out((0, 0)) == (10, 20 + 75)
    assert fit.into(fit.out((40, 30))) == (40, 30)


SHAPES: list[Shape] = [
    Polygon(TRIANGLE, "sea", "ink", 2),
    Polygon(TRIANGLE, "", "ink", 2),
    Stroke(TRIANGLE, "wall.red", 1.5),
    Disc((5, 5), 4, "gold"),
    Disc((5, 5), 4, "", "gold", 1),
    Plate((1, 1), (8, 8), 2, "card", "gold", 1),
]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: type(shape).__name__)
def test_every_shape_leaves_ink(painter: Painter, shape: Shape) -> None:
    picture = painter.picture(Sketch((12, 12), (shape,)), 4.0, say)

    assert pygame.mask.from_surface(picture, 60).count() > 20


def test_a_ring_is_hollow(painter: Painter) -> None:
    picture = painter.picture(Sketch((12, 12), (Disc((6, 6), 5, "", "gold", 1),)), 4.0, say)

    assert picture.get_at((24, 24)).a == 0


@pytest.mark.parametrize(("wide", "times"), [(200.0, FINE), (900.0, COARSE)])
def test_a_broad_sheet_is_painted_less_finely(
        painter: Painter, monkeypatch: pytest.MonkeyPatch, wide: float, times: int) -> None:
    """The finding: the tally of a cue took two frames."""
    sizes: list[tuple[int, int]] = []
    shrink = pygame.transform.smoothscale

    def note(sheet: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        sizes.append((sheet.get_width() // size[0], sheet.get_height() // size[1]))
        return shrink(sheet, size)

    monkeypatch.setattr(pygame.transform, "smoothscale", note)
    painter.stamp((Plate((0.0, 0.0), (wide, 300.0), 6, "page"),), (), 1.0, say)

    assert sizes == [(times, times)]


def test_a_picture_is_let_go_before_that_of_another_part_is_painted(
        painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: in a large window both were held, with what else is as large."""
    sketch = Sketch((40, 40), (Polygon(TRIANGLE, "ink"),))
    first = weakref.ref(painter.picture(sketch, 1.0, say, (0, 0, 20, 20)))
    stack, held = painter._tiles.stack, []

    def paint(*what: Any) -> Any:
        held.append(first())
        return stack(*what)

    monkeypatch.setattr(painter._tiles, "stack", paint)
    painter.picture(sketch, 1.0, say, (5, 5, 20, 20))

    assert held == [None]


def test_the_bleed_is_painted_beyond_the_edges_and_only_there(painter: Painter) -> None:
    at, size = with_bleed((12, 12), (0, 70, 0, 6))
    sketch = Sketch((12, 12), (Plate(at, size, 0, "sea"),), bleed=(0, 70, 0, 6))

    whole = bounds_of(sketch, 4.0)
    picture = painter.picture(sketch, 4.0, say, (whole.x, whole.y, whole.w, whole.h))

    assert (whole.topleft, whole.size) == ((0, -280), (48, 352))
    assert pygame.mask.from_surface(picture, 200).count() == 48 * 352
    assert painter.picture(sketch, 4.0, say).get_size() == (48, 48)


def test_a_change_in_one_tile_leaves_its_neighbours_beyond_the_edge_alone(
        painter: Painter) -> None:
    """Tiles that begin above the upper edge are cut; what changes there wipes nothing else."""
    at, size = with_bleed((12, 12), (0, 70, 0, 0))
    window = (0, -280, 48, 328)
    base = Sketch((12, 12), (), layers=(Layer("sea", (Plate(at, size, 0, "sea"),)),),
                  bleed=(0, 70, 0, 0))
    painter.picture(base, 4.0, say, window)

    picture = painter.picture(replace(base, shapes=(Disc((6, -66), 2, "gold"),)), 4.0, say, window)

    assert pygame.mask.from_surface(picture, 200).count() == 48 * 328


def test_a_hole_lets_through_what_lies_below(painter: Painter) -> None:
    wash = (Plate((0, 0), (12, 12), 0, "scrim", cover=0.5),
            Polygon(((3, 3), (9, 3), (9, 9), (3, 9)), cover=0.5, is_hole=True))
    picture = painter.picture(Sketch((12, 12), wash), 4.0, say)

    assert picture.get_at((4, 4)).a > 100 and picture.get_at((24, 24)).a == 0


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: type(shape).__name__)
def test_a_stamp_is_the_shape_moved_and_grown(painter: Painter, shape: Shape) -> None:
    once = painter.picture(Sketch((12, 12), (shape,)), 4.0, say)
    grown = painter.picture(Sketch((24, 24), stamp((shape,), (0, 0), 2.0)), 2.0, say)

    assert pygame.image.tobytes(once, "RGBA") == pygame.image.tobytes(grown, "RGBA")


def test_a_stamp_takes_another_colour() -> None:
    (plate,) = stamp((Plate((0, 0), (1, 1), 0, "gold"),), (5, 5), 2, turn={"gold": "sea"})

    assert plate == Plate((5, 5), (2, 2), 0, "sea", "", 2.0)


def test_patterns_can_be_left_out() -> None:
    pygame.font.init()
    marked = Sketch((12, 12), (Polygon(TRIANGLE, "seat0", pattern="seat0"),))
    bare = Painter(Theme(patterns=False), materials.make_letters()).picture(marked, 4.0, say)
    drawn = Painter(Theme(), materials.make_letters()).picture(marked, 4.0, say)

    assert pygame.mask.from_surface(drawn, 60).count() > 20
    assert pygame.mask.from_surface(bare, 0).count() == 0


def test_captions_are_said_when_painted(painter: Painter) -> None:
    heard: list[object] = []

    def voice(wording: object) -> str:
        heard.append(wording)
        return "x"

    painter.picture(Sketch((50, 20), (), (Caption((5, 5), "name", 10, halo="page"),)), 1.0, voice)

    assert heard == ["name"]


def test_a_light_covers_its_spot(painter: Painter) -> None:
    for outline, reach in ((TRIANGLE, 0.0), (((5.0, 5.0),), 4.0)):
        light, (left, top) = painter.glow(Spot("a", "A", outline, reach), 4.0, "lit", 90)
        x, y = (5 * 4 - left, 5 * 4 - top) if reach else (2 * 4 - left, 2 * 4 - top)

        assert light.get_at((int(x), int(y))).a > 0


def test_seats_are_told_by_colour_by_shape_and_by_numeral() -> None:
    seals = [seal(seat, (0, 0), 10) for seat in range(SEATS)]
    outlines = {len(shape.points) if isinstance(shape, Polygon) else 0
                for shape, _numeral in seals}

    assert len({each.text for marks in seals for each in marks
                if isinstance(each, Caption)}) == SEATS
    assert len({COLOURS[f"seat{seat}"] for seat in range(SEATS)}) == SEATS
    assert len(outlines) == SEATS


def test_a_regular_polygon_has_its_corners_at_one_distance() -> None:
    for x, y in regular((3, 4), 5, 7):
        assert abs((x - 3) ** 2 + (y - 4) ** 2 - 25) < 1e-9


def test_a_picture_can_be_kept_as_a_png() -> None:
    surface = pygame.Surface((3, 2))
    surface.set_at((2, 1), (1, 2, 3))
    data = png(surface)

    assert data.startswith(SIGNATURE)
    start = data.index(b"IDAT") + 4
    rows = zlib.decompress(data[start:data.index(b"IEND") - 8])
    assert rows == b"\0" + bytes(9) + b"\0" + bytes(6) + b"\1\2\3"
