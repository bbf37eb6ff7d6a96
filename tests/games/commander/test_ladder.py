"""The sheet of a battle: who stands against whom, what is told of the place, and room for dice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import dist
from typing import Any, cast

import pytest

from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.pictures.ladder import (
    MIDDLE,
    SIZE,
    find_room,
    ladder_of,
)
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.text import Msg
from alexandre.scenes.base.history import History
from alexandre.ui.draw.extent import frame
from tests.scenes.rooms import load_bundled

MATCHES = ("commander_gaugamela_time", "commander_granicus_death", "commander_issus_death")


def battles(name: str) -> Iterator[tuple[Commander, CommanderView, Any]]:
    """Every position of every battle of a match."""
    session = load_bundled(name)
    history = History(session.game, session.record)
    for state in history.states:
        view = cast(CommanderView, session.game.view(state, None))
        if view.battle is not None:
            yield cast(Commander, session.game), view, view.battle


@pytest.mark.parametrize("name", MATCHES)
def test_its_head_tells_how_many_stand_on_each_side_and_a_line_of_history(name: str) -> None:
    seen = 0
    for game, view, battle in battles(name):
        told = [each.text for each in ladder_of(game.tables, view, battle).captions
                if each.at[1] < 110]
        assert told.count(str(len(battle.mine))) + told.count(str(len(battle.foes))) >= 2
        assert Msg.of(f"commander.history.{battle.region}") in told
        seen += 1
    assert seen


@pytest.mark.parametrize("name", MATCHES)
def test_dice_lie_where_no_card_is_and_beside_each_other(name: str) -> None:
    columns = set[int]()
    for game, view, battle in battles(name):
        cards = [frame(each) for each in ladder_of(game.tables, view, battle).spots
                 if each.id.startswith("force:")]
        for force in (*battle.mine, *battle.foes):
            if battle.chain or force.has_acted or force.type == "WALL":
                continue
            at, size = find_room(battle, force)
            columns.add(len({each.code for each in (*battle.mine, *battle.foes)
                             if (each.speed, each.is_mine) == (force.speed, force.is_mine)}))
            assert size / 2 <= at[1] <= SIZE[1] - size / 2
            assert (at[1] > MIDDLE) == force.is_mine
            assert not any(left < at[0] + size / 2 and at[0] - size / 2 < right
                           and top < at[1] + size / 2 and at[1] - size / 2 < low
                           for left, top, right, low in cards), (battle.region, force)
    assert max(columns) > 2


def test_the_dice_of_one_column_lie_apart() -> None:
    apart = 0
    for _game, _view, battle in battles(MATCHES[0]):
        for acting in (*battle.mine, *battle.foes):
            line = battle.mine if acting.is_mine else battle.foes
            thrown = sum(each.has_acted for each in line if each.speed == acting.speed)
            if acting.has_acted or not thrown:
                continue
            at, size = find_room(battle, acting)
            first, _size = find_room(battle_of_nobody(battle), acting)
            if not battle.chain:
                assert dist(at, first) > size
                apart += 1
    assert apart


def battle_of_nobody(battle: Any) -> Any:
    """The same before anybody has thrown."""
    return replace(battle, mine=tuple(replace(each, has_acted=False) for each in battle.mine),
                   foes=tuple(replace(each, has_acted=False) for each in battle.foes))
