"""The words of an action name only what there is of it; a cue tells no round twice."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from alexandre.games import load
from alexandre.games.empire.actions import March
from alexandre.games.empire.events import RoundScored
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.rules.prompts import key_of_boxes
from alexandre.games.empire.shape import START
from alexandre.games.empire.state import PHASES, Phase
from alexandre.games.empire.table.cues import tell_round
from alexandre.games.empire.view import EmpireView
from tests.games.empire.story import moving
from tests.helpers.walks import Table, positions

GAME = cast(Empire, load("empire"))


@pytest.mark.parametrize(("temples", "cities", "key"), [
    (2, 1, "pay"), (0, 3, "pay_cities"), (3, 0, "pay_temples")])
def test_only_boxes_that_pay_are_named__7_1(temples: int, cities: int, key: str) -> None:
    assert key_of_boxes("pay", temples, cities) == key


def test_steps_that_are_left_are_named_only_where_armies_differ_by_them__6_2() -> None:
    seen = set()
    for state in positions(Table("empire", "campaign", 2, ()), seed=5, every=3):
        marches = [each for each in state.legal() if state.actor() >= 0 and isinstance(each, March)
                   and not each.origin.startswith(START)]
        for action in marches:
            label = GAME.label(state, action)
            is_mixed = any((each.arrow, each.after) == (action.arrow, 1)
                           for each in marches)
            has_told = not label.key.endswith("_last")
            assert not has_told or label.arg("left")
            assert has_told or not is_mixed or action.after
            seen.add((has_told, is_mixed))
    assert {(True, True), (False, False)} <= seen


def test_a_round_is_told_unless_its_region_is_over_and_tells_the_same__8_1() -> None:
    view = cast(EmpireView, GAME.view(moving((5, 5, 5), (5, 5, 5)).state, 0))
    event = RoundScored(GAME.tables.regions[0].noun, 1, ())

    assert tell_round(event, view, view) is not None
    assert tell_round(event, view, replace(view, phase=PHASES[Phase.OVER])) is None
    assert tell_round(event, view, replace(view, region="india")) is None
