"""The siege of Tyre on its plate: the wall in six sections, the mole, three tracks of ships."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

from alexandre.games.commander.actions.verbs import TRACKS
from alexandre.games.commander.table.pictures.glyphs import SHIP, glyph
from alexandre.games.commander.table.pictures.pages import Page
from alexandre.games.commander.tables import Tables, Track
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.extent import around, corners_of
from alexandre.ui.draw.sheets.map_sheet import draw_count
from alexandre.ui.draw.signs.named import draw_sign
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Marks,
    Place,
    Plate,
    Shape,
    Spot,
    Stroke,
    seat_colour,
)

BOX: Final = 66.0
CALLED: Final = {"warships": 190.0}  # as wide as a name may be: the island begins there
OUTSIDE: Final = 30.0  # from a section to its number
STEPS: Final = ("gone", "shaken", "whole")


def draw_siege(tables: Tables, page: Page, view: CommanderView) -> Marks:
    """The additions of the siege to the map; none in another campaign."""
    if tables.siege is None or view.siege is None:
        return
    for name in TRACKS:
        yield from boxes(name, getattr(tables.siege, name), getattr(view.siege, name),
                         page.slots[name])
    ends = [end for line in page.walls for end in (line[0], line[-1])]
    heart = (sum(x for x, _y in ends) / len(ends), sum(y for _x, y in ends) / len(ends))
    for number, (line, steps) in enumerate(zip(page.walls, view.siege.sections, strict=True), 1):
        yield from section(line, steps)
        fill, ink = ("gold.pale", "ink") if steps == 2 else ("seal", "seal.text")
        yield from draw_count(outside(line, heart), str(number), 15, 21, "gold.deep", fill=fill,
                              ink=ink, least=8.5)


def siege_spots(tables: Tables, page: Page, view: CommanderView) -> Iterator[Spot]:
    """Its tracks, and the sections of the wall."""
    if tables.siege is None or view.siege is None:
        return
    for name in TRACKS:
        track: Track = getattr(tables.siege, name)
        yield Spot(f"track:{name}", Msg.of(
            f"commander.spot.{name}", n=getattr(view.siege, name), most=len(track.costs),
            gold=tables.siege.ship_income, points=tables.siege.mole_points),
            corners_of(around(page.slots[name][:len(track.costs)], BOX / 2 + 4)))
    for number, (line, steps) in enumerate(zip(page.walls, view.siege.sections, strict=True), 1):
        yield Spot(f"section:{number}", Msg.of(
            f"commander.spot.section.{STEPS[steps]}", number=number), line, 22.0)


def boxes(name: str, track: Track, reached: int, slots: tuple[Place, ...]) -> Marks:
    """A row of boxes: what is there, and what the others cost."""
    half = BOX / 2
    for number, (cost, (x, y)) in enumerate(zip(track.costs, slots, strict=False), 1):
        is_there = number <= reached
        yield Plate((x - half, y - half), (BOX, BOX), 9, "page" if is_there else "parchment",
                    "coast", 1.8, cover=0.92 if is_there else 0.42)
        if is_there and name == "mole":
            yield from draw_sign("commander/causeway", (x, y), BOX)
        elif is_there:
            colour = "pigment.violet" if name == "warships" else seat_colour(0)
            yield from glyph(SHIP, (x, y), BOX * 0.74, colour)
        if not is_there or name == "warships":
            at = (x + half - 22, y + half - 22) if is_there else (x, y)  # clear of the ship
            yield from draw_count(at, str(cost), 16, 22, "gold.deep", fill="gold.pale", least=8.5)
    x, y = slots[0]
    side = (-half - 2, -half - 26) if name != "mole" else (-half * 9, half + 22)
    yield Caption((x + side[0], y + side[1]), Msg.of(f"commander.table.{name}"), 27, "sea.ink",
                  "italic", "left", halo="sea.paper", least=9.5, most=CALLED.get(name, 0.0))


def section(line: tuple[Place, ...], steps: int) -> list[Shape]:
    """A part of the wall: whole with its battlements, broken, or rubble."""
    if not steps:
        return [Disc((x, y), 5, "wall.stone", "wall.edge", 1.0, cover=0.8)
                for x, y in line[1::2]]
    whole = steps == 2
    shapes: list[Shape] = [
        Stroke(line, "wall.edge", 17.0 if whole else 13.0),
        Stroke(line, "parchment.edge" if whole else "wall.stone", 11.0 if whole else 8.0,
               () if whole else (16.0, 9.0))]
    if whole:
        shapes.append(Stroke(line, "hollow", 11.0, (3.0, 8.0), cover=0.55))
    return [*shapes, *(Disc(end, 12 if whole else 9, "wall.stone", "wall.edge", 3.0)
                       for end in (line[0], line[-1]))]


def outside(line: tuple[Place, ...], heart: Place) -> Place:
    """Before the middle of a section, on the side away from the city: where its number stands."""
    (x, y), (from_x, from_y) = line[len(line) // 2], heart
    away = math.hypot(x - from_x, y - from_y) or 1.0
    return x + OUTSIDE * (x - from_x) / away, y + OUTSIDE * (y - from_y) / away
