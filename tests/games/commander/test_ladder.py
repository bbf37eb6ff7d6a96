"""The sheet of a battle: who stands against whom, what is told of the place."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from alexandre.games.commander.rules import Commander
from alexandre.games.commander.table.pictures.ladder import ladder_of
from alexandre.games.commander.view import CommanderView
from alexandre.kernel.text import Msg
from alexandre.scenes.base.history import History
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
