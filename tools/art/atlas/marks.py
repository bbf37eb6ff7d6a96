"""The marks of an engraver, one by one: peaks, hills, trees, sheaves, sheep, kilns, dunes.

Every mark stands on a place, its foot, and is drawn in units of the page by a Pen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from PIL import Image, ImageDraw

from tools.art.atlas.canvas import FINE, Size

Place = tuple[float, float]
Paint = tuple[int, int, int]

LINE: Final[Paint] = (66, 42, 24)
STONE, STONE_DARK, SNOW = (236, 224, 198), (158, 132, 106), (252, 247, 234)
LEAVES: Final = ((124, 130, 80), (108, 118, 72), (138, 138, 86))
LEAF_LIGHT, LEAF_DARK, BARK = (170, 172, 114), (80, 88, 52), (84, 56, 34)
STRAW, STRAW_LIGHT, STRAW_DARK = (216, 168, 66), (246, 214, 128), (136, 92, 32)
CLAY, CLAY_LIGHT, CLAY_DARK = (190, 124, 86), (222, 168, 128), (124, 66, 42)
WOOL, WOOL_DARK = (250, 242, 222), (214, 196, 164)
TURF, TURF_LIGHT, TURF_DARK = (176, 178, 110), (212, 210, 148), (112, 118, 64)
SAND, SAND_DARK = (246, 230, 184), (190, 148, 92)
GOLD, GOLD_LIGHT, GOLD_DARK = (226, 176, 54), (255, 232, 146), (120, 80, 20)


class Pen:
    """Opaque marks on a clear sheet, drawn several times as large and shrunk."""

    def __init__(self, size: Size, unit: float) -> None:
        self.size, self.unit = size, unit * FINE
        self.sheet = Image.new("RGBA", (size[0] * FINE, size[1] * FINE), (0, 0, 0, 0))
        self.ink = ImageDraw.Draw(self.sheet)

    def fill(self, points: Sequence[Place], paint: Paint, line: float = 0.0) -> None:
        """A polygon, with a line of ink round it if that has a width."""
        self.ink.polygon(self.fine(points), fill=(*paint, 255))
        if line:
            self.line([*points, points[0]], line)

    def line(self, points: Sequence[Place], width: float, paint: Paint = LINE) -> None:
        """A line through points."""
        self.ink.line(self.fine(points), fill=(*paint, 255), joint="curve",
                      width=max(2, round(0.8 * width * self.unit)))

    def oval(self, at: Place, wide: float, high: float, paint: Paint, line: float = 0.0) -> None:
        """An oval, so far from its middle to its sides."""
        self.fill([(at[0] + wide * math.cos(n * math.pi / 14),
                    at[1] + high * math.sin(n * math.pi / 14)) for n in range(28)], paint, line)

    def fine(self, points: Sequence[Place]) -> list[Place]:
        """Places of the page as dots of the sheet."""
        return [(x * self.unit, y * self.unit) for x, y in points]

    def lay(self, ground: Any) -> Any:
        """The marks over a ground."""
        drawn = np.asarray(self.sheet.resize(self.size, Image.Resampling.BOX), np.float32)
        cover = drawn[..., 3:] / 255
        return ground * (1 - cover) + drawn[..., :3] * cover


def peak(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """A mountain: a light side, a hatched one, snow on a high one."""
    half, high = 0.60 * size * lots.uniform(0.9, 1.12), size * lots.uniform(0.9, 1.12)
    top = (x + half * lots.uniform(-0.16, 0.2), y - high)
    left = rough(lots, (x - half, y), top, 4, 0.05 * size)
    right = rough(lots, top, (x + half * 1.04, y + 0.02 * size), 4, 0.05 * size)
    ridge = rough(lots, top, (x + 0.22 * half, y + 0.05 * size), 5, 0.10 * size)
    pen.fill([*left, *right[1:], ridge[-1]], STONE)
    pen.fill([*ridge[::-1], *right[1:]], STONE_DARK)
    if high > 40:
        snow = [left[-2], (top[0] - 0.10 * half, top[1] + 0.22 * high),
                (top[0] + 0.02 * half, top[1] + 0.13 * high), ridge[2], top]
        pen.fill(snow, SNOW)
    for number in range(1, 7):
        start = between(ridge, number / 7.5)
        fall = min((y - start[1]) * 0.72, high * (0.18 + 0.05 * number))
        pen.line([start, (start[0] + fall * 0.52, start[1] + fall)], 0.85)
    for number in range(2, 6):
        start = between(ridge, number / 6)
        fall = min((y - start[1]) * 0.6, high * 0.16)
        pen.line([start, (start[0] - fall * 0.42, start[1] + fall)], 0.7, (150, 124, 92))
    pen.line([*left, *right[1:]], 1.5)
    pen.line(ridge[:4], 1.1)


def hill(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """A hill of clay that rises out of its ground, gullied by rain."""
    half, high = 1.15 * size * lots.uniform(0.9, 1.1), 0.86 * size * lots.uniform(0.9, 1.15)
    lean, notch = lots.uniform(-0.2, 0.2), lots.uniform(0.05, 0.16)
    back = []
    for n in range(25):
        turn = n * math.pi / 24
        rise = math.sin(turn) ** 1.8 * (1 - notch * math.exp(-((turn - 1.25) / 0.22) ** 2))
        back.append((x - half * math.cos(turn) + lean * high * rise, y - high * rise))
    pen.fill(back, CLAY_LIGHT)
    top = back[13]
    ridge = rough(lots, top, (x + 0.30 * half, y), 5, 0.05 * size)
    pen.fill([*ridge[::-1], *back[14:]], CLAY)
    for number in range(12):  # gullies fan out from the crest
        start = back[7 + number]
        foot = x + half * (-0.62 + 0.125 * number)
        near, far = (0.10, lots.uniform(0.3, 0.55)) if number < 6 else (0.12, 0.8)
        pen.line([(start[0] + (foot - start[0]) * share, start[1] + (y - start[1]) * share)
                  for share in (near, far)], 0.85, CLAY_DARK)
    pen.line(ridge[:4], 0.9, CLAY_DARK)
    pen.line(back[2:-2], 1.2)


def down(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """A low green rise of pasture."""
    half, high = size * 1.2 * lots.uniform(0.9, 1.1), size * 0.36 * lots.uniform(0.9, 1.1)
    back = dome(x, y, half, high, lots.uniform(-0.25, 0.25))
    pen.fill(back, TURF_LIGHT)
    shade = [each for each in back if each[0] > x + 0.1 * half]
    pen.fill([*shade, (x + 0.34 * half, y)], TURF)
    for number in range(8):
        foot = x + half * (0.18 + 0.098 * number)
        rise = high * (0.70 - 0.075 * number)
        pen.line([(foot - 0.07 * half, y - rise), (foot, y - rise * 0.35)], 0.8, TURF_DARK)
    pen.line(back[1:-1], 1.1, (92, 98, 52))


def tree(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """A leafy tree, its crown in lobes, dark on the side away from the light."""
    radius = 0.5 * size * lots.uniform(0.9, 1.1)
    middle = (x, y - 1.35 * radius)
    leaf = LEAVES[lots.integers(3)]
    pen.oval((x + 0.4 * radius, y), 0.9 * radius, 0.26 * radius, (118, 120, 74))
    pen.line([(x, y), (x, y - radius)], 0.16 * size, BARK)
    crown = [(middle[0] + radius * (1 + 0.13 * math.cos(7 * a + x)) * math.cos(a),
              middle[1] + radius * (0.96 + 0.13 * math.cos(7 * a + x)) * math.sin(a))
             for a in (n * math.pi / 20 for n in range(40))]
    pen.fill(crown, leaf)
    dark = [place for place in crown
            if (place[0] - middle[0]) + 0.9 * (place[1] - middle[1]) > 0.28 * radius]
    dark.sort(key=lambda place: math.atan2(place[1] - middle[1], place[0] - middle[0]))
    pen.fill([*dark, (middle[0] + 0.12 * radius, middle[1] + 0.2 * radius)], LEAF_DARK)
    pen.oval((middle[0] - 0.34 * radius, middle[1] - 0.34 * radius), 0.40 * radius,
             0.34 * radius, LEAF_LIGHT)
    pen.line([*crown, crown[0]], 1.0, (62, 58, 32))


def fir(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """A fir or a cypress: narrow, its right half dark."""
    half, high = 0.30 * size * lots.uniform(0.9, 1.15), 1.25 * size * lots.uniform(0.9, 1.15)
    pen.oval((x + 0.6 * half, y), 1.3 * half, 0.3 * half, (118, 120, 74))
    pen.line([(x, y), (x, y - 0.2 * high)], 0.14 * size, BARK)
    left, right = [], []
    for number in range(4):
        low, up = y - high * (0.10 + 0.20 * number), y - high * (0.24 + 0.20 * number)
        wide = half * (1.12 - 0.24 * number)
        left += [(x - wide, low), (x - 0.52 * wide, up)]
        right += [(x + wide, low), (x + 0.52 * wide, up)]
    tip = (x, y - high)
    pen.fill([*left, tip, *right[::-1]], LEAVES[lots.integers(2)])
    pen.fill([(x + 0.1 * half, y - 0.1 * high), tip, *right[::-1]], LEAF_DARK)
    pen.line([*left, tip, *right[::-1], left[0]], 0.9, (58, 54, 30))


def sheaf(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """A bound sheaf of corn."""
    high, half = size * 1.1, size * 0.34
    ears = [(x + half * (-1.25 + 0.5 * n), y - high * (0.90 + 0.10 * math.sin(n * 2.2)))
            for n in range(6)]
    body = [(x - half, y), (x - 0.34 * half, y - 0.42 * high), *ears,
            (x + 0.34 * half, y - 0.42 * high), (x + half, y)]
    pen.oval((x + 0.5 * half, y), 1.5 * half, 0.32 * half, (176, 134, 60))
    pen.fill(body, STRAW)
    pen.fill([(x + 0.1 * half, y), (x + 0.1 * half, y - 0.42 * high), *ears[4:],
              (x + 0.34 * half, y - 0.42 * high), (x + half, y)], (190, 134, 44))
    for n, ear in enumerate(ears):
        pen.line([(x + (n - 2.5) * 0.12 * half, y - 0.42 * high), ear], 0.8, STRAW_DARK)
        pen.oval(ear, 0.07 * size, 0.13 * size, STRAW_LIGHT, 0.7)
    for n in range(4):
        pen.line([(x + (n - 1.5) * 0.14 * half, y - 0.42 * high),
                  (x + (n - 1.5) * 0.52 * half, y)], 0.7, STRAW_DARK)
    pen.line(body, 1.1, STRAW_DARK)
    pen.line([(x - 0.40 * half, y - 0.43 * high), (x + 0.40 * half, y - 0.43 * high)], 1.8,
             (126, 54, 30))
    del lots


def sheep(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """A sheep that grazes, or looks up."""
    way = 1 if lots.random() < 0.5 else -1
    wide, high = 0.46 * size, 0.29 * size
    middle = (x, y - 0.52 * size)
    pen.oval((x + 0.1 * size, y), 0.6 * size, 0.10 * size, (140, 152, 84))
    for leg in (-0.28, -0.14, 0.16, 0.28):
        pen.line([(x + leg * size, y - 0.36 * size), (x + leg * size, y)], 0.07 * size)
    fleece = [(middle[0] + wide * (1 + 0.09 * math.cos(9 * a)) * math.cos(a),
               middle[1] + high * (1 + 0.12 * math.cos(9 * a)) * math.sin(a))
              for a in (n * math.pi / 24 for n in range(48))]
    pen.fill(fleece, WOOL)
    belly = [each for each in fleece if each[1] > middle[1] + 0.12 * high]
    pen.fill(belly, WOOL_DARK)
    for number in range(4):
        at = (middle[0] + wide * (-0.5 + 0.34 * number), middle[1] - 0.14 * high)
        pen.line([(at[0] - 0.06 * size, at[1]), at, (at[0] + 0.04 * size, at[1] - 0.07 * size)],
                 0.8, (170, 150, 118))
    pen.line([*fleece, fleece[0]], 1.0)
    low = 0.30 if lots.random() < 0.6 else -0.06
    head = (x + way * 0.56 * size, middle[1] + low * size)
    pen.line([(x + way * 0.36 * size, middle[1] - 0.02 * size), head], 0.16 * size, (104, 76, 52))
    pen.oval(head, 0.14 * size, 0.11 * size, (104, 76, 52))
    pen.line([head, (head[0] - way * 0.12 * size, head[1] - 0.10 * size)], 0.06 * size)


def tuft(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """Three blades of grass."""
    for lean in (-0.5, 0.0, 0.5):
        pen.line([(x, y), (x + lean * size, y - size * lots.uniform(0.7, 1.0))], 0.9, TURF_DARK)


def kiln(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """A kiln that smokes, bricks stacked beside it."""
    back = dome(x, y, 0.5 * size, 0.86 * size, 0.0)
    pen.fill(back, CLAY_LIGHT)
    pen.fill([*(each for each in back if each[0] > x + 0.04 * size), (x + 0.04 * size, y)], CLAY)
    pen.line([*back, back[0]], 1.3)
    pen.fill([(x - 0.17 * size, y), *dome(x - 0.02 * size, y, 0.16 * size, 0.4 * size, 0.0)],
             (58, 30, 20))
    for row in range(1, 4):
        level = y - 0.22 * size * row
        reach = 0.5 * size * math.sqrt(max(0.0, 1 - (0.26 * row) ** 2))
        pen.line([(x + 0.22 * size, level), (x + reach * 0.94, level)], 0.7, CLAY_DARK)
    smoke = [(x + 0.05 * size * math.sin(n * 1.1) + 0.05 * n * size,
              y - 0.88 * size - 0.11 * n * size) for n in range(6)]
    pen.line(smoke, 1.5, (120, 96, 78))
    for row in range(4):
        for column in range(4 - row // 2):
            left = x + 0.66 * size + 0.25 * size * column + 0.10 * size * (row % 2)
            low = y - 0.15 * size * row
            pen.fill([(left, low), (left + 0.24 * size, low), (left + 0.24 * size,
                     low - 0.14 * size), (left, low - 0.14 * size)],
                     CLAY if (row + column) % 2 else CLAY_LIGHT, 0.9)
    del lots


def dune(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """A dune: a long back to the wind, a hollow side in hatching."""
    half, high = size * lots.uniform(0.9, 1.15), 0.34 * size
    back = [(x - half + 2 * half * s, y - high * math.sin(math.pi * s ** 1.5) - 0.06 * size * s)
            for s in (n / 16 for n in range(17))]
    crest = max(range(17), key=lambda n: -back[n][1])
    lee = [back[crest], (back[crest][0] + 0.10 * half, y - 0.5 * high),
           (back[crest][0] - 0.06 * half, y + 0.04 * size)]
    pen.fill([*back, (x + half, y), lee[2]], SAND)
    pen.fill([*back[crest:], (x + half, y), lee[2], lee[1]], (224, 194, 138))
    for number in range(6):
        start = between(lee, number / 6)
        pen.line([start, (start[0] + half * (0.42 - 0.02 * number), start[1] + 0.12 * high)],
                 0.75, SAND_DARK)
    pen.line(back, 1.1, (150, 110, 62))
    pen.line(lee, 0.9, (150, 110, 62))


def palm(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """A date palm."""
    lean = lots.uniform(-0.2, 0.2) * size
    trunk = [(x + lean * s * s, y - size * s) for s in (0, 0.35, 0.7, 1.0)]
    pen.oval((x + 0.2 * size, y), 0.4 * size, 0.09 * size, (206, 170, 110))
    pen.line(trunk, 0.10 * size, BARK)
    top = trunk[-1]
    for turn in (-2.9, -2.3, -1.7, -1.1, -0.5, 0.1, 0.45, -3.4):
        reach = 0.56 * size
        bend = (top[0] + 0.6 * reach * math.cos(turn), top[1] + 0.6 * reach * math.sin(turn))
        tip = (top[0] + reach * math.cos(turn), top[1] + reach * math.sin(turn) + 0.20 * size)
        pen.line([top, bend, tip], 0.10 * size, LEAF_DARK)
        pen.line([top, bend], 0.05 * size, LEAVES[0])


def nugget(pen: Pen, x: float, y: float, size: float, lots: Any) -> None:
    """A lump of gold that glints."""
    for dx, dy, share in ((-0.42, 0.06, 0.34), (0.40, 0.04, 0.38), (0.0, -0.16, 0.46)):
        at = (x + dx * size, y + dy * size)
        lump = [(at[0] + share * size * lots.uniform(0.82, 1.12) * math.cos(a),
                 at[1] + 0.8 * share * size * lots.uniform(0.82, 1.12) * math.sin(a))
                for a in (n * math.pi / 4 for n in range(8))]
        pen.fill(lump, GOLD)
        pen.fill([lump[4], lump[5], lump[6], at], GOLD_LIGHT)
        pen.line([*lump, lump[0]], 1.1, GOLD_DARK)


def dome(x: float, y: float, half: float, high: float, lean: float) -> list[Place]:
    """The back of a hill, from its left foot to its right one."""
    return [(x - half * math.cos(a) + lean * high * math.sin(a), y - high * math.sin(a) ** 0.9)
            for a in (n * math.pi / 18 for n in range(19))]


def rough(lots: Any, start: Place, end: Place, steps: int, amount: float) -> list[Place]:
    """A line that is not quite straight."""
    points = [start]
    for n in range(1, steps):
        x, y = (start[axis] + (end[axis] - start[axis]) * n / steps for axis in (0, 1))
        points.append((x + lots.uniform(-amount, amount), y + lots.uniform(-amount, amount) / 2))
    return [*points, end]


def between(line: Sequence[Place], share: float) -> Place:
    """A place on a broken line, its parts taken as equally long."""
    at = share * (len(line) - 1)
    n = min(int(at), len(line) - 2)
    rest = at - n
    return (line[n][0] + (line[n + 1][0] - line[n][0]) * rest,
            line[n][1] + (line[n + 1][1] - line[n][1]) * rest)
