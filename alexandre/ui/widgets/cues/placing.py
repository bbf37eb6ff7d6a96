"""The size and height of a cue's words, clear of the places that the cue is about."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.play.banners.proclamation import MEDALLION, Words
from alexandre.ui.play.cue import Cue
from alexandre.ui.widgets.cues.veil import Lit

PLACES: Final = (0.3, 0.68, 0.2, 0.8, 0.16, 0.84)  # for the middle of words, of the height
ALONE: Final = 0.45  # where nothing must be left free
ABOVE: Final = 0.24  # and where a tally stands below it
LARGEST: Final = 1.25  # how much larger the second line is for larger letters
WIDEST: Final = 0.62  # of the room: words wider than that are set smaller


def find_middle(spots: Lit, room: Box, high: float, *, has_tally: bool) -> float:
    """The height of the middle of the words where they hide least of the spots, in the half
    without them and above a tally."""
    if has_tally:
        return room.y + ABOVE * room.h
    corners = [list(map(picture.fit.out, spot.outline)) for picture, spot in spots]
    heights = [[y for _x, y in each] for each in corners
               if room.x <= sum(x for x, _y in each) / len(each) <= room.right]
    if not heights:
        return room.y + ALONE * room.h
    mean, reach = sum(map(fmean, heights)) / len(heights), (0.5 + MEDALLION) * high
    places = [room.y + share * room.h for share in PLACES
              if min(share, 1 - share) * room.h > reach]
    return min(places, key=lambda middle: (
        sum(hide(each, middle, reach) for each in heights), -abs(middle - mean)))


def hide(heights: Sequence[float], middle: float, reach: float) -> float:
    """The part of a place that words at that height hide."""
    return fmean(abs(y - middle) < reach for y in heights)


def set_words(cue: Cue, brush: Brush, title: float, line: float, face: str,
              room: float) -> Words:
    """The words of a cue at those letter sizes, smaller where they would be too wide."""
    theme = brush.theme
    line *= min(LARGEST, theme.text)
    title_text, line_text = brush.voice(cue.title), brush.voice(cue.line) if cue.line else ""

    def fit(text: str, face: str, size: float) -> tuple[float, float]:
        wide = max(1.0, brush.letters.width(text, face, theme.px(size)) / theme.scale)
        share = min(1.0, room / wide)
        return size * share, wide * share / 2

    (title, half), (line, other) = fit(title_text, face, title), fit(line_text, "italic", line)
    return Words(title_text, line_text, title, line, max(half, other))
