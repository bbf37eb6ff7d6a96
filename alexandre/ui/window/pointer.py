"""The pointer: where the mouse or a finger is, what it holds, and what that does to widgets."""

from __future__ import annotations

from typing import Final, Protocol

from alexandre.ui.draw.sketch import Place
from alexandre.ui.widgets.base.keyboard_focus import KeyboardFocus
from alexandre.ui.widgets.base.widget import Root, Widget, climb, find_list
from alexandre.ui.window.press_targets import Thing, target_of

NOWHERE: Final = (-1e6, -1e6)  # where the mouse lets go of what it does not press
NOTCHES: Final = 100  # of the wheel, in one event


class PressJudge(Protocol):
    """Interface of the object that decides which presses count; the input router implements it."""

    is_fresh: bool

    def look(self) -> None:
        """Refresh what can be pressed, and since when."""

    def takes(self, widget: Widget | None, thing: Thing, since: int | None = None) -> bool:
        """Whether a press at that time can have been meant for this."""

    def is_hushed(self, widget: Widget, since: int) -> bool:
        """Whether another question has come since for what this widget decides."""


class Pointer:
    """The mouse or finger: `hover` is the widget under it, `at` its latest place, None before the
    first."""

    def __init__(self, desk: Root, judge: PressJudge, keyboard: KeyboardFocus) -> None:
        self._desk = desk
        self._judge = judge
        self._keyboard = keyboard
        self.hover: Widget | None = None
        self.at: Place | None = None
        self._held: Widget | None = None
        self._was_fresh = False
        self._began: tuple[Thing | None, int] = (None, 0)  # what was pressed, and when

    def forget(self) -> None:
        """Forget everything that was held and pointed at."""
        self.hover = self._held = None

    def point_at(self, at: Place) -> None:
        """Move to that point: hover, or drag what is held."""
        self.at = at
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
            self._desk.tip.promise(words, at, target.dwell, find_list(target), target.box)
        else:
            self._desk.tip.end()

    def leave(self) -> None:
        """Handle the pointer leaving the window."""
        if self.hover is not None and self.hover.is_hung:
            self.hover.leave()
            self.hover.touch()
        self.hover = None
        self._desk.tip.end()

    def press_at(self, at: Place, since: int | None = None) -> None:
        """Press what is there, unless the press was meant for what was there a moment ago.

        A tap counts from `since`, when the finger came down, in milliseconds.
        """
        since = self._desk.now if since is None else since
        self.point_at(at)
        self._keyboard.ring(is_keyed=False)
        self._judge.look()
        under = self._under(at)
        target, thing = target_of(under, at)
        if thing is not None and not self._judge.takes(target, thing, since):
            return
        self._was_fresh = self._judge.is_fresh
        for widget in climb(under):
            if widget.takes_focus and widget.is_enabled:
                self._keyboard.put_on(widget)
            if widget.press(at):
                self._held = widget
                self._began = (widget.stand, widget.aim(at)), since
                return

    def needs_hold(self, at: Place) -> bool:
        """Whether the widget there must be held down."""
        widget = self._under(at)
        return widget is not None and widget.is_held

    def grab_at(self, at: Place) -> None:
        """Take hold of what can be dragged, with another button or a finger."""
        if self._held is None:
            self._held = next((each for each in climb(self._under(at)) if each.grab(at)), None)

    def release_at(self, at: Place) -> None:
        """Release the pressed widget, which acts if the question is still the same."""
        held, self._held = self._held, None
        if held is None or not held.is_hung:
            return
        thing, since = self._began
        self._judge.is_fresh = self._was_fresh
        is_other = (held.stand, held.aim(at)) != thing or self._judge.is_hushed(held, since)
        held.release(NOWHERE if is_other else at)

    def drop(self) -> None:
        """Release what is held without pressing it."""
        held, self._held = self._held, None
        if held is not None and held.is_hung:
            held.release(NOWHERE)

    def spread(self, factor: float, start: Place, end: Place) -> None:
        """Handle a pinch by that factor, its middle moving from one place to another."""
        for each in climb(self._under(start)):
            if each.spread(factor, start, end):
                return

    def scroll(self, steps: float) -> None:
        """Turn the wheel, and hover over what has moved under the mouse.

        Drivers may send any number of steps at once: at most `NOTCHES` count.
        """
        steps = max(-NOTCHES, min(NOTCHES, steps))
        is_heard = any(each.wheel(steps) for each in climb(self.hover))
        self._desk.tip.end()
        if is_heard and self.at is not None and self._held is None:
            self.point_at(self.at)

    def _under(self, at: Place) -> Widget | None:
        """The front widget at that point, among those that can be reached."""
        return in_front(self._desk.top, at)


def in_front(widget: Widget, at: Place) -> Widget | None:
    """The widget painted last at that point, within the views around it."""
    if not widget.is_shown:
        return None
    if widget.view.has(at):
        for child in reversed(widget.children):
            front = in_front(child, at)
            if front is not None:
                return front
    return widget if widget.catches(at) else None
