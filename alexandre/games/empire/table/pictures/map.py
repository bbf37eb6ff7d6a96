"""The page of the region in play: lands, arrows, sites, armies and buildings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.table.pictures.arrows import arrows_of, round_arrow
from alexandre.games.empire.table.pictures.glyphs import building, site
from alexandre.games.empire.table.pictures.ground import (
    BESIDE,
    CLOSE,
    STACK,
    armies_at,
    beyond,
    call_out,
    heart_of,
    measure_row,
    name_at,
    rim_of,
    sea_of,
    tint,
)
from alexandre.games.empire.table.pictures.pages import Land, Page, page_of
from alexandre.games.empire.tables import Tables, symbol_of
from alexandre.games.empire.view import EmpireView, ProvinceView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.extent import around, corners_of, is_inside
from alexandre.ui.draw.sheets.map_sheet import (
    choose_corner,
    draw_count,
    draw_map,
    draw_shadow,
    draw_title,
)
from alexandre.ui.draw.sketch import (
    Caption,
    Disc,
    Marks,
    Place,
    Plate,
    Shade,
    Shape,
    Sketch,
    Spot,
    Stroke,
    ground,
    regular,
    round_corners,
    seal,
    seat_colour,
    star,
)
from alexandre.ui.text.cache import Same, remember

SITE: Final = 25.0
PIECE: Final = 32.0
APART: Final = 20.0  # between two buildings on a site,
WIDEST: Final = 45.0  # and from the first to the last
LYING: Final = 26.0  # between two declared ones,
BELOW: Final = 16.0  # and from those that stand
SEAL: Final = 21.0
ASIDE: Final = 22.0  # so far from its middle are a number and a sun side by side
SEAL_LISTED: Final = 15.5
GONE: Final = 0.62  # of a seal whose armies all leave: how much is hidden
LIST: Final = 64.0  # how high the plate of many armies is
CARTOUCHE: Final = (322.0, 113.0)
LETTERS: Final = 27.0  # of its title
EDGE: Final = 30.0  # from it to the edge of the page


def map_of(tables: Tables, view: EmpireView) -> Sketch:
    """The live region, everything that stands and lies in it."""
    return Map(tables, view).sketch()


def coarse_of(tables: Tables, page: Page) -> str:
    """The plate that shows its ground in small."""
    return page.plate if tables.board.is_bundled else ""


class Map:
    """One page with what lies on it."""

    def __init__(self, tables: Tables, view: EmpireView) -> None:
        self.tables, self.view = tables, view
        self.number = tables.region_ids.index(view.region)
        self.region = tables.regions[self.number]
        self.page: Page = page_of(tables, self.number)
        self.provinces = [view.provinces[province] for province in self.region.provinces]
        self.lands = [self.page.lands[province] for province in self.region.provinces]
        self.names = {province: tables.ids[province] for province in self.region.provinces}
        self.names[tables.start] = symbol_of(self.number)  # as their spots have them

    def sketch(self) -> Sketch:
        """From the paper up to the pieces."""
        return draw_map(self.page.size, self.page.bleed, {
            "page": self.paper(),
            "beyond": beyond(self.page),
        } | self.layers(), self.pieces(), self.spots(),
            ("beyond", coarse_of(self.tables, self.page)))

    def layers(self) -> dict[str, Marks]:
        """From the tints up to the title."""
        arrows, prices = arrows_of(self.tables, self.page, self.region.arrows)
        return {
            "tints": self.tints(),
            "borders": self.borders(),
            "headlands": self.headlands(),
            "arrows": (*arrows, *prices),
            "places": self.places(),
            "title": draw_title(self.corner(), CARTOUCHE, LETTERS, self.region.noun,
                                round_of(self.tables, self.view)),
        }

    def paper(self) -> tuple[Shape, ...]:
        """The plate of the atlas; sea and coast without one."""
        page = self.page
        return (ground(page.size, page.bleed, page.plate),) if page.plate else sea_of(page)

    def tints(self) -> Marks:
        """A province in the colour and the pattern of its holder; else a little lighter."""
        for province, land in zip(self.provinces, self.lands, strict=True):
            yield from tint(land.outlines, holder_of(province))

    def borders(self) -> Marks:
        """Every border in ink, the goal's in gold."""
        for province, land in zip(self.region.provinces, self.lands, strict=True):
            for ring in land.outlines:
                closed = (*ring, ring[0])
                if province == self.region.goal:
                    yield Stroke(closed, "ink", 8.0, cover=0.6)
                    yield Stroke(closed, "gold.pale", 4.2)
                else:
                    yield Stroke(closed, "ink", 2.6, cover=0.7)

    def headlands(self) -> Marks:
        """The ground of pieces that lie beside their land; arrows end on it."""
        for view, land in zip(self.provinces, self.lands, strict=True):
            yield from call_out(land, view, holder_of(view))

    def places(self) -> Marks:
        """Names and numbers, sites, the symbol."""
        for number, land in zip(self.region.provinces, self.lands, strict=True):
            x, y = name_at(self.tables, number, land)
            yield Caption((x, y), self.tables.nouns[number], 25, "ink", "title", halo="page",
                          least=10, spread=1.5)
            yield from coin(number, self.coin_at(number, land))
            if number == self.region.goal:
                has_sites = any(self.tables.sites[number])
                yield from star((x, y - 36) if has_sites else (x + ASIDE, y - 32), 17)
            for kind, at in self.sites_of(number, land):
                yield from site(kind, at, SITE)
        yield from star(self.page.start, 30)

    def coin_at(self, province: int, land: Land) -> Place:
        """Before the first site; above the name where there is none, beside the goal's sun."""
        sites = self.sites_of(province, land)
        if sites:
            (x, y) = sites[0][1]
            return x - 50, y
        x, y = name_at(self.tables, province, land)
        return x - ASIDE * (province == self.region.goal), y - 32

    def sites_of(self, province: int, land: Land) -> list[tuple[int, Place]]:
        """The possible buildings there and the places of their sites."""
        kinds = [kind for kind in range(len(KINDS)) if self.tables.sites[province][kind]]
        x, y = land.pieces
        left = x - (len(kinds) - 1) * 27
        return [(kind, (left + 54 * n, y - 20)) for n, kind in enumerate(kinds)]

    def corner(self) -> Place:
        """The corner in which the page's title hides least."""
        busy = [*(land.pieces for land in self.lands), *(land.middle for land in self.lands),
                self.page.start]
        return choose_corner(self.page.size, CARTOUCHE, EDGE, busy)

    def pieces(self) -> Marks:
        """The pieces, and the armies."""
        for number, province, land in zip(self.region.provinces, self.provinces, self.lands,
                                          strict=True):
            yield from self.buildings(number, province, land)
            yield from stacks(province.armies, armies_at(self.page, number))
        yield from stacks(self.view.gathered, armies_at(self.page, self.tables.start))

    def buildings(self, number: int, province: ProvinceView, land: Land) -> Marks:
        """Standing ones in full colour on their site, lying ones in rings, below these."""
        for kind, (x, y) in self.sites_of(number, land):
            standing = standing_of(province, kind)
            apart = min(APART, WIDEST / max(1, len(standing[:6]) - 1))
            for place, seat in enumerate(standing[:6]):
                at = (x + apart * (place - (len(standing[:6]) - 1) / 2), y - 3 * place)
                yield from building(kind, at, PIECE, seat_colour(seat), "seal.text")
            lying = province.lying_cities if kind else province.lying_temples
            apart = min(LYING, WIDEST / max(1, len(lying) - 1))
            for place, seat in enumerate(lying):
                at = (x + apart * (place - (len(lying) - 1) / 2), y + BELOW * bool(standing))
                yield Disc(at, 15, "page", seat_colour(seat), 3.0)
                yield from building(kind, at, 20, seat_colour(seat), seat_colour(seat))

    def spots(self) -> Iterator[Spot]:
        """Sites, armies that lie over a neighbouring land, the symbol, the lands, other armies,
        then arrows, as far as they lie beside them; where pieces lie on a headland it is that
        which shines, and a coast that runs below it stays dark."""
        lands = list(zip(self.region.provinces, self.provinces, self.lands, strict=True))
        for province, view, land in lands:
            for kind, at in self.sites_of(province, land):
                taken = ".taken" if standing_of(view, kind) else ""
                yield Spot(f"site:{KINDS[kind]}:{self.tables.ids[province]}", Msg.of(
                    f"empire.spot.{KINDS[kind]}{taken}", province=self.tables.nouns[province]),
                    regular(at, SITE, 12))
        yield from self._spots_of_armies(is_over=True)
        yield Spot(f"place:{symbol_of(self.number)}", Msg.of("empire.spot.start"),
                   regular(self.page.start, 40, 12), neighbours=self.beside(self.tables.start))
        for province, view, land in lands:
            yield Spot(f"place:{view.id}", self.name_of(province, view),
                       rim_of(land, view) or land.outlines[0], neighbours=self.beside(province),
                       core=heart_of(land, view))
            if land.card is not None:
                yield Spot(f"aside:{view.id}", self.name_of(province, view), land.outlines[0])
        yield from self._spots_of_armies(is_over=False)
        for number in self.region.arrows:
            arrow = self.tables.arrows[number]
            ends = ">".join(self.names[place] for place in (arrow.origin, arrow.target))
            yield Spot(f"arrow:{ends}", Msg.of(
                f"empire.spot.arrow{'' if arrow.cost else '_free'}", n=arrow.cost,
                target=self.tables.nouns[arrow.target]),
                round_arrow(self.tables, self.page, arrow))

    def _spots_of_armies(self, *, is_over: bool) -> Iterator[Spot]:
        """The plates of armies, but of those on a headland, that lie over a neighbouring land, or
        of all others."""
        rows = [(self.tables.start, Msg.of("empire.spot.start"), self.view.gathered), *(
            (number, self.name_of(number, province), province.armies)
            for number, province, land in zip(self.region.provinces, self.provinces, self.lands,
                                              strict=True) if land.card is None)]
        for place, name, armies in rows:
            outline = corners_of(around((armies_at(self.page, place),),
                                        measure_row(sum(map(bool, armies))) / 2, LIST / 2))
            if any(armies) and is_over == is_over_neighbour(Same(self.page), place, outline):
                yield Spot(f"aside:{self.names[place]}", name, outline)

    def beside(self, place: int) -> tuple[str, ...]:
        """The spots that an arrow joins with a place."""
        joined = [self.tables.arrows[number] for number in self.region.arrows]
        places = [arrow.target for arrow in joined if arrow.origin == place]
        places += [arrow.origin for arrow in joined if arrow.target == place]
        return tuple(dict.fromkeys(f"place:{self.names[each]}" for each in places))

    def name_of(self, province: int, view: ProvinceView) -> Msg:
        """A province and what it has to offer."""
        temple, city = self.tables.sites[province]
        kind = ("both" if temple and city else "temple" if temple else "city" if city
                else "neither")
        key = "goal" if province == self.region.goal else "province"
        return Msg.of(f"empire.spot.{key}", province=self.tables.nouns[province],
                      number=province + 1, sites=Msg.of(f"empire.spot.sites.{kind}"),
                      armies=sum(view.armies))


