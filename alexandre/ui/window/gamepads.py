"""The connected gamepads, and the repetition of what is held on them.

pygame opens a gamepad only as long as it is kept here.  Both distributions have this module, under
the same name and with the same events.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

import pygame
from pygame._sdl2 import controller

from alexandre.kernel.text import Msg
from alexandre.ui.input.gamepad import AXES, BUTTONS, MEANINGS, ONCE
from alexandre.ui.play.defaults import ignore

EVENTS: Final = (pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED,
                 pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP,
                 pygame.CONTROLLERAXISMOTION)
FULL: Final = 32767  # of an axis
PUSHED, LET_GO = 0.55, 0.4  # shares of an axis: what trembles between them changes nothing
DELAY: Final = 420  # milliseconds until what is held is done again
AGAIN: Final = 130  # and then every time

Control = tuple[int, str]  # of which gamepad, which button
Strike = Callable[[Sequence[str]], None]


class Pad(Protocol):
    """A gamepad that is open."""

    @property
    def name(self) -> str:
        """The manufacturer's name for it."""


class OpenGamepad(NamedTuple):
    """An open gamepad; its `id` stays the same while it is connected and is part of its events."""

    id: int
    pad: Pad


def open_pad(index: int) -> OpenGamepad:
    """Open the gamepad of that place in SDL's list; RuntimeError if that fails."""
    pad = controller.Controller(index)
    return OpenGamepad(pad.as_joystick().get_instance_id(), pad)


def start_gamepads() -> None:
    """Enable gamepad events, also for those already connected."""
    with contextlib.suppress(RuntimeError):  # a system without them
        controller.init()


class Gamepads:
    """The connected gamepads: a button calls `strike` with its commands, a change calls
    `on_change`."""

    def __init__(self, strike: Strike, open_by: Callable[[int], OpenGamepad] = open_pad) -> None:
        self._strike = strike
        self._open = open_by
        self._pads: dict[int, Pad] = {}
        self._held: dict[Control, int] = {}  # when each is done again
        self.on_change: Callable[[Msg], None] = ignore

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the connected ones."""
        return tuple(pad.name for pad in self._pads.values())

    @property
    def due(self) -> int | None:
        """The time in milliseconds at which a held command repeats."""
        return min(self._held.values(), default=None)

    def hear(self, event: pygame.event.Event, now: int) -> None:
        """Handle one of EVENTS."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._connect(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._disconnect(event.instance_id)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            self._push(event.instance_id, event.axis, event.value / FULL, now)
        elif event.button in BUTTONS:
            control = event.instance_id, BUTTONS[event.button]
            if event.type == pygame.CONTROLLERBUTTONDOWN:
                self._press(control, now)
            else:
                self._held.pop(control, None)

    def tick(self, now: int) -> None:
        """Repeat a held command when it is due."""
        for control in [each for each, at in self._held.items() if now >= at]:
            self._held[control] = now + AGAIN
            self._strike(MEANINGS[control[1]])

    def let_go(self) -> None:
        """Release everything, because the window has lost the focus."""
        self._held.clear()

    def _connect(self, index: int) -> None:
        """Open a device; ignore those that are no gamepads or cannot be opened."""
        with contextlib.suppress(RuntimeError):
            opened = self._open(index)
            if opened.id not in self._pads:
                self._pads[opened.id] = opened.pad
                self.on_change(Msg.of("ui.pad.connected", name=opened.pad.name))

    def _disconnect(self, instance: int) -> None:
        for control in [each for each in self._held if each[0] == instance]:
            del self._held[control]
        pad = self._pads.pop(instance, None)
        if pad is not None:
            self.on_change(Msg.of("ui.pad.disconnected", name=pad.name))

    def _push(self, instance: int, axis: int, share: float, now: int) -> None:
        """Handle a stick: each end of its axis is a button."""
        for name, pushed in zip(AXES.get(axis, ()), (-share, share), strict=False):
            control = instance, name
            if not name or LET_GO < pushed < PUSHED:
                continue
            if pushed >= PUSHED and control not in self._held:
                self._press(control, now)
            elif pushed <= LET_GO:
                self._held.pop(control, None)

    def _press(self, control: Control, now: int) -> None:
        if control[1] not in ONCE:
            self._held[control] = now + DELAY
        self._strike(MEANINGS[control[1]])
