"""The map of a campaign: its plate, regions and roads, garrisons, what was built, the army."""

from __future__ import annotations

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
    badges_at,
    camps_of,
    labels_of,
    room_beside,
)
from alexandre.games.commander.table.pictures.pages import SIZE, page_of, way
from alexandre.games.commander.table.pictures.scrolls import mark_regions
from alexandre.games.commander.table.pictures.siege import siege_of
from alexandre.games.commander.tables import Region, Tables
from alexandre.games.commander.view import CommanderView, SiteView
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg, Noun
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Layer,
    Part,
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
        self.page, self.labels = page_of(tables), labels_of(tables)
        self.ids = tables.region_ids
        self.roads = tables.roads[int(tables.opens_road != NONE
                                      and OPTIONS[tables.opens_road] in view.options)]
        self.sites = {site.id: site for site in view.sites}

    def sketch(self) -> Sketch:
        """From the paper up to the army."""
        siege = siege_of(self.tables, self.page, self.view)
        cards = Cards(self.tables, self.view, self.page)
        card, words, choices = cards.card()
        scrolls, told, oracles = cards.scrolls()
        pieces, figures = self.pieces()
        meant = mark_regions(self.tables, self.page, self.view)
        return Sketch(SIZE, (*meant, *pieces, *siege.shapes, *self.army(), *card),
                      (*figures, *siege.captions, *words),
                      (*choices, *oracles, *siege.spots, *self.spots(), *self.garrisons(),
                       *cards.goal()), (
            Layer("page", self.paper()),
            Layer("roads", self.ways()),
            Layer("regions", *self.regions()),
            Layer("title", *cards.title()),
            Layer("scrolls", scrolls, told),
        ), self.page.bleed)

    def paper(self) -> tuple[Shape, ...]:
        """The plate of the atlas; plain parchment without one."""
        return (ground(SIZE, self.page.bleed, self.page.plate),)

    def ways(self) -> tuple[Shape, ...]:
        """Roads: dashes on a pale ground."""
        shapes: list[Shape] = []
        for (one, other), line in self.page.roads.items():
            if other in self.roads[one]:
                shapes += [Stroke(line, "way.halo", 15.0, cover=0.42),
                          Stroke(line, "seal.deep", 5.4, (17.0, 11.0), cover=0.85)]
        return tuple(shapes)

    # ---- regions ---------------------------------------------------------------------------

    def regions(self) -> Part:
        """Their signs and their names."""
        shapes: list[Shape] = []
        captions: list[Caption] = []
        for number, region in enumerate(self.tables.regions):
            at, label = self.page.places[number], self.labels[number]
            shapes += self.sign(number, at)
            shapes += self.badges(number, at)
            is_site = region.site != NONE
            captions.append(Caption(label.name, region.noun, 35 if is_site else 31,
                                    "ink", "title", label.align, halo="page", least=10.5,
                                    most=room_beside(label, self.page.places), spread=1.2))
        return tuple(shapes), tuple(captions)

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

    def badges(self, number: int, at: Place) -> list[Shape]:
        """An oracle, a port, the way home, what was built."""
        region, view = self.tables.regions[number], self.view
        signs: list[tuple[str, str]] = []
        if region.has_oracle:
            signs.append((TRIPOD, "seal.deep" if region.id in view.oracles else "ink.faint"))
        if region.is_port:
            signs.append((ANCHOR, "sea.ink"))
        if region.is_home:
            signs.append((LAUREL, "gold.deep"))
        if region.id in view.cities:
            signs.append((CITY, seat_colour(0)))
        if region.id in view.temples:
            signs.append((TEMPLE, seat_colour(0)))
        shapes: list[Shape] = []
        for place, (name, colour) in enumerate(signs):
            spot = (at[0] + 42 + 38 * place, at[1] - 36)
            shapes += [Disc(spot, 18, "page", colour, 2.0), *glyph(name, spot, 25, colour)]
        return shapes

    # ---- what stands there -----------------------------------------------------------------

    def pieces(self) -> Part:
        """Garrisons and walls, and what is laid out for the conqueror."""
        shapes: list[Shape] = []
        captions: list[Caption] = []
        if self.view.phase in ORDERS:
            ordering = self.tables.sites[self.view.step].region
            shapes.append(Disc(self.page.places[ordering], SITE + 14, "", "lit", 7.0))
        for site in self.view.sites:
            number = self.ids.index(site.id)
            if site.status != "hostile":
                continue
            shapes += self.garrison(number, site)
            x, y = self.page.places[number]
            for place, (count, parts) in enumerate(((site.glory, LAUREL), (site.gold, COIN))):
                if count:
                    spot = prize_at(self.tables.regions[number], self.labels[number], (x, y),
                                    place)
                    shapes += [Disc(spot, 18, "page", "gold", 2.0),
                               *glyph(parts, spot, 26, "gold.deep")]
                    captions.append(Caption(spot, str(count), 22, "ink", "bold", halo="page",
                                            least=8))
        return tuple(shapes), tuple(captions)

    def garrison(self, number: int, site: SiteView) -> list[Shape]:
        """Rows of counters beside the name."""
        label, nation = self.labels[number], self.tables.sites[
            self.tables.regions[number].site].nation
        marks: list[list[Shape]] = []

        def spot() -> Place:
            row, column = divmod(len(marks), ROW)
            return label.first[0] + STEP * column, label.first[1] + label.down * row

        if site.leader is not None:
            marks.append(leader(spot(), 38, nation, is_reduced=site.leader_is_reduced))
        for piece in pieces_of(self.tables, site.forces):
            marks.append(token(piece, spot(), 40))
        for side, count in enumerate(site.walls):
            for _each in range(count):
                marks.append(wall(spot(), 38, is_reduced=bool(side)))
        return [shape for mark in marks for shape in mark]

    def army(self) -> tuple[Shape, ...]:
        """Alexander's star where he is, an arrow to where he scouts."""
        shapes: list[Shape] = []
        if self.view.target is not None:
            shapes += arrow(way(self.page, self.ids.index(self.view.region),
                                self.ids.index(self.view.target)))
        return (*shapes, *army_at(camps_of(self.tables)[self.ids.index(self.view.region)]))

    # ---- what can be pointed at ------------------------------------------------------------

    def spots(self) -> tuple[Spot, ...]:
        """Every region."""
        return tuple(Spot(f"region:{region.id}", self.name_of(number), (self.page.places[number],),
                          46.0, tuple(f"region:{self.ids[each]}" for each in self.roads[number]),
                          picture=show_oracle(region.id) if region.has_oracle else None)
                     for number, region in enumerate(self.tables.regions))

    def garrisons(self) -> tuple[Spot, ...]:
        """The counters beside the critical regions; they say what the region does."""
        spots = []
        for site in self.view.sites:
            count = (site.leader is not None) + sum(site.walls) + sum(
                force.full + force.reduced for force in site.forces)
            if site.status == "hostile" and count:
                number = self.ids.index(site.id)
                spots.append(Spot(f"garrison:{site.id}", self.name_of(number),
                                  self.block(number, count)))
        return tuple(spots)

    def block(self, number: int, count: int) -> tuple[Place, ...]:
        """The corners round so many counters."""
        label, half = self.labels[number], STEP / 2
        x, y = label.first
        right = x + STEP * (min(count, ROW) - 1) + half
        top, low = sorted((y, y + label.down * ((count - 1) // ROW)))
        return ((x - half, top - half), (right, top - half), (right, low + half),
                (x - half, low + half))

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


def prize_at(region: Region, label: Label, at: Place, number: int) -> Place:
    """Above a place, on the side where neither its name nor its garrison is."""
    if label.align == "right":
        badges = badges_at(at, region)
        return at[0] + 44 + 38 * len(badges) + 40 * number, at[1] - 38
    return at[0] - 44 - 40 * number, at[1] - 38


def prizes(site: SiteView) -> tuple[Msg, ...]:
    """The prizes for the conqueror."""
    return tuple(Msg.of(f"commander.prize.{name}", n=n)
                 for name, n in (("glory", site.glory), ("gold", site.gold)) if n)
