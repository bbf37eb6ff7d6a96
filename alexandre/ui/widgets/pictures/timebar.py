"""A line through a whole match: a seal where each turn begins, and a grip where one stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place, Shape, Sketch, Stroke, Wording, seal, sort_marks
from alexandre.ui.text.cache import Cache
from alexandre.ui.widgets.base.widget import Widget

HIGH = 40.0
PAD = 14.0
RADIUS = 5.4
NEAREST = 13.0  # how near two seals may lie


@dataclass(frozen=True)
class TurnMark:
    """The beginning of a turn, its player, and its name."""

    at: int
    seat: int
    name: Wording


class Timebar(Widget):
    """A click or a drag goes there; `count` is how many steps there are in all."""

    role = "slider"
    takes_focus = True

    def __init__(self, name: str, count: int, marks: Sequence[TurnMark],
                 on_seek: Callable[[int], None]) -> None:
        super().__init__(name)
        self.count = max(1, count)
        self.marks = tuple(marks)
        self.on_seek = on_seek
        self.at = 0
        self._track: Cache[object, pygame.Surface] = Cache(1)

    def go(self, at: int) -> None:
        """Put the grip on that step; `on_seek` does not hear of it."""
        if at != self.at:
            self.at = at
            self.touch()

    def height(self, width: float) -> float:
        """A line with its seals."""
        return HIGH

    def place_of(self, at: int) -> Place:
        """The place of a step on the screen."""
        way = self.box.w - 2 * PAD
        return self.box.x + PAD + way * at / self.count, self.box.middle[1]

    def step_at(self, at: Place) -> int:
        """The step under a point; near a seal, the beginning of that turn."""
        way = max(1.0, self.box.w - 2 * PAD)
        wanted = round((at[0] - self.box.x - PAD) / way * self.count)
        near = [mark.at for mark in self.marks
                if abs(self.place_of(mark.at)[0] - at[0]) <= RADIUS]
        return min(self.count, max(0, near[-1] if near else wanted))

    def point(self, at: Place) -> Wording:
        """The turn under the mouse."""
        here = self.step_at(at)
        names = [mark.name for mark in self.marks if mark.at <= here]
        return names[-1] if names else ""

    def press(self, at: Place) -> bool:
        self.on_seek(self.step_at(at))
        return True

    def grab(self, at: Place) -> bool:
        return self.press(at)

    def drag(self, at: Place) -> None:
        """The grip follows the mouse."""
        self.on_seek(self.step_at(at))

    def paint(self, brush: Brush) -> None:
        """The line and its seals, gold as far as one has come, and the grip."""
        left, middle = self.place_of(0)
        x, _y = self.place_of(self.at)
        right, _y = self.place_of(self.count)
        brush.line((left, middle), (right, middle), "parchment.edge", 5)
        brush.line((left, middle), (x, middle), "seal", 5)
        key = (self.box.w, brush.theme.scale, self.desk.edition)
        brush.lay(self._track.get(key, self._paint_track, brush), self.box)
        brush.panel(Box(x - 6, self.box.y + 3, 12, self.box.h - 6), "button",
                    "hover" if self.is_hovered else "")

    def _paint_track(self, brush: Brush) -> pygame.Surface:
        """Every turn has its tick; a seal where there is room for one."""
        shapes: list[Shape] = []
        before = -NEAREST
        for mark in self.marks:
            x = self.place_of(mark.at)[0] - self.box.x
            shapes.append(Stroke(((x, HIGH / 2 - 5), (x, HIGH / 2 + 5)), "ink.soft", 1.2))
            if x - before >= NEAREST:
                shapes += sort_marks(seal(mark.seat, (x, HIGH / 2), RADIUS))[0]
                before = x
        return brush.picture(Sketch((max(1.0, self.box.w), HIGH), tuple(shapes)))
