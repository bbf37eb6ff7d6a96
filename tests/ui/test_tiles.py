"""Painting of the changed parts, and through a window; textures, shadows, dashes, letters."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import count, pairwise
from threading import Event
from typing import Any

import pygame
import pytest

from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.extent import extent
from alexandre.ui.draw.ink import Ink, dashes
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Painter
from alexandre.ui.draw.prints import Prints
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Plate,
    Polygon,
    Print,
    Shade,
    Shape,
    Sketch,
)
from alexandre.ui.draw.theme import Theme
from alexandre.ui.draw.tiles import BRIEF, INFINITE, TILE
from alexandre.ui.widgets.base import leaves
from alexandre.ui.widgets.base.leaves import Leaf, Leaves

SIZE = (600.0, 500.0)
LATEST = 20.0  # seconds that a plate waits for its reader


@pytest.fixture
def painter() -> Painter:
    pygame.font.init()
    return Painter(Theme(prints=materials.make_prints()), materials.make_letters())


@pytest.fixture
def areas_painted(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> list[pygame.Rect]:
    """The areas that are painted from now on."""
    areas: list[pygame.Rect] = []
    ink: Any = painter._tiles._ink
    lay = ink.lay

    def note(onto: pygame.Surface, area: pygame.Rect, *others: Any) -> None:
        areas.append(area)
        lay(onto, area, *others)

    monkeypatch.setattr(ink, "lay", note)
    return areas


def board(*pieces: Shape) -> Sketch:
    ground = Layer("ground", (Plate((0, 0), SIZE, 0, "sea"),))
    return Sketch(SIZE, (), layers=(ground, Layer("pieces", pieces)))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_nothing_is_painted_twice(painter: Painter, areas_painted: list[pygame.Rect]) -> None:
    first = painter.picture(board(Disc((50, 50), 20, "gold")), 1.0, str)
    areas_painted.clear()
    again = painter.picture(board(Disc((50, 50), 20, "gold")), 1.0, str)

    assert not areas_painted
    assert pixels(again) == pixels(first)


def test_a_layer_drawn_anew_is_compared_once_for_all_its_tiles(
        painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = [board(*(Disc((x, 50), 20, "gold") for x in (50, 300, 550))) for _time in range(2)]
    painter.picture(drawn[0], 1.0, str)
    compared: list[object] = []

    def compare(one: Layer, other: object) -> bool:
        compared.append(other)
        return isinstance(other, Layer) and one.shapes == other.shapes

    monkeypatch.setattr(Layer, "__eq__", compare)
    painter.picture(drawn[1], 1.0, str)

    assert 0 < len(compared) <= 2 * len(drawn[0].layers)


def test_a_piece_that_moves_is_painted_where_it_was_and_where_it_is(
        painter: Painter, areas_painted: list[pygame.Rect]) -> None:
    still, there = Disc((50, 50), 20, "gold"), Disc((550, 450), 20, "ink")
    painter.picture(board(still, Disc((550, 50), 20, "ink")), 1.0, str)
    areas_painted.clear()
    moved = painter.picture(board(still, there), 1.0, str)

    assert [(area.x // TILE, area.y // TILE) for area in areas_painted] == [(2, 1)]
    fresh = Painter(Theme(prints=painter.theme.prints), painter.letters)
    assert pixels(moved) == pixels(fresh.picture(board(still, there), 1.0, str))


def test_painters_of_one_theme_know_what_the_other_has_painted(
        painter: Painter, areas_painted: list[pygame.Rect]) -> None:
    Painter(painter.theme, painter.letters).picture(board(Disc((50, 50), 20, "gold")), 1.0, str)
    painter.picture(board(Disc((50, 50), 20, "gold")), 1.0, str)

    assert not areas_painted


def test_without_patience_every_call_paints_a_piece_more(painter: Painter,
                                                         areas_painted: list[pygame.Rect]) -> None:
    """Or finds out where the shapes of a layer lie, which takes as long.  What is there already is
    shown meanwhile, and nothing is painted twice."""
    sketch = board(*(Disc((x, y), 20, "gold") for x in (50, 300, 550) for y in (50, 300)))
    counts: list[int] = []
    while not counts or not painter.is_done:
        picture = painter.picture(sketch, 1.0, str, None, 0.0)
        counts.append(len(areas_painted))

    assert len(counts) > 5
    assert all(later > earlier for earlier, later in zip(counts, counts[2:], strict=False))
    fresh = Painter(Theme(prints=painter.theme.prints), painter.letters)
    assert pixels(picture) == pixels(fresh.picture(sketch, 1.0, str))


def test_a_board_that_changes_with_every_frame_does_not_stay_as_it_was_for_ever(
        painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    """The computers play faster than there is time to paint: the longer a board is late, the more
    time it gets."""
    places = [(x, y) for x in (50, 300, 550) for y in (50, 300)]
    boards = [board(*(Disc((x + n, y), 20, "gold") for x, y in places)) for n in range(80)]
    first = pixels(painter.picture(boards[0], 1.0, str))
    monkeypatch.setattr("time.perf_counter", count(0.0, 0.01).__next__)  # a slow machine
    for each in boards[1:]:
        shown = painter.picture(each, 1.0, str, None, 0.0)

    assert pixels(shown) != first


def test_a_board_is_not_begun_in_the_frame_of_an_answer(painter: Painter,
                                                        areas_painted: list[pygame.Rect]) -> None:
    """The next frame begins it, however little time that has."""
    first = painter.picture(board(Disc((50, 50), 20, "gold")), 1.0, str)
    then = board(Disc((300, 50), 20, "ink"))
    counts = [len(areas_painted)]
    shown = painter.picture(then, 1.0, str, None, 0.0)
    counts.append(len(areas_painted))
    while not painter.is_done:
        last = painter.picture(then, 1.0, str, None, 0.0)

    assert shown is first
    assert counts[0] == counts[1] < len(areas_painted)
    assert pixels(last) != pixels(first)


def test_a_form_is_not_begun_in_the_frame_of_an_answer(painter: Painter) -> None:
    """A small sheet is painted immediately; a form goes on in frames that have more time."""
    small = Layer("", (Disc((50, 50), 20, "gold"),))
    form = Layer("", (Plate((0, 0), (600, 400), 5, "page"),
                      Shade(((9, 9), (99, 9), (99, 99)), 9, "shade", 0.5),
                      Plate((5, 5), (590, 390), 5, "gold")))

    assert painter.paint_over(small, 1.0, str, 0.0) is not None
    assert painter.paint_over(form, 1.0, str, 0.0) is None
    laid = [painter.paint_over(form, 1.0, str, BRIEF) for _ in form.shapes][-1]
    fresh = Painter(Theme(prints=painter.theme.prints), painter.letters)
    assert laid is not None, "each frame paints a run at least"
    assert pixels(laid[0]) == pixels(fresh.stamp(form.shapes, (), 1.0, str)[0])


def test_of_a_form_only_what_has_changed_is_painted_anew(
        painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: a click on it painted fifty parts, 20 ms."""
    runs: list[pygame.Rect] = []
    plain = Ink._plain

    def note(ink: Ink, part: pygame.Rect, *others: Any) -> pygame.Surface:
        runs.append(part)
        return plain(ink, part, *others)

    monkeypatch.setattr(Ink, "_plain", note)

    def form(colour: str) -> Layer:
        discs = [Disc((60 * number, 50), 20, "gold") for number in range(9)]
        return Layer("", (*discs, Disc((600, 50), 20, colour)))

    for colour in ("gold", "ink"):
        runs.clear()
        painter.paint_over(form(colour), 1.0, str, INFINITE)

    assert len(runs) == 1


