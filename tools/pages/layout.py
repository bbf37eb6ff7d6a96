"""The board's share of the window, at four sizes and two sizes of letters.

    python -m tools.pages.layout [FOLDER]     with a folder, a picture of each goes there too

`board`: the picture inside its frame; `seen`: what of it nothing lies on, pixel by pixel: cards,
tracks and tablets on the board are counted, and so are the `PLATES` of its own sheet; both in per
cent of the window.  `ground`: how much of the picture is land, sea or spaces, not bare wood.  A
battle is a board of its own; the split of armies is prepared on the map.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
import pygame

from alexandre import app, games
from alexandre.i18n.words import Words
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.scenes.base.board import Board, drawing_of, sheets_of
from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Fit, Painter, Voice
from alexandre.ui.draw.sketch import Sketch, Wording
from alexandre.ui.sidebar.page import page_of
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.widgets.pictures.board_frame import BAND
from alexandre.ui.window.root import WindowRoot

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160))
TEXTS = (1.0, 1.5)
MIDDLE = 40  # actions after which a match is in its middle
SEED = 5
PLATES = ("action", "dice", "tokens", "title")  # layers that lie on a board, not in it
OPAQUE = 150  # of 255


def main(folder: Path | None = None) -> None:
    """A line for each board, size of window and size of letters."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()
    print(f"{'':28}{'window':>10} {'letters':>8} {'board':>7} {'seen':>6} {'ground':>7}")
    for name, session in matches():
        for size in SIZES:
            for text in TEXTS:
                desk, board = show(session, size, text)
                shares = " ".join(f"{100 * each:6.1f}" for each in shares_of(board, desk.box))
                print(f"{name:28}{size[0]:>5}x{size[1]:<4} {text:8.0%} {shares}", flush=True)
                if folder is not None:
                    keep(desk, size, folder / f"{name.replace('/', '-')}-{size[1]}-{text:.0%}.png")


def matches() -> Iterator[tuple[str, Session]]:
    """Every board of every title in the middle of a match, then a battle."""
    for title in games.TITLES:
        for board in games.meta(title).boards:
            yield f"{title}/{board}", play(title, board, MIDDLE)
    yield "commander, a battle", play("commander", "granicus", 2000, until="battle")


def play(title: str, board: str, moves: int, until: str = "", seed: int = SEED, *,
         seats: int = 0) -> Session:
    """So many actions, or until a sheet of that name is shown; where the match is over before,
    fewer of them, or another match.  As few seats as there may be, if they are not told."""
    game = games.load(title, board)
    session = Session.new(game, [Player()] * (seats or game.meta.seats[0]), seed=seed)
    lot = random.Random(seed)
    for number in range(moves):
        if until and until in [sheet.name for sheet in sheets_of(game, session.view())]:
            break
        offers = session.offers()
        session.play(lot.choice(offers))
        if session.decider == OVER:
            return play(title, board, moves, until, seed + 1, seats=seats) if until else play(
                title, board, number // 2, seats=seats)
    return session


def show(session: Session, size: tuple[int, int], text: float,
         lang: str = "en") -> tuple[WindowRoot, Board]:
    """The table in a window of that size."""
    words = app.all_words()
    words.lang = lang
    desk = WindowRoot(materials.make_letters(), voice(words), materials.make_prints())
    return show_on(desk, session, size, text)


def voice(words: Words) -> Voice:
    """Sentences, and texts as they are."""
    def say(wording: Wording) -> str:
        if isinstance(wording, Msg):
            return words.say(wording, ())
        if isinstance(wording, Noun | Who):
            return words.name(wording, "plain", ())
        return wording

    return say


def show_on(desk: WindowRoot, session: Session, size: tuple[int, int],
            text: float) -> tuple[WindowRoot, Board]:
    """The same on a desk that is there."""
    desk.resize(*size)
    desk.dress(1.0, text)
    side = PlainView("plain", lambda action: None, seats=session.record.seats)
    board = Board(side, lambda spot: None, side.players)
    desk.show(board)
    board.show(sheets_of(session.game, session.view()))
    side.show(page_of(session, is_asked=True, drawing=drawing_of(session.game)))
    return desk, board


def shares_of(board: Board, window: Box) -> tuple[float, float, float]:
    """Of the window: the board, what is seen of it; of the board: its ground."""
    main = next(each for each in board.pictures.values() if each.frame is not None)
    inner = main.box.inset(BAND)
    covered = sum(area_of(each.sketch, each.fit, board) for each in board.pictures.values()
                  if each is not main and each.parent is board)
    plates = tuple(each for each in main.sketch.strata() if each.name in PLATES)
    covered += area_of(Sketch(main.sketch.size, (), layers=plates), main.fit, board)
    left, top, right, low = main.sketch.bleed
    fit, (wide, high) = main.fit, main.sketch.size
    (x, y), (far, deep) = fit.out((-left, -top)), fit.out((wide + right, high + low))
    ground = area(Box(x, y, far - x, deep - y).clip(inner))
    return area(inner) / area(window), (area(inner) - covered) / area(window), ground / area(inner)


def area_of(sketch: Sketch, fit: Fit, board: Board) -> float:
    """The area that a sketch hides, shadows left aside."""
    theme = board.desk.theme
    picture = Painter(theme, board.desk.letters).picture(sketch, fit.scale, str)
    return pygame.mask.from_surface(picture, OPAQUE).count()


def area(box: Box) -> float:
    """The area of a box."""
    return box.w * box.h


def keep(desk: WindowRoot, size: tuple[int, int], path: Path) -> None:
    """The window as a picture."""
    screen = pygame.Surface(size)
    desk.draw(screen)
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(screen, str(path))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)
