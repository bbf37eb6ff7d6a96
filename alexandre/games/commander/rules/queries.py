"""Questions about a campaign that change nothing."""

from __future__ import annotations

from alexandre.games.commander.shape import NATIONS
from alexandre.games.commander.tables import NONE, Tables
from alexandre.kernel.board import Plain


def spaces(tables: Tables) -> list[dict[str, Plain]]:
    """The regions for programs, with the roads that lead out of them."""
    return [space(tables, region) for region in range(len(tables.regions))]


def space(tables: Tables, number: int) -> dict[str, Plain]:
    """A region: names, kind, place, neighbours."""
    region = tables.regions[number]
    site = None if region.site == NONE else tables.sites[region.site]
    kind = "region" if site is None else "battle" if site.is_battle else "stronghold"
    return {
        "id": region.id,
        "names": {lang: dict(fields)["name"] for lang, fields in region.noun.forms},
        "kind": kind,
        "flag": None if site is None else NATIONS[site.nation],
        "place": list(region.place),
        "oracle": region.has_oracle,
        "port": region.is_port,
        "neighbours": [tables.regions[each].id for each in tables.roads[0][number]],
    }
