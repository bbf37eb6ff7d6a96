"""Overlays of the table: painted once, kept, and painted before they are needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.ink import fade
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import FINE, Painter
from alexandre.ui.draw.sketch import Layer, Sketch
from alexandre.ui.draw.tiles import INFINITE, Stamp
from alexandre.ui.text.cache import Cache

AHEAD: Final = 0.003  # seconds of a frame for what comes, whatever else it paints


@dataclass(frozen=True)
class Leaf:
    """A sketch that is painted once: its cache key, its drawing function, its grain."""

    key: object
    draw: Callable[[], Sketch]
    grain: int = FINE


class Leaves:
    """A cache of the latest overlays, `most` of them, for one theme."""

    def __init__(self, most: int) -> None:
        self._painter: Painter | None = None
        self._kept: Cache[object, Stamp] = Cache(most)
        self._prepared = -1  # when one was painted ahead

    def renew(self, brush: Brush) -> None:
        """Clear the cache if the theme has changed."""
        if self._painter is None or self._painter.theme is not brush.theme:
            self._painter = Painter(brush.theme, brush.letters)
            self._kept.clear()

    def lay(self, brush: Brush, box: Box, leaf: Leaf, cover: float = 1.0,
            grown: float = 1.0) -> None:
        """Blit a leaf at the corner of the box, faded or smaller than it was drawn."""
        sheet, (left, top) = self._kept.get(leaf.key, self._finish, brush, leaf)
        if grown != 1.0:
            sheet = pygame.transform.smoothscale(sheet, [
                max(1, round(grown * each)) for each in sheet.get_size()])
            left, top = round(grown * left), round(grown * top)
        if cover < 1.0:
            sheet = fade(sheet.copy(), cover)
        brush.lay(sheet, box, (left, top))

    def prepare(self, brush: Brush, leaves: Iterable[Leaf], now: int) -> bool:
        """Paint the first missing leaf, or as much of it as there is time for; return whether none
        was missing before.

        Only one is painted at each time, since all at once would make a frame visibly late.
        """
        missing = next((leaf for leaf in leaves if not self._kept.has(leaf.key)), None)
        if missing is not None and self._prepared != now:
            self._prepared = now
            stamp = self._paint(brush, missing, max(AHEAD, brush.patience))
            if stamp is not None:
                self._kept.put(missing.key, stamp)
        return missing is None

    def _finish(self, brush: Brush, leaf: Leaf) -> Stamp:
        stamp = self._paint(brush, leaf, INFINITE)
        assert stamp is not None, "it had all the time"
        return stamp

    def _paint(self, brush: Brush, leaf: Leaf, patience: float) -> Stamp | None:
        """The picture of a leaf; None if it takes longer, and the next call goes on."""
        assert self._painter is not None, "renew comes first"
        sketch = leaf.draw()
        return self._painter.paint_over(Layer("", sketch.shapes, sketch.captions),
                                        brush.theme.scale, brush.voice, patience, leaf.grain)
