"""The main picture of a title as pixels, where there is no window."""

from __future__ import annotations

import os

import pygame

from alexandre.content import data
from alexandre.i18n.words import Words
from alexandre.kernel.contract import Game, View
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import draw_main
from alexandre.scenes.base.pictures.materials import make_letters, make_prints
from alexandre.ui.draw.painter import Painter
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.draw.theme import Theme


class BoardPainter:
    """Paints boards with captions in one language; unchanged layers are cached."""

    def __init__(self, lang: str = "en") -> None:
        if not pygame.display.get_init():
            os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
            pygame.display.init()
            pygame.display.set_mode((1, 1))
        pygame.font.init()
        self._words = Words(data.catalogues(), lang)
        self._painter = Painter(Theme(prints=make_prints()), make_letters())

    def paint(self, game: Game, view: View, width: int) -> tuple[int, int, bytes]:
        """Return the board of a view in that width: width, height, and three bytes a pixel, row by
        row. ValueError for a title without a board."""
        sketch = draw_main(game, view)
        if sketch is None:
            raise ValueError(f"{game.meta.id} draws no board")
        picture = self._painter.picture(sketch, width / sketch.size[0], self._say)
        return *picture.get_size(), pygame.image.tobytes(picture, "RGB")

    def _say(self, wording: Wording) -> str:
        if isinstance(wording, Msg):
            return self._words.say(wording)
        return wording if isinstance(wording, str) else self._words.name(wording, "plain")
