"""Draws the emblem of Catan from its own board: `python -m tools.art.cover cover.png`, to WebP.

A part of the board in the middle of a bundled match, without names and plates, darker to its
edges.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

from alexandre import app
from alexandre.scenes.base.board import draw_main
from alexandre.scenes.base.pictures.materials import make_letters, make_prints
from alexandre.ui.draw.painter import Painter
from alexandre.ui.window.root import WindowRoot
from tools.pages.layout import voice
from tools.pages.readme import read

MATCH: Final = ("catan_points", 620)  # and the action it has reached, in thousandths of the match
PART: Final = (610.0, 285.0, 776.0, 485.0)  # of the board: left, top, width, height
SIZE: Final = (480, 300)
FINE: Final = 2  # times the final size at which it is painted
LEFT_OUT: Final = ("tokens", "dice", "sides", "names")  # layers: plates, and names in one language
DIM: Final = 0.45  # of the light is lost in the corners


def main(path: Path) -> None:
    """Write the picture that the command line names."""
    pygame.image.save(draw_cover(), path)


def draw_cover() -> pygame.Surface:
    """Return the part of the board that is the emblem."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    history = read(MATCH[0])
    state = history.states[MATCH[1] * len(history.steps) // 1000]
    sketch = draw_main(history.game, history.game.view(state, None))
    assert sketch is not None
    figures = tuple(each for each in sketch.captions if isinstance(each.text, str))
    bare = replace(sketch, captions=figures, layers=tuple(
        each for each in sketch.layers if each.name not in LEFT_OUT))
    desk = WindowRoot(make_letters(), voice(app.all_words()), make_prints())
    desk.resize(*SIZE)
    scale = FINE * SIZE[0] / PART[2]
    whole = Painter(desk.theme, desk.letters).picture(bare, scale, desk.voice)
    left, top, wide, high = (round(each * scale) for each in PART)
    part = pygame.transform.smoothscale(whole.subsurface((left, top, wide, high)), SIZE)
    part.blit(shade(), (0, 0), special_flags=pygame.BLEND_MULT)
    return part


def shade() -> pygame.Surface:
    """Darken the picture towards its corners."""
    small = pygame.Surface((48, 30))
    for x in range(48):
        for y in range(30):
            far = ((x - 23.5) / 23.5) ** 2 + ((y - 14.5) / 14.5) ** 2
            small.set_at((x, y), (round(255 * (1 - DIM * (far / 2) ** 1.5)),) * 3)
    return pygame.transform.smoothscale(small, SIZE)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
