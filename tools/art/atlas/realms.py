"""Provinces grown from one place each, along crests and rivers, and their outlines.

A border follows whatever is dear to cross: slopes, rivers, the sea.  The map of a game is drawn
so; who may go where is written in maps/, by hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import contourpy
import numpy as np
from PIL import Image
from scipy import ndimage, sparse

from tools.art.atlas.canvas import dots, draw_ink, noise
from tools.art.atlas.geography import relief
from tools.art.atlas.theatre import Theatre

COARSE = 3  # pixels of a plate to a cell of the reckoning
SOFT = 1.6  # cells over which borders are rounded
LEAST = 0.08  # of the largest part: smaller islands are not told apart
TOLERANCE = 1.1  # pixels that an outline may leave its border


def grow(theatre: Theatre, land: Any, seeds: Mapping[str, Sequence[tuple[float, float]]],
         reach: float) -> Any:
    """For every cell the number of the seed from which it is reached at the least cost.

    -1 at sea, and farther than `reach` (degrees of easy ground) from any seed.
    """
    cost = crossing_cost(theatre, land)
    high, wide = cost.shape
    places, owners = [], []
    for number, anchors in enumerate(seeds.values()):
        for x, y in theatre.cone.pixels(np.array(anchors, float)) / COARSE:
            if 0 <= x < wide and 0 <= y < high:
                places.append(int(y) * wide + int(x))
                owners.append(number)
    costs, _before, sources = sparse.csgraph.dijkstra(
        lattice(cost), indices=places, min_only=True, return_predecessors=True)
    owner_of = dict(zip(places, owners, strict=True))
    labels = np.array([owner_of.get(int(source), -1) for source in sources]).reshape(cost.shape)
    limit = reach * theatre.cone.grain * np.pi / 180 / COARSE
    return np.where(costs.reshape(cost.shape) < limit, labels, -1)


def crossing_cost(theatre: Theatre, land: Any) -> Any:
    """The cost of each cell: slopes, rivers and the sea."""
    light = relief(theatre.sources, theatre.longitude, theatre.latitude)
    steep = ndimage.gaussian_filter(np.abs(light), 3)
    steep = steep / np.percentile(steep[land > 0.5], 97)
    lines = theatre.rivers()

    def draw(pen: Any) -> None:
        for line in lines:
            pen.line(dots(line, 1), fill=255, width=3)

    rivers = draw_ink(theatre.size, draw, 1)
    cost = 1 + 3.2 * np.clip(steep, 0, 1.6) + 4 * rivers + 0.5 * noise(theatre.size, 24, 4, 3)
    cost = np.where(land > 0.5, cost, 5.0)
    return cost[::COARSE, ::COARSE]


def lattice(cost: Any) -> Any:
    """Steps to the eight cells around, each as dear as the cells it joins."""
    high, wide = cost.shape
    number = np.arange(high * wide).reshape(cost.shape)
    rows, columns, prices = [], [], []
    for down, right, length in ((0, 1, 1.0), (1, 0, 1.0), (1, 1, 1.414), (1, -1, 1.414)):
        one = (slice(0, high - down), slice(max(0, -right), wide - max(0, right)))
        two = (slice(down, high), slice(max(0, right), wide + min(0, right)))
        rows.append(number[one].ravel())
        columns.append(number[two].ravel())
        prices.append(((cost[one] + cost[two]) / 2 * length).ravel())
    ends = np.concatenate(rows + columns), np.concatenate(columns + rows)
    return sparse.csr_matrix((np.concatenate(prices * 2), ends), shape=(high * wide,) * 2)


def outlines(labels: Any, land: Any, count: int) -> list[list[list[tuple[int, int]]]]:
    """For each seed its parts as closed outlines in pixels of the plate, the largest first."""
    size = (land.shape[1], land.shape[0])
    shares = [ndimage.gaussian_filter((labels == number).astype(np.float32), SOFT)
              for number in range(-1, count)]
    winner = np.argmax(np.stack(shares), 0) - 1
    borders = []
    for number in range(count):
        mine = np.maximum.reduce([share for each, share in enumerate(shares, -1)
                                  if each != number])
        lead = Image.fromarray((shares[number + 1] - mine).astype(np.float32))
        lead_full = np.asarray(lead.resize(size, Image.Resampling.BICUBIC))
        inside = np.minimum(lead_full, (land - 0.5) * 2)
        borders.append(rings(inside) if (winner == number).any() else [])
    return borders


def rings(inside: Any) -> list[list[tuple[int, int]]]:
    """The outlines where a field is positive; small islands are left out."""
    padded = np.pad(inside, 1, constant_values=-1)
    lines = contourpy.contour_generator(z=padded).lines(0.0)
    closed = [np.asarray(line) - 1 for line in lines if len(line) > 8]
    sized = sorted(((abs(area(line)), n) for n, line in enumerate(closed)), reverse=True)
    kept = [closed[n] for size, n in sized if size >= LEAST * sized[0][0]]
    return [[(round(float(x)), round(float(y))) for x, y in simplify(line)] for line in kept]


def area(line: Any) -> float:
    """The area within a closed line."""
    x, y = line[:, 0], line[:, 1]
    return float(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))) / 2


def simplify(line: Any) -> Any:
    """Fewer points, none of those left out farther away than the tolerance (Douglas, Peucker)."""
    keep = np.zeros(len(line), bool)
    keep[0] = keep[-1] = True
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        away = aside(line[first + 1:last], line[first], line[last])
        at = int(np.argmax(away))
        if away[at] > TOLERANCE:
            middle = first + 1 + at
            keep[middle] = True
            spans += [(first, middle), (middle, last)]
    return line[keep]


def aside(points: Any, start: Any, end: Any) -> Any:
    """The distance of points from the line between two others."""
    along = end - start
    length = float(np.hypot(*along))
    if length < 1e-6:
        return np.hypot(*(points - start).T)
    return np.abs(along[0] * (points[:, 1] - start[1])
                  - along[1] * (points[:, 0] - start[0])) / length


def middle_of(labels: Any, number: int) -> tuple[int, int, int]:
    """The point of a province that lies deepest inside it, and how deep, in pixels."""
    deep = ndimage.distance_transform_edt(np.pad(labels == number, 1))[1:-1, 1:-1]
    y, x = np.unravel_index(int(deep.argmax()), deep.shape)
    return int(x) * COARSE, int(y) * COARSE, round(float(deep.max()) * COARSE)