def test_the_picture_of_before_stays_until_the_new_one_is_done(painter: Painter) -> None:
    """No board is shown half as it was and half as it is."""
    first = painter.picture(board(Disc((50, 50), 20, "gold")), 1.0, str)
    then = board(Disc((300, 50), 20, "ink"), Disc((550, 450), 20, "ink"))
    shown = [painter.picture(then, 1.0, str, None, 0.0)]
    while not painter.is_done:
        shown.append(painter.picture(then, 1.0, str, None, 0.0))

    assert len(shown) > 1
    assert all(pixels(each) == pixels(first) for each in shown[:-1])
    assert pixels(shown[-1]) != pixels(first)


def test_a_plate_that_is_not_there_yet_is_fetched_meanwhile(painter: Painter) -> None:
    sketch = Sketch(SIZE, (Polygon(((0, 0), (250, 0), (250, 250)), "", texture="marble.light"),))
    may_read = Event()

    def read(asset: str) -> bytes:
        assert may_read.wait(LATEST)
        return materials.read_plate(asset)

    slow = Painter(Theme(prints=Prints(read)), painter.letters)
    slow.picture(sketch, 1.0, str, None, 0.0)
    was_done = slow.is_done
    may_read.set()
    for _moment in range(round(1000 * LATEST)):
        picture = slow.picture(sketch, 1.0, str, None, 0.0)
        if slow.is_done:
            break
        pygame.time.wait(1)

    assert not was_done
    assert pixels(picture) == pixels(painter.picture(sketch, 1.0, str))


