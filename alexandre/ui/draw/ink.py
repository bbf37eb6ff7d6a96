"""Shapes in pixels: runs of like shapes are drawn enlarged and shrunk together.

Every surface here holds its colours multiplied by their cover, so that soft edges stay clean on
whatever they are laid.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, pairwise
from typing import Final, NamedTuple

import pygame

from alexandre.ui.draw import patterns
from alexandre.ui.draw.extent import Extent, extent, unite
from alexandre.ui.draw.sketch import (
    Cutout,
    Disc,
    Place,
    Plate,
    Polygon,
    Print,
    Shade,
    Shape,
    Stroke,
)
from alexandre.ui.draw.theme import Theme
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.typesetter import heft

LAID: Final = pygame.BLEND_PREMULTIPLIED
THIN: Final = 3  # pixels of a line that is drawn as it is
CLEAR: Final = (0, 0, 0, 0)
WHITE: Final = (255, 255, 255)
MARKS: Final = 1_000_000  # bytes of patterns
SOFT: Final = 3  # a blur is painted at that many steps to its width
BROAD: Final = 1 << 17  # pixels of a part that takes more than a frame if it is painted finely
COARSE: Final = 2  # how many times as large it is painted then
ROUGH: Final = 1  # with hard edges, at once


Pause = Callable[[pygame.Rect], None]


class Run(NamedTuple):
    """The sheet of shapes of one manner, kept among the tiles."""

    sheet: pygame.Surface


class Ink:
    """Draws shapes on a surface; textures are even grounds if the theme has no prints."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.prints = theme.prints
        self._patterns: Cache[tuple[str, str, int], pygame.Surface] = Cache(MARKS, heft)

    def is_ready(self, shape: Shape) -> bool:
        """Whether the plate that the shape shows has been loaded, if it shows one."""
        asset = shape.asset if isinstance(shape, Print) else \
            shape.texture if isinstance(shape, Polygon) else ""
        return not asset or self.prints is None or self.prints.is_ready(asset)

    def lay(self, onto: pygame.Surface, area: pygame.Rect, shapes: Sequence[Shape],
            scale: float, fold: int, pause: Pause | None = None) -> None:
        """Paint shapes; `onto` shows that area of the whole picture, `scale` pixels to a unit.

        With `pause`, which hears of the part before it is painted and may raise, every run is
        kept: the next call goes on, and what changes in part is painted in part.
        """
        for kind, run in groupby(shapes, key=manner):
            group = tuple(run)
            if kind[0] == "soft":
                self._soft(onto, area, group, scale, pause)
                continue
            if kind[0] == "pattern" and not self.theme.patterns:
                continue
            if fold == ROUGH and kind == ("plain", "", 1.0) and not any(map(is_hole, group)):
                for shape in group:
                    self._draw(onto, area.topleft, shape, scale)
                continue
            for part, those in [*clusters(group, scale)] if kind[0] == "plain" else [
                    (pixel_bounds(map(extent, group), scale), group)]:
                part = part.clip(area)
                if part.w and part.h:
                    sheet = self._keep((kind, those, scale, fold), part, partial(
                        self._sheet, kind, part, those, scale, fold), pause)
                    onto.blit(sheet, (part.x - area.x, part.y - area.y), special_flags=LAID)

    def _keep(self, key: Hashable, part: pygame.Rect, make: Callable[[], pygame.Surface],
              pause: Pause | None) -> pygame.Surface:
        """The sheet of a run; most of a form is the same with every click on it."""
        if pause is None:
            return make()

        def paint() -> Run:
            pause(part)
            return Run(make())

        kept: Run = self.theme.tiles.get((key, tuple(part)), paint)
        return kept.sheet

    def _sheet(self, kind: tuple[str, Hashable, float], part: pygame.Rect,
               group: tuple[Shape, ...], scale: float, fold: int) -> pygame.Surface:
        how, _which, cover = kind
        if how == "print":
            sheet = self._paint_print(part, group, scale)
        elif how == "texture":
            sheet = self._paint_texture(part, group, scale)
        elif how == "pattern":
            sheet = self._paint_pattern(part, group, scale)
        else:
            sheet = self._plain(part, group, scale, fold)
        return fade(sheet, cover)

    def _plain(self, part: pygame.Rect, group: tuple[Shape, ...], scale: float,
               fold: int) -> pygame.Surface:
        if part.w * part.h > BROAD:
            fold = min(fold, COARSE)
        large = pygame.Surface((part.w * fold, part.h * fold), pygame.SRCALPHA)
        corner = (part.x * fold, part.y * fold)
        for shape in group:
            self._draw(large, corner, shape, scale * fold)
        return large if fold == ROUGH else pygame.transform.smoothscale(large, part.size)

    def _paint_texture(self, part: pygame.Rect, group: tuple[Shape, ...],
                       scale: float) -> pygame.Surface:
        """Fill the polygons with a texture; the edges are hard and need a line over them."""
        first = group[0]
        assert isinstance(first, Polygon)
        tint = self.theme.colour(first.fill) if first.fill else WHITE
        sheet = cut_out(part, outlines(group), tint, scale)
        if self.prints is not None:
            ground = self.prints.ground(first.texture, scale, part)
            sheet.blit(ground, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return sheet

    def _paint_pattern(self, part: pygame.Rect, group: tuple[Shape, ...],
                       scale: float) -> pygame.Surface:
        """Fill the polygons with a repeated mark."""
        sheet = cut_out(part, outlines(group), WHITE, scale)
        first = group[0]
        assert isinstance(first, Polygon)
        side = max(4, round(patterns.PERIOD * scale))
        key = (first.pattern, first.fill, side)
        marks = self._patterns.get(key, patterns.mark, first.pattern,
                                   self.theme.colour(first.fill), side)
        cover = pygame.Surface(part.size, pygame.SRCALPHA)
        for y in range(-(part.y % side), part.h, side):
            for x in range(-(part.x % side), part.w, side):
                cover.blit(marks, (x, y), special_flags=LAID)
        sheet.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    def _paint_print(self, part: pygame.Rect, group: tuple[Shape, ...],
                     scale: float) -> pygame.Surface:
        sheet = pygame.Surface(part.size, pygame.SRCALPHA)
        for shape in group:
            if isinstance(shape, Print) and self.prints is not None:
                size = (max(1, round(shape.size[0] * scale)), max(1, round(shape.size[1] * scale)))
                x, y = (round(shape.at[0] * scale) - part.x, round(shape.at[1] * scale) - part.y)
                area = pygame.Rect((-x, -y), part.size)
                plate, (left, top) = self.prints.scale_part(shape.asset, size, area)
                sheet.blit(plate, (x + left, y + top))
                if isinstance(shape, Cutout):
                    hole = cut_out(part, [shape.outline], WHITE, scale)
                    sheet.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return sheet

    def _soft(self, onto: pygame.Surface, area: pygame.Rect, group: tuple[Shape, ...],
              scale: float, pause: Pause | None) -> None:
        """Paint large, reduce until an edge is one dot wide, and enlarge again."""
        first = group[0]
        assert isinstance(first, Shade)
        step = max(1, round(first.blur * scale / SOFT))
        pad = step * (SOFT + 1)
        near = area.inflate(2 * pad, 2 * pad)
        reach = pixel_bounds(map(extent, group), scale).inflate(2 * pad, 2 * pad)
        part = reach.clip(near)
        if not part.clip(area).w or not part.clip(area).h:
            return
        part = snap(part, step)
        sheet = self._keep((group, scale), part,
                           partial(self._blur, group, part, step, scale), pause)
        onto.blit(sheet, (part.x - area.x, part.y - area.y), special_flags=LAID)

    def _blur(self, group: tuple[Shape, ...], part: pygame.Rect, step: int,
              scale: float) -> pygame.Surface:
        first = group[0]
        assert isinstance(first, Shade)
        sheet = cut_out(part, outlines(group), self.theme.colour(first.colour), scale)
        small = pygame.transform.smoothscale(sheet, (part.w // step, part.h // step))
        return fade(pygame.transform.smoothscale(blur(small), part.size), first.cover)

    def _draw(self, onto: pygame.Surface, corner: tuple[int, int], shape: Shape,
              scale: float) -> None:
        match shape:
            case Polygon():
                points = to_pixels(shape.points, corner, scale)
                if shape.is_hole:
                    pygame.draw.polygon(onto, CLEAR, points)
                elif shape.fill:
                    pygame.draw.polygon(onto, self.theme.colour(shape.fill), points)
                if shape.line:
                    draw_rounded(onto, [*points, points[0]], self.theme.colour(shape.line),
                                 max(1, round(shape.width * scale)))
            case Stroke():
                width = max(1, round(shape.width * scale))
                for run in dashes(shape.points, shape.dash):
                    draw_rounded(onto, to_pixels(run, corner, scale),
                                 self.theme.colour(shape.colour), width)
            case Disc():
                self._disc(onto, corner, shape, scale)
            case Plate():
                self._plate(onto, corner, shape, scale)

    def _disc(self, onto: pygame.Surface, corner: tuple[int, int], shape: Disc,
              scale: float) -> None:
        (at,) = to_pixels((shape.at,), corner, scale)
        if shape.fill:
            pygame.draw.circle(onto, self.theme.colour(shape.fill), at, shape.radius * scale)
        if shape.line:
            pygame.draw.circle(onto, self.theme.colour(shape.line), at,
                               (shape.radius + shape.width / 2) * scale,
                               max(1, round(shape.width * scale)))

    def _plate(self, onto: pygame.Surface, corner: tuple[int, int], shape: Plate,
               scale: float) -> None:
        ((left, top),) = to_pixels((shape.at,), corner, scale)
        rect = pygame.Rect(round(left), round(top), round(shape.size[0] * scale),
                           round(shape.size[1] * scale))
        radius = round(shape.radius * scale)
        if shape.fill:
            pygame.draw.rect(onto, self.theme.colour(shape.fill), rect, border_radius=radius)
        if shape.line:
            pygame.draw.rect(onto, self.theme.colour(shape.line), rect,
                             width=max(1, round(shape.width * scale)), border_radius=radius)


def is_hole(shape: Shape) -> bool:
    """Whether the shape erases what lies below it."""
    return isinstance(shape, Polygon) and shape.is_hole


def manner(shape: Shape) -> tuple[str, Hashable, float]:
    """The key of a shape's style: consecutive shapes of one style are painted together."""
    match shape:
        case Shade():
            return "soft", (shape.blur, shape.colour), shape.cover
        case Print():
            return "print", (shape.asset, shape if isinstance(shape, Cutout) else None), 1.0
        case Polygon() if shape.texture:
            return "texture", (shape.texture, shape.fill), shape.cover
        case Polygon() if shape.pattern:
            return "pattern", (shape.pattern, shape.fill), shape.cover
    return "plain", "", shape.cover


def pixel_bounds(extents: Iterable[Extent], scale: float) -> pygame.Rect:
    """The pixels that ink with these extents may cover."""
    left, top, right, bottom = unite(extents)
    x, y = math.floor(left * scale) - 1, math.floor(top * scale) - 1
    return pygame.Rect(x, y, math.ceil(right * scale) + 1 - x, math.ceil(bottom * scale) + 1 - y)


def clusters(group: Sequence[Shape],
             scale: float) -> Iterator[tuple[pygame.Rect, tuple[Shape, ...]]]:
    """Groups of shapes whose ink may overlap, in order, each with its pixels.

    Shapes far apart are painted on small surfaces, not on a large one round all of them.
    """
    parts: list[tuple[pygame.Rect, list[int]]] = []
    for number, shape in enumerate(group):
        area, numbers = pixel_bounds((extent(shape),), scale), [number]
        while met := area.collidelistall([part for part, _numbers in parts]):
            for place in reversed(met):
                part, others = parts.pop(place)
                area.union_ip(part)
                numbers += others
        parts.append((area, numbers))
    for area, numbers in parts:
        yield area, tuple(group[number] for number in sorted(numbers))


def to_pixels(points: tuple[Place, ...], corner: tuple[int, int], scale: float) -> list[Place]:
    """Places of the sketch as pixels of a surface with that corner."""
    left, top = corner
    return [(x * scale - left, y * scale - top) for x, y in points]


def outlines(group: Sequence[Shape]) -> Iterator[tuple[Place, ...]]:
    """The outlines of the areas among these shapes."""
    return (shape.points for shape in group if isinstance(shape, Polygon | Shade))


def cut_out(part: pygame.Rect, areas: Iterable[tuple[Place, ...]], colour: tuple[int, ...],
            scale: float) -> pygame.Surface:
    """A transparent surface on which these areas are filled with one colour."""
    sheet = pygame.Surface(part.size, pygame.SRCALPHA)
    for points in areas:
        pygame.draw.polygon(sheet, colour, to_pixels(points, part.topleft, scale))
    return sheet


def snap(part: pygame.Rect, step: int) -> pygame.Rect:
    """A rectangle enlarged to whole steps, the same ones wherever painting starts."""
    left, top = part.x // step * step, part.y // step * step
    return pygame.Rect(left, top, (part.right - left + step) // step * step,
                       (part.bottom - top + step) // step * step)


def blur(sheet: pygame.Surface) -> pygame.Surface:
    """A surface with every dot averaged with its neighbours; `sheet` is faded by it."""
    surface = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
    part = fade(sheet, 1 / 9)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            surface.blit(part, (dx, dy), special_flags=pygame.BLEND_RGBA_ADD)
    return surface


def fade(sheet: pygame.Surface, cover: float) -> pygame.Surface:
    """Make the surface itself translucent, and return it."""
    if cover < 1.0:
        light = round(255 * cover)
        sheet.fill((light, light, light, light), special_flags=pygame.BLEND_RGBA_MULT)
    return sheet


def premultiply(sheet: pygame.Surface) -> pygame.Surface:
    """A picture with its colours multiplied by their alpha."""
    white = sheet.copy()
    white.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    cover = pygame.Surface(sheet.get_size(), 0, 32, (0xFF0000, 0xFF00, 0xFF, 0))
    cover.blit(white, (0, 0))
    surface = sheet.copy()
    surface.blit(cover, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def straighten(sheet: pygame.Surface) -> pygame.Surface:
    """A picture with its colours divided by their alpha."""
    pixels = bytearray(pygame.image.tobytes(sheet, "RGBA"))
    for at in range(0, len(pixels), 4):
        cover = pixels[at + 3]
        if 0 < cover < 255:
            pixels[at:at + 3] = (min(255, colour * 255 // cover) for colour in pixels[at:at + 3])
    return pygame.image.frombytes(bytes(pixels), sheet.get_size(), "RGBA")


def dashes(points: tuple[Place, ...],
           dash: tuple[float, float] | tuple[()]) -> Iterator[tuple[Place, ...]]:
    """A line split into dashes; the whole line if it has none."""
    if not dash:
        yield points
        return
    on, off = dash
    run: list[Place] = [points[0]]
    left, is_mark = on, True
    for start, end in pairwise(points):
        length, done = math.dist(start, end), 0.0
        while length - done > left:
            done += left
            x, y = ((end[axis] - start[axis]) * done / length for axis in (0, 1))
            place = (start[0] + x, start[1] + y)
            if is_mark:
                yield (*run, place)
            run, is_mark = [place], not is_mark
            left = on if is_mark else off
        left -= length - done
        run.append(end)
    if is_mark and len(run) > 1:
        yield tuple(run)


def draw_rounded(onto: pygame.Surface, points: list[Place], colour: tuple[int, ...],
                 width: int) -> None:
    """Draw a broken line of even width with round ends and joints; a thin one has no room for
    them."""
    if width <= THIN:
        pygame.draw.lines(onto, colour, False, points, width)
        return
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.hypot(x2 - x1, y2 - y1)
        if length:
            across, down = (y2 - y1) / length * width / 2, (x1 - x2) / length * width / 2
            pygame.draw.polygon(onto, colour, [(x1 + across, y1 + down), (x2 + across, y2 + down),
                                               (x2 - across, y2 - down), (x1 - across, y1 - down)])
    for x, y in points:
        pygame.draw.circle(onto, colour, (x, y), width / 2)
