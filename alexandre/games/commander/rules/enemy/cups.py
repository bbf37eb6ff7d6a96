"""Forces out of the cups and back.  Chapter 3."""

from __future__ import annotations

from alexandre.games.commander.events import CupEmpty, ForceCame
from alexandre.games.commander.rules.hits import await_hits
from alexandre.games.commander.state import Position
from alexandre.kernel.contract import Law, Tell
from alexandre.kernel.declared import add_at

HITS_EACH = 2  # [3.4]


def law(state: Position, nation: int) -> Law:
    """Every counter of a nation's cup is as likely.  [3.3]"""
    tables = state.tables
    return [(tables.moves.draw[kind - tables.mac], state.cup[kind - tables.mac])
            for kind in tables.of_nation[nation] if state.cup[kind - tables.mac]]


def garrison_law(state: Position) -> Law:
    """The cup of the flag.  [3.3] [4.8]"""
    return law(state, state.tables.sites[state.step].nation)


def operation_law(state: Position) -> Law:
    """The cup of those who prepare the operation.  [5.3]"""
    return law(state, state.tables.campaign.ops_nation)


def is_empty(state: Position, nation: int) -> bool:
    """Whether the cup of that nation is empty."""
    tables = state.tables
    return not any(state.cup[kind - tables.mac] for kind in tables.of_nation[nation])


def place(state: Position, enemy: int, site: int, tell: Tell | None) -> None:
    """A counter of the cup stands at a site.  [3.3] [4.8]"""
    state.cup = add_at(state.cup, enemy, -1)
    stand(state, enemy, site)
    if tell:
        region = state.tables.region_of(site)
        tell(ForceCame(state.tables.enemy_noun(enemy), region.noun, region.id))


def stand(state: Position, enemy: int, site: int) -> None:
    """A full force more at a site."""
    place = site * 2 * state.tables.enemies + 2 * enemy
    state.garrison = add_at(state.garrison, place)


def put_back(state: Position, forces: list[int]) -> None:
    """So many of each kind go back to their cups.  [5.9] [11.2]"""
    state.cup = [one + other for one, other in zip(state.cup, forces, strict=True)]


def run_out(state: Position, forces: int, resume: int, tell: Tell | None) -> None:
    """Two hits for each force that cannot be drawn.  [3.4]"""
    if tell:
        tell(CupEmpty(HITS_EACH * forces))
    await_hits(state, HITS_EACH * forces, resume)
