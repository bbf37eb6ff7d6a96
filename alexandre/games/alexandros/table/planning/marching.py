"""A march being prepared: the space, the corner and the route, each freely changed.  Chapter 4.

Pins are `space:…` (the goal), `point:…` (its corner, or a point to pass) and `line:…` (a line to
walk).  What they leave open is filled with the fewest walls.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from alexandre.games.alexandros.rules import destinations, queries
from alexandre.games.alexandros.state import Phase, Position
from alexandre.games.alexandros.tables import Tables
from alexandre.kernel.actions import Action
from alexandre.ui.play.course import Pins

MARCH_PHASES: Final = (Phase.TARGET, Phase.CORNER, Phase.ROUTE)

Aim = tuple[int, int]  # a cell to march to, and the corner to stop at


@dataclass(frozen=True)
class Way:
    """A march found: `aims` are all that may still be chosen, `steps` the ribbon to this one, and
    `others` the lines of the ways there that were left aside."""

    cell: int
    point: int
    route: tuple[int, ...]
    steps: tuple[tuple[int, int], ...]
    aims: tuple[Aim, ...]
    others: tuple[tuple[int, int], ...] = ()

    @property
    def lines(self) -> tuple[tuple[int, int], ...]:
        """All of them, which may be clicked."""
        return self.steps + self.others

    @property
    def corners(self) -> tuple[int, ...]:
        """The corners of the goal at which the march may stop."""
        return tuple(point for cell, point in self.aims if cell == self.cell)


def way_of(state: Position, pins: Pins) -> Way | None:
    """The march that the pins ask for, with the fewest walls; None if there is none."""
    aims = tuple(open_aims(state))
    left = list(aims)
    through: tuple[int, ...] = ()
    for pin in pins:
        left, through = narrow(state.tables, aims, left, through, pin)
        left = [aim for aim in left if queries.ribbon(state, aim[1], through)]
    if not left:
        return None
    cell, point = min(left, key=lambda aim: cost(state, aim[1], through))
    steps = tuple(queries.ribbon(state, point, through))
    others = tuple(each for each in queries.ribbon(state, point) if each not in steps)
    return Way(cell, point, queries.lightest_route(state, point, through), steps, aims, others)


def open_aims(state: Position) -> list[Aim]:
    """The aims that the offers leave to choose from. [4.4] [4.5]"""
    if state.phase == Phase.ROUTE:
        return [(state.target, state.goal)]
    if state.phase == Phase.CORNER:
        return [(state.target, point) for point in destinations.corners(state, state.target)]
    cells = (destinations.targets(state, state.symbol)
             or destinations.distant_targets(state, state.symbol))
    return [(cell, point) for cell in sorted(cells) for point in destinations.corners(state, cell)]


def narrow(tables: Tables, aims: tuple[Aim, ...], left: list[Aim], through: tuple[int, ...],
           pin: str) -> tuple[list[Aim], tuple[int, ...]]:
    """One more pin: a corner of a goal is where the march stops, any other point is passed, and
    one that is walked to is passed whatever it is."""
    kind, _, name = pin.partition(":")
    if kind == "space":
        return [aim for aim in left if tables.cell_ids[aim[0]] == name], through
    ids = name.split(">") if kind == "line" else [name]
    if kind not in ("line", "point", "walk") or not all(each in tables.point_ids for each in ids):
        return [], through
    points = tuple(tables.point_ids.index(each) for each in ids)
    if kind == "point":
        cells = {cell for cell, _point in left}
        if any(cell in cells and point == points[0] for cell, point in aims):
            return [aim for aim in left if aim[1] == points[0]], through
    return left, through + points


def cost(state: Position, point: int, through: tuple[int, ...]) -> tuple[int, int]:
    """Walls first, then lines."""
    route = queries.lightest_route(state, point, through)
    return queries.new_walls(state, route), len(route)


def actions_of(state: Position, way: Way) -> tuple[Action, ...]:
    """The actions that are still needed for this march."""
    moves = state.tables.moves
    actions: list[Action] = []
    if state.phase == Phase.TARGET:
        actions.append(moves.make_for[way.cell])
    if state.phase in (Phase.TARGET, Phase.CORNER):
        actions.append(moves.halt_at[way.point])
    return (*actions, *(moves.walk[point] for point in way.route))


def line_pins(state: Position, way: Way) -> tuple[str, ...]:
    """The route line by line, as pins."""
    ids = state.tables.point_ids
    return tuple(line_spot(ids[one], ids[other])
                 for one, other in pairwise((state.alexander, *way.route)))


def line_spot(one: str, other: str) -> str:
    """The id of a line between two points."""
    return f"line:{one}>{other}"
