"""Questions about a campaign that change nothing: its map, and what is printed on its components.

The box is told from the tables and the rules as they are loaded; ids are those of the protocol.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.games.commander import meta
from alexandre.games.commander.actions.battle import SCHEMES
from alexandre.games.commander.actions.verbs import TRACKS
from alexandre.games.commander.rules.battle import opening, prelude
from alexandre.games.commander.rules.enemy import cups, operations, orders, tyre
from alexandre.games.commander.rules.march import marching
from alexandre.games.commander.shape import NATIONS
from alexandre.games.commander.state import values
from alexandre.games.commander.state.prices import track_of
from alexandre.games.commander.tables import GLORY, Counter, Face, Kind, Siege, Site, Tables
from alexandre.kernel.board import Plain
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Noun

# The rule that says what a counter does.
ADVISOR_RULES: Final = ("12.9", "12.10", "12.11", "12.12", "12.13")
INSIGHT_RULES: Final = ("12.2", "12.3", "12.4", "12.5", "8.3.6", "8.3.7", "12.7", "8.4.12")
PROPHECY_RULES: Final = ("7.7", "7.8", "7.9", "7.10", "7.12", "7.13", "7.14", "7.15")
PLAN_RULES: Final = ("8.4.5", "8.4.8", "8.4.7", "8.4.15", "8.4.9", "8.4.10", "8.4.11")
SCHEME_RULES: Final = ("8.4.4", "8.4.4", "8.4.1", "8.4.2", "8.4.8", "8.4.14", "8.4.4", "8.4.3",
                       "8.4.13")


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
        "names": region.noun.names,
        "kind": kind,
        "flag": None if site is None else NATIONS[site.nation],
        "place": list(region.place),
        "oracle": region.has_oracle,
        "port": region.is_port,
        "neighbours": [tables.regions[each].id for each in tables.roads[0][number]],
    }


# ---- the box ----------------------------------------------------------------------------------


def box(tables: Tables) -> dict[str, Plain]:
    """Everything that a player can read on the components of a campaign."""
    figures = tables.box
    return {
        "campaign": {"id": tables.board.id, "names": tables.noun.names},
        "forces": [force(tables, kind) for kind in tables.kinds],
        "cups": {nation: {tables.kinds[kind].id: tables.kinds[kind].count
                          for kind in tables.of_nation[number]}
                 for number, nation in enumerate(NATIONS)},
        "leaders": [{"id": each.id, "names": each.noun.names, "faces": faces(each.faces)}
                    for each in tables.leaders],
        "alexander": {"names": tables.alexander_noun.names, "levels": faces(tables.levels)},
        "walls": {"names": tables.wall_noun.names, "count": figures.walls,
                  "penalty": list(tables.wall_penalty), "siege_bonus": tables.siege_bonus},
        "counters": {"gold": figures.gold, "glory": figures.glory, "cities": figures.cities,
                     "temples": figures.temples},
        "plans": counters(tables.plans, PLAN_RULES),
        "destiny": {"names": tables.destiny_noun.names, "rule": "8.4.6"},
        "enemy_plans": counters(tables.enemy_plans, SCHEME_RULES),
        "first_round": {SCHEMES[scheme]: list(boost)
                        for scheme, boost in values.BOOSTS.values()},
        "raid": list(prelude.RAID),
        "advisors": list_named(meta.ADVISORS, tables.advisors, ADVISOR_RULES),
        "insights": list_named(meta.INSIGHTS, tables.insights, INSIGHT_RULES),
        "prophecies": prophecies(tables),
        "operations": [operation(tables, number) for number in range(len(tables.operations))],
        "orders": order_table(tables),
        "intimidation": intimidation(tables),
        "prices": prices(tables),
        "renown": {feat: figures.renown[feat]
                   for feat in ("battle", "stronghold", "leader", "advisor")},
        "income": income(tables),
        "turns": [{"names": each.noun.names, "points": each.points} for each in tables.turns],
        "siege": None if tables.siege is None else siege(tables, tables.siege),
        "start": start(tables),
        "sites": [site(tables, each) for each in tables.sites],
        "gifts": {each.id: each.gift for each in tables.regions if each.gift},
        "desert_glory": marching.DESERT_GLORY,
        "options": {id: {"points": tables.points[number], "figure": tables.figures[number]}
                    for number, id in enumerate(meta.OPTIONS) if tables.offered >> number & 1},
        "city_points": figures.city_points,
        "immortality": dict(figures.immortality),
        "memory": [list(each) for each in figures.memory],
    }


def force(tables: Tables, kind: Kind) -> dict[str, Plain]:
    """A kind of force: its counters and both their faces, the second where there is one."""
    return {"id": kind.id, "names": kind.noun.names, "nation": NATIONS[kind.nation],
            "type": kind.type, "count": kind.count, "faces": faces(kind.faces)}


def faces(printed: Sequence[Face]) -> list[Plain]:
    """Speed, battle value and superscript of each."""
    return [[each.speed, each.value, each.superscript] for each in printed]


def counters(things: Sequence[Counter], rules: Sequence[str]) -> list[Plain]:
    """Plans: how many there are, and the rule of what they do."""
    return [{"id": each.id, "names": each.noun.names, "count": each.count, "rule": rule}
            for each, rule in zip(things, rules, strict=True)]


def list_named(ids: Sequence[str], nouns: Sequence[Noun], rules: Sequence[str]) -> list[Plain]:
    """Counters of which there is one each."""
    return [{"id": id, "names": noun.names, "rule": rule}
            for id, noun, rule in zip(ids, nouns, rules, strict=True)]


def prophecies(tables: Tables) -> list[Plain]:
    """The demand of each prophecy, and its term in turns; its fulfilment gives a level. [7.3-7.15]
    """
    figures = tables.box
    asks: dict[str, dict[str, Plain]] = {
        "wall_of_wood": {"raze": 1}, "care": {"regions": figures.owned}, "let_go": {"govern": 1},
        "own_nature": {"turns_without_advice": 1}, "winds": {"pay_gold": figures.winds},
        "serpent": {"advisors": 1}, "bulls": {"cities": 1}, "spears": {"hold_gold": figures.hoard},
    }
    return [{"id": each.id, "names": each.noun.names, "turns": each.count,
             "asks": asks[each.id], "gives": {"levels": 1},
             "fails": ["level", "advisor"], "rule": rule}
            for each, rule in zip(tables.prophecies, PROPHECY_RULES, strict=True)]


def operation(tables: Tables, number: int) -> dict[str, Plain]:
    """A counter of the enemy's operation: what cancels it, and what it brings.  [5.2-5.5]"""
    each = tables.operations[number]
    coin = "glory" if each.coin == GLORY else "gold"
    return {"id": each.id, "names": each.noun.names, "count": each.count,
            "cost": {coin: each.price} if each.price else None,
            "forces": operations.FORCES_OF.get(number, 0), "walls": int(number == meta.WALL),
            "gold": operations.TRIBUTE_GOLD if number == meta.TRIBUTE else 0}