def test_a_window_shows_its_part_of_the_whole(painter: Painter) -> None:
    sketch = Sketch(SIZE, (Polygon(((30, 30), (590, 200), (60, 480)), "", texture="marble.light"),
                           Disc((300, 250), 90, "gold", "ink", 5)),
                    (Caption((300, 250), "Issos", 30),))
    whole = painter.picture(sketch, 1.5, str)
    part = painter.picture(sketch, 1.5, str, (310, 205, 400, 333))

    assert pixels(part) == pixels(whole.subsurface((310, 205, 400, 333)))


def test_a_window_paints_no_more_than_is_seen(painter: Painter,
                                              areas_painted: list[pygame.Rect]) -> None:
    painter.picture(board(), 8.0, str, (1000, 1000, 300, 300))

    assert 0 < len(areas_painted) <= 9


def test_a_layer_can_wait_until_one_looks_nearer(painter: Painter) -> None:
    sketch = Sketch((40, 40), (), layers=(Layer("far", (Disc((20, 20), 9, "ink"),), (), 2.0),))

    assert painter.picture(sketch, 1.9, str).get_at((38, 38)).a == 0
    assert painter.picture(sketch, 2.0, str).get_at((40, 40)).a > 250


def test_letters_are_never_smaller_than_their_caption_asks(painter: Painter) -> None:
    free, bound = Caption((5, 5), "Alexandre", 4), Caption((5, 5), "Alexandre", 4, least=15)
    (small, _), (large, _) = (painter.stamp((), (each,), 1.0, str) for each in (free, bound))
    grown = Painter(Theme(text=1.5), materials.make_letters()).stamp((), (bound,), 1.0, str)[0]

    assert small.get_width() < large.get_width() < grown.get_width()


def test_letters_shrink_before_they_are_cut() -> None:
    painter = Painter(Theme(text=1.5), materials.make_letters())
    bound = Caption((5, 5), "Alexandre", 20, most=40, least=12)
    free, tight = (painter.stamp((), (each,), 1.0, str)[0]
                   for each in (replace(bound, most=0.0), bound))

    assert tight.get_bounding_rect().height < free.get_bounding_rect().height
    assert tight.get_width() <= 40 + 8 and free.get_width() > 70


