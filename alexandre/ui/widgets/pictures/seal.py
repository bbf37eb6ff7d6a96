"""The seal of a seat, in every list of seats, and the coin of its player."""

from __future__ import annotations

from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.sketch import Sketch, face_of, seal
from alexandre.ui.play.faces.coins import draw_portrait
from alexandre.ui.widgets.base.widget import Widget

SIDE = 40.0


class Seal(Widget):
    """The seal of a seat."""

    def __init__(self, seat: int, high: float = SIDE) -> None:
        super().__init__()
        self.seat = seat
        self.high = high

    def wear(self, seat: int) -> None:
        """Show the seal of another seat."""
        if seat != self.seat:
            self.seat = seat
            self.touch()

    def height(self, width: float) -> float:
        """The height of the seal with a margin."""
        return self.high

    def lay(self) -> None:
        """Mark the seal as uncut where it scrolls."""
        self.uncut = (self.box.centre(self.box.w, min(self.box.h, max(SIDE, self.high))),)

    def paint(self, brush: Brush) -> None:
        """Paint the seal in the middle."""
        brush.lay(brush.picture(Sketch.of((SIDE, SIDE), seal(self.seat, (20, 20), 15))),
                  self.box.centre(SIDE, SIDE))


class Portrait(Seal):
    """The coin and the seal of the player at that seat; `face` replaces the coin."""

    def __init__(self, seat: int, high: float = SIDE, face: str | None = None) -> None:
        super().__init__(seat, high)
        self.face = face

    def paint(self, brush: Brush) -> None:
        """Paint it as large as the box."""
        sketch = draw_portrait(self.seat, face_of(self.seat) if self.face is None else self.face)
        side = min(self.box.w, self.high)
        brush.lay(brush.picture(sketch, side / sketch.size[0]), self.box.centre(side, side))
