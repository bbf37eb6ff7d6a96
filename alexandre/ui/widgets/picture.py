"""A sketch on the screen, with its spots: lit ones can be clicked, all can be pointed at."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from alexandre.ui.brush import Brush
from alexandre.ui.focus import toward
from alexandre.ui.layout import Box
from alexandre.ui.painter import Fit, Painter, spot_under
from alexandre.ui.sketch import Place, Sketch, Spot, Wording
from alexandre.ui.widgets.widget import Widget

EMPTY = Sketch((1.0, 1.0), ())
LIT, POINTED = 44, 110  # how strongly the light covers a spot


class Picture(Widget):
    """Paints its sketch once, and lights spots over it."""

    role = "board"
    takes_focus = True

    def __init__(self, name: str, on_click: Callable[[str], None], *,
                 widest: float = 0.0) -> None:
        super().__init__(name)
        self.sketch = EMPTY
        self.lit: frozenset[str] = frozenset()
        self.on_click = on_click
        self.widest = widest
        self.pointed: Spot | None = None
        self._picture: pygame.Surface | None = None
        self._lights: dict[tuple[int, int], tuple[pygame.Surface, Place]] = {}
        self._key: tuple[float, int] = (0.0, 0)

    def show(self, sketch: Sketch, lit: frozenset[str]) -> None:
        """Show this, with these spots lit."""
        if sketch != self.sketch:
            self.sketch = sketch
            self._picture = None
            self.pointed = None
            self.touch()
        if lit != self.lit:
            self.lit = lit
            self.touch()
        is_lit = any(spot.id in lit for spot in sketch.spots)
        self.is_enabled = is_lit

    @property
    def fit(self) -> Fit:
        """How the sketch lies in the box."""
        return Fit.of(self.sketch, self.box)

    def height(self, width: float) -> float:
        """As high as the sketch is at that width."""
        wide, high = self.sketch.size
        return (min(width, self.widest) if self.widest else width) * high / wide

    def middle_of(self, spot: str) -> Place | None:
        """Where a spot lies on the screen, if the sketch has it."""
        for each in self.sketch.spots:
            if each.id == spot:
                return self.fit.out(each.middle)
        return None

    def point(self, at: Place) -> Wording:
        """The mouse is over this point: what lies there is named."""
        self._point_at(spot_under(self.sketch, self.fit.into(at)))
        return self.pointed.name if self.pointed else ""

    def leave(self) -> None:
        """The mouse went elsewhere."""
        self._point_at(None)

    def press(self, at: Place) -> bool:
        """The spot under the mouse is chosen."""
        spot = spot_under(self.sketch, self.fit.into(at))
        if spot is not None:
            self.on_click(spot.id)
        return spot is not None

    def do(self, command: str) -> bool:
        """Arrows go from one lit spot to the next, Return clicks it."""
        if command == "press" and self.pointed is not None:
            self.on_click(self.pointed.id)
            return True
        lit = [spot for spot in self.sketch.spots if spot.id in self.lit]
        if command not in ("up", "down", "left", "right") or not lit:
            return False
        start = self.pointed or lit[0]
        found = toward([_box(spot) for spot in lit], _box(start), command)
        if found is None and self.pointed is not None:
            return False
        self._point_at(lit[found or 0])
        return True

    def paint(self, brush: Brush) -> None:
        """The sketch, then the lights."""
        fit = self.fit
        pixels = fit.scale * brush.theme.scale
        painter = Painter(brush.theme, brush.letters)
        key = (round(pixels, 6), self.desk.edition)
        if self._picture is None or key != self._key:
            self._picture = painter.picture(self.sketch, pixels, brush.voice)
            self._lights = {}
            self._key = key
        corner = brush.rect(Box(fit.left, fit.top, 1, 1)).topleft
        brush.onto.blit(self._picture, corner)
        for number, spot in enumerate(self.sketch.spots):
            is_pointed = spot is self.pointed
            if spot.id in self.lit or (is_pointed and self.is_focused):
                kind = (number, POINTED if is_pointed else LIT)
                if kind not in self._lights:
                    self._lights[kind] = painter.glow(spot, pixels, "lit", kind[1])
                light, (dx, dy) = self._lights[kind]
                brush.onto.blit(light, (corner[0] + round(dx), corner[1] + round(dy)))

    def _point_at(self, spot: Spot | None) -> None:
        if spot != self.pointed:
            self.pointed = spot
            self.touch()


def _box(spot: Spot) -> Box:
    """A small box in the middle of a spot: arrows go from middle to middle."""
    x, y = spot.middle
    return Box(x - 1, y - 1, 2, 2)