def test_names_laid_over_the_table_are_of_one_size(painter: Painter) -> None:
    names = [Caption((0, y), text, 40, most=120, is_even=True)
             for y, text in ((0, "Roxane"), (200, "Hephaestion"))]
    apart, even = (painter.stamp((), captions, 1.0, str)[0].subsurface((0, 0, 60, 60))
                   for captions in ((names[0],), tuple(names)))

    assert even.get_bounding_rect().height < apart.get_bounding_rect().height


def test_letters_can_be_spread(painter: Painter) -> None:
    close, wide = (painter.stamp((), (Caption((0, 0), "mer", 20, spread=gap),), 1.0, str)[0]
                   for gap in (0.0, 10.0))

    assert close.get_width() + 15 <= wide.get_width() <= close.get_width() + 40


def test_a_shade_is_soft_at_its_edge(painter: Painter) -> None:
    square = ((20.0, 20.0), (80.0, 20.0), (80.0, 80.0), (20.0, 80.0))
    picture = painter.picture(Sketch((100, 100), (Shade(square, 10, cover=0.8),)), 1.0, str)
    covers = [picture.get_at((x, 50)).a for x in (50, 22, 14, 3)]

    assert covers[0] == pytest.approx(0.8 * 255, abs=12)
    assert covers == sorted(covers, reverse=True)
    assert 0 < covers[2] < covers[1] < covers[0]


def test_what_covers_half_lets_the_ground_show(painter: Painter) -> None:
    disc = Sketch((20, 20), (Disc((10, 10), 8, "ink", cover=0.5), Disc((11, 10), 8, "ink",
                                                                       cover=0.5)))

    assert painter.picture(disc, 1.0, str).get_at((10, 10)).a == pytest.approx(128, abs=2)


def test_a_texture_goes_on_where_another_tile_begins() -> None:
    prints = materials.make_prints()
    for scale in (0.9, 4.0):
        whole = prints.ground("marble.dark", scale, pygame.Rect(0, 0, 700, 60))
        part = prints.ground("marble.dark", scale, pygame.Rect(512, 0, 188, 60))
        worst = max(abs(a - b) for a, b in zip(
            pygame.image.tobytes(whole.subsurface((512, 0, 188, 60)), "RGB"),
            pygame.image.tobytes(part, "RGB"), strict=True))

        assert worst <= 24


def compare_part(prints: Prints, asset: str, whole: pygame.Surface, area: pygame.Rect) -> None:
    """Check that the part scaled for an area is small, and looks as it does in the whole."""
    part, (left, top) = prints.scale_part(asset, whole.get_size(), area)
    colours = [pygame.image.tobytes(each, "RGB") for each in (
        whole.subsurface(area), part.subsurface(area.move(-left, -top)))]

    assert part.get_width() < 400
    assert max(abs(a - b) for a, b in zip(*colours, strict=True)) <= 24


def test_a_part_of_a_plate_that_is_much_enlarged_lies_where_it_does_in_the_whole() -> None:
    prints = materials.make_prints()
    size = (4480, 2800)  # of 480 by 300
    whole = prints.load_scaled("empire", size)
    for area in (pygame.Rect(0, 0, 256, 256), pygame.Rect(2048, 1024, 256, 256),
                 pygame.Rect(4224, 2700, 256, 100)):
        compare_part(prints, "empire", whole, area)


@pytest.mark.parametrize("share", [0.777, 0.8123, 0.93, 1.0])
def test_a_part_of_a_large_plate_lies_where_it_does_in_the_whole(share: float) -> None:
    """As a whole it would need its size twice over while it is scaled."""
    prints = materials.make_prints()
    wide, high = prints.plate("commander.tyre").get_size()
    size = round(share * wide), round(share * high)
    whole = prints.load_scaled("commander.tyre", size)
    for area in (pygame.Rect(0, 0, 256, 256), pygame.Rect(512, 1024, 256, 256),
                 pygame.Rect(size[0] - 100, size[1] - 256, 100, 256)):
        compare_part(prints, "commander.tyre", whole, area)


