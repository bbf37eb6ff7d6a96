"""The time line of a match: its turns, its events by name, and a grip."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Shape, Sketch, Stroke, Wording, seal, sort_marks
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.sizes import TINY
from alexandre.ui.widgets.base.widget import Telling, Widget

HIGH: Final = 40.0  # of the line itself
NAMES: Final = 17.0  # of the names above it
PAD: Final = 14.0
RADIUS: Final = 5.4
NEAREST: Final = 13.0  # how near two seals may lie
APART: Final = 14.0  # two names at least
MOST: Final = 190.0  # how wide a name is at the most
MARK: Final = 4.5  # the size of an event's mark
PIN: Final = 6.0  # the size of a pin


@dataclass(frozen=True)
class TurnMark:
    """The beginning of a turn, with its player and its name."""

    at: int
    seat: int
    name: Wording


@dataclass(frozen=True)
class EventMark:
    """An event, the position after it, and its weight: the weightiest are named first."""

    at: int
    name: Wording
    weight: float


class Timebar(Widget):
    """The time line; a click or a drag goes to that step, of `count` in all.

    Above the line are the names of the weightiest events, as many as there is room for. `span` is
    a marked stretch, `pins` are marked places.
    """

    takes_focus = True

    def __init__(self, name: str, count: int, marks: Sequence[TurnMark],
                 on_seek: Callable[[int], None]) -> None:
        super().__init__(name)
        self.count = max(1, count)
        self.marks = tuple(marks)
        self.on_seek = on_seek
        self.at = 0
        self.events: tuple[EventMark, ...] = ()
        self.span: tuple[int, int] | None = None
        self.pins: tuple[int, ...] = ()
        self._track: Cache[object, pygame.Surface] = Cache(1)
        self._names: Cache[object, tuple[tuple[EventMark, Box], ...]] = Cache(1)

    def go(self, at: int) -> None:
        """Move the grip to that step without calling `on_seek`."""
        if at != self.at:
            self.at = at
            self.touch()

    def tell(self, events: Sequence[EventMark]) -> None:
        """Show these events."""
        if tuple(events) != self.events:
            self.events = tuple(events)
            self._names.clear()
            self.touch()

    def mark(self, span: tuple[int, int] | None, pins: Sequence[int]) -> None:
        """Mark a stretch, or none, and these places."""
        if (span, tuple(pins)) != (self.span, self.pins):
            self.span, self.pins = span, tuple(pins)
            self.touch()

    def height(self, width: float) -> float:
        """The height of the line with its seals, and of the names above it."""
        return HIGH + self.desk.theme.enlarge(NAMES)

    def place_of(self, at: int) -> Place:
        """The place of a step on the screen."""
        way = self.box.w - 2 * PAD
        return self.box.x + PAD + way * at / self.count, self.box.bottom - HIGH / 2

    def step_at(self, at: Place) -> int:
        """The step under a point: after an event on its name, the beginning of a turn near its
        seal."""
        named = self._event_at(at)
        if named is not None:
            return named.at
        way = max(1.0, self.box.w - 2 * PAD)
        wanted = round((at[0] - self.box.x - PAD) / way * self.count)
        near = [mark.at for mark in self.marks
                if abs(self.place_of(mark.at)[0] - at[0]) <= RADIUS]
        return min(self.count, max(0, near[-1] if near else wanted))

    def point(self, at: Place) -> Telling:
        """The tip: the turn under the mouse, and the events marked there."""
        named = self._event_at(at)
        here = self.step_at(at)
        turn = [mark.name for mark in self.marks if mark.at <= here][-1:]
        near = [named] if named is not None else [
            each for each in self.events if abs(self.place_of(each.at)[0] - at[0]) <= MARK]
        told = dict.fromkeys(each.name for each in near)
        return (*turn, *told) if turn or told else ""

    def press(self, at: Place) -> bool:
        self.on_seek(self.step_at(at))
        return True

    def grab(self, at: Place) -> bool:
        return self.press(at)

    def drag(self, at: Place) -> None:
        """Move the grip with the mouse."""
        self.on_seek(self.step_at(at))

    def paint(self, brush: Brush) -> None:
        """Paint the line, red up to the present step or gold over the marked stretch, its seals,
        the names and the grip."""
        left, middle = self.place_of(0)
        x, _y = self.place_of(self.at)
        right, _y = self.place_of(self.count)
        brush.line((left, middle), (right, middle), "parchment.edge", 5)
        if self.span is None:
            brush.line((left, middle), (x, middle), "seal", 5)
        else:
            first, last = (self.place_of(each)[0] for each in self.span)
            brush.fill(Box(first, middle - 9, last - first, 18), "gold", 120)
            brush.line((first, middle), (last, middle), "gold", 5)
        track = Box(self.box.x, self.box.bottom - HIGH, self.box.w, HIGH)
        key = (self.box.w, brush.theme.scale, self.desk.edition)
        brush.lay(self._track.get(key, self._paint_track, brush), track)
        self._paint_events(brush, middle)
        for pin in self.pins:
            at, _y = self.place_of(pin)
            brush.line((at, middle - 9), (at, middle + 9), "seal.deep", 2.4)
            brush.arrow((at, middle - 12), PIN, "seal.deep", "down")
        for end in self.span or ():
            at, _y = self.place_of(end)
            brush.line((at, middle - 13), (at, middle + 13), "seal.deep", 3.0)
        brush.panel(Box(x - 6, track.y + 3, 12, HIGH - 6), "button",
                    "hover" if self.is_hovered else "")

    def _paint_events(self, brush: Brush, middle: float) -> None:
        """Paint a mark for each event, and the names there is room for, tied to their marks."""
        for each in self.events:
            at, _y = self.place_of(each.at)
            brush.arrow((at, middle - 9), MARK, "seal", "down")
        for each, box in self._lay_names():
            at, _y = self.place_of(each.at)
            brush.line((at, box.bottom - 1), (at, middle - 9), "seal", 1.0)
            brush.words(box, brush.voice(each.name), face="italic", size=TINY, colour="seal.deep",
                        align="centre")

    def _event_at(self, at: Place) -> EventMark | None:
        """The event whose name is at that point."""
        return next((each for each, box in self._lay_names() if box.has(at)), None)

    def _lay_names(self) -> tuple[tuple[EventMark, Box], ...]:
        """The names shown and their boxes: the weightiest first; repetitions of a name lose
        weight."""
        key = self.box, self.desk.theme.scale, self.desk.edition
        return self._names.get(key, self._find_names)

    def _find_names(self) -> tuple[tuple[EventMark, Box], ...]:
        left = [(each, self.desk.voice(each.name)) for each in self.events]
        placed: list[tuple[EventMark, Box]] = []
        told: dict[str, int] = {}
        while left:
            best, words = chosen = max(left, key=lambda each: each[0].weight / (
                1 + told.get(each[1], 0)))
            left.remove(chosen)
            wide = min(MOST, self.desk.text_width(words, "italic", TINY) + 4)
            x = min(max(self.box.x, self.place_of(best.at)[0] - wide / 2), self.box.right - wide)
            if all(x + wide + APART <= box.x or box.right + APART <= x for _each, box in placed):
                told[words] = told.get(words, 0) + 1
                placed.append((best, Box(x, self.box.y, wide, self.desk.theme.enlarge(NAMES))))
        return tuple(placed)

    def _paint_track(self, brush: Brush) -> pygame.Surface:
        """Paint a tick for every turn, and a seal where there is room for one."""
        shapes: list[Shape] = []
        before = -NEAREST
        for mark in self.marks:
            x = self.place_of(mark.at)[0] - self.box.x
            shapes.append(Stroke(((x, HIGH / 2 - 5), (x, HIGH / 2 + 5)), "ink.soft", 1.2))
            if x - before >= NEAREST:
                shapes += sort_marks(seal(mark.seat, (x, HIGH / 2), RADIUS))[0]
                before = x
        return brush.picture(Sketch((max(1.0, self.box.w), HIGH), tuple(shapes)))
