"""How everything looks: colours by name, the ground, panels and buttons; one theme for all.

Seats are told by colour, by the shape of their seal and by a letter, so that none of the three is
needed.  Whatever is costly to paint is painted once per size and kept.
"""

from __future__ import annotations

from typing import Final

import pygame

from alexandre.ui.text import Colour, Kept

COLOURS: Final[dict[str, Colour]] = {
    "ink": (52, 33, 18),
    "ink.soft": (110, 82, 50),
    "ink.faint": (158, 132, 92),
    "parchment": (243, 229, 196),
    "parchment.deep": (226, 205, 160),
    "parchment.edge": (198, 170, 118),
    "page": (249, 240, 216),
    "gold": (168, 124, 48),
    "gold.pale": (222, 186, 104),
    "seal": (140, 38, 26),
    "seal.deep": (104, 24, 18),
    "seal.text": (255, 240, 206),
    "sea": (124, 160, 172),
    "sea.shore1": (136, 170, 179),
    "sea.shore2": (150, 181, 186),
    "sea.shore3": (168, 194, 193),
    "sea.ink": (44, 82, 98),
    "land": (236, 219, 178),
    "land.site": (226, 203, 154),
    "land.line": (176, 148, 100),
    "coast": (92, 66, 38),
    "wall.black": (34, 24, 18),
    "wall.red": (186, 30, 22),
    "wall.pale": (252, 240, 208),
    "lit": (246, 196, 62),
    "scrim": (30, 18, 8),
    "shade": (24, 12, 4),
    "card": (250, 242, 220),
    "card.back": (120, 44, 30),
    "pigment.red": (172, 44, 34),
    "pigment.orange": (190, 98, 10),
    "pigment.green": (70, 108, 40),
    "pigment.blue": (40, 106, 146),
    "pigment.violet": (104, 58, 128),
    "seat0": (166, 36, 28),
    "seat1": (74, 56, 146),
    "seat2": (16, 112, 98),
    "seat3": (188, 104, 8),
    "seat4": (62, 62, 70),
}

SEATS: Final = 5
WASH: Final = 0.42  # how much of a seat's colour lies over the land

# Top and bottom of the ground, then the border: by kind of panel.
PANELS: Final[dict[str, tuple[str, str, str]]] = {
    "panel": ("parchment", "parchment.deep", "gold"),
    "button": ("parchment", "parchment.edge", "gold"),
    "primary": ("seal", "seal.deep", "gold.pale"),
    "field": ("page", "page", "ink.soft"),
    "row": ("page", "parchment", "gold.pale"),
    "tip": ("page", "parchment", "ink.soft"),
    "frame": ("coast", "ink", "gold.pale"),
}

State = str  # "", "hover", "down", "off", "on"


