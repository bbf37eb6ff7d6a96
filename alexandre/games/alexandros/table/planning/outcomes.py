"""The outcomes of a march, compared: every way to every goal, grouped by what it closes.

Worths are those of a table at which all that the mover cannot know is dealt again, always in the
same way: two tables that differ in nothing he knows give the same list.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, cast

from alexandre.games.alexandros.hints.worth import value
from alexandre.games.alexandros.rules import queries
from alexandre.games.alexandros.state import Position
from alexandre.games.alexandros.table.pictures.signs import wall_sign
from alexandre.games.alexandros.table.planning import marching
from alexandre.games.alexandros.table.planning.strip import provinces, taxes
from alexandre.games.alexandros.view import AlexandrosView, view_of
from alexandre.kernel.rng import Rng
from alexandre.kernel.text import Msg
from alexandre.ui.play.course import Cell, Pins, Result, Survey

WAYS_MOST: Final = 240  # of one goal and corner; more are sampled, evenly spread
A_PIECE: Final = 20  # ways looked at before the screen has its turn again
GUESSES: Final = 3  # deals of what the mover cannot know
NOTHING_CLOSES: Final = Cell((Msg.of("alexandros.strip.no_province"),), "faint")

Sign = tuple[tuple[int, ...], ...]  # the provinces of a table


@dataclass
class Group:
    """The ways that end in the same provinces; the one with the fewest walls speaks for them."""

    aim: marching.Aim
    route: tuple[int, ...]
    after: Position
    spent: int
    most: int  # walls, by the dearest of them
    ways: int = 1


def survey_of(start: Position, opened: Pins) -> Iterator[Survey]:
    """The outcomes found so far, a piece at a time: first the ways are walked, then judged."""
    groups: dict[Sign, Group] = {}
    aims = marching.open_aims(start)
    totals = [count(start, point) for _cell, point in aims]
    tried, total = 0, sum(totals)
    for aim, ways in zip(aims, totals, strict=True):
        for route in spread(start, aim[1], ways):
            enter(groups, start, aim, route)
            tried += 1
            if tried % A_PIECE == 0:
                yield Survey((), tried, total)
    before, results = view_of(start, start.mover), list[Result]()
    for group in groups.values():
        results.append(result_of(start, before, opened, group))
        best = tuple(sorted(results, key=lambda result: (-result.worth, result.pins)))
        yield Survey(best, tried, total, is_done=len(results) == len(groups))


def count(state: Position, point: int) -> int:
    """The number of routes that lead there."""
    return queries.ways_on(state, point, queries.ribbon(state, point)).get(state.alexander, 0)


def spread(state: Position, point: int, total: int) -> Iterator[tuple[int, ...]]:
    """All the routes to a point in order, or as many as are looked at, evenly spread."""
    steps = queries.ribbon(state, point)
    ways = queries.ways_on(state, point, steps)
    tried = min(total, WAYS_MOST)
    for number in range(tried):
        route = nth(state.alexander, steps, ways, number * total // tried)
        if queries.new_walls(state, route) <= state.black + state.red:  # [13.3]
            yield route


def nth(start: int, steps: list[tuple[int, int]], ways: dict[int, int],
        number: int) -> tuple[int, ...]:
    """The route of that number, counted through the points in order."""
    route: list[int] = []
    here = start
    while True:
        ahead = sorted(other for point, other in steps if point == here)
        if not ahead:
            return tuple(route)
        for other in ahead:
            if number < ways[other]:
                here = other
                break
            number -= ways[other]
        route.append(here)


def enter(groups: dict[Sign, Group], start: Position, aim: marching.Aim,
          route: tuple[int, ...]) -> None:
    """Walk the route on a copy, and see what comes of it."""
    after = start.clone()
    for action in marching.actions_of(start, marching.Way(aim[0], aim[1], route, (), ())):
        after.apply(action)
    sign = tuple(sorted(province.cells for province in after.provinces))
    spent = start.black + start.red - after.black - after.red
    group = groups.get(sign)
    if group is None:
        groups[sign] = Group(aim, route, after, spent, spent)
        return
    group.ways += 1
    group.most = max(group.most, spent)
    if spent < group.spent:
        group.aim, group.route, group.after, group.spent = aim, route, after, spent


def result_of(start: Position, before: AlexandrosView, opened: Pins, group: Group) -> Result:
    """One line of the list."""
    after = view_of(group.after, start.mover)
    changed = [cell for cell in taxes(before, after, ()) if cell.tone != "faint"]
    spent = "spent" if group.spent == group.most else "spent_range"
    walls = Cell((wall_sign("black" if group.after.black else "red"), Msg.of(
        f"alexandros.strip.{spent}", n=group.spent, most=group.most)), "faint",
        Msg.of(f"alexandros.strip.{spent}_tip", n=group.spent, most=group.most))
    closed = tuple(provinces(before, after)) or (NOTHING_CLOSES,)
    return Result(pins_of(start, opened, group), (*closed, *changed, walls),
                  group.ways, worth(start, group.after))


def pins_of(start: Position, opened: Pins, group: Group) -> Pins:
    """The clicks that lead there: the goal, the corner, every line."""
    ids, tables = start.tables.point_ids, start.tables
    lines = pairwise((start.alexander, *group.route))
    return (*opened, f"space:{tables.cell_ids[group.aim[0]]}", f"point:{ids[group.aim[1]]}",
            *(marching.line_spot(ids[one], ids[other]) for one, other in lines))


def worth(start: Position, after: Position) -> int:
    """The value of the table to the mover, hidden cards guessed."""
    rnd = Rng(GUESSES, "outcomes")
    guesses = [cast(Position, after.determinize(start.mover, rnd)) for _guess in range(GUESSES)]
    return sum(value(guess, start.mover) for guess in guesses) // GUESSES
