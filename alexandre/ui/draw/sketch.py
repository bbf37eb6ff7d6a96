"""A picture as data: shapes, captions and spots, in units of its own; nothing is drawn here.

Colours are names that the theme knows ("sea", "seat1.wash"), words are said when painted, so a
sketch belongs to no language and no screen.  Titles draw with this module and what
is data like it: `ui.draw.extent`, `ui.play`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, Literal, Protocol

from alexandre.kernel.text import Msg, Noun, Who
from alexandre.ui.text.cache import remember

Wording = Msg | Noun | Who | str
"""Anything that can be said; a text is a figure, a letter or a player's own name."""

Place = tuple[float, float]
Align = Literal["left", "centre", "right"]
AS_THEY_ARE: Final[Mapping[str, str]] = {}  # no colour takes the place of another
Bleed = tuple[float, float, float, float]


@dataclass(frozen=True)
class Polygon:
    """A closed shape: filled, outlined, or both; or a hole in what its cover has hidden before.

    `texture` is a print that fills it, tinted by `fill` if there is one; `pattern` covers it with
    marks in the colour of `fill`; neither has an outline.  `cover` is how much it hides, 0 to 1.
    """

    points: tuple[Place, ...]
    fill: str = ""
    line: str = ""
    width: float = 1.0
    texture: str = ""
    pattern: str = ""
    cover: float = 1.0
    is_hole: bool = False


@dataclass(frozen=True)
class Stroke:
    """A line through points, with round ends; `dash` is how long its marks and its gaps are."""

    points: tuple[Place, ...]
    colour: str
    width: float = 1.0
    dash: tuple[float, float] | tuple[()] = ()
    cover: float = 1.0


@dataclass(frozen=True)
class Shade:
    """A soft-edged shape: a shadow, or a light."""

    points: tuple[Place, ...]
    blur: float
    colour: str = "shade"
    cover: float = 0.4


@dataclass(frozen=True)
class Disc:
    """A round shape: filled, outlined, or both."""

    at: Place
    radius: float
    fill: str = ""
    line: str = ""
    width: float = 1.0
    cover: float = 1.0


@dataclass(frozen=True)
class Plate:
    """A rectangle with rounded corners: a card, a tablet."""

    at: Place
    size: Place
    radius: float
    fill: str = ""
    line: str = ""
    width: float = 1.0
    cover: float = 1.0


@dataclass(frozen=True)
class Print:
    """A bundled plate, stretched to a size."""

    at: Place
    size: Place
    asset: str


@dataclass(frozen=True)
class Cutout(Print):
    """The part of a plate inside an outline."""

    outline: tuple[Place, ...]


@dataclass(frozen=True)
class Caption:
    """Words above all shapes; `at` is the middle of the line, or its end.

    `halo`: the colour of a glow that keeps them legible; `most`: the greatest width before they
    are cut (0: unlimited), a tenth more with large letters; `least`: the smallest size in pixels,
    which grows with the player's text size; `spread`: the room between letters; `cover`: the
    strength of the ink; `lines`: the number of lines before the letters shrink; `is_even`: whether
    all such captions of a layer share one size.
    """

    at: Place
    text: Wording
    size: float
    colour: str = "ink"
    face: str = "text"
    align: Align = "centre"
    halo: str = ""
    most: float = 0.0
    least: float = 0.0
    spread: float = 0.0
    cover: float = 1.0
    lines: int = 1
    is_even: bool = False


@dataclass(frozen=True)
class SpareCaption(Caption):
    """A caption that is left out below the size `least`, because the tip says the same."""


Shape = Polygon | Stroke | Disc | Plate | Shade | Print

Part = tuple[tuple[Shape, ...], tuple[Caption, ...]]
"""A part of a picture: its shapes, and its words above them."""

Marks = Iterable[Shape | Caption]
"""The same as a stream, in the order in which it is drawn."""


@dataclass(frozen=True)
class Spot:
    """A place that can be pointed at: a polygon, a line with its reach, or a point with its reach.

    `name` is shown on hover; `id` is the word that clicks are spelled with; the arrow keys go to
    the ids in `neighbours`. A quiet spot is not lit until it is pointed at. `picture` is shown
    beside the name, for instance a card whole; `rows` are shown below it. `core` replaces the mean
    of the corners where that lies outside. A spot that does not glow gets no light: something else
    shows what a click does. `dim` is lit until it is pointed at. Its tip is beside its `column`.
    """

    id: str
    name: Wording
    outline: tuple[Place, ...]
    reach: float = 0.0
    neighbours: tuple[str, ...] = ()
    is_quiet: bool = False
    picture: Sketch | None = None
    rows: tuple[Wording, ...] = ()
    core: Place | None = None
    glows: bool = True
    dim: tuple[Place, ...] = ()
    column: tuple[float, float, float, float] | None = None

    @property
    def middle(self) -> Place:
        """Its core, or the mean of its corners."""
        if self.core is not None:
            return self.core
        count = len(self.outline)
        return sum(x for x, _y in self.outline) / count, sum(y for _x, y in self.outline) / count


