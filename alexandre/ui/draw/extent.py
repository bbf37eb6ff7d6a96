"""The extent of a shape's ink."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from alexandre.ui.draw.sketch import Cutout, Disc, Place, Plate, Polygon, Print, Shade, Shape, Spot

Extent = tuple[float, float, float, float]  # left, top, right, bottom


def extent(shape: Shape) -> Extent:
    """The left, top, right and bottom of all the ink of a shape, in units."""
    known: Extent | None = shape.__dict__.get("_extent")  # reckoned once: painters ask often
    if known is None:
        known = shape.__dict__["_extent"] = compute_extent(shape)
    return known


def compute_extent(shape: Shape) -> Extent:
    """The extent of a shape, computed from its points."""
    points: tuple[Place, ...]
    match shape:
        case Disc():
            points, pad = (shape.at,), shape.radius + (shape.width if shape.line else 0.0)
        case Polygon():
            points, pad = shape.points, shape.width if shape.line else 0.0
        case Cutout():
            points, pad = shape.outline, 0.0
        case Plate() | Print():
            points = (shape.at, (shape.at[0] + shape.size[0], shape.at[1] + shape.size[1]))
            pad = 0.0
        case Shade():
            points, pad = shape.points, shape.blur * 2
        case _:
            points, pad = shape.points, shape.width
    return around(points, pad)


def frame(spot: Spot) -> Extent:
    """The left, top, right and bottom of a spot's outline, without its reach."""
    known: Extent | None = spot.__dict__.get("_frame")
    if known is None:
        known = spot.__dict__["_frame"] = around(spot.outline)
    return known


def unite(extents: Iterable[Extent]) -> Extent:
    """The bounding rectangle of several extents."""
    lefts, tops, rights, bottoms = zip(*extents, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def around(points: Sequence[Place], pad: float = 0.0, tall: float | None = None) -> Extent:
    """The bounding rectangle of some points with a margin `pad`; `tall` is the margin above and
    below if it differs."""
    xs, ys = [x for x, _y in points], [y for _x, y in points]
    deep = pad if tall is None else tall
    return min(xs) - pad, min(ys) - deep, max(xs) + pad, max(ys) + deep


def corners_of(extent: Extent) -> tuple[Place, ...]:
    """The corners of a rectangle, clockwise from the upper left one."""
    left, top, right, low = extent
    return (left, top), (right, top), (right, low), (left, low)


def meet(one: Extent, other: Extent) -> bool:
    """Whether two rectangles overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def measure_overlap(one: Extent, other: Extent) -> float:
    """The area of the overlap of two rectangles."""
    return (max(0.0, min(one[2], other[2]) - max(one[0], other[0]))
            * max(0.0, min(one[3], other[3]) - max(one[1], other[1])))


def is_inside(corners: tuple[Place, ...], at: Place) -> bool:
    """Whether the point is inside a polygon, by the even-odd rule."""
    x, y = at
    inside = False
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            inside = not inside
    return inside
