"""A hand inside the application: it puts events where the window would, and looks at the clock.

Nothing of the application is changed for it. A turn of the loop ends when `display.update` has
returned, so what it took is the way from an event to the screen.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from alexandre import games
from alexandre.app import App
from alexandre.kernel.contract import OVER, Game
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.folders import Places
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.layout import Box
from alexandre.ui.sidebar.log_view import LogView
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.pictures.picture import Picture

FRAME = 20  # who wants to be woken within so many milliseconds is moving something
PATIENCE = 60.0  # seconds that a table may need to come to rest
SEED = 331

Event = pygame.event.Event


class Hand:
    """The application with its window open, and its first room shown."""

    def __init__(self, folder: Path, size: tuple[int, int]) -> None:
        self.app = App(Places.under(folder))
        self.house = self.app.house
        self.app.open_window(size)
        self.house.enter(Menu(self.house))
        self.lot = random.Random(SEED)

    # ---- rooms -----------------------------------------------------------------------------

    def sit_down(self, levels: tuple[str, ...], *, title: str = games.TITLES[0],
                 board: str | None = None, seed: int = SEED, pace: str = "instant",
                 moves: int = 0) -> Table:
        """A match at the table: "" is a person; so many actions of it are played already."""
        self.house.go_home()
        self.house.choose("pace", pace)
        game = games.load(title, board)
        table = Table(self.house, self.begin_match(game, levels, seed, moves), "bench")
        self.house.enter(table)
        return table

    def begin_match(self, game: Game, levels: tuple[str, ...], seed: int, moves: int) -> Session:
        """So many actions of a random match, or half as many of one that ends before."""
        session = Session.new(game, [Player("", level) for level in levels], seed=seed)
        for _ in range(moves):
            if session.decider == OVER:
                return self.begin_match(game, levels, seed, moves // 2)
            offers = session.offers()
            session.play(offers[self.lot.randrange(len(offers))])
        return session

    def settle(self, is_done: Callable[[], bool] = lambda: True) -> None:
        """Let the loop turn until nothing is painted or moving, and it is done."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.app.turn()
            if is_done() and not self.house.desk.is_dirty and not self.is_moving:
                return
        raise TimeoutError(f"{type(self.house.room).__name__} does not come to rest")

    @property
    def is_moving(self) -> bool:
        """Whether the room wants its next frame at once."""
        wanted = self.house.room.wakes(self.house.now)
        return wanted is not None and wanted <= FRAME

    # ---- what is done ----------------------------------------------------------------------

    def time(self, *events: Event) -> float:
        """Milliseconds from these events to the screen."""
        began = time.perf_counter()
        for each in events:
            pygame.event.post(each)
        self.app.turn()
        return (time.perf_counter() - began) * 1e3

    def move_to(self, at: tuple[int, int]) -> Event:
        """The mouse goes there."""
        return Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))

    def click_at(self, at: tuple[int, int]) -> tuple[Event, ...]:
        """The mouse goes there and its left button is pressed and let go."""
        return (self.move_to(at), Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
                Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def key(self, code: int, mod: int = 0) -> Event:
        """A key goes down."""
        return Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)

    def wheel(self, steps: int) -> Event:
        """The wheel turns."""
        return Event(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False, which=0)

    # ---- where -----------------------------------------------------------------------------

    def points(self, box: Box, count: int) -> Iterator[tuple[int, int]]:
        """Points of the window inside a box, in pixels."""
        scale = self.house.desk.theme.scale
        for _ in range(count):
            yield (round(self.lot.uniform(box.x, box.right) * scale),
                   round(self.lot.uniform(box.y, box.bottom) * scale))

    def pictures(self) -> list[Picture]:
        """The sheets that lie on the table, the largest first."""
        pictures = [each for each in walk(self.house.desk.top) if isinstance(each, Picture)]
        return sorted(pictures, key=lambda each: each.box.w * each.box.h, reverse=True)

    def log(self) -> Widget:
        """The log, line by line."""
        return next(each for each in walk(self.house.desk.top) if isinstance(each, LogView))
