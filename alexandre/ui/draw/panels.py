"""Panels, buttons and everything else with corners: painted from nine pieces, so that a large
one costs little more than a small one, and kept without their middle.

Corners and lines are painted several times as large and shrunk, which makes them smooth.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from alexandre.ui.text.cache import Cache, remember
from alexandre.ui.text.typesetter import Colour, heft

FOLD: Final = 4  # how many times as large corners are painted
PAINTED: Final = 4_000_000  # bytes of panels that are kept at scale 1
TICKS: Final = 1_000_000  # bytes of ticks
CORNERS: Final = 2_000_000  # bytes of corners
SHADOW: Final = 6  # logical units that a shadow reaches beyond its panel

State = str  # "", "hover", "down", "off", "on"


@dataclass(frozen=True)
class Look:
    """The colours of a panel: top and bottom of the ground, border, inner line.

    `radius` and `line` are in logical units; a panel that `is_raised` casts a shadow.
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
    """The look of that kind in that state; "fill:seat1" is filled with the colour `seat1`."""
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


@dataclass(frozen=True)
class Bar:
    """A panel without most of its uniform middle; `rows` are the tops, heights and colours of its
    rows."""

    sheet: pygame.Surface
    rows: tuple[tuple[int, int, Colour], ...]


def weigh_bar(bar: Bar) -> int:
    """The bytes that a panel uses."""
    return heft(bar.sheet)


def weigh_corners(corners: tuple[pygame.Surface, pygame.Surface]) -> int:
    """The bytes that a panel's corners and its shadow's use."""
    return sum(map(heft, corners))


