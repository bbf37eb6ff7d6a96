"""The input router: where the mouse is and what it holds, which widget has the keyboard.

Events of the window come in here, widgets are told.  Keys and the buttons of a gamepad become
commands, which go from the focused widget upwards and at last to the room; fingers do what the
mouse does.  A press that was meant for what was there before is none (`ui.window.standing`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from alexandre.ui.draw.sketch import Place
from alexandre.ui.input.commands import DECIDING, chord_of, writes
from alexandre.ui.input.focus import WAYS, after, toward
from alexandre.ui.input.gamepad import CROSS
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Modal, Root, Widget, Writable, climb, is_there, walk
from alexandre.ui.window import fingers, gamepads
from alexandre.ui.window.fingers import Fingers
from alexandre.ui.window.gamepads import Gamepads
from alexandre.ui.window.pointer import Pointer
from alexandre.ui.window.standing import Standing, Thing, decides, thing_of_key

STEERING: Final = (*WAYS, "next", "previous", "press", "first", "last", "page_up", "page_down")
# What works behind a dialog, too.
EVERYWHERE: Final = ("language", "quit", "full_screen", "say_again", "speech")
PRESSES: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN,
                  pygame.CONTROLLERBUTTONDOWN)
MOVES: Final = (pygame.MOUSEMOTION, pygame.MOUSEWHEEL, pygame.FINGERMOTION)
ASIDE: Final = (2, 3)  # the middle and the right button


class InputRouter:
    """Mouse, keyboard, gamepads and fingers on one desk."""

    def __init__(self, desk: Root) -> None:
        self._desk = desk
        self.focus: Widget | None = None
        self.is_keyed = False  # is it the keyboard that moves the focus?
        self._is_clicked = False  # did a click put it where it is?
        self._standing = Standing()
        self.is_pressing = False  # does what happens now come of a press?
        self.is_fresh = False  # is what is being pressed too new to be meant?
        self.presses = 0  # of anything, ever
        self.stirred = 0  # when somebody last did anything, in milliseconds
        self.gamepads = Gamepads(self.strike)
        self.pointer = Pointer(desk, self)
        self._fingers = Fingers(self.pointer)

    @property
    def at(self) -> Place:
        """The position of the mouse, or of the widget with keyboard focus."""
        if self.is_keyed and self._focused is not None:
            return self._focused.box.middle
        return self.pointer.at or self._desk.box.middle

    def event(self, event: pygame.event.Event) -> None:
        """An event of the window; those that mean nothing here are ignored."""
        self._notice(event.type)
        with self._during_press():
            if event.type in fingers.EVENTS:
                self._fingers.hear(event, (self._desk.box.w, self._desk.box.h), self._desk.now)
            elif event.type in gamepads.EVENTS:
                self.gamepads.hear(event, self._desk.now)
            elif not getattr(event, "touch", False):  # SDL moves a mouse, too, for each finger
                self._hear(event)

    def _notice(self, kind: int) -> None:
        """Somebody is there; a stick that is not quite at rest is nobody."""
        self.presses += kind in PRESSES
        if kind in PRESSES or kind in MOVES:
            self.stirred = self._desk.now

    def tick(self, now: int) -> None:
        """What is held on a gamepad is done again; a finger that rests becomes a hover."""
        with self._during_press():
            self.gamepads.tick(now)
            self._fingers.tick(now)

    @property
    def due(self) -> int | None:
        """When `tick` is wanted, in milliseconds of the desk's clock."""
        return min((each for each in (self.gamepads.due, self._fingers.due) if each is not None),
                   default=None)

    @contextlib.contextmanager
    def _during_press(self) -> Iterator[None]:
        self.is_pressing = True
        try:
            yield
        finally:
            self.is_pressing = self.is_fresh = False

    def _hear(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self.pointer.point_at(self._units(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.pointer.press_at(self._units(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in ASIDE:
            self.pointer.grab_at(self._units(event.pos))
        elif event.type == pygame.MOUSEBUTTONUP and event.button in (1, *ASIDE):
            self.pointer.release_at(self._units(event.pos))
        elif event.type == pygame.MOUSEWHEEL:
            self.pointer.scroll(event.y)
        elif event.type == pygame.KEYDOWN:
            self._strike_key(event)
        elif event.type == pygame.KEYUP:
            for command in self._desk.commands.all_of(event):
                self._desk.listener.release(command)
        elif event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            self._wrote(event)
        elif event.type == pygame.WINDOWFOCUSLOST:  # what is let go meanwhile is not told
            self.gamepads.let_go()
            self._fingers.let_go()

    def command(self, command: str) -> bool:
        """A command: to the focused widget and upwards, then the desk's own, then the room's."""
        desk = self._desk
        if command in STEERING or command in CROSS:
            was_clicked = self._is_clicked and command == "press"  # which leads nowhere else
            self.ring(is_keyed=True)
            self._is_clicked = was_clicked
        if self.focus is not None and not self.focus.is_hung:
            self.focus = None
        if command in CROSS:
            return self._cross(CROSS[command])
        if any(each.do(command) for each in climb(self._focused or desk.top)):
            return True
        if command in ("next", "previous"):
            self.step(1 if command == "next" else -1)
            return True
        if command in WAYS and self._go(command):
            return True
        if isinstance(desk.top, Modal) and command not in EVERYWHERE:
            return False
        return bool(command) and desk.listener.command(command)

    def focus_on(self, widget: Widget | None) -> None:
        """Put the keyboard there, and bring it into sight."""
        before, self.focus = self.focus, widget
        for each in (before, widget):
            if each is not None and widget is not before and (self.is_keyed or each.glows):
                each.touch()
        if widget is not None:
            for above in climb(widget.parent):
                if isinstance(above, Scroll):
                    above.reveal(widget.box)

    def step(self, by: int) -> None:
        """The next or the previous widget that takes the keyboard."""
        ring = self._ring()
        index = ring.index(self.focus) if self.focus in ring else None
        place = after(len(ring), index, by)
        if place is not None:
            self._arrive(ring[place])

    def let_go(self) -> None:
        """What was held, pointed at and typed into is no longer there."""
        self.focus = None
        self.pointer.forget()
        self._desk.end_tip()

    def look(self) -> None:
        """Something else may be there to be pressed."""
        desk = self._desk
        self._standing.renew(desk.top, self._focused, desk.listener.meaning, desk.now)

    def hush(self) -> None:
        """Another question has come by itself: what decides is deaf for a moment."""
        self._standing.hush(self._desk.now)

    def cover(self) -> None:
        """Another page has come by itself: all of it is deaf until it has been seen."""
        self._standing.cover(self._desk.now)

    def is_hushed(self, widget: Widget, since: int) -> bool:
        """Has another question come since, for what this widget decides?"""
        return self._standing.is_hushed(widget, since)

    @property
    def _focused(self) -> Widget | None:
        """What keys go to: nothing while it cannot be seen."""
        return self.focus if self.focus is not None and is_there(self.focus) else None

    # ---- the keyboard ----------------------------------------------------------------------

    def _strike_key(self, event: pygame.event.Event) -> None:
        """A key: a field that is typed into goes first and keeps what writes letters."""
        focus = self._focused
        if isinstance(focus, Writable):
            if focus.edit(chord_of(event)) or (focus.takes_text and writes(event)):
                return
        self.strike(self._desk.commands.all_of(event))

    def strike(self, commands: Sequence[str]) -> None:
        """What one key, or one button of a gamepad, may mean: the first that means something is
        done, unless it means something else than a moment ago."""
        if self._is_clicked and "confirm" in commands:
            commands = sorted(commands, key="press".__eq__)
        elif self._is_clicked and "skip" in commands and self._focused and decides(self._focused):
            commands = ("skip",)  # never the same answer again
        self._notice(pygame.KEYDOWN)
        self.look()
        for command in commands:
            if command in DECIDING and self._is_deaf_to(command):
                return
            if self.command(command):
                return

    def _is_deaf_to(self, command: str) -> bool:
        desk = self._desk
        widget, thing = thing_of_key(command, desk.top, self._focused, desk.listener.meaning)
        return thing is not None and not self.takes(widget, thing)

    def takes(self, widget: Widget | None, thing: Thing, since: int | None = None) -> bool:
        """Can a press of that time have been meant for this?  What only prepares is told if it
        cannot."""
        now = self._desk.now if since is None else since
        if self._standing.is_late(widget, now):
            return False
        self.is_fresh = self._standing.is_fresh(thing, now)
        return not self.is_fresh or (widget is not None and widget.prepares)

    def _wrote(self, event: pygame.event.Event) -> None:
        """Letters, or those that an input method is still putting together."""
        focus = self._focused
        if not isinstance(focus, Writable):
            return
        if event.type == pygame.TEXTINPUT:
            focus.typed(event.text)
        else:
            focus.composed(event.text)

    def ring(self, *, is_keyed: bool) -> None:
        """The ring round the focus is for those who move it with keys."""
        self._desk.end_tip()
        if is_keyed != self.is_keyed and self.focus is not None:
            self.focus.touch()
        self.is_keyed = is_keyed
        self._is_clicked = not is_keyed

    def _go(self, way: str) -> bool:
        """What is scrolled with the focus goes first, then all that can be seen; what has been
        scrolled out of sight comes last."""
        focus = self._focused
        if focus is None:
            self.step(1)
            return self._focused is not None
        others = [each for each in self._ring() if each is not focus]
        page = scroll_of(focus)
        near = [each for each in others if page is not None and scroll_of(each) is page]
        seen = [each for each in others if is_seen(each)]
        for group in (near, seen, others):
            index = toward([each.box for each in group], focus.box, way)
            if index is not None:
                self._arrive(group[index])
                return True
        return False

    def _cross(self, way: str) -> bool:
        """The cross of a gamepad comes to everything, also where arrow keys turn pages: what lies
        in no direction follows after the last thing there."""
        if self._focused is not None and self._focused.do(way):
            return True
        if not self._go(way):
            self.step(1 if way in ("down", "right") else -1)
        return True

    def _arrive(self, widget: Widget) -> None:
        """The keyboard comes to a widget, which says what it is a moment later."""
        self.focus_on(widget)
        box = widget.box
        self._desk.promise_tip(widget.tip, (box.x + min(box.w, 60.0) / 2, box.bottom - 12),
                               widget.dwell)

    def _ring(self) -> list[Widget]:
        return [each for each in walk(self._desk.top)
                if each.takes_focus and each.is_enabled and each.has_room]

    def _units(self, pixels: tuple[int, int]) -> Place:
        scale = self._desk.theme.scale
        return pixels[0] / scale, pixels[1] / scale


def scroll_of(widget: Widget) -> Scroll | None:
    """What it is scrolled with, if it is."""
    return next((each for each in climb(widget.parent) if isinstance(each, Scroll)), None)


def is_seen(widget: Widget) -> bool:
    """Is it not scrolled out of sight?"""
    page = scroll_of(widget)
    return page is None or widget.box.meets(page.view)
