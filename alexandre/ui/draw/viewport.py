"""A sketch as a camera sees it, in pixels: what can be seen is painted sharp and kept.

While the camera moves, what was painted last is stretched over the screen, with the whole sheet
behind it; that takes a fraction of the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.draft import is_backdrop, paint_draft
from alexandre.ui.draw.extent import Extent, extent, unite
from alexandre.ui.draw.ink import LAID
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.painter import Fit, Painter, Voice, Window, bounds_of
from alexandre.ui.draw.sketch import Layer, Sketch, Spot
from alexandre.ui.draw.theme import Theme
from alexandre.ui.draw.tiles import BRIEF, Stamp
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.typesetter import heft

Light = tuple[Spot, str, int]  # a spot, the colour of its light, how strongly it covers
GLOWS: Final = 4_000_000  # bytes of lights


@dataclass(frozen=True)
class Scene:
    """Everything that a viewport paints."""

    sketch: Sketch
    over: Layer
    lights: Sequence[Light]


@dataclass(frozen=True)
class Snapshot:
    """A picture of a part of the sketch at `scale` pixels to a unit, from `start`."""

    sheet: pygame.Surface
    scale: float
    start: tuple[int, int]


def weigh_stamp(stamp: Stamp) -> int:
    """The bytes that its picture takes."""
    return heft(stamp[0])


class Viewport:
    """Caches what it has painted of one sketch; call `forget` when the sketch changes."""

    def __init__(self) -> None:
        self.least = 0  # pixels of the smallest letters that are read, 0 for all
        self._painter: Painter | None = None
        self._made: tuple[Theme | None, int] = (None, 0)  # for what
        self._sharp: Snapshot | None = None
        self._near: Snapshot | None = None
        self._far: Snapshot | None = None
        self._edition = -1
        self._stretched: tuple[object, list[Stamp]] = None, []
        self._latest: tuple[Brush | None, Snapshot | None] = (None, None)  # unfinished
        self._over: tuple[tuple[Painter, float, Layer] | None, list[Stamp]] = None, []
        self._draft: tuple[object, pygame.Surface] | None = None  # below what is unfinished
        self._late: Brush | None = None  # had no time for what lies over the sketch
        self._glows: Cache[object, Stamp] = Cache(GLOWS, weigh_stamp)

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to paint."""
        return self._painter is None or (self._painter.is_done and self._late is None)

    @property
    def is_coarse(self) -> bool:
        """Whether there has been no sharp picture yet."""
        return self._painter is not None and not self._painter.is_whole

    def forget(self) -> None:
        self._sharp = self._near = self._far = None
        self._stretched = None, []

    def clear(self) -> None:
        """Release everything painted, the lights and their painter too."""
        self.forget()
        self._painter, self._latest, self._late = None, (None, None), None
        self._draft = None
        self._over = None, []
        self._glows.clear()

    def settle(self) -> None:
        """Note that the camera has come to rest."""
        self._near = None
        self._stretched = None, []

    def paint(self, brush: Brush, box: Box, fit: Fit, scene: Scene, *, edition: int,
              whole: float, is_moving: bool) -> None:
        """Paint the visible part of the sketch in the box."""
        factor = brush.theme.scale
        scale = fit.scale * factor
        corner = (round(fit.left * factor), round(fit.top * factor))
        view = brush.rect(box).clip(bounds_of(scene.sketch, scale).move(corner))
        if not (view.w and view.h):  # a picture without room
            self._painter = None
            return
        painter = self._painter_of(brush, edition)
        start, sharp = (view.x - corner[0], view.y - corner[1]), self._sharp
        is_fitting = sharp is not None and \
            (sharp.scale, sharp.start, sharp.sheet.get_size()) == (scale, start, view.size)
        if is_moving and sharp is not None and not is_fitting:
            self._stretch(brush, painter, (view, corner, scale), scene, whole * factor)
            return
        self.settle()
        if is_backdrop(scene.sketch):
            brush.begin()  # that is a piece
            self._lay_draft(brush, scene.sketch, scale, view, (*start, *view.size))
            return
        if sharp is None or not is_fitting:
            sharp = self._sharp = None  # before the next one, or both are held
            sharp = self._paint(brush, painter, scene.sketch, scale, (*start, *view.size))
        if scale == whole * factor and painter.is_done:
            self._far = sharp
        if not painter.is_whole:
            self._lay_draft(brush, scene.sketch, scale, view, (*start, *view.size))
        brush.onto.blit(sharp.sheet, view, special_flags=LAID)
        if painter.is_done:
            self._draft = None
        if painter.is_whole:  # no lights on a board that only begins to be there
            self._light(brush.onto, brush, corner, scene, scale)

    def _paint(self, brush: Brush, painter: Painter, sketch: Sketch, scale: float,
               window: Window) -> Snapshot:
        """Paint as much as this frame has time for."""
        last, unfinished = self._latest
        if last is brush and unfinished is not None:
            return unfinished
        sheet = painter.picture(sketch, scale, brush.voice, window, brush.begin())
        image = Snapshot(sheet, scale, window[:2])
        self._sharp = image if painter.is_done else None
        self._latest = (None, None) if painter.is_done else (brush, image)
        return image

    def _lay_draft(self, brush: Brush, sketch: Sketch, scale: float, view: pygame.Rect,
                   window: Window) -> None:
        """Lay a coarse picture of the whole where the sharp one is not yet complete."""
        key = sketch, scale, window
        if self._draft is None or self._draft[0] != key:
            self._draft = None  # before the next one, or both are held
            layers = tuple(layer for layer in sketch.strata()
                           if scale >= layer.from_zoom * brush.theme.scale)
            self._draft = key, paint_draft(brush.theme, layers, scale, pygame.Rect(window),
                                           bounds_of(sketch, scale))
        brush.onto.blit(self._draft[1], view, special_flags=LAID)

    def _painter_of(self, brush: Brush, edition: int) -> Painter:
        """The painter for this size and these words; a change discards what was painted."""
        made = (brush.theme, self.least)
        if self._painter is None or made != self._made:
            self.clear()
            self._made = made
            self._painter = Painter(brush.theme, brush.letters, self.least)
        if edition != self._edition:
            self._edition = edition
            self._over = None, []
            self.forget()
        return self._painter

    def _light(self, onto: pygame.Surface, brush: Brush, corner: tuple[int, int], scene: Scene,
               scale: float) -> None:
        """Paint the prepared move, then the lights; `corner` is that of the whole sketch."""
        painter = self._painter
        assert painter is not None
        for sheet, (dx, dy) in self._paint_over(painter, brush, scene.over, scale):
            onto.blit(sheet, (corner[0] + dx, corner[1] + dy), special_flags=LAID)
        for spot, colour, cover in scene.lights:
            key = (spot.outline, spot.reach, colour, cover, scale)
            light, (x, y) = self._glow(painter, key, spot)
            onto.blit(light, (corner[0] + x, corner[1] + y), special_flags=LAID)

    def _paint_over(self, painter: Painter, brush: Brush, over: Layer,
                    scale: float) -> list[Stamp]:
        """Paint the prepared move, or the previous one while that takes longer."""
        key = painter, scale, over
        if self._over[0] == key:
            self._late = None
        elif self._late is not brush:  # once for all parts of a frame
            patience = brush.patience if self._late is None else max(BRIEF, brush.patience)
            laid = painter.paint_over(over, scale, brush.voice, patience) if over.shapes else ()
            self._late = brush if laid is None else None
            if laid is not None:
                self._over = key, [laid] if laid else []
        is_fitting = self._over[0] is not None and self._over[0][:2] == key[:2]
        return self._over[1] if is_fitting else []

    def _glow(self, painter: Painter, key: tuple[object, float, str, int, float],
              spot: Spot) -> Stamp:
        _outline, _reach, colour, cover, scale = key
        return self._glows.get(key, painter.glow, spot, scale, colour, cover)

    def _stretch(self, brush: Brush, painter: Painter,
                 seen: tuple[pygame.Rect, tuple[int, int], float], scene: Scene,
                 whole: float) -> None:
        """Lay the last sharp picture where the camera has moved it, and the whole sheet around it.
        """
        near = self._near or self._paint_lights(brush, scene)
        self._near = near
        if self._stretched[0] != (near, *seen):  # once for all parts of a frame
            parts = [near]
            if not covers(near, *seen):
                if self._far is None:
                    area = bounds_of(scene.sketch, whole)
                    sheet = painter.picture(scene.sketch, whole, brush.voice,
                                            (area.x, area.y, area.w, area.h))
                    self._far = Snapshot(sheet, whole, area.topleft)
                parts = [self._far, near]
            self._stretched = None, []  # before the next ones, or both are held
            self._stretched = (near, *seen), [scale_snapshot(each, *seen) for each in parts]
        for sheet, at in self._stretched[1]:
            brush.onto.blit(sheet, at, special_flags=LAID)

    def _paint_lights(self, brush: Brush, scene: Scene) -> Snapshot:
        sharp = self._sharp
        assert sharp is not None
        sheet = sharp.sheet.copy()
        self._light(sheet, brush, (-sharp.start[0], -sharp.start[1]), scene, sharp.scale)
        return Snapshot(sheet, sharp.scale, sharp.start)


