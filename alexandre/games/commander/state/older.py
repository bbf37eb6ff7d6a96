"""Dumps of older versions, brought to the present one."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.board import Plain
from alexandre.kernel.plain import as_dict

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