class Theme:
    """Colours, and painted surfaces in pixels; `scale` is pixels per logical unit.

    `text` is how much larger than designed the player wants to read; `letter` and `grown` alone
    know of it.
    """

    def __init__(self, scale: float = 1.0, text: float = 1.0) -> None:
        self.scale = scale
        self.text = text
        self._panels: Kept[tuple[int, int, str, State], pygame.Surface] = Kept(400)
        self._ground: pygame.Surface | None = None
        self._grain: pygame.Surface | None = None

    def colour(self, name: str) -> Colour:
        """The colour of that name; `seat2.wash` is a seat's colour over the land."""
        if name.endswith(".wash"):
            return mixed(COLOURS["land"], COLOURS[name.removesuffix(".wash")], WASH)
        if name.endswith(".wash.deep"):
            return mixed(COLOURS["land.site"], COLOURS[name.removesuffix(".wash.deep")], WASH)
        return COLOURS[name]

    def px(self, units: float) -> int:
        """Logical units in pixels, one at least."""
        return max(1, round(units * self.scale))

    def letter(self, size: float) -> int:
        """The size of letters in pixels: the one gateway of the player's text size."""
        return self.px(size * self.text)

    def grown(self, units: float) -> float:
        """The room that words of the designed size would take, at the player's text size."""
        return units * self.text

    def panel(self, width: int, height: int, kind: str, state: State = "") -> pygame.Surface:
        """A rounded panel with a gold border and a pale line inside it."""
        width, height = max(4, width), max(4, height)
        return self._panels.get((width, height, kind, state),
                                lambda: self._panel(width, height, kind, state))

    def ground(self, width: int, height: int) -> pygame.Surface:
        """The table under everything: walnut, darker to the edges."""
        if self._ground is None or self._ground.get_size() != (width, height):
            if self._grain is None:
                self._grain = grain(480, 300)
            self._ground = pygame.transform.smoothscale(self._grain, (width, height)).convert()
        return self._ground

    def _panel(self, width: int, height: int, kind: str, state: State) -> pygame.Surface:
        top, bottom, border = (self.colour(name) for name in PANELS[kind])
        if state == "hover":
            top, bottom = lighter(top, 10), lighter(bottom, 14)
        elif state in ("down", "on"):
            top, bottom = bottom, top
        elif state == "off":
            top = bottom = mixed(COLOURS["parchment.deep"], COLOURS["ink.faint"], 0.12)
            border = COLOURS["ink.faint"]
        return self._painted(width, height, kind, (top, bottom, border))

    def _painted(self, width: int, height: int, kind: str,
                 colours: tuple[Colour, Colour, Colour]) -> pygame.Surface:
        """Painted three times as large and shrunk, so that corners and lines come out smooth."""
        fold = 3
        size = (width * fold, height * fold)
        radius = self.px(7 if kind != "tip" else 5) * fold
        top, bottom, border = colours
        body = shaded(size, top, bottom)
        mask = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
        body.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        line = max(fold, round(1.3 * fold * self.scale))
        pygame.draw.rect(body, border, body.get_rect(), width=line, border_radius=radius)
        if kind in ("panel", "button", "primary", "frame"):
            inner = body.get_rect().inflate(-2 * self.px(3) * fold, -2 * self.px(3) * fold)
            if inner.width > 2 * fold and inner.height > 2 * fold:
                pale = mixed(top, COLOURS["page" if kind != "primary" else "gold.pale"], 0.5)
                pygame.draw.rect(body, pale, inner, width=fold,
                                 border_radius=max(2, radius - self.px(3) * fold))
        return pygame.transform.smoothscale(body, (width, height))


def mixed(first: Colour, second: Colour, share: float) -> Colour:
    """A colour between two: `share` of the second."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(first, second, strict=True))
    return r, g, b


def lighter(colour: Colour, by: int) -> Colour:
    """The colour with more light."""
    r, g, b = (min(255, each + by) for each in colour)
    return r, g, b


def shaded(size: tuple[int, int], top: Colour, bottom: Colour) -> pygame.Surface:
    """A ground that goes from one colour to another, downwards."""
    seed = pygame.Surface((1, 2), pygame.SRCALPHA)
    seed.set_at((0, 0), (*top, 255))
    seed.set_at((0, 1), (*bottom, 255))
    return pygame.transform.smoothscale(seed, size)


def grain(width: int, height: int) -> pygame.Surface:
    """A walnut table: streaks of four sizes along the wood, and a shade at the edges."""
    sheet = pygame.Surface((width, height))
    sheet.fill((92, 62, 38))
    for octave in range(4):
        streaks = lots(2 * 2**octave, 14 * 2**octave, octave)
        streaks = pygame.transform.smoothscale(streaks, (width, height))
        streaks.set_alpha(70 - 10 * octave)
        sheet.blit(streaks, (0, 0))
    sheet.blit(vignette(width, height), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return sheet


def lots(width: int, height: int, salt: int) -> pygame.Surface:
    """Light and dark dots, always the same: the lots of a small generator, not of chance."""
    sheet = pygame.Surface((width, height))
    lot = 2463534242 + 977 * salt
    for y in range(height):
        for x in range(width):
            lot = (1664525 * lot + 1013904223) % 2**32
            light = (lot >> 24) * 150 // 255
            sheet.set_at((x, y), (light, light * 66 // 100, light * 38 // 100))
    return sheet


def vignette(width: int, height: int) -> pygame.Surface:
    """A light middle and dark edges, to multiply with."""
    small = pygame.Surface((32, 20))
    for y in range(20):
        for x in range(32):
            away = ((x - 15.5) / 15.5) ** 2 + ((y - 9.5) / 9.5) ** 2
            light = round(255 - 52 * min(1.6, away))
            small.set_at((x, y), (light, light - 2, light - 6))
    return pygame.transform.smoothscale(small, (width, height))
