"""Questions about a position that change nothing: routes, reach, what an occupation costs."""

from __future__ import annotations

from alexandre.games.alexandros.rules.destinations import new_wall, walls_left
from alexandre.games.alexandros.rules.march import line_between
from alexandre.games.alexandros.rules.occupation import CARDS_A_GOVERNOR
from alexandre.games.alexandros.state import ACTIONS_A_TURN, OPEN, Position
from alexandre.games.alexandros.tables import BLANK, DIRECTIONS, LETTERS, STEPS, Tables
from alexandre.kernel.board import Plain
from alexandre.kernel.text import Msg


def spaces(tables: Tables) -> list[dict[str, Plain]]:
    """The board for programs: triangles, then points, with their neighbours."""
    return ([space(tables, cell) for cell in range(len(tables.cells))]
            + [crossing(tables, point) for point in range(len(tables.points))])


def space(tables: Tables, cell: int) -> dict[str, Plain]:
    """A triangle: its land's names, its symbol or `empty`, its corners, the spaces beside it."""
    symbol = tables.symbol[cell]
    return {
        "id": tables.cell_ids[cell],
        "names": dict(tables.land_nouns[cell].names),
        "kind": "empty" if symbol == BLANK else LETTERS[symbol],
        "place": list(tables.cells[cell]),
        "corners": [tables.point_ids[point] for point in tables.corners[cell]],
        "neighbours": [tables.cell_ids[near] for near, _line in tables.borders[cell]],
    }


def crossing(tables: Tables, point: int) -> dict[str, Plain]:
    """A point: the points one line away, and whether it lies on the coast."""
    return {
        "id": tables.point_ids[point],
        "names": {},
        "kind": "inland" if tables.coast[point] < 0 else "coast",
        "place": list(tables.points[point]),
        "neighbours": [tables.point_ids[other] for other, _line in tables.ways[point]],
    }


def box(tables: Tables) -> dict[str, Plain]:
    """The components for programs: cards, walls, governors, what things cost and bring."""
    held = tables.box
    return {
        "cards": [{"card": letter, "symbol": noun.id, "names": dict(noun.names),
                   "count": held.cards_each}
                  for letter, noun in zip(LETTERS, tables.symbol_nouns, strict=True)],
        "walls": {"black": held.black, "red": held.red},
        "governors": held.governors,
        "start_hand": held.start_hand,
        "face_up": held.face_up,
        "actions": ACTIONS_A_TURN,
        "prices": {"space": 1, "governor": CARDS_A_GOVERNOR, "taxes": 1},  # [9.5] [10.1] [11.1]
        "points": {"empty": 1},  # [8.5]
        "goal": held.goal,
    }


def taxes_of(blanks: int, sites: int, governors: int = 1) -> int:
    """Return what a province pays at every levy: nothing without a symbol, because nobody can
    hold it, and nothing while several governors stand there.  [8.6] [11.3] [11.4]"""
    return blanks if sites and governors == 1 else 0


def bearing(tables: Tables, start: int, end: int) -> str:
    """The direction from a point to its neighbour: east, southeast …"""
    (x, y), (other_x, other_y) = tables.points[start], tables.points[end]
    return DIRECTIONS[STEPS.index((other_x - x, other_y - y))]


def corner_bearing(tables: Tables, cell: int, point: int) -> str:
    """The bearing of a corner from the middle of its triangle: north, southwest …"""
    row, _column = tables.cells[cell]
    x, y = tables.points[point]
    mean = sum(tables.points[corner][0] for corner in tables.corners[cell])
    side = "" if 3 * x == mean else "east" if 3 * x > mean else "west"
    return ("north" if y == row else "south") + side


