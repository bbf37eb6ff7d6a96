"""Provinces: walls laid, triangles parted, and who owns what.  Chapter 8."""

from __future__ import annotations

from alexandre.games.alexandros import events
from alexandre.games.alexandros.state import BLACK, RED, RED_WALLS, Position, province_of_cells
from alexandre.games.alexandros.tables import Province
from alexandre.kernel.contract import Tell
from alexandre.kernel.declared import replace_at


def lay_wall(state: Position, line: int, tell: Tell | None) -> int:
    """Lay a wall on an open line, black while there are any; return its colour.  [4.7] [13.1]"""
    if state.black:
        state.black -= 1
        colour = BLACK
    else:
        state.red -= 1
        colour = RED
        if not state.last_turn:
            state.last_turn = RED_WALLS
            if tell:
                tell(events.RedWallsTouched())
    enclose(state, line, colour, tell)
    return colour


def enclose(state: Position, line: int, colour: int, tell: Tell | None) -> None:
    """A wall stands; where it closes a ring of walls and coast it parts a province.  [8.1-8.2]"""
    state.walls[line] = colour
    one, other = state.tables.banks[line]
    state.shut[one] += 1
    if other >= 0:
        state.shut[other] += 1
    start, end = state.tables.lines[line]
    low, high = state.joined[start], state.joined[end]
    if low != high:
        state.joined = join(state.joined, low, high)
    elif other >= 0:
        split(state, one, other, tell)


def join(joined: list[int], low: int, high: int) -> list[int]:
    """The same points, two of their chains made one; a point alone, the usual end of a step, is
    joined to the other chain."""
    if joined.count(low) == 1:
        low, high = high, low
    if joined.count(high) > 1:
        return [low if each == high else each for each in joined]
    return replace_at(joined, joined.index(high), low)


def split(state: Position, one: int, other: int, tell: Tell | None) -> None:
    """The province of two cells becomes two; pieces stay where they stand.  [8.8-8.9]"""
    number = state.province_of[one]
    whole, new = state.provinces[number], len(state.provinces)
    part = province_of_cells(state.tables, smaller_part(state, one, other))
    where = state.province_of[:]
    for cell in part.cells:
        where[cell] = new
    state.province_of = where
    state.provinces = [*state.provinces, part]
    state.provinces[number] = Province(
        cells=tuple([cell for cell in whole.cells if where[cell] == number]),
        sites=tuple([cell for cell in whole.sites if where[cell] == number]),
        needs=tuple([all - some for all, some in zip(whole.needs, part.needs, strict=True)]),
        blanks=whole.blanks - part.blanks,
    )
    if tell:
        tell(closure_of(state, new, number))


def smaller_part(state: Position, one: int, other: int) -> list[int]:
    """Flood from both sides of a wall at once; the side that ends first, ascending."""
    borders, walls = state.tables.borders, state.walls
    sides = ([one], [other])
    seen = {one, other}
    step = 0
    while True:
        for queue in sides:
            if step == len(queue):
                return sorted(queue)
            for near, line in borders[queue[step]]:
                if not walls[line] and near not in seen:
                    seen.add(near)
                    queue.append(near)
        step += 1


def closure_of(state: Position, new: int, whole: int) -> events.ProvinceClosed:
    """The event of a parting, the smaller part first."""
    parts = (state.provinces[new], state.provinces[whole])
    owners = (state.owner(new), state.owner(whole))
    return events.ProvinceClosed(
        seat=state.mover,
        land=state.tables.land_nouns[parts[0].cells[0]],
        blanks=(parts[0].blanks, parts[1].blanks),
        sites=(len(parts[0].sites), len(parts[1].sites)),
        cells=tuple(state.tables.cell_ids[cell] for cell in parts[0].cells),
        owners=(None if owners[0] < 0 else owners[0], None if owners[1] < 0 else owners[1]),
    )
