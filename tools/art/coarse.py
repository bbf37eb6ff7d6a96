"""Makes the coarse plates, seen until the others are there: `python -m tools.art.coarse`.

Of each bundled board there is one with all that never changes on it, words apart; of a large
texture there is one as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pygame

from alexandre import games
from alexandre.games.empire.view import EmpireView
from alexandre.kernel.contract import Game, View
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import draw_main, drawing_of
from alexandre.scenes.base.pictures.materials import make_letters, make_prints
from alexandre.ui.draw.ink import straighten
from alexandre.ui.draw.painter import Painter, bounds_of
from alexandre.ui.draw.sketch import Sketch
from alexandre.ui.draw.theme import Theme

PLATES: Final = Path(__file__).resolve().parents[2] / "assets" / "plates"
SIDE: Final = 256  # pixels of the longer side of a texture
LEAST: Final = 600  # of one that is worth it
BOARD: Final = 720  # pixels of the longer side of a board, bleed and all,
INNER: Final = 640  # or of the width of what has to be seen of it


def main() -> None:
    """Write a small picture of each board and of each large texture."""
    for name, ground in dict(list_grounds()).items():
        pygame.image.save(paint_ground(ground), PLATES / "coarse" / f"board.{name}.jpg")
    for path in sorted(PLATES.glob("*.webp")):
        plate = pygame.image.load(path)
        side = max(plate.get_size())
        if side >= LEAST:
            size = [max(1, round(each * SIDE / side)) for each in plate.get_size()]
            sheet = pygame.Surface(plate.get_size(), 0, 32, (0xFF0000, 0xFF00, 0xFF, 0))
            sheet.blit(plate, (0, 0))
            pygame.image.save(pygame.transform.smoothscale(sheet, size),
                              PLATES / "coarse" / f"{path.stem}.jpg")


def list_grounds() -> Iterator[tuple[str, Sketch]]:
    """The names of the boards' plates, and what they show."""
    for game, view in list_openings():
        sketch = draw_main(game, view)
        if sketch is not None and drawing_of(game).backdrop(game, view):
            for number, layer in enumerate(sketch.layers, 1):
                if layer.coarse:
                    yield layer.coarse, Sketch(sketch.size, (), layers=tuple(
                        replace(each, captions=()) for each in sketch.layers[:number]),
                        bleed=sketch.bleed)


def list_openings() -> Iterator[tuple[Game, View]]:
    """A view of each bundled board, and of each of its parts or sides that is a board itself."""
    for title in games.TITLES:
        low, high = games.meta(title).seats
        for board in games.meta(title).boards:
            game = games.load(title, board)
            for seats in {low, high}:
                session = Session.new(game, [Player("", "random")] * seats, seed=1)
                yield game, game.view(session.state, 0)
                yield from list_regions(game, game.view(session.state, 0))


def list_regions(game: Game, view: View) -> Iterator[tuple[Game, View]]:
    """The view of an opening in each region of a campaign through several."""
    if isinstance(view, EmpireView):
        for region in game.board.data["board"]["regions"]:
            yield game, replace(view, region=region["id"])


def paint_ground(ground: Sketch) -> pygame.Surface:
    """The whole of it, at the size of a coarse plate."""
    scale = max(BOARD / max(bounds_of(ground, 1.0).size), INNER / ground.size[0])
    painter = Painter(Theme(scale, prints=make_prints()), make_letters())
    area = bounds_of(ground, scale)
    picture = painter.picture(ground, scale, str, (area.x, area.y, area.w, area.h))
    sheet = pygame.Surface(area.size)
    sheet.blit(straighten(picture), (0, 0))
    return sheet


if __name__ == "__main__":
    main()
