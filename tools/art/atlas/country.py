"""The countries of maps/: their places, the pairs that roads join, and their positions."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import yaml

from tools.art.atlas.roads import Spot
from tools.art.atlas.theatre import Theatre

MAPS: Final = Path(__file__).resolve().parents[3] / "maps"
Pair = tuple[str, str]


def spot(theatre: Theatre, at: tuple[float, float]) -> Spot:
    """The position of a longitude and a latitude, in whole pixels."""
    x, y = theatre.cone.pixels(np.array(at))
    return round(float(x)), round(float(y))


def read_roads(path: Path, part: str = "") -> tuple[dict[str, tuple[float, float]], list[Pair]]:
    """The places of a board, or of a part of it, and every pair that a road joins."""
    data = yaml.safe_load(path.read_text("utf-8"))
    places = {region["id"]: (region["at"][0] / 100, region["at"][1] / 100)
              for region in data["regions"]}
    pairs = [*data.get("roads", ()), *data.get("more_roads", {}).values()]
    for side in data.get("sides", {}).values():
        pairs += [[one, other] for one, others in side["links"].items() for other in others]
    if part:
        places = {place: places[place] for place in data[part]["regions"]}
    kept = {tuple(sorted(pair)) for pair in pairs if set(pair) <= set(places)}
    return places, sorted((one, other) for one, other in kept)
