"""The strip: cells in a flow, their words as tips, a click on what can be clicked."""

from __future__ import annotations

import pygame
import pytest

from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Disc, Sketch
from alexandre.ui.play.course import Bar, Cell, Piece, Row
from alexandre.ui.text.sizes import TINY
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.pictures.strip import (
    GAP,
    HIGH,
    PAD,
    TITLE,
    Cells,
    Strip,
    face_of,
    span,
)
from alexandre.ui.window.root import WindowRoot

SIGN = Sketch((24.0, 24.0), (Disc((12, 12), 8, "seal"),))


@pytest.fixture
def desk() -> WindowRoot:
    pygame.font.init()
    return WindowRoot(materials.make_letters(), str)


def make_cells(desk: WindowRoot, strip: Cells, wide: float) -> Cells:
    desk.show(strip)
    strip.place(Box(10, 20, wide, strip.height(wide)))
    return strip


def test_a_sentence_with_a_figure_has_the_letters_of_its_neighbours() -> None:
    said = ("Purse", "9 → 11", "×4", "+3 PV", "Worth 0 if played now")

    assert [*map(face_of, said)] == ["text", "table", "table", "table", "text"]


def test_cells_go_on_in_the_next_line_where_there_is_no_room(desk: WindowRoot) -> None:
    cells = tuple(Cell((SIGN, str(number))) for number in range(12))
    wide = make_cells(desk, Cells("cells", cells), 2000.0)
    assert len({each.box.y for each in wide.placed}) == 1

    narrow = make_cells(desk, Cells("cells", cells), 120.0)
    assert len({each.box.y for each in narrow.placed}) > 2
    assert all(each.box.right <= narrow.box.right for each in narrow.placed)
    assert max(each.box.bottom for each in narrow.placed) <= narrow.box.bottom + 0.01


@pytest.mark.parametrize("chosen", [1, 9, 15])
def test_a_long_row_keeps_the_chosen_number_the_first_and_the_last_in_one_line(
        desk: WindowRoot, chosen: int) -> None:
    """The finding: 9 was chosen, and only 1 to 8 were in sight."""
    cells = tuple(Cell((str(n),), "good" if n == chosen else "", spot=f"n:{n}")
                  for n in range(1, 16))
    strip = Strip("strip", lambda spot: None)
    strip.show((Row("Armies", cells, is_line=True),))
    seen = make_cells(desk, strip, 300.0).placed
    numbers = [int(str(each.cell.pieces[0])) for each in seen if each.cell.spot]

    assert len({each.box.y for each in seen}) == 1
    assert seen[-1].box.right <= strip.box.right
    assert {1, chosen, 15} <= set(numbers) and numbers == sorted(numbers)
    assert {chosen - 1, chosen + 1} & set(range(1, 16)) <= set(numbers)


def test_a_spare_cell_begins_no_line_and_pushes_nothing_down(desk: WindowRoot) -> None:
    rows = Row("", (Cell(("one that is long",)), Cell(("2.",), is_spare=True))), Row(
        "", (Cell(("+3",), spot="act"),))
    strip = Strip("strip", lambda spot: None)
    strip.show(rows)
    wide = [each.box.y for each in make_cells(desk, strip, 400.0).placed]
    narrow = [each.box.y for each in make_cells(desk, strip, 140.0).placed]

    assert len(wide) == 3 and len(narrow) == 2
    assert wide[-1] == narrow[-1]


def test_what_is_counted_in_pictures_stays_together_below_the_words(desk: WindowRoot) -> None:
    pieces = ("vacant:", "4 empty", SIGN, "× 2", SIGN, "× 2")
    strip = make_cells(desk, Cells("cells", (Cell(pieces),)), 150.0)

    assert strip.placed[0].lines == (pieces[:2], pieces[2:])


def test_the_digit_of_a_cell_has_room_of_its_own(desk: WindowRoot) -> None:
    """The finding: “¹wool” was read as one word."""
    bare, keyed = (make_cells(desk, Cells("cells", (Cell(("wool",), hint=hint),)), 200.0).placed[0]
                   for hint in ("", "1"))

    assert keyed.box.w - bare.box.w > desk.text_width("1", "table", TINY)


