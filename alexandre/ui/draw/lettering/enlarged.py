"""Larger text: a sheet keeps its scale while its words grow."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from alexandre.ui.draw.sketch import Caption, Layer, Place, Plate, Shape, Sketch
from alexandre.ui.text.cache import remember

# By which power of the player's size of letters captions grow.  A board beside the broader side of
# larger letters is smaller by less than the square root, so that nothing on it is read with more
# trouble; figures lie within pieces that do not grow.
WORDS: Final = 0.8
FIGURES: Final = 0.5
ROOM: Final = 0.26  # and the room that words may take: by what such a board becomes smaller
MARGIN: Final = 0.002  # of a sheet's width, which words leave free at its edges
ABOVE: Final = (0.46, 0.42)  # of its size, how far a line of words, or figures, reaches up
BELOW: Final = (0.66, 0.46)  # and down from its middle
MORE: Final = 0.55  # and each further line both ways


def enlarge_captions(sketch: Sketch, text: float) -> Sketch:
    """The sketch with its captions enlarged for the player's text size (1 or more)."""
    if text == 1.0:
        return sketch
    return replace(sketch, captions=enlarge_all(sketch.captions, sketch.shapes, text, sketch.size),
                   layers=tuple(enlarge_layer(each, text, sketch.size) for each in sketch.layers))


@remember(64)
def enlarge_layer(layer: Layer, text: float, size: Place) -> Layer:
    """A layer with larger captions; cached, so that unchanged layers are not painted again."""
    if text == 1.0:
        return layer
    return replace(layer, captions=enlarge_all(layer.captions, layer.shapes, text, size),
                   from_zoom=layer.from_zoom / text ** ROOM)


def enlarge_all(captions: Sequence[Caption], shapes: Sequence[Shape], text: float,
                size: Place) -> tuple[Caption, ...]:
    """Larger captions above those shapes of a sheet; one that fills its plate from edge to edge
    grows no more than the sheet becomes smaller beside larger letters."""
    plates = [each for each in reversed(shapes) if isinstance(each, Plate)]
    larger: list[Caption] = []
    for caption in captions:
        plate = next((each for each in plates if is_on(caption.at, each)), None)
        whole = enlarge(caption, text, size)
        if plate is not None and whole.most:
            room = min(whole.most, broadest(caption, plate))
            whole = replace(whole, most=max(caption.most, room))
        most = whole.size if plate is None else tallest(caption, plate)
        least = caption.size * text ** ROOM
        larger.append(whole if most >= whole.size else replace(whole, size=max(least, most)))
    return tuple(larger)


def is_on(at: Place, plate: Plate) -> bool:
    """Whether the point is on the plate."""
    return (0 < at[0] - plate.at[0] < plate.size[0]) and (0 < at[1] - plate.at[1] < plate.size[1])


def tallest(caption: Caption, plate: Plate) -> float:
    """The largest size at which its lines fit between the edges of its plate."""
    up = caption.at[1] - plate.at[1] - plate.width / 2
    is_figure, more = isinstance(caption.text, str), MORE * (caption.lines - 1)
    return min(up / (ABOVE[is_figure] + more),
               (plate.size[1] - up - plate.width) / (BELOW[is_figure] + more))


def broadest(caption: Caption, plate: Plate) -> float:
    """The greatest width of a caption that stays on its plate."""
    left = caption.at[0] - plate.at[0] - plate.width / 2
    return room_beside(caption, left, plate.size[0] - plate.width - left)


def enlarge(caption: Caption, text: float, size: Place) -> Caption:
    """A larger caption, limited by its room and by the edges of the sheet."""
    room = caption.most * text ** ROOM
    if isinstance(caption.text, str):
        return replace(caption, size=caption.size * text ** FIGURES, most=room)
    room = min(room or size[0], room_to_edge(caption, size[0]))
    return replace(caption, size=caption.size * text ** WORDS, most=room)


def room_to_edge(caption: Caption, wide: float) -> float:
    """The greatest width of a caption that stays on its sheet; unlimited if it starts outside."""
    left, right = caption.at[0] - MARGIN * wide, wide * (1 - MARGIN) - caption.at[0]
    if min(left, right) <= 0:
        return wide
    return room_beside(caption, left, right)


def room_beside(caption: Caption, left: float, right: float) -> float:
    """The greatest width of a caption with so much room on either side."""
    return {"left": right, "right": left, "centre": 2 * min(left, right)}[caption.align]
