"""A position in progress, entered by hand."""

from __future__ import annotations

from typing import Final

from alexandre.games.commander.state import Position
from alexandre.games.commander.state.holdings import UNSEEN
from alexandre.games.commander.state.phases import Phase
from alexandre.kernel.board import Path
from alexandre.kernel.declared import replace_at
from alexandre.kernel.fields import NONE
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.play.editing import Positions

FULL, REDUCED = 0, 1  # the sides of a counter
UNHURT: Final = 2  # a leader


def begin_turn(state: Position) -> None:
    """A turn begins with its preparation."""
    state.phase, state.turn = Phase.PREPARE, max(1, state.turn)
    state.resume = state.asked = 0
    state.spied = state.step = state.ending = NONE
    state.target = state.count = state.die = state.hits = 0
    state.advisor_used = state.abstaining = state.bought = state.diplomats = 0
    state.level = max(1, state.level)
    state.battle = None


def settle(before: Position, state: Position) -> None:
    """Whatever lies nowhere else is in the cup; a conquered region holds nothing."""
    tables = state.tables
    width = 2 * tables.enemies
    state.turn = min(state.turn, tables.last_turn)
    state.level = min(state.level, tables.highest)
    state.fever = min(state.fever, 1)
    state.leaders = [min(n, UNHURT) for n in state.leaders]
    state.entered = replace_at(state.entered, state.region, 1)
    if state.region != before.region:
        state.came_from = state.region
    for site, status in enumerate(state.status):
        if status and not before.status[site]:
            state.clear_site(site)
            state.bonus_glory = replace_at(state.bonus_glory, site, 0)
            state.bonus_gold = replace_at(state.bonus_gold, site, 0)
    if state.battle is None:
        state.cup = [max(0, tables.kinds[tables.mac + enemy].count - state.ops_forces[enemy]
                         - state.destroyed[enemy] - sum(state.garrison[2 * enemy::width])
                         - sum(state.garrison[2 * enemy + 1::width]))
                     for enemy in range(tables.enemies)]


def is_offered(state: Position, path: Path) -> bool:
    """Only what the campaign has, and the counters that have such a side."""
    tables = state.tables
    match path:
        case ("army", str() as kind, int() as side):
            return side == FULL or len(tables.kind_named(kind).faces) > 1
        case ("garrison", str() as place, str() as enemy, int() as side):
            force = tables.kind_named(enemy)
            site = tables.site_named(place)
            return force.nation == site.nation and (side == FULL or len(force.faces) > 1)
        case ("leaders", str() as place):
            return tables.site_named(place).leader != NONE
        case ("walls", str() as place, *_):
            return bool(tables.site_named(place).walls)
        case ("tracks" | "sections" | "mole_wall", *_):
            return tables.siege is not None
        case ("ops_forces", _enemy):
            return bool(tables.campaign.targets) and not tables.campaign.hardships
        case ("oracles", str() as place):
            return bool(tables.all_oracles[tables.region_ids.index(place)])
    return True


def call(state: Position, path: Path) -> Wording | None:
    """A counter by its kind and side, a wall by its side, a turn by its name."""
    tables = state.tables
    match path:
        case ("garrison" | "army", *_, str() as kind, int() as side):
            noun = tables.kind_named(kind).noun
            return Msg.of("commander.position.reduced", what=noun) if side == REDUCED else noun
        case ("walls", _place, int() as side):
            return Msg("commander.position.wall_reduced" if side == REDUCED
                       else "commander.position.wall")
        case ("turn", int() as turn) | ("prophecies", _, int() as turn) if turn > 0:
            return tables.turns[turn - 1].noun
        case ("prophecies", _, int() as turn):
            return Msg("commander.position.unseen" if turn == UNSEEN
                       else "commander.position.past")
    return None


POSITIONS: Final = Positions(moments={"turn": begin_turn}, settle=settle, offers=is_offered,
                             call=call)
