"""The widget with the keyboard, and the way from one widget to the next."""

from __future__ import annotations

from alexandre.ui.input.focus import after, toward
from alexandre.ui.widgets.base.scroll import Scroll
from alexandre.ui.widgets.base.widget import Root, Widget, climb, find_list, is_there, walk


class KeyboardFocus:
    """The keyboard focus: `widget` has it, or None; `start` gets it first."""

    def __init__(self, desk: Root) -> None:
        self._desk = desk
        self.widget: Widget | None = None
        self.start: Widget | None = None
        self.is_keyed = False  # is it the keyboard that moves it?

    @property
    def target(self) -> Widget | None:
        """The widget that receives keys: None while the focused one is out of sight."""
        return self.widget if self.widget is not None and is_there(self.widget) else None

    @property
    def ringed(self) -> Widget | None:
        """The widget that shows the focus by a ring or otherwise."""
        target = self.target
        return target if self.is_keyed or (target and not target.has_ring) else None

    def await_at(self, widget: Widget) -> None:
        """Clear the focus; the next key that moves it leads to this widget."""
        self.put_on(None)
        self.start = widget

    def put_on(self, widget: Widget | None) -> None:
        """Focus a widget and bring it into view; None clears the focus."""
        before, self.widget, self.start = self.widget, widget, None
        for each in (before, widget):
            if each is not None and widget is not before and (self.is_keyed or each.glows):
                each.touch()
        if widget is None and self.is_keyed:
            self._desk.tip.end()
        if widget is not None:
            if any(each.decides for each in climb(widget)):
                self._desk.answer = widget
            for above in climb(widget.parent):
                if isinstance(above, Scroll):
                    above.reveal(widget.box)
            if self.is_keyed and widget is not before:
                self._promise_tip(widget)

    def step(self, by: int) -> None:
        """Focus the next or the previous widget."""
        ring = self._ring()
        if self.target is None and self.start in ring:
            self.put_on(self.start)
            return
        index = ring.index(self.widget) if self.widget in ring else None
        place = after(len(ring), index, by)
        if place is not None:
            self.put_on(ring[place])

    def ring(self, *, is_keyed: bool) -> None:
        """Show the focus ring if it `is_keyed`, else hide it; hide the tooltip."""
        self._desk.tip.end()
        if is_keyed != self.is_keyed and self.widget is not None:
            self.widget.touch()
        self.is_keyed = is_keyed

    def go(self, way: str) -> bool:
        """Move the focus in a direction: first among the widgets scrolled with it, then among all
        visible ones, then among those scrolled out of sight; return whether it moved. A picture
        that it comes to puts a cursor on one of its spots."""
        focus = self.target
        if focus is None:
            self.step(1)
            if self.target is not None:
                self.target.do("arrive")
            return self.target is not None
        others = [each for each in self._ring() if each is not focus]
        page = scroll_of(focus)
        near = [each for each in others if page is not None and scroll_of(each) is page]
        seen = [each for each in others if is_seen(each)]
        for group in (near, seen, others):
            index = toward([each.box for each in group], focus.box, way)
            if index is not None:
                self.put_on(group[index])
                group[index].do("arrive")
                return True
        return False

    def cross(self, way: str) -> bool:
        """Let the focused widget carry out a gamepad's cross, else move the focus that way, or to
        the next or previous widget where none lies there; return True."""
        if self.target is not None and self.target.do(way):
            return True
        if not self.go(way):
            self.step(1 if way in ("down", "right") else -1)
        return True

    def _promise_tip(self, widget: Widget) -> None:
        """Show the tip of a focused widget a moment later."""
        box = widget.box
        self._desk.tip.promise(widget.tip, (box.x + min(box.w, 60.0) / 2, box.bottom - 12),
                               widget.dwell, find_list(widget))

    def _ring(self) -> list[Widget]:
        ring = [each for each in walk(self._desk.top)
                if each.takes_focus and each.is_enabled and each.has_room]
        for late in [each for each in ring if each.is_late]:
            last = max(at for at, each in enumerate(ring) if each.parent is late.parent)
            ring.remove(late)
            ring.insert(last, late)
        return ring


def scroll_of(widget: Widget) -> Scroll | None:
    """The scroll that moves the widget, if there is one."""
    return next((each for each in climb(widget.parent) if isinstance(each, Scroll)), None)


def is_seen(widget: Widget) -> bool:
    """Whether it is not scrolled out of sight."""
    page = scroll_of(widget)
    return page is None or widget.box.meets(page.view)