@remember(200)
def is_over_neighbour(page: Same, place: int, outline: tuple[Place, ...]) -> bool:
    """Whether a corner of what lies at a place is on another land."""
    return any(is_inside(ring, at) for number, land in page.it.lands.items() if number != place
               for ring in land.outlines for at in outline)


def coin(province: int, at: Place) -> Marks:
    """The number of a province, which says when it is scored.  [1.2]"""
    return (Shade(regular((at[0] + 1, at[1] + 4), 16, 12), 4, "shade", 0.5),
            Disc(at, 16.5, "gold.deep"), Disc(at, 15, "gold.pale"), Disc(at, 12.4, "page"),
            Caption((at[0], at[1] + 0.5), str(province + 1), 20, "ink", "bold", least=7))


def round_of(tables: Tables, view: EmpireView) -> tuple[Msg, Msg]:
    """The number of the region in the game, and of its round. [3.2] [10.5]"""
    is_short = view.options["length"] == "short"
    first, last = tables.short if is_short else (0, len(tables.regions) - 1)
    number = tables.region_ids.index(view.region)
    return (Msg.of("empire.table.region_short" if first else "empire.table.region",
                   region=number + 1, first=first + 1, last=last + 1),
            Msg.of("empire.table.turn", turn=view.turn, turns=tables.box.turns))