def test_without_plates_a_texture_is_an_even_ground() -> None:
    pygame.font.init()
    bare = Painter(Theme(), materials.make_letters())
    shape = Polygon(((0.0, 0.0), (40.0, 0.0), (0.0, 40.0)), "gold", texture="sand")
    picture = bare.picture(Sketch((40, 40), (shape,)), 1.0, str)

    assert picture.get_at((5, 5))[:3] == bare.theme.colour("gold")


def test_a_print_is_a_plate_at_its_place(painter: Painter) -> None:
    picture = painter.picture(Sketch((200, 100), (Print((50, 20), (96, 60), "empire"),)), 1.0, str)

    assert picture.get_at((49, 50)).a == 0 and picture.get_at((50, 50)).a > 250
    assert picture.get_at((145, 79)).a > 250


def test_dashes_have_their_lengths_round_a_corner() -> None:
    runs = list(dashes(((0.0, 0.0), (10.0, 0.0), (10.0, 10.0)), (4.0, 3.0)))
    lengths = [sum(math.dist(*pair) for pair in pairwise(run)) for run in runs]

    assert lengths == pytest.approx([4, 4, 4])
    assert runs[1] == ((7.0, 0.0), (10.0, 0.0), (10.0, 1.0))


@pytest.mark.parametrize("shape", [
    Shade(((10.0, 10.0), (30.0, 10.0), (20.0, 30.0)), 4),
    Polygon(((10.0, 10.0), (30.0, 10.0), (20.0, 30.0)), "ink", "gold", 3),
    Disc((20, 20), 8, "ink", "gold", 3),
    Plate((10, 10), (20, 14), 4, "ink", "gold", 3),
], ids=lambda shape: type(shape).__name__)
def test_no_ink_falls_outside_its_extent(painter: Painter, shape: Shape) -> None:
    left, top, right, bottom = extent(shape)
    inked = painter.picture(Sketch((60, 60), (shape,)), 4.0, str).get_bounding_rect(6)

    assert inked.left >= left * 4 - 2 and inked.top >= top * 4 - 2
    assert inked.right <= right * 4 + 2 and inked.bottom <= bottom * 4 + 2


def test_room_is_made_before_a_plate_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else all that is kept lies beside what comes, 26 megabytes of the board of Catan."""
    prints, held = materials.make_prints(), list[bool]()
    prints.plate("phalanxx.board")
    allocate = pygame.Surface

    def watch(*asked: Any) -> pygame.Surface:
        held.append(prints._plates.has("phalanxx.board"))
        return allocate(*asked)

    monkeypatch.setattr(pygame, "Surface", watch)
    prints.plate("marble.light")
    prints.plate("catan.board")

    assert held == [True, False]


def test_a_sheet_is_painted_ahead_a_piece_a_frame(
        painter: Painter, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leaves, "AHEAD", 0.0)
    square = ((10.0, 10.0), (90.0, 10.0), (90.0, 90.0))
    shapes: tuple[Shape, ...] = (Disc((50, 50), 40, "gold"), Shade(square, 4.0, "ink"),
                                 Disc((30, 50), 20, "ink"), Shade(square, 2.0, "gold"))
    leaf = Leaf("leaf", lambda: Sketch((100, 100), shapes))
    ahead, at_once = Leaves(1), Leaves(1)
    sheets = [pygame.Surface((120, 120), pygame.SRCALPHA) for _leaves in range(2)]
    brushes = [Brush(sheet, painter.theme, painter.letters, str, 0.0) for sheet in sheets]
    for each, brush in zip((ahead, at_once), brushes, strict=True):
        each.renew(brush)
    frames = next(frame for frame in range(20) if ahead.prepare(brushes[0], [leaf], frame))
    for each, brush in zip((ahead, at_once), brushes, strict=True):
        each.lay(brush, Box(), leaf)

    assert frames >= len(shapes)
    assert pixels(sheets[0]) == pixels(sheets[1])
