"""The pages of the campaign of Naissance d'un Empire: a plate for each region, and its outlines.

    python -m tools.art.atlas.campaign SOURCES [region …]

For each region of maps/empire/board_campaign.yaml: assets/plates/empire.<region>.webp, and
beside it a .json with the outlines and the middle of every province, and where its pieces lie, in
pixels of the plate, and its `bleed`: how far the picture goes on beyond its edges.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import yaml

from tools.art.atlas.canvas import age, picture
from tools.art.atlas.draw import PLATES
from tools.art.atlas.realms import COARSE, grow, middle_of, outlines
from tools.art.atlas.theatre import Theatre

BOARD = PLATES.parents[1] / "maps" / "empire" / "board_campaign.yaml"
SIZE = (1440, 1000)
BLEED = (120, 120, 120, 400)  # beyond the left, upper, right and lower edge


@dataclass(frozen=True)
class Page:
    """The subject of a plate: the middle meridian, west and east, the parallel in the middle."""

    middle: float
    west: float
    east: float
    south: float
    north: float
    reach: float  # how far a province goes from its place, in degrees of easy ground


PAGES = {
    "hellas": Page(24, 17.6, 31.0, 35.7, 44.7, 12.0),
    "asia_minor": Page(32, 25.4, 38.9, 34.9, 42.1, 14.0),
    "levant": Page(34, 26.4, 41.6, 28.5, 38.8, 15.0),
    "persia": Page(47, 37.0, 56.6, 27.5, 39.5, 22.0),
    "bactria": Page(62, 50.2, 73.0, 29.2, 42.8, 24.0),
    "india": Page(71, 60.8, 80.6, 23.4, 37.6, 20.0),
}

# Where a province has no room for its pieces: how far they lie from its middle, in pixels.
ASIDE = {"hellas": (150, 30), "phoenicia": (-205, 108)}

# Where names and pieces of neighbours would lie on each other: how far from the middle of the
# land that of its pieces is moved, in pixels.
NUDGED = {
    "mysia": (13, -13), "lydia": (-54, 7), "caria": (27, 22),
    "paropamisadae": (-25, 21), "gandhara": (-37, 24), "taxila": (12, 11), "paurava": (77, 18),
    "malli": (91, 22),
}

# Lands that nobody plays in, so that borders end where a neighbour begins: east, north.
STRANGERS = {
    "epirus": [(20.4, 39.8), (19.9, 40.9)], "illyria": [(19.5, 42.6), (18.5, 43.8)],
    "dacia": [(25.0, 45.6), (28.0, 45.4), (21.5, 45.2)], "peloponnesus": [(22.2, 37.4)],
    "creta": [(24.8, 35.2)], "bithynia": [(31.0, 40.9)], "paphlagonia": [(33.8, 41.4)],
    "pontus": [(37.3, 40.6)], "armenia": [(41.5, 39.6), (44.5, 40.2)], "lycia": [(29.8, 36.6)],
    "pamphylia": [(31.6, 37.2)], "commagene": [(38.2, 38.1)], "arabia": [
        (40.0, 30.0), (38.0, 29.2), (43.5, 29.0), (47.5, 28.2), (40.5, 32.6)],
    "sinai": [(33.8, 29.4)], "nubia": [(32.5, 25.4)], "libya": [(27.0, 29.4), (26.5, 31.0)],
    "atropatene": [(46.5, 37.9), (45.2, 38.9)], "hyrcania": [(54.0, 37.6)],
    "carmania": [(57.3, 28.6), (58.0, 30.5)], "drangiana": [(61.6, 31.2)],
    "gedrosia": [(64.0, 26.8), (66.6, 26.4)], "margiana": [(61.8, 38.4)],
    "chorasmia": [(60.0, 41.4)], "sacae": [(70.4, 41.2), (72.6, 38.2)],
    "cashmere": [(74.8, 34.6)], "ganges": [(77.4, 30.2), (77.2, 28.0)], "thar": [(72.8, 27.4)],
    "saurashtra": [(71.0, 22.6)], "media_minor": [(52.0, 34.6)], "deserta": [(56.6, 32.2)],
    "cilicia_aspera": [(33.0, 36.3)],
    "sagartia": [(54.6, 32.4)], "paraetacene": [(51.4, 32.4)],
}


def regions() -> list[dict[str, Any]]:
    """The regions of the board, as it is written."""
    rows: list[dict[str, Any]] = yaml.safe_load(BOARD.read_text("utf-8"))["regions"]
    return rows


def seeds() -> dict[str, list[tuple[float, float]]]:
    """Every province of the board, then every stranger."""
    places = {province["id"]: [(province["at"][0] / 100, province["at"][1] / 100)]
              for region in regions() for province in region["provinces"]}
    return {**places, **STRANGERS}


def draw(region: dict[str, Any], sources: Path) -> None:
    """One page: the picture and the outlines."""
    page = PAGES[region["id"]]
    theatre = Theatre(sources, page.middle, (page.west, page.east, page.south, page.north), SIZE,
                      "engraved")
    theatre.survey()
    every = seeds()
    plate = picture(age(theatre.widen(BLEED).sheet()))
    land = theatre.land
    labels = grow(theatre, land, every, page.reach)
    parts = outlines(labels, land, len(every))
    names = list(every)
    provinces: dict[str, dict[str, Any]] = {}
    for province in region["provinces"]:
        number = names.index(province["id"])
        on_land = np.where(land[::COARSE, ::COARSE] > 0.5, labels, -1)
        x, y, deep = middle_of(on_land, number)
        right, down = NUDGED.get(province["id"], (0, 0))
        x, y = x + right, y + down
        at = theatre.cone.pixels(np.array(every[province["id"]][0], float))
        aside = ASIDE.get(province["id"], (0, 0))
        provinces[province["id"]] = {
            "outlines": parts[number], "middle": [x, y], "deep": deep,
            "place": [round(float(at[0])), round(float(at[1]))],
            "pieces": [x + aside[0], y + aside[1]], "at": province["at"],
        }
    path = PLATES / f"empire.{region['id']}.webp"
    plate.save(path, quality=82, method=6)
    text = json.dumps({"size": SIZE, "bleed": BLEED, "provinces": provinces},
                      separators=(",", ":"))
    path.with_suffix(".json").write_text(text + "\n", "utf-8")
    points = sum(len(ring) for each in provinces.values() for ring in each["outlines"])
    sys.stdout.write(f"{path.name}: {path.stat().st_size} bytes, {points} points\n")


def main(sources: Path, wanted: list[str]) -> None:
    """Draw those pages, or all of them."""
    for region in regions():
        if not wanted or region["id"] in wanted:
            draw(region, sources)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
