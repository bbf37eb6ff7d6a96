"""Questions about a position that change nothing: routes, reach, what an occupation costs."""

from __future__ import annotations

from alexandre.games.alexandros.rules.destinations import walls_left
from alexandre.games.alexandros.rules.march import line_between
from alexandre.games.alexandros.state import OPEN, Position
from alexandre.games.alexandros.tables import BLANK, DIRECTIONS, LETTERS, STEPS, Tables
from alexandre.kernel.board import Plain


def spaces(tables: Tables) -> list[dict[str, Plain]]:
    """The board for programs: triangles, then points, with their neighbours."""
    return ([space(tables, cell) for cell in range(len(tables.cells))]
            + [crossing(tables, point) for point in range(len(tables.points))])


def space(tables: Tables, cell: int) -> dict[str, Plain]:
    """A triangle: its land's names, its symbol or `empty`, its corners, the spaces beside it."""
    symbol = tables.symbol[cell]
    return {
        "id": tables.cell_ids[cell],
        "names": {lang: dict(fields)["name"] for lang, fields in tables.land_nouns[cell].forms},
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


def bearing(tables: Tables, start: int, end: int) -> str:
    """The direction from a point to its neighbour: east, southeast …"""
    (x, y), (other_x, other_y) = tables.points[start], tables.points[end]
    return DIRECTIONS[STEPS.index((other_x - x, other_y - y))]


def corner_bearing(tables: Tables, cell: int, point: int) -> str:
    """Where a corner lies seen from the middle of its triangle: north, southwest …"""
    row, _column = tables.cells[cell]
    x, y = tables.points[point]
    mean = sum(tables.points[corner][0] for corner in tables.corners[cell])
    side = "" if 3 * x == mean else "east" if 3 * x > mean else "west"
    return ("north" if y == row else "south") + side


def routes(state: Position) -> list[tuple[int, ...]]:
    """Every shortest route from Alexander to the goal, each as the points after him.

    Proved by a test to equal what `legal()` offers step by step.  [4.6]
    """
    away = state.tables.distance[state.goal]
    found: list[tuple[int, ...]] = [()]
    for _step in range(away[state.alexander]):
        found = [(*route, other) for route in found
                 for other, _line in state.tables.ways[route[-1] if route else state.alexander]
                 if away[other] == away[route[-1] if route else state.alexander] - 1]
    left = walls_left(state)
    return sorted(route for route in found if new_walls(state, route) <= left)


def new_walls(state: Position, route: tuple[int, ...]) -> int:
    """How many walls a route still asks for.  [4.7]"""
    count = 0
    here = state.alexander
    for point in route:
        count += state.walls[line_between(state, here, point)] == OPEN
        here = point
    return count
