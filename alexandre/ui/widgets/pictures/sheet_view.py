"""A sheet seen through a camera: the wheel, a drag and keys move it, a button shows all again.

A click stays a click: only a button that goes some way while it is held pushes the sheet.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.draw.camera import NOTCH, WHOLE, Camera, Glide, Pane, fit_of, pan, showing, zoom
from alexandre.ui.draw.extent import Extent
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Fit
from alexandre.ui.draw.sketch import Place, Sketch
from alexandre.ui.draw.viewport import Viewport
from alexandre.ui.text.sizes import CAPTION
from alexandre.ui.widgets.base.widget import Widget, is_there
from alexandre.ui.widgets.controls.button import Button

EMPTY: Final = Sketch((1.0, 1.0), ())
PUSH: Final = 90.0  # how far a key pushes
PANS: Final = {"pan_left": (PUSH, 0.0), "pan_right": (-PUSH, 0.0), "pan_up": (0.0, PUSH),
               "pan_down": (0.0, -PUSH)}
STIR: Final = 6.0  # a button that goes farther while it is held does not click
SIGHT: Final = 60.0  # what is pointed at by keys stays so far from the edge
FIT_BUTTON: Final = (104.0, 30.0)


class SheetView(Widget):
    """A sheet under a camera; `glides` is False if motion is turned off."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sketch = EMPTY
        self.places: Mapping[str, Box] = {}  # by name, where it is laid out
        self.growth = 1.0  # of the signs on them
        self.camera = WHOLE
        self.glides = True
        self.whole = self.add(Button(f"{name}/fit", Msg.of("ui.camera.fit"), self._show_all,
                                     size=CAPTION, pad=6))
        self.whole.is_shown = False
        self.rim = 0.0  # how much of every edge is covered
        self.foot = 0.0  # and how much more of the lower one
        self._lens = Viewport()
        self._glide = Glide()
        self._fitted: tuple[object, Fit] = (None, Fit(0.0, 0.0, 0.0))  # for what, and the fit
        self._mouse: Place = (0.0, 0.0)
        self._grip: Place | None = None
        self._is_pushed = False
        self._can_click = False

    def forget(self) -> None:
        super().forget()
        self._lens.clear()

    def clicked(self, at: Place) -> None:
        """Handle a click at this point."""

    def cover(self, foot: float) -> None:
        """Set how much of the lower edge is covered, which moves the sheet."""
        if foot != self.foot:
            self.foot = foot
            self.touch()

    @property
    def least(self) -> int:
        """The smallest letter size in pixels, 0 for no limit."""
        return self._lens.least

    @least.setter
    def least(self, pixels: int) -> None:
        self._lens.least = pixels

    def _touch_part(self, part: Extent) -> None:
        """Mark the visible part of an area of the sketch for repainting."""
        box = self.fit.box(part)
        if box.meets(self.box):
            self.desk.touch(box.clip(self.box))

    @property
    def pane(self) -> Pane:
        """Its visible pane, with the covered part."""
        return Pane(self.box, self.rim, self.foot)

    @property
    def fit(self) -> Fit:
        """The present fit of the sketch in the box."""
        key = self.camera, self.sketch.size, self.sketch.bleed, self.box, self.rim, self.foot
        if key != self._fitted[0]:
            self._fitted = key, fit_of(self.camera, self.sketch, self.pane)
        return self._glide.on_way(self._fitted[1])

    def lay(self) -> None:
        """Place the button that shows the whole sheet in the lower right corner of the visible
        part."""
        self._glide.arrive()
        w, h = FIT_BUTTON
        self.whole.place(Box(self.box.right - w - 8, self.pane.free.bottom - h - 8, w, h))

    @property
    def is_moving(self) -> bool:
        """Whether the camera is moving or has only just stopped."""
        return self._glide.is_moving

    @property
    def is_unfinished(self) -> bool:
        """Whether it still shows an old or incomplete picture."""
        return not self._lens.is_done

    def look(self, camera: Camera) -> bool:
        """Move the camera there; return whether that is elsewhere."""
        if camera == self.camera:
            return False
        self._go(camera, self.fit if self.glides else None)
        return True

    def _show_all(self) -> None:
        self.look(WHOLE)

    def reveal(self, spots: Sequence[str]) -> None:
        places = tuple(place for spot in self.sketch.spots if spot.id in spots
                       for place in spot.outline)
        self.look(showing(self.camera, places, self.sketch, self.pane, SIGHT))

    def tick(self, now: int) -> bool:
        """Advance the glide; paint sharply again once the camera has rested for a moment."""
        if self._glide.tick(now):
            self._lens.settle()
        self.touch()
        return self.is_moving

    def wheel(self, steps: float) -> bool:
        """Zoom by a notch about the pointer."""
        return self.zoom(NOTCH ** steps, self._mouse)

    def zoom(self, factor: float, at: Place | None = None) -> bool:
        """Zoom about a point or the middle."""
        return self.look(zoom(self.camera, factor, self.sketch, self.pane,
                              at or self.box.middle))

    def _go(self, camera: Camera, start: Fit | None) -> None:
        self._glide.begin(start)
        self.camera = camera
        self.whole.shown(is_shown=not camera.is_whole)
        self.touch()
        if self.is_hung:
            self.desk.stir(self)

    def steer(self, command: str) -> bool:
        """Carry out a command of the camera."""
        if command in PANS:
            return self.look(pan(self.camera, *PANS[command], self.sketch, self.pane))
        if command == "zoom_fit":
            return self.look(WHOLE)
        factor = {"zoom_in": NOTCH, "zoom_out": 1 / NOTCH}.get(command)
        return factor is not None and self.zoom(factor)

    def press(self, at: Place) -> bool:
        """Begin a click, or a drag."""
        self._mouse = self._grip = at
        self._can_click, self._is_pushed = True, False
        return True

    def grab(self, at: Place) -> bool:
        """Begin a drag with another button."""
        self._grip, self._can_click = at, False
        return True

    def spread(self, factor: float, start: Place, end: Place) -> bool:
        """Zoom so that the place between the fingers stays there."""
        near = zoom(self.camera, factor, self.sketch, self.pane, start)
        camera = pan(near, end[0] - start[0], end[1] - start[1], self.sketch, self.pane)
        if camera != self.camera:
            self._go(camera, None)
        return True

    def drag(self, at: Place) -> None:
        """Move the sheet with the mouse."""
        if self._grip is None:
            return
        dx, dy = at[0] - self._grip[0], at[1] - self._grip[1]
        if not self._is_pushed and abs(dx) + abs(dy) < STIR:
            return
        self._is_pushed, self._grip, self._mouse = True, at, at
        camera = pan(self.camera, dx, dy, self.sketch, self.pane)
        if camera != self.camera:
            self._go(camera, None)

    def release(self, at: Place) -> None:
        """End a drag, or click."""
        is_held = self._grip is not None and self.box.has(at)
        is_click = self._can_click and not self._is_pushed and is_held
        self._grip, self._is_pushed = None, False
        if is_click:
            self.clicked(at)


def is_coarse(view: SheetView) -> bool:
    """Whether it is visible and not yet sharp."""
    return is_there(view) and view._lens.is_coarse
