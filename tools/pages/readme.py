"""The pictures of README, from bundled matches: `python -m tools.pages.readme [FOLDER]`.

They are painted without a screen, in English.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
import pygame

from alexandre import games
from alexandre.content import data
from alexandre.kernel.record import from_plain
from alexandre.kernel.store import read_document
from alexandre.scenes.archive.replay import Replay
from alexandre.scenes.archive.result import Result
from alexandre.scenes.base.history import History
from alexandre.scenes.home.library import Library
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.setup.start_match import branch_match
from alexandre.scenes.table.table import Table
from tools.bench.hand import Hand

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SIZE: Final = (1280, 720)
WIDTHS: Final = {"table": 1000, "empire": 800, "phalanxx": 800, "commander": 800, "catan": 800}
WIDTH: Final = 640
# The bundled match of a table's picture, and how far it has gone, in thousandths.
TABLES: Final = {
    "table": ("alexandros_hundred", 620), "empire": ("empire_short_goal", 420),
    "phalanxx": ("phalanxx_two_succession", 500), "commander": ("commander_issus_victory", 330),
    "catan": ("catan_points", 620),
}


def main(folder: Path) -> None:
    """Each picture in turn."""
    with tempfile.TemporaryDirectory() as places:
        hand = Hand(Path(places), SIZE)
        hand.house.settings.update(lang="en", motion="still", staging="none", scale=100)
        hand.house.apply_settings()
        house = hand.house
        keep(hand, folder / "menu.jpg", Menu(house))
        keep(hand, folder / "library.jpg", Library(house))
        for name, (match, far) in TABLES.items():
            history = read(match)
            at = far * len(history.steps) // 1000
            seat = next(step.actor for step in history.steps[at:] if step.actor >= 0)
            at = next(step.index for step in history.steps[at:] if step.actor == seat)
            keep(hand, folder / f"{name}.jpg",
                 Table(house, branch_match(history, at, seat), "match"))
        whole = read("catan_points")
        session = branch_match(whole, len(whole.steps), None)
        keep(hand, folder / "result.jpg", Result(house, session))
        replay = Replay(house, read("alexandros_hundred"))
        keep(hand, folder / "replay.jpg", replay)
        hand.app.close()


def read(name: str) -> History:
    """A bundled match."""
    record, game = from_plain(read_document(data.saves() / f"{name}.save").body, games.load)
    return History(game, record)


def keep(hand: Hand, file: Path, scene: Menu | Library | Table | Result | Replay) -> None:
    """Enter the room, wait until nothing moves, and write what is seen."""
    hand.house.go_home()
    hand.house.enter(scene)
    if isinstance(scene, Replay):
        scene.steer(len(scene.history.steps))
    hand.settle()
    desk, seen = hand.house.desk, pygame.Surface(SIZE)  # the screen that is none is smaller
    desk.resize(*SIZE)
    while desk.is_dirty:
        desk.draw(seen)
    wide = WIDTHS.get(file.stem, WIDTH)
    small = pygame.transform.smoothscale(seen, (wide, wide * 9 // 16))
    pygame.image.save(small, file)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
