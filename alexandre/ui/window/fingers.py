"""A touch screen: a tap is a press, a drag pushes, two fingers zoom, a long press is hover.

A tap counts from when the finger came down, so that it answers for what lay there then
(`ui.window.press_targets`); it is done when the finger is lifted, because until then it may become
something else.
"""

from __future__ import annotations

import sys
from math import dist
from typing import Final, Literal

import pygame
from pygame._sdl2 import touch

from alexandre.ui.draw.sketch import Place
from alexandre.ui.window.pointer import Pointer

EVENTS: Final = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
SLOP: Final = 12.0  # a finger that rests moves so far
LONG: Final = 500  # milliseconds until a finger that rests is a hover
NEAR: Final = 24.0  # two fingers nearer than this do not zoom: their distance says little
# No such computer has a touch screen; SDL tells of the fingers on its trackpad, which move the
# pointer.
IS_TRACKPAD: Final = sys.platform == "darwin"

Stage = Literal["idle", "waiting", "holding", "pushing", "hovering", "spreading", "spent"]
Finger = tuple[int, int]  # of which device, which one


class Fingers:
    """Translates touches for the pointer, in logical units; the clock is in milliseconds."""

    def __init__(self, hand: Pointer) -> None:
        self._hand = hand
        self._places: dict[Finger, Place] = {}
        self._stage: Stage = "idle"
        self._start: Place = (0.0, 0.0)
        self._since = 0

    @property
    def due(self) -> int | None:
        """The time at which a resting finger becomes hover."""
        return self._since + LONG if self._stage == "waiting" else None

    def hear(self, event: pygame.event.Event, size: tuple[float, float], now: int) -> None:
        """Handle one of EVENTS in a window of that size."""
        if IS_TRACKPAD:
            return
        finger, at = (event.touch_id, event.finger_id), (event.x * size[0], event.y * size[1])
        if event.type == pygame.FINGERDOWN:
            self._come_down(finger, at, now)
        elif finger not in self._places:
            return
        elif event.type == pygame.FINGERMOTION:
            self._move(finger, at)
        else:
            self._lift(finger)

    def tick(self, now: int) -> None:
        """Turn a resting finger into hover."""
        if self.due is not None and now >= self.due:
            self._stage = "hovering"
            self._hand.point_at(self._start)

    def let_go(self) -> None:
        """Forget all fingers, because the window has lost the focus."""
        if self._stage in ("holding", "pushing"):
            self._hand.drop()
        self._places, self._stage = {}, "idle"

    def _come_down(self, finger: Finger, at: Place, now: int) -> None:
        """Note a finger: the first may tap, the second begins a pinch, others do nothing."""
        self._places[finger] = at
        if self._stage == "idle":
            self._hand.leave()
            self._start, self._since, self._stage = at, now, "waiting"
            if self._hand.needs_hold(at):
                self._stage = "holding"
                self._hand.press_at(at)
        elif self._stage in ("waiting", "pushing", "hovering") and len(self._places) == 2:
            if self._stage == "pushing":
                self._hand.drop()
            self._stage = "spreading"

    def _move(self, finger: Finger, at: Place) -> None:
        if self._stage == "waiting" and dist(at, self._start) > SLOP:
            self._stage = "pushing"
            self._hand.grab_at(self._start)
        if self._stage == "spreading":
            self._spread(finger, at)
        self._places[finger] = at
        if self._stage in ("holding", "pushing", "hovering"):
            self._hand.point_at(at)

    def _spread(self, finger: Finger, at: Place) -> None:
        before = list(self._places.values())[:2]
        after = [at if each == finger else place for each, place in self._places.items()][:2]
        apart = dist(*before)
        factor = dist(*after) / apart if min(apart, dist(*after)) > NEAR else 1.0
        self._hand.spread(factor, middle(before), middle(after))

    def _lift(self, finger: Finger) -> None:
        at = self._places.pop(finger)
        if self._stage == "waiting":
            self._hand.press_at(self._start, self._since)
            self._hand.release_at(self._start)
            self._hand.leave()
        elif self._stage == "holding":
            self._hand.release_at(at)
            self._hand.leave()
        elif self._stage == "pushing":
            self._hand.drop()
        self._stage = "spent" if self._places else "idle"


def has_touch() -> bool:
    """Whether there is a touch screen; some systems report one only after the first touch."""
    return not IS_TRACKPAD and touch.get_num_devices() > 0


def middle(places: list[Place]) -> Place:
    """The middle of two points."""
    (left, top), (right, bottom) = places
    return (left + right) / 2, (top + bottom) / 2
