"""The sheets beside and below a board, as they are laid out in a window of 1280x720.

    python tools/pages/sheets.py TITLE FOLDER [--boxes] [--beside OLDER]

For the fewest and the most seats, in both languages, in letters of 100 and 150 %: a picture with
the first position of every phase of a random match.  `--boxes` outlines what has a name;
`--beside` puts the pictures of a folder made before a change at the left of the new ones.
"""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame

from alexandre import app, games
from alexandre.kernel.contract import State
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import Board
from alexandre.ui.draw.painter import Painter
from alexandre.ui.widgets.pictures.picture import Picture
from tests.helpers.artwork import show
from tests.helpers.walks import Table, walk

SIZE = (1280, 720)
STEPS = 700  # of a match
PHASES = 9  # shown of each
GROUND, RULE, WORDS = (104, 140, 152), (200, 30, 30), (255, 255, 255)
HEAD, GAP = 18, 8
FRAMES = 20  # until plates have been fetched


def main(given: Namespace) -> None:
    """A picture for each number of seats, language and size of letters."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    given.folder.mkdir(parents=True, exist_ok=True)
    meta = games.meta(given.title)
    for seats in sorted({meta.seats[0], meta.seats[1]}):
        sessions = dict(phases(given.title, seats))
        for lang in app.LANGS:
            for text in (1.0, 1.5):
                name = f"{given.title}-{seats}-{lang}-{text:.0%}.png".replace("%", "")
                strips = [strip for phase, session in sessions.items()
                          for strip in draw_sheets(phase, session, lang, text, given)]
                picture = stack(strips)
                if given.beside is not None and (given.beside / name).exists():
                    picture = put_beside(pygame.image.load(given.beside / name), picture)
                pygame.image.save(picture, given.folder / name)
                print(given.folder / name, flush=True)


def phases(title: str, seats: int) -> Iterator[tuple[str, Session]]:
    """The first position of every phase, seen by the player who decides."""
    table = Table(title, games.meta(title).boards[0], seats, ())
    game, chosen = table.game(), dict[str, State]()
    for number, (state, _action) in enumerate(walk(table.start(), seed=7)):
        if number > STEPS or len(chosen) == PHASES:
            break
        if state.actor() < 0:
            continue
        phase = game.prompt(state, state.actor()).kind
        if phase not in chosen:
            chosen[phase] = state.clone()
    for phase, state in chosen.items():
        session = Session.new(game, [Player()] * seats, seed=7)
        session.state = state
        session.viewer = state.actor()
        yield phase, session


def draw_sheets(phase: str, session: Session, lang: str, text: float,
                given: Namespace) -> Iterator[tuple[str, pygame.Surface]]:
    """Each sheet but the main one, with a heading."""
    _desk, board = show(session, SIZE, text, lang)
    for name, picture in board.pictures.items():
        if picture.frame is None:
            yield f"{phase}: {name}, {text:.0%}", paint(board, picture, is_boxed=given.boxes)


def paint(board: Board, picture: Picture, *, is_boxed: bool) -> pygame.Surface:
    """A sheet in the size that it has in the window."""
    desk, scale = board.desk, picture.fit.scale
    painter = Painter(desk.theme, desk.letters)
    surface = painter.picture(picture.sketch, scale, desk.voice)
    for _frame in range(FRAMES if picture.sketch.layers else 1):
        pygame.time.wait(5)
        surface = painter.picture(picture.sketch, scale, desk.voice)
    for name, box in getattr(picture, "places", {}).items() if is_boxed else ():
        pygame.draw.rect(surface, RULE, (box.x * scale, box.y * scale, box.w * scale,
                                         box.h * scale), 1)
        surface.blit(pygame.font.Font(None, 13).render(name, True, RULE),
                     (box.x * scale + 2, box.y * scale + 1))
    return surface


def stack(strips: list[tuple[str, pygame.Surface]]) -> pygame.Surface:
    """One below the other."""
    wide = max(each.get_width() for _words, each in strips) + 2 * GAP
    high = sum(each.get_height() + HEAD + GAP for _words, each in strips)
    picture, top = pygame.Surface((wide, high)), 0
    picture.fill(GROUND)
    for words, each in strips:
        picture.blit(pygame.font.Font(None, 20).render(words, True, WORDS), (GAP, top + 3))
        picture.blit(each, (GAP, top + HEAD), special_flags=pygame.BLEND_PREMULTIPLIED)
        top += each.get_height() + HEAD + GAP
    return picture


def put_beside(older: pygame.Surface, newer: pygame.Surface) -> pygame.Surface:
    """Both in one picture."""
    high = max(older.get_height(), newer.get_height())
    picture = pygame.Surface((older.get_width() + newer.get_width(), high))
    picture.fill(GROUND)
    picture.blit(older, (0, 0))
    picture.blit(newer, (older.get_width(), 0))
    return picture


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("title", choices=games.TITLES)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--boxes", action="store_true")
    parser.add_argument("--beside", type=Path)
    main(parser.parse_args())
