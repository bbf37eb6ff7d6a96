"""A gamepad and a finger: events as SDL sends them, for a house without a window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pygame

from alexandre.scenes.home.library import Library
from alexandre.scenes.setup.seats import Seats
from alexandre.scenes.table.table import Table
from alexandre.ui.input.gamepad import BUTTONS
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.pictures.picture import Picture
from tests.ui.gui import Gui

CODES = {name: code for code, name in BUTTONS.items()}
PAD = 7  # the number that SDL has given to the gamepad
CHOICES = 60  # more than any turn has
RING = 150  # stops of the focus: more than there ever are


def board_of(gui: Gui) -> Picture:
    """The largest picture: the board."""
    return max((each for each in walk(gui.desk.top) if isinstance(each, Picture)),
               key=lambda picture: picture.box.w * picture.box.h)


class PadHand:
    """Presses the buttons of one gamepad, and nothing else."""

    def __init__(self, gui: Gui) -> None:
        self.gui = gui

    def push(self, *names: str) -> None:
        """Buttons, one after the other; the hand has looked before each."""
        for name in names:
            self.gui.wait()
            self.send(pygame.CONTROLLERBUTTONDOWN, button=CODES[name])
            self.send(pygame.CONTROLLERBUTTONUP, button=CODES[name])
            self.gui.run()

    def pull(self, axis: int, share: float) -> None:
        """A stick or a trigger to that share of its way."""
        self.send(pygame.CONTROLLERAXISMOTION, axis=axis, value=round(share * 32767))

    def send(self, kind: int, **fields: Any) -> None:
        """An event of this gamepad."""
        self.gui.send(kind, instance_id=PAD, **fields)

    def go_to(self, name: str) -> None:
        """By the trigger, which goes from one thing to the next."""
        for _stop in range(RING):
            focus = self.gui.desk.focus
            if focus is not None and focus.name == name:
                return
            self.gui.wait()
            self.pull(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1.0)
            self.pull(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0.0)
        raise AssertionError(f"the focus never comes to {name}")

    def press(self, name: str) -> None:
        """Go there, and press it."""
        self.go_to(name)
        self.push("a")


class FingerHand:
    """Touches the screen, and nothing else; each finger brings the mouse that SDL makes of it."""

    def __init__(self, gui: Gui) -> None:
        self.gui = gui

    def down(self, at: tuple[float, float], finger: int = 0) -> None:
        self._touch(pygame.FINGERDOWN, at, finger)
        self._imitate(pygame.MOUSEBUTTONDOWN, at, button=1)

    def move(self, at: tuple[float, float], finger: int = 0) -> None:
        self._touch(pygame.FINGERMOTION, at, finger)
        self._imitate(pygame.MOUSEMOTION, at, rel=(0, 0), buttons=(1, 0, 0))

    def up(self, at: tuple[float, float], finger: int = 0) -> None:
        self._touch(pygame.FINGERUP, at, finger)
        self._imitate(pygame.MOUSEBUTTONUP, at, button=1)

    def tap(self, at: tuple[float, float]) -> None:
        """The hand has looked before."""
        self.gui.wait()
        self.down(at)
        self.up(at)
        self.gui.run()

    def press(self, name: str) -> None:
        """Bring it into sight, and tap it."""
        widget = self.gui.find(name)
        self.gui.desk.focus_on(widget)
        self.tap(widget.box.middle)

    def _touch(self, kind: int, at: tuple[float, float], finger: int) -> None:
        box = self.gui.desk.box
        self.gui.send(kind, touch_id=1, finger_id=finger, x=at[0] / box.w, y=at[1] / box.h,
                      dx=0.0, dy=0.0)

    def _imitate(self, kind: int, at: tuple[float, float], **fields: Any) -> None:
        scale = self.gui.desk.theme.scale
        self.gui.send(kind, pos=(round(at[0] * scale), round(at[1] * scale)), touch=True, **fields)


Hand = TypeVar("Hand", PadHand, FingerHand)


def play_first_turn(hand: Hand, take_step: Callable[[Hand, Any], None]) -> None:
    """From the menu to a table, and on until another seat has moved; `take_step` makes a choice
    of the person's."""
    gui = hand.gui
    for name, room in (("menu/new", Library), ("library/play", Seats), ("seats/start", Table)):
        hand.press(name)
        assert isinstance(gui.house.room, room)
    table: Any = gui.house.room
    session, played = table.session, 0
    for _choice in range(CHOICES):
        seats = [step.actor for step in session.steps if step.actor >= 0]
        if played and seats[-1] != 0 and 0 in seats:
            break
        if session.decider != 0 or not table.match.is_asked or table.showing.is_moving:
            gui.run(4)
            continue
        played += 1
        take_step(hand, table)

    assert {step.actor for step in session.steps} >= {0, 1}
    assert played > 1
