"""A sheet as a digest: of every layer the kinds of shapes, of its words and spots what they say.

A kind has a count, and a checksum of where its members lie and how they are drawn; so what
changes is named by its kind, and everything that can be read stands there as it is read.  A
sheet that is described is told part by part.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields
from functools import partial
from itertools import groupby
from typing import TypeVar

from alexandre.kernel.text import Msg, Noun, Who
from alexandre.ui.draw.sheets.boxes import Band
from alexandre.ui.draw.sheets.tree import Node
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
    Sketch,
    Spot,
    Stroke,
    Wording,
)
from alexandre.ui.text.cache import Same

Voice = Callable[[Wording], str]
T = TypeVar("T")
LATER = ("is_even", "rows", "dim", "column")  # fields whose absence changes nothing kept
A_LINE = 6  # words of a kind that share a line
A_WORD = 30  # letters of one; what is longer is a sentence


def digest(sheet: Sheet, voice: Voice) -> Iterator[str]:
    """Line by line, from the lowest layer up; spots last."""
    if isinstance(sheet.content, Node):
        yield f"sheet {sheet.name} ({sheet.place})"
        yield from digest_node(sheet.content, voice, 1)
        return
    sketch = sheet.sketch
    yield f"sheet {sheet.name} ({sheet.place}), {figure(sketch.size)}"
    for layer in sketch.strata():
        yield from digest_layer(layer, voice)
    for kind, spots in by(kind_of_spot, sketch.spots):
        yield f"  spots {kind}: {len(spots)} {checksum(spots, 'name', 'rows', 'picture')}"
        shown = [each.picture for each in spots if each.picture is not None]
        if shown:
            parts = [part for each in shown for part in (*each.shapes, *each.captions)]
            yield f"    {len(shown)} pictures {checksum(parts)}"
        yield from count_words([voice(each) for spot in spots
                                for each in (spot.name, *spot.rows)])


def digest_node(node: Node, voice: Voice, depth: int) -> Iterator[str]:
    """A part of a description with what differs from the usual, then its own parts."""
    told: list[str] = []
    parts: list[Node] = []
    for each in fields(node):
        value = getattr(node, each.name)
        within = list(find_nodes(value))
        if within:
            parts += within
        elif value != each.default:
            told.append(f"{each.name} {describe(value, voice)}")
    yield f"{'  ' * depth}{type(node).__name__}{': ' * bool(told)}{', '.join(told)}"
    for part in parts:
        yield from digest_node(part, voice, depth + 1)


def find_nodes(value: object) -> Iterator[Node]:
    """The nodes in a field, row by row."""
    if isinstance(value, Node):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from find_nodes(each)


def describe(value: object, voice: Voice) -> str:
    """A function by its name and what it is given, words in English, pictures as a checksum."""
    if isinstance(value, partial):
        given = [describe(each, voice) for each in (*value.args, *value.keywords.values())]
        return f"{value.func.__name__}({', '.join(given)})"
    if isinstance(value, Same):
        return describe(value.it, voice)
    if isinstance(value, Msg | Noun | Who):
        return f"“{voice(value)}”"
    if isinstance(value, Sketch):
        return checksum([*value.shapes, *value.captions])
    if isinstance(value, Band):
        return f"{value.row}:{value.first}-{value.last} {describe(value.back, voice)}"
    if isinstance(value, tuple):
        return " ".join(describe(each, voice) for each in value)
    if callable(value) or type(value).__module__.startswith("alexandre"):
        return getattr(value, "__name__", type(value).__name__)
    return figure(value)


def digest_layer(layer: Layer, voice: Voice) -> Iterator[str]:
    """Its kinds of shapes as they first come, then its captions, set alike."""
    zoom = f", from zoom {layer.from_zoom:g}" if layer.from_zoom else ""
    order = checksum([kind_of(each) for each in layer.shapes])
    yield f"  layer {layer.name or '(above all)'}{zoom}: {len(layer.shapes)} in order {order}"
    for kind, shapes in by(kind_of, layer.shapes):
        yield f"    {len(shapes)} {kind} {checksum(shapes)}"
    for style, captions in by(style_of, layer.captions):
        yield f"    words in {style}: {len(captions)} {checksum(captions, 'text')}"
        yield from count_words([voice(each.text) for each in captions])


def by(kind: Callable[[T], str], things: Iterable[T]) -> list[tuple[str, list[T]]]:
    """Those of a kind together, kinds as they first come."""
    groups: dict[str, list[T]] = {}
    for each in things:
        groups.setdefault(kind(each), []).append(each)
    return list(groups.items())


def count_words(words: Sequence[str]) -> Iterator[str]:
    """The same ones together; a few words share a line, a sentence has its own."""
    same = [(word, len(list(group))) for word, group in groupby(words)]
    texts = [f"{word} ×{n}" if n > 1 else word for word, n in same]
    step = A_LINE if max(map(len, texts)) <= A_WORD else 1
    for start in range(0, len(texts), step):
        yield "      " + " · ".join(texts[start:start + step])


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


def style_of(caption: Caption) -> str:
    """The setting of words."""
    return f"{caption.face} {caption.size:g} {caption.colour} {caption.align}"


def kind_of_spot(spot: Spot) -> str:
    """The beginning of a click on them: `space`, `die`, `card`."""
    return spot.id.partition(":")[0]


def checksum(things: Iterable[Shape | Caption | Spot | str], *without: str) -> str:
    """A short fingerprint of all fields but those named, places in whole units; what came later is
    told where it is set."""
    parts = [figure(each) if isinstance(each, str) else
             figure([getattr(each, field.name) for field in fields(each)
                     if field.name not in without
                     and (field.name not in LATER or getattr(each, field.name))])
             for each in things]
    return f"[{hashlib.sha256('|'.join(parts).encode()).hexdigest()[:8]}]"


def figure(value: object) -> str:
    """Numbers in whole units, halves upward on every machine; small ones with two digits."""
    if isinstance(value, float):
        step = 1 if abs(value) >= 3 else 100
        return f"{math.floor(value * step + 0.500001) / step:g}"
    if isinstance(value, tuple | list):
        return ",".join(map(figure, value))
    return str(value)
