"""CPU time from opening a table to its first frames, and how near its board is to the last.

    python -m tools.bench.first_picture [WIDTH HEIGHT]     1280 720 if not given, without a screen

Each board is opened in a process of its own, its rules interpreted, its modules compiled to
byte-code as every installation has them: as a new game, from the page of its seats, and as the
open one, from the menu. A pixel at a quarter of the size is near if it is within 10 units of its
final colour in CIELAB.
"""

from __future__ import annotations

import compileall
import contextlib
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from unittest import mock

import pygame

from alexandre import games
from alexandre.app import prepare
from alexandre.scenes.base.save_files import keep
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.setup.seats import Seats
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.layout import Box
from tools.bench.hand import Hand

NEAR = 10.0
SHARE = 90  # per cent of the pixels
MOST = 60  # milliseconds
FRAMES = 3  # that are told of
SEED = 3
WAYS = ("new", "open")
WHITE = (0.95047, 1.0, 1.08883)
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))


def main(*size: str) -> int:
    """A line for each board and way."""
    compileall.compile_dir(Path(games.__file__).parents[1], quiet=1)
    print(f"first picture: aims {SHARE} % near within {MOST} ms")
    for title in games.TITLES:
        for board in games.meta(title).boards:
            for way in WAYS:
                subprocess.run([sys.executable, "-m", "tools.bench.first_picture", "one", title,
                                board, way, *size], check=True)
    return 0


def measure(title: str, board: str, way: str, width: int = 1280, height: int = 720) -> None:
    """Open one table, paint one frame of it, then all."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    prepare()
    pygame.display.init()
    screen = mock.patch.object(pygame.display, "get_desktop_sizes", lambda: [(3840, 2160)])
    with screen, tempfile.TemporaryDirectory() as folder:
        hand = Hand(Path(folder), (width, height))
        hand.house.choose("staging", "none")  # nothing is told over the board
        hand.house.choose("pace", "step")
        hand.settle()
        low, high = games.meta(title).seats
        levels = ("random",) * min(max(2, low), high)  # a person would be shown a form
        session = hand.begin_match(games.load(title, board), levels, SEED, 0)
        frames: list[tuple[float, pygame.Surface]] = []
        if way == "new":
            hand.house.enter(Seats(hand.house, title, board=board))
        else:
            keep(hand.house.store, "bench", session)
            hand.house.store.flush()
            hand.house.refresh()
        hand.settle()
        with watch_frames(frames):
            if way == "new":
                hand.house.enter(Table(hand.house, session, "bench"))
            else:
                menu = hand.house.room
                assert isinstance(menu, Menu) and menu.newest is not None
                menu.take_up(menu.newest)
            while len(frames) < FRAMES:
                hand.app.turn()
        hand.settle()
        box = hand.pictures()[0].box
        shots = [(spent, shoot(frame, box, hand)) for spent, frame in frames]
        last = shoot(hand.app.window.surface, box, hand)
        hand.app.close()
    told = [f"{1000 * spent:4.0f} ms {measure_share(shot, last):3.0f} %" for spent, shot in shots]
    name = f"{title}/{board}"
    print(f"{name:22}{way:6}{', '.join(told)}", flush=True)


@contextlib.contextmanager
def watch_frames(frames: list[tuple[float, pygame.Surface]]) -> Iterator[None]:
    """Note everything that comes to the screen, and the time that was computed until then; to
    note it is no part of that."""
    update, began = pygame.display.update, time.process_time()

    def note(areas: Sequence[pygame.Rect]) -> None:
        nonlocal began
        update(areas)
        now = time.process_time()
        seen = pygame.display.get_surface()
        assert seen is not None
        frames.append((now - began, seen.copy()))
        began += time.process_time() - now

    with mock.patch.object(pygame.display, "update", note):
        yield


def shoot(frame: pygame.Surface, box: Box, hand: Hand) -> pygame.Surface:
    """The board in a frame, at a quarter of its size."""
    scale = hand.house.desk.theme.scale
    area = pygame.Rect(*(round(each * scale) for each in (box.x, box.y, box.w, box.h)))
    return pygame.transform.smoothscale(frame.subsurface(area), (area.w // 4, area.h // 4))


def measure_share(shot: pygame.Surface, last: pygame.Surface) -> float:
    """The pixels that are near their last colour, in per cent."""
    near = [math.dist(lab(shot.get_at(at)), lab(last.get_at(at))) <= NEAR
            for at in ((x, y) for x in range(last.get_width()) for y in range(last.get_height()))]
    return 100 * sum(near) / len(near)


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
        measure(sys.argv[2], sys.argv[3], sys.argv[4], *map(int, sys.argv[5:]))
    else:
        sys.exit(main(*sys.argv[1:]))
