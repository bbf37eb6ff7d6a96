"""A map is declared as streams of marks, and its title keeps to its frame."""

from __future__ import annotations

from itertools import pairwise

from alexandre.ui.draw.lettering.enlarged import enlarge
from alexandre.ui.draw.sheets.map_sheet import draw_count, draw_map, draw_title
from alexandre.ui.draw.sketch import Caption, Disc, Plate, Spot


def test_a_map_has_its_layers_in_their_order_and_its_pieces_above_them() -> None:
    spot = Spot("place", "a place", ((5.0, 5.0),), 4.0)
    piece, low, high = (Disc((5.0, 5.0), radius, "gold") for radius in (1.0, 2.0, 3.0))
    number = draw_count((5.0, 5.0), "7", 2.0, 3.0, "gold")
    sketch = draw_map((10.0, 10.0), (1.0, 2.0, 3.0, 4.0), {"page": (low,), "names": (high,)},
                      (*number, piece), (spot,))

    assert [(each.name, each.shapes) for each in sketch.layers] == [
        ("page", (low,)), ("names", (high,))]
    assert (sketch.shapes[-1], len(sketch.shapes)) == (piece, 2)
    assert [caption.text for caption in sketch.captions] == ["7"]
    assert (sketch.spots, sketch.bleed) == ((spot,), (1.0, 2.0, 3.0, 4.0))


def test_the_lines_of_a_title_stand_in_its_frame_and_apart() -> None:
    for told in (("one",), ("one", "two")):
        marks = tuple(draw_title((100.0, 50.0), (400.0, 142.0), 38.0, "name", told))
        frame = next(each for each in marks if isinstance(each, Plate))
        lines = [each for each in marks if isinstance(each, Caption)]

        assert [each.text for each in lines] == ["name", *told]
        assert all(upper.at[1] + upper.size / 2 < lower.at[1] - lower.size / 2 + 4
                   for upper, lower in pairwise(lines))
        assert lines[-1].at[1] + lines[-1].size / 2 < frame.at[1] + frame.size[1] - 7
        assert {each.at[0] for each in lines} == {300.0}
        large = [enlarge(each, 1.5, (1920.0, 1080.0)) for each in lines[1:]]
        assert all(lower.at[1] - upper.at[1] > lower.size for upper, lower in pairwise(large))
