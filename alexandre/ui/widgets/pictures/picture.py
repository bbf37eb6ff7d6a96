"""A sketch on the screen, with its spots: lit ones can be clicked, all can be pointed at.

While its camera moves, the picture there is gets stretched; at rest what can be seen is sharp.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from typing import Final

from alexandre.kernel.text import Msg
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.camera import WHOLE, whole_fit
from alexandre.ui.draw.extent import Extent
from alexandre.ui.draw.glow import reach
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.painter import Fit, area, distance, holds
from alexandre.ui.draw.sketch import Layer, Place, Sketch, Spot, Wording
from alexandre.ui.draw.viewport import Light, Scene, reach_of
from alexandre.ui.input.focus import WAYS, toward
from alexandre.ui.play.course import NOTHING
from alexandre.ui.play.defaults import give_nothing
from alexandre.ui.widgets.base.widget import DWELL, QUICK, Tip, find_list
from alexandre.ui.widgets.pictures.board_frame import BoardFrame
from alexandre.ui.widgets.pictures.sheet_view import SheetView

LIT, POINTED, MARKED = 44, 110, 70  # how strongly the light covers a spot
POINTING: Final = "seal"  # the colour of what is pointed out
TWICE: Final = 400  # milliseconds between the two clicks of a double one
TITLE: Final = "title"  # the layer that a form hides
DRAWN: Final = 14.0  # how far a lit point or line draws the pointer to itself


class Picture(SheetView):
    """A sketch with its spots; a double click on the ground shows the whole sheet."""

    takes_focus = True
    prepares = True
    glows = False

    def __init__(self, name: str, on_click: Callable[[str], None]) -> None:
        super().__init__(name)
        self.lit: frozenset[str] = frozenset()
        self.marked: frozenset[str] = frozenset()
        self.marking = POINTING
        self.over = NOTHING
        self.passing: tuple[Spot, ...] = ()
        self._reach: tuple[object, Extent | None] = (None, None)  # of what is over the sheet
        self.on_click = on_click
        self.on_miss: Callable[[], object] = give_nothing  # a click where there is no spot
        self.on_point: Callable[[], object] = give_nothing  # another spot, or none, is pointed at
        self.frame: BoardFrame | None = None
        self.explain: Callable[[str], tuple[Wording, ...]] = give_nothing
        self.paints = False  # whether a sweep begins with the spot where the mouse went down
        self.carries = False  # whether a thing can be dragged to another spot
        self.stroke = 0  # how often the hand has been put down
        self.pointed: Spot | None = None
        self._is_keyed = False  # has the keyboard come to it, and not the mouse?
        self._spots: tuple[Sketch, tuple[Spot, ...], tuple[Spot, ...]] = (self.sketch, (), ())
        self._hit: tuple[object, Spot | None] = (None, None)  # what was looked for last
        self._aims: tuple[tuple[Spot, ...], frozenset[str], list[Hashable]] = ((), self.lit, [])
        self._clicked = -TWICE
        self._is_form = False  # is it covered by one?
        self._swept = ""  # the quiet spot from which the mouse goes to others
        self.held = ""  # the thing on which it went down, if it can be dragged
        self._came: Hashable = ""  # the aim of that press
        self.is_carried = False

    @property
    def spoken(self) -> str:
        """The spot under the keyboard cursor, or the number of lit spots."""
        if self.pointed is not None:
            return self.desk.voice(self.pointed.name)
        return self.desk.voice(Msg.of("ui.voice.board", n=len(self.lit)))

    def show(self, sketch: Sketch, lit: frozenset[str]) -> None:
        """Show another sketch with these spots lit."""
        if sketch != self.sketch:
            self.sketch = sketch
            self._look_again(self.spots)
            self._lens.forget()
            self.touch()
        if lit != self.lit:
            self._touch_lights(lit ^ self.lit)
            self.lit = lit
        self.is_enabled = any(spot.id in lit for spot in self.spots)

    def mark(self, spots: frozenset[str], colour: str = POINTING) -> None:
        """Mark these spots in a colour; no spots remove the marks."""
        if (spots, colour) != (self.marked, self.marking):
            self._touch_lights(spots | self.marked)
            self.marked, self.marking = spots, colour

    def draw_over(self, over: Layer, spots: tuple[Spot, ...] = (), *,
                  is_form: bool = False) -> None:
        """Draw the prepared move above everything but the lights; its spots go before others. What
        a form covers is no longer pointed at."""
        if (over, spots) == (self.over, self.passing):
            return
        before, pointed = self.passing, self.pointed
        if is_form != self._is_form:  # its title would stick out below the form
            self._is_form = is_form
            self._lens.forget()
            self.touch()
        self._touch_prepared(spots)
        self.over, self.passing = over, spots
        self._look_again(self.spots)
        self._touch_prepared(before)
        if pointed != self.pointed:
            self._touch_lights({each.id for each in (pointed, self.pointed) if each})

    @property
    def spots(self) -> tuple[Spot, ...]:
        """All spots from the highest down, or those of a form alone; a prepared move may give a
        spot another name."""
        if self._is_form:
            return self.passing
        if self._spots[0] is not self.sketch or self._spots[1] is not self.passing:
            passing = {spot.id for spot in self.passing}
            self._spots = self.sketch, self.passing, (
                *self.passing, *(spot for spot in self.sketch.spots if spot.id not in passing))
        return self._spots[2]

    def height(self, width: float) -> float:
        """As high as the sketch is at that width."""
        wide, high = self.sketch.size
        return width * high / wide

    def middle_of(self, spot: str) -> Place | None:
        """The place of a spot on the screen, None if the sketch lacks it."""
        return next((self.fit.out(each.middle) for each in self.spots if each.id == spot), None)

    def paint(self, brush: Brush) -> None:
        """Paint the camera's view, then the lights; a frame that is wider holds paper beside it.
        """
        before = brush.within(self.box)
        if self.frame is not None and not covers(self.sketch, self.fit, self.box):
            brush.fill(self.box, "parchment")
        sketch = self.sketch.leave_out(TITLE) if self._is_form else self.sketch
        scene = Scene(sketch, self.over, list_lights(self))
        self._lens.paint(brush, self.box, self.fit, scene, edition=self.desk.edition,
                         whole=whole_fit(self.sketch, self.pane).scale, is_moving=self.is_moving)
        brush.onto.set_clip(before)
        is_framed = self.frame is None or self.frame.paint(brush, self.box)
        if self.is_unfinished or not is_framed:
            self.touch()
        if self.frame is None and not self.camera.is_whole:
            brush.ring(self.box.inset(1), "gold")

    def point(self, at: Place) -> Tip:
        """The tip at that point: the name of the spot, and the reasons why it may not be clicked.
        """
        self._mouse = at
        self._is_keyed = False
        self._point_at(self.spot_at(at))
        if self.pointed is None:
            return ""
        self.dwell = QUICK if self.pointed.id in self.lit else DWELL
        return (*tell(self.pointed), *self.explain(self.pointed.id))

    def leave(self) -> None:
        self._point_at(None)

    def spot_at(self, at: Place) -> Spot | None:
        """The spot at that point; lit points and lines attract the pointer, and a lit spot goes
        before a larger unlit one over it.

        A click asks for the same point several times, so the answer is cached.
        """
        key = (at, self.fit, self.spots, self.lit)
        if self._hit[0] != key:
            self._hit = key, find_spot(
                self.spots, self.lit, self.fit, at) if self.fit.scale > 0 else None
        return self._hit[1]

    @property
    def stand(self) -> Hashable:
        return self.fit

    def aim(self, at: Place) -> Hashable:
        """The lit spot at that point, and its place on the sheet; of a thing on its way, where it
        was."""
        is_carried = self.is_carried and self._grip is not None
        return self._came if is_carried else aim_of(self.spot_at(at), self.lit)

    def aims(self) -> Iterable[Hashable]:
        """All lit spots, cached because every frame asks for them."""
        if self._aims[:2] != (self.spots, self.lit):
            self._aims = self.spots, self.lit, [aim_of(spot, self.lit) for spot in self.spots
                                                if spot.id in self.lit]
        return self._aims[2]

    def _aim_of_keys(self) -> Hashable:
        """The spot under the keyboard cursor, as long as it is lit."""
        return aim_of(self.pointed, self.lit) if self._is_keyed else ""

    def clicked(self, at: Place) -> None:
        """Choose the spot at that point; a double click on the ground shows the whole sheet."""
        spot = self.spot_at(at)
        if spot is not None:
            self.on_click(spot.id)
        elif self.desk.now - self._clicked < TWICE:
            self.look(WHOLE)
        else:
            self._clicked = self.desk.now
            self.on_miss()

    def press(self, at: Place) -> bool:
        """Begin a click, or a stroke over quiet spots."""
        spot = self.spot_at(at)
        self.stroke += 1
        self._swept = spot.id if spot and spot.is_quiet and spot.id in self.lit else ""
        self.held = self._swept if self.carries and spot and spot.glows else ""
        self.is_carried, self._came = False, aim_of(spot, self.lit)
        return super().press(at)

    def drag(self, at: Place) -> None:
        """Click the quiet spots that the mouse passes, carry a thing, else move the sheet."""
        if self.held:
            self._point_at(carry(self, at))
            return
        if not self._swept:
            super().drag(at)
            return
        spot = self.spot_at(at)
        if spot is None or not spot.is_quiet or spot.id == self._swept or not is_akin(
                spot.id, self._swept) or spot.id not in self.lit:
            return
        if self.paints and not self._is_pushed:
            self.on_click(self._swept)
        self._swept, self._is_pushed = spot.id, True
        self._point_at(spot)
        self.on_click(spot.id)

    def do(self, command: str) -> bool:
        """Move between lit spots with the arrow keys, click with Enter, steer the camera.

        Enter is not for a spot that the mouse points at, nor for one no longer lit: then it is for
        the main choice. A keyboard that arrives, or presses before it has a spot, gets the first.
        """
        if command == "press" and self.pointed is not None and self._aim_of_keys():
            self.stroke += 1
            self.on_click(self.pointed.id)
            return True
        if command == "arrive" or (command == "press" and self.pointed is None):
            return not self._aim_of_keys() and _rest_on_first(self)
        return self.steer(command) if command not in WAYS else self._step(command)

    def _step(self, way: str) -> bool:
        """Move to the lit neighbour of the spot in that direction, else to the nearest lit spot,
        at the beginning to the first."""
        start = self.pointed
        if start is None:
            return _rest_on_first(self)
        lit = [spot for spot in self.spots if spot.id in self.lit]
        beside = [spot for spot in lit if spot.id in start.neighbours]
        indices = [(group, toward([_box(spot) for spot in group], _box(start), way))
                   for group in (beside, lit)]
        ahead = [group[at] for group, at in indices if at is not None]
        if ahead:
            _rest_on(self, ahead[0])
        return bool(ahead)

    def _look_again(self, spots: tuple[Spot, ...]) -> None:
        """Update the spot pointed at, one of these, and its tip: the sketch has changed."""
        known, before = {spot.id: spot for spot in reversed(spots)}, self.pointed
        self.pointed = known.get(before.id) if before else None
        if before and (self.pointed is None or self.pointed.name != before.name):
            self.desk.tip.end()

    def _point_at(self, spot: Spot | None) -> None:
        if spot != self.pointed:
            self._touch_lights({each.id for each in (spot, self.pointed) if each})
            self.pointed = spot
            self.pointed_column = self.fit.box(spot.column) if spot and spot.column else None
            self.on_point()

    def _touch_prepared(self, others: tuple[Spot, ...]) -> None:
        """Mark the prepared move for repainting, with the lights of its spots that differ from
        `others`."""
        if not self.is_hung or self.fit.scale <= 0:  # a sheet may have no room at all
            return
        desk, scale = self.desk, self.fit.scale * self.desk.theme.scale
        key = self.over, scale, desk.edition
        if key != self._reach[0]:  # what goes now was measured as it came
            self._reach = key, reach_of(self.over, Lettering(desk.theme, desk.letters),
                                        desk.voice, scale)
        if self._reach[1] is not None:
            self._touch_part(self._reach[1])
        kept = {spot.id: spot for spot in others}
        self._touch_lights({spot.id for spot in self.passing if kept.get(spot.id) != spot
                            and (spot.id in self.lit or spot.id in self.marked)})

    def _touch_lights(self, changed: Collection[str]) -> None:
        """Mark only the area of these spots' lights for repainting."""
        if not changed or not self.is_hung or self.fit.scale <= 0:
            return
        pixel = 1 / self.fit.scale
        for spot in self.spots:
            if spot.id in changed:
                self._touch_part(reach(spot, pixel))


