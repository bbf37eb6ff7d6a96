"""Words of a cue come whole on their cloth, and points fly past them and past the number."""

from __future__ import annotations

from itertools import product

import pytest

from alexandre.kernel.text import Msg
from alexandre.ui.draw.extent import extent
from alexandre.ui.draw.layout import Box
from alexandre.ui.play.banners.proclamation import (
    Words,
    draw_title,
    measure_band,
    measure_ribbon,
    ribbon_wide,
    write_ribbon,
)
from alexandre.ui.play.cue import Cue, Rank
from alexandre.ui.widgets.cues.flight import NUMBER, fly_round
from alexandre.ui.widgets.cues.opening import unroll

LASTS = 900  # milliseconds
WORDS = Words("title", "line", 62.0, 33.0, 300.0)
CUE = Cue(rank=Rank.GREAT, title=Msg.of("a"))
HIGH = 190.0


@pytest.mark.parametrize("share", [0.3, 0.8, 0.95])
def test_words_are_seen_only_where_the_cloth_is_open_enough_for_them(share: float) -> None:
    wide, reach = 1280.0, share * 640.0
    seen = []
    for since in range(LASTS + 1):
        opening = unroll(since, LASTS - since)
        seen.append(opening.cover(wide, reach))
        assert not seen[-1] or reach <= opening.cloth * wide / 2

    whole = [since for since, cover in enumerate(seen) if cover == 1.0]
    assert whole == list(range(whole[0], whole[-1] + 1)) and len(whole) > LASTS / 3
    assert seen[0] == seen[-1] == 0.0
    assert any(0.0 < cover < 1.0 for cover in seen[:whole[0]])
    assert any(0.0 < cover < 1.0 for cover in seen[whole[-1]:])


def test_words_go_with_their_cloth_which_is_never_left_blank() -> None:
    for left in range(LASTS // 2):
        opening = unroll(LASTS - left, left)
        assert opening.cloth == 1.0 and opening.words == opening.rest


def test_all_that_stands_on_a_cloth_lies_within_the_reach_that_is_waited_for() -> None:
    band = measure_band(WORDS, HIGH, CUE)
    wide = ribbon_wide(WORDS, HIGH)
    ribbon = measure_ribbon(wide, HIGH)
    for reach, middle, sketch in (
            (band, 640.0, draw_title((1280.0, HIGH), WORDS, CUE)),
            (ribbon, wide / 2, write_ribbon((wide, HIGH), WORDS, CUE))):
        left, right = zip(*((each[0], each[2]) for each in map(extent, sketch.shapes)),
                          strict=True)
        words = sketch.captions[0 if sketch.captions[0].text == "title" else -1].at[0]
        assert middle - reach <= min(left) and max(right) <= middle + reach
        assert middle - reach <= words - WORDS.reach and words + WORDS.reach <= middle + reach
    assert band < 640.0


@pytest.mark.parametrize(("words", "low"), list(product(
    (Box(20, 60, 850, 104), Box(20, 440, 850, 104), Box(0, 430, 1280, 194)),
    (40.0, 160.0, 330.0, 480.0, 640.0))))
def test_points_cross_no_words_and_are_gone_beside_the_number(words: Box, low: float) -> None:
    """Wherever the tablet lies, but under a band: that one leaves it free."""
    tablet = Box(930, low, 340, 52)
    if words.w == 1280 and words.meets(tablet):
        return
    flight = fly_round(words, tablet, "+7", 47.0, 1000)
    number = Box(tablet.right - NUMBER * tablet.w, tablet.y, NUMBER * tablet.w, tablet.h)
    for now in range(1000, flight.end + 1, 8):
        (x, y), radius = flight.place(now), flight.radius(now)
        disc = Box(x - radius, y - radius, 2 * radius, 2 * radius).inset(0.01)
        assert not disc.meets(words) and not disc.meets(number)
    assert disc.right > number.x - 2 and tablet.y < disc.middle[1] < tablet.bottom
    assert flight.cover(flight.end) == 0.0 and flight.cover(flight.end - 200) == 1.0
