"""Memory of the application while every board is opened, one after the other.

    python tools/bench/boards.py [WIDTH HEIGHT]     1280 720 if not given; no screen is needed

A board is opened in the middle of a match, computer players go on for some seconds, then the hand
goes over it and looks at it from near by. Nothing of what was painted for a board is needed by
the next one.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from alexandre import games
from alexandre.app import prepare
from tools.bench.hand import Hand

WATCHED = 6.0  # seconds that computers play on each board
MIDDLE = 60  # actions after which a match is in its middle
NOTCHES = 8  # of the wheel, to the nearest that a camera goes
HOVERS = 20


def main(width: int = 1280, height: int = 720) -> int:
    """A line for each board; then the most of all moments, and the most after any board."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    prepare()
    with tempfile.TemporaryDirectory() as folder:
        hand = Hand(Path(folder), (width, height))
        hand.settle()
        print(f"{'first menu':24}{resident() / 2**20:6.0f} MB")
        after = []
        for name, held in over_boards(hand):
            print(f"{name:24}{held / 2**20:6.0f} MB", flush=True)
            after.append(held)
        hand.app.close()
    print(f"{'most at any moment':24}{most_resident() / 2**20:6.0f} MB")
    print(f"{'most after a board':24}{max(after) / 2**20:6.0f} MB")
    return 0


def over_boards(hand: Hand) -> Iterator[tuple[str, int]]:
    """Every board of every title, and the bytes that are held once it was looked at."""
    for title in games.TITLES:
        for board in games.meta(title).boards:
            look_at(hand, title, board)
            yield f"{title}/{board}", resident()


def look_at(hand: Hand, title: str, board: str) -> None:
    """A match of computer players there, seen whole and from near by."""
    low, high = games.meta(title).seats
    seats = ("random",) * min(max(2, low), high)
    room = hand.sit_down(seats, title=title, board=board, moves=MIDDLE)
    until = time.monotonic() + WATCHED
    while time.monotonic() < until and hand.house.room is room:
        hand.app.turn()
    if hand.house.room is room:
        box = hand.pictures()[0].box
        for steps in (1, -1):
            for at in hand.points(box, NOTCHES):
                hand.time(hand.move_to(at), hand.wheel(steps))
                for each in hand.points(box, HOVERS // NOTCHES):
                    hand.time(hand.move_to(each))
    hand.house.go_home()
    hand.settle()


def resident() -> int:
    """Bytes of memory that this process holds."""
    if sys.platform == "win32":
        raise NotImplementedError
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def most_resident() -> int:
    """The most bytes that it has ever held; `getrusage` would count those of the process that
    started it, until then."""
    status = Path("/proc/self/status").read_text().splitlines()
    return int(next(line.split()[1] for line in status if line.startswith("VmHWM:"))) * 1024


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
