"""The map of a campaign: its plate, regions and roads, garrisons, what was built, the army."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import count
from typing import Final

from alexandre.games.commander.meta import OPTIONS
from alexandre.games.commander.table.pictures.cards import Cards
from alexandre.games.commander.table.pictures.coins import show_oracle
from alexandre.games.commander.table.pictures.counters import (
    COLOURS,
    leader,
    pieces_of,
    token,
    wall,
)
from alexandre.games.commander.table.pictures.glyphs import (
    ANCHOR,
    CITY,
    COIN,
    FLAME,
    LAUREL,
    SWORDS,
    TEMPLE,
    TRIPOD,
    WALL,
    glyph,
)
from alexandre.games.commander.table.pictures.hero import army_at, arrow
from alexandre.games.commander.table.pictures.labels import (
    ROW,
    STEP,
    Label,
    camps_of,
    labels_of,
    prizes_of,
    room_beside,
)
from alexandre.games.commander.table.pictures.pages import SIZE, page_of, way
from alexandre.games.commander.table.pictures.scrolls import mark_regions
from alexandre.games.commander.table.pictures.siege import draw_siege, siege_spots
from alexandre.games.commander.tables import Tables
from alexandre.games.commander.view import CommanderView, SiteView
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.draw.extent import around, corners_of
from alexandre.ui.draw.sheets.map_sheet import draw_map
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Marks,
    Place,
    Polygon,
    Shape,
    Sketch,
    Spot,
    Stroke,
    ground,
    regular,
    seat_colour,
    star,
)

ROUND: Final = 19.0
SITE: Final = 34.0
ORDERS: Final = ("order_die", "advice", "levy", "garrison")  # a stronghold gives its orders


def map_of(tables: Tables, view: CommanderView) -> Sketch:
    """Everything that lies on the map."""
    return Map(tables, view).sketch()


class Map:
    """The map of a view."""

    def __init__(self, tables: Tables, view: CommanderView) -> None:
        self.tables, self.view = tables, view
        self.page = page_of(tables)
        self.ids = tables.region_ids
        self.roads = tables.roads[int(tables.opens_road != NONE
                                      and OPTIONS[tables.opens_road] in view.options)]
        self.sites = {site.id: site for site in view.sites}

    @cached_property
    def labels(self) -> tuple[Label, ...]:
        """The places of the names."""
        return labels_of(self.tables)

    def mark_ground(self) -> Marks:
        """The title and the sign of every region."""
        yield from Cards(self.tables, self.view, self.page).title()
        for number, at in enumerate(self.page.places):
            yield from self.sign(number, at)

    def sketch(self) -> Sketch:
        """From the paper up to the army."""
        drawn = self.tables, self.page, self.view
        cards = Cards(self.tables, self.view, self.page)
        card, choices = cards.card()
        scrolls, oracles = cards.scrolls()
        return draw_map(SIZE, self.page.bleed, {
            "page": self.paper(),
            "roads": self.ways(),
            "regions": self.regions(),
            "title": cards.title(),
            "scrolls": scrolls,
        }, (*mark_regions(*drawn), *self.pieces(), *draw_siege(*drawn), *self.army(), *card),
            (*choices, *oracles, *siege_spots(*drawn), *self.spots(), *self.garrisons(),
             *cards.goal()), ("roads", self.page.plate))

    def paper(self) -> tuple[Shape, ...]:
        """The plate of the atlas; plain parchment without one."""
        return (ground(SIZE, self.page.bleed, self.page.plate),)

    def ways(self) -> Marks:
        """Roads: dashes on a pale ground."""
        for (one, other), line in self.page.roads.items():
            if other in self.roads[one]:
                yield Stroke(line, "way.halo", 15.0, cover=0.42)
                yield Stroke(line, "seal.deep", 5.4, (17.0, 11.0), cover=0.85)

    # ---- regions ---------------------------------------------------------------------------

    def regions(self) -> Marks:
        """Their signs and their names."""
        for number, region in enumerate(self.tables.regions):
            at, label = self.page.places[number], self.labels[number]
            yield from self.sign(number, at)
            yield from self.badges(number, at)
            yield Caption(label.name, region.noun, 35 if region.site != NONE else 31, "ink",
                          "title", label.align, halo="page", least=10.5,
                          most=room_beside(label, self.page.places), spread=1.2)

    def sign(self, number: int, at: Place) -> list[Shape]:
        """A dot, the start, a field of battle, a stronghold; what became of it."""
        region = self.tables.regions[number]
        if region.site == NONE:
            if number == self.tables.campaign.start:
                return [*star(at, ROUND + 5)]
            return [Disc(at, ROUND, "page", "coast", 4.0), Disc(at, 7, "coast")]
        site = self.sites[region.id]
        there = self.tables.sites[region.site]
        if site.status == "razed":
            return [Disc(at, SITE, "parchment.deep", "wall.black", 4.0),
                    *glyph(FLAME, at, SITE * 1.4, "wall.black", "parchment.deep")]
        if site.status == "governed":
            return [Disc(at, SITE, "page", seat_colour(0), 4.0),
                    *glyph(LAUREL, at, SITE * 1.5, seat_colour(0)),
                    *glyph(CITY, at, SITE * 0.7, seat_colour(0))]
        colour = COLOURS[there.nation]
        if there.is_battle:
            return [Polygon(regular(at, SITE * 1.26, 4), colour, "page", 4.0),
                    *glyph(SWORDS, at, SITE * 1.12, "page")]
        return [Disc(at, SITE, colour, "page", 4.0),
                *glyph(WALL, at, SITE * 1.16, "page", colour)]

    def badges(self, number: int, at: Place) -> Iterator[Shape]:
        """An oracle, a port, the way home, what was built."""
        region, view = self.tables.regions[number], self.view
        signs = [(name, colour) for name, colour, is_there in (
            (TRIPOD, "seal.deep" if region.id in view.oracles else "ink.faint",
             region.has_oracle),
            (ANCHOR, "sea.ink", region.is_port), (LAUREL, "gold.deep", region.is_home),
            (CITY, seat_colour(0), region.id in view.cities),
            (TEMPLE, seat_colour(0), region.id in view.temples)) if is_there]
        for place, (name, colour) in enumerate(signs):
            spot = (at[0] + 42 + 38 * place, at[1] - 36)
            yield Disc(spot, 18, "page", colour, 2.0)
            yield from glyph(name, spot, 25, colour)

    # ---- what stands there -----------------------------------------------------------------

    def pieces(self) -> Marks:
        """Garrisons and walls, and what is laid out for the conqueror."""
        if self.view.phase in ORDERS:
            ordering = self.tables.sites[self.view.step].region
            yield Disc(self.page.places[ordering], SITE + 14, "", "lit", 7.0)
        for site in self.view.sites:
            number = self.ids.index(site.id)
            if site.status != "hostile":
                continue
            yield from self.garrison(number, site)
            for spot, n, parts in zip(prizes_of(self.tables)[number], (site.glory, site.gold),
                                      (LAUREL, COIN), strict=True):
                if n:
                    yield Disc(spot, 18, "page", "gold", 2.0)
                    yield from glyph(parts, spot, 26, "gold.deep")
                    yield Caption(spot, str(n), 22, "ink", "bold", halo="page", least=8)

    def garrison(self, number: int, site: SiteView) -> Marks:
        """Rows of counters beside the name."""
        label, nation = self.labels[number], self.tables.sites[
            self.tables.regions[number].site].nation
        spots = ((label.first[0] + STEP * column, label.first[1] + label.down * row)
                 for row in count() for column in range(ROW))
        if site.leader is not None:
            yield from leader(next(spots), 38, nation, is_reduced=site.leader_is_reduced)
        for piece in pieces_of(self.tables, site.forces):
            yield from token(piece, next(spots), 40)
        for side, walls in enumerate(site.walls):
            for _each in range(walls):
                yield from wall(next(spots), 38, is_reduced=bool(side))

    def army(self) -> Marks:
        """Alexander's star where he is, an arrow to where he scouts."""
        here = self.ids.index(self.view.region)
        if self.view.target is not None:
            yield from arrow(way(self.page, here, self.ids.index(self.view.target)))
        yield from army_at(camps_of(self.tables)[here])

    # ---- what can be pointed at ------------------------------------------------------------

    def spots(self) -> Iterator[Spot]:
        """Every region."""
        return (Spot(f"region:{region.id}", self.name_of(number), (self.page.places[number],),
                          46.0, tuple(f"region:{self.ids[each]}" for each in self.roads[number]),
                          picture=show_oracle(region.id) if region.has_oracle else None)
                     for number, region in enumerate(self.tables.regions))

    def garrisons(self) -> Iterator[Spot]:
        """The counters beside the critical regions; they say what the region does."""
        for site in self.view.sites:
            pieces = (site.leader is not None) + sum(site.walls) + sum(
                force.full + force.reduced for force in site.forces)
            if site.status == "hostile" and pieces:
                number = self.ids.index(site.id)
                yield Spot(f"garrison:{site.id}", self.name_of(number),
                           self.block(number, pieces))

    def block(self, number: int, pieces: int) -> tuple[Place, ...]:
        """The corners round so many counters."""
        label = self.labels[number]
        last = (label.first[0] + STEP * (min(pieces, ROW) - 1),
                label.first[1] + label.down * ((pieces - 1) // ROW))
        return corners_of(around((label.first, last), STEP / 2))

    def name_of(self, number: int) -> Msg:
        """The description of a region."""
        region = self.tables.regions[number]
        if region.site == NONE:
            key = "region"
            if region.has_oracle:
                key = "oracle" if region.id in self.view.oracles else "oracle_past"
            return Msg.of(f"commander.spot.{key}", region=region.noun)
        site = self.sites[region.id]
        if site.status != "hostile":
            return Msg.of(f"commander.spot.{site.status}", region=region.noun)
        kind = "battle" if site.is_battle else "stronghold"
        held = (*(self.holders(site) or (Msg.of("commander.spot.nobody"),)), *prizes(site))
        return Msg.of(f"commander.spot.{kind}", region=region.noun, forces=held,
                      distance=site.distance)

    def holders(self, site: SiteView) -> tuple[Msg, ...]:
        """The holders of a critical region, each kind with its number."""
        counts: list[tuple[Noun, int]] = []
        if site.leader is not None:
            there = self.tables.site_named(site.id)
            counts.append((self.tables.leaders[there.leader].noun, 1))
        counts += [(self.tables.kind_named(force.id).noun, force.full + force.reduced)
                   for force in site.forces]
        counts.append((self.tables.wall_noun, sum(site.walls)))
        return tuple(Msg.of("commander.spot.some" if n > 1 else "commander.spot.one",
                            force=noun, n=n) for noun, n in counts if n)


def prizes(site: SiteView) -> tuple[Msg, ...]:
    """The prizes for the conqueror."""
    return tuple(Msg.of(f"commander.prize.{name}", n=n)
                 for name, n in (("glory", site.glory), ("gold", site.gold)) if n)
