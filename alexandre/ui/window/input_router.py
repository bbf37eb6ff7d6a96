"""The input router: where the mouse is and what it holds, which widget has the keyboard.

Events of the window come in here, widgets are told.  Keys and the buttons of a gamepad become
commands, which go from the focused widget upwards and at last to the room; fingers do what the
mouse does.  A press that was meant for what was there before is none (`ui.window.press_targets`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from alexandre.ui.draw.sketch import Place
from alexandre.ui.input.commands import DECIDING, chord_of, writes
from alexandre.ui.input.focus import WAYS
from alexandre.ui.input.gamepad import CROSS
from alexandre.ui.widgets.base.keyboard_focus import KeyboardFocus
from alexandre.ui.widgets.base.widget import Modal, Root, Widget, Writable, climb, is_there, walk
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.window import fingers, gamepads
from alexandre.ui.window.fingers import Fingers
from alexandre.ui.window.gamepads import Gamepads
from alexandre.ui.window.pointer import Pointer
from alexandre.ui.window.press_targets import DEAF, PressTargets, Thing, decides, thing_of_key

STEERING: Final = (*WAYS, "next", "previous", "press", "first", "last", "page_up", "page_down")
# What works behind a dialog, too.
EVERYWHERE: Final = ("language", "quit", "full_screen", "picture", "say_again", "speech")
PRESSES: Final = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN,
                  pygame.CONTROLLERBUTTONDOWN)
LIFTS: Final = (pygame.KEYUP, pygame.WINDOWFOCUSLOST)  # what is let go then is not told
# What is held while another key is pressed is no press of its own.
HELD: Final = (pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT,
               pygame.K_RALT, pygame.K_LMETA, pygame.K_RMETA)
MOVES: Final = (pygame.MOUSEMOTION, pygame.MOUSEWHEEL, pygame.FINGERMOTION)
ASIDE: Final = (2, 3)  # the middle and the right button


class InputRouter:
    """Mouse, keyboard, gamepads and fingers of one desk."""

    def __init__(self, desk: Root) -> None:
        self._desk = desk
        self.keyboard = KeyboardFocus(desk)
        self._targets = PressTargets()
        self.is_pressing = False  # does what happens now come of a press?
        self.is_fresh = False  # is what is being pressed too new to be meant?
        self.presses = 0  # of anything, ever
        self.lifted = 0  # keys that were let go, ever
        self.lifted_at = 0  # when the last of them was
        self.stirred = 0  # when somebody last did anything, in milliseconds
        self.gamepads = Gamepads(self.strike)
        self.pointer = Pointer(desk, self, self.keyboard)
        self._is_entered = False  # has the mouse come into the window, and not moved there?
        self._fingers = Fingers(self.pointer)
        self._dim: Widget | None = None  # what was pressed while it was deaf
        self._dim_until = 0

    @property
    def at(self) -> Place:
        """The position of the mouse, or of the focused widget."""
        if self.keyboard.is_keyed and self.keyboard.target is not None:
            return self.keyboard.target.box.middle
        return self.pointer.at or self._desk.box.middle

    def event(self, event: pygame.event.Event) -> None:
        """Handle an event of the window; others are ignored."""
        if getattr(event, "key", None) not in HELD:
            self._notice(event.type)
        if event.type in LIFTS:
            self.lifted, self.lifted_at = self.lifted + 1, self._desk.now
        with self._during_press():
            if event.type in fingers.EVENTS:
                self._fingers.hear(event, (self._desk.box.w, self._desk.box.h), self._desk.now)
            elif event.type in gamepads.EVENTS:
                self.gamepads.hear(event, self._desk.now)
            elif not getattr(event, "touch", False):  # SDL moves a mouse, too, for each finger
                self._hear(event)

    def _notice(self, kind: int) -> None:
        """Note that somebody is there; a stick that is slightly off centre does not count."""
        self.presses += kind in PRESSES
        if kind in PRESSES or kind in MOVES:
            self.stirred = self._desk.now

    def tick(self, now: int) -> None:
        """Repeat a held command; turn a resting finger into hover."""
        with self._during_press():
            self.gamepads.tick(now)
            self._fingers.tick(now)
        if self._dim is not None and now >= self._dim_until:
            self._touch_ring()
            self._dim = None
            self._touch_ring()

    @property
    def due(self) -> int | None:
        """The time at which `tick` is wanted, in milliseconds of the desk's clock."""
        dim = self._dim_until if self._dim is not None else None
        return min((each for each in (self.gamepads.due, self._fingers.due, dim)
                    if each is not None), default=None)

    @property
    def ring(self) -> tuple[Widget | None, bool]:
        """The widget with the focus ring, and whether the ring is dim because a press is ignored
        for now."""
        ringed = self.keyboard.ringed
        if ringed is None or ringed is self._dim:
            return self._dim, True
        return ringed, decides(ringed) and self._desk.now < self._targets.deaf_until

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
            if self._is_entered:  # a window that opened below it, maybe: it has not moved
                self._desk.tip.end()
            self._is_entered = False
        elif event.type == pygame.WINDOWENTER:
            self._is_entered = True
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
        """Send a command to the focused widget and its ancestors, then to the desk, then to the
        room; return whether one of them wanted it."""
        desk = self._desk
        if command in STEERING or command in CROSS:
            self.keyboard.ring(is_keyed=True)
        if self.keyboard.widget is not None and not self.keyboard.widget.is_hung:
            self.keyboard.widget = None
        if command in CROSS:
            return self.keyboard.cross(CROSS[command])
        if any(each.do(command) for each in climb(self.keyboard.target or desk.top)):
            return True
        if command in ("next", "previous"):
            self.keyboard.step(1 if command == "next" else -1)
            return True
        if command in WAYS and self.keyboard.go(command):
            return True
        if isinstance(desk.top, Modal) and command not in EVERYWHERE:
            return False
        return bool(command) and desk.listener.command(command)

    def let_go(self) -> None:
        """Forget the widgets that were held, pointed at and typed into."""
        self.keyboard.put_on(None)
        self._dim = None
        self.pointer.forget()
        self._desk.tip.end()

    def look(self) -> None:
        """Refresh what can be pressed, and since when."""
        desk = self._desk
        self._targets.renew(desk.top, self.keyboard.target, desk.listener.meaning, desk.now)

    def hush(self, time: int = DEAF) -> None:
        """Ignore answers for a while, because another question appeared on its own."""
        self._targets.hush(self._desk.now, time)
        ringed = self.keyboard.ringed
        if ringed is not None and decides(ringed):
            self._show_dim(ringed, self.deaf_until)

    @property
    def deaf_until(self) -> int:
        """The time from which ignored controls answer again."""
        return self._targets.deaf_until

    def cover(self) -> None:
        """Ignore presses on a page that appeared on its own until it has been seen."""
        self._targets.cover(self._desk.now)

    def is_hushed(self, widget: Widget, since: int) -> bool:
        """Whether another question has come since for what this widget decides."""
        return self._targets.is_hushed(widget, since)

    # ---- the keyboard ----------------------------------------------------------------------

    def _strike_key(self, event: pygame.event.Event) -> None:
        """Handle a key; a focused text field gets the keys that type letters first."""
        focus = self.keyboard.target
        if isinstance(focus, Writable):
            if focus.edit(chord_of(event)) or (focus.takes_text and writes(event)):
                return
        self.strike(self._desk.commands.all_of(event))

    def strike(self, commands: Sequence[str]) -> None:
        """Carry out the first of these commands of one key, or of one button of a gamepad, that
        has a meaning, unless it had another a moment ago.
        """
        if commands:
            self._notice(pygame.KEYDOWN)
        self.look()
        for command in commands:
            if command == "press" and self.keyboard.ringed is None:
                continue  # no key presses what is not seen to have the keyboard
            if command in DECIDING and self._is_deaf_to(command):
                return
            if self.command(command):
                return
        if "press" in commands and self.keyboard.ringed is None:
            self._press_main(can_press="confirm" in commands)

    def _press_main(self, *, can_press: bool) -> None:
        """Press the only main button, if this key may; otherwise show the focus.

        A button that must be held cannot be pressed this way: it has to be focused first.
        """
        red = [each for each in walk(self._desk.top)
               if each.is_main and each.can_press and is_there(each)]
        if any(each.is_held for each in red):
            return
        if can_press and len(red) == 1:
            if self.takes(red[0], (red[0].stand, red[0].aim(red[0].box.middle))):
                red[0].do("press")
            return
        self.keyboard.ring(is_keyed=True)
        if self.keyboard.widget is None:
            self.keyboard.step(1)

    def _is_deaf_to(self, command: str) -> bool:
        desk = self._desk
        widget, thing = thing_of_key(command, desk.top, self.keyboard.target,
                                     desk.listener.meaning)
        return thing is not None and not self.takes(widget, thing)

    def takes(self, widget: Widget | None, thing: Thing, since: int | None = None) -> bool:
        """Whether a press at that time counts for this: what only prepares also takes one that is
        too early to be meant (`is_fresh`); whatever ignores it has a dim ring."""
        now = self._desk.now if since is None else since
        if self._targets.is_late(widget, now):
            self._show_dim(widget or find_button(self._desk.top, thing), self.deaf_until)
            return False
        self.is_fresh = self._targets.is_fresh(thing, now)
        is_heard = not self.is_fresh or (widget is not None and widget.prepares)
        if not is_heard:
            self._show_dim(widget or find_button(self._desk.top, thing), now + DEAF)
        return is_heard

    def _show_dim(self, widget: Widget | None, until: int) -> None:
        """Dim the focus ring of an ignored control until it answers."""
        self._touch_ring()
        self._dim, self._dim_until = widget, until
        self._touch_ring()

    def _touch_ring(self) -> None:
        widget = self.ring[0]
        if widget is not None and widget.is_hung:
            widget.touch()

    def _wrote(self, event: pygame.event.Event) -> None:
        """Handle typed text, or text that an input method is composing."""
        focus = self.keyboard.target
        if not isinstance(focus, Writable):
            return
        if event.type == pygame.TEXTINPUT:
            focus.typed(event.text)
        else:
            focus.composed(event.text)

    def _units(self, pixels: tuple[int, int]) -> Place:
        scale = self._desk.theme.scale
        return pixels[0] / scale, pixels[1] / scale


def find_button(top: Widget, thing: Thing) -> Widget | None:
    """The button that shows the key of that command."""
    return next((each for each in walk(top)
                 if isinstance(each, Button) and each.command == thing[0]), None)
