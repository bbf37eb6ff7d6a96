"""Roads from place to place, round mountains and over narrow water: the cheapest, drawn soft."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from scipy import ndimage, sparse

from tools.art.atlas.realms import COARSE, crossing_cost, lattice, simplify
from tools.art.atlas.theatre import Theatre

Spot = tuple[int, int]
SOFT = 0.09  # of its length over which a road is smoothed
STRAIGHT = 0.35  # how much of it is the straight line
NEAR = 60.0  # pixels: a place so near another stands in nobody's way to it
EASE = 0.35  # how much ground counts: 0 gives straight lines
ROOM = 66.0  # pixels that a road keeps from places it does not lead to


def roads(theatre: Theatre, places: Mapping[str, Spot],
          pairs: Iterable[tuple[str, str]]) -> dict[str, list[Spot]]:
    """For every pair, "one other", its way in pixels of the plate."""
    cost = crossing_cost(theatre, theatre.land) ** EASE
    wide = int(cost.shape[1])

    def cell(place: str) -> int:
        x, y = places[place]
        return (y // COARSE) * wide + x // COARSE

    ways = {}
    for one, other in pairs:
        ends = places[one], places[other]
        strangers = [at for at in places.values()
                     if min(math.dist(at, end) for end in ends) > NEAR]
        graph = lattice(avoiding(cost, strangers))
        _length, before = sparse.csgraph.dijkstra(graph, indices=cell(one),
                                                  return_predecessors=True)
        steps = [cell(other)]
        while steps[-1] != cell(one):
            steps.append(int(before[steps[-1]]))
        line = np.array([[step % wide, step // wide] for step in reversed(steps)], float) * COARSE
        ways[f"{one} {other}"] = soften(line, places[one], places[other])
    return ways


def avoiding(cost: Any, strangers: Iterable[Spot]) -> Any:
    """Dearer near places that the road does not lead to."""
    yy, xx = np.mgrid[0:cost.shape[0], 0:cost.shape[1]] * COARSE

    def away(at: Spot) -> Any:
        return np.hypot(xx - at[0], yy - at[1])

    extra = np.zeros(cost.shape)
    for at in strangers:
        extra = np.maximum(extra, 5 * np.clip(1 - away(at) / ROOM, 0, 1))
    return cost * (1 + extra)


def soften(line: Any, start: Spot, end: Spot) -> list[Spot]:
    """A way made soft; its ends stay where they are."""
    line[0], line[-1] = start, end
    share = np.linspace(0, 1, 240)[:, None]
    even = np.stack([np.interp(share[:, 0], np.linspace(0, 1, len(line)), line[:, axis])
                     for axis in (0, 1)], -1)
    straight = np.array(start) * (1 - share) + np.array(end) * share
    away = even - straight  # nothing at both ends, so that smoothing may mirror it there
    soft = ndimage.gaussian_filter1d(np.concatenate([-away[::-1], away, -away[::-1]]),
                                     SOFT * len(even), axis=0)[len(even):2 * len(even)]
    soft[0] = soft[-1] = 0
    return [(round(x), round(y)) for x, y in simplify(straight + (1 - STRAIGHT) * soft)]
