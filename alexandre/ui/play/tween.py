"""Movements as data: the pictures between the view before an event and the one after it.

A title makes them from two views and an event that was seen; they hold places on sheets and small
sketches, never a clock or a screen.  Times are milliseconds at the normal pace.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, TypeVar

from alexandre.kernel.contract import Event, Game, View
from alexandre.ui.draw.extent import Extent, extent
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Place,
    Plate,
    Print,
    Shape,
    Sketch,
    stamp,
)
from alexandre.ui.play.palette import Choice, EventSounds
from alexandre.ui.play.picker import Spots, list_spots

NOWHERE: Final = (-1.0, -1.0)
SEATS: Final = ("seat", "player", "winners")  # fields of an event that name its seats
LARGER: Final = 1.35  # how much larger than its frame a piece may be: shadows fall outside


@dataclass(frozen=True)
class Where:
    """A place on a sheet: `at`, or the middle of the spot or named part `name`."""

    sheet: str
    at: Place = NOWHERE
    name: str = ""


@dataclass(frozen=True, kw_only=True)
class Tween:
    """A movement, with its start after the event and its duration in milliseconds."""

    begin: int = 0
    last: int = 240

    @property
    def end(self) -> int:
        """The millisecond at which it ends."""
        return self.begin + self.last


@dataclass(frozen=True)
class Lay(Tween):
    """Shapes are revealed along a straight line, from its start to its goal."""

    sheet: str
    shapes: tuple[Shape, ...]
    start: Place
    goal: Place


@dataclass(frozen=True)
class Fly(Tween):
    """A small sketch flies from one place to another; `small` is its size on arrival.

    One that is only passing flies evenly and disappears at its goal. With a `bow` it flies along
    an arc to the upper left of the straight line, twice as large in the middle; units and size are
    those of the last sheet.
    """

    sprite: Sketch
    start: Where
    goal: Where
    small: float = 1.0
    is_passing: bool = False
    bow: float = 0.0


@dataclass(frozen=True)
class Appear(Tween):
    """A small sketch comes down onto its place."""

    sprite: Sketch
    where: Where


@dataclass(frozen=True)
class HoldUp(Tween):
    """A small sketch is held up in the middle of the visible part of its sheet, `wide` of its
    width; in the last `lowered` milliseconds it moves to its place, at its own size."""

    sprite: Sketch
    where: Where
    wide: float
    lowered: int


@dataclass(frozen=True)
class Roll(Tween):
    """A die is thrown: it hops, turns ever more slowly and shows other faces until the last, which
    counts.

    While thrown it is `large` times its final size; `lying` is its look at rest, if that differs.
    With a `kind` it stays, with the others of its kind, until another kind is thrown on its sheet.
    """

    faces: tuple[Sketch, ...]
    start: Where
    goal: Where
    kind: str = ""
    lying: Sketch | None = None
    large: float = 1.0


@dataclass(frozen=True)
class Vanish(Tween):
    """A small sketch rises from its place by `rise` and fades."""

    sprite: Sketch
    where: Where
    rise: float = 0.0


@dataclass(frozen=True)
class Turn(Tween):
    """A card is turned over at its place."""

    back: Sketch
    face: Sketch
    where: Where


@dataclass(frozen=True)
class Flash(Tween):
    """A light passes once over some outlines and their common rim.

    `parts` are added to them: spots by their ids, or named parts of a sheet.
    """

    sheet: str
    outlines: tuple[tuple[Place, ...], ...] = ()
    colour: str = "lit"
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Count(Tween):
    """A figure counts from one number to another, at the right end of a named text and in its
    letter size."""

    where: Where
    caption: Caption
    start: int
    goal: int


# ---- cutting pieces out of sketches ---------------------------------------------------------


def cut(sketch: Sketch, frame: Extent) -> Sketch:
    """The part of a sketch within a rectangle, as a small sketch with the same middle."""
    w, h = (frame[2] - frame[0]) * LARGER, (frame[3] - frame[1]) * LARGER
    left, top = (frame[0] + frame[2] - w) / 2, (frame[1] + frame[3] - h) / 2
    shapes = tuple(part for layer in sketch.strata() for part in near(layer, frame)
                   if belongs(part, frame))
    captions = (part for layer in sketch.strata() for part in layer.captions
                if belongs(part, frame))
    return Sketch((w, h), stamp(shapes, (-left, -top), 1.0),
                  tuple(shift_caption(part, -left, -top) for part in captions))


def erase(sketch: Sketch, *frames: Extent) -> Sketch:
    """The sketch without the parts that belong to one of these rectangles."""
    gone = {id(part) for layer in sketch.strata() for frame in frames
            for part in (*near(layer, frame), *layer.captions) if belongs(part, frame)}

    def stays(part: Shape | Caption) -> bool:
        return id(part) not in gone

    return replace(sketch, shapes=tuple(filter(stays, sketch.shapes)),
                   captions=tuple(filter(stays, sketch.captions)),
                   layers=tuple(_filter_layer(layer, stays) for layer in sketch.layers))


def _filter_layer(layer: Layer, stays: Callable[[Shape | Caption], bool]) -> Layer:
    """The layer with only some of its parts; the same object if all of them stay."""
    shapes, captions = (tuple(filter(stays, layer.shapes)),
                        tuple(filter(stays, layer.captions)))
    if len(shapes) + len(captions) == len(layer.shapes) + len(layer.captions):
        return layer
    return replace(layer, shapes=shapes, captions=captions)


def near(layer: Layer, frame: Extent) -> list[Shape]:
    """The shapes of a layer that may belong to a rectangle."""
    known: list[tuple[float, float, Shape]] | None = layer.__dict__.get("_corners")
    if known is None:
        known = layer.__dict__["_corners"] = [(*_corner(part), part) for part in layer.shapes]
    left, top, right, bottom = frame
    pad = LARGER * max(right - left, bottom - top)
    return [part for x, y, part in known
            if left - pad <= x <= right + pad and top - pad <= y <= bottom + pad]


def belongs(part: Shape | Caption, frame: Extent) -> bool:
    """Whether a part is no larger than the rectangle and has its middle inside."""
    if isinstance(part, Caption):
        return _holds(frame, part.at)
    w, h = LARGER * (frame[2] - frame[0]), LARGER * (frame[3] - frame[1])
    left, top, right, bottom = extent(part)
    return (_holds(frame, ((left + right) / 2, (top + bottom) / 2))
            and right - left <= w and bottom - top <= h)


def _corner(part: Shape) -> Place:
    if isinstance(part, Disc | Plate | Print):
        return part.at
    return part.points[0]


def _holds(frame: Extent, at: Place) -> bool:
    return frame[0] <= at[0] <= frame[2] and frame[1] <= at[1] <= frame[3]


def shift_caption(caption: Caption, dx: float, dy: float) -> Caption:
    """The caption, moved."""
    return replace(caption, at=(caption.at[0] + dx, caption.at[1] + dy))


G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=View)
S = TypeVar("S")  # what a title works out of a view, before and after an event


@dataclass(frozen=True)
class Shown(Generic[S]):
    """One kind of event at the table: its sound, its movement, and the spots that it is about.

    Without a movement the log alone tells it; without spots it is about the tablets of its seats.
    """

    sound: Choice = ""
    move: Callable[[Any, S, S], Iterable[Tween]] | None = None
    spots: Spots = ()


UNTOLD: Final = Shown[Any]()  # an event that a title has not declared yet


def move_by_event(shown: Mapping[type[Event], Shown[S]], stage_of: Callable[[G, V], S],
                  ) -> Callable[[G, V, Event, V], tuple[Tween, ...]]:
    """The function that makes an event's movement, by its kind."""

    def move(game: G, before: V, event: Event, after: V) -> tuple[Tween, ...]:
        movement = shown.get(type(event), UNTOLD).move
        if movement is None:
            return ()
        return tuple(movement(event, stage_of(game, before), stage_of(game, after)))

    return move


def point_by_event(shown: Mapping[type[Event], Shown[S]],
                   ) -> Callable[[Event], tuple[str, ...]]:
    """The function that lists the spots of an event for a line of the log."""

    def point(event: Event) -> tuple[str, ...]:
        return list_spots(shown.get(type(event), UNTOLD).spots or next(
            (f"seat:{{{name}}}" for name in SEATS if getattr(event, name, None) is not None),
            ()), event)

    return point


def list_sounds(shown: Mapping[type[Event], Shown[S]]) -> EventSounds:
    """The sound of each kind of event."""
    return {kind: each.sound for kind, each in shown.items()}
