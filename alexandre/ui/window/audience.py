"""A second window with a desk of its own, for those who look on: on another display if there is
one.

The only place that knows whether the library has such windows: pygame-ce does, pygame 2.6.1 does
not, and there none is offered.
"""

from __future__ import annotations

import contextlib
import warnings
from collections.abc import Callable, Iterator, Sequence
from typing import Final

import pygame

from alexandre.kernel.text import Msg
from alexandre.ui.draw.painter import Voice, mark
from alexandre.ui.draw.sketch import borrow_looks
from alexandre.ui.draw.tiles import INFINITE
from alexandre.ui.play.defaults import ignore
from alexandre.ui.widgets.base.widget import Modal, Widget, is_there
from alexandre.ui.window.root import WindowRoot, list_wakes
from alexandre.ui.window.window import SHOWN_ANEW

ANYWHERE: Final = 0x1FFF0000  # SDL_WINDOWPOS_UNDEFINED_DISPLAY(0); the others follow
MOST: Final = (1280, 720)  # of a window that shares a display
LEAST: Final = (480, 270)  # of one beside the first; where there is less room it covers that
FRAME_HIGH: Final = 40  # pixels that the frame of a window may take above it
DARK, STILL = "dark", "still"  # how the window may be covered
LOOK: Final = 1000  # milliseconds between two looks whether its display is still there
TO_THE_FIRST: Final = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING)


def can_open() -> bool:
    """Whether the library supports a second window."""
    with contextlib.suppress(AttributeError):
        return pygame.Window is not None
    return False


def count_displays() -> int:
    """The present number of displays."""
    return len(pygame.display.get_desktop_sizes())


