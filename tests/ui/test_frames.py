"""Movements at one moment: where a piece is, and what is cut out of a sketch to move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import pytest

from alexandre.ui.draw.extent import extent
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Fit
from alexandre.ui.draw.sheets.leaves import FIGURES
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Place,
    Plate,
    Polygon,
    Shade,
    Sketch,
    Spot,
    Stroke,
)
from alexandre.ui.play.tween import (
    Appear,
    Count,
    Flash,
    Fly,
    HoldUp,
    Lay,
    Roll,
    Turn,
    Tween,
    Vanish,
    Where,
    cut,
    erase,
)
from alexandre.ui.widgets.pictures.frames import frame_of

COIN = Sketch((10.0, 10.0), (Disc((5, 5), 4, "gold"),))


@dataclass
class Seen:
    """A sheet where it lies on the screen."""

    fit: Fit
    box: Box
    sketch: Sketch = COIN
    places: Mapping[str, Box] = field(default_factory=dict)
    growth: float = 1.0


SPOT = Spot("spot", "a spot", ((50, 50),))
SHEETS = {"map": Seen(Fit(2.0, 100.0, 50.0), Box(100, 50, 400, 300), replace(COIN, spots=(SPOT,)),
                      {"part": Box(40, 40, 20, 20)}),
          "cards": Seen(Fit(1.0, 0.0, 400.0), Box(0, 400, 900, 100))}


def test_a_piece_flies_from_one_sheet_to_another() -> None:
    fly = Fly(COIN, Where("cards", (20, 30)), Where("map", (50, 50)), 0.5, begin=100, last=200)
    first, last = frame_of(fly, 100, SHEETS), frame_of(fly, 300, SHEETS)

    assert frame_of(fly, 99, SHEETS) is None
    assert first is not None
    assert last is not None
    assert (first.middle, first.grown) == ((20, 430), 1.0)
    assert (last.middle, last.grown) == ((200, 150), 0.5)


@pytest.mark.parametrize("tween", [
    Fly(COIN, Where("cards", (20, 30)), Where("map", name="part"), last=200),
    Fly(COIN, Where("map", name="part"), Where("map", name="part"), last=200),
    Appear(COIN, Where("map", name="part"), last=200),
    HoldUp(COIN, Where("map", name="part"), 0.5, 100, last=200)])
def test_a_piece_takes_the_size_of_signs_where_it_lands(tween: Tween) -> None:
    """The finding: beside letters of 150 % it kept that of 100 %."""
    sheets = {**SHEETS, "map": replace(SHEETS["map"], growth=1.5)}
    frame = frame_of(tween, 200, sheets)

    assert frame is not None
    assert frame.scale * frame.grown == pytest.approx(2.0 * 1.5)


@pytest.mark.parametrize(("name", "middle"), [
    ("part", (200, 150)), ("spot", (200, 150)), ("gone", (300, 200))])
def test_a_place_may_be_told_by_its_name(name: str, middle: Place) -> None:
    """The middle of the sheet where nothing has that name now; nothing is laid there."""
    fly = Fly(COIN, Where("cards", (20, 30)), Where("map", name=name), last=200)
    lie = Appear(COIN, Where("map", name=name), last=200)
    frames = [frame_of(each, 200, SHEETS) for each in (fly, lie)]

    assert [frame and frame.middle for frame in frames] == [
        middle, None if name == "gone" else middle]


def test_on_a_bow_it_swings_to_the_upper_left_twice_as_large_wherever_it_goes() -> None:
    for one, other in (((10, 10), (10, 90)), ((10, 90), (10, 10)), ((10, 10), (90, 10)),
                       ((90, 10), (10, 10))):
        fly = Fly(COIN, Where("map", one), Where("map", other), bow=30.0, last=100)
        first, middle, last = (frame_of(fly, time, SHEETS) for time in (0, 50, 100))
        assert first is not None and middle is not None and last is not None
        x, y = ((a + b) / 2 for a, b in zip(first.middle, last.middle, strict=True))

        assert (x - middle.middle[0], y - middle.middle[1]) == pytest.approx(
            (60, 0) if one[0] == other[0] else (0, 60))
        assert [each.scale * each.grown for each in (first, middle, last)] == pytest.approx(
            [2.0, 4.0, 2.0])
        assert middle.clip is None


def test_it_sets_out_slowly_and_arrives_slowly() -> None:
    fly = Fly(COIN, Where("cards", (0, 0)), Where("cards", (100, 0)), last=100)
    ways = [frame.middle[0] for time in (0, 10, 50, 90, 100)
            if (frame := frame_of(fly, time, SHEETS))]

    assert ways[1] < 5 < ways[2] == 50 < 95 < ways[3] < ways[4] == 100


def test_a_piece_that_goes_out_of_sight_goes_to_the_edge_of_its_sheet() -> None:
    fly = Fly(COIN, Where("cards", (0, 0)), Where("map", (9999, 9999)), last=100)
    frame = frame_of(fly, 100, SHEETS)

    assert frame is not None
    assert frame.middle == (SHEETS["map"].box.right, SHEETS["map"].box.bottom)


@pytest.mark.parametrize("fit", [Fit(2.0, 100.0, 50.0), Fit(9.0, -3000.0, 20.0)])
def test_what_is_held_up_is_seen_wherever_one_looks_and_then_goes_to_its_place(fit: Fit) -> None:
    seen = {"map": Seen(fit, SHEETS["map"].box)}
    held = HoldUp(COIN, Where("map", (50, 50)), 0.5, 100, last=400)
    first, read, last = (frame_of(held, time, seen) for time in (0, 300, 400))
    assert first is not None and read is not None and last is not None

    assert first.cover < read.cover == 1.0
    assert read.middle == seen["map"].box.middle
    assert read.scale * read.grown * COIN.size[0] == 0.5 * seen["map"].box.w
    assert last.scale * last.grown == pytest.approx(fit.scale)
    assert last.middle[1] == min(350, fit.out((50, 50))[1])


def test_what_needs_a_sheet_that_is_not_shown_is_not_seen() -> None:
    assert frame_of(Fly(COIN, Where("cards", (0, 0)), Where("dice", (0, 0))), 10, SHEETS) is None
    assert frame_of(Appear(COIN, Where("dice", (0, 0))), 10, SHEETS) is None


def test_a_wall_is_seen_as_far_as_it_is_laid_and_stays() -> None:
    lay = Lay("map", (Stroke(((10, 10), (60, 10)), "ink", 4),), (10, 10), (60, 10), last=100)
    half, whole, later = (frame_of(lay, time, SHEETS) for time in (50, 100, 900))

    assert half is not None
    assert half.clip is not None
    assert whole is not None
    assert whole.clip is not None
    assert half.clip.right == pytest.approx(100 + 2 * (35 + 9))
    assert whole.clip.right == pytest.approx(100 + 2 * (60 + 9))
    assert later == whole


def test_a_card_is_narrow_in_the_middle_of_its_turn() -> None:
    face = Sketch((10.0, 10.0), (Disc((5, 5), 4, "sea"),))
    turn = Turn(COIN, face, Where("cards", (5, 5)), last=100)
    before, middle, after = (frame_of(turn, time, SHEETS) for time in (0, 50, 100))

    assert before is not None
    assert middle is not None
    assert after is not None
    assert (before.sprite, before.wide) == (COIN, 1.0)
    assert middle.wide < 0.01
    assert after.sprite == face and after.wide == pytest.approx(1.0)


def test_a_light_comes_and_goes_once() -> None:
    flash = Flash("map", (((0, 0), (10, 0), (0, 10)),), last=100)
    covers = [frame.cover for time in (0, 50, 90) if (frame := frame_of(flash, time, SHEETS))]

    assert covers[0] == 0 and covers[1] == 1
    assert covers[2] < 0.4
    assert frame_of(flash, 100, SHEETS) is None


def test_a_light_goes_over_named_parts_and_spots() -> None:
    frame = frame_of(Flash("map", parts=("part",)), 10, SHEETS)
    gone = frame_of(Flash("map", parts=("nothing",)), 10, SHEETS)

    assert frame is not None and frame.middle == (200.0, 150.0)
    assert len([each for each in frame.sprite.shapes if isinstance(each, Stroke)]) == 4
    assert gone is not None and not gone.sprite.shapes


def test_nothing_is_seen_on_a_sheet_without_room() -> None:
    folded = {**SHEETS, "cards": Seen(Fit(0.0, 0.0, 400.0), Box(0, 400, 900, 0))}

    assert frame_of(Vanish(COIN, Where("cards", (1, 1)), 8.0, last=100), 10, folded) is None
    assert frame_of(Fly(COIN, Where("map", (1, 1)), Where("cards", (1, 1))), 10, folded) is None
    assert frame_of(Appear(COIN, Where("map", (1, 1))), 10, folded) is not None


def test_a_light_has_one_rim_round_neighbours() -> None:
    left, right = ((0.0, 0.0), (10.0, 0.0), (0.0, 10.0)), ((10.0, 10.0), (10.0, 0.0), (0.0, 10.0))
    frame = frame_of(Flash("map", (left, right)), 10, SHEETS)

    assert frame is not None
    strokes = [shape for shape in frame.sprite.shapes if isinstance(shape, Stroke)]
    assert len(strokes) == 4


def test_a_figure_is_counted_from_one_number_to_the_other() -> None:
    """In the letters of the text whose place it takes, and at the end of it."""
    count = Count(Where("map", name="part"), Caption((5, 5), "3", 20), 3, 10, last=100)
    frames = [frame for time in (0, 50, 100) if (frame := frame_of(count, time, SHEETS))]
    (first,) = frames[0].sprite.captions

    assert [frame.sprite.captions[0].text for frame in frames] == ["3", "6", "10"]
    assert first.size == pytest.approx(20 / FIGURES)
    assert frames[0].middle[0] + 2 * (first.at[0] - frames[0].sprite.size[0] / 2) == 220
    assert frame_of(replace(count, where=Where("map", name="gone")), 50, SHEETS) is None


def test_a_gain_rises_and_is_gone() -> None:
    vanish = Vanish(COIN, Where("map", (10, 10)), 8.0, last=100)
    start, late = frame_of(vanish, 1, SHEETS), frame_of(vanish, 90, SHEETS)

    assert frame_of(vanish, 0, SHEETS) is None  # it may wait there for its cue to begin
    assert start is not None
    assert late is not None
    assert late.middle[1] < start.middle[1] and late.cover < start.cover
    assert frame_of(vanish, 100, SHEETS) is None


def test_a_die_hops_twice_turns_less_and_less_and_lies_with_its_last_face() -> None:
    faces = tuple(Sketch((10.0, 10.0), (Disc((5, 5), size, "gold"),)) for size in (1, 2, 3, 4))
    roll = Roll(faces=faces, start=Where("cards", (0, 50)), goal=Where("cards", (200, 50)),
                last=600)
    seen = [frame for time in range(0, 601, 10) if (frame := frame_of(roll, time, SHEETS))]
    heights = [450 - frame.middle[1] for frame in seen]
    tops = [high for before, high, after in zip(heights, heights[1:], heights[2:], strict=False)
            if before < high > after]

    assert len(tops) == 2 and tops[0] > 2 * tops[1] > 0
    assert [frame.turned for frame in seen] == sorted((frame.turned for frame in seen),
                                                      reverse=True)
    assert {frame.sprite for frame in seen} == set(faces)
    assert (seen[-1].middle, seen[-1].turned, seen[-1].grown) == ((200, 450), 0.0, 1.0)
    thrown = replace(roll, large=2.0)
    begun, lain = frame_of(thrown, 0, SHEETS), frame_of(thrown, 600, SHEETS)
    assert begun is not None and lain is not None
    assert (begun.grown, lain.grown) == (2.0 * seen[0].grown, 1.0)
    later = frame_of(roll, 9_000, SHEETS)
    assert later is not None and later.sprite == seen[-1].sprite == faces[-1]
    marked = [frame_of(replace(roll, lying=COIN), time, SHEETS) for time in (590, 600, 9_000)]
    assert [each.sprite for each in marked if each] == [faces[-1], COIN, COIN]


def test_a_piece_is_cut_out_with_its_words_and_its_shadow() -> None:
    card = Plate((20, 20), (30, 40), 4, "card")
    shadow = Shade(((22, 22), (52, 22), (52, 62), (22, 62)), 2)
    sketch = Sketch((200, 100), (card, Disc((150, 50), 10, "gold")),
                    (Caption((35, 40), "A", 10), Caption((150, 50), "B", 10)), (),
                    (Layer("table", (Plate((0, 0), (200, 100), 0, "sea"), shadow)),))
    frame = (20.0, 20.0, 50.0, 60.0)
    piece, rest = cut(sketch, frame), erase(sketch, frame)

    assert [type(each) for each in piece.shapes] == [Shade, Plate]
    assert [each.text for each in piece.captions] == ["A"]
    assert rest.shapes == (sketch.shapes[1],)
    assert rest.layers[0].shapes == (sketch.layers[0].shapes[0],)
    assert [each.text for each in rest.captions] == ["B"]
    left, top, right, bottom = extent(piece.shapes[1])
    assert ((left + right) / 2, (top + bottom) / 2) == (piece.size[0] / 2, piece.size[1] / 2)


def test_a_layer_from_which_nothing_is_lifted_stays_the_very_same() -> None:
    """So that it is not painted again."""
    layer = Layer("land", (Polygon(((0, 0), (90, 0), (0, 90)), "sea"),))
    sketch = Sketch((100, 100), (Disc((50, 50), 4, "gold"),), (), (), (layer,))

    assert erase(sketch, (45.0, 45.0, 55.0, 55.0)).layers[0] is layer
