"""Paints a sketch, and says which of its spots lies under a point.

Shapes are painted several times as large and shrunk; words are set at their true size on top.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from alexandre.ui.layout import Box
from alexandre.ui.sketch import (
    Caption,
    Disc,
    Place,
    Plate,
    Polygon,
    Shape,
    Sketch,
    Spot,
    Stroke,
    Wording,
    star,
)
from alexandre.ui.text import Typesetter
from alexandre.ui.theme import Theme

Voice = Callable[[Wording], str]

FINE: Final = 3  # how many times as large a picture is painted
COARSE: Final = 2
MANY: Final = 700_000  # pixels from which the coarse way has to do

HALO: Final = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


@dataclass(frozen=True)
class Fit:
    """How a sketch lies in a box: as large as it can be, in the middle."""

    scale: float
    left: float
    top: float

    @staticmethod
    def of(sketch: Sketch, box: Box) -> Fit:
        """The sketch in that box, its proportions kept."""
        width, height = sketch.size
        scale = min(box.w / width, box.h / height)
        return Fit(scale, box.x + (box.w - width * scale) / 2,
                   box.y + (box.h - height * scale) / 2)

    def out(self, place: Place) -> Place:
        """A place of the sketch, in the units of the box."""
        return self.left + place[0] * self.scale, self.top + place[1] * self.scale

    def into(self, at: Place) -> Place:
        """A point of the box, in the units of the sketch."""
        return (at[0] - self.left) / self.scale, (at[1] - self.top) / self.scale


def spot_under(sketch: Sketch, at: Place) -> Spot | None:
    """The spot nearest to the top that holds the place; what is exact goes before what is near."""
    for spot in sketch.spots:
        if holds(spot, at):
            return spot
    return None


def holds(spot: Spot, at: Place) -> bool:
    """Is the place inside the polygon, or within reach of the line or the point?"""
    if len(spot.outline) >= 3:
        return is_inside(spot.outline, at)
    return distance(spot.outline[0], spot.outline[-1], at) <= spot.reach


def is_inside(corners: tuple[Place, ...], at: Place) -> bool:
    """Even-odd: how many sides does a ray to the right cross?"""
    x, y = at
    inside = False
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside


def distance(start: Place, end: Place, at: Place) -> float:
    """How far a point lies from a line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    share = 0.0
    if length:
        share = ((at[0] - start[0]) * dx + (at[1] - start[1]) * dy) / length
        share = min(1.0, max(0.0, share))
    return math.hypot(at[0] - start[0] - share * dx, at[1] - start[1] - share * dy)


