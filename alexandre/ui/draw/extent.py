"""The extent of a shape's ink."""

from __future__ import annotations

from collections.abc import Iterable

from alexandre.ui.draw.sketch import Cutout, Disc, Place, Plate, Polygon, Print, Shade, Shape, Spot

Extent = tuple[float, float, float, float]  # left, top, right, bottom


def extent(shape: Shape) -> Extent:
    """The left, top, right and bottom of all the ink of a shape, in units."""
    known: Extent | None = shape.__dict__.get("_extent")  # reckoned once: painters ask often
    if known is None:
        known = shape.__dict__["_extent"] = compute_extent(shape)
    return known


def compute_extent(shape: Shape) -> Extent:
    """The same, from its points."""
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
    """The rectangle that holds them all."""
    lefts, tops, rights, bottoms = zip(*extents, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def around(points: tuple[Place, ...], pad: float = 0.0) -> Extent:
    """The rectangle that holds some points, and as much more on every side."""
    xs, ys = [x for x, _y in points], [y for _x, y in points]
    return min(xs) - pad, min(ys) - pad, max(xs) + pad, max(ys) + pad
