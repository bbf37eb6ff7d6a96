"""The required form of a box and a board of Birth of an Empire, from a file or a save.

`faults` tells everything at once: first what is not of the declared shape, then what the parts
owe each other; a part of the wrong shape is left out of the second, so that no fault is only
the echo of another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from alexandre.content.names import NAMES
from alexandre.content.schema import Flag, Int, ListOf, OneOf, Record, Row, Word, check
from alexandre.kernel.board import Fault, Path, Plain
from alexandre.kernel.text import Msg

START: Final = "start"
MOST_REGIONS: Final = 9
MOST_PROVINCES: Final = 12  # of one region
MOST_ARROWS: Final = 60
MOST_COST: Final = 6

_TITLE = OneOf(("empire",))
_PLACE = Row((Int(-18000, 18000), Int(-9000, 9000)))
_ARROWS = ListOf(Row((Word(), Word(), Int(0, MOST_COST))), 0, MOST_ARROWS)
_POINTS = Int(0, 100)

BOX: Final = Record({
    "title": _TITLE,
    "kind": OneOf(("box",)),
    "resources": Int(1, 30),
    "temples": Int(1, 30),
    "cities": Int(1, 30),
    "seats": Row((Int(2, 5), Int(2, 5))),
    "steps": Int(1, 5),
    "turns": Int(1, 5),
    "points": Record(dict.fromkeys(("province", "temple", "city"), _POINTS)),
    "prices": Record(dict.fromkeys(("temple", "city"), Int(1, 10))),
    "awards": Record(dict.fromkeys(("cities", "temples", "region_cities", "region_temples"),
                                   _POINTS)),
})

PROVINCE: Final = Record({
    "id": Word(), "names": NAMES, "at": _PLACE, "temple": Flag(), "city": Flag(),
})

REGION: Final = Record({
    "id": Word(),
    "names": NAMES,
    "goal": Word(),
    "provinces": ListOf(PROVINCE, 2, MOST_PROVINCES),
    "arrows": _ARROWS,
    "ships": _ARROWS,
})

BOARD: Final = Record({
    "title": _TITLE,
    "kind": OneOf(("board",)),
    "id": Word(20),
    "names": NAMES,
    "start": _PLACE,
    "short": Row((Int(1, MOST_REGIONS), Int(1, MOST_REGIONS))),
    "regions": ListOf(REGION, 1, MOST_REGIONS),
})

_WHOLE = Record({"box": BOX, "board": BOARD})


def faults(data: Plain) -> list[Fault]:
    """Everything wrong with the data of a board, its box included."""
    faults = check(_WHOLE, data)
    wrong = [fault.path for fault in faults]
    if any(path[:1] in ((), ("board",)) for path in wrong):
        return faults
    faults += board_faults(data["board"])
    if not wrong:
        faults += box_faults(data["box"])
        faults += reach_faults(data)
    return faults


def box_faults(box: dict[str, Any]) -> Iterator[Fault]:
    """Fewest players first."""
    low, high = box["seats"]
    if low > high:
        yield Fault(("box", "seats"), Msg.of("empire.shape.seats", low=low, high=high))


def board_faults(board: dict[str, Any]) -> Iterator[Fault]:
    """Ids that differ, a short game within the regions, arrows between provinces of a region."""
    seen: set[str] = set()
    first, last = board["short"]
    if not first <= last <= len(board["regions"]):
        msg = Msg.of("empire.shape.short", n=len(board["regions"]))
        yield Fault(("board", "short"), msg)
    for at, region in enumerate(board["regions"]):
        where: Path = ("board", "regions", at)
        for number, province in enumerate(region["provinces"]):
            if province["id"] in seen or province["id"] == START:
                msg = Msg.of("empire.shape.same_id", id=province["id"])
                yield Fault((*where, "provinces", number, "id"), msg)
            seen.add(province["id"])
        yield from region_faults(region, where)


def region_faults(region: dict[str, Any], where: Path) -> Iterator[Fault]:
    """The goal is one of the provinces; arrows lead from one to another, each only once."""
    ids = [province["id"] for province in region["provinces"]]
    if region["goal"] not in ids:
        msg = Msg.of("empire.shape.stranger", id=region["goal"])
        yield Fault((*where, "goal"), msg)
    drawn: set[tuple[str, str]] = set()
    for name in ("arrows", "ships"):
        for number, (origin, target, _cost) in enumerate(region[name]):
            path: Path = (*where, name, number)
            for place, end in enumerate((origin, target)):
                if end not in ids and not (end == START and place == 0):
                    yield Fault((*path, place), Msg.of("empire.shape.stranger", id=end))
            if (origin, target) in drawn or origin == target:
                yield Fault(path, Msg.of("empire.shape.same_arrow", origin=origin, target=target))
            drawn.add((origin, target))


def reach_faults(data: Plain) -> Iterator[Fault]:
    """Every province can be reached from the symbol, in the turns that a region takes."""
    box = data["box"]
    for at, region in enumerate(data["board"]["regions"]):
        steps = steps_from_start(region)
        for number, province in enumerate(region["provinces"]):
            if steps.get(province["id"], 99) > box["steps"] * box["turns"]:
                path: Path = ("board", "regions", at, "provinces", number, "id")
                yield Fault(path, Msg.of("empire.shape.cut_off", id=province["id"]))


def steps_from_start(region: dict[str, Any]) -> dict[str, int]:
    """The steps to every province from the symbol, whatever they cost."""
    steps = {START: 0}
    queue = [START]
    for here in queue:
        for origin, target, _cost in (*region["arrows"], *region["ships"]):
            if origin == here and target not in steps:
                steps[target] = steps[here] + 1
                queue.append(target)
    return steps
