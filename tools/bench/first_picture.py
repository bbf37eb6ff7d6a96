"""CPU time from opening a table to the first frame of its board, and how near that is to the last.

    python -m tools.bench.first_picture [WIDTH HEIGHT]     1280 720 if not given, without a screen

Each board is opened in a process of its own, its rules interpreted, its modules compiled to
byte-code as every installation has them. A pixel at a quarter of the
size is near if it is within 10 units of its final colour in CIELAB.
"""

from __future__ import annotations

import compileall
import math
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pygame

from alexandre import games
from alexandre.app import prepare
from alexandre.scenes.table.table import Table
from tools.bench.hand import Hand

NEAR = 10.0
SHARE = 90  # per cent of the pixels
MOST = 60  # milliseconds
SEED = 3
WHITE = (0.95047, 1.0, 1.08883)
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


def main(*size: str) -> int:
    """A line for each board."""
    compileall.compile_dir(Path(games.__file__).parents[1], quiet=1)
    print(f"first picture: aims {SHARE} % near within {MOST} ms")
    for title in games.TITLES:
        for board in games.meta(title).boards:
            subprocess.run([sys.executable, "-m", "tools.bench.first_picture", "one", title, board,
                            *size], check=True)
    return 0


def measure(title: str, board: str, width: int = 1280, height: int = 720) -> None:
    """Open one table, paint one frame of it, then all."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    prepare()
    with tempfile.TemporaryDirectory() as folder:
        hand = Hand(Path(folder), (width, height))
        hand.house.choose("staging", "none")  # nothing is told over the board
        hand.house.choose("pace", "step")
        hand.settle()
        low, high = games.meta(title).seats
        levels = ("random",) * min(max(2, low), high)  # a person would be shown a form
        session = hand.begin_match(games.load(title, board), levels, SEED, 0)
        began = time.process_time()
        hand.house.enter(Table(hand.house, session, "bench"))
        hand.app.turn()
        spent = time.process_time() - began
        first = shoot(hand)
        hand.settle()
        last = shoot(hand)
        hand.app.close()
    near = [math.dist(lab(first.get_at(at)), lab(last.get_at(at))) <= NEAR
            for at in ((x, y) for x in range(last.get_width()) for y in range(last.get_height()))]
    share = 100 * sum(near) / len(near)
    print(f"{title + '/' + board:24}{1000 * spent:6.0f} ms{share:6.0f} % near", flush=True)


def shoot(hand: Hand) -> pygame.Surface:
    """The board on the screen, at a quarter of its size."""
    box, scale = hand.pictures()[0].box, hand.house.desk.theme.scale
    area = pygame.Rect(*(round(each * scale) for each in (box.x, box.y, box.w, box.h)))
    sheet = hand.app.window.surface.subsurface(area)
    return pygame.transform.smoothscale(sheet, (area.w // 4, area.h // 4))


def lab(colour: pygame.Color) -> tuple[float, float, float]:
    """A colour of the screen in CIELAB."""
    linear = [((each / 255 + 0.055) / 1.055) ** 2.4 if each > 10 else each / 255 / 12.92
              for each in colour[:3]]
    x, y, z = (fold(sum(map(float.__mul__, row, linear)) / white)
               for row, white in zip(TO_XYZ, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def fold(share: float) -> float:
    """The curve of lightness."""
    return float(share ** (1 / 3)) if share > 0.008856 else 7.787 * share + 16 / 116


if __name__ == "__main__":
    if sys.argv[1:2] == ["one"]:
        measure(sys.argv[2], sys.argv[3], *map(int, sys.argv[4:]))
    else:
        sys.exit(main(*sys.argv[1:]))
