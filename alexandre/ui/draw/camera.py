"""The part of a sheet that is shown, its zoom, and how the camera moves between views.

The whole sheet is as far as it goes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.painter import Fit
from alexandre.ui.draw.sketch import Place, Sketch

NEAREST: Final = 5.0
NOTCH: Final = 1.25  # nearer by so much with each notch of the wheel
LENGTH: Final = 140  # milliseconds from one view to the next
REST: Final = 110  # and until what can be seen is painted sharp


@dataclass(frozen=True)
class Camera:
    """A view of a sheet, magnified `zoom` times; its centre is `at`, in shares of the sheet's
    size."""

    zoom: float = 1.0
    at: Place = (0.5, 0.5)

    @property
    def is_whole(self) -> bool:
        """Whether the whole sheet is in view."""
        return self.zoom == 1.0


WHOLE: Final = Camera()


@dataclass(frozen=True)
class Pane:
    """The window of a sketch: a frame covers its `rim`, something in front of it covers its
    `foot`."""

    box: Box
    rim: float = 0.0
    foot: float = 0.0

    @property
    def free(self) -> Box:
        """The part that nothing covers."""
        inner = self.box.inset(self.rim)
        return Box(inner.x, inner.y, inner.w, max(0.0, inner.h - self.foot))


def whole_fit(sketch: Sketch, pane: Pane) -> Fit:
    """The largest fit that shows all of the sketch where nothing covers it."""
    fit = Fit.of(sketch, pane.free)
    return _hold(fit, sketch, pane.box)


def fit_of(camera: Camera, sketch: Sketch, pane: Pane) -> Fit:
    """The fit of the sketch in the pane for this camera, with no empty margin at any edge."""
    whole = whole_fit(sketch, pane)
    if camera.is_whole:
        return whole
    scale, (x, y) = whole.scale * camera.zoom, pane.box.middle
    width, height = (side * scale for side in sketch.size)
    return _hold(Fit(scale, x - width * camera.at[0], y - height * camera.at[1]), sketch,
                 pane.box)


def zoom(camera: Camera, factor: float, sketch: Sketch, pane: Pane, at: Place) -> Camera:
    """The camera zoomed by a factor about the point `at` of the pane.

    In a pane without room the camera stays as it is.
    """
    zoom = min(NEAREST, max(1.0, camera.zoom * factor))
    if zoom == camera.zoom or not whole_fit(sketch, pane).scale:
        return camera
    if zoom == 1.0:
        return WHOLE
    place = fit_of(camera, sketch, pane).into(at)
    scale = whole_fit(sketch, pane).scale * zoom
    return _looking(zoom, Fit(scale, at[0] - place[0] * scale, at[1] - place[1] * scale),
                    sketch, pane.box)


def pan(camera: Camera, dx: float, dy: float, sketch: Sketch, pane: Pane) -> Camera:
    """The camera after the sheet was dragged by so many units of the pane, as far as possible.

    In a pane without room the camera stays as it is.
    """
    if camera.is_whole or not whole_fit(sketch, pane).scale:
        return camera
    fit = fit_of(camera, sketch, pane)
    return _looking(camera.zoom, replace(fit, left=fit.left + dx, top=fit.top + dy), sketch,
                    pane.box)


def showing(camera: Camera, places: tuple[Place, ...], sketch: Sketch, pane: Pane,
            margin: float) -> Camera:
    """The camera, moved no more than is needed to bring these places into view."""
    if camera.is_whole or not places:
        return camera
    fit = fit_of(camera, sketch, pane)
    seen, free = [fit.out(place) for place in places], pane.free
    inner = free.inset(min(margin, free.w / 3), min(margin, free.h / 3))
    xs, ys = [x for x, _y in seen], [y for _x, y in seen]
    return pan(camera, _push(min(xs), max(xs), inner.x, inner.right),
               _push(min(ys), max(ys), inner.y, inner.bottom), sketch, pane)


def between(start: Fit, end: Fit, share: float) -> Fit:
    """The view at that share of the way from one view to another; a common fixed point stays
    fixed."""
    if start.scale == end.scale:
        part, scale = share, end.scale
    else:
        scale = start.scale * (end.scale / start.scale) ** share
        part = (scale - start.scale) / (end.scale - start.scale)
    return Fit(scale, start.left + (end.left - start.left) * part,
               start.top + (end.top - start.top) * part)


def ease(share: float) -> float:
    """The share of the way covered after a share of the time: slow at both ends."""
    return share * share * (3.0 - 2.0 * share)


def _looking(zoom: float, fit: Fit, sketch: Sketch, box: Box) -> Camera:
    """The camera with that fit, or the nearest one that leaves no edge empty."""
    held, (x, y) = _hold(fit, sketch, box), box.middle
    return Camera(zoom, ((x - held.left) / (sketch.size[0] * fit.scale),
                         (y - held.top) / (sketch.size[1] * fit.scale)))


def _hold(fit: Fit, sketch: Sketch, box: Box) -> Fit:
    """The nearest fit that leaves no edge empty; centred along a side that it does not fill."""
    before, above, after, below = (each * fit.scale for each in sketch.bleed)
    width, height = (side * fit.scale for side in sketch.size)
    return replace(fit, left=_clamp(fit.left, box.x, box.w, before, width + after),
                   top=_clamp(fit.top, box.y, box.h, above, height + below))


def _clamp(start: float, edge: float, room: float, before: float, after: float) -> float:
    """The start of a sheet with those extents, moved so that no edge lies inside the room."""
    spare = room - before - after
    if spare >= 0:
        return edge + spare / 2 + before
    return min(edge + before, max(edge + room - after, start))


def _push(low: float, high: float, least: float, most: float) -> float:
    """The shift that brings the span from `low` to `high` between the two edges."""
    if high - low > most - least:
        return (least + most - low - high) / 2
    return max(0.0, least - low) - max(0.0, high - most)


class Glide:
    """The movement of a camera to another view; its clock starts with the first tick after
    `begin`."""

    def __init__(self) -> None:
        self._start: Fit | None = None
        self._since: int | None = None
        self._share = 0.0
        self._is_moved = False  # since the last frame
        self._rests: int | None = None

    @property
    def is_moving(self) -> bool:
        """Whether the camera is moving or has only just stopped."""
        return self._is_moved or self._start is not None or self._rests is not None

    def begin(self, start: Fit | None) -> None:
        """Start from this view; None jumps to the goal."""
        self._start, self._since, self._share = start, None, 0.0
        self._is_moved = True

    def arrive(self) -> None:
        self._start = None

    def on_way(self, goal: Fit) -> Fit:
        """The view at the present time."""
        return between(self._start, goal, ease(self._share)) if self._start else goal

    def tick(self, now: int) -> bool:
        """Advance by one frame; return True once the camera has rested long enough."""
        if self._start is not None:
            self._since = now if self._since is None else self._since
            self._share = min(1.0, (now - self._since) / LENGTH)
            self._is_moved = True
            if self._share == 1.0:
                self._start = None
        if self._is_moved:
            self._is_moved, self._rests = False, now + REST
        elif self._rests is not None and now >= self._rests:
            self._rests = None
            return True
        return False
