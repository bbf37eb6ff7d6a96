"""Tyre on its island, before there was an isthmus, and the coast from Sidon to Gaza beside it.

The island, the two harbours, the strait and the shore are drawn from what ancient writers tell
and from where the ground has silted up since; nothing of today's coast is in them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from PIL import ImageDraw
from scipy import ndimage

from tools.art.atlas.canvas import FINE, dots, draw_ink, noise, over, ramp
from tools.art.atlas.country import MAPS, read_roads, spot
from tools.art.atlas.geography import smooth
from tools.art.atlas.ranges import creases
from tools.art.atlas.roads import roads
from tools.art.atlas.shore import INK, draw_coast, fill, lay_ground
from tools.art.atlas.theatre import DRY, WET, Theatre, rose

FAR: Final = (720, 1080)  # the coast on the right
UP, DOWN = 300, 560  # how far both go on above and below what has to be seen
NEAR: Final = (1200, UP + FAR[1] + DOWN)  # the siege on the left
COAST: Final = (34.22, 36.5, 31.1, 34.0)
Line = Sequence[tuple[float, float]]
ISLAND: Final[Line] = (
    (316, 300), (362, 276), (416, 284), (456, 306), (462, 334), (424, 344), (390, 354),
    (380, 378), (396, 402), (448, 404), (482, 424), (500, 470), (504, 530), (496, 592),
    (478, 640), (444, 652), (398, 656), (378, 680), (388, 706), (440, 712), (462, 730),
    (452, 764), (408, 792), (352, 798), (300, 768), (264, 716), (246, 640), (242, 556),
    (256, 466), (274, 386), (292, 328))
ROCKS: Final = (((346, 222), 14), ((304, 236), 8), ((226, 806), 11), ((252, 846), 8))
SHORE: Final[Line] = (
    (1400, -480), (1196, -480), (1158, -250), (1122, -140), (1080, 40), (1040, 130),
    (1024, 210), (986, 290), (962, 380), (934, 450), (918, 520), (934, 590), (952, 660),
    (930, 740), (946, 820), (990, 900), (984, 980), (1012, 1130), (1046, 1250),
    (1038, 1400), (1080, 1560), (1070, 1800), (1400, 1800))
WALL: Final[Line] = (  # sunwise from the northern harbour, over the mouths of both
    (446, 410), (470, 436), (484, 480), (487, 532), (480, 588), (463, 636), (452, 690),
    (444, 748), (404, 776), (354, 781), (310, 755), (279, 710), (263, 640), (259, 558),
    (272, 470), (290, 394), (308, 340), (328, 312), (366, 293), (412, 300), (446, 322),
    (458, 366), (446, 410))
SECTIONS: Final = 6
MELQART: Final = (348, 612)
MARKET: Final = (330, 470)
SLOTS: Final = {
    "mole": [(882 - 82 * n, 526) for n in range(5)],
    "transports": [(540 + 82 * n, 150) for n in range(6)],
    "siege_ships": [(580 + 92 * n, 880) for n in range(4)],
    "warships": [(120, 372 + 106 * n) for n in range(4)],
}
LOWER: Final = np.array([0, UP])  # from the units of the board to those of the picture
STONE, ROOF, SHADE = (226, 208, 172), (178, 104, 66), (120, 84, 54)


def tyre(sources: Path) -> tuple[Any, dict[str, Any]]:
    """The siege beside the coast: the picture, and where everything lies on it."""
    theatre = Theatre(sources, 35.4, COAST, FAR, "ranges", NEAR[0] + FAR[0])
    theatre.survey()
    coast = theatre.widen((0, UP, 0, DOWN)).sheet()
    sheet = np.concatenate([rose(siege(), (120, 962 + UP), 54), coast], 1)
    sheet[:, NEAR[0] - 5:NEAR[0] + 5] = INK
    sheet[:, NEAR[0] - 3:NEAR[0] + 3] = (222, 196, 138)
    places, pairs = read_roads(MAPS / "commander" / "board_tyre.yaml")
    spots = {place: spot(theatre, at) for place, at in places.items()}
    ways = roads(theatre, spots, pairs)
    theatre.cone.origin = theatre.cone.origin + np.array([NEAR[0], 0])
    return sheet, {
        "bleed": (0, UP, 0, DOWN), "cone": theatre.cone.plain(),
        "places": {place: (x + NEAR[0], y) for place, (x, y) in spots.items()},
        "roads": {pair: [(x + NEAR[0], y) for x, y in way] for pair, way in ways.items()},
        "slots": SLOTS,
        "walls": [[(round(x), round(y)) for x, y in part] for part in sections()],
        "island": [(round(x), round(y)) for x, y in smooth(np.array(ISLAND, float), 1)],
    }


def siege() -> Any:
    """Sea, island, shore, walls, houses, temple, and the camp on the mainland."""
    rings = [ring + LOWER for ring in (close_ring(ISLAND), close_ring(SHORE),
                                       *(rock(at, radius) for at, radius in ROCKS))]
    land = fill([(ring, 255) for ring in rings], NEAR)
    sheet = lay_ground(ground(), land, NEAR, 1.0)
    sheet = draw_coast(sheet, rings, NEAR, 1.15)
    return town(sheet)


def close_ring(line: Line) -> Any:
    """A shore as a smooth ring that breaks a little."""
    ring = smooth(np.array([*line, line[0]], float), 3, is_closed=True)
    lots = np.random.default_rng(len(line))
    uneven = ndimage.gaussian_filter1d(lots.standard_normal(ring.shape), 2.2, axis=0, mode="wrap")
    ring = ring + 3.4 * uneven
    return np.concatenate([ring, ring[:1]])


def rock(at: tuple[float, float], radius: float) -> Any:
    """A cliff in the sea."""
    lots = np.random.default_rng(round(at[0]))
    angle = np.linspace(0, 2 * np.pi, 14)[:-1]
    away = radius * lots.uniform(0.7, 1.2, len(angle))
    ring = np.stack([at[0] + away * np.cos(angle), at[1] + 0.8 * away * np.sin(angle)], -1)
    return np.concatenate([ring, ring[:1]])


def ground() -> Any:
    """The plain by the sea, green in places, and the foot of the mountains in the east."""
    flow = np.full((NEAR[1], NEAR[0]), 0.35), np.full((NEAR[1], NEAR[0]), 0.94)
    down, right = np.gradient(ndimage.gaussian_filter(creases(NEAR, 34, flow, 8, 3.0, 51), 0.8))
    lit = np.clip((right + down) / (right + down).std(), -2.6, 2.6)
    east = np.linspace(0, NEAR[0], NEAR[0])[None, :]
    rise = np.clip((east - 1010) / 190, 0.10, 1) * (east > 700) + 0.16 * (east <= 700)
    green = np.clip(0.45 + 0.6 * noise(NEAR, 7, 4, 52), 0, 1)[..., None] * (east > 700)[..., None]
    tone = 0.15 + 0.55 * rise + 0 * down
    earth = ramp(tone, DRY) * (1 - green) + ramp(tone, WET) * green
    return earth * (1 + np.clip(0.125 * lit * rise, -0.4, 0.26))[..., None]


def sections() -> list[Any]:
    """The wall in six parts of one length."""
    line = smooth(np.array(WALL, float), 2)
    lengths = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    parts = []
    for number in range(SECTIONS):
        at = np.linspace(number, number + 1, 12) * lengths[-1] / SECTIONS
        parts.append(np.stack([np.interp(at, lengths, line[:, axis]) for axis in (0, 1)], -1))
    return parts


def town(sheet: Any) -> Any:
    """Draw the wall, the houses within it, Melqart's temple, and those on the shore."""
    wall, island = np.concatenate(sections()) + LOWER, close_ring(ISLAND) + LOWER

    def footing(pen: ImageDraw.ImageDraw) -> None:
        pen.line(dots(wall), fill=255, width=9 * FINE, joint="curve")

    sheet = over(sheet, SHADE, draw_ink(NEAR, footing) * 0.5)
    inside = ndimage.distance_transform_edt(fill([(wall, 255), (island, 255)], NEAR)
                                            * fill([(wall, 255)], NEAR)
                                            * fill([(island, 255)], NEAR) > 0.5)
    for at, room in ((MELQART, 54), (MARKET, 34)):
        yy, xx = np.mgrid[0:NEAR[1], 0:NEAR[0]]
        inside[np.hypot(xx - at[0], yy - at[1] - UP) < room] = 0
    sheet = houses(sheet, np.argwhere(inside > 17), 190, 61)
    shore = [(y + UP, x) for x in range(1000, 1090, 2) for y in range(470, 600, 2)]
    return temple(houses(sheet, np.array(shore), 26, 62))


