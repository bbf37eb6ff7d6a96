"""Scripted visitors of a kiosk: they touch, play half a game, and try to get out.

Every visitor comes while the showcase runs and leaves without ending anything.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame

from alexandre.scenes.lessons.lesson import LessonRoom
from alexandre.scenes.show.loop import ShowLoop
from alexandre.scenes.table.table import Table
from alexandre.ui.widgets.base.widget import Widget, is_there, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.window.mixer import Mixer
from tools.bench.hours import Hours

SEED = 332
MOVES = 60  # decisions of a person in half a game
TURNS = 3000  # frames of the loop in which they are made
TOUCHES = 40  # presses of a child
KEYS = (pygame.K_ESCAPE, pygame.K_DELETE, pygame.K_F10, pygame.K_F12, pygame.K_F5, pygame.K_F2,
        pygame.K_j, pygame.K_RETURN, pygame.K_SPACE, pygame.K_BACKSPACE, pygame.K_TAB)


class Visitors:
    """`count` is the number of visitors so far; `failures` lists what they could do and should
    not."""

    def __init__(self, run: Hours, folder: Path) -> None:
        self.run, self.house, self.folder = run, run.hand.house, folder
        self.count = self.moves = 0
        self.failures: list[str] = []
        self._lot = random.Random(SEED)
        self._before = self._list_own()
        self._settings = dict(self.house.settings)
        tempfile.tempdir = str(folder)  # other copies have theirs elsewhere
        self._ways = self._take_turns()

    def come(self) -> None:
        """Send the next visitor; `look` reports what is left once the showcase has restarted."""
        self.count += 1
        next(self._ways)()
        if self.house.is_leaving:
            self.failures.append(f"visitor {self.count} quit the application")
            self.house.is_leaving = False

    def look(self) -> None:
        """Check that nothing of the last visitor is left."""
        if (own := self._list_own()) != self._before:
            self.failures.append(f"visitor {self.count} left {own ^ self._before}")
            self._before = own
        if self.house.settings != self._settings:
            self.failures.append(f"visitor {self.count} changed the settings")
        if len(list(self.folder.glob("alexandre-*"))) > 1:
            self.failures.append(f"a folder of visitor {self.count} is still there")

    def break_sound(self) -> None:
        """Pull out the sound device: every call of the mixer fails from now on."""
        def fail(_mixer: Mixer, _now: float) -> float | None:
            raise pygame.error("the audio device has gone")

        setattr(Mixer, "tick", fail)  # noqa: B010  in place of a method

    def _list_own(self) -> frozenset[Path]:
        return frozenset(each for each in self.folder.rglob("*") if each.is_file()
                         and not each.relative_to(self.folder).parts[0].startswith("alexandre-"))

    def _take_turns(self) -> Iterator[Callable[[], None]]:
        while True:
            yield from (self._play, self._touch, self._learn, self._try_keys)

    # ---- what they do ----------------------------------------------------------------------

    def _play(self) -> None:
        """Play half a game of the title shown, answering each question with a button or the board.
        """
        self._sit_down()
        until = self.moves + MOVES
        for _turn in range(TURNS):
            room = self.house.room
            if not isinstance(room, Table) or self.moves >= until:
                break
            if room.match.is_asked:
                offers = room.session.offers()
                room.play((offers[self._lot.randrange(len(offers))],))
                self.moves += 1
                self.run.hand.time(self.run.hand.move_to((9, 9)))  # a hand is there
            self.run.hand.app.turn()
        if isinstance(self.house.room, Table):
            self._press("tool/menu")

    def _touch(self) -> None:
        """Press random targets, as a child does."""
        self._sit_down()
        for _touch in range(TOUCHES):
            if isinstance(self.house.room, ShowLoop):
                break
            buttons = [each for each in walk(self.house.desk.top)
                       if isinstance(each, Button) and each.can_press and is_there(each)]
            if buttons:
                self._click(buttons[self._lot.randrange(len(buttons))])
            at = self._lot.randrange(1280), self._lot.randrange(720)
            self.run.hand.time(*self.run.hand.click_at(at))

    def _learn(self) -> None:
        """Open a lesson from the menu and play some steps."""
        self._sit_down()
        self._press("tool/menu")
        self._press("leave/menu")
        self._press(f"menu/lesson/{self.house.titles[self.count % len(self.house.titles)]}")
        for _step in range(TOUCHES):
            room = self.house.room
            if isinstance(room, LessonRoom):
                room.choose()
            self._turn(3)

    def _try_keys(self) -> None:
        """Press every key that leads out elsewhere, and close the window."""
        self._sit_down()
        hand = self.run.hand
        for key in self._lot.choices(KEYS, k=TOUCHES):
            hand.time(hand.key(key))
            hand.time(hand.key(pygame.K_q, pygame.KMOD_CTRL),
                      pygame.event.Event(pygame.KEYUP, key=pygame.K_q, mod=pygame.KMOD_CTRL),
                      pygame.event.Event(pygame.QUIT))

    # ---- how -------------------------------------------------------------------------------

    def _sit_down(self) -> None:
        """Touch the showcase, which begins a match."""
        self.run.hand.time(*self.run.hand.click_at((640, 300)))
        self._turn(4)
        if not isinstance(self.house.room, Table):
            self.failures.append(f"a touch of visitor {self.count} began no match")

    def _press(self, name: str) -> None:
        widget = self.house.desk.find(name)
        if widget is None:
            self.failures.append(f"visitor {self.count} found no {name}")
        else:
            self._click(widget)

    def _click(self, widget: Widget) -> None:
        scale = self.house.desk.theme.scale
        x, y = widget.box.middle
        self._turn(2)  # what has just come is deaf
        self.run.hand.time(*self.run.hand.click_at((round(x * scale), round(y * scale))))
        self._turn(2)

    def _turn(self, count: int) -> None:
        for _turn in range(count):
            self.run.hand.app.turn()