def carry(picture: Picture, at: Place) -> Spot | None:
    """Choose the thing on which the mouse went down once it leaves it; return the spot to point
    at."""
    spot = picture.spot_at(at)
    if not picture.is_carried and (spot is None or spot.id != picture.held):
        picture.is_carried = True
        picture.on_click(picture.held)
    return picture.spot_at(at)


def covers(sketch: Sketch, fit: Fit, box: Box) -> bool:
    """Whether a sketch with its bleed fills a box."""
    (left, top, right, low), (wide, high) = sketch.bleed, sketch.size
    x, y = fit.out((-left, -top))
    end_x, end_y = fit.out((wide + right, high + low))
    return x <= box.x and y <= box.y and end_x >= box.right and end_y >= box.bottom


def aim_of(spot: Spot | None, lit: frozenset[str]) -> Hashable:
    """A lit spot and its place on the sheet."""
    return (spot.id, spot.middle) if spot is not None and spot.id in lit else ""


def list_lights(picture: Picture) -> list[Light]:
    """The lights on the spots that are lit, pointed at or marked."""
    lights: list[Light] = []
    is_keyed = picture.is_focused and picture.desk.is_keyed
    for spot in picture.spots:
        is_pointed, is_lit = spot is picture.pointed, spot.id in picture.lit
        is_line = len(spot.outline) == 2  # drawn already as a light
        is_seen = not is_line and (is_pointed or not spot.is_quiet)
        if spot.glows and ((is_lit and is_seen) or (is_pointed and is_keyed)):
            lights.append((spot, "lit", POINTED if is_pointed else LIT))
        if spot.id in picture.marked:
            lights.append((spot, picture.marking, MARKED))
    return lights


