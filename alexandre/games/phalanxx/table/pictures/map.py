"""The map of the side in play: regions, roads, soldiers."""

from __future__ import annotations

from dataclasses import replace
from math import cos, sin, sqrt, tau
from typing import Final

from alexandre.games.phalanxx.table.pictures.glyphs import sign
from alexandre.games.phalanxx.table.pictures.ground import Ground, ground_of
from alexandre.games.phalanxx.tables import CITY, KINDS, OASIS, PLAIN, SOLDIERS, Side, Tables
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.text import Msg, Who
from alexandre.ui.draw.sheets.map_sheet import draw_count, draw_shadow
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Marks,
    Place,
    Shade,
    Shape,
    Spot,
    Stroke,
    regular,
    seal,
    seat_colour,
)
from alexandre.ui.text.cache import remember

REACH: Final = {CITY: 1.12, OASIS: 0.98, PLAIN: 0.7}  # of a spot, in the size of a piece
SOLDIER: Final = 0.56  # likewise, the radius of one,
RIM: Final = 0.14  # and how far from it a light lies
CORNERS: Final = 36


class Land:
    """The map as it is printed: regions, roads, values."""

    def __init__(self, tables: Tables, side: Side, ground: Ground) -> None:
        self.tables, self.side, self.ground = tables, side, ground

    def layers(self) -> dict[str, Marks]:
        """The plate, the roads, the places."""
        return {"map": (self.ground.paper,), "roads": self.roads(), "regions": self.regions()}

    def roads(self) -> Marks:
        """Dotted lines from region to region, pale rimmed."""
        for _ends, points in self.ground.roads:
            yield Stroke(points, "page", 10.0, cover=0.45)
            yield Stroke(points, "coast", 5.0, (11.0, 9.0), cover=0.9)

    def regions(self) -> Marks:
        """The places of the side in play, with their names."""
        for region, at in self.ground.places.items():
            yield from place(self.side.kinds[region], at, self.ground.piece)
            yield self.name(region, self.side.kinds[region])

    def values(self) -> Marks:
        """The values of cities and oases, above the rings of their owners."""
        size = self.ground.piece
        for region, at in self.ground.places.items():
            kind = self.side.kinds[region]
            if kind != PLAIN:
                yield from draw_count(
                    beside(kind, at, size), str(self.side.values[region]), size * 0.42,
                    size * 0.62, "gold.pale", fill="seal.deep", ink="seal.text",
                    width=size * 0.06, most=size * 0.5, least=9)

    def name(self, region: int, kind: int) -> Caption:
        """The name above its place, so that soldiers may stand below."""
        size = self.ground.piece
        middle, room = self.ground.names[region]
        face = "title" if kind == CITY else "text" if kind == OASIS else "italic"
        return Caption(middle, self.tables.regions[region].noun,
                       size * (0.7 if kind == CITY else 0.66), "ink", face, halo="page",
                       most=room, least=10)

    def spots(self) -> tuple[Spot, ...]:
        """Every region can be pointed at."""
        return tuple(Spot(
            f"region:{self.tables.regions[region].id}", self.describe(region),
            regular(at, self.ground.piece * REACH[self.side.kinds[region]], 24), neighbours=tuple(
                f"region:{self.tables.regions[each].id}"
                for each in self.side.neighbours[region]),
        ) for region, at in self.ground.places.items())

    def describe(self, region: int) -> Msg:
        """The description of a region, its worth, its price."""
        kind = self.side.kinds[region]
        return Msg.of(f"phalanxx.spot.{KINDS[kind]}", region=self.tables.regions[region].noun,
                      n=self.side.values[region], soldiers=SOLDIERS[kind])


