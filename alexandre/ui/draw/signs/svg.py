"""Reads a drawing: SVG of a small subset, as a vector editor writes it, into shapes.

Elements are `path`, `circle`, `rect`, and `g` without a transform.  Colours are swatches, by the
name of a colour: `url(#ink)`.  Lines are round at their ends and joints.  A hundred units of the
file are one of the sign.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from xml.parsers import expat

from alexandre.ui.draw.signs.path import SignError, trace
from alexandre.ui.draw.sketch import Disc, Place, Plate, Polygon, Shape, Stroke, stamp

UNIT: Final = 100.0
PAGE: Final = "-64 -64 128 128"
SPACE: Final = "http://www.w3.org/2000/svg "
SWATCH: Final = re.compile(r"url\(#([\w.]+)\)")
SILENT: Final = ("defs", "metadata", "title", "desc")
ONLY: Final = {  # may be written, but has one value
    "transform": "", "fill-opacity": "1", "stroke-opacity": "1", "stroke-dasharray": "none",
    "filter": "none", "mask": "none", "clip-path": "none", "display": "inline", "class": "",
}
Values = dict[str, str]
Paint = tuple[str, str, float, float]  # the colours of area and line, the line's width, the cover


def read_svg(text: bytes, file: str) -> tuple[Shape, ...]:
    """The shapes of a file, in a unit square round (0, 0).

    SignError, with file and line, if it leaves the subset.
    """
    shapes: list[Shape] = []
    silent = 0  # how deep inside what is not drawn
    parser = expat.ParserCreate(namespace_separator=" ")

    def start(tag: str, values: Values) -> None:
        nonlocal silent
        name = tag.removeprefix(SPACE)
        if silent or name in SILENT or " " in name:
            silent += 1
        else:
            shapes.extend(draw(name, values))

    def end(_tag: str) -> None:
        nonlocal silent
        silent = max(0, silent - 1)

    parser.StartElementHandler, parser.EndElementHandler = start, end
    try:
        parser.Parse(text, True)
    except expat.ExpatError as fault:
        why = expat.ErrorString(fault.code)
        raise SignError(f"{file}, line {fault.lineno}: {why}") from fault
    except SignError as fault:
        raise SignError(f"{file}, line {parser.CurrentLineNumber}: {fault}") from fault
    return stamp(tuple(shapes), (0.0, 0.0), 1 / UNIT)


def draw(name: str, values: Values) -> Iterator[Shape]:
    """The shapes of an element, in units of the file."""
    check(values)
    match name:
        case "svg":
            if values.get("viewBox") != PAGE:
                raise SignError(f"the viewBox is not {PAGE}")
        case "g":
            if read_number(values, "opacity", 1.0) != 1.0:
                raise SignError("opacity of a group is not read")
        case "path":
            yield from draw_path(values)
        case "circle":
            at, radius = read_pair(values, "cx", "cy"), read_number(values, "r")
            yield Disc(at, radius, *read_paint(values))
        case "rect":
            yield draw_rect(values)
        case _:
            raise SignError(f"<{name}> is not read: make it a path")


def check(values: Values) -> None:
    """Merge `style` into the other attributes; refuse what would look different."""
    for each in filter(None, values.pop("style", "").split(";")):
        name, _colon, value = each.partition(":")
        values[name.strip()] = value.strip()
    for name, value in values.items():
        if ONLY.get(name, value) != value:
            raise SignError(f"{name} is not read: {value}")


def draw_path(values: Values) -> Iterator[Shape]:
    fill, line, width, cover = read_paint(values)
    parts = trace(values.get("d", ""))
    if fill and len(parts) > 1:
        raise SignError("a filled path has several parts: break it apart")
    for points, is_closed in parts:
        if fill or is_closed:
            yield Polygon(points, fill, line, width, cover=cover)
        else:
            yield Stroke(points, line, width, cover=cover)


def draw_rect(values: Values) -> Plate:
    """A rectangle: in the file its line is centred on the edge, in a plate it ends there."""
    fill, line, width, cover = read_paint(values)
    (x, y), (wide, high) = read_pair(values, "x", "y"), read_pair(values, "width", "height")
    radius, out = read_number(values, "rx"), width / 2 if line else 0.0
    return Plate((x - out, y - out), (wide + 2 * out, high + 2 * out),
                 radius + out if radius else 0.0, fill, line, width, cover)


def read_paint(values: Values) -> Paint:
    fill, line = read_swatch(values, "fill", "black"), read_swatch(values, "stroke", "none")
    if not fill and not line:
        raise SignError("there is neither a fill nor a stroke")
    return (fill, line, read_number(values, "stroke-width", 1.0) if line else UNIT,
            read_number(values, "opacity", 1.0))


def read_swatch(values: Values, name: str, default: str) -> str:
    value = values.get(name, default)
    if value == "none":
        return ""
    if (match := SWATCH.fullmatch(value)) is None:
        raise SignError(f"the {name} is no swatch: {value}")
    return match[1]


def read_pair(values: Values, one: str, other: str) -> Place:
    return read_number(values, one), read_number(values, other)


def read_number(values: Values, name: str, default: float = 0.0) -> float:
    try:
        return float(values[name].removesuffix("px")) if name in values else default
    except ValueError:
        raise SignError(f"{name} is no number: {values[name]}") from None