def order_table(tables: Tables) -> dict[str, Plain]:
    """The last total of each order; beyond them nothing happens.  [4.5-4.9] [12.5]"""
    return {"to": dict(zip(orders.ORDERS, tables.box.orders, strict=False)),
            "levy_gold": orders.LEVY_GOLD, "bonus_glory": orders.BONUS_GLORY,
            "bonus_gold": orders.BONUS_GOLD, "diplomats": tables.box.diplomats,
            "hits_for_an_empty_cup": cups.HITS_EACH}


def intimidation(tables: Tables) -> dict[str, Plain]:
    """From which totals, and what is added to the die.  [9.3-9.6]"""
    figures = tables.box.intimidation
    return {"ongoing": figures["ongoing"], "success": figures["success"],
            "numbers": figures["numbers"], "conquests": figures["conquests"],
            "level": figures["level"], "glory": 1, "courtiers": figures["courtiers"]}


def prices(tables: Tables) -> dict[str, Plain]:
    """The prices in gold and glory; a force costs its battle value. [4.2] [8.3.1] [11.4-11.9]"""
    renown = tables.box.renown
    return {
        "gold": {**{kind.id: tables.costs[number]
                    for number, kind in enumerate(tables.kinds[:tables.mac])},
                 "refit": tables.box.refit, "plan": opening.PLAN_PRICE,
                 "city": tables.campaign.city, "temple": tables.campaign.temple},
        "glory": {what: renown[what] for what in ("insight", "chosen", "hire")},
    }


def income(tables: Tables) -> dict[str, Plain]:
    """Gold of a resupply, and of a region razed.  [10.4] [11.1] [11.2]"""
    campaign, ships = tables.campaign, tables.siege.ship_income if tables.siege else 0
    return {"base": campaign.income, "governed": campaign.govern, "razed": campaign.raze,
            "destroyed": tables.box.spoils, "transport": ships}


def siege(tables: Tables, each: Siege) -> dict[str, Plain]:
    """The wall, the tracks and the dice of Tyre.  [14.1-14.14]"""
    return {
        "camp": tables.regions[each.camp].id,
        "target": tables.region_of(each.target).id,
        "sections": each.sections, "reach": each.reach,
        "tracks": {name: {"start": track_of(each, number).start,
                          "costs": list(track_of(each, number).costs)}
                   for number, name in enumerate(TRACKS)},
        "mole_points": each.mole_points,
        "orders": [{"total": number, "order": id, "takes": list(tyre.TAKES.get(number, ())),
                    "gold": tyre.PRICE.get(number, 0)} for number, id in enumerate(tyre.ORDERS)],
        "quiet": each.quiet, "late": each.late, "early": each.early,
    }


def start(tables: Tables) -> dict[str, Plain]:
    """The set-up of the campaign.  [3.1-3.7] [5.7-5.10]"""
    campaign = tables.campaign
    return {
        "region": tables.regions[campaign.start].id, "level": campaign.level,
        "army": [tables.kinds[kind].id for kind in campaign.army], "gold": campaign.gold,
        "advisors": campaign.advisors, "granted": list(campaign.granted),
        "operation_flag": NATIONS[campaign.ops_nation], "operation_forces": campaign.ops_forces,
        "targets": [tables.regions[region].id for region in campaign.targets],
        "hardships": campaign.hardships,
        "home": [region.id for region in tables.regions if region.is_home],
    }


def site(tables: Tables, each: Site) -> dict[str, Plain]:
    """A critical region: who stands there at the beginning.  [2.2] [3.3] [8.3.4]"""
    return {
        "id": tables.regions[each.region].id, "is_battle": each.is_battle,
        "flag": NATIONS[each.nation],
        "garrison": [tables.kinds[kind].id for kind in each.garrison],
        "drawn": each.drawn, "walls": each.walls,
        "leader": None if each.leader == NONE else tables.leaders[each.leader].id,
        "philip": tables.box.philip if each.philip else 0,
    }
