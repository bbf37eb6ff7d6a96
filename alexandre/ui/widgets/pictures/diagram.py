"""A picture whose parts can be pointed at and read, with the mouse or with the arrow keys."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.extent import around
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Fit, spot_under
from alexandre.ui.draw.sketch import Place, Sketch, Spot, Wording
from alexandre.ui.widgets.pictures.miniature import Miniature


class Diagram(Miniature):
    """A picture whose parts can be read: `on_point` is called with the part pointed at, None for
    none; `on_pick` with the clicked one."""

    takes_focus = True

    def __init__(self, name: str, sketch: Sketch, on_point: Callable[[Spot | None], None],
                 on_pick: Callable[[Spot], None], *, most: float = 0.0) -> None:
        super().__init__(name, sketch, most=most, is_worded=True, is_framed=False)
        self.spots = sketch.spots
        self.on_point = on_point
        self.on_pick = on_pick
        self.pointed: Spot | None = None

    def show(self, sketch: Sketch | None) -> None:
        """Show another picture with its own parts."""
        super().show(sketch)
        self.spots = sketch.spots if sketch else ()
        self.pointed = None

    def height(self, width: float) -> float:
        """The greatest allowed height, so that nothing moves when the picture changes."""
        return self.most or super().height(width)

    @property
    def fit(self) -> Fit:
        """The placement of the picture in the box."""
        assert self.sketch is not None  # it was made with one
        return Fit.of(self.sketch, self.box)

    def middle_of(self, spot: str) -> Place | None:
        """The place of a part on the screen."""
        return next((self.fit.out(each.middle) for each in self.spots if each.id == spot), None)

    def point(self, at: Place) -> Wording:
        """Report the part under the mouse; there is no tip, because the text is below."""
        assert self.sketch is not None
        self._point_at(spot_under(self.sketch, self.fit.into(at)))
        return ""

    def leave(self) -> None:
        self._point_at(None)

    def press(self, at: Place) -> bool:
        """Pick the part under the mouse."""
        self.point(at)
        if self.pointed is not None:
            self.on_pick(self.pointed)
        return True

    def do(self, command: str) -> bool:
        """Move from part to part with left and right, pick with Enter."""
        if command == "press" and self.pointed is not None:
            self.on_pick(self.pointed)
            return True
        by = {"left": -1, "right": 1}.get(command)
        if by is None or not self.spots:
            return False
        at = self.spots.index(self.pointed) + by if self.pointed in self.spots else 0
        self._point_at(self.spots[min(len(self.spots) - 1, max(0, at))])
        return True

    def paint(self, brush: Brush) -> None:
        """Paint the picture, with an upright line through the part pointed at."""
        super().paint(brush)
        if self.pointed is not None:
            left, top, right, low = around(tuple(map(self.fit.out, self.pointed.outline)))
            brush.fill(Box((left + right) / 2 - 1, top, 2, low - top), "gold", 130)

    def _point_at(self, spot: Spot | None) -> None:
        if spot != self.pointed:
            self.pointed = spot
            self.touch()
            self.on_point(spot)
