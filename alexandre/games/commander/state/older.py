"""Dumps of older versions, brought to the present one."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.board import Plain
from alexandre.kernel.plain import as_dict, as_int

LAST_RALLY: Final = 7  # what a battle noted when a Rally was the last plan chosen


def without_orders(body: Plain) -> Plain:
    """1 → 2: things are named in any order; Hephaestion helps from the beginning of a battle."""
    dump = as_dict(body, (), ("advisors", "abstaining", "battle"))
    dump.pop("mark", None)
    if dump["battle"] is None:
        return dump
    battle = as_dict(dump["battle"], ("battle",), ("stage", "plans", "last", "value_bonus"))
    last = battle.pop("last")
    if battle["stage"] == "planning":
        battle["morale"] = battle["plans"].get("rally", 0) - (last == LAST_RALLY)
    is_heard = dump["advisors"].get("hephaestion") == "held" and dump["abstaining"] != 1
    if battle["stage"] in ("opening", "drawing") and is_heard:
        battle["value_bonus"] += 1
        dump["advisor_used"] = 1
    return dump


SECTIONS: Final = 5  # of the mole, which had one more
MOST: Final = SECTIONS + 1


def with_shorter_mole(body: Plain) -> Plain:
    """2 → 3: the mole that was complete is complete, and one section less made it so."""
    dump = as_dict(body, (), ("tracks",))
    tracks = as_dict(dump["tracks"], ("tracks",))
    if "mole" in tracks:
        tracks["mole"] = min(SECTIONS, as_int(tracks["mole"], ("tracks", "mole"), 0, MOST))
    return dump
