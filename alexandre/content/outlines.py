"""Outlines of the areas on a plate, in its own pixels."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache

from alexandre.content.data import assets
from alexandre.kernel.board import Plain


@cache
def outlines(plate: str) -> Plain:
    """The contents of assets/plates/<plate>.json, None if there is no such file."""
    path = assets() / "plates" / f"{plate}.json"
    if not path.is_file():
        return None
    return json.loads(path.read_text("utf-8"))


def on_plate(cone: Sequence[float], longitude: float, latitude: float) -> tuple[float, float]:
    """The position of a longitude and a latitude on a plate, in its pixels, by the `cone` it
    names.

    Lambert's conformal conic projection, as tools/art/atlas/geography.py draws with it.
    """
    middle, n, factor, grain, right, up, across, down = cone
    radius = factor / math.tan(math.pi / 4 + math.radians(latitude) / 2) ** n
    angle = n * (math.radians(longitude) - middle)
    return (across + (radius * math.sin(angle) - right) * grain,
            down + (radius * math.cos(angle) + up) * grain)


def off_plate(cone: Sequence[float], x: float, y: float) -> tuple[float, float]:
    """The longitude and latitude of a place on a plate: what `on_plate` undoes."""
    middle, n, factor, grain, right, up, across, down = cone
    east, south = (x - across) / grain + right, (y - down) / grain - up
    latitude = 2 * math.atan((factor / math.hypot(east, south)) ** (1 / n)) - math.pi / 2
    return math.degrees(math.atan2(east, south) / n + middle), math.degrees(latitude)
