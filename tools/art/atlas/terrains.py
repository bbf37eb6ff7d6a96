"""The land of Catan: every hex washed in its colour and drawn with what grows or lies there."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from scipy import ndimage

from tools.art.atlas import marks
from tools.art.atlas.canvas import Colour, Size, noise, over
from tools.art.atlas.marks import Pen, Place
from tools.art.atlas.ranges import creases

SIDE: Final = 100.0
CHIP: Final = 20.0  # what the number in the middle covers, less what may show round it
SHORE: Final = 22.0  # how far the land may go on beyond the side of a hex
Draw = Callable[[Pen, float, float, float, Any], None]

WASH: Final[dict[str, Colour]] = {
    "W": (166, 166, 112), "S": (208, 206, 144), "G": (236, 208, 130), "B": (214, 160, 120),
    "O": (206, 190, 164), "X": (228, 214, 164), "D": (243, 229, 188)}
EDGE: Final[dict[str, Colour]] = {
    "W": (90, 98, 52), "S": (134, 140, 70), "G": (180, 128, 44), "B": (150, 78, 46),
    "O": (112, 92, 78), "X": (160, 120, 52), "D": (190, 152, 94)}
RELIEF: Final = {"O": 1.0, "B": 0.55, "X": 0.35, "W": 0.4, "D": 0.3, "S": 0.3, "G": 0.12}
WATER, WATER_LIGHT, BANK = (112, 154, 170), (176, 204, 206), (66, 88, 92)


@dataclass(frozen=True)
class Kind:
    """A mark, how large and how high over its foot it is, how far from its like, how many."""

    draw: Draw
    size: float
    high: float
    apart: float
    most: int


STREWN: Final[dict[str, tuple[Kind, ...]]] = {
    "W": (Kind(marks.fir, 20, 25, 12.0, 34), Kind(marks.tree, 22, 26, 12.0, 90)),
    "S": (Kind(marks.sheep, 19, 17, 23, 10), Kind(marks.tree, 18, 21, 26, 4),
          Kind(marks.tuft, 7, 7, 15, 46)),
    "G": (Kind(marks.sheaf, 21, 24, 27, 9),),
    "B": (Kind(marks.tuft, 7, 7, 17, 14),),
    "O": (Kind(marks.fir, 13, 16, 12, 14),),
    "X": (Kind(marks.tree, 17, 20, 22, 5), Kind(marks.tuft, 7, 7, 17, 24)),
    "D": (Kind(marks.palm, 26, 32, 44, 3),),
}
# Feet of what is too large to be strewn: right of and below the middle, and the size.
PEAKS: Final = ((-40, -46, 40), (34, -50, 40), (-4, -40, 54), (-62, -14, 38), (60, -16, 44),
                (-30, -22, 36), (32, -18, 34), (-60, 24, 46), (58, 26, 40), (-34, 50, 34),
                (36, 54, 44), (-20, 72, 40), (16, 84, 38), (0, 62, 26))
HILLS: Final = ((-36, -46, 34), (30, -50, 38), (-4, -38, 42), (-58, -14, 32), (56, -10, 36),
                (28, -14, 26), (-34, 10, 24), (58, 30, 34), (24, 46, 30), (44, 60, 34),
                (-4, 66, 30), (6, 88, 26))
DOWNS: Final = ((-30, -52, 34), (34, -44, 32), (-58, -8, 28), (54, 22, 30), (-48, 32, 34),
                (10, 56, 32), (0, 82, 30))
DUNES: Final = ((-34, -48, 34), (34, -40, 36), (-52, -8, 30), (50, 2, 34), (-6, -16, 36),
                (-30, 36, 40), (36, 44, 38), (6, 80, 28))
STREAM: Final = ((-40, -66), (-58, -44), (-50, -16), (-18, -4), (22, 2), (54, 14), (56, 38),
                 (26, 50), (-8, 54), (-24, 72), (-30, 96))


class Land:
    """The hexes of a page: where they lie, and what each is."""

    def __init__(self, size: Size, unit: float, hexes: list[tuple[str, Place]]) -> None:
        self.size, self.unit, self.hexes = size, unit, hexes

    def window(self, at: Place) -> tuple[slice, slice, Any, Any]:
        """The pixels round a hex, and how far right and down of its middle each lies."""
        reach = SIDE * 1.3
        x0, x1 = (max(0, int((at[0] + s * reach) * self.unit)) for s in (-1, 1))
        y0, y1 = (max(0, int((at[1] + s * reach) * self.unit)) for s in (-1, 1))
        wide, high = self.size
        rows, columns = slice(min(y0, high), min(y1, high)), slice(min(x0, wide), min(x1, wide))
        down, right = np.mgrid[rows, columns]
        return rows, columns, right / self.unit - at[0], down / self.unit - at[1]

    def paint(self, ground: Any) -> Any:
        """Washes, relief, fields and streams, then the marks from the farthest to the nearest."""
        relief = self.relief()
        blots = noise(self.size, 60, 4, 81)
        self.spread(ground)
        for number, (letter, at) in enumerate(self.hexes):
            if letter not in WASH:
                continue
            rows, columns, right, down = self.window(at)
            inside = SIDE * math.sqrt(3) / 2 - hex_distance(right, down)
            part = ground[rows, columns]
            wash = np.clip(inside / 1.6 + 0.5, 0, 1) * (0.86 + 0.14 * blots[rows, columns])
            part = over(part, WASH[letter], np.clip(wash, 0, 1))
            if letter == "G":
                part = fields(part, right, down, wash, number)
            if letter == "X":
                part = stream(part, right, down, wash, number)
            part = part * (1 + 0.10 * (RELIEF[letter] * relief[rows, columns] * (wash > 0)))[
                ..., None]
            pooled = np.exp(-np.clip(inside, 0, 99) / 5.0) * (inside > -0.8)
            ground[rows, columns] = over(part, EDGE[letter], np.clip(0.50 * pooled, 0, 1))
        return self.engrave(ground)

    def spread(self, ground: Any) -> None:
        """The washes go on a little to the shore, but not into the land that nobody plays on."""
        beyond = ground.copy()
        for is_played in (True, False):
            for letter, at in self.hexes:
                if (letter in WASH) == is_played:
                    rows, columns, right, down = self.window(at)
                    inside = SIDE * math.sqrt(3) / 2 - hex_distance(right, down)
                    reach = (inside > (-SHORE if is_played else 0.0)) * 1.0
                    paint = np.array(WASH[letter], np.float32) if is_played \
                        else beyond[rows, columns]
                    cover = reach[..., None]
                    ground[rows, columns] = ground[rows, columns] * (1 - cover) + paint * cover

    def relief(self) -> Any:
        """Light and shade of creased ground."""
        turn = np.pi * noise(self.size, 7, 2, 72)
        high = ndimage.gaussian_filter(creases(self.size, 26 * self.unit, (
            np.cos(turn), np.sin(turn)), 8, 2.6 * self.unit, 73), 0.9 * self.unit)
        down, right = np.gradient(high)
        return np.clip((right + down) / (right + down).std(), -2.4, 2.4)

    def engrave(self, ground: Any) -> Any:
        """All marks, those in front over those behind."""
        pen = Pen(self.size, self.unit)
        drawn: list[tuple[float, float, Draw, float, Any]] = []
        for number, (letter, at) in enumerate(self.hexes):
            if letter not in WASH:
                continue
            lots = np.random.default_rng(1000 + number)
            drawn += [(at[1] + y, at[0] + x, draw, size, lots)
                      for x, y, size, draw in landscape(letter, mirror(number), lots)]
        for y, x, draw, size, lots in sorted(drawn, key=lambda each: each[:2]):
            draw(pen, x, y, size, lots)
        return pen.lay(ground)


def landscape(letter: str, way: int, lots: Any) -> Iterator[tuple[float, float, float, Draw]]:
    """The marks of a hex: right and down of its middle, size, mark; `way` mirrors it."""
    large: dict[str, tuple[Any, Draw]] = {"O": (PEAKS, marks.peak), "B": (HILLS, marks.hill),
                                          "S": (DOWNS, marks.down), "D": (DUNES, marks.dune)}
    taken: list[Place] = []
    if letter in large:
        feet, draw = large[letter]
        for x, y, size in feet:
            place = (way * x + lots.uniform(-4, 4), y + lots.uniform(-3, 3))
            yield (*place, size * lots.uniform(0.92, 1.08), draw)
    if letter == "B":
        at = -54.0 if way > 0 else 32.0
        yield (at, 44.0, 25.0, marks.kiln)
        taken += [(at + right, 44.0) for right in (0, 12, 24)]
    if letter == "X":
        for x, y, size in ((-10, -58, 30), (-34, -70, 26), (16, -66, 26)):
            yield (way * x, y, size, marks.peak)
        for x, y in ((-66, 12), (-30, 34), (40, 68), (66, -16), (2, 80), (34, -30), (-66, -20)):
            yield (way * x, y + lots.uniform(-3, 3), 15.0, marks.nugget)
            taken.append((way * x, y))
    for kind in STREWN[letter]:
        for x, y in strew(lots, kind, taken, letter, way):
            yield (x, y, kind.size * lots.uniform(0.88, 1.12), kind.draw)


def strew(lots: Any, kind: Kind, taken: list[Place], letter: str,
          way: int) -> Iterator[Place]:
    """Feet of marks of a kind, clear of the number, of the corners and of each other."""
    count = 0
    for _ in range(900):
        x, y = lots.uniform(-82, 82), lots.uniform(-88, 94)
        if hex_distance(x, y - kind.high * 0.4) > 84 - kind.size * 0.55 or hex_distance(
                x, y) > 82 or hex_distance(x, y - kind.high) > 90:
            continue
        if is_under_chip(x, y, kind.high, kind.size * 0.42) and letter != "D":
            continue
        if any(math.hypot(x - a, (y - b) * 1.35) < kind.apart for a, b in taken):
            continue
        if letter == "X" and min(math.hypot(x - way * a, y - b) for a, b in STREAM) < 17:
            continue
        taken.append((x, y))
        yield x, y
        count += 1
        if count == kind.most:
            return


def is_under_chip(x: float, y: float, high: float, half: float) -> bool:
    """Whether the number would cover a mark there."""
    nearest = min(max(0.0, y - high), y) if y > 0 else y
    return math.hypot(max(0.0, abs(x) - half), nearest) < CHIP


def hex_distance(right: Any, down: Any) -> Any:
    """The distance from the middle, measured to the nearest side of a hex."""
    slant = np.abs(right) / 2 + np.abs(down) * math.sqrt(3) / 2
    return np.maximum(np.abs(right), slant)


def fields(part: Any, right: Any, down: Any, wash: Any, seed: int) -> Any:
    """Corn in strips that were ploughed each its own way, hedges between them."""
    lots = np.random.default_rng(500 + seed)
    turn = math.radians(lots.uniform(-14, 14))
    across = right * math.cos(turn) + down * math.sin(turn)
    along = down * math.cos(turn) - right * math.sin(turn)
    bend = 3.0 * np.sin(right / 34 + seed)
    row = np.floor((along + bend + 130) / 40)
    share = (across + 200 + 23 * row + 4 * np.sin(down / 17)) / 54
    column = np.floor(share)
    plot = (row * 5 + column * 3 + seed) % 4
    tone = np.choose(plot.astype(int), (0.94, 1.05, 1.0, 0.90))
    angle = np.choose(plot.astype(int), (0.35, 1.25, -0.5, 2.3)) + turn
    furrow = np.cos((right * np.sin(angle) + down * np.cos(angle)) * 2 * np.pi / 6.4)
    part = part * (1 + (tone - 1) * wash)[..., None]
    part = over(part, (168, 114, 36), np.clip(furrow - 0.25, 0, 1) * 0.50 * wash)
    edge_y = np.abs((along + bend + 130) / 40 % 1 - 0.5) * 40
    edge_x = np.abs(share % 1 - 0.5) * 54
    hedge = np.exp(-((np.minimum(20 - edge_y, 27 - edge_x)) / 1.3) ** 2)
    return over(part, (122, 104, 44), np.clip(hedge * 0.75 * wash, 0, 1))


def stream(part: Any, right: Any, down: Any, wash: Any, seed: int) -> Any:
    """A river that bears gold: banks in ink, sand beside it, light water."""
    points = smooth_line([(mirror(seed) * x, y) for x, y in STREAM])
    away = np.full(right.shape, 99.0)
    for number, (x, y) in enumerate(points):
        wide = 1.5 + 8.5 * min(1.0, number / 60)
        away = np.minimum(away, np.hypot(right - x, down - y) - wide)
    part = over(part, (244, 222, 150), np.clip(np.exp(-np.clip(away, 0, 99) / 7) * 0.9, 0, 1)
                * (wash > 0.3))
    glints = np.random.default_rng(seed).random(right.shape)
    part = over(part, (206, 146, 24), ((glints > 0.93) & (away > 1) & (away < 9)) * 0.8 * wash)
    part = over(part, WATER, np.clip(0.5 - away, 0, 1) * np.clip(wash, 0, 1))
    part = over(part, WATER_LIGHT, np.exp(-((away + 4.0) / 0.9) ** 2) * 0.75 * wash)
    return over(part, BANK, np.exp(-(away / 0.9) ** 2) * 0.85 * wash)


def mirror(number: int) -> int:
    """Every other hex is drawn the other way round."""
    return 1 if number % 2 else -1


def smooth_line(points: list[Place]) -> list[Place]:
    """A line through places, bent softly, a dot every few units."""
    steps = np.linspace(0, len(points) - 1, 90)
    xs = ndimage.gaussian_filter1d(np.interp(steps, range(len(points)), [x for x, _y in points]),
                                   5, mode="nearest")
    ys = ndimage.gaussian_filter1d(np.interp(steps, range(len(points)), [y for _x, y in points]),
                                   5, mode="nearest")
    return list(zip(xs.tolist(), ys.tolist(), strict=True))
