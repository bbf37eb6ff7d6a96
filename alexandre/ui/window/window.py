"""The window itself: its size and place, the whole screen and back, and what happens in it.

A size or a place may come from another screen, one that is unplugged by now: neither is trusted.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Final

import pygame

LEAST: Final = (1024, 640)  # where the screen has it
BAR: Final = 80  # pixels that the window's own frame and the desktop's bars may take
DRIFT: Final = 64  # no frame is broader than this
SETTLED: Final = 1500  # milliseconds in which a new window comes to where it stays
AT_REST: Final = 10  # milliseconds between two looks at what has happened, once nothing has
LIVELY: Final = 400  # for so long; a hand that moves is looked at more often
UNSEEN: Final = 50  # between two looks while another window has the keyboard
ASLEEP: Final = 250  # while the window cannot be seen at all
SHOWN_ANEW: Final = (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN,
                     pygame.WINDOWDISPLAYCHANGED)
SEEN_ANEW: Final = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED)
NOWHERE: Final = (-1, -1)  # it has stood nowhere yet

Pair = tuple[int, int]


class Window:
    """`size` and `place` are those of the window beside the whole screen."""

    def __init__(self, size: Pair, place: Pair = NOWHERE) -> None:
        self.size = size
        self.place = place
        self.is_full = False
        self._name = ""
        self._opened = 0
        self._drift = (0, 0)
        self._stirred = ticks()  # when something last happened
        self._is_held: bool | None = None  # None: to be asked for, a new window is not seen yet

    @property
    def surface(self) -> pygame.Surface:
        """The surface of the window; another one after the window has changed its size."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise LookupError("no window is open")
        return surface

    @property
    def is_seen(self) -> bool:
        """Is it on the screen, not put away?"""
        return pygame.display.get_active()

    def open(self, icon: pygame.Surface, *, is_full: bool) -> Pair:
        """Open it, or open it again; the size it has got."""
        if self.is_full:  # X11 keeps the size of the screen unless the window is a new one
            pygame.display.quit()
            pygame.display.init()
        self.is_full, self._name, self._is_held = is_full, "", None
        self._opened, self._drift = ticks(), (0, 0)
        pygame.display.set_icon(icon)
        if is_full:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN).get_size()
        self.size, self.place = fit(self.size, self.place, pygame.display.get_desktop_sizes())
        os.environ["SDL_VIDEO_WINDOW_POS"] = "{},{}".format(*self.place)
        return pygame.display.set_mode(self.size, pygame.RESIZABLE).get_size()

    def hold(self, *, is_held: bool) -> None:
        """Keep the pointer in the window, and the keys of the system, as far as it lets that be
        (`SDL_GRAB_KEYBOARD`); or let them go."""
        if self._is_held != is_held:
            pygame.event.set_grab(False)
            pygame.event.set_grab(is_held)
            self._is_held = is_held

    def call(self, name: str) -> None:
        """The words in its frame."""
        if name != self._name:
            self._name = name
            pygame.display.set_caption(name)

    def events(self, wait: int) -> list[pygame.event.Event]:
        """The new events, after a wait for them; a window in the background waits coarsely."""
        if not pygame.key.get_focused():
            pygame.time.wait(min(wait, UNSEEN) if self.is_seen else ASLEEP)
            return pygame.event.get()
        is_lively = wait <= AT_REST * 2 or ticks() - self._stirred < LIVELY
        events = wait_for_events(wait) if is_lively else poll_events(wait)
        if events:
            self._stirred = ticks()
        return events

    def hear(self, event: pygame.event.Event) -> None:
        """Remember where the player has put it, and how large they have made it."""
        if event.type in SEEN_ANEW:
            self._is_held = None
        if self.is_full:
            return
        if event.type == pygame.VIDEORESIZE:
            self.size = event.w, event.h
        elif event.type == pygame.WINDOWMOVED:
            self._follow_move((event.x, event.y))

    def _follow_move(self, at: Pair) -> None:
        """Some window managers put the frame where we asked for the window itself, so that it
        would wander a little with every start: what they add is taken off again."""
        added = at[0] - self.place[0], at[1] - self.place[1]
        is_new = ticks() - self._opened < SETTLED
        if is_new and max(map(abs, added)) <= DRIFT:
            self._drift = added
        else:
            self.place = at[0] - self._drift[0], at[1] - self._drift[1]


def ticks() -> int:
    """Milliseconds; those of pygame stand still unless all of it was started."""
    return time.monotonic_ns() // 1_000_000


def wait_for_events(wait: int) -> list[pygame.event.Event]:
    """The next events.  pygame waits for them by looking every millisecond."""
    first = pygame.event.wait(max(1, wait))
    return [each for each in (first, *pygame.event.get()) if each.type != pygame.NOEVENT]


def poll_events(wait: int) -> list[pygame.event.Event]:
    """The same with fewer looks: those of pygame alone take some per cent of a processor."""
    end = ticks() + wait
    events = pygame.event.get()
    while not events and (left := end - ticks()) > 0:
        pygame.time.wait(min(AT_REST, left))
        events = pygame.event.get()
    return events


def fit(size: Pair, place: Pair, screens: Sequence[Pair]) -> tuple[Pair, Pair]:
    """The size and place of a window that is seen whole: on the screen that has its middle, or in
    the middle of the first one.  Screens are taken to stand side by side."""
    left, centre = 0, place[0] + size[0] // 2
    for screen in screens:
        if min(place) >= 0 and left <= centre < left + screen[0]:
            size = clamp_size(size, screen)
            return size, (max(left, min(place[0], left + screen[0] - size[0])),
                          max(0, min(place[1], screen[1] - size[1] - BAR // 2)))
        left += screen[0]
    size = clamp_size(size, screens[0])
    return size, middle(size, screens[0])


def clamp_size(size: Pair, screen: Pair) -> Pair:
    """Large enough for everything to be read, and no larger than what a screen usually leaves to
    a window with its frame."""
    wide, high = (max(least, own) for own, least in zip(size, LEAST, strict=True))
    return min(wide, screen[0]), min(high, screen[1] - BAR)


def middle(size: Pair, screen: Pair) -> Pair:
    """The place of a window of that size with equal margins on the screen."""
    left, top = (max(0, most - own) // 2 for own, most in zip(size, screen, strict=True))
    return left, top