class Map(Land):
    """The map with what stands on it."""

    def __init__(self, tables: Tables, side: Side, view: PhalanxxView) -> None:
        super().__init__(tables, side, ground_of(tables, side))
        self.view = view

    def spots(self) -> tuple[Spot, ...]:
        """The light of a region goes round its soldiers, too, not over them; its tip names who
        holds it."""
        owners, size = self.view.owners, self.ground.piece
        return tuple(
            replace(spot, outline=enclose(at, size * REACH[kind],
                                          stands(kind, at, size), size * (SOLDIER + RIM)),
                    rows=(self.name_holder(owners[id]),))
            if id in owners else spot
            for (region, at), spot in zip(self.ground.places.items(), super().spots(), strict=True)
            for id, kind in ((self.tables.region_ids[region], self.side.kinds[region]),))

    def name_holder(self, player: int) -> Msg:
        """The player who holds a region, and what it takes to conquer it from him.  [10.1] [11.2]
        """
        holder = self.view.players[player]
        key = "held" if player == self.view.mover else "held_against"
        if key == "held_against" and self.tables.card_ids[self.tables.heroism] in self.view.row:
            key = "held_heroically"
        return Msg.of(f"phalanxx.spot.{key}", n=holder.strength,
                      who=self.tables.rival_noun if holder.is_rival else Who(player))

    def soldiers(self) -> Marks:
        """Two seals in a city, one elsewhere."""
        owners, ids = self.view.owners, self.tables.region_ids
        for region, at in self.ground.places.items():
            if ids[region] in owners:
                yield from garrison(owners[ids[region]], self.side.kinds[region], at,
                                    self.ground.piece)


def place(kind: int, at: Place, size: float) -> tuple[Shape, ...]:
    """A city within walls, an oasis with a palm, or a plain mark."""
    if kind == PLAIN:
        return (Disc(at, size * 0.46, "page", "coast", size * 0.09),
                Disc(at, size * 0.16, "coast"))
    radius = size * (0.98 if kind == CITY else 0.84)
    ground = "page" if kind == CITY else "sea.shallow"
    return (Shade(regular((at[0] + 3, at[1] + 6), radius, 24), 7, "shade", 0.6),
            Disc(at, radius, ground, "gold.deep" if kind == CITY else "sea.ink", size * 0.1),
            Disc(at, radius * 0.84, "", "gold", size * 0.03),
            *sign("cities" if kind == CITY else "oases", at, size * 1.05,
                  "ink" if kind == CITY else "pigment.green", ground))


def beside(kind: int, at: Place, size: float) -> Place:
    """The place of the points of a city or an oasis: clear of its name, however large, and of the
    light round it.
    """
    return at[0] + size * (REACH[kind] + 0.38), at[1] - size * 0.2


def stands(kind: int, at: Place, size: float) -> tuple[Place, ...]:
    """The places of a region's soldiers: on a plain mark, at the foot of an oasis or a city."""
    if kind == PLAIN:
        return (at,)
    shift = size * SOLDIER * 0.98
    return tuple((at[0] + x, at[1] + size * 0.98)
                 for x in ((-shift, shift) if kind == CITY else (0.0,)))


@remember(256)
def enclose(at: Place, radius: float, others: tuple[Place, ...],
            reach: float) -> tuple[Place, ...]:
    """The outline of a round place and of smaller ones at its edge."""
    points = []
    for number in range(CORNERS):
        x, y = cos(tau * number / CORNERS), sin(tau * number / CORNERS)
        far = [radius]
        for other in others:
            a, b = other[0] - at[0], other[1] - at[1]
            along, aside = a * x + b * y, a * y - b * x
            if along > 0 and abs(aside) < reach:
                far.append(along + sqrt(reach * reach - aside * aside))
        points.append((at[0] + x * max(far), at[1] + y * max(far)))
    return tuple(points)


@remember(1024)
def garrison(player: int, kind: int, at: Place, size: float) -> Marks:
    """The soldiers of a player in a region, each his seal; a ring round the place."""
    ring = Disc(at, size * (1.04 if kind == CITY else 0.9), "", seat_colour(player), size * 0.14)
    soldiers = (mark for middle in stands(kind, at, size) for mark in (
        draw_shadow(middle, size * SOLDIER), *seal(player, middle, size * SOLDIER)))
    return ((ring,) if kind != PLAIN else ()) + tuple(soldiers)
