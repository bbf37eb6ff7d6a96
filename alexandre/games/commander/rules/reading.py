"""Reading a table back from its dump: every field ill-formed is named, none is believed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from alexandre.games.commander.actions import TRACKS
from alexandre.games.commander.meta import (
    ADVISORS,
    INSIGHTS,
    META,
    OPERATIONS,
    PROPHECIES,
    STATE_VERSION,
)
from alexandre.games.commander.rules import battle_reading
from alexandre.games.commander.rules.setup import blank
from alexandre.games.commander.state import Position
from alexandre.games.commander.state.dump import NUMBERS
from alexandre.games.commander.state.names import (
    ENDINGS,
    HELD,
    NONE,
    OWNED,
    PHASES,
    PLACES,
    POSSESSION,
    STATUS,
)
from alexandre.kernel.board import Plain
from alexandre.kernel.plain import as_choice, as_dict, as_int, as_list

FIELDS: Final = ("version", "options", "phase", "resume", "region", "came_from", "army", "sites",
                 "cup", "destroyed", "advisors", "insights", "prophecies", "oracles", "entered",
                 "cities", "temples", "operation", "sections", "tracks", "ending", "battle",
                 *NUMBERS)
MOST: Final = 99  # of anything counted
MOST_POINTS: Final = 9999  # of a life
HIGHEST: Final = 8


def options_of(dump: Plain) -> dict[str, Any]:
    """What a position must know before it can be filled; Refusal for what it cannot be."""
    dump = as_dict(dump, (), FIELDS, ("spies",))
    as_int(dump["version"], ("version",), STATE_VERSION, STATE_VERSION)
    return META.settle(as_dict(dump["options"], ("options",)))


def restore(state: Position, dump: dict[str, Plain]) -> None:
    """Fill a position from its dump; BadData names the field that is ill-formed."""
    blank(state)
    tables = state.tables
    regions = [region.id for region in tables.regions]
    kinds = [kind.id for kind in tables.kinds]
    enemies = kinds[tables.mac:]
    state.phase = PHASES.index(as_choice(dump["phase"], ("phase",), PHASES))
    state.resume = PLACES.index(as_choice(dump["resume"], ("resume",), PLACES))
    state.region = regions.index(as_choice(dump["region"], ("region",), regions))
    state.came_from = regions.index(as_choice(dump["came_from"], ("came_from",), regions))
    for name in NUMBERS:
        setattr(state, name, as_int(dump[name], (name,), NONE, MOST_POINTS))
    state.army = sides(dump["army"], "army", kinds[:tables.mac])
    restore_sites(state, as_dict(dump["sites"], ("sites",), regions_of_sites(state), ()), enemies)
    state.cup = counted(dump["cup"], "cup", enemies)
    state.destroyed = counted(dump["destroyed"], "destroyed", (*enemies, "walls", "leaders"))
    state.advisors = possessed(dump["advisors"], "advisors", ADVISORS)
    state.insights = possessed(dump["insights"], "insights", INSIGHTS)
    state.prophecies = counted(dump["prophecies"], "prophecies", PROPHECIES, least=NONE)
    state.oracles = marked(dump["oracles"], "oracles", regions)
    state.entered = marked(dump["entered"], "entered", regions)
    state.cities = marked(dump["cities"], "cities", regions)
    state.temples = marked(dump["temples"], "temples", regions)
    restore_operation(state, dump["operation"], enemies)
    state.sections = numbers(dump["sections"], "sections", len(state.sections))
    tracks = as_dict(dump["tracks"], ("tracks",), TRACKS, ())
    state.tracks = [as_int(tracks[name], ("tracks", name), 0, MOST) for name in TRACKS]
    if dump["ending"] is not None:
        state.ending = ENDINGS.index(as_choice(dump["ending"], ("ending",), ENDINGS))
    if dump["battle"] is not None:
        battle_reading.restore(state, dump["battle"])
    if "spies" in dump:
        spies = as_dict(dump["spies"], ("spies",), ("asked", "site"), ())
        state.asked = PHASES.index(as_choice(spies["asked"], ("spies", "asked"), PHASES))
        sites = regions_of_sites(state)
        state.spied = sites.index(as_choice(spies["site"], ("spies", "site"), sites))


def regions_of_sites(state: Position) -> list[str]:
    """The ids of the critical regions."""
    return [state.tables.regions[site.region].id for site in state.tables.sites]


def restore_sites(state: Position, sites: dict[str, Plain], enemies: Sequence[str]) -> None:
    """What lies in the critical regions."""
    garrison: list[int] = []
    walls: list[int] = []
    for at, id in enumerate(regions_of_sites(state)):
        where = ("sites", id)
        each = as_dict(sites[id], where, ("status", "forces", "walls", "leader", "glory", "gold"),
                       ())
        state.status[at] = STATUS.index(as_choice(each["status"], (*where, "status"), STATUS))
        garrison += sides(each["forces"], "forces", enemies)
        walls += numbers(each["walls"], "walls", 2)
        state.leaders[at] = as_int(each["leader"], (*where, "leader"), 0, 2)
        state.bonus_glory[at] = as_int(each["glory"], (*where, "glory"), 0, MOST)
        state.bonus_gold[at] = as_int(each["gold"], (*where, "gold"), 0, MOST)
    state.garrison = garrison
    state.walls = walls


def restore_operation(state: Position, value: Plain, enemies: Sequence[str]) -> None:
    """Counters and forces of the operation."""
    found = as_dict(value, ("operation",), ("left", "active", "forces"), ())
    state.ops_left = counted(found["left"], "left", OPERATIONS)
    state.ops_active = counted(found["active"], "active", OPERATIONS)
    state.ops_forces = counted(found["forces"], "forces", enemies)


def counted(value: Plain, name: str, ids: Sequence[str], least: int = 0) -> list[int]:
    """How many of each; none of what is not named."""
    found = as_dict(value, (name,), (), ids)
    return [as_int(found.get(id, 0), (name, id), least, MOST) for id in ids]


def sides(value: Plain, name: str, ids: Sequence[str]) -> list[int]:
    """Full and reduced counters by kind."""
    found = as_dict(value, (name,), (), ids)
    return [n for id in ids for n in numbers(found.get(id, [0, 0]), name, 2)]


def numbers(value: Plain, name: str, count: int) -> list[int]:
    """So many numbers."""
    found = as_list(value, (name,), count)
    as_int(len(found), (name,), count, count)
    return [as_int(each, (name,), 0, MOST) for each in found]


def marked(value: Plain, name: str, ids: Sequence[str]) -> list[int]:
    """Flags from a list of ids."""
    found = [as_choice(each, (name,), ids) for each in as_list(value, (name,), len(ids))]
    return [int(id in found) for id in ids]


def possessed(value: Plain, name: str, ids: Sequence[str]) -> list[int]:
    """Free, held or gone."""
    found = as_dict(value, (name,), ids, ())
    return [POSSESSION.index(as_choice(found[id], (name, id), POSSESSION)) for id in ids]


# ---- what a life brings along --------------------------------------------------------------


def bring(state: Position, inputs: Plain) -> None:
    """Points so far; army, level, advisors and insights of the campaign before.  [13.10]"""
    if inputs is None:
        return
    found = as_dict(inputs, ("inputs",), ("points",), ("level", "army", "advisors", "insights"))
    state.life = as_int(found["points"], ("inputs", "points"), 0, MOST_POINTS)
    if "level" in found:
        state.level = as_int(found["level"], ("inputs", "level"), 1, HIGHEST)
    if "army" in found:
        kinds = [kind.id for kind in state.tables.kinds[:state.tables.mac]]
        army = sides(found["army"], "army", kinds)
        for kind in range(state.tables.mac):
            most = state.tables.kinds[kind].count
            as_int(army[2 * kind] + army[2 * kind + 1], ("inputs", "army"), 0, most)
            if len(state.tables.kinds[kind].faces) == 1:
                as_int(army[2 * kind + 1], ("inputs", "army"), 0, 0)
        state.army = army
    if "advisors" in found:
        state.advisors = held(found["advisors"], "advisors", ADVISORS, OWNED)
        state.target = 0
    if "insights" in found:
        state.insights = held(found["insights"], "insights", INSIGHTS, HELD)


def held(value: Plain, name: str, ids: Sequence[str], mark: int) -> list[int]:
    """Those that are brought along."""
    return [mark * flag for flag in marked(value, name, ids)]
