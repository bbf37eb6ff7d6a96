"""The plates that boards lie on, and what lies where on them.

    python -m tools.art.atlas.boards SOURCES [name …]

SOURCES is the folder that tools/art/atlas/draw.py describes.  For each name
assets/plates/<name>.webp, and beside it a .json in pixels of the plate: its `size`, its `bleed`
(how far the picture goes on beyond its left, upper, right and lower edge), its `cone` (how
longitudes and latitudes become pixels: content.outlines.on_plate), the `places` of maps/<title>/
and the `roads` between them.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tools.art.atlas import goods, hexes, siege
from tools.art.atlas.canvas import age, picture
from tools.art.atlas.country import MAPS, read_roads, spot
from tools.art.atlas.draw import PLATES
from tools.art.atlas.roads import Spot, roads
from tools.art.atlas.theatre import Bleed, Manner, Theatre, rose

LARGE: Final = (1920, 1080)
BLEED: Final[Bleed] = (0, 300, 0, 560)  # more below, where hands and tracks lie on the board
WITH_DICE: Final[Bleed] = (410, 480, 0, 780)  # and on the left, where dice do


@dataclass(frozen=True)
class Page:
    """The subject of a plate: its board, its edges (west, east, south, north), its manner.

    `rose` is where its compass rose stands, `part` names what is shown alone, `bleed` is how far
    the picture goes on beyond its left, upper, right and lower edge.
    """

    board: str
    box: tuple[float, float, float, float]
    manner: Manner
    rose: Spot | None = None
    part: str = ""
    bleed: Bleed = BLEED


PAGES: Final = {
    "commander.granicus": Page("commander/board_granicus", (19.5, 31.7, 36.15, 41.35), "ranges",
                               (130, 900)),
    "commander.issus": Page("commander/board_issus", (24.9, 41.7, 33.0, 40.5), "ranges",
                            (420, 850)),
    "commander.gaugamela": Page("commander/board_gaugamela", (34.0, 77.0, 22.0, 42.2), "relief",
                                (1490, 990)),
    "phalanxx.board": Page("phalanxx/board_succession", (23.0, 76.4, 20.8, 46.4), "relief",
                           (1560, 960), bleed=WITH_DICE),
    "phalanxx.left": Page("phalanxx/board_succession", (23.6, 57.4, 25.0, 41.2), "relief",
                          (190, 240), "left", WITH_DICE),
}
OTHERS: Final[dict[str, Callable[[Path], tuple[Any, dict[str, Any]]]]] = {
    "commander.tyre": siege.tyre,
    "catan.board": hexes.board,
    "catan.goods": goods.pictures,
}


def main(sources: Path, names: list[str]) -> None:
    """Draw those plates, or all of them."""
    for name in names or [*PAGES, *OTHERS]:
        sheet, data = (board(PAGES[name], sources) if name in PAGES else OTHERS[name](sources))
        plate = picture(age(sheet))
        path = PLATES / f"{name}.webp"
        plate.save(path, quality=84, method=6)
        if data:
            text = json.dumps({"size": LARGE, **data}, separators=(",", ":"))
            path.with_suffix(".json").write_text(text + "\n", "utf-8")
        sys.stdout.write(f"{path.name}: {plate.size}, {path.stat().st_size} bytes\n")


def board(page: Page, sources: Path) -> tuple[Any, dict[str, Any]]:
    """A real country: the picture, and where the board's places and roads lie."""
    west, east, _south, _north = page.box
    theatre = Theatre(sources, (west + east) / 2, page.box, LARGE, page.manner)
    theatre.survey()
    sheet = theatre.widen(page.bleed).sheet()
    if page.rose:
        sheet = rose(sheet, (page.rose[0] + page.bleed[0], page.rose[1] + page.bleed[1]), 62)
    places, pairs = read_roads(MAPS / f"{page.board}.yaml", page.part)
    spots = {place: spot(theatre, at) for place, at in places.items()}
    return sheet, {"bleed": page.bleed, "cone": theatre.cone.plain(), "places": spots,
                   "roads": roads(theatre, spots, pairs)}


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
