"""Anything, in any order, in every room: no mistake, no word missing, the store keeps up."""

from __future__ import annotations

import random

import pygame
import pytest

from alexandre.kernel.record import Player
from alexandre.scenes.table.table import Table
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.pictures.picture import Picture
from tests.ui.gui import KEYS, Gui

STEPS = 160
SIZES = ((320, 240), (640, 400), (1024, 640), (1600, 500), (500, 900))


class Monkey:
    """A hand without a mind."""

    chords = (*KEYS, "1", "2", "9", "ctrl+z", "ctrl+y", "ctrl+l", "shift+Tab")

    def __init__(self, gui: Gui, seed: int) -> None:
        self.gui = gui
        self.lot = random.Random(seed)

    def send(self, events: int) -> None:
        """So many events of the window, or some more; the way out of the first room is shut."""
        until = self.gui.sent + events
        while self.gui.sent < until:
            self.act()
            self.gui.house.is_leaving = False

    def act(self) -> str:
        """One thing, and its name; another window, where all is laid out anew, comes less often.
        """
        what = self.lot.choice([*[self.click] * 6, *[self.key] * 4, *[
            self.touch, self.spot, self.type, self.wheel, self.drag, self.wait] * 2, self.resize])
        what()
        return what.__name__

    def click(self) -> None:
        names = [each for each in self.gui.names() if each != "menu/quit"]
        name = self.lot.choice(names)
        if self.gui.find(name).takes_focus and self.gui.find(name).is_enabled:
            self.gui.click(name)

    def spot(self) -> None:
        """The mouse goes to a spot that may be clicked, and perhaps clicks it."""
        pictures = [each for each in walk(self.gui.desk.top) if isinstance(each, Picture)]
        lit = [at for each in pictures for spot in sorted(each.lit)
               if (at := each.middle_of(spot)) is not None]
        if lit:
            x, y = self.lot.choice(lit)
            self.gui.send(pygame.MOUSEMOTION, pos=(round(x), round(y)), rel=(0, 0),
                          buttons=(0, 0, 0))
            if self.lot.random() < 0.5:
                self.gui.click_at((x, y))

    def touch(self) -> None:
        self.gui.click_at(self.point())

    def key(self) -> None:
        self.gui.press(self.lot.choice(self.chords))

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
    offered: list[list[str]] = []
    for _ in range(STEPS):
        monkey.act()
        gui.house.is_leaving = False  # the way out of the first room: stay
        gui.paint()
        room = gui.house.room
        if isinstance(room, Table) and room.match.is_asked:
            offered.append(gui.offers())
            assert offered[-1] in ([], [each.text for each in room.session.offers()])
    gui.all_texts()

    assert gui.house.rooms
    assert any(offered) or seed == 2  # where nobody is asked
    assert gui.house.words.missing == set()
