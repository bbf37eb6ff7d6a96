"""Without a screen: computer players play a match unseen, and a few pictures are kept of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

import pygame

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.archive.result import Result
from alexandre.scenes.base.house import House
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.setup.seats import Seats
from alexandre.scenes.table.table import Table
from alexandre.ui.window.screenshot import png

KeepPicture = Callable[[str, bytes], None]

TURNS: Final = (10, 50, 100, 150)  # after so many actions a picture is taken
STEP: Final = 1000  # milliseconds of the match's clock for each look
REST: Final = 0.005  # seconds between two looks while a computer player thinks
SEED: Final = 5


def demonstrate(house: House, screen: pygame.Surface, keep: KeepPicture) -> None:
    """Walk through the rooms and take pictures, each in another language than the one before."""
    photographer = Photographer(house, screen, keep)
    house.enter(Menu(house))
    photographer.take("menu")
    house.enter(Seats(house))
    photographer.take("seats")
    house.leave()
    title = games.TITLES[0]
    level = games.meta(title).usual
    players = [Player("", level) for _seat in range(games.meta(title).seats[0])]
    session = Session.new(games.load(title), players, seed=SEED)
    house.enter(Table(house, session, ""))
    now = 0
    for turn in TURNS:
        while session.turn < turn and not isinstance(house.room, Result):
            now = wait(house, now)
        photographer.take(f"table-{turn}")
    while not isinstance(house.room, Result):
        now = wait(house, now)
    photographer.take("result")


def wait(house: House, now: int) -> int:
    """Let the clock of the game run while a computer player thinks; return the next time."""
    house.tick(now)
    time.sleep(REST)
    return now + STEP


class Photographer:
    """Takes numbered pictures of the desk."""

    def __init__(self, house: House, screen: pygame.Surface, keep: KeepPicture) -> None:
        self._house = house
        self._screen = screen
        self._keep = keep
        self._count = 0
        spoken = house.words.lang
        self._langs = [spoken, *(lang for lang in house.words.langs if lang != spoken)]

    def take(self, name: str) -> None:
        """Take a picture of the screen, and change the language."""
        self._house.desk.touch(self._house.desk.box)
        self._house.desk.draw(self._screen)
        self._count += 1
        self._keep(f"{self._count}-{name}.png", png(self._screen))
        self._house.words.lang = self._langs[self._count % len(self._langs)]
        self._house.desk.relay()
