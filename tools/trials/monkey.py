"""Memory of the application under a hand that never rests, swept as in use.

    python tools/trials/monkey.py [MINUTES [SEED]]     20 minutes if not given

Every turn of the loop has an event: the mouse moves, clicks, drags, turns the wheel, keys are
pressed, in whatever room that leads to, in a window of 1280x720. It prints what is held each
minute, at last how much the last third of the time holds more than the one before, and the most.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame

from alexandre import games
from alexandre.app import prepare
from alexandre.scenes.base import folders
from tools.bench.boards import most_resident, resident
from tools.bench.hand import Hand

MINUTES = 20
SIZE = (1280, 720)
MEGA = 1 << 20
KEYS = (pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT,
        pygame.K_RIGHT, pygame.K_SPACE, pygame.K_F2, pygame.K_F10, pygame.K_1, pygame.K_PAGEDOWN)
BOREDOM = 2000  # events after which it sits down at another table
MOVES = 40


def main(minutes: int = MINUTES, seed: int = 1) -> int:
    """Press and look."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    prepare()
    folders.start_opener = lambda path: None  # no browser of files is opened
    with tempfile.TemporaryDirectory() as folder:
        held = list(press(Hand(Path(folder), SIZE), random.Random(seed), minutes))
    third = max(1, len(held) // 3)
    before, last = max(held[-2 * third:-third] or held), max(held[-third:])
    print(f"{100 * (last - before) / before:.1f} % more in the last third than in the one before")
    print(f"{most_resident() // MEGA} MB at the most", flush=True)
    os._exit(0)  # computer players may be thinking


def press(hand: Hand, lot: random.Random, minutes: int) -> Iterator[int]:
    """Megabytes, minute after minute."""
    began, events = time.monotonic(), 0
    for minute in range(1, minutes + 1):
        while time.monotonic() - began < 60 * minute:
            if events % BOREDOM == 0:
                title = games.TITLES[events // BOREDOM % len(games.TITLES)]
                seats = games.meta(title).seats[0]
                hand.sit_down(("", *["random"] * (seats - 1)), title=title, moves=MOVES)
            hand.app.turn(*choose_events(lot))
            hand.house.is_leaving = False
            events += 1
        print(f"minute {minute}: {events} events, {resident() // MEGA} MB", flush=True)
        yield resident() // MEGA


def choose_events(lot: random.Random) -> list[pygame.event.Event]:
    """One thing that a hand does."""
    at = lot.randrange(SIZE[0]), lot.randrange(SIZE[1])
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
    kind = lot.randrange(8)
    if kind < 3:
        return [move]
    if kind < 6:
        return [move, *[pygame.event.Event(each, pos=at, button=1)
                        for each in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)]]
    if kind == 6:
        return [move, pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=lot.randint(-5, 5))]
    key = lot.choice(KEYS)
    return [pygame.event.Event(each, key=key, mod=0, unicode="")
            for each in (pygame.KEYDOWN, pygame.KEYUP)]


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
