"""A position as plain data: every number by the name of what it counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from alexandre.games.commander.actions import TRACKS
from alexandre.games.commander.meta import (
    ADVISORS,
    INSIGHTS,
    OPERATIONS,
    PROPHECIES,
    STATE_VERSION,
)
from alexandre.games.commander.state.names import ENDINGS, NONE, PLACES, POSSESSION, STATUS
from alexandre.kernel.board import Plain

if TYPE_CHECKING:
    from alexandre.games.commander.state import Position

# Numbers that stand in a dump as they are.
NUMBERS: Final = ("turn", "step", "count", "die", "hits", "mark", "level", "gold", "glory",
                  "advisor_used", "abstaining", "vowed", "fever", "diplomats", "bought",
                  "target", "life")


def dumped(state: Position) -> dict[str, Plain]:
    """All that matters, by name."""
    tables = state.tables
    kinds = [kind.id for kind in tables.kinds]
    enemies = kinds[tables.mac:]
    regions = [region.id for region in tables.regions]
    found: dict[str, Plain] = {
        "version": STATE_VERSION,
        "options": dict(state.options),
        "phase": PLACES[state.phase],
        "resume": PLACES[state.resume],
        "region": regions[state.region],
        "came_from": regions[state.came_from],
        "army": sides(state.army, kinds[:tables.mac]),
        "sites": {regions[site.region]: site_dumped(state, at, enemies)
                  for at, site in enumerate(tables.sites)},
        "cup": some(state.cup, enemies),
        "destroyed": some(state.destroyed, (*enemies, "walls", "leaders")),
        "advisors": {id: POSSESSION[n] for id, n in zip(ADVISORS, state.advisors, strict=True)},
        "insights": {id: POSSESSION[n] for id, n in zip(INSIGHTS, state.insights, strict=True)},
        "prophecies": some(state.prophecies, PROPHECIES),
        "oracles": names(state.oracles, regions),
        "entered": names(state.entered, regions),
        "cities": names(state.cities, regions),
        "temples": names(state.temples, regions),
        "operation": {"left": some(state.ops_left, OPERATIONS),
                      "active": some(state.ops_active, OPERATIONS),
                      "forces": some(state.ops_forces, enemies)},
        "sections": state.sections[:],
        "tracks": dict(zip(TRACKS, state.tracks, strict=True)),
        "ending": None if state.ending == NONE else ENDINGS[state.ending],
        "battle": None if state.battle is None else state.battle.dump(tables),
    }
    for name in NUMBERS:
        found[name] = getattr(state, name)
    if state.spied != NONE:
        found["spies"] = {"asked": PLACES[state.asked],
                          "site": regions[tables.sites[state.spied].region]}
    return found


def site_dumped(state: Position, site: int, enemies: Sequence[str]) -> dict[str, Plain]:
    """A critical region: who holds it, and what lies there."""
    return {
        "status": STATUS[state.status[site]],
        "forces": sides(state.garrison_at(site), enemies),
        "walls": state.walls[2 * site:2 * site + 2],
        "leader": state.leaders[site],
        "glory": state.bonus_glory[site],
        "gold": state.bonus_gold[site],
    }


def sides(counts: Sequence[int], ids: Sequence[str]) -> dict[str, list[int]]:
    """Full and reduced counters of each kind that is there."""
    return {id: [counts[2 * at], counts[2 * at + 1]] for at, id in enumerate(ids)
            if counts[2 * at] or counts[2 * at + 1]}


def some(counts: Sequence[int], ids: Sequence[str]) -> dict[str, int]:
    """How many of each, none left out but those of which there are none."""
    return {id: n for id, n in zip(ids, counts, strict=True) if n}


def names(flags: Sequence[int], ids: Sequence[str]) -> list[str]:
    """The ids of what is marked."""
    return [id for id, flag in zip(ids, flags, strict=True) if flag]
