"""The memorable parts of a match, from its record: its weightiest cues, each with a picture of
the board as it was then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from operator import attrgetter
from typing import Final

from alexandre.kernel.contract import Event, Seat, View
from alexandre.scenes.base.board import draw_main, drawing_of
from alexandre.scenes.base.history import History
from alexandre.ui.draw.extent import around, frame
from alexandre.ui.draw.glow import BRIGHT, light
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Disc, Layer, Place, Shape, Sketch, Spot
from alexandre.ui.play.cue import Cue

MOST: Final = 5
SHAPE: Final = 1.5  # of a picture: how many times as wide as high it is
CLOSE: Final = 0.5  # of the board's width, which a picture shows at the least
AROUND: Final = 1.7  # times the extent of what a cue is about
NEAR: Final = 90  # actions around a moment in which its board is looked for
SMALL: Final = 200.0  # logical pixels: about how wide a picture is seen


@dataclass(frozen=True)
class Highlight:
    """A cue, its event, the number of the action that caused it, and the turn."""

    index: int
    turn: int
    event: Event
    cue: Cue

    @property
    def at(self) -> int:
        """The number of actions before it is visible on the board."""
        return self.index + (not self.cue.is_gone)


@dataclass(frozen=True)
class Vignette:
    """The board at a moment, and the visible part of it in its units."""

    sketch: Sketch
    window: Box


def choose_highlights(history: History) -> tuple[Highlight, ...]:
    """At most five of the weightiest cues, in order.

    Cues close to one already chosen, or of its kind, count less, so that the five are spread over
    the game and differ.
    """
    cues, chosen = list_cues(history), list[Highlight]()
    apart = max(1, len(history.steps) // (MOST + 1))

    def rate(each: Highlight) -> tuple[float, int]:
        near = min([apart, *(abs(each.index - other.index) for other in chosen)])
        same = sum(each.cue.title.key == other.cue.title.key for other in chosen)
        return each.cue.weight * near / (apart * (1 + same)), -each.index

    while len(chosen) < MOST:
        best = max(cues, key=rate, default=None)
        if best is None or rate(best)[0] <= 0:
            break
        chosen.append(best)
    return tuple(sorted(chosen, key=attrgetter("index")))


def list_cues(history: History) -> list[Highlight]:
    """Every cue of the game with a weight, as everybody may know it afterwards."""
    return [cue for cues in find_cues(history, None) for cue in cues]


def find_cues(history: History, eyes: Seat | None) -> Iterator[list[Highlight]]:
    """Yield the cues as the viewer sees them, step by step, since many views take time."""
    game, drawing = history.game, drawing_of(history.game)

    @lru_cache(2)  # the view after a step most often is the one before the next
    def view(place: int) -> View:
        return game.view(history.states[place], eyes)

    for number, step in enumerate(history.steps):
        cues = []
        for event in filter(None, (game.seen(each, eyes) for each in step.events)):
            if type(event) not in drawing.cued:
                continue
            cue = drawing.cue(game, view(number), event, view(number + 1))
            if cue is not None and cue.weight:
                cues.append(Highlight(step.index, history.turn_at(number + 1), event, replace(
                    cue, spots=(cue.where,) if cue.where else
                    cue.spots or drawing.about(event))))
        yield cues


def draw_vignette(history: History, at: int, spots: Sequence[str]) -> Vignette | None:
    """The main sheet after so many actions near the lit spots; None where a title draws none.

    Where another sheet covers it, it is that of a moment later or before.
    """
    sheet = find_sheet(history, at, spots)
    if sheet is None:
        return None
    lit = [spot for spot in sheet.spots if spot.id in spots]
    corners = tuple(corner for spot in lit for corner in (frame(spot)[:2], frame(spot)[2:]))
    window = frame_spots(sheet.size, corners)
    shapes = tuple(shape for spot in lit for shape in point_out(spot, window.w / SMALL))
    return Vignette(replace(sheet, layers=sheet.strata() + (Layer("lit", shapes),), shapes=(),
                            captions=()), window)


def find_sheet(history: History, at: int, spots: Sequence[str]) -> Sketch | None:
    """The main sheet after so many actions; if it lacks these spots, as in a battle, that of soon
    afterwards or just before."""
    def draw(place: int) -> Sketch | None:
        return draw_main(history.game, history.game.view(history.states[place], None))

    def has_them(sheet: Sketch | None) -> bool:
        return sheet is not None and any(spot.id in spots for spot in sheet.spots)

    sheet = draw(at)
    if not spots or has_them(sheet) or not has_them(draw(-1)):
        return sheet
    near = (*range(at + 1, min(at + NEAR, len(history.states))),
            *range(at - 1, max(0, at - NEAR), -1))
    return next(filter(has_them, map(draw, near)), sheet)


def point_out(spot: Spot, pixel: float) -> tuple[Shape, ...]:
    """The light on a spot; a ring around a point, so that what is there stays visible."""
    if len(spot.outline) > 1:
        return light(spot, "lit", BRIGHT, pixel)
    at, radius = spot.outline[0], spot.reach + 2 * pixel
    return (Disc(at, radius, "", "shade", 4.2 * pixel, 0.6), Disc(at, radius, "", "lit",
                                                                  2.6 * pixel))


def frame_spots(size: Place, corners: tuple[Place, ...]) -> Box:
    """The part of a board of that size centred on these spots; all of it without any."""
    wide, high = size
    whole = min(wide, high * SHAPE)
    if not corners:
        return Box(0, 0, wide, high).centre(whole, whole / SHAPE)
    left, top, right, bottom = around(corners)
    side = min(whole, max(CLOSE * whole, AROUND * (right - left), AROUND * SHAPE * (bottom - top)))
    x, y = (left + right - side) / 2, (top + bottom - side / SHAPE) / 2
    return Box(min(max(0.0, x), wide - side), min(max(0.0, y), high - side / SHAPE), side,
               side / SHAPE)
