"""The look of everything: colours by name, the ground, panels and buttons; one theme for all.

Seats are told by colour, by the shape of their seal and by a letter, so that none of the three is
needed.  Whatever is costly to paint is painted once per size and kept.
"""

from __future__ import annotations

from typing import Any, Final

import pygame

from alexandre.ui.draw.panels import Panels
from alexandre.ui.draw.prints import Prints
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.typesetter import Colour, heft

COLOURS: Final[dict[str, Colour]] = {
    "ink": (52, 33, 18),
    "ink.soft": (94, 68, 38),
    "ink.faint": (118, 92, 56),
    "parchment": (243, 229, 196),
    "parchment.deep": (226, 205, 160),
    "parchment.edge": (198, 170, 118),
    "page": (249, 240, 216),
    "walnut": (62, 38, 22),
    "button.top": (245, 230, 192),
    "button.bottom": (220, 194, 138),
    "hover.top": (253, 243, 214),
    "hover.bottom": (236, 212, 156),
    "off": (226, 211, 176),
    "off.line": (158, 134, 94),
    "well": (214, 192, 146),
    "fill.top": (168, 56, 38),
    "gold": (168, 124, 48),
    "gold.line": (142, 100, 30),
    "gold.pale": (222, 186, 104),
    "seal": (140, 38, 26),
    "seal.deep": (104, 24, 18),
    "seal.light": (172, 56, 40),
    "seal.text": (255, 240, 206),
    "sea": (124, 160, 172),
    "sea.shore1": (136, 170, 179),
    "sea.shore2": (150, 181, 186),
    "sea.shore3": (168, 194, 193),
    "arrow.free": (248, 236, 204),
    "arrow.dear": (150, 40, 28),
    "arrow.sea": (44, 92, 128),
    "sea.ink": (44, 82, 98),
    "land": (236, 219, 178),
    "land.site": (226, 203, 154),
    "land.line": (176, 148, 100),
    "coast": (92, 66, 38),
    "wall.black": (54, 46, 42),
    "wall.red": (176, 44, 28),
    "wall.pale": (252, 240, 208),
    "lit": (246, 196, 62),
    "tone.good": (220, 228, 182),
    "tone.good.ink": (52, 84, 24),
    "tone.bad": (242, 208, 186),
    "way": (150, 30, 22),
    "way.halo": (255, 244, 214),
    "way.band": (255, 226, 130),
    "way.edge": (196, 140, 40),
    "way.close": (255, 206, 74),
    "way.text": (104, 24, 18),
    "scrim": (30, 18, 8),
    "shade": (24, 12, 4),
    "sea.shallow": (196, 216, 210),
    "sea.deep": (58, 96, 112),
    "sea.paper": (226, 228, 206),
    "sea.line0": (88, 124, 138),
    "sea.line1": (102, 138, 150),
    "sea.line2": (114, 150, 160),
    "sea.line3": (128, 162, 170),
    "coast.glow": (182, 146, 94),
    "groove": (92, 68, 42),
    "bevel.light": (255, 250, 234),
    "bevel.light.lit": (252, 246, 230),
    "bevel.light.dim": (182, 164, 134),
    "bevel.dark.lit": (226, 212, 180),
    "bevel.dark.dim": (146, 124, 92),
    "land.ink": (74, 50, 28),
    "frame.wood": (30, 18, 10),
    "frame.edge": (18, 10, 5),
    "frame.draft": (178, 140, 69),
    "gold.deep": (112, 78, 26),
    "gold.key": (196, 156, 78),
    "wall.edge": (22, 14, 10),
    "wall.light": (104, 92, 82),
    "wall.stone": (126, 114, 104),
    "hollow": (92, 64, 40),
    "wall.mortar": (228, 132, 104),
    "silver": (170, 174, 180),
    "silver.pale": (222, 225, 226),
    "silver.dark": (134, 139, 150),
    "silver.deep": (66, 70, 82),
    "bronze": (176, 118, 72),
    "bronze.pale": (220, 168, 116),
    "bronze.dark": (138, 86, 46),
    "bronze.deep": (76, 40, 18),
    "card": (250, 242, 220),
    "card.back": (120, 44, 30),
    "pigment.red": (172, 44, 34),
    "pigment.orange": (190, 98, 10),
    "pigment.green": (70, 108, 40),
    "pigment.blue": (40, 106, 146),
    "pigment.violet": (104, 58, 128),
    "terrain.wood": (128, 152, 92),
    "terrain.wood.ink": (48, 82, 42),
    "terrain.wool": (184, 204, 122),
    "terrain.wool.ink": (104, 132, 56),
    "terrain.grain": (236, 206, 106),
    "terrain.grain.ink": (166, 112, 22),
    "terrain.brick": (206, 138, 98),
    "terrain.brick.ink": (150, 66, 36),
    "terrain.ore": (170, 170, 176),
    "terrain.ore.ink": (92, 94, 106),
    "terrain.gold": (232, 216, 158),
    "terrain.gold.ink": (150, 108, 30),
    "terrain.desert": (240, 224, 176),
    "terrain.desert.ink": (178, 142, 84),
    "seat0": (166, 36, 28),
    "seat1": (74, 56, 146),
    "seat2": (16, 112, 98),
    "seat3": (188, 104, 8),
    "seat4": (28, 28, 32),
}

