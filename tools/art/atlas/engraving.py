"""Mountains and woods drawn one by one, as an engraver would, where a plate comes close."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from tools.art.atlas.canvas import FINE

LIGHT, SHADE, LINE = (246, 232, 196, 255), (168, 122, 78, 255), (74, 46, 24, 235)
LEAF, LEAF_LIGHT, TRUNK = (140, 146, 92, 230), (176, 180, 124, 220), (72, 46, 24, 210)
Peak = tuple[float, float, float]  # right, down, size


def engrave(sheet: Any, land: Any, rough: Any, green: Any, unit: float) -> Any:
    """Peaks where the ground is rough, trees where it is green and even; far from the coast."""
    inland = ndimage.distance_transform_edt(land > 0.5) / unit
    height = rough / np.percentile(rough[land > 0.5], 92)
    bare = np.where((inland > 13) & (height > 0.62) & (green < 0.85), height, 0)
    share = rough.size / (1_440_000 * unit * unit)  # of a plate for which the numbers were chosen
    peaks = list(scatter(bare, 23.0 * unit, 21, round(900 * share)))
    woods = np.where((inland > 11) & (height < 0.7) & (green > 0.55), green, 0)
    for x, y, _size in peaks:
        woods[max(0, int(y - 22 * unit)):int(y + 14 * unit),
              max(0, int(x - 22 * unit)):int(x + 22 * unit)] = 0
    trees = list(scatter(woods, 13.0 * unit, 22, round(500 * share)))
    pens = [(y, x, size, peak) for marks, peak in ((peaks, True), (trees, False))
            for x, y, size in marks]
    fine = Image.new("RGBA", (sheet.shape[1] * FINE, sheet.shape[0] * FINE), (0, 0, 0, 0))
    pen = ImageDraw.Draw(fine)
    lots = np.random.default_rng(23)
    for y, x, size, is_peak in sorted(pens):
        (mountain if is_peak else tree)(pen, x, y, size * unit, lots)
    drawn = np.asarray(fine.resize((sheet.shape[1], sheet.shape[0]), Image.Resampling.LANCZOS),
                       np.float32)
    cover = drawn[..., 3:] / 255
    return sheet * (1 - cover) + drawn[..., :3] * cover


def scatter(weight: Any, apart: float, seed: int, most: int) -> Iterator[Peak]:
    """Places drawn by weight, none too near another; the size goes with the weight."""
    lots = np.random.default_rng(seed)
    places = np.argwhere(weight > 0)
    if not len(places):
        return
    chance = weight[places[:, 0], places[:, 1]] * lots.uniform(0.45, 1.0, len(places))
    taken = np.zeros((int(weight.shape[0] / apart) + 2, int(weight.shape[1] / apart) + 2, 3))
    kept = 0
    for place in places[np.argsort(-chance)]:
        row, column = int(place[0] / apart), int(place[1] / apart)
        near = taken[max(0, row - 1):row + 2, max(0, column - 1):column + 2]
        away = np.hypot((near[..., 0] - place[0]) * 1.5, near[..., 1] - place[1])
        if ((away < apart) & (near[..., 2] > 0)).any():
            continue
        taken[row, column] = (*place, 1)
        yield float(place[1]), float(place[0]), float(min(1.5, weight[place[0], place[1]]))
        kept += 1
        if kept == most:
            return


def mountain(pen: ImageDraw.ImageDraw, x: float, y: float, size: float, lots: Any) -> None:
    """A peak: a light side, a dark side, a line of ink."""
    half, high = 10.5 * size * lots.uniform(0.85, 1.15), 13.0 * size * lots.uniform(0.85, 1.2)
    lean = lots.uniform(-0.15, 0.2) * half

    def at(dx: float, dy: float) -> tuple[float, float]:
        return (x + dx) * FINE, (y + dy) * FINE

    top, left, right = at(lean, -high), at(-half, 0), at(half, 0)
    foot, knee = at(lean + 0.25 * half, 0.12 * high), at(lean + 0.5 * half, -0.45 * high)
    pen.polygon([top, left, foot], fill=LIGHT)
    pen.polygon([top, foot, right, knee], fill=SHADE)
    pen.line([left, at(lean - 0.42 * half, -0.5 * high), top, knee, right], fill=LINE, width=4,
             joint="curve")
    pen.line([top, at(lean + 0.08 * half, -0.4 * high), foot], fill=LINE, width=2)


def tree(pen: ImageDraw.ImageDraw, x: float, y: float, size: float, lots: Any) -> None:
    """A round tree with a short trunk."""
    radius = 3.6 * lots.uniform(0.85, 1.15) * (0.6 + 0.4 * size)

    def box(dx: float, dy: float, r: float) -> tuple[float, float, float, float]:
        return ((x + dx - r) * FINE, (y + dy - r) * FINE, (x + dx + r) * FINE,
                (y + dy + r) * FINE)

    pen.line([(x * FINE, (y + radius) * FINE), (x * FINE, (y + 1.9 * radius) * FINE)],
             fill=TRUNK, width=3)
    pen.ellipse(box(0, 0, radius), fill=LEAF, outline=TRUNK, width=2)
    pen.ellipse(box(-0.3 * radius, -0.35 * radius, 0.42 * radius), fill=LEAF_LIGHT)
