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
    """A sketch that is painted once: the key by which it is kept, how it is drawn, how finely."""

    key: object
    draw: Callable[[], Sketch]
    grain: int = FINE


class Leaves:
    """The latest overlays, `most` of them, for one theme."""

    def __init__(self, most: int) -> None:
        self._painter: Painter | None = None
        self._kept: Cache[object, Stamp] = Cache(most)
        self._prepared = -1  # when one was painted ahead

    def renew(self, brush: Brush) -> None:
        """If it is another theme than that of the overlays, keep none of them."""
        if self._painter is None or self._painter.theme is not brush.theme:
            self._painter = Painter(brush.theme, brush.letters)
            self._kept.clear()

    def lay(self, brush: Brush, box: Box, leaf: Leaf, cover: float = 1.0,
            grown: float = 1.0) -> None:
        """Blit it with its corner at that of the box, faded or smaller than it was drawn."""
        sheet, (left, top) = self._kept.get(leaf.key, self._finish, brush, leaf)
        if grown != 1.0:
            sheet = pygame.transform.smoothscale(sheet, [
                max(1, round(grown * each)) for each in sheet.get_size()])
            left, top = round(grown * left), round(grown * top)
        if cover < 1.0:
            sheet = fade(sheet.copy(), cover)
        brush.lay(sheet, box, (left, top))

    def prepare(self, brush: Brush, leaves: Iterable[Leaf], now: int) -> bool:
        """Paint the first that is missing, or as much of it as there is time for; one at each
        time, because all of them at once make a frame that is seen to be late.  A frame may be
        painted in several parts.  Are they all there?"""
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
        """None where it takes longer; the next call goes on."""
        assert self._painter is not None, "renew comes first"
        sketch = leaf.draw()
        return self._painter.paint_over(Layer("", sketch.shapes, sketch.captions),
                                        brush.theme.scale, brush.voice, patience, leaf.grain)
