"""The input router: where the mouse is and what it holds, which widget has the keyboard.

Events of the window come in here, widgets are told.  Keys become commands, which go from the
focused widget upwards and at last to the room.  A press that was meant for what was there before
is none (`ui.window.standing`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from alexandre.ui.draw.sketch import Place
from alexandre.ui.input.commands import DECIDING, chord_of, writes
from alexandre.ui.input.focus import WAYS, after, toward
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Layer, Root, Widget, Writable, walk
from alexandre.ui.window.standing import Standing, Thing, decides, target_of, thing_of_key

STEERING: Final = (*WAYS, "next", "previous", "press", "first", "last", "page_up", "page_down")
# What works behind a dialog, too.
EVERYWHERE: Final = ("language", "quit", "full_screen", "say_again", "speech")
ASIDE: Final = (2, 3)  # the middle and the right button
NOWHERE: Final = (-1e6, -1e6)  # where the mouse lets go of what it does not press


class InputRouter:
    """The mouse and the keyboard on one desk."""

    def __init__(self, desk: Root) -> None:
        self._desk = desk
        self.focus: Widget | None = None
        self.hover: Widget | None = None
        self.is_keyed = False  # is it the keyboard that moves the focus?
        self._is_clicked = False  # did a click put it where it is?
        self._held: Widget | None = None
        self._was_fresh = False
        self._began: tuple[Thing | None, int] = (None, 0)  # what the mouse pressed, and when
        self.mouse: Place | None = None
        self._standing = Standing()
        self.is_pressing = False  # does what happens now come of a press?
        self.is_fresh = False  # is what is being pressed too new to be meant?

    @property
    def at(self) -> Place:
        """The position of the mouse, or of the widget with keyboard focus."""
        if self.is_keyed and self.focus is not None:
            return self.focus.box.middle
        return self.mouse or self._desk.box.middle

    def event(self, event: pygame.event.Event) -> None:
        """An event of the window; those that mean nothing here are ignored."""
        self.is_pressing = True
        try:
            self._hear(event)
        finally:
            self.is_pressing = self.is_fresh = False

    def _hear(self, event: pygame.event.Event) -> None:
        if event.type == pygame.MOUSEMOTION:
            self._point_at(self._units(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press_at(self._units(event.pos))
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in ASIDE:
            self._grab_at(self._units(event.pos))
        elif event.type == pygame.MOUSEBUTTONUP and event.button in (1, *ASIDE):
            self._release_at(self._units(event.pos))
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(event.y)
        elif event.type == pygame.KEYDOWN:
            self._strike_key(event)
        elif event.type == pygame.KEYUP:
            for command in self._desk.commands.all_of(event):
                self._desk.on_release(command)
        elif event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            self._wrote(event)

    def command(self, command: str) -> bool:
        """A command: to the focused widget and upwards, then the desk's own, then the room's."""
        desk = self._desk
        if command in STEERING:
            self._key(is_keyed=True)
        if self.focus is not None and not self.focus.is_hung:
            self.focus = None
        widget: Widget | None = self.focus or desk.top
        while widget is not None:
            if widget.do(command):
                return True
            widget = widget.parent
        if command in ("next", "previous"):
            self.step(1 if command == "next" else -1)
            return True
        if command in WAYS and self._go(command):
            return True
        if isinstance(desk.top, Layer) and command not in EVERYWHERE:
            return False
        return bool(command) and desk.on_command(command)

    def focus_on(self, widget: Widget | None) -> None:
        """Put the keyboard there, and bring it into sight."""
        before, self.focus = self.focus, widget
        for each in (before, widget):
            if each is not None and widget is not before and (self.is_keyed or each.glows):
                each.touch()
        if widget is None:
            return
        above = widget.parent
        while above is not None:
            if isinstance(above, Scroll):
                above.reveal(widget.box)
            above = above.parent

    def step(self, by: int) -> None:
        """The next or the previous widget that takes the keyboard."""
        ring = self._ring()
        index = ring.index(self.focus) if self.focus in ring else None
        place = after(len(ring), index, by)
        if place is not None:
            self._arrive(ring[place])

    def let_go(self) -> None:
        """What was held, pointed at and typed into is no longer there."""
        self.focus = self.hover = self._held = None
        self._desk.end_tip()

    def look(self) -> None:
        """Something else may be there to be pressed."""
        desk = self._desk
        self._standing.renew(desk.top, self._focused, desk.on_meaning, desk.now)

    def hush(self) -> None:
        """Another question has come by itself: what decides is deaf for a moment."""
        self._standing.hush(self._desk.now)

    @property
    def _focused(self) -> Widget | None:
        return self.focus if self.focus is not None and self.focus.is_hung else None

    # ---- the keyboard ----------------------------------------------------------------------

    def _strike_key(self, event: pygame.event.Event) -> None:
        """A key: a field that is typed into goes first and keeps what writes letters."""
        focus = self.focus
        if isinstance(focus, Writable) and focus.is_hung:
            if focus.edit(chord_of(event)) or (focus.takes_text and writes(event)):
                return
        commands = self._desk.commands.all_of(event)
        if self._is_clicked and "confirm" in commands:
            commands = tuple(sorted(commands, key="press".__eq__))
        elif self._is_clicked and "skip" in commands and focus and decides(focus):
            commands = ("skip",)  # never the same answer again
        self.strike(commands)

    def strike(self, commands: Sequence[str]) -> None:
        """What one key, or one button of a gamepad, may mean: the first that means something is
        done, unless it means something else than a moment ago."""
        self.look()
        for command in commands:
            if command in DECIDING and self._is_deaf_to(command):
                return
            if self.command(command):
                return

    def _is_deaf_to(self, command: str) -> bool:
        desk = self._desk
        widget, thing = thing_of_key(command, desk.top, self._focused, desk.on_meaning)
        return thing is not None and not self._takes(widget, thing)

    def _takes(self, widget: Widget | None, thing: Thing) -> bool:
        """Can a press have been meant for this?  What only prepares is told if it cannot."""
        now = self._desk.now
        if self._standing.is_late(widget, now):
            return False
        self.is_fresh = self._standing.is_fresh(thing, now)
        return not self.is_fresh or (widget is not None and widget.prepares)

    def _wrote(self, event: pygame.event.Event) -> None:
        """Letters, or those that an input method is still putting together."""
        if not isinstance(self.focus, Writable) or not self.focus.is_hung:
            return
        if event.type == pygame.TEXTINPUT:
            self.focus.typed(event.text)
        else:
            self.focus.composed(event.text)

    def _key(self, *, is_keyed: bool) -> None:
        """The ring round the focus is for those who move it with keys."""
        self._desk.end_tip()
        if is_keyed != self.is_keyed and self.focus is not None:
            self.focus.touch()
        self.is_keyed = is_keyed
        self._is_clicked = not is_keyed

    def _go(self, way: str) -> bool:
        if self.focus is None:
            self.step(1)
            return self.focus is not None
        others = [each for each in self._ring() if each is not self.focus]
        index = toward([each.box for each in others], self.focus.box, way)
        if index is not None:
            self._arrive(others[index])
        return index is not None

    def _arrive(self, widget: Widget) -> None:
        """The keyboard comes to a widget, which says what it is a moment later."""
        self.focus_on(widget)
        box = widget.box
        self._desk.promise_tip(widget.tip, (box.x + min(box.w, 60.0) / 2, box.bottom - 12),
                               widget.dwell)

    def _ring(self) -> list[Widget]:
        return [each for each in walk(self._desk.top) if each.takes_focus and each.is_enabled]

    # ---- the mouse -------------------------------------------------------------------------

    def _point_at(self, at: Place) -> None:
        self.mouse = at
        if self._held is not None:
            self._held.drag(at)
            return
        target = self._under(at)
        if target is not self.hover:
            for each in (self.hover, target):
                if each is not None and each.is_hung and each.takes_focus and each.glows:
                    each.touch()
            if self.hover is not None:
                self.hover.leave()
            self.hover = target
        if target is not None:
            words = target.point(at)
            self._desk.promise_tip(words, at, target.dwell)
        else:
            self._desk.end_tip()

    def _press_at(self, at: Place) -> None:
        """A click; one that was meant for what lay there a moment ago is none."""
        self._point_at(at)
        self._key(is_keyed=False)
        self.look()
        widget = self._under(at)
        target, thing = target_of(widget, at)
        if thing is not None and not self._takes(target, thing):
            return
        self._was_fresh = self.is_fresh
        while widget is not None:
            if widget.takes_focus and widget.is_enabled:
                self.focus_on(widget)
            if widget.press(at):
                self._held = widget
                self._began = (widget.stand, widget.aim(at)), self._desk.now
                return
            widget = widget.parent

    def _grab_at(self, at: Place) -> None:
        """The middle or the right button takes hold of what can be pushed about."""
        widget = None if self._held else self._under(at)
        while widget is not None and not widget.grab(at):
            widget = widget.parent
        self._held = widget or self._held

    def _release_at(self, at: Place) -> None:
        """Let go on the thing that was pressed, of the same question, or of nothing."""
        held, self._held = self._held, None
        if held is None or not held.is_hung:
            return
        thing, since = self._began
        self.is_fresh = self._was_fresh
        is_other = (held.stand, held.aim(at)) != thing or self._standing.is_hushed(held, since)
        held.release(NOWHERE if is_other else at)

    def _scroll(self, steps: float) -> None:
        """What moves under the resting mouse is pointed at anew."""
        widget = self.hover
        while widget is not None and not widget.wheel(steps):
            widget = widget.parent
        self._desk.end_tip()
        if widget is not None and self.mouse is not None and self._held is None:
            self._point_at(self.mouse)

    def _under(self, at: Place) -> Widget | None:
        """The widget in front at that point, among those that can be reached."""
        return in_front(self._desk.top, at)

    def _units(self, pixels: tuple[int, int]) -> Place:
        scale = self._desk.theme.scale
        return pixels[0] / scale, pixels[1] / scale


def in_front(widget: Widget, at: Place) -> Widget | None:
    """The one painted last at that point; nothing is seen of what lies outside a view."""
    if not widget.is_shown:
        return None
    if widget.view.has(at):
        for child in reversed(widget.children):
            front = in_front(child, at)
            if front is not None:
                return front
    return widget if not widget.is_glass and widget.box.has(at) else None