def houses(sheet: Any, room: Any, count: int, seed: int) -> Any:
    """Flat roofs, no two in the same place, each with its shadow."""
    lots = np.random.default_rng(seed)
    taken: list[tuple[float, float]] = []
    for y, x in room[lots.permutation(len(room))]:
        if all(abs(x - a) > 15 or abs(y - b) > 13 for a, b in taken):
            taken.append((float(x), float(y)))
        if len(taken) == count:
            break
    for x, y in sorted(taken, key=lambda each: each[1]):
        wide, deep = lots.uniform(4.5, 6.8), lots.uniform(3.8, 5.4)
        roof = STONE if lots.random() < 0.62 else ROOF
        sheet = block(sheet, (x, y), (wide, deep), roof)
    return sheet


def block(sheet: Any, at: tuple[float, float], half: tuple[float, float], roof: Any) -> Any:
    """A box seen from above: its shadow, its front, its roof, its edges; only there."""
    x, y = round(at[0]), round(at[1])
    reach = round(max(half)) + 14
    part = sheet[y - reach:y + reach, x - reach:x + reach]
    size = (2 * reach, 2 * reach)
    (wide, deep), middle = half, float(reach)

    def shape(left: float, top: float, right: float, low: float, *, edge: bool = False) -> Any:
        box = [(middle + a) * FINE for a in (left, top, right, low)]
        return draw_ink(size, lambda pen: pen.rectangle(
            box, fill=None if edge else 255, outline=255 if edge else None, width=2))

    part = over(part, (40, 26, 14), shape(-wide + 3, -deep + 4, wide + 4, deep + 6) * 0.35)
    part = over(part, tuple(round(0.72 * each) for each in roof),
                shape(-wide, deep - 1, wide, deep + 4))
    part = over(part, roof, shape(-wide, -deep, wide, deep))
    part = over(part, INK, shape(-wide, -deep, wide, deep + 4, edge=True) * 0.8)
    sheet[y - reach:y + reach, x - reach:x + reach] = part
    return sheet


def temple(sheet: Any) -> Any:
    """Melqart's: a court, a gabled roof, and the two pillars before it."""
    x, y = MELQART[0], MELQART[1] + UP
    sheet = block(sheet, (x, y), (38, 27), (214, 192, 150))
    sheet = block(sheet, (x - 6, y - 1), (22, 15), (236, 220, 184))

    def ridge(pen: ImageDraw.ImageDraw) -> None:
        pen.line([((x - 28) * FINE, (y - 1) * FINE), ((x + 16) * FINE, (y - 1) * FINE)],
                 fill=255, width=4)

    sheet = over(sheet, INK, draw_ink(NEAR, ridge) * 0.7)
    for side in (-8, 8):
        sheet = block(sheet, (x + 28, y + side), (2.6, 2.6), (214, 168, 70))
    return sheet
