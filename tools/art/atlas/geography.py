"""The coast, the rivers and the shaded relief of the real world, and how they lie on a plate."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from scipy import ndimage

Image.MAX_IMAGE_PIXELS = None
RELIEF_GRAIN = 30  # pixels of the shaded relief to a degree
GREEN_GRAIN = 15
# Lakes that are reservoirs of today: west, east, south, north.
MODERN = ((38, 40.2, 36.3, 38.9), (31, 33.6, 21, 24.3), (42.5, 44.3, 32, 34.6),
          (67.5, 72.5, 36.5, 42.2), (76.5, 80, 43, 46), (47, 51, 30.5, 31.5), (65, 75, 30, 35))


class Topology:
    """A TopoJSON file: arcs that borders share."""

    def __init__(self, path: Path) -> None:
        self.data = json.loads(path.read_text(encoding="utf-8"))
        transform = self.data["transform"]
        self.arcs = [np.cumsum(np.array(arc, float)[:, :2], 0) * transform["scale"]
                     + transform["translate"] for arc in self.data["arcs"]]

    def polygons(self, name: str) -> Iterator[list[Any]]:
        """Every polygon: its outline, then its holes, as longitudes and latitudes."""
        for shape in self._shapes(name):
            if shape["type"] == "Polygon":
                yield [self._ring(ring) for ring in shape["arcs"]]
            elif shape["type"] == "MultiPolygon":
                for part in shape["arcs"]:
                    yield [self._ring(ring) for ring in part]

    def lines(self, name: str) -> Iterator[Any]:
        """Every line."""
        for shape in self._shapes(name):
            if shape["type"] == "LineString":
                yield self._ring(shape["arcs"])
            elif shape["type"] == "MultiLineString":
                for part in shape["arcs"]:
                    yield self._ring(part)

    def _shapes(self, name: str) -> list[dict[str, Any]]:
        layer = self.data["objects"][name]
        shapes: list[dict[str, Any]] = layer.get("geometries", [layer])
        return shapes

    def _ring(self, numbers: list[int]) -> Any:
        parts = [self.arcs[n] if n >= 0 else self.arcs[~n][::-1] for n in numbers]
        return np.concatenate([parts[0], *(part[1:] for part in parts[1:])])


class Cone:
    """Lambert's conformal conic projection, fitted to a plate in pixels."""

    def __init__(self, middle: float, box: tuple[float, float, float, float],
                 size: tuple[int, int], parallels: tuple[float, float] = (24.0, 42.0)) -> None:
        west, east, south, north = box
        self.middle = np.radians(middle)
        first, second = np.radians(parallels)
        self.n = np.log(np.cos(first) / np.cos(second)) / np.log(
            np.tan(np.pi / 4 + second / 2) / np.tan(np.pi / 4 + first / 2))
        self.factor = np.cos(first) * np.tan(np.pi / 4 + first / 2) ** self.n / self.n
        half = (south + north) / 2
        ends = self._raw(np.array([[west, half], [east, half], [(west + east) / 2, half]]))
        self.grain = size[0] / (ends[1, 0] - ends[0, 0])
        self.centre, self.origin = ends[2], np.array(size) / 2

    def pixels(self, places: Any) -> Any:
        """Longitudes and latitudes as pixels."""
        offsets = (self._raw(np.asarray(places, float)) - self.centre) * self.grain
        return np.stack([offsets[..., 0] + self.origin[0], self.origin[1] - offsets[..., 1]], -1)

    def plain(self) -> list[float]:
        """Everything that `pixels` reckons with, as a file keeps it."""
        return [round(float(each), 9) for each in (self.middle, self.n, self.factor, self.grain,
                                                   *self.centre, *self.origin)]

    def places(self, size: tuple[int, int]) -> tuple[Any, Any]:
        """The longitude and the latitude of every pixel."""
        yy, xx = np.mgrid[0:size[1], 0:size[0]]
        x = (xx + 0.5 - self.origin[0]) / self.grain + self.centre[0]
        y = (self.origin[1] - yy - 0.5) / self.grain + self.centre[1]
        radius, angle = np.hypot(x, y), np.arctan2(x, -y)
        latitude = 2 * np.arctan((self.factor / radius) ** (1 / self.n)) - np.pi / 2
        return np.degrees(angle / self.n + self.middle), np.degrees(latitude)

    def _raw(self, places: Any) -> Any:
        longitude = np.radians(places[..., 0])
        latitude = np.radians(np.clip(places[..., 1], -80, 89))
        radius = self.factor / np.tan(np.pi / 4 + latitude / 2) ** self.n
        angle = self.n * (longitude - self.middle)
        return np.stack([radius * np.sin(angle), -radius * np.cos(angle)], -1)


def relief(sources: Path, longitude: Any, latitude: Any) -> Any:
    """The difference of light between the shaded relief and its surroundings."""
    sheet = Image.open(sources / "shadedrelief.jpg").convert("L")
    west, north = int(longitude.min()) - 3, int(latitude.max()) + 3
    east, south = int(longitude.max()) + 3, int(latitude.min()) - 3
    grain = RELIEF_GRAIN
    part = np.asarray(sheet.crop(((west + 180) * grain, (90 - north) * grain,
                                  (east + 180) * grain, (90 - south) * grain)), np.float32)
    part = part - ndimage.gaussian_filter(part, 16)
    at = [(north - latitude) * grain, (longitude - west) * grain]
    return ndimage.map_coordinates(part, at, order=1, mode="nearest") / 255


def greenness(sources: Path, longitude: Any, latitude: Any) -> Any:
    """From 0, desert, to 1, forest: what the colours of the Blue Marble say."""
    sheet = np.asarray(Image.open(sources / "bmng.jpg"), np.float32)
    green = ndimage.gaussian_filter((sheet[..., 1] - sheet[..., 0]) / (sheet.sum(2) + 30), 1.2)
    at = [(90 - latitude) * GREEN_GRAIN, (longitude + 180) * GREEN_GRAIN]
    values = ndimage.map_coordinates(green, at, order=1)
    return ndimage.gaussian_filter(np.clip((values + 0.062) / 0.085, 0, 1), 2.0)


def smooth(line: Any, times: int, *, is_closed: bool = False) -> Any:
    """Corners cut, again and again (Chaikin)."""
    for _ in range(times):
        if len(line) < 3:
            return line
        early, late = line[:-1] * 0.75 + line[1:] * 0.25, line[:-1] * 0.25 + line[1:] * 0.75
        cut = np.empty((2 * len(early), 2))
        cut[0::2], cut[1::2] = early, late
        line = cut if is_closed else np.concatenate([line[:1], cut, line[-1:]])
    return line


def is_modern(ring: Any) -> bool:
    """Whether it is a modern reservoir."""
    x, y = ring.mean(0)
    return any(west < x < east and south < y < north for west, east, south, north in MODERN)