def twin_of(tables: Tables, cell: int) -> Msg | str:
    """The place of a symbol, if its land has another of the kind; else nothing."""
    twins = [each for each in range(len(tables.cells))
             if tables.symbol[each] == tables.symbol[cell] != BLANK and each != cell
             and tables.land_nouns[each] == tables.land_nouns[cell]]
    if not twins:
        return ""
    (row, column), count = tables.cells[cell], len(twins)
    east = column * count - sum(tables.cells[each][1] for each in twins)
    south = 2 * (row * count - sum(tables.cells[each][0] for each in twins))
    if abs(east) >= abs(south):
        return Msg.of(f"alexandros.twin.{'east' if east > 0 else 'west'}")
    return Msg.of(f"alexandros.twin.{'south' if south > 0 else 'north'}")


def new_walls(state: Position, route: tuple[int, ...]) -> int:
    """The number of walls that a route still needs. [4.7]"""
    count = 0
    here = state.alexander
    for point in route:
        count += state.walls[line_between(state, here, point)] == OPEN
        here = point
    return count


def ribbon(state: Position, goal: int, through: tuple[int, ...] = ()) -> list[tuple[int, int]]:
    """Every step of the shortest routes to a point that pass `through` these, walls allowing.

    Proved by a test to be the union of what `legal()` offers step by step.  [4.6] [13.3]
    """
    away, left = state.tables.distance[goal], walls_left(state)
    gates = gates_of(state, goal, through)
    if gates is None:
        return []
    out = fewest_walls(state, state.alexander, goal, gates)
    back = fewest_walls(state, goal, state.alexander, gates)
    return [(point, other) for point in sorted(out) for other, line in state.tables.ways[point]
            if point in back and other in out and other in back and away[other] < away[point]
            and out[point] + new_wall(state, line) + back[other] <= left]


def lightest_route(state: Position, goal: int, through: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The route of that ribbon that lays the fewest walls, the first in order; () if none is."""
    steps: dict[int, list[int]] = {}
    for point, other in ribbon(state, goal, through):
        steps.setdefault(point, []).append(other)
    back = fewest_walls(state, goal, state.alexander, gates_of(state, goal, through) or {})
    route: list[int] = []
    here = state.alexander
    while here in steps:
        ahead = {other: line for other, line in state.tables.ways[here] if other in steps[here]}
        here = min(sorted(ahead), key=lambda each: new_wall(state, ahead[each]) + back[each])
        route.append(here)
    return tuple(route)


def gates_of(state: Position, goal: int, through: tuple[int, ...]) -> dict[int, int] | None:
    """Lines left to the goal → the point to be passed there; None if no route passes all."""
    away = state.tables.distance[goal]
    whole = away[state.alexander]
    gates: dict[int, int] = {}
    for point in through:
        on_the_way = state.tables.distance[state.alexander][point] + away[point] == whole
        if not on_the_way or gates.setdefault(away[point], point) != point:
            return None
    return gates


def fewest_walls(state: Position, start: int, end: int, gates: dict[int, int]) -> dict[int, int]:
    """Point → the fewest new walls from `start` to it, on shortest routes through the gates.

    One of the two ends is Alexander's point: gates count from the other.
    """
    tables = state.tables
    to_end = tables.distance[end]
    to_goal = to_end if start == state.alexander else tables.distance[start]
    fewest = {start: 0}
    edge = [start]
    while edge:
        ahead: dict[int, int] = {}
        for point in edge:
            for other, line in tables.ways[point]:
                if (to_end[other] == to_end[point] - 1
                        and gates.get(to_goal[other], other) == other):
                    total = fewest[point] + new_wall(state, line)
                    ahead[other] = min(total, ahead.get(other, total))
        fewest.update(ahead)
        edge = list(ahead)
    return fewest


def ways_on(state: Position, goal: int, steps: list[tuple[int, int]]) -> dict[int, int]:
    """Point → how many routes lead on from it to the goal by these steps."""
    away = state.tables.distance[goal]
    counts = {goal: 1}
    for point, other in sorted(steps, key=lambda step: away[step[0]]):
        counts[point] = counts.get(point, 0) + counts.get(other, 0)
    return counts
