"""The required form of a box and a campaign of Field Commander Alexander, from a file or a save.

`faults` tells everything at once: first what is not of the declared shape, then what the parts
owe each other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from alexandre.content.names import NAMES
from alexandre.content.schema import (
    Flag,
    Int,
    ListOf,
    MapOf,
    OneOf,
    Record,
    Row,
    Shape,
    Word,
    check,
)
from alexandre.games.commander.actions.battle import BOUGHT, SCHEMES
from alexandre.games.commander.meta import ADVISORS, INSIGHTS, OPERATIONS, OPTIONS, PROPHECIES
from alexandre.kernel.board import Fault, Path, Plain
from alexandre.kernel.text import Msg

NATIONS: Final = ("macedonian", "greek", "persian", "indian")
FLAGS: Final = NATIONS[1:]
TYPES: Final = ("AR", "PE", "IN", "PH", "LC", "HC", "CH", "EL", "SE")
OTHERS: Final = ("wall", "alexander", "destiny")
MOST: Final = 99

_TITLE = OneOf(("commander",))
_COUNT = Int(0, MOST)
_SOME = Int(1, MOST)
_FACE = Row((Int(0, 6), Int(0, 6), Int(0, 6)))
_NAMED: dict[str, Shape] = {"id": Word(40), "names": NAMES}
_KINDS_OF_ARMY = ListOf(Word(40), 1, 25)


def counts(*names: str) -> Record:
    """Numbers by name."""
    return Record(dict.fromkeys(names, _COUNT))


BOX: Final = Record({
    "title": _TITLE,
    "kind": OneOf(("box",)),
    "kinds": ListOf(Record({**_NAMED, "nation": OneOf(NATIONS), "type": OneOf(TYPES),
                            "count": _SOME, "full": _FACE}, {"reduced": _FACE}), 2, 40),
    "leaders": ListOf(Record({**_NAMED, "full": _FACE, "reduced": _FACE}), 1, 9),
    "levels": ListOf(_FACE, 8, 8),
    "walls": Record({"count": _SOME, "penalty": Row((_COUNT, _COUNT)), "siege_bonus": _COUNT}),
    "cities": _SOME,
    "temples": _SOME,
    "gold": _SOME,
    "glory": _SOME,
    "others": Record(dict.fromkeys(OTHERS, Record({"names": NAMES}))),
    "advisors": ListOf(Record(_NAMED), len(ADVISORS), len(ADVISORS)),
    "insights": ListOf(Record(_NAMED), len(INSIGHTS), len(INSIGHTS)),
    "prophecies": ListOf(Record({**_NAMED, "turns": _SOME}), len(PROPHECIES), len(PROPHECIES)),
    "operations": ListOf(
        Record({**_NAMED, "count": _SOME},
               {"cost": MapOf(OneOf(("gold", "glory")), _SOME, 1)}),
        len(OPERATIONS), len(OPERATIONS)),
    "plans": ListOf(Record({**_NAMED, "count": _SOME}), len(BOUGHT), len(BOUGHT)),
    "enemy_plans": ListOf(Record({**_NAMED, "count": _SOME}), len(SCHEMES), len(SCHEMES)),
    "refit": _COUNT,
    "renown": counts("battle", "stronghold", "leader", "advisor", "insight", "chosen", "hire"),
    "intimidation": counts("ongoing", "success", "numbers", "conquests", "level",
                           "courtiers"),
    "orders": counts("wall", "levy", "garrison", "glory", "gold", "diplomats"),
    "prophecy": counts("gold", "hoard", "regions"),
    "philip": _COUNT,
    "spoils": _COUNT,
    "city_points": _COUNT,
    "immortality": counts("region", "glory", "point", "level"),
    "memory": ListOf(Row((Int(0, 9999), Int(0, 9999))), 1, 20),
})

REGION: Final = Record({
    "id": Word(),
    "names": NAMES,
    "at": Row((Int(-18000, 18000), Int(-9000, 9000))),
}, {
    "is_battle": Flag(),
    "flag": OneOf(FLAGS),
    "garrison": _KINDS_OF_ARMY,
    "drawn": Int(0, 9),
    "walls": Int(0, 6),
    "leader": Word(),
    "oracle": Flag(),
    "port": Flag(),
    "home": Flag(),
    "gift": Int(-9, 9),
    "marks": ListOf(OneOf((*OPTIONS, "epigoni")), 0, 7),
})

_TRACK = Record({"start": Int(0, 9), "costs": ListOf(_SOME, 1, 9)})

SIEGE: Final = Record({
    "camp": Word(),
    "target": Word(),
    "sections": Int(1, 6),
    "reach": Int(1, 6),
    "ship_income": _COUNT,
    "transports": _TRACK,
    "mole": _TRACK,
    "siege_ships": _TRACK,
    "warships": _TRACK,
    "mole_points": _COUNT,
    "quiet": _COUNT,
    "late": _COUNT,
    "early": _COUNT,
})

BOARD: Final = Record({
    "title": _TITLE,
    "kind": OneOf(("board",)),
    "id": Word(20),
    "names": NAMES,
    "start": Word(),
    "level": Int(1, 8),
    "army": _KINDS_OF_ARMY,
    "advisors": Int(0, 5),
    "granted": ListOf(OneOf(ADVISORS), 0, 5),
    "gold": _COUNT,
    "income": _COUNT,
    "govern": _COUNT,
    "raze": _COUNT,
    "city": _COUNT,
    "temple": _COUNT,
    "turns": ListOf(Record({"points": Int(0, 999), "names": NAMES}), 2, 20),
    "regions": ListOf(REGION, 2, 30),
    "roads": ListOf(Row((Word(), Word())), 1, 60),
    "options": MapOf(OneOf(OPTIONS), Record({"points": Int(-99, 99)}, {"figure": Int(0, 20)}), 7),
}, {
    "operations": Record({"flag": OneOf(FLAGS), "forces": Int(0, 9),
                          "targets": ListOf(Word(), 1, 6)}),
    "hardships": Int(1, 9),
    "siege": SIEGE,
    "more_roads": MapOf(OneOf(OPTIONS), Row((Word(), Word())), 3),
})

_WHOLE = Record({"box": BOX, "board": BOARD})


def faults(data: Plain) -> list[Fault]:
    """Everything wrong with the data of a campaign, its box included."""
    flaws = check(_WHOLE, data)
    if flaws:
        return flaws
    return [*box_faults(data["box"]), *board_faults(data["board"], data["box"])]


def box_faults(box: dict[str, Any]) -> Iterator[Fault]:
    """Macedonians first; one speed for both faces; counters in the order of the rules."""
    nations = [NATIONS.index(each["nation"]) for each in box["kinds"]]
    if nations != sorted(nations):
        yield Fault(("box", "kinds"), Msg.of("commander.shape.nations"))
    for at, each in enumerate(box["kinds"]):
        if each.get("reduced", each["full"])[0] != each["full"][0]:
            yield Fault(("box", "kinds", at, "reduced"), Msg.of("commander.shape.speed"))
    for name, order in (("advisors", ADVISORS), ("insights", INSIGHTS),
                        ("prophecies", PROPHECIES), ("operations", OPERATIONS),
                        ("plans", BOUGHT), ("enemy_plans", SCHEMES)):
        for at, (each, wanted) in enumerate(zip(box[name], order, strict=True)):
            if each["id"] != wanted:
                msg = Msg.of("commander.shape.order", found=each["id"], wanted=wanted)
                yield Fault(("box", name, at, "id"), msg)


def board_faults(board: dict[str, Any], box: dict[str, Any]) -> Iterator[Fault]:
    """Ids that differ and are known; every region within reach; something to conquer."""
    ids = [region["id"] for region in board["regions"]]
    for at, id in enumerate(ids):
        if id in ids[:at]:
            yield Fault(("board", "regions", at, "id"), Msg.of("commander.shape.same_id", id=id))
    for path, name in places_named(board):
        if name not in ids:
            yield Fault(path, Msg.of("commander.shape.stranger", id=name))
    kinds = {each["id"]: each["nation"] for each in box["kinds"]}
    for path, name, nation in forces_named(board):
        if kinds.get(name) != nation:
            yield Fault(path, Msg.of("commander.shape.stranger", id=name))
    leaders, reachable = [each["id"] for each in box["leaders"]], reachable_regions(board)
    for at, region in enumerate(board["regions"]):
        if region.get("leader", leaders[0]) not in leaders:
            msg = Msg.of("commander.shape.stranger", id=region["leader"])
            yield Fault(("board", "regions", at, "leader"), msg)
        if region["id"] not in reachable:
            msg = Msg.of("commander.shape.cut_off", id=region["id"])
            yield Fault(("board", "regions", at, "id"), msg)
    if not any("flag" in region for region in board["regions"]):
        yield Fault(("board", "regions"), Msg.of("commander.shape.no_goal"))


def places_named(board: dict[str, Any]) -> Iterator[tuple[Path, str]]:
    """Every id of a region that the board mentions, with its place."""
    yield ("board", "start"), board["start"]
    for at, road in enumerate(board["roads"]):
        for end, name in enumerate(road):
            yield ("board", "roads", at, end), name
    for option, road in board.get("more_roads", {}).items():
        for end, name in enumerate(road):
            yield ("board", "more_roads", option, end), name
    for at, name in enumerate(board.get("operations", {}).get("targets", ())):
        yield ("board", "operations", "targets", at), name
    for key in ("camp", "target") if "siege" in board else ():
        yield ("board", "siege", key), board["siege"][key]


def forces_named(board: dict[str, Any]) -> Iterator[tuple[Path, str, str]]:
    """Every force that the board mentions, and the nation it must belong to."""
    for at, name in enumerate(board["army"]):
        yield ("board", "army", at), name, NATIONS[0]
    for number, region in enumerate(board["regions"]):
        for at, name in enumerate(region.get("garrison", ())):
            yield ("board", "regions", number, "garrison", at), name, region.get("flag", "")


def reachable_regions(board: dict[str, Any]) -> list[str]:
    """The regions that roads lead to from the start."""
    regions = [board["start"]]
    for here in regions:
        for road in board["roads"]:
            if here in road:
                regions += [each for each in road if each not in regions]
    return regions