def find_other_display() -> int | None:
    """The number of a display on which the first window is not, None if there is one display."""
    first, *others = pygame.display.get_desktop_sizes()
    if not others:
        return None
    (x, y), (w, h) = pygame.display.get_window_position(), pygame.display.get_window_size()
    return 1 if pygame.Rect((0, 0), first).collidepoint(x + w // 2, y + h // 2) else 0


def open_second(name: str, display: int | None, spare: pygame.Rect) -> pygame.Window:
    """A window that fills that display; on the first window's display, a movable one beside that
    window or over its `spare` part. pygame.error if the system refuses it."""
    if display is not None:
        return pygame.Window(name, position=(ANYWHERE | display,) * 2, fullscreen_desktop=True)
    first = pygame.Rect(pygame.display.get_window_position(), pygame.display.get_window_size())
    room = find_room(pygame.display.get_desktop_sizes()[0], first, spare.move(first.topleft))
    return pygame.Window(name, room.size, position=room.topleft, resizable=True,
                         always_on_top=bool(room.colliderect(first)))


def find_room(desktop: tuple[int, int], first: pygame.Rect, spare: pygame.Rect) -> pygame.Rect:
    """The place on a display where a window covers nothing of the first one, or only its spare
    part."""
    wide, high = desktop
    beside = [fit_window(pygame.Rect(left, top, right - left, low - top))
              for left, top, right, low in ((first.right, 0, wide, high), (0, 0, first.left, high),
                                            (0, first.bottom, wide, high),
                                            (0, 0, wide, first.top - FRAME_HIGH))]
    best = max(beside, key=lambda each: each.width)
    return best if best.width >= LEAST[0] else fit_window(spare)


def fit_window(room: pygame.Rect) -> pygame.Rect:
    """The largest window with a frame in the middle of that room."""
    high = room.height - FRAME_HIGH
    wide = max(1, min(MOST[0], room.width, high * MOST[0] // MOST[1]))
    size = wide, max(1, wide * MOST[1] // MOST[0])
    return pygame.Rect(room.x + (room.width - size[0]) // 2,
                       room.y + FRAME_HIGH + (high - size[1]) // 2, *size)


def focus_first() -> None:
    """Return the keyboard to the first window, where the library can."""
    with contextlib.suppress(AttributeError, pygame.error), warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # nothing else names that window
        pygame.Window.from_display_module().focus()


class Audience:
    """The second window: `is_open` from `begin` until `close`; `drawn` counts its pictures.

    The window is opened when it is drawn, and again after `put_away`. `dress` applies the player's
    sizes to a desk. Nothing is kept without a window of its own. While covered, the window is
    black (`DARK`) or keeps its picture (`STILL`). `spare` is the part of the first window that
    this one may cover, while the widget `below` is there if one is given; `is_over`: it does.
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
        self._is_new = False  # the keyboard has not been given back since it was opened
        self.spare = pygame.Rect(0, 0, *MOST)
        self.below: Widget | None = None
        self.is_over = False
        self.cover = ""
        self._seen: pygame.Surface | None = None  # while it is covered: what it shows
        self._hidden: pygame.Surface | None = None  # and what is drawn meanwhile
        self.drawn = 0

    @property
    def is_open(self) -> bool:
        """Whether it has begun and has not been closed."""
        return self._desk is not None

    @property
    def shares_display(self) -> bool:
        """Whether it must share the display of the first window, which may not cover it."""
        return self._desk is not None and count_displays() < 2

    @property
    def surface(self) -> pygame.Surface | None:
        """The surface that is drawn for it now, seen or not."""
        if self._window is None:
            return None
        return self._window.get_surface() if self._hidden is None else self._hidden

    @contextlib.contextmanager
    def borrow_desk(self) -> Iterator[WindowRoot]:
        """The desk that the audience sees: the first one while it has no other."""
        if self._desk is None:
            yield self._first
        else:
            with borrow_looks(*self._looks):
                yield self._desk

    def begin(self, *, is_aside: bool) -> None:
        """Open it; with `is_aside` only on another display."""
        if self._desk is None and can_open() and (not is_aside or count_displays() > 1):
            self._desk = WindowRoot(self._first.letters, self._first.voice,
                                    self._first.theme.prints)
            self.dress()

    def show(self, tree: Widget, voice: Voice, looks: tuple[Sequence[int], Sequence[str]],
             on_close: Callable[[], None]) -> None:
        """Show this tree with these words and seals; `on_close` is called when the window is gone.
        """
        if self._desk is not None:
            self._looks, self._on_close, self._desk.voice = looks, on_close, voice
            self._tree = tree
            self._desk.show(tree)

    def hide(self, cover: str) -> None:
        """Cover the window in that way, or uncover it if it was covered so."""
        window, desk = self._window, self._desk
        if window is None or desk is None:
            return
        if self._hidden is None:
            self._hidden = window.get_surface().copy()
        self.cover = "" if self.cover == cover else cover
        if self.cover == STILL and self._seen is None:
            self._seen = self._hidden.copy()
        elif self.cover != STILL:
            self._seen = None
        if not self.cover:
            self._hidden = None
            self._size = (0, 0)  # all of it is drawn
        else:
            self._show_cover()
        desk.touch(desk.box)

    def _show_cover(self) -> None:
        """Show black or the last picture."""
        assert self._window is not None
        surface = self._window.get_surface()
        surface.fill("black")
        if self._seen is not None:
            surface.blit(pygame.transform.smoothscale(self._seen, surface.get_size()), (0, 0))
        self._window.flip()

    def shows(self, tree: Widget) -> bool:
        """Whether it shows that tree."""
        return self._desk is not None and self._tree is tree

    def dress(self) -> None:
        """Apply the player's changed sizes."""
        if self._desk is not None:
            self._dress(self._desk)

    def close(self) -> None:
        """Close the window and release what was painted for it."""
        self.cover, self._seen, self._hidden = "", None, None
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
        """Handle an event; return whether it was this window's. Keys always go to the first
        window."""
        window, desk = self._window, self._desk
        if window is None or desk is None:
            return False
        if event.type == pygame.VIDEORESIZE:  # does not say of which window
            return (event.w, event.h) == window.size != pygame.display.get_window_size()
        if getattr(event, "window", None) is not window or event.type in TO_THE_FIRST:
            return False
        if event.type == pygame.WINDOWCLOSE:
            self.close()
        elif event.type == pygame.WINDOWFOCUSGAINED and self._is_new:
            self._is_new = False
            focus_first()  # nobody has asked for it: the keyboard stays with the notes
        elif event.type in SHOWN_ANEW:
            desk.touch(desk.box)
            if self.cover:
                self._show_cover()
        else:
            self.tell(event)
        return True

    def tell(self, event: pygame.event.Event) -> None:
        """Handle a mouse event in pixels of that window."""
        if self._desk is not None:
            self._desk.now = self._first.now
            self._desk.event(event)

    def tick(self, now: int) -> None:
        """Advance animations there; close if its display was unplugged."""
        if self._desk is None:
            return
        self._desk.tick(now)
        if now >= self._look_at:
            self._look_at = now + LOOK
            self._find_window()
            if self._is_aside and count_displays() < 2:
                self.close()
        self._give_way()

    def _find_window(self) -> None:
        """Determine whether it lies over the spare part, since either window may have moved."""
        with contextlib.suppress(AttributeError, pygame.error):
            window = self._window
            self.is_over = window is not None and not self._is_aside and bool(
                self.spare.move(pygame.display.get_window_position()).colliderect(
                    pygame.Rect(window.position, window.size)))

    def _give_way(self) -> None:
        """Keep it in front over the spare part, except where it would cover a question or another
        room of the first window."""
        is_above = self.is_over and not isinstance(self._first.top, Modal) \
            and (self.below is None or is_there(self.below))
        window = self._window
        if window is None or self._is_aside:
            return
        with contextlib.suppress(AttributeError, pygame.error):
            if window.always_on_top != is_above:
                window.always_on_top = is_above
                if not is_above:
                    focus_first()

    def wakes(self, now: int) -> list[int]:
        """The milliseconds until `tick` or `draw` is due."""
        return [] if self._desk is None else list_wakes(self._desk, now)

    def draw(self, patience: float) -> None:
        """Paint what has changed; give up a window that cannot be opened."""
        if self._desk is None:
            return
        if self._window is None and not self._open():
            self.close()
            return
        assert self._window is not None
        if self._size != self._window.size:
            self._size, patience = self._window.size, INFINITE  # nothing half painted is seen
            self._desk.resize(*self._size)
            if self._hidden is not None:
                self._hidden = pygame.Surface(self._size)
                self._show_cover()
        if not self._desk.is_dirty:
            return
        try:
            with borrow_looks(*self._looks):
                surface = self._hidden or self._window.get_surface()
                if self._desk.draw(surface, patience):
                    self.drawn += 1
                    if not self.cover:
                        self._window.flip()
        except pygame.error:  # its display has gone
            self.close()

    def _open(self) -> bool:
        display = find_other_display()
        try:
            self._window = open_second(self._first.voice(Msg.of("ui.present.window")), display,
                                       self.spare)
            self._window.set_icon(mark(self._first.letters))
            self._window.get_surface()
        except pygame.error:
            self.put_away()
            return False
        self._is_aside, self._size = display is not None, (0, 0)
        self._is_new, self._look_at = True, 0
        return True
