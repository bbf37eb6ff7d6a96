"""Panels, buttons and everything else with corners: painted from nine pieces, so that a large
one costs little more than a small one.

Corners and lines are painted several times as large and shrunk, which makes them smooth.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

import pygame

from alexandre.ui.text.cache import Cache, remember
from alexandre.ui.text.typesetter import Colour, heft

FOLD: Final = 4  # how many times as large corners are painted
PAINTED: Final = 10_000_000  # bytes of panels that are kept at scale 1, as much again of shadows
TICKS: Final = 1_000_000  # bytes of ticks
CORNERS: Final = 2_000_000  # bytes of corners
SHADOW: Final = 6  # logical units that a shadow reaches beyond its panel

State = str  # "", "hover", "down", "off", "on"


@dataclass(frozen=True)
class Look:
    """Names of colours: top and bottom of the ground, the border, a thin line inside it.

    `radius` and `line` are in logical units; `is_raised` casts a shadow on what lies below.
    """

    top: str
    bottom: str
    border: str
    inner: str = ""
    radius: float = 7.0
    line: float = 1.3
    is_raised: bool = False


LOOKS: Final[dict[str, Look]] = {
    "panel": Look("parchment", "parchment.deep", "gold", "page", 8, is_raised=True),
    "plain": Look("page", "parchment", "gold.pale", "", 6),
    "button": Look("button.top", "button.bottom", "gold.line", "page", 7),
    "primary": Look("seal", "seal.deep", "gold.line", "gold.pale", 7),
    "field": Look("page", "page", "ink.soft", "", 6),
    "row": Look("page", "parchment", "gold.pale", "", 6),
    "tip": Look("page", "parchment", "ink.soft", "", 5, is_raised=True),
    "frame": Look("coast", "ink", "gold.pale", "gold", 8, is_raised=True),
    "groove": Look("well", "page", "ink.soft", "", 5, 1.1),
    "list": Look("page", "page", "gold.line", "", 7, is_raised=True),
    "fill": Look("fill.top", "seal.deep", "seal.deep", "", 5, 1.1),
    "knob": Look("button.top", "button.bottom", "gold.line", "page", 6),
    "thumb": Look("button.top", "button.bottom", "gold.line", "", 4, 1.0),
    "tab": Look("button.bottom", "parchment.edge", "gold.line", "", 7),
}

# What a state changes of a look; a button that is chosen or held is lit from below.
CHANGES: Final[dict[State, dict[str, str]]] = {
    "hover": {"top": "hover.top", "bottom": "hover.bottom", "border": "seal"},
    "down": {"top": "button.bottom", "bottom": "button.top", "border": "seal.deep"},
    "on": {"top": "page", "bottom": "page", "border": "seal", "inner": "gold.pale"},
    "off": {"top": "off", "bottom": "off", "border": "off.line", "inner": ""},
}
PRIMARY: Final[dict[State, dict[str, str]]] = {
    "hover": {"top": "seal.light", "bottom": "seal", "border": "gold.pale"},
    "down": {"top": "seal.deep", "bottom": "seal"},
    "off": CHANGES["off"],
}
STILL: Final = ("panel", "plain", "field", "tip", "frame", "groove", "fill", "list")
"""What looks the same under the mouse."""


@remember(200)
def look_of(kind: str, state: State) -> Look:
    """How that kind looks in that state; "fill:seat1" is filled with that colour."""
    kind, _colon, colour = kind.partition(":")
    look = LOOKS[kind]
    if colour:
        return replace(look, top=colour, bottom=colour, border=colour)
    if kind in STILL and state != "off":
        return look
    change = (PRIMARY if kind == "primary" else CHANGES).get(state, {})
    return replace(look, top=change.get("top", look.top), inner=change.get("inner", look.inner),
                   bottom=change.get("bottom", look.bottom),
                   border=change.get("border", look.border))


class Panels:
    """Painted panels in pixels, kept by size; `colours` gives the colour of a name."""

    def __init__(self, colours: dict[str, Colour], scale: float) -> None:
        self._colours = colours
        self._scale = scale
        most = round(PAINTED * max(1.0, scale * scale))
        self._panels: Cache[tuple[int, int, Look], pygame.Surface] = Cache(most, heft)
        self._shadows: Cache[tuple[int, int], pygame.Surface] = Cache(most, heft)
        self._ticks: Cache[tuple[int, int, str], pygame.Surface] = Cache(TICKS, heft)
        self._corners: Cache[tuple[Look, int], tuple[pygame.Surface, pygame.Surface]] = Cache(
            CORNERS, lambda pair: heft(pair[0]) + heft(pair[1]))

    def panel(self, width: int, height: int, kind: str, state: State = "") -> pygame.Surface:
        """A rounded panel of that size with a thin border; `LOOKS` lists the kinds."""
        size = max(3, width), max(3, height)
        look = look_of(kind, state)
        return self._panels.get((*size, look), lambda: self._panel(size, look))

    def shadow(self, width: int, height: int) -> tuple[pygame.Surface, int]:
        """The soft shadow of a panel of that size, and how far it reaches beyond it."""
        reach = max(2, round(SHADOW * self._scale))
        return self._shadows.get((width, height),
                                 lambda: self._shadow(width, height, reach)), reach

    def forget(self) -> None:
        for kept in (self._panels, self._shadows, self._ticks, self._corners):
            kept.clear()

    def tick(self, width: int, height: int, colour: str) -> pygame.Surface:
        return self._ticks.get((width, height, colour),
                               lambda: self._tick(width, height, colour))

    def _tick(self, width: int, height: int, colour: str) -> pygame.Surface:
        large = pygame.Surface((width * FOLD, height * FOLD), pygame.SRCALPHA)
        ink = self._colours[colour]
        large.fill((*ink, 0))
        corners = [(x * large.get_width(), y * large.get_height())
                   for x, y in ((0.2, 0.52), (0.42, 0.75), (0.82, 0.24))]
        thick = max(FOLD, round(0.13 * large.get_width()))
        for start, end in pairwise(corners):
            pygame.draw.line(large, ink, start, end, thick)
        for corner in corners:
            pygame.draw.circle(large, ink, corner, thick / 2)
        return pygame.transform.smoothscale(large, (width, height))

    def _panel(self, size: tuple[int, int], look: Look) -> pygame.Surface:
        corner = min(round((look.radius + 5) * self._scale) + 2, min(size) // 2)
        mask, lines = self._tile(look, corner, min(size))
        sheet = paint_gradient(size, self._colours[look.top], self._colours[look.bottom])
        whole = stretch(mask, size, corner)
        sheet.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(stretch(lines, size, corner), (0, 0))
        return sheet

    def _tile(self, look: Look, corner: int, least: int) -> tuple[pygame.Surface, pygame.Surface]:
        """The smallest panel of that look: its outline as a mask, and its lines."""
        side = 2 * corner + (2 if least > 2 * corner else least % 2 or 2)
        return self._corners.get((look, side), lambda: self._paint(look, side))

    def _paint(self, look: Look, side: int) -> tuple[pygame.Surface, pygame.Surface]:
        fold = FOLD * self._scale
        large = (side * FOLD, side * FOLD)
        radius = round(look.radius * fold)
        mask = pygame.Surface(large, pygame.SRCALPHA)
        mask.fill((255, 255, 255, 0))
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
        lines = pygame.Surface(large, pygame.SRCALPHA)
        border = self._colours[look.border]
        lines.fill((*border, 0))
        width = max(FOLD, round(look.line * fold))
        pygame.draw.rect(lines, border, lines.get_rect(), width=width, border_radius=radius)
        inner = lines.get_rect().inflate(-round(5.6 * fold), -round(5.6 * fold))
        if look.inner and inner.width > 8 * FOLD:
            pygame.draw.rect(lines, (*self._colours[look.inner], 150), inner, width=FOLD,
                             border_radius=max(2, radius - round(2.8 * fold)))
        return (pygame.transform.smoothscale(mask, (side, side)),
                pygame.transform.smoothscale(lines, (side, side)))

    def _shadow(self, width: int, height: int, reach: int) -> pygame.Surface:
        """Rings of growing darkness, shrunk and stretched: soft without a filter."""
        side = 6 * reach
        large = pygame.Surface((side, side), pygame.SRCALPHA)
        for step in range(reach):
            share = (step + 1) / reach
            rect = large.get_rect().inflate(-2 * step, -2 * step)
            pygame.draw.rect(large, (18, 9, 3, round(92 * share * share)), rect,
                             border_radius=2 * reach - step)
        return stretch(large, (width + 2 * reach, height + 2 * reach), 2 * reach + 2)


def stretch(tile: pygame.Surface, size: tuple[int, int], corner: int) -> pygame.Surface:
    """A small panel made large: its corners as they are, its edges and middle drawn out."""
    side = tile.get_width()
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    cuts = [_cuts(length, side, corner) for length in size]
    for from_x, wide, to_x, new_wide in cuts[0]:
        for from_y, high, to_y, new_high in cuts[1]:
            part = tile.subsurface((from_x, from_y, wide, high))
            if (wide, high) != (new_wide, new_high):
                part = pygame.transform.scale(part, (new_wide, new_high))
            sheet.blit(part, (to_x, to_y))
    return sheet


def _cuts(length: int, side: int, corner: int) -> list[tuple[int, int, int, int]]:
    """Along one side: where each piece is taken, how long it is, where it goes, how long then."""
    corner = min(corner, length // 2, (side - 1) // 2)
    middle = length - 2 * corner
    cuts = [(0, corner, 0, corner), (side // 2, 1, corner, middle),
            (side - corner, corner, length - corner, corner)]
    return [cut for cut in cuts if cut[1] > 0 and cut[3] > 0]


def paint_gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """A ground that goes from one colour to another, downwards."""
    sheet = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        share = y / max(1, size[1] - 1)
        r, g, b = (round(a + (z - a) * share) for a, z in zip(top, bottom, strict=True))
        sheet.set_at((0, y), (r, g, b, 255))
    return pygame.transform.scale(sheet, size)
