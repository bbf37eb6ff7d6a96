"""Snapshots made by hand: every count of the box is obeyed, and the law that fails is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from alexandre.games.commander.rules import Commander
from alexandre.kernel.contract import BadState
from alexandre.kernel.text import Msg
from tests.games.commander.field import fought
from tests.games.commander.story import Campaign, begin, retell


def campaign() -> Campaign:
    """The Granicus on its first turn."""
    return begin().to_conquest()


def change(**changes: Any) -> Callable[[dict[str, Any]], None]:
    """A dump with these fields."""
    return lambda dump: dump.update(changes)


@pytest.mark.parametrize(("changes", "law"), [
    ({"army": {"phalanx": [20, 0]}}, "too_many"),
    ({"army": {"phalanx": [2, 3]}}, "too_many"),
    ({"army": {"archers": [0, 1]}}, "forces"),
    ({"cities": ["macedonia"] * 5}, "twice"),
    ({"temples": ["macedonia", "macedonia"]}, "twice"),
    ({"cities": ["macedonia", "chaeronea", "sestus", "ilium", "granicus"]}, "buildings"),
    ({"life": 99}, "life"),
    ({"gold": 96}, "gold"),
    ({"glory": 31}, "glory"),
    ({"walls": {"halicarnassus": [9, 0]}}, "walls"),
    ({"leaders": {"chaeronea": 3, "granicus": 2}}, "leader"),
    ({"destroyed": {"leaders": 3}}, "leader"),
    ({"ops_active": {"one_force": 2, "wall": 1}, "ops_left": {"go": 1}}, "operation"),
    ({"ops_left": {"go": 1, "one_force": 3}}, "operation"),
    ({"tracks": {"mole": 1}}, "siege"),
    ({"mole_wall": 1}, "siege"),
    ({"prophecies": {"winds": 9}}, "prophecy"),
    ({"oracles": ["sardis"]}, "prophecy"),
])
def test_a_count_beyond_the_box_is_refused(changes: dict[str, Any], law: str) -> None:
    with pytest.raises(BadState) as refused:
        retell(campaign(), change(**changes))
    assert refused.value.msg.key == f"commander.law.{law}"


def test_more_forces_than_the_operation_called_are_refused() -> None:
    def gather(dump: dict[str, Any]) -> None:
        dump["cup"]["levy"] -= 2
        dump["ops_forces"]["levy"] = dump["ops_forces"].get("levy", 0) + 2

    with pytest.raises(BadState) as refused:
        retell(campaign(), gather)
    assert refused.value.msg.key == "commander.law.operation"


@pytest.mark.parametrize(("where", "value", "law"), [
    ("mine", ["phalanx"] * 20 + ["alexander"], "too_many"),
    ("foes", ["levy"] * 9, "too_many"),
    ("foes", ["levy"] + ["wall"] * 9, "walls"),
])
def test_a_line_beyond_the_box_is_refused(where: str, value: list[str], law: str) -> None:
    story = fought(foes="levy")
    dump = story.dump()
    dump["battle"][where] = value

    with pytest.raises(BadState) as refused:
        story.game.load(dump)
    assert refused.value.msg.key == f"commander.law.{law}"


def test_an_army_beyond_the_box_is_refused_in_a_battle_too() -> None:
    story = fought(foes="levy")
    dump = story.dump()
    dump["army"] = {"phalanx": [20, 0]}

    with pytest.raises(BadState) as refused:
        story.game.load(dump)
    phalanx = next(kind for kind in cast(Commander, story.game).tables.kinds
                   if kind.id == "phalanx")
    assert refused.value.msg == Msg.of("commander.law.too_many", what=phalanx.noun,
                                       n=phalanx.count)
