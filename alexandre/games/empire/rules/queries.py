"""Questions about a board that change nothing."""

from __future__ import annotations

from alexandre.games.empire.tables import Tables
from alexandre.kernel.board import Plain


def spaces(tables: Tables) -> list[dict[str, Plain]]:
    """The provinces for programs, with the arrows that lead out of them."""
    return [space(tables, province) for province in range(len(tables.ids))]


def space(tables: Tables, province: int) -> dict[str, Plain]:
    """A province: names, sites, place, region, and where its arrows lead for how much."""
    region = tables.region_of[province]
    temple, city = tables.sites[province]
    return {
        "id": tables.ids[province],
        "names": {lang: dict(fields)["name"] for lang, fields in tables.nouns[province].forms},
        "kind": tables.regions[region].id,
        "place": list(tables.places[province]),
        "temple": temple,
        "city": city,
        "is_goal": tables.regions[region].goal == province,
        "neighbours": [tables.ids[tables.arrows[arrow].target]
                       for arrow in tables.ways_out[region][province]],
        "costs": [tables.arrows[arrow].cost for arrow in tables.ways_out[region][province]],
    }
