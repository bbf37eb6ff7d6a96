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


def close_display() -> None:
    """Close the window and the display; the clipboard of classic pygame keeps them open once."""
    while pygame.display.get_init():
        pygame.display.quit()


class Window:
    """The program's window; `size` and `place` are those outside full screen."""

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
        """The surface of the window; it changes with the window's size."""
        surface = pygame.display.get_surface()
        if surface is None:
            raise LookupError("no window is open")
        return surface

    @property
    def is_seen(self) -> bool:
        """Whether it is on the screen, not minimised."""
        return pygame.display.get_active()

    def open(self, icon: pygame.Surface, *, is_full: bool) -> Pair:
        """Open the window, or open it again; return its size."""
        if self.is_full:  # X11 keeps the size of the screen unless the window is a new one
            close_display()
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
        """Keep the pointer and, where the system allows it, the system's keys in the window
        (`SDL_GRAB_KEYBOARD`); or release them."""
        if self._is_held != is_held:
            pygame.event.set_grab(False)
            pygame.event.set_grab(is_held)
            self._is_held = is_held

    def call(self, name: str) -> None:
        """Set the window's title."""
        if name != self._name:
            self._name = name
            pygame.display.set_caption(name)

    def events(self, wait: int) -> list[pygame.event.Event]:
        """Wait for new events and return them; a window in the background waits longer."""
        if not pygame.key.get_focused():
            pygame.time.wait(min(wait, UNSEEN) if self.is_seen else ASLEEP)
            return pygame.event.get()
        is_lively = wait <= AT_REST * 2 or ticks() - self._stirred < LIVELY
        events = wait_for_events(wait) if is_lively else poll_events(wait)
        if events:
            self._stirred = ticks()
        return events

    def hear(self, event: pygame.event.Event) -> None:
        """Remember the place and size that the player gave it."""
        if event.type in SEEN_ANEW:
            self._is_held = None
        if self.is_full:
            return
        if event.type == pygame.VIDEORESIZE:
            self.size = event.w, event.h
        elif event.type == pygame.WINDOWMOVED:
            self._follow_move((event.x, event.y))

    def _follow_move(self, at: Pair) -> None:
        """Remember the new place, corrected for window managers that place the frame instead of
        the window, which would move it a little with every start."""
        added = at[0] - self.place[0], at[1] - self.place[1]
        is_new = ticks() - self._opened < SETTLED
        if is_new and max(map(abs, added)) <= DRIFT:
            self._drift = added
        else:
            self.place = at[0] - self._drift[0], at[1] - self._drift[1]


def ticks() -> int:
    """The time in milliseconds; pygame's own clock stands still until all of pygame is started."""
    return time.monotonic_ns() // 1_000_000


def wait_for_events(wait: int) -> list[pygame.event.Event]:
    """The next events; pygame waits by polling every millisecond."""
    first = pygame.event.wait(max(1, wait))
    return [each for each in (first, *pygame.event.get()) if each.type != pygame.NOEVENT]


def poll_events(wait: int) -> list[pygame.event.Event]:
    """The same with fewer polls, since pygame's own cost some per cent of a processor."""
    end = ticks() + wait
    events = pygame.event.get()
    while not events and (left := end - ticks()) > 0:
        pygame.time.wait(min(AT_REST, left))
        events = pygame.event.get()
    return events


def fit(size: Pair, place: Pair, screens: Sequence[Pair]) -> tuple[Pair, Pair]:
    """The size and place of a window that is entirely visible: on the screen that contains its
    middle, else in the middle of the first. Screens are assumed to be side by side."""
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
    """The size, large enough for everything to be read, and no larger than the screen usually
    leaves for a window with its frame."""
    wide, high = (max(least, own) for own, least in zip(size, LEAST, strict=True))
    return min(wide, screen[0]), min(high, screen[1] - BAR)


def middle(size: Pair, screen: Pair) -> Pair:
    """The place that centres a window on the screen."""
    left, top = (max(0, most - own) // 2 for own, most in zip(size, screen, strict=True))
    return left, top
