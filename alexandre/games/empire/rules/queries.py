"""Questions about a board that change nothing."""

from __future__ import annotations

from alexandre.games.empire.meta import KINDS
from alexandre.games.empire.tables import Region, Tables, symbol_of
from alexandre.kernel.board import Plain


def spaces(tables: Tables) -> list[dict[str, Plain]]:
    """The provinces for programs, then the symbols where the armies of each region gather."""
    return [*(space(tables, province) for province in range(len(tables.ids))),
            *(symbol(tables, region) for region in range(len(tables.regions)))]


def space(tables: Tables, province: int) -> dict[str, Plain]:
    """A province: names, sites, place, region, and where its arrows lead for how much."""
    region = tables.region_of[province]
    temple, city = tables.sites[province]
    return {
        "id": tables.ids[province],
        "names": tables.nouns[province].names,
        "kind": tables.regions[region].id,
        "place": list(tables.places[province]),
        "temple": temple,
        "city": city,
        "is_goal": tables.regions[region].goal == province,
        **ways_from(tables, region, province),
    }


def symbol(tables: Tables, region: int) -> dict[str, Plain]:
    """The gathering place of a region's armies: it lies in the goal of the one before. [1.3]"""
    place = tables.places[tables.regions[region - 1].goal] if region else tables.gathering
    return {
        "id": symbol_of(region),
        "names": tables.regions[region].noun.names,
        "kind": tables.regions[region].id,
        "place": list(place),
        "temple": False,
        "city": False,
        "is_goal": False,
        **ways_from(tables, region, tables.start),
    }


def ways_from(tables: Tables, region: int, place: int) -> dict[str, Plain]:
    """The arrows from a place, their prices, and which of them are ships. [1.4]"""
    arrows = [tables.arrows[number] for number in tables.ways_out[region][place]]
    return {
        "neighbours": [tables.ids[arrow.target] for arrow in arrows],
        "costs": [arrow.cost for arrow in arrows],
        "ships": [arrow.is_ship for arrow in arrows],
    }


def box(tables: Tables) -> dict[str, Plain]:
    """The printed data for programs: pieces, values, prices, awards, regions, every arrow."""
    printed = tables.box
    return {
        "resources": printed.resources,
        "steps": printed.steps,
        "turns": printed.turns,
        "pieces": dict(zip(KINDS, printed.supply, strict=True)),
        "prices": dict(zip(KINDS, printed.prices, strict=True)),
        "points": {"province": printed.province_points,
                   **dict(zip(KINDS, printed.points, strict=True))},
        "awards": dict(zip(KINDS, printed.awards, strict=True)),
        "region_awards": dict(zip(KINDS, printed.region_awards, strict=True)),
        "short": [tables.regions[number].id for number in tables.short],
        "regions": [region_of(tables, region) for region in tables.regions],
    }


def region_of(tables: Tables, region: Region) -> dict[str, Plain]:
    """A region: its names, its provinces in the order in which they score, its arrows."""
    return {
        "id": region.id,
        "names": region.noun.names,
        "provinces": [tables.ids[province] for province in region.provinces],
        "goal": tables.ids[region.goal],
        "arrows": [{"from": tables.ways[number].origin, "to": tables.ways[number].target,
                    "cost": tables.arrows[number].cost, "is_ship": tables.arrows[number].is_ship}
                   for number in region.arrows],
    }
