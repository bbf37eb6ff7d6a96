"""The ribbon of a lesser cue: it unrolls on the board, stays for a while and fades."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.play.banners.proclamation import (
    draw_ribbon,
    measure_ribbon,
    ribbon_wide,
    write_ribbon,
)
from alexandre.ui.play.cue import Cue
from alexandre.ui.widgets.base.leaves import Leaf, Leaves
from alexandre.ui.widgets.cues.opening import GOES, OPENS, WHOLE, Opening, unroll
from alexandre.ui.widgets.cues.placing import WIDEST, set_words

RIBBON_HIGH: Final = 0.145  # of the window's height
RIBBON_TITLE: Final = 0.42  # size of letters, of the ribbon's height
RIBBON_LINE: Final = 0.29


@dataclass(frozen=True)
class Ribbon:
    """A ribbon shown from `since` to `until`; one without motion is whole all the time."""

    cue: Cue
    since: int
    until: int
    is_still: bool

    def opening(self, now: int) -> Opening:
        """The unrolled part of it."""
        return WHOLE if self.is_still else unroll(now - self.since, self.until - now)

    def is_changing(self, now: int) -> bool:
        """Whether it is unrolling or fading."""
        return not self.is_still and not self.since + OPENS + GOES < now < self.until - GOES

    def paint(self, brush: Brush, leaves: Leaves, band: Box, now: int) -> None:
        """Paint it on a band as high as the ribbon, opening from the middle."""
        box, cloth, words = draw_on(brush, band, self.cue)
        opening = self.opening(now)
        hidden = (1.0 - opening.cloth) * box.w / 2
        for side in (-1, 1):
            half = Box(band.middle[0] - (box.w / 2 - hidden if side < 0 else 0.0),
                       box.y - box.h, box.w / 2 - hidden, 3 * box.h)
            before = brush.within(half)
            leaves.lay(brush, Box(box.x - side * hidden, box.y, box.w, box.h), cloth,
                       opening.rest)
            brush.onto.set_clip(before)
        cover = opening.cover(box.w, measure_ribbon(box.w, box.h))
        if cover:
            leaves.lay(brush, box, words, cover)


def draw_on(brush: Brush, band: Box, cue: Cue) -> tuple[Box, Leaf, Leaf]:
    """The place of a cue's ribbon on a band, its cloth and its words."""
    words = set_words(cue, brush, band.h * RIBBON_TITLE, band.h * RIBBON_LINE, "title",
                      WIDEST * band.w)
    size = (ribbon_wide(words, band.h), band.h)
    return (band.centre(*size), Leaf(("ribbon", size), partial(draw_ribbon, size)),
            Leaf((cue, words, size), partial(write_ribbon, size, words, cue)))