@dataclass(frozen=True)
class Layer:
    """A part of a picture that changes as one; its captions lie above its shapes.

    It is painted once and cached, and shown where a unit takes at least `from_zoom` logical
    pixels. `coarse` is the plate that shows it, and everything below it, in small.
    """

    name: str
    shapes: tuple[Shape, ...]
    captions: tuple[Caption, ...] = ()
    from_zoom: float = 0.0
    coarse: str = ""

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """The hash, computed once: layers are looked up at every painting."""
        return hash((self.name, self.shapes, self.captions, self.from_zoom))


@dataclass(frozen=True)
class Sketch:
    """A picture: layers from the lowest up, shapes above them, spots from the highest down.

    `size` must be visible, from (0, 0); `bleed` is the ground painted beyond the left, top, right
    and lower edge, for a window of other proportions.
    """

    size: Place
    shapes: tuple[Shape, ...]
    captions: tuple[Caption, ...] = ()
    spots: tuple[Spot, ...] = ()
    layers: tuple[Layer, ...] = ()
    bleed: Bleed = (0.0, 0.0, 0.0, 0.0)

    @staticmethod
    def of(size: Place, marks: Marks, spots: Iterable[Spot] = ()) -> Sketch:
        """A picture from a stream of shapes and words."""
        return Sketch(size, *sort_marks(marks), tuple(spots))

    def leave_out(self, name: str) -> Sketch:
        """The picture without the layer of that name."""
        return replace(self, layers=tuple(each for each in self.layers if each.name != name))

    def strata(self) -> tuple[Layer, ...]:
        """All layers, the last made of what lies above them."""
        if not self.shapes and not self.captions:
            return self.layers
        return (*self.layers, Layer("", self.shapes, self.captions))


class Described(Protocol):
    """A description of a sheet, which a window lays out in its letters (`ui.draw.sheets`)."""

    def draft(self) -> Sketch:
        """The sheet without a window: words and spots are right, lengths are rough."""

    def bare(self) -> Described:
        """The same without spots."""


@dataclass(frozen=True, eq=False)
class Sheet:
    """A part of the table: `main` is the board, `foot` lies below it, `side` beside the prompt.

    `content` is its picture, or a description that is laid out where it is shown.
    """

    name: str
    place: Literal["main", "foot", "side"]
    content: Sketch | Described

    @cached_property
    def sketch(self) -> Sketch:
        """Its picture, an approximate one if it has to be laid out."""
        return self.content if isinstance(self.content, Sketch) else self.content.draft()

    def bare(self) -> Sheet:
        """The same without spots."""
        content = self.content
        return replace(self, content=replace(content, spots=()) if isinstance(content, Sketch)
                       else content.bare())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and (self.name, self.place, self.sketch) == (
            other.name, other.place, other.sketch)

    def __hash__(self) -> int:
        return hash((self.name, self.place))


def sort_marks(marks: Marks) -> Part:
    """The shapes and the words of a stream."""
    shapes: list[Shape] = []
    captions: list[Caption] = []
    for mark in marks:
        if isinstance(mark, Caption):
            captions.append(mark)
        else:
            shapes.append(mark)
    return tuple(shapes), tuple(captions)


def ground(size: Place, bleed: Bleed, plate: str, start: Place = (0.0, 0.0)) -> Shape:
    """The ground below a board of that size, from `start` and with its bleed: a plate of the
    atlas, or parchment for ""."""
    (x, y), whole = with_bleed(size, bleed)
    at = (start[0] + x, start[1] + y)
    return Print(at, whole, plate) if plate else Plate(at, whole, 0, "parchment.deep")


def with_bleed(size: Place, bleed: Bleed) -> tuple[Place, Place]:
    """The corner and the size of a picture with its bleed."""
    return (-bleed[0], -bleed[1]), (size[0] + bleed[0] + bleed[2], size[1] + bleed[1] + bleed[3])


def stamp(parts: tuple[Shape, ...], at: Place, size: float, *,
          turn: Mapping[str, str] = AS_THEY_ARE) -> tuple[Shape, ...]:
    """Shapes drawn in a unit square round (0, 0), moved to `at` and scaled to `size`.

    `turn` maps colours to replacements.
    """
    return tuple(_stamp(part, at, size, turn) for part in parts)


def _stamp(part: Shape, at: Place, size: float, turn: Mapping[str, str]) -> Shape:
    left, top = at

    def move(place: Place) -> Place:
        return left + place[0] * size, top + place[1] * size

    def line(points: tuple[Place, ...]) -> tuple[Place, ...]:
        return tuple([(left + x * size, top + y * size) for x, y in points])

    def scale(extent: Place) -> Place:
        return extent[0] * size, extent[1] * size

    def tint(colour: str) -> str:
        return turn.get(colour, colour)

    match part:  # spelled out: `replace` takes three times as long, and a table has thousands
        case Polygon():
            return Polygon(line(part.points), tint(part.fill), tint(part.line), part.width * size,
                           part.texture, part.pattern, part.cover, part.is_hole)
        case Stroke():
            dash = (part.dash[0] * size, part.dash[1] * size) if part.dash else ()
            return Stroke(line(part.points), tint(part.colour), part.width * size, dash,
                          part.cover)
        case Disc():
            return Disc(move(part.at), part.radius * size, tint(part.fill), tint(part.line),
                        part.width * size, part.cover)
        case Plate():
            return Plate(move(part.at), scale(part.size), part.radius * size, tint(part.fill),
                         tint(part.line), part.width * size, part.cover)
        case Shade():
            return Shade(line(part.points), part.blur * size, tint(part.colour), part.cover)
        case Cutout():
            return Cutout(move(part.at), scale(part.size), part.asset, line(part.outline))
        case Print():
            return Print(move(part.at), scale(part.size), part.asset)