def is_left(picture: Picture) -> bool:
    """Whether the keys pointed at its spot and have gone elsewhere."""
    return picture._is_keyed and not picture.is_focused


def rest_keyboard(pictures: Iterable[Picture], id: str) -> None:
    """Put the keyboard on that spot of the first picture that shows it."""
    shown = (each for each in pictures if each.is_shown)
    picture, spot = next(((each, spot) for each in shown for spot in each.spots
                          if spot.id == id), (None, None))
    if picture is not None and spot is not None:
        picture.desk.focus_on(picture)
        _rest_on(picture, spot)


def _rest_on(picture: Picture, spot: Spot) -> None:
    """Put the keyboard cursor on a spot, and show its tip."""
    picture._is_keyed = True
    picture._point_at(spot)
    picture.reveal([spot.id])
    picture.desk.tip.promise(tell(spot), picture.fit.out(lowest(spot)), QUICK, find_list(picture),
                             picture.box)


def _rest_on_first(picture: Picture) -> bool:
    """Put the keyboard cursor on the first lit spot; return whether there is one."""
    first = next((spot for spot in picture.spots if spot.id in picture.lit), None)
    if first is not None:
        _rest_on(picture, first)
    return first is not None


def find_spot(spots: Sequence[Spot], lit: frozenset[str], fit: Fit, at: Place) -> Spot | None:
    """The spot at a point of the screen; lit points and lines attract the pointer, and a lit spot
    goes before a larger unlit one over it."""
    place = fit.into(at)
    near = [(distance(spot.outline[0], spot.outline[-1], place), number)
            for number, spot in enumerate(spots)
            if spot.id in lit and len(spot.outline) < 3]
    if near:
        away, number = min(near)
        if away <= max(spots[number].reach, DRAWN / fit.scale):
            return spots[number]
    there = [spot for spot in spots if holds(spot, place)]
    if not there or there[0].id in lit:
        return there[0] if there else None
    smaller = next((spot for spot in there if spot.id in lit), None)
    return smaller if smaller is not None and area(smaller) < area(there[0]) else there[0]


def tell(spot: Spot) -> tuple[Wording | Sketch, ...]:
    """The tip of a spot: its name, its rows, and its picture if it has one."""
    return (spot.name, *spot.rows, *(() if spot.picture is None else (spot.picture,)))


def lowest(spot: Spot) -> Place:
    """The lower edge of a spot, below which its tip does not cover it."""
    return spot.middle[0], max(y for _x, y in spot.outline)


def is_akin(one: str, other: str) -> bool:
    """Whether both spots are numbers of the same thing: `split:armies:3`, `split:armies:4`."""
    return one.rpartition(":")[0] == other.rpartition(":")[0]


def _box(spot: Spot) -> Box:
    """A small box in the middle of a spot, by which the arrow keys navigate."""
    x, y = spot.middle
    return Box(x - 1, y - 1, 2, 2)