class Painter:
    """Sketches in pixels."""

    def __init__(self, theme: Theme, letters: Typesetter) -> None:
        self.theme = theme
        self.letters = letters

    def picture(self, sketch: Sketch, scale: float, voice: Voice) -> pygame.Surface:
        """The whole sketch, `scale` pixels to a unit."""
        width, height = (max(1, round(side * scale)) for side in sketch.size)
        fold = FINE if width * height < MANY else COARSE
        large = pygame.Surface((width * fold, height * fold), pygame.SRCALPHA)
        for shape in sketch.shapes:
            self._paint(large, shape, scale * fold)
        picture = pygame.transform.smoothscale(large, (width, height))
        for caption in sketch.captions:
            self._set(picture, caption, scale, voice)
        return picture

    def glow(self, spot: Spot, scale: float, colour: str,
             fill: int) -> tuple[pygame.Surface, Place]:
        """A light round a spot, and where its corner belongs, in pixels of the sketch."""
        pad = 4.0
        reach = spot.reach * scale if len(spot.outline) < 3 else 0.0
        xs = [x * scale for x, _y in spot.outline]
        ys = [y * scale for _x, y in spot.outline]
        left, top = min(xs) - reach - pad, min(ys) - reach - pad
        width, height = max(xs) + reach + pad - left, max(ys) + reach + pad - top
        large = pygame.Surface((math.ceil(width) * FINE, math.ceil(height) * FINE),
                               pygame.SRCALPHA)
        points = [((x - left) * FINE, (y - top) * FINE) for x, y in zip(xs, ys, strict=True)]
        ink = self.theme.colour(colour)
        line = max(FINE * 2, round(2.4 * self.theme.scale * FINE))
        if len(points) >= 3:
            pygame.draw.polygon(large, (*ink, fill), points)
            rounded(large, [*points, points[0], points[1]], (*ink, 255), line)
        else:
            pygame.draw.circle(large, (*ink, fill), points[0], reach * FINE)
            pygame.draw.circle(large, (*ink, 255), points[0], reach * FINE, line)
        size = (math.ceil(width), math.ceil(height))
        return pygame.transform.smoothscale(large, size), (left, top)

    def _paint(self, onto: pygame.Surface, shape: Shape, scale: float) -> None:
        match shape:
            case Polygon():
                points = [(x * scale, y * scale) for x, y in shape.points]
                if shape.fill:
                    pygame.draw.polygon(onto, self.theme.colour(shape.fill), points)
                if shape.line:
                    rounded(onto, [*points, points[0]], self.theme.colour(shape.line),
                            max(1, round(shape.width * scale)))
            case Stroke():
                points = [(x * scale, y * scale) for x, y in shape.points]
                rounded(onto, points, self.theme.colour(shape.colour),
                        max(1, round(shape.width * scale)))
            case Disc():
                self._disc(onto, shape, scale)
            case Plate():
                self._plate(onto, shape, scale)

    def _disc(self, onto: pygame.Surface, shape: Disc, scale: float) -> None:
        at = (shape.at[0] * scale, shape.at[1] * scale)
        if shape.fill:
            pygame.draw.circle(onto, self.theme.colour(shape.fill), at, shape.radius * scale)
        if shape.line:
            pygame.draw.circle(onto, self.theme.colour(shape.line), at,
                               (shape.radius + shape.width / 2) * scale,
                               max(1, round(shape.width * scale)))

    def _plate(self, onto: pygame.Surface, shape: Plate, scale: float) -> None:
        rect = pygame.Rect(round(shape.at[0] * scale), round(shape.at[1] * scale),
                           round(shape.size[0] * scale), round(shape.size[1] * scale))
        radius = round(shape.radius * scale)
        if shape.fill:
            pygame.draw.rect(onto, self.theme.colour(shape.fill), rect, border_radius=radius)
        if shape.line:
            pygame.draw.rect(onto, self.theme.colour(shape.line), rect,
                             width=max(1, round(shape.width * scale)), border_radius=radius)

    def _set(self, onto: pygame.Surface, caption: Caption, scale: float, voice: Voice) -> None:
        size = max(6, round(caption.size * scale))
        text = voice(caption.text)
        if caption.most:
            text = self.letters.fitted(text, caption.face, size, round(caption.most * scale))
        picture = self.letters.picture(text, caption.face, size, self.theme.colour(caption.colour))
        shift = {"left": 0.0, "centre": 0.5, "right": 1.0}[caption.align]
        left = round(caption.at[0] * scale - picture.get_width() * shift)
        top = round(caption.at[1] * scale - picture.get_height() / 2)
        if caption.halo:
            ring = self.letters.picture(text, caption.face, size, self.theme.colour(caption.halo))
            reach = max(1, round(self.theme.scale))
            for dx, dy in HALO:
                onto.blit(ring, (left + dx * reach, top + dy * reach))
        onto.blit(picture, (left, top))


def mark(letters: Typesetter) -> pygame.Surface:
    """The house's mark, as windows and task bars show it."""
    return Painter(Theme(), letters).picture(Sketch((34, 34), star((17, 17), 15)), 2.0, str)


def rounded(onto: pygame.Surface, points: list[Place], colour: tuple[int, ...],
            width: int) -> None:
    """A broken line of even width with round ends and joints."""
    for (x1, y1), (x2, y2) in pairwise(points):
        length = math.hypot(x2 - x1, y2 - y1)
        if width > 1 and length:
            across, down = (y2 - y1) / length * width / 2, (x1 - x2) / length * width / 2
            pygame.draw.polygon(onto, colour, [(x1 + across, y1 + down), (x2 + across, y2 + down),
                                               (x2 - across, y2 - down), (x1 - across, y1 - down)])
        else:
            pygame.draw.line(onto, colour, (x1, y1), (x2, y2), width)
    if width > 2:
        for x, y in points:
            pygame.draw.circle(onto, colour, (x, y), width / 2)