def holder_of(province: ProvinceView) -> int | None:
    """The seat with most armies there, None if nobody or several."""
    most = max(province.armies)
    return province.armies.index(most) if most and province.armies.count(most) == 1 else None


def standing_of(province: ProvinceView, kind: int) -> list[int]:
    """The seats whose buildings of a kind stand there, one entry each."""
    if kind:
        return [] if province.city is None else [province.city]
    return [seat for seat, count in enumerate(province.temples) for _each in range(count)]


def stacks(armies: tuple[int, ...], at: Place, left: tuple[int, ...] = ()) -> Marks:
    """A seal for each seat with armies, and how many they are, or are `left` of them; where they
    are many, on a plate."""
    present = [seat for seat, count in enumerate(armies) if count]
    armies = left or armies
    if len(present) > BESIDE:
        yield from list_armies(present, armies, at)
        return
    for place, seat in enumerate(present):
        x, y = at[0] + (place - (len(present) - 1) / 2) * STACK, at[1]
        yield draw_shadow((x - 12, y), SEAL)
        yield from seal(seat, (x - 12, y), SEAL)
        if not armies[seat]:
            yield Disc((x - 12, y), SEAL + 3, "page", cover=GONE)
        yield from draw_count((x + 17, y + 6), str(armies[seat]), 17, 29, seat_colour(seat),
                              width=2.6, most=25, least=11)


def list_armies(present: list[int], armies: tuple[int, ...], at: Place) -> Marks:
    """A column for each of these seats: its seal, and its number below."""
    wide = measure_row(len(present))
    left, top = at[0] - wide / 2, at[1] - LIST / 2
    yield Shade(round_corners((left + 1, top + 4), (wide, LIST), 8), 5, "shade", 0.6)
    yield Plate((left - 3, top), (wide + 6, LIST), 8, "page", "gold", 2.0)
    for place, seat in enumerate(present):
        x = left + (place + 0.5) * CLOSE
        yield from seal(seat, (x, top + 19), SEAL_LISTED)
        if not armies[seat]:
            yield Disc((x, top + 19), SEAL_LISTED + 2, "page", cover=GONE)
        yield Caption((x, top + LIST - 17), str(armies[seat]), 27, "ink", "bold", most=CLOSE - 6,
                      least=11)
        if place:
            yield Plate((x - CLOSE / 2 - 0.6, top + 6), (1.2, LIST - 12), 0, "gold")
