"""A second window with a desk of its own, for those who look on: on another display if there is
one.

The only place that knows whether the library has such windows: pygame-ce does, pygame 2.6.1 does
not, and there none is offered.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from alexandre.kernel.text import Msg
from alexandre.ui.draw.painter import Voice, mark
from alexandre.ui.draw.sketch import borrow_looks
from alexandre.ui.draw.tiles import INFINITE
from alexandre.ui.play.defaults import ignore
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.window.root import FRAME, WindowRoot
from alexandre.ui.window.window import SHOWN_ANEW

ANYWHERE: Final = 0x1FFF0000  # SDL_WINDOWPOS_UNDEFINED_DISPLAY(0); the others follow
MOST: Final = (1280, 720)  # of a window that shares a display
SHARE: Final = 2 / 3  # of that display
LOOK: Final = 1000  # milliseconds between two looks whether its display is still there
TO_THE_FIRST: Final = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING)


def can_open() -> bool:
    """Has the library a second window?"""
    with contextlib.suppress(AttributeError):
        return pygame.Window is not None
    return False


def count_displays() -> int:
    """The number of displays now."""
    return len(pygame.display.get_desktop_sizes())


def find_other_display() -> int | None:
    """The number of a display on which the first window is not, None if there is one display."""
    first, *others = pygame.display.get_desktop_sizes()
    if not others:
        return None
    (x, y), (w, h) = pygame.display.get_window_position(), pygame.display.get_window_size()
    return 1 if pygame.Rect((0, 0), first).collidepoint(x + w // 2, y + h // 2) else 0


def open_second(name: str, display: int | None) -> pygame.Window:
    """A window that fills that display, or one to be moved about; pygame.error if the system
    refuses it."""
    if display is not None:
        return pygame.Window(name, position=(ANYWHERE | display,) * 2, fullscreen_desktop=True)
    wide, high = pygame.display.get_desktop_sizes()[0]
    size = min(MOST[0], round(wide * SHARE)), min(MOST[1], round(high * SHARE))
    return pygame.Window(name, size, resizable=True)


class Audience:
    """`is_open` from `begin` until `close`; `drawn` counts its pictures.

    The window itself is opened where it is drawn, and anew after `put_away`.  `dress` gives a desk
    the player's sizes.  Without a window of its own nothing is kept.
    """

    def __init__(self, first: WindowRoot, dress: Callable[[WindowRoot], None]) -> None:
        self._first = first
        self._dress = dress
        self._desk: WindowRoot | None = None
        self._window: pygame.Window | None = None
        self._size = (0, 0)
        self._is_aside = False  # on a display of its own
        self._tree: Widget | None = None
        self._looks: tuple[Sequence[int], Sequence[str]] = ((), ())
        self._on_close: Callable[[], None] = ignore
        self._look_at = 0
        self.drawn = 0

    @property
    def is_open(self) -> bool:
        """Is there something to be shown in it?"""
        return self._desk is not None

    @property
    def surface(self) -> pygame.Surface | None:
        """The surface that it shows at this moment."""
        return self._window.get_surface() if self._window is not None else None

    @contextlib.contextmanager
    def borrow_desk(self) -> Iterator[WindowRoot]:
        """The desk that those who look on see: the first one while they have no other."""
        if self._desk is None:
            yield self._first
        else:
            with borrow_looks(*self._looks):
                yield self._desk

    def begin(self, *, is_aside: bool) -> None:
        """Be open from now on; with `is_aside` only where there is another display."""
        if self._desk is None and can_open() and (not is_aside or count_displays() > 1):
            self._desk = WindowRoot(self._first.letters, self._first.voice,
                                    self._first.theme.prints)
            self.dress()

    def show(self, tree: Widget, voice: Voice, looks: tuple[Sequence[int], Sequence[str]],
             on_close: Callable[[], None]) -> None:
        """Show this, in these words and seals; `on_close` hears that the window is gone."""
        if self._desk is not None:
            self._looks, self._on_close, self._desk.voice = looks, on_close, voice
            self._tree = tree
            self._desk.show(tree)

    def dress(self) -> None:
        """The player has chosen other sizes."""
        if self._desk is not None:
            self._dress(self._desk)

    def close(self) -> None:
        """One window again; what was painted for the other is let go."""
        desk, self._desk = self._desk, None
        if desk is None:
            return
        self.put_away()
        if self._tree is not None:
            self._tree.hang(None)
            self._tree = None
        desk.theme.forget()
        on_close, self._on_close = self._on_close, ignore
        on_close()

    def put_away(self) -> None:
        """Close the window and keep what it shows: SDL is about to close all windows, or the first
        one changes its display."""
        if self._window is not None:
            self._window.destroy()
            self._window = None

    def hear(self, event: pygame.event.Event) -> bool:
        """Whether an event was of this window; keys concern the first one wherever they are
        pressed."""
        window, desk = self._window, self._desk
        if window is None or desk is None:
            return False
        if event.type == pygame.VIDEORESIZE:  # does not say of which window
            return (event.w, event.h) == window.size != pygame.display.get_window_size()
        if getattr(event, "window", None) is not window or event.type in TO_THE_FIRST:
            return False
        if event.type == pygame.WINDOWCLOSE:
            self.close()
        elif event.type in SHOWN_ANEW:
            desk.touch(desk.box)
        else:
            self.tell(event)
        return True

    def tell(self, event: pygame.event.Event) -> None:
        """Handle the mouse there, in pixels of that window."""
        if self._desk is not None:
            self._desk.now = self._first.now
            self._desk.event(event)

    def tick(self, now: int) -> None:
        """Let move what moves there; where its display was unplugged, close."""
        if self._desk is None:
            return
        self._desk.tick(now)
        if self._is_aside and now >= self._look_at:
            self._look_at = now + LOOK
            if count_displays() < 2:
                self.close()

    def wakes(self, now: int) -> list[int]:
        """In how many milliseconds `tick` or `draw` is wanted."""
        desk = self._desk
        if desk is None:
            return []
        due = [] if desk.due is None else [desk.due - now]
        return [*due, *[FRAME] * desk.is_moving, *[1] * desk.is_dirty]

    def draw(self, patience: float) -> None:
        """Paint what has changed; a window that cannot be opened is given up."""
        if self._desk is None:
            return
        if self._window is None and not self._open():
            self.close()
            return
        assert self._window is not None
        if self._size != self._window.size:
            self._size, patience = self._window.size, INFINITE  # nothing half painted is seen
            self._desk.resize(*self._size)
        if not self._desk.is_dirty:
            return
        try:
            with borrow_looks(*self._looks):
                if self._desk.draw(self._window.get_surface(), patience):
                    self._window.flip()
                    self.drawn += 1
        except pygame.error:  # its display has gone
            self.close()

    def _open(self) -> bool:
        display = find_other_display()
        try:
            self._window = open_second(self._first.voice(Msg.of("ui.present.window")), display)
            self._window.set_icon(mark(self._first.letters))
            self._window.get_surface()
        except pygame.error:
            self.put_away()
            return False
        self._is_aside, self._size = display is not None, (0, 0)
        return True