# ---- seats: by colour, by the shape of the seal, and by a numeral ---------------------------

NUMERALS = ("I", "II", "III", "IV", "V")
CORNERS = (0, 4, 3, 6, 5)  # of each seat's seal; 0: round
TILT = (0.0, 0.785398, -1.570796, 0.0, -1.570796)  # turned so, in radians


_worn: list[int] = []  # the looks of the seats of the match that is shown
_faces: list[str] = []  # and the levels or characters of those who sit there, "" for a person


def wear(looks: Sequence[int], faces: Sequence[str] = ()) -> None:
    """Set the looks of the seats, one number for each, and the characters who sit there.

    Only one game is shown at a time; code that draws a picture of another uses `borrow_looks`.
    """
    _worn[:] = looks
    _faces[:] = faces


@contextmanager
def borrow_looks(looks: Sequence[int], faces: Sequence[str] = ()) -> Iterator[None]:
    """Use other looks while a picture of another game is drawn."""
    before = tuple(_worn), tuple(_faces)
    wear(looks, faces)
    try:
        yield
    finally:
        wear(*before)


def face_of(seat: int) -> str:
    """The level or the character that plays the seat; "" for a person or if unknown."""
    return _faces[seat] if seat < len(_faces) else ""


def look_of(seat: int) -> int:
    """The colour, shape and numeral of a seat: those chosen, or the seat's number or the next free
    one."""
    if seat < len(_worn):
        return _worn[seat] % len(NUMERALS)
    looks = [look % len(NUMERALS) for look in range(seat, seat + len(NUMERALS))]
    return next((look for look in looks if look not in _worn), looks[0])


def seat_colour(seat: int) -> str:
    """The name of a seat's colour."""
    return f"seat{look_of(seat)}"


@remember(512)
def regular(at: Place, radius: float, corners: int, tilt: float = 0.0) -> tuple[Place, ...]:
    """The corners of a regular polygon, the first at the angle `tilt`."""
    step = 2 * math.pi / corners
    return tuple((at[0] + radius * math.cos(tilt + step * number),
                  at[1] + radius * math.sin(tilt + step * number)) for number in range(corners))


def rectangle(at: Place, size: Place) -> tuple[Place, ...]:
    """The corners of a rectangle, clockwise from the upper left one."""
    (x, y), (wide, high) = at, size
    return at, (x + wide, y), (x + wide, y + high), (x, y + high)


def star_corners(at: Place, outer: float, inner: float, tilt: float = 0.0) -> tuple[Place, ...]:
    """The corners of a star of sixteen rays, the first at the angle `tilt`."""
    pairs = zip(regular(at, outer, 16, tilt), regular(at, inner, 16, math.pi / 16 + tilt),
                strict=True)
    return tuple(place for pair in pairs for place in pair)


@remember(512)
def round_corners(at: Place, size: Place, radius: float) -> tuple[Place, ...]:
    """A rectangle with round corners, as a polygon."""
    points = []
    for number, (x, y) in enumerate(((1, 1), (0, 1), (0, 0), (1, 0))):
        middle = (at[0] + radius + x * (size[0] - 2 * radius),
                  at[1] + radius + y * (size[1] - 2 * radius))
        for step in range(6):
            angle = math.radians(90 * number + 18 * step)
            points.append((middle[0] + radius * math.cos(angle),
                          middle[1] + radius * math.sin(angle)))
    return tuple(points)


def star(at: Place, radius: float) -> tuple[Shape, ...]:
    """A golden star of sixteen rays on a dark seal: the program's mark."""
    return (Disc(at, radius, "seal.deep", "gold.pale", radius / 8),
            Polygon(star_corners(at, radius * 0.82, radius * 0.44), "gold.pale"))


def seal(seat: int, at: Place, radius: float) -> tuple[Shape | Caption, ...]:
    """A seat's seal, and the numeral on it."""
    place = look_of(seat)
    colour, sides = seat_colour(seat), CORNERS[place]
    caption = Caption(at, NUMERALS[place], radius * (1.05 if place != 2 else 0.9), "seal.text",
                      "bold")
    if not sides:
        return Disc(at, radius, colour, "seal.text", radius * 0.14), caption
    reach = radius * {3: 1.34, 4: 1.22}.get(sides, 1.1)
    middle = (at[0], at[1] + radius * 0.14) if sides == 3 else at
    shape = Polygon(regular(middle, reach, sides, TILT[place]), colour, "seal.text",
                    radius * 0.14)
    return shape, caption