class Panels:
    """Painted panels, cached by height; `colours` looks colours up by name."""

    def __init__(self, colours: dict[str, Colour], scale: float) -> None:
        self._colours = colours
        self._scale = scale
        most = round(PAINTED * max(1.0, scale))
        self._bars: Cache[tuple[int, int, Look], Bar] = Cache(most, weigh_bar)
        self._shadow: pygame.Surface | None = None
        self._ticks: Cache[tuple[int, int, str], pygame.Surface] = Cache(TICKS, heft)
        self._corners: Cache[tuple[Look, int], tuple[pygame.Surface, pygame.Surface]] = Cache(
            CORNERS, weigh_corners)

    def paint(self, onto: pygame.Surface, rect: pygame.Rect, kind: str, state: State = "") -> None:
        """Paint a rounded panel of a kind in `LOOKS` with a thin border, and a shadow if it is
        raised."""
        look = look_of(kind, state)
        if look.is_raised:
            self._cast(onto, rect)
        wide, high = max(3, rect.w), max(3, rect.h)
        corner = self._corner(look)
        is_whole = min(wide, high) <= 2 * corner  # round over all of its height, perhaps
        size = wide if is_whole else 2 * corner + 1, high
        bar = self._bars.get((*size, look), self._bar, size, look)
        if is_whole:
            onto.blit(bar.sheet, rect)
            return
        onto.blit(bar.sheet, rect, (0, 0, corner, high))
        onto.blit(bar.sheet, (rect.x + wide - corner, rect.y), (corner + 1, 0, corner, high))
        for top, tall, colour in bar.rows:
            onto.fill(colour, (rect.x + corner, rect.y + top, wide - 2 * corner, tall))

    def _cast(self, onto: pygame.Surface, rect: pygame.Rect) -> None:
        """Paint a soft shadow, except where the panel covers it."""
        reach = max(2, round(SHADOW * self._scale))
        if self._shadow is None:
            self._shadow = paint_shadow(reach)
        for piece in list_pieces(self._shadow, (rect.w + 2 * reach, rect.h + 2 * reach),
                                 2 * reach + 2, has_middle=False):
            piece.lay(onto, (rect.x - reach, rect.y - reach + reach // 3))

    def forget(self) -> None:
        self._shadow = None
        for kept in (self._bars, self._ticks, self._corners):
            kept.clear()

    def tick(self, width: int, height: int, colour: str) -> pygame.Surface:
        return self._ticks.get((width, height, colour), self._tick, width, height, colour)

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

    def _corner(self, look: Look) -> int:
        """The pixels at each side that are not stretched."""
        return round((look.radius + 5) * self._scale) + 2

    def _bar(self, size: tuple[int, int], look: Look) -> Bar:
        corner = min(self._corner(look), min(size) // 2)
        mask, lines = self._tile(look, corner, min(size))
        sheet = paint_gradient(size, self._colours[look.top], self._colours[look.bottom])
        whole = stretch(mask, size, corner)
        sheet.blit(whole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(stretch(lines, size, corner), (0, 0))
        return Bar(sheet, list_rows(sheet, size[0] // 2))

    def _tile(self, look: Look, corner: int, least: int) -> tuple[pygame.Surface, pygame.Surface]:
        """The smallest panel of that look: its outline as a mask, and its lines."""
        side = 2 * corner + (2 if least > 2 * corner else least % 2 or 2)
        return self._corners.get((look, side), self._paint, look, side)

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


def paint_shadow(reach: int) -> pygame.Surface:
    """The soft shadow of a small panel, painted as rings of growing darkness."""
    side = 6 * reach
    sheet = pygame.Surface((side, side), pygame.SRCALPHA)
    for step in range(reach):
        share = (step + 1) / reach
        rect = sheet.get_rect().inflate(-2 * step, -2 * step)
        pygame.draw.rect(sheet, (18, 9, 3, round(92 * share * share)), rect,
                         border_radius=2 * reach - step)
    return sheet


def list_rows(sheet: pygame.Surface, x: int) -> tuple[tuple[int, int, Colour], ...]:
    """The runs of one colour in that column: tops, heights, colours."""
    rows: list[tuple[int, int, Colour]] = []
    for y in range(sheet.get_height()):
        r, g, b, _cover = sheet.get_at((x, y))
        top, tall, colour = rows.pop() if rows else (0, 0, (r, g, b))
        if colour == (r, g, b):
            rows.append((top, tall + 1, colour))
        else:
            rows += (top, tall, colour), (y, 1, (r, g, b))
    return tuple(rows)


class Piece(NamedTuple):
    """A part of a small sheet, and where it goes in a large one."""

    sheet: pygame.Surface
    part: pygame.Rect
    to: pygame.Rect

    def lay(self, onto: pygame.Surface, corner: tuple[int, int] = (0, 0)) -> None:
        """Draw it stretched on a surface with that corner, where it is visible."""
        to = self.to.move(corner)
        if to.colliderect(onto.get_clip()):
            sheet = self.sheet.subsurface(self.part)
            onto.blit(sheet if to.size == self.part.size else
                      pygame.transform.scale(sheet, to.size), to)


def list_pieces(tile: pygame.Surface, size: tuple[int, int], corner: int, *,
                has_middle: bool = True) -> Iterator[Piece]:
    """The nine pieces of an enlarged panel: corners as they are, edges and middle stretched."""
    side = tile.get_width()
    across, down = (_cuts(length, side, corner) for length in size)
    for from_x, wide, to_x, new_wide in across:
        for from_y, high, to_y, new_high in down:
            if has_middle or from_x != side // 2 or from_y != side // 2:
                yield Piece(tile, pygame.Rect(from_x, from_y, wide, high),
                            pygame.Rect(to_x, to_y, new_wide, new_high))


def stretch(tile: pygame.Surface, size: tuple[int, int], corner: int) -> pygame.Surface:
    """The enlarged panel."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    for piece in list_pieces(tile, size, corner):
        piece.lay(sheet)
    return sheet


def _cuts(length: int, side: int, corner: int) -> list[tuple[int, int, int, int]]:
    """The pieces along one side: source offset and length, target offset and length."""
    corner = min(corner, length // 2, (side - 1) // 2)
    middle = length - 2 * corner
    cuts = [(0, corner, 0, corner), (side // 2, 1, corner, middle),
            (side - corner, corner, length - corner, corner)]
    return [cut for cut in cuts if cut[1] > 0 and cut[3] > 0]


def paint_gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """A vertical gradient from one colour to another."""
    sheet = pygame.Surface((1, size[1]), pygame.SRCALPHA)
    for y in range(size[1]):
        share = y / max(1, size[1] - 1)
        r, g, b = (round(a + (z - a) * share) for a, z in zip(top, bottom, strict=True))
        sheet.set_at((0, y), (r, g, b, 255))
    return pygame.transform.scale(sheet, size)