@pytest.mark.parametrize("pieces", [
    ("vacant:", "15 empty", SIGN, "× 2", SIGN, "× 12", SIGN, SIGN, "× 3", SIGN),
    (SIGN, "two of the box of temples, one of the box of cities"),
])
def test_a_cell_that_is_too_long_for_a_line_has_several(
        desk: WindowRoot, pieces: tuple[Piece, ...]) -> None:
    strip = make_cells(desk, Cells("cells", (Cell(pieces), Cell((SIGN, "1")))), 150.0)
    cell, after = strip.placed

    assert len(cell.lines) > 1
    assert all(span(line, desk) + 2 * PAD <= 150.0 for line in cell.lines)
    said = [each for line in cell.lines for each in line]
    assert [each for each in said if not isinstance(each, str)] == [
        each for each in pieces if not isinstance(each, str)]
    assert " ".join(each for each in said if isinstance(each, str)) == " ".join(
        each for each in pieces if isinstance(each, str))
    for line in cell.lines:
        assert not isinstance(line[0], str) or not line[0].startswith("×")  # with its picture
    assert after.box.y >= cell.box.bottom and cell.box.bottom <= strip.box.bottom


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("room", [2.5, 2.1, 3.6])
def test_no_row_and_no_line_of_a_long_text_is_cut_where_it_scrolls(
        desk: WindowRoot, room: float, text: float) -> None:
    desk.dress(text=text)
    strip, label = Strip("strip", lambda spot: None), Label("label", "many words " * 30, size=17)
    strip.show(tuple(Row("", (Cell((SIGN, str(number))),)) for number in range(9)))
    line = desk.text_height("x", "text", 17, 300.0)
    for inner, high in ((strip, desk.theme.tall(HIGH) + GAP), (label, line)):
        scroll = Scroll("scroll")
        scroll.column.add(inner)
        desk.show(scroll)
        scroll.place(Box(10, 20, 300, room * high))

        assert scroll.most > 0
        shown = scroll.view.h / high
        assert int(room) - 0.2 < shown < int(room) + 0.05


def test_a_bar_has_a_line_of_its_own(desk: WindowRoot) -> None:
    cells = (Cell((SIGN, "1")), Cell((SIGN, "2"), bar=Bar(1, 2, 10, "seat0")), Cell((SIGN, "3")))
    strip = make_cells(desk, Cells("cells", cells), 400.0)

    assert len({each.box.y for each in strip.placed}) == 3
    assert strip.placed[1].box.w == 400.0


def test_larger_letters_make_the_strip_higher(desk: WindowRoot) -> None:
    rows = (Row("walls", (Cell((SIGN, "12 → 9")),)), Row("taxes", (Cell((SIGN, "0")),)))
    strip = Strip("strip", lambda spot: None)
    strip.show(rows)
    before = make_cells(desk, strip, 300.0).box.h
    desk.dress(text=1.5)

    assert make_cells(desk, strip, 300.0).box.h > before


def test_the_longest_title_of_a_row_is_not_cut_and_all_cells_begin_beside_it(
        desk: WindowRoot) -> None:
    """The finding: “Votre ma…”."""
    strip = Strip("strip", lambda spot: None)
    begins = []
    for title in ("Impôt", "Ce que vous tenez"):
        strip.show((Row("Provinces", (Cell(("1",)),)), Row(title, (Cell(("2",)),))))
        make_cells(desk, strip, 400.0)
        begins.append({each.box.x for each in strip.placed})
        assert min(begins[-1]) - strip.box.x >= desk.text_width(title, "italic", TITLE) + GAP

    assert [len(each) for each in begins] == [1, 1]
    assert min(begins[0]) < min(begins[1])


def test_a_cell_says_what_it_is_and_is_clicked_where_it_has_a_spot(desk: WindowRoot) -> None:
    clicked: list[str] = []
    strip = Strip("strip", clicked.append)
    strip.show((Row("gift", (Cell(("1",), tip="one"), Cell(("2",), tip="two", spot="symbol:T"))),))
    make_cells(desk, strip, 300.0)
    one, two = (each.box.middle for each in strip.placed)

    assert (strip.point(one), strip.point(two), strip.point((0, 0))) == ("one", "two", "")
    assert not strip.press(one) and strip.press(two)
    assert clicked == ["symbol:T"]


def test_every_kind_of_cell_is_painted(desk: WindowRoot) -> None:
    desk.resize(600, 300)
    strip = Strip("strip", lambda spot: None)
    strip.show((Row("row", (Cell((SIGN, "1"), "good"), Cell(("2",), "bad"), Cell(("3",), "faint"),
                            Cell((SIGN,), bar=Bar(5, 9, 100, "seat1")))),))
    make_cells(desk, strip, 400.0)
    sheet = pygame.Surface((600, 300))
    before = sheet.copy()
    desk.draw(sheet)

    assert pygame.image.tobytes(sheet, "RGB") != pygame.image.tobytes(before, "RGB")
