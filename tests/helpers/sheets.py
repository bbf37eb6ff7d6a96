"""A sheet in words: its layers, what lies in them, its captions and its spots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby

from alexandre.ui.draw.extent import extent
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Plate,
    Polygon,
    Print,
    Shade,
    Shape,
    Sheet,
    Spot,
    Stroke,
    Wording,
)

Voice = Callable[[Wording], str]


def describe_sheet(sheet: Sheet, voice: Voice) -> Iterator[str]:
    """Line by line, from the lowest layer up; spots last."""
    sketch = sheet.sketch
    yield f"sheet {sheet.name} ({sheet.place}), {figure(*sketch.size)}"
    for layer in sketch.strata():
        yield from layer_told(layer, voice)
    yield "  spots"
    for spot in sketch.spots:
        yield f"    {spot_told(spot, voice)}"


def layer_told(layer: Layer, voice: Voice) -> Iterator[str]:
    """Shapes of a kind that follow one another are one line: how many, where, how large."""
    zoom = f", from zoom {layer.from_zoom:g}" if layer.from_zoom else ""
    yield f"  layer {layer.name or '(above all)'}{zoom}"
    for kind, group in groupby(layer.shapes, key=kind_of):
        yield f"    {kind} {spread(list(group))}"
    for caption in layer.captions:
        yield f"    {caption_told(caption, voice)}"


def kind_of(shape: Shape) -> str:
    """A shape without its place."""
    match shape:
        case Polygon():
            parts = ("hole" if shape.is_hole else shape.fill,
                     shape.line and f"line {shape.line}",
                     shape.texture and f"texture {shape.texture}",
                     shape.pattern and f"pattern {shape.pattern}")
        case Stroke():
            parts = (shape.colour, "dashed" if shape.dash else "", "", "")
        case Disc() | Plate():
            parts = (shape.fill, shape.line and f"line {shape.line}", "", "")
        case Shade():
            parts = (shape.colour, f"blur {shape.blur:g}", "", "")
        case Print():
            parts = (shape.asset, "", "", "")
    return " ".join(filter(None, (type(shape).__name__, *parts)))


def spread(shapes: list[Shape]) -> str:
    """How many, the box round all of them, and the mean of their middles."""
    boxes = [extent(shape) for shape in shapes]
    left, top = min(each[0] for each in boxes), min(each[1] for each in boxes)
    right, bottom = max(each[2] for each in boxes), max(each[3] for each in boxes)
    middle = (sum(each[0] + each[2] for each in boxes) / 2 / len(boxes),
              sum(each[1] + each[3] for each in boxes) / 2 / len(boxes))
    count = f"{len(shapes)} in " if len(shapes) > 1 else ""
    about = f" about {figure(*middle)}" if len(shapes) > 1 else ""
    return f"{count}{figure(left, top)} to {figure(right, bottom)}{about}"


def caption_told(caption: Caption, voice: Voice) -> str:
    """The words, how they are set, and where."""
    return (f"“{voice(caption.text)}” {caption.face} {caption.size:g} {caption.colour} "
            f"{caption.align} at {figure(*caption.at)}")


def spot_told(spot: Spot, voice: Voice) -> str:
    """What it is called, where it lies, what lies beside it."""
    beside = f" beside {' '.join(spot.neighbours)}" if spot.neighbours else ""
    return f"{spot.id} at {figure(*spot.middle)}: {voice(spot.name)}{beside}"


def figure(x: float, y: float) -> str:
    """A place in whole units."""
    return f"{round(x) + 0},{round(y) + 0}"
