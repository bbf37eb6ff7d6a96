"""The required form of a box and a board of Phalanxx, from a file or a save.

`faults` tells everything at once: first what is not of the declared shape, then what the parts
owe each other; a part of the wrong shape is left out of the second, so that no fault is only
the echo of another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from alexandre.content.names import NAMES
from alexandre.content.schema import Int, ListOf, MapOf, OneOf, Record, Row, Word, check
from alexandre.games.phalanxx.meta import COLOURS
from alexandre.kernel.board import Fault, Path, Plain
from alexandre.kernel.text import Arg, Msg

MOST_REGIONS: Final = 60
MOST_CARDS: Final = 60

SYMBOLS: Final = ("archers", "cavalry", "infantry")
ABILITIES: Final = ("forge", "scout", "talents", "total", "camouflage")

# Of what points consist.  [15.1-15.7]
PARTS: Final = ("strength", "turned", "soldiers", "regions", "camouflage", "talents", "groups")
# What a condition may ask for, and what a strength may follow.  [7.3] [8.2]
NEEDS: Final = ("white_dice", "orange_dice", "violet_dice", "total", "talents", "strength",
                *SYMBOLS, *COLOURS, "cities", "oases", "soldiers")
SIDES: Final = {"four": 4, "three": 3}  # side → how many start on it

_TITLE = OneOf(("phalanxx",))
_NUMBER = Int(0, 99)
_SOME = Int(1, 99)
_PAIR = Row((Word(), Word()))

CARD: Final = Record(
    {
        "id": Word(),
        "epoch": Int(1, 3),
        "names": NAMES,
        "colour": OneOf(COLOURS),
        "strength": ListOf(_NUMBER, 1, 9),
        "needs": MapOf(OneOf(NEEDS), _SOME, len(NEEDS)),
    },
    {
        "symbol": OneOf(SYMBOLS),
        "counts": OneOf((*SYMBOLS, *COLOURS)),
        "ability": OneOf(ABILITIES),
    },
)

BOX: Final = Record({
    "title": _TITLE,
    "kind": OneOf(("box",)),
    "seats": Row((Int(1, 4), Int(1, 4))),
    "soldiers": Int(3, 40),
    "row": Int(1, 9),
    "hand": Int(1, 9),
    "removed": Row((_NUMBER, _NUMBER, _NUMBER, _NUMBER)),
    "last": _SOME,
    "most_talents": Int(18, 99),
    "income": _SOME,
    "low_roll": Record({"most": Int(3, 18), "talents": _SOME}),
    "exchange_from": _SOME,
    "scout_price": _SOME,
    "conflict": _SOME,
    "merchant_price": _SOME,
    "legend": Record({"hand": Int(1, 9), "strength": _SOME}),
    "points": Record(dict.fromkeys(("turned", "soldier", "talents", "group"), _SOME)),
    "gear": _NUMBER,
    "rival": Record({"names": NAMES}),
    "heroism": Record({"names": NAMES}),
    "cards": ListOf(CARD, 3, MOST_CARDS),
})

REGION: Final = Record({
    "id": Word(),
    "names": NAMES,
    "at": Row((Int(-18000, 18000), Int(-9000, 9000))),
})

SIDE: Final = Record({
    "cities": MapOf(Word(), Int(0, 20), MOST_REGIONS),
    "oases": MapOf(Word(), Int(0, 20), MOST_REGIONS),
    "plain": ListOf(Word(), 0, MOST_REGIONS),
    "starts": ListOf(_PAIR, 3, 4),
    "links": MapOf(Word(), ListOf(Word(), 1, MOST_REGIONS), MOST_REGIONS),
})

BOARD: Final = Record({
    "title": _TITLE,
    "kind": OneOf(("board",)),
    "id": Word(20),
    "names": NAMES,
    "regions": ListOf(REGION, 4, MOST_REGIONS),
    "sides": Record(dict.fromkeys(SIDES, SIDE)),
    "left": Record({
        "regions": ListOf(Word(), 4, MOST_REGIONS),
        "duel": Row((_PAIR, _PAIR)),
        "alone": _PAIR,
    }),
})

_WHOLE = Record({"box": BOX, "board": BOARD})


def faults(data: Plain) -> list[Fault]:
    """Everything wrong with the data of a board, its box included."""
    all_faults = check(_WHOLE, data)
    wrong = [fault.path for fault in all_faults]
    if any(path[:1] in ((), ("board",)) for path in wrong):
        return all_faults
    all_faults += board_faults(data["board"])
    if not wrong:
        all_faults += box_faults(data["box"])
    return all_faults


def box_faults(box: dict[str, Any]) -> Iterator[Fault]:
    """Fewest players first; cards that differ, and enough of each epoch to take some out."""
    low, high = box["seats"]
    if low > high:
        yield fault(("box", "seats"), "seats", low=low, high=high)
    yield from same_ids([card["id"] for card in box["cards"]], ("box", "cards"))
    counts = [sum(card["epoch"] == epoch for card in box["cards"]) for epoch in (1, 2, 3)]
    least = max(box["removed"]) + box["row"]
    if min(counts) < least or counts[2] < max(box["removed"]) + box["last"]:
        yield fault(("box", "cards"), "few_cards", n=least)


def board_faults(board: dict[str, Any]) -> Iterator[Fault]:
    """Two sides of known regions, and a part of the larger one for two players."""
    ids = [region["id"] for region in board["regions"]]
    yield from same_ids(ids, ("board", "regions"))
    for name, starts in SIDES.items():
        yield from side_faults(board["sides"][name], starts, ids, ("board", "sides", name))
    four, left = board["sides"]["four"], board["left"]
    where: Path = ("board", "left")
    yield from strangers(left["regions"], of_side(four), (*where, "regions"))
    yield from cut_off(four, left["regions"], (*where, "regions"))
    pairs = (left["duel"][0], left["duel"][1], left["alone"])
    for pair, path in zip(pairs, (("duel", 0), ("duel", 1), ("alone",)), strict=True):
        yield from start_faults(pair, four, left["regions"], (*where, *path))
    yield from same_ids([id for pair in left["duel"] for id in pair], (*where, "duel"))


def side_faults(side: dict[str, Any], starts: int, ids: list[str], where: Path) -> Iterator[Fault]:
    """Regions of the board, each once; links between them that leave none out; the starts."""
    regions = of_side(side)
    yield from same_ids(regions, where)
    for part in ("cities", "oases", "plain"):
        yield from strangers(side[part], ids, (*where, part))
    for origin, ends in side["links"].items():
        yield from strangers((origin, *ends), regions, (*where, "links", origin))
        if origin in ends or len(set(ends)) < len(ends):
            yield fault((*where, "links", origin), "same_link", id=origin)
    yield from cut_off(side, regions, where)
    if len(side["starts"]) != starts:
        yield fault((*where, "starts"), "starts", n=starts)
    for number, pair in enumerate(side["starts"]):
        yield from start_faults(pair, side, regions, (*where, "starts", number))
    yield from same_ids([id for pair in side["starts"] for id in pair], (*where, "starts"))


def of_side(side: dict[str, Any]) -> list[str]:
    """The regions of a side."""
    return [*side["cities"], *side["oases"], *side["plain"]]


def start_faults(pair: list[str], side: dict[str, Any], regions: list[str],
                 where: Path) -> Iterator[Fault]:
    """A city, then an oasis, both in play.  [2.9]"""
    for place, (id, part) in enumerate(zip(pair, ("cities", "oases"), strict=True)):
        if id not in side[part] or id not in regions:
            yield fault((*where, place), "no_start", id=id)


def cut_off(side: dict[str, Any], regions: list[str], where: Path) -> Iterator[Fault]:
    """Every region can be reached from the first without leaving these."""
    reached = regions[:1]
    for here in reached:
        for origin, ends in side["links"].items():
            near = ends if origin == here else [origin] if here in ends else []
            reached += [id for id in near if id in regions and id not in reached]
    for id in regions:
        if id not in reached:
            yield fault(where, "cut_off", id=id)


def same_ids(ids: list[str], where: Path) -> Iterator[Fault]:
    """Nothing is named twice."""
    for place, id in enumerate(ids):
        if id in ids[:place]:
            yield fault(where, "same_id", id=id)


def strangers(ids: Iterable[str], known: list[str], where: Path) -> Iterator[Fault]:
    """Only what the board knows."""
    for id in ids:
        if id not in known:
            yield fault(where, "stranger", id=id)


def fault(where: Path, key: str, **args: Arg) -> Fault:
    """A fault of this title at its place."""
    return Fault(where, Msg(f"phalanxx.shape.{key}", tuple(args.items())))
