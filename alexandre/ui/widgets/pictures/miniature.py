"""A sketch painted small, to look at: no spot of it can be pointed at, no word in it read."""

from __future__ import annotations

from dataclasses import replace

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.ink import fade
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Painter
from alexandre.ui.draw.sketch import Bleed, Sketch, star
from alexandre.ui.widgets.base.widget import Widget

RIM = 3.0
MAT = 7.0  # how much of the parchment is seen round a picture that does not fill it
STAR, FAINT = 46.0, 0.35  # how large a stand-in is at the most, and how strongly it covers
READ = ("title", "scrolls")  # the layers of plates that bear nothing but words
EMBLEM = Sketch((34, 34), star((17, 17), 15))


class Miniature(Widget):
    """A sketch painted small in a thin frame; an empty field without one.

    `most` is its greatest height, kept if it `is_steady`; `is_worded` keeps the captions; `window`
    is the visible part in units; one that `is_filling` fills a box of any shape with the bleed,
    and with parchment beyond it.
    """

    def __init__(self, name: str, sketch: Sketch | None = None, *, most: float = 0.0,
                 is_worded: bool = False, is_framed: bool = True,
                 is_steady: bool = False, is_filling: bool = False,
                 window: Box | None = None) -> None:
        super().__init__(name)
        self.most = most
        self.is_worded = is_worded
        self.is_framed = is_framed
        self.is_steady = is_steady
        self.is_filling = is_filling
        self.window = window
        self.sketch = sketch if sketch is None or is_worded else wordless(sketch)
        self._picture: pygame.Surface | None = None
        self._key: tuple[float, int, Box | None] = (0.0, 0, None)

    def show(self, sketch: Sketch | None) -> None:
        self.sketch = sketch if sketch is None or self.is_worded else wordless(sketch)
        self._picture = None
        self.touch()

    def height(self, width: float) -> float:
        """As high as the sketch is at that width."""
        if self.is_steady:
            return self.most
        high = width * 0.6
        if self.sketch is not None:
            seen = self._find_window(self.sketch)
            high = width * seen.h / seen.w
        return min(high, self.most) if self.most else high

    def paint(self, brush: Brush) -> None:
        """Paint the sketch in its frame."""
        if self.sketch is None:
            brush.panel(self.box, "field", "off")
            self._stand_in(brush)
            return
        room = self.box.inset(RIM if self.is_framed else 0.0)
        seen = self._find_window(self.sketch)
        if self.is_filling:
            seen = widen(seen, room.w / room.h, self.sketch.bleed)
            if abs(room.w * seen.h / seen.w - room.h) > MAT:
                brush.panel(self.box, "panel")
                room = room.inset(MAT)
        scale = min(room.w / seen.w, room.h / seen.h)
        frame = room.centre(seen.w * scale, seen.h * scale)
        if self.is_framed:
            brush.panel(frame.inset(-RIM), "frame")
        pixels = scale * brush.theme.scale
        if self._picture is None or self._key != (pixels, self.desk.edition, seen):
            painter = Painter(brush.theme, brush.letters)
            left, top, wide, high = (round(side * pixels)
                                     for side in (seen.x, seen.y, seen.w, seen.h))
            self._picture = painter.picture(self.sketch, pixels, brush.voice,
                                            (left, top, max(1, wide), max(1, high)))
            self._key = (pixels, self.desk.edition, seen)
        brush.lay(self._picture, frame)

    def _find_window(self, sketch: Sketch) -> Box:
        return self.window or Box(0, 0, *sketch.size)

    def _stand_in(self, brush: Brush) -> None:
        """Paint the program's icon faintly where there is no picture, or not yet."""
        side = min(STAR, self.box.h * 0.6)
        place = self.box.centre(side, side)
        brush.lay(fade(brush.picture(EMBLEM, side / EMBLEM.size[0]), FAINT), place)


def widen(seen: Box, shape: float, bleed: Bleed) -> Box:
    """The visible part, widened within the bleed to `shape` times its height, evenly on both sides
    if possible."""
    left, right = _share(seen.h * shape - seen.w, bleed[0], bleed[2])
    above, below = _share(seen.w / shape - seen.h, bleed[1], bleed[3])
    return Box(seen.x - left, seen.y - above, seen.w + left + right, seen.h + above + below)


def _share(lacking: float, before: float, after: float) -> tuple[float, float]:
    """The parts of a deficit taken before and after, as far as there is room."""
    lacking = min(max(0.0, lacking), before + after)
    first = min(before, max(lacking / 2, lacking - after))
    return first, lacking - first


def wordless(sketch: Sketch) -> Sketch:
    """The sketch without words and without the plates that carry only words, since none is legible
    at this size."""
    return replace(sketch, captions=(), spots=(), layers=tuple(
        replace(layer, captions=()) for layer in sketch.layers if layer.name not in READ))
