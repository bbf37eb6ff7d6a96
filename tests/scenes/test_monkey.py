"""Anything, in any order, in every room: no mistake, no word missing, the store keeps up."""

from __future__ import annotations

import random

import pygame
import pytest

from alexandre.kernel.record import Player
from tests.ui.gui import KEYS, Gui

STEPS = 160
SIZES = ((320, 240), (640, 400), (1024, 640), (1600, 500), (500, 900))
CHORDS = [*KEYS, "1", "2", "9", "ctrl+z", "ctrl+y", "ctrl+l", "shift+Tab"]


class Monkey:
    """A hand without a mind."""

    def __init__(self, gui: Gui, seed: int) -> None:
        self.gui = gui
        self.lot = random.Random(seed)

    def send(self, events: int) -> None:
        """So many events of the window, or some more; the way out of the first room is shut."""
        until = self.gui.sent + events
        while self.gui.sent < until:
            self.act()
            self.gui.house.is_leaving = False

    def act(self) -> None:
        """One thing; another window, where all is laid out anew, comes less often."""
        self.lot.choice([*[self.click] * 6, *[self.key] * 4, *[self.touch, self.type, self.wheel,
                         self.drag, self.wait] * 2, self.resize])()

    def click(self) -> None:
        names = [each for each in self.gui.names() if each != "menu/quit"]
        name = self.lot.choice(names)
        if self.gui.find(name).takes_focus and self.gui.find(name).is_enabled:
            self.gui.click(name)

    def touch(self) -> None:
        self.gui.click_at(self.point())

    def key(self) -> None:
        self.gui.press(self.lot.choice(CHORDS))

    def type(self) -> None:
        self.gui.type(self.lot.choice(["a", "é", "7", "\0", "\ud800", "王", "  ", "x" * 60]))

    def wheel(self) -> None:
        x, y = self.point()
        self.gui.send(pygame.MOUSEMOTION, pos=(int(x), int(y)), rel=(0, 0), buttons=(0, 0, 0))
        self.gui.send(pygame.MOUSEWHEEL, x=0, y=self.lot.randint(-4, 4))

    def drag(self) -> None:
        x, y = self.point()
        self.gui.send(pygame.MOUSEBUTTONDOWN, pos=(int(x), int(y)), button=1)
        self.gui.send(pygame.MOUSEMOTION, pos=(int(y), int(x)), rel=(0, 0), buttons=(1, 0, 0))

    def resize(self) -> None:
        size = self.lot.choice(SIZES)
        self.gui.screen = pygame.Surface(size)
        self.gui.desk.resize(*size)

    def wait(self) -> None:
        self.gui.run(3)

    def point(self) -> tuple[float, float]:
        box = self.gui.desk.box
        return self.lot.uniform(-5, box.w + 5), self.lot.uniform(-5, box.h + 5)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_clicked_and_typed_the_house_stands(gui: Gui, seed: int) -> None:
    monkey = Monkey(gui, seed)
    gui.sit_down([[Player("Zoé"), Player("", "random")], [Player(), Player("Bob"), Player()],
                  [Player("", "random")] * 4][seed])
    for _ in range(STEPS):
        monkey.act()
        if gui.house.is_leaving:  # the way out of the first room: stay
            gui.house.is_leaving = False
        gui.paint()
    gui.all_texts()

    assert gui.house.rooms
    assert gui.house.words.missing == set()
