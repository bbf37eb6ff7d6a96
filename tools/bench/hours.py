"""Memory of the application while computers play for hours of its own clock.

    python tools/bench/hours.py [HOURS [STEP]]     8 hours in steps of 1000 ms if not given

The clock is in our hand: where the loop would wait it goes on at once, and never by less than a
step. Boards follow one another, each match at the usual pace to its end; before each the hand
visits other rooms, and during it looks at the board from near by. No screen is needed.

What is held is looked at in the menu, after another title was opened and after a sweep: what the
match that has just ended took, of which one is twice as long as another, is not what grows.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame

from alexandre import app as application
from alexandre import games
from alexandre.app import prepare
from alexandre.kernel.contract import Game, Seat, State
from alexandre.scenes.archive.chronicle import Chronicle
from alexandre.scenes.archive.replays import Replays
from alexandre.scenes.base.opponents import Reply
from alexandre.scenes.home.library import Library
from alexandre.scenes.home.settings import SettingsRoom
from alexandre.scenes.memory import trim_heap
from tools.bench.boards import most_resident, resident
from tools.bench.hand import Hand

HOUR = 3_600_000  # milliseconds
ROUND = 9  # matches between two looks at the memory
GLANCE = 400  # turns between two looks from near by
NOTCHES = 4
MOST = 12_000  # turns of the loop that one match is watched, longer than any lasts


class Ready:
    """A computer player that answers at once, another offer from turn to turn."""

    def __init__(self) -> None:
        self.asked = 0
        self._reply: Reply | None = None

    def warm(self) -> None:
        """Always ready."""

    def ask(self, game: Game, state: State, seat: Seat, level: str, budget: float,
            line: tuple[str, ...] = (), rival: tuple[str, ...] = ()) -> None:
        """Answer straight away."""
        self.asked += 1
        offers = state.legal()
        self._reply = Reply((offers[self.asked * 7 % len(offers)].text,))

    def answer(self) -> Reply | None:
        """The line, once."""
        reply, self._reply = self._reply, None
        return reply

    def hurry(self) -> None:
        """It has answered."""

    def cancel(self) -> None:
        """Forget it."""
        self._reply = None

    def close(self) -> None:
        """Nothing is running."""


class Hours:
    """The application with a clock that does not wait."""

    def __init__(self, folder: Path, step: int, size: tuple[int, int] = (1280, 720)) -> None:
        self.now = 0
        self.step = step
        application.clock = lambda: self.now
        self.hand = Hand(folder, size)
        self.hand.house.thinker = Ready()
        setattr(self.hand.app.window, "events", self.go_on)  # noqa: B010  in place of a method
        self.moves = 0

    def go_on(self, rest: int) -> list[pygame.event.Event]:
        """Instead of waiting, the clock goes on; what was posted has come."""
        self.now += max(self.step, rest)
        return pygame.event.get()

    def play(self) -> Iterator[str]:
        """One match after the other, on every board in turn; the name of each as it ends."""
        number = 0
        while True:
            for title in games.TITLES:
                for board in games.meta(title).boards:
                    self.visit(title)
                    self.watch(title, board, number)
                    number += 1
                    yield f"{title}/{board}"

    def visit(self, title: str) -> None:
        """Rooms that a player passes through."""
        house = self.hand.house
        for room in (Library(house), SettingsRoom(house), Replays(house),
                     Chronicle(house, title)):
            house.go_home()
            house.enter(room)
            for _ in range(3):
                self.hand.app.turn()

    def watch(self, title: str, board: str, number: int) -> None:
        """A match of computers to its end."""
        low, high = games.meta(title).seats
        seats = max(low, min(high, 2 + number % 4))
        room = self.hand.sit_down(("random",) * seats, title=title, board=board, seed=number,
                                  pace="normal")
        for turn in range(MOST):
            self.hand.app.turn()
            if self.hand.house.room is not room:
                break
            if turn % GLANCE == GLANCE // 2:
                self.look_closely()
        self.moves += room.session.turn
        for _ in range(8):
            self.hand.app.turn()

    def rest(self) -> None:
        """Sit down to another title, whose boards take the place of those of the last, and go
        home; what nothing needs there is let go."""
        self.hand.sit_down(("random", "random"))
        self.hand.house.go_home()
        self.hand.settle()
        gc.collect()
        trim_heap()

    def look_closely(self) -> None:
        """The wheel over the largest sheet, nearer and farther again."""
        box = self.hand.pictures()[0].box
        for steps in (1, -1):
            for at in self.hand.points(box, NOTCHES):
                self.hand.time(self.hand.move_to(at), self.hand.wheel(steps))


def main(hours: float = 8, step: float = 1000) -> int:
    """A line for each round of boards; the growth after the first hour; the most ever held."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    prepare()
    early = late = 0.0
    with tempfile.TemporaryDirectory() as folder:
        run = Hours(Path(folder), int(step))
        for matches, _name in enumerate(run.play(), 1):
            is_over = run.now >= hours * HOUR
            if matches % ROUND == 0 or is_over:
                run.rest()
                late = resident() / 2**20
                early = early if run.now > HOUR and early else late
                print(f"{run.now / HOUR:6.2f} h {matches:4} matches {run.moves:7} actions"
                      f" {late:6.0f} MB", flush=True)
            if is_over:
                break
        run.hand.app.close()
    print(f"growth after the first hour {100 * (late / early - 1):.1f} %")
    print(f"most at any moment {most_resident() / 2**20:.0f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(*map(float, sys.argv[1:])))
