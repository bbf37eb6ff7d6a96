"""The ribbon of shortest routes against an independent count, and no dead end.  [4.6] [13.3]"""

from __future__ import annotations

from math import comb

from alexandre import games
from alexandre.games.alexandros.rules import Alexandros, queries
from alexandre.games.alexandros.state import Phase, Position
from alexandre.kernel.contract import State
from alexandre.kernel.declared import DeclaredGame
from tests.helpers.tell import tell
from tests.helpers.walks import take_action


def test_on_open_land_there_are_as_many_shortest_routes_as_ways_to_mix_two_directions() -> None:
    """A goal a steps along one axis and b along the next has C(a + b, a) routes."""
    game = games.load("alexandros")
    assert isinstance(game, DeclaredGame)
    tables = game.tables
    counted = 0
    for start, (x, y) in enumerate(tables.points):
        for goal, (other_x, other_y) in enumerate(tables.points):
            east, south = other_x - x, other_y - y
            if goal != start and is_open_between(game, (x, y), (other_x, other_y)):
                steps = tables.distance[start][goal]
                assert steps == max(abs(south), (abs(east) + abs(south)) // 2)
                diagonal = abs(south) if abs(east) >= abs(south) else (abs(south) + abs(east)) // 2
                assert routes_between(game, start, goal) == comb(steps, diagonal)
                counted += 1
    assert counted > 500


def is_open_between(game: Alexandros, start: tuple[int, int], goal: tuple[int, int]) -> bool:
    """Whether all the land is there that a shortest route without a coast could touch."""
    (x, y), (other_x, other_y) = start, goal
    east, south = other_x - x, other_y - y
    steps = max(abs(south), (abs(east) + abs(south)) // 2)
    points = set(game.tables.points)
    lines = {frozenset((game.tables.points[a], game.tables.points[b]))
             for a, b in game.tables.lines}
    near = [(px, py) for py in range(min(y, other_y), max(y, other_y) + 1)
            for px in range(min(x, other_x) - abs(south), max(x, other_x) + abs(south) + 1)
            if (px + py) % 2 == 0 and away((x, y), (px, py)) + away((px, py), goal) == steps]
    pairs = [frozenset((a, b)) for a in near for b in near if a < b and away(a, b) == 1]
    return all(each in points for each in near) and all(each in lines for each in pairs)


def away(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Lines between two points on an endless grid."""
    east, south = abs(one[0] - other[0]), abs(one[1] - other[1])
    return max(south, (east + south) // 2)


def routes_between(game: Alexandros, start: int, goal: int) -> int:
    """The number of routes in the ribbon between two points of an empty board."""
    state = game.start(2, {})
    assert isinstance(state, Position)
    state.alexander, state.goal = start, goal
    return queries.ways_on(state, goal, queries.ribbon(state, goal))[start]


def test_scarce_walls_leave_only_the_routes_they_pay_for__13_3() -> None:
    """Every corner offered can be reached: no choice of space or corner is a dead end."""
    for left in range(10, 16):
        story = tell(face_up="TT", hands=("", "A"), barred="T", clear="2-22 6-22 8-22",
                     walls_left=left)
        assert closure(story.state), left


def closure(state: State) -> list[State]:
    """All ends of the march from here, chance included; fails at a dead end."""
    if isinstance(state, Position) and state.phase not in (3, 4, 5, Phase.CORNER, Phase.ROUTE):
        return [state]
    ends = []
    for action in state.legal():
        after = take_action(state, action)
        ends += closure(after)
    assert ends
    return ends[:50]