TILES: Final = 24_000_000  # bytes kept at least, and more if a large picture needs more
EMPTY: Final = 400  # bytes of what knows that nothing lies on a tile
WASH: Final = 0.42  # how much of a seat's colour lies over the land
# What "seat2.wash" and its like are mixed of; "" is the colour that the name begins with.
SHADES: Final[dict[str, tuple[str, str, float]]] = {
    "wash": ("land", "", WASH),
    "wash.deep": ("land.site", "", WASH),
    "dark": ("", "shade", 0.45),
    "pale": ("", "page", 0.45),
}


class Theme:
    """Colours and painted surfaces, in pixels; `scale` is pixels per logical unit.

    `text` is the player's text size, which only `letter`, `enlarge` and `tall` use. `patterns` is
    False where owners are told apart by colour alone.
    """

    def __init__(self, scale: float = 1.0, text: float = 1.0,
                 prints: Prints | None = None, *, patterns: bool = True) -> None:
        self.scale = scale
        self.text = text
        self.patterns = patterns
        self.prints = prints
        self.tiles: Cache[object, Any] = Cache(TILES, weigh_tile)  # painted at this scale
        self.panels = Panels(COLOURS, scale)
        self._ground: pygame.Surface | None = None

    def forget(self) -> None:
        """Release everything painted, because another theme replaces this one."""
        self.forget_tiles()
        self.panels.forget()
        self._ground = None

    def forget_tiles(self) -> None:
        """Release the painted boards."""
        self.tiles.clear()
        self.tiles.most = TILES

    def forget_boards(self) -> None:
        """Release the boards' plates too, before another is read, which takes twice its size."""
        self.forget_tiles()
        if self.prints is not None:
            self.prints.forget()

    def colour(self, name: str) -> Colour:
        """The colour of that name; `seat2.wash` is a seat's colour on land, `seat2.dark` and
        `seat2.pale` its shade and its tint."""
        if name in COLOURS:
            return COLOURS[name]
        base, _dot, shade = name.partition(".")
        ground, other, share = SHADES[shade]
        return mix(COLOURS[ground or base], COLOURS[other or base], share)

    def px(self, units: float) -> int:
        """Logical units in pixels, at least one."""
        return max(1, round(units * self.scale))

    def letter(self, size: float) -> int:
        """The letter size in pixels at the player's text size; everything else asks here."""
        return self.px(size * self.text)

    def enlarge(self, units: float) -> float:
        """The room that words of the designed size need at the player's text size."""
        return units * self.text

    def tall(self, units: float) -> float:
        """The height of a control of one line: its letters grow, its padding less so."""
        return units * (1 + 0.6 * (self.text - 1))

    def ground(self, width: int, height: int) -> pygame.Surface:
        """The walnut table under everything, darker at the edges."""
        if self._ground is None or self._ground.get_size() != (width, height):
            self._ground = pygame.Surface((width, height))
            if self.prints is None:
                self._ground.fill(COLOURS["walnut"])
            else:
                wood = self.prints.plate("walnut")
                self._ground = pygame.transform.smoothscale(wood, (width, height)).convert()
        return self._ground


def weigh_tile(patch: Any) -> int:
    """The bytes of a tile; None is an empty one."""
    return EMPTY if patch is None else EMPTY + heft(patch.sheet)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The mixture of two colours, with that share of the second."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(first, second, strict=True))
    return r, g, b
