"""A sketch on the screen, with its spots: lit ones can be clicked, all can be pointed at.

It has a camera: the wheel, the keys and a drag move it, a double click on the ground shows all.
While it moves, the picture there is gets stretched; at rest what can be seen is painted anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.brush import Brush
from alexandre.ui.camera import NOTCH, WHOLE, Camera, fit_of, panned, showing, zoomed
from alexandre.ui.focus import toward
from alexandre.ui.glide import Glide
from alexandre.ui.layout import Box
from alexandre.ui.lens import Lens, Light, Scene
from alexandre.ui.painter import Fit, distance, spot_under
from alexandre.ui.sketch import Place, Shape, Sketch, Spot, Wording
from alexandre.ui.widgets.button import Button
from alexandre.ui.widgets.widget import Widget

EMPTY: Final = Sketch((1.0, 1.0), ())
LIT, POINTED, MARKED = 44, 110, 70  # how strongly the light covers a spot
WAYS: Final = ("up", "down", "left", "right")
PUSH: Final = 90.0  # how far a key pushes
PANS: Final = {"pan_left": (PUSH, 0.0), "pan_right": (-PUSH, 0.0), "pan_up": (0.0, PUSH),
               "pan_down": (0.0, -PUSH)}
TWICE: Final = 400  # between the two clicks of a double one
STIR: Final = 6.0  # a button that goes farther while it is held does not click
DRAWN: Final = 14.0  # how far a lit point or line draws the pointer to itself
SIGHT: Final = 60.0  # what is pointed at by keys stays so far from the edge
FIT_BUTTON: Final = (104.0, 30.0)


class Picture(Widget):
    """`glides` is False where motion is unwelcome."""

    role = "board"
    takes_focus = True

    def __init__(self, name: str, on_click: Callable[[str], None], *,
                 widest: float = 0.0) -> None:
        super().__init__(name)
        self.sketch = EMPTY
        self.lit: frozenset[str] = frozenset()
        self.marked: frozenset[str] = frozenset()
        self.over: tuple[Shape, ...] = ()
        self.on_click = on_click
        self.widest = widest
        self.glides = True
        self.pointed: Spot | None = None
        self.camera = WHOLE
        self.whole = self.add(Button(f"{name}/fit", Msg.of("ui.camera.fit"), self._fit_all,
                                     size=15, pad=6))
        self.whole.is_shown = False
        self._lens = Lens()
        self._glide = Glide()
        self._mouse: Place = (0.0, 0.0)
        self._grip: Place | None = None
        self._is_pushed = False
        self._can_click = False
        self._clicked = -TWICE

    # ---- what is shown ---------------------------------------------------------------------

    def show(self, sketch: Sketch, lit: frozenset[str]) -> None:
        """Show this, with these spots lit."""
        if sketch != self.sketch:
            known = {spot.id: spot for spot in sketch.spots}
            self.pointed = known.get(self.pointed.id) if self.pointed else None
            self.sketch = sketch
            self._lens.forget()
            self.touch()
        if lit != self.lit:
            self.lit = lit
            self.touch()
        self.is_enabled = any(spot.id in lit for spot in sketch.spots)

    def mark(self, spots: frozenset[str]) -> None:
        """Point these out; none for no more."""
        if spots != self.marked:
            self.marked = spots
            self.touch()

    def draw_over(self, shapes: Sequence[Shape]) -> None:
        """Shapes above everything but the lights: what is being prepared."""
        if tuple(shapes) != self.over:
            self.over = tuple(shapes)
            self.touch()

    @property
    def fit(self) -> Fit:
        """How the sketch lies in the box at this moment."""
        return self._glide.on_way(fit_of(self.camera, self.sketch, self.box))

    def height(self, width: float) -> float:
        """As high as the sketch is at that width."""
        wide, high = self.sketch.size
        return (min(width, self.widest) if self.widest else width) * high / wide

    def lay(self) -> None:
        """The button that shows all again stands in the lower right corner."""
        self._glide.arrive()
        w, h = FIT_BUTTON
        self.whole.place(Box(self.box.right - w - 8, self.box.bottom - h - 8, w, h))

    def middle_of(self, spot: str) -> Place | None:
        """Where a spot lies on the screen, if the sketch has it."""
        for each in self.sketch.spots:
            if each.id == spot:
                return self.fit.out(each.middle)
        return None

    def paint(self, brush: Brush) -> None:
        """What the camera sees, then the lights."""
        before = brush.within(self.box)
        scene = Scene(self.sketch, self.over, self._lights())
        self._lens.paint(brush, self.box, self.fit, scene, edition=self.desk.edition,
                         whole=Fit.of(self.sketch, self.box).scale, is_moving=self.is_moving)
        brush.onto.set_clip(before)

    def _lights(self) -> list[Light]:
        found: list[Light] = []
        for spot in self.sketch.spots:
            is_pointed = spot is self.pointed
            is_line = len(spot.outline) == 2  # drawn already by whoever lights it
            if (spot.id in self.lit and not is_line) or (is_pointed and self.is_focused):
                found.append((spot, "lit", POINTED if is_pointed else LIT))
            if spot.id in self.marked:
                found.append((spot, "seal", MARKED))
        return found

    # ---- the camera ------------------------------------------------------------------------

    @property
    def is_moving(self) -> bool:
        """Is the camera on its way, or has it only just come to rest?"""
        return self._glide.is_moving

    def look(self, camera: Camera) -> bool:
        """Look from there; True if that is elsewhere."""
        if camera == self.camera:
            return False
        self._go(camera, self.fit if self.glides else None)
        return True

    def _fit_all(self) -> None:
        self.look(WHOLE)

    def reveal(self, spots: Sequence[str]) -> None:
        """Bring these into sight."""
        places = tuple(place for spot in self.sketch.spots if spot.id in spots
                       for place in spot.outline)
        self.look(showing(self.camera, places, self.sketch, self.box, SIGHT))

    def tick(self, now: int) -> bool:
        """A frame of the glide; sharp again once it has rested for a moment."""
        if self._glide.tick(now):
            self._lens.settle()
        self.touch()
        return self.is_moving

    def wheel(self, steps: float) -> bool:
        """A notch nearer or farther, where the pointer is."""
        return self.zoom(NOTCH ** steps, self._mouse)

    def zoom(self, factor: float, at: Place | None = None) -> bool:
        """Nearer or farther, round a point or the middle."""
        return self.look(zoomed(self.camera, factor, self.sketch, self.box,
                                at or self.box.middle))

    def _go(self, camera: Camera, start: Fit | None) -> None:
        self._glide.begin(start)
        self.camera = camera
        self.whole.shown(is_shown=not camera.is_whole)
        self.touch()
        if self.is_hung:
            self.desk.stir(self)

    # ---- mouse and keys --------------------------------------------------------------------

    def point(self, at: Place) -> Wording:
        """The mouse is over this point: what lies there is named."""
        self._mouse = at
        self._point_at(self.spot_at(at))
        return self.pointed.name if self.pointed else ""

    def leave(self) -> None:
        """The mouse went elsewhere."""
        self._point_at(None)

    def spot_at(self, at: Place) -> Spot | None:
        """What lies there; a lit point or line draws the pointer to itself."""
        fit = self.fit
        place = fit.into(at)
        near = [(distance(spot.outline[0], spot.outline[-1], place), number)
                for number, spot in enumerate(self.sketch.spots)
                if spot.id in self.lit and len(spot.outline) < 3]
        if near:
            away, number = min(near)
            if away <= max(self.sketch.spots[number].reach, DRAWN / fit.scale):
                return self.sketch.spots[number]
        return spot_under(self.sketch, place)

    def press(self, at: Place) -> bool:
        """A click, unless the button is pushed about before it is let go."""
        self._mouse = self._grip = at
        self._can_click, self._is_pushed = True, False
        return True

    def grab(self, at: Place) -> bool:
        """The other buttons only push."""
        self._grip, self._can_click = at, False
        return True

    def drag(self, at: Place) -> None:
        """The sheet goes with the mouse."""
        if self._grip is None:
            return
        dx, dy = at[0] - self._grip[0], at[1] - self._grip[1]
        if not self._is_pushed and abs(dx) + abs(dy) < STIR:
            return
        self._is_pushed, self._grip, self._mouse = True, at, at
        camera = panned(self.camera, dx, dy, self.sketch, self.box)
        if camera != self.camera:
            self._go(camera, None)

    def release(self, at: Place) -> None:
        """The spot under the mouse is chosen; twice on the ground shows the whole sheet."""
        is_click = self._can_click and not self._is_pushed and self._grip is not None
        self._grip, self._is_pushed = None, False
        if not is_click:
            return
        spot = self.spot_at(at)
        if spot is not None:
            self.on_click(spot.id)
        elif self.desk.now - self._clicked < TWICE:
            self.look(WHOLE)
        else:
            self._clicked = self.desk.now

    def do(self, command: str) -> bool:
        """Arrows go from one lit spot to the next, Return clicks it; keys move the camera."""
        if command == "press" and self.pointed is not None:
            self.on_click(self.pointed.id)
            return True
        return self.steer(command) if command not in WAYS else self._step(command)

    def steer(self, command: str) -> bool:
        """The commands of the camera."""
        if command in PANS:
            return self.look(panned(self.camera, *PANS[command], self.sketch, self.box))
        if command == "zoom_fit":
            return self.look(WHOLE)
        factor = {"zoom_in": NOTCH, "zoom_out": 1 / NOTCH}.get(command)
        return factor is not None and self.zoom(factor)

    def _step(self, way: str) -> bool:
        """To the lit neighbour of the spot in that direction, else to the nearest lit spot."""
        lit = [spot for spot in self.sketch.spots if spot.id in self.lit]
        if not lit:
            return False
        start = self.pointed or lit[0]
        beside = [spot for spot in lit if spot.id in start.neighbours]
        for group in (beside, lit):
            found = toward([_box(spot) for spot in group], _box(start), way)
            if found is not None:
                break
        else:
            group, found = lit, 0
            if self.pointed is not None:
                return False
        self._point_at(group[found])
        self.reveal([group[found].id])
        return True

    def _point_at(self, spot: Spot | None) -> None:
        if spot != self.pointed:
            self.pointed = spot
            self.touch()


def _box(spot: Spot) -> Box:
    """A small box in the middle of a spot: arrows go from middle to middle."""
    x, y = spot.middle
    return Box(x - 1, y - 1, 2, 2)
