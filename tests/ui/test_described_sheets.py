"""Sheets described by their contents: boxes reckoned by hand, letters half as wide as high."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sheets.boxes import (
    Band,
    Column,
    Either,
    Filling,
    Fixed,
    Flow,
    Grid,
    Hidden,
    Large,
    Named,
    Overlay,
    Panel,
    Row,
)
from alexandre.ui.draw.sheets.leaves import FIGURES, LEADING, Icon, Space, Text, seal_of
from alexandre.ui.draw.sheets.measures import SLACK, Span
from alexandre.ui.draw.sheets.tree import (
    Laid,
    Node,
    divide,
    lay_out,
    measure_roughly,
)
from alexandre.ui.draw.sketch import Caption, Disc, Place, Plate, Shape, Wording
from alexandre.ui.widgets.pictures.layouts import Layouts
from tests.ui.test_widgets import Hand

WIDE = (100.0, 100.0)


def say(wording: Wording) -> str:
    """Words stand for themselves."""
    return str(wording)


def lay(node: Node, room: Place = WIDE, text: float = 1.0, before: Laid | None = None) -> Laid:
    """With half a square for every letter."""
    return lay_out(node, room, measure_roughly, say, text, before)


def space(name: str, wide: float = 10.0, high: float = 5.0, grow: float = 0.0) -> Named:
    """A box with a name."""
    return Named(Space(wide, high), name, grow=grow)


def boxes(laid: Laid) -> dict[str, tuple[float, float, float, float]]:
    """Places in numbers."""
    return {name: (round(box.x, 3), round(box.y, 3), round(box.w, 3), round(box.h, 3))
            for name, box in laid.places.items()}


def disc(at: Place, size: float) -> tuple[Shape, ...]:
    """A sign."""
    return (Disc(at, size / 2, "ink"),)


def plate(box: Box) -> Iterable[Shape | Caption]:
    """A ground with a word on it."""
    return Plate((box.x, box.y), (box.w, box.h), 3, "page"), Caption(box.middle, "x", 9)


# ---- rows, columns, grids ----------------------------------------------------------------------


def test_a_row_gives_what_is_left_over_to_parts_that_grow() -> None:
    row = Row((space("a"), space("b", grow=1), space("c", grow=3)), 5)

    assert boxes(lay(row)) == {"a": (0, 0, 10, 5), "b": (15, 0, 25, 5), "c": (45, 0, 55, 5)}


@pytest.mark.parametrize(("align", "top", "high"), [
    ("start", 0, 5), ("centre", 7.5, 5), ("end", 15, 5), ("stretch", 0, 20)])
def test_parts_of_a_row_lie_in_its_height(align: str, top: float, high: float) -> None:
    row = Row((space("a"), Space(10, 20)), align=align)  # type: ignore[arg-type]

    assert boxes(lay(row))["a"] == (0, top, 10, high)


def test_parts_of_an_even_row_are_as_wide_as_the_widest() -> None:
    row = Row((space("a", 10), space("b", 30)), 2, is_even=True)

    assert [box.w for box in lay(row).places.values()] == [30, 30]


def test_a_column_shares_what_is_left_of_a_given_height() -> None:
    column = Column((space("a"), space("b", grow=1)), 3)
    laid = lay(Row((column, Space(1, 50)), align="stretch"))

    assert boxes(laid) == {"a": (0, 0, 10, 5), "b": (0, 8, 10, 42)}


def test_parts_of_a_column_keep_their_width_where_they_are_not_stretched() -> None:
    assert boxes(lay(Column((space("a"), Space(40)), align="centre")))["a"] == (45, 0, 10, 5)


def test_cells_of_a_grid_share_columns_and_bands_lie_below_them() -> None:
    grid = Grid(((space("a", 10), space("b", 20)), (None, space("c", 30, 8))), 4, 2,
                (Band(1, 0, 1, plate),), (0, 1))
    laid = lay(grid)

    assert boxes(laid) == {"a": (0, 0, 10, 5), "b": (14, 0, 86, 5), "c": (14, 7, 86, 8)}
    assert [each.at for each in laid.sketch.shapes if isinstance(each, Plate)] == [(0, 7)]


def test_a_flow_has_as_many_in_a_line_as_there_is_room_for() -> None:
    parts = tuple(space(str(n)) for n in range(5))

    assert boxes(lay(Flow(parts, 2), (34, 99)))["3"] == (0, 7, 10, 5)
    assert boxes(lay(Flow(parts, 2, most=2), (34, 99)))["4"] == (0, 14, 10, 5)
    assert lay(Flow((), 2)).sketch.size == (100, 0)


def test_parts_that_lie_one_on_the_other_have_one_box() -> None:
    laid = lay(Overlay((space("a"), Named(Fixed(Space(4, 2), across="end", down="centre"), "b"),
                        Fixed(space("c", 4, 2), across="end", down="centre"))))

    assert boxes(laid) == {"a": (0, 0, 100, 5), "b": (0, 0, 100, 5), "c": (96, 1.5, 4, 2)}


def test_a_panel_has_its_ground_and_keeps_its_edges_free() -> None:
    laid = lay(Panel(space("a"), plate, (1, 2, 3, 4)))

    assert boxes(laid) == {"a": (1, 2, 96, 5)} and laid.sketch.size == (100.0, 11.0)
    assert len(laid.sketch.shapes) == len(laid.sketch.captions) == 1


def test_a_hidden_part_keeps_its_room() -> None:
    laid = lay(Row((Hidden(Panel(space("a"), plate)), space("b"))))

    assert boxes(laid) == {"b": (10, 0, 10, 5)}
    assert not laid.sketch.shapes and not laid.sketch.captions


def test_a_fixed_part_shrinks_to_its_least_width_and_no_further() -> None:
    row = Row((Fixed(space("a", 5, 5), wide=60, high=20, least=30), Space(50)))

    assert boxes(lay(row))["a"] == (0, 0, 50, 20)
    assert lay(row, (80, 99)).places["a"].w == 30 and not lay(row, (79, 99)).is_whole


def test_a_filling_part_is_as_high_as_the_room_up_to_its_most() -> None:
    part = Filling(Column((space("a", grow=1), space("b", grow=1))), most=60)

    assert [lay(part, (50, high)).sketch.size[1] for high in (99, 40, 9)] == [60, 40, 10]
    assert boxes(lay(part, (50, 40)))["b"] == (0, 20, 50, 20)


def test_a_rigid_part_is_no_wider_than_it_has_to_be() -> None:
    words = Text("aaaa bbbb", 10, lines=2)
    row = Row((Named(Fixed(words, wide=30, is_rigid=True), "a"), Space(10)))

    assert boxes(lay(row))["a"] == (0, 0, 30, 10 * (1 + FIGURES))
    assert lay(row, (41, 99)).places["a"].w == 30


def test_what_lacks_is_taken_from_parts_in_proportion_to_what_they_can_give() -> None:
    assert divide(70, [Span(20, 40), Span(30, 40), Span(10, 10)], [0, 0, 0]) == pytest.approx(
        [40 - 20 * 2 / 3, 40 - 10 * 2 / 3, 10])


# ---- words and signs ----------------------------------------------------------------------------


def test_words_are_as_wide_as_their_letters_and_figures_are_lower() -> None:
    words = Row((Named(Text("ab", 10), "a"), Named(Text("12", 10), "b")))

    assert boxes(lay(words))["b"] == (10 * SLACK, 0, 10 * SLACK, 10 * FIGURES)
    assert FIGURES < LEADING


def test_room_is_kept_for_digits_that_may_come() -> None:
    one, two = (lay(Row((Named(Text(text, 10, digits=2), "n"), space("a"))))
                for text in ("9", "10"))

    assert boxes(one) == boxes(two)


def test_words_shrink_to_their_room_and_no_further_than_they_may() -> None:
    laid = lay(Row((Text("abcdefghij", 10), Space(57))))

    assert laid.is_whole and laid.text == 1.0
    assert laid.sketch.captions[0].size == pytest.approx(10 * 43 / (50 * SLACK))
    assert lay(Row((Text("abcdefghij", 10), Space(62))), WIDE).text < 1.0


def test_words_take_more_lines_before_they_shrink() -> None:
    text = Named(Text("aaaa bbbb cccc", 10, lines=3), "words")
    laid = lay(text, (50, 99))

    assert laid.sketch.captions[0].lines == 2 and laid.sketch.captions[0].size == 10
    assert laid.sketch.size[1] == 10 * (1 + FIGURES)
    assert lay(text, (30, 99)).sketch.captions[0].lines == 3


def test_words_measured_in_two_lines_are_not_set_in_one() -> None:
    """The finding: the slack was room enough, and the line lay lower than those beside it."""
    (caption,) = lay(Text("aaaa bbbb", 10, lines=2), (45.5, 99)).sketch.captions

    assert caption.lines == 2 and caption.most < 45


def test_words_joined_by_a_no_break_space_stay_on_one_line() -> None:
    joined, apart = (lay(Text(f"aaaa{space}bbbb", 10, lines=2), (30, 99)) for space in "\u00a0 ")

    assert apart.is_whole and apart.text == 1.0
    assert joined.text < 1.0


@pytest.mark.parametrize(("size", "large"), [(13, 19.5), (16, 24), (32, 32 * 1.5 ** 0.5)])
def test_small_letters_grow_in_full_and_large_ones_less(size: float, large: float) -> None:
    assert lay(Text("a", size), (400, 400), 1.5).sketch.captions[0].size == pytest.approx(large)


def test_a_sign_keeps_its_size_in_the_middle_of_its_box() -> None:
    laid = lay(Row((Named(Icon(disc, 8, 12), "sign", grow=1), Space(1, 20)), align="stretch"))

    assert laid.sketch.shapes == (Disc((49.5, 10.0), 4.0, "ink"),)
    assert lay(Icon(disc, 8, 12), text=1.5).sketch.size[1] == pytest.approx(12 * 1.5 ** 0.5)


def test_a_seal_has_its_numeral() -> None:
    laid = lay(seal_of(2, 20))

    assert len(laid.sketch.shapes) == len(laid.sketch.captions) == 1


# ---- names, forms, sizes ------------------------------------------------------------------------


def test_a_name_with_a_tip_is_a_spot_and_the_inner_one_is_above() -> None:
    part = Named(Space(10, 6), "inner", "in", is_round=True)
    laid = lay(Named(part, "outer", "out", ("inner",)))
    inner, outer = laid.sketch.spots

    assert (inner.id, inner.outline, inner.reach) == ("inner", ((50, 3),), 3)
    assert (outer.id, outer.name, outer.neighbours) == ("outer", "out", ("inner",))
    assert lay(Named(Space(), "quiet")).sketch.spots == ()


def test_a_bare_sheet_keeps_its_places() -> None:
    laid = lay(Row((Named(Space(), "a", "tip"),)).bare())

    assert laid.places.keys() == {"a"} and not laid.sketch.spots


FORMS = Either((Named(Text("a" * 20, 10, squeeze=1), "long"), Named(Text("aa", 10), "short")))


def test_letters_shrink_a_little_before_the_next_form_is_taken() -> None:
    def tell(wide: float) -> tuple[set[str], float]:
        laid = lay(FORMS, (wide, 50))
        return set(laid.places), laid.text

    assert tell(104) == ({"long"}, 1.0)
    assert tell(100) == ({"long"}, 0.96)
    assert tell(90) == ({"short"}, 1.0)
    assert tell(7) == ({"short"}, 0.8)
    assert not lay(FORMS, (1, 50)).is_whole


def test_form_and_size_are_kept_as_long_as_they_fit_and_show_the_same() -> None:
    def describe(words: str) -> Node:
        return Either((Named(Text(words, 10, squeeze=1), "a"), Named(Text("-", 10), "b")))

    small = lay(describe("a" * 10), (50, 50))
    kept = lay(describe("a" * 9), (50, 50), before=small)

    assert small.text < 1.0 and kept.text == small.text
    assert lay(describe("a" * 9), (50, 50)).text == 1.0
    other = lay(Named(Text("aaa", 10), "c"), (50, 50), before=small)
    assert other.text == 1.0, "another content begins afresh"
    assert set(lay(describe("a" * 20), (50, 50), before=small).places) == {"b"}


def test_an_earlier_form_comes_back_when_there_is_room_to_spare() -> None:
    """The finding: a line that once found no room stayed away."""
    def describe(chips: int) -> Node:
        row = Column(tuple(space(f"chip:{number}", 20) for number in range(chips)))
        return Either((space("wide", 900), Column((row, space("chip:line", 20))), row))

    crowded = lay(describe(3), (50, 15))

    assert "chip:line" not in crowded.places
    assert "chip:line" in lay(describe(1), (50, 15), before=crowded).places


def test_a_draft_has_the_right_words_and_spots() -> None:
    sketch = Row((Named(Text("12"), "a", "tip"), seal_of(0, 10))).draft()

    assert [spot.id for spot in sketch.spots] == ["a"]
    assert "12" in [each.text for each in sketch.captions]


def test_a_form_is_kept_while_the_same_kinds_of_things_are_shown() -> None:
    """The finding: with a card less in the hand the row lay elsewhere."""
    def hand(count: int) -> Either:
        cards = tuple(space(f"card:{number}", 20) for number in range(count))
        return Either((Row(cards), Column(cards)))

    full = lay(hand(6))
    fewer = lay(hand(5), before=full)

    assert full.level == 1 and lay(hand(5)).level == 0
    assert fewer.level == 1
    assert lay(hand(4), before=fewer).level == 0
    assert lay(Row((space("pile"),)), before=full).level == 0


def test_a_part_without_forms_is_measured_once_for_all_of_them() -> None:
    """The finding: most of the time went into cards that are the same in every form."""
    measured: list[str] = []

    def ems(text: str, face: str) -> float:
        measured.append(text)
        return len(text) / 2

    card = Text("card", 10, squeeze=1)
    lay_out(Either((Row((card, Space(100))), Row((card, Space(90))), card)), WIDE, ems, say)

    assert measured == ["card"]


def test_letters_for_an_audience_have_a_least_size_and_are_not_squeezed() -> None:
    words = Row((Text("aaaa", 10), Text("aaaa", 30)))
    laid = lay_out(words, (200, 100), measure_roughly, say, 1.2, least=20.0)

    assert [each.size for each in laid.sketch.captions] == [20.0, pytest.approx(30 * 1.2 ** 0.533,
                                                                                rel=0.01)]
    assert not lay_out(Text("aaaa", 10), (38, 100), measure_roughly, say, 1.2, least=30.0).is_whole


def test_a_form_for_large_windows_is_laid_out_anew_when_the_window_grows() -> None:
    hand, layouts = Hand(), Layouts()
    content = Either((Large(Named(Space(10, 10), "large"), 1.5), Named(Space(10, 10), "small")))
    names = [list(layouts.lay(hand.desk, "hand", content, WIDE, 1.0,
                                             pixels=pixels).places) for pixels in (1.0, 2.0, 1.0)]

    assert names == [["small"], ["large"], ["small"]]
