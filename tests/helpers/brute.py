"""Independent generators: what may be done, found by trying everything, from plain data alone.

They read the printed board and the dump of a position, know nothing of the rules in
`alexandre.games`, and follow the digests in docs/rules; the tests compare them with the offers.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

Data = dict[str, Any]
Vertex = tuple[int, int]

# ---- Birth of an Empire ---------------------------------------------------------------------


def empire_offers(data: Data, dump: Data) -> set[str] | None:
    """Every action of a position by its text; None in a phase of chance."""
    finders = {"bid": empire_split, "raise": empire_split, "allot": empire_split,
               "place": empire_places, "move": empire_moves, "pay": empire_payments,
               "build": empire_declarations}
    find = finders.get(dump["phase"])
    return find(data, dump) if find else None


def empire_split(data: Data, dump: Data) -> set[str]:
    """[4.1] [4.3] any part of what is not in a box yet."""
    seat, phase = dump["mover"], dump["phase"]
    rest = dump["pool"][seat]
    if dump["turn"] == 1:
        rest -= sum(box[seat] or 0 for box in (dump["bids"], dump["raised"]))
    return {f"{phase} {n}" for n in range(data["box"]["resources"] + 1) if n <= rest}


def empire_places(data: Data, dump: Data) -> set[str]:
    """[5.3] any place that is still free."""
    return {f"place {n + 1}" for n, seat in enumerate(dump["order"]) if seat is None}


def empire_moves(data: Data, dump: Data) -> set[str]:
    """[6.1] [6.2] every arrow with every number of armies of the same steps; [6.6] who joins."""
    region = here(data, dump)
    seat, number = dump["mover"], data["board"]["regions"].index(region) + 1
    purse = dump["temple_box"][seat] + dump["city_box"][seat]
    texts = empire_declarations(data, dump)
    for origin, target, cost in [*region["arrows"], *region["ships"]]:
        place = f"start{number}" if origin == "start" else origin
        stands = dump["armies"][seat].get(origin, 0) or dump["armies"][seat].get(place, 0)
        stepped = dump["stepped"].get(origin) or dump["stepped"].get(place) or [0, 0, 0]
        for after in range(data["box"]["steps"]):
            ready = stepped[after - 1] if after else stands - sum(stepped)
            tail = f" after {after}" if after else ""
            for n in range(1, data["box"]["resources"] + 1):
                arrow = f"{place}>{target}"
                if n <= ready and cost <= purse:
                    texts.add(f"march {arrow} {n}{tail}")
                if n <= ready and dump["crossing"] == arrow and after > dump["crossed"]:
                    texts.add(f"join {arrow} {n}{tail}")
    return texts


def empire_payments(data: Data, dump: Data) -> set[str]:
    """[6.5] every mix of the two boxes that makes the price."""
    seat = dump["mover"]
    cost = next(cost for region in data["board"]["regions"]
                for origin, target, cost in [*region["arrows"], *region["ships"]]
                if (origin != "start" and dump["crossing"] == f"{origin}>{target}")
                or (origin == "start" and dump["crossing"].startswith("start")
                and dump["crossing"].endswith(f">{target}")))
    boxes = range(data["box"]["resources"] + 1)
    return {f"pay {a}" for a, b in product(boxes, boxes) if a + b == cost
            and a <= dump["temple_box"][seat] and b <= dump["city_box"][seat]}


def empire_declarations(data: Data, dump: Data) -> set[str]:
    """[7.1-7.5] a site where an own army stands, declared in any order; or the end."""
    seat, texts = dump["mover"], {"end"}
    for province in here(data, dump)["provinces"]:
        name = province["id"]
        for kind, supply in (("temple", "temples"), ("city", "cities")):
            site = f"{kind} {name}"
            stands = sum(dump["temples"][seat].values()) if kind == "temple" else \
                list(dump["cities"].values()).count(seat)
            lies = sum(1 for each, seats in dump["lying"].items()
                       if seat in seats and each.startswith(kind))
            if province[kind] and dump["armies"][seat].get(name) \
                    and seat not in dump["lying"].get(site, ()) \
                    and stands + lies < data["box"][supply] and (
                        kind == "temple" or name not in dump["cities"]):
                texts.add(site)
    return texts


def here(data: Data, dump: Data) -> Data:
    """The region in play."""
    return next(each for each in data["board"]["regions"] if each["id"] == dump["region"])


# ---- Alexandros -----------------------------------------------------------------------------


def alexandros_marches(data: Data, dump: Data, symbol: str) -> set[tuple[str, ...]]:
    """[4.2-4.6] every march to a symbol: the space, then the points of the route."""
    cells, start = list(triangles(data)), read(dump["alexander"])
    lines = {frozenset((a, b)) for _id, _sign, corners in cells for a in corners for b in corners
             if a != b}
    walls = {frozenset(map(read, line.split(">"))) for line in dump["walls"]}
    governed = {id for seat in dump["governors"] for id in seat}
    steps = count_lines(lines, start)
    goals = [(id, corners) for id, sign, corners in cells
             if sign == symbol and id not in governed and start not in corners
             and not any(frozenset((a, b)) in walls for a in corners for b in corners)]
    nearest = min((steps[at] for _id, corners in goals for at in corners if at in steps),
                  default=0)
    return {(id, *map(write, route)) for id, corners in goals
            if min(steps.get(at, 10**6) for at in corners) == nearest
            for at in corners for route in routes(lines, start, at, steps[at])}


def triangles(data: Data) -> Iterator[tuple[str, str, tuple[Vertex, ...]]]:
    """The land: id, printed symbol, corners."""
    for y, row in enumerate(data["board"]["rows"]):
        for x, sign in enumerate(row):
            if sign != ".":
                down = ((x, y), (x + 2, y), (x + 1, y + 1))
                up = ((x + 1, y), (x, y + 1), (x + 2, y + 1))
                yield f"{y}-{x}", sign, down if (x + y) % 2 == 0 else up


def count_lines(lines: set[frozenset[Vertex]], start: Vertex) -> dict[Vertex, int]:
    """[4.3] how many lines lie between the start and every point: all lines, again and again."""
    steps = {start: 0}
    while True:
        longer = {b: steps[a] + 1 for line in lines for a, b in (tuple(line), tuple(line)[::-1])
                  if a in steps and b not in steps}
        if not longer:
            return steps
        steps.update(longer)


def routes(lines: set[frozenset[Vertex]], at: Vertex, goal: Vertex,
           most: int) -> Iterator[tuple[Vertex, ...]]:
    """Every way of so many lines to the goal, tried in all directions."""
    if at == goal:
        yield ()
    elif most > 0:
        x, y = at
        for other in ((x - 2, y), (x + 2, y), (x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1),
                      (x + 1, y + 1)):
            if frozenset((at, other)) in lines \
                    and max(abs(goal[1] - other[1]), abs(goal[0] - other[0]) // 2) < most:
                for rest in routes(lines, other, goal, most - 1):
                    yield (other, *rest)


def read(text: str) -> Vertex:
    x, y = text.split(",")
    return int(x), int(y)


def write(at: Vertex) -> str:
    return f"{at[0]},{at[1]}"