def reach_of(layer: Layer, lettering: Lettering, voice: Voice, scale: float) -> Extent | None:
    """The extent of a layer above a sketch, in units; None if it is empty."""
    parts = [*map(extent, layer.shapes), *(lettering.reach(each, voice(each.text), scale)
                                           for each in layer.captions)]
    return unite(parts) if parts else None


def covers(part: Snapshot, view: pygame.Rect, corner: tuple[int, int], scale: float) -> bool:
    """Whether the snapshot fills the view."""
    grown = scale / part.scale
    left, top = (corner[side] + part.start[side] * grown for side in (0, 1))
    width, height = (side * grown for side in part.sheet.get_size())
    return (left <= view.left + 1 and top <= view.top + 1
            and left + width >= view.right - 1 and top + height >= view.bottom - 1)


def scale_snapshot(part: Snapshot, view: pygame.Rect, corner: tuple[int, int],
                   scale: float) -> Stamp:
    """A picture scaled to the present size of its part of the sketch, and its start."""
    grown = scale / part.scale
    left, top = (corner[side] + part.start[side] * grown for side in (0, 1))
    if grown == 1.0:
        return part.sheet, (round(left), round(top))
    source = pygame.Rect((view.left - left) // grown, (view.top - top) // grown,
                         view.width // grown + 2, view.height // grown + 2)
    source = source.clip(part.sheet.get_rect())
    if not source.width or not source.height:
        return pygame.Surface((0, 0)), view.topleft
    size = (max(1, round(source.width * grown)), max(1, round(source.height * grown)))
    stretched = pygame.transform.scale(part.sheet.subsurface(source), size)
    return stretched, (round(left + source.x * grown), round(top + source.y * grown))
