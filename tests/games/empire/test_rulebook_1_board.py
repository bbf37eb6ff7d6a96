"""Chapters 1 and 2: the board, the box, and where a game begins."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from alexandre.content.board import board
from alexandre.games import faults, load
from alexandre.games.empire.tables import Tables
from alexandre.kernel.text import Refusal
from tests.games.empire.story import begin

TABLES = Tables(board("empire", "campaign"))


def sites(kind: int) -> list[int]:
    """The number of each region's sites of a kind."""
    return [sum(TABLES.sites[province][kind] for province in region.provinces)
            for region in TABLES.regions]


def test_six_regions_of_thirty_four_provinces__1_1() -> None:
    assert [len(region.provinces) for region in TABLES.regions] == [5, 6, 6, 6, 5, 6]


def test_thirteen_temple_sites_and_seventeen_city_sites__1_2() -> None:
    assert sites(0) == [2, 2, 2, 3, 2, 2]
    assert sites(1) == [2, 3, 3, 3, 3, 3]


def test_the_goals_in_their_order__1_3() -> None:
    assert [TABLES.ids[region.goal] for region in TABLES.regions] == [
        "thracia", "cilicia", "aegyptus", "media", "sogdiana", "paurava"]


def test_ships_cost_three_and_all_other_arrows_two_at_most__1_4() -> None:
    assert {arrow.cost for arrow in TABLES.arrows if arrow.is_ship} == {3}
    assert {arrow.cost for arrow in TABLES.arrows if not arrow.is_ship} == {0, 1, 2}


@pytest.mark.parametrize(("region", "steps"), list(enumerate((3, 3, 3, 4, 4, 3))))
def test_four_regions_can_be_crossed_in_one_turn__6_2(region: int, steps: int) -> None:
    """Worked out here from the drawn arrows, not by the rules."""
    here = TABLES.regions[region]
    away = {TABLES.start: 0}
    queue = [TABLES.start]
    for place in queue:
        for number in here.arrows:
            arrow = TABLES.arrows[number]
            if arrow.origin == place and arrow.target not in away:
                away[arrow.target] = away[place] + 1
                queue.append(arrow.target)

    assert away[here.goal] == steps


def test_no_arrow_joins_what_only_touches__1_4() -> None:
    joined = {(TABLES.ids[arrow.origin], TABLES.ids[arrow.target]) for arrow in TABLES.arrows
              if arrow.origin != TABLES.start}
    for pair in (("capadocia", "cilicia"), ("macedonia", "thracia"), ("caria", "phrygia"),
                 ("phoenicia", "damascene"), ("assyria", "media")):
        assert pair not in joined and pair[::-1] not in joined


def test_two_to_five_play__2_1() -> None:
    assert begin(5).dump()["pool"] == [15] * 5
    for seats in (1, 6):
        with pytest.raises(Refusal):
            load("empire").start(seats, {})


def test_every_piece_is_in_reserve_at_first__1_6() -> None:
    assert [each.left for each in begin(3).view().players] == [(10, 8)] * 3
    assert begin(3).totals() == [0, 0, 0]


# A board with faults is told all of them, each at its place.

def check_change(*path: Any, value: Any) -> list[tuple[Any, str]]:
    """The faults of the board with one value changed."""
    data = copy.deepcopy(board("empire", "campaign").data)
    inside = data
    for step in path[:-1]:
        inside = inside[step]
    inside[path[-1]] = value
    return [(fault.path, fault.msg.key) for fault in faults("empire", data)]


REGION = ("board", "regions", 0)


@pytest.mark.parametrize(("path", "value", "key"), [
    ((*REGION, "goal"), "lydia", "stranger"),
    ((*REGION, "provinces", 1, "id"), "macedonia", "same_id"),
    ((*REGION, "arrows", 1), ["macedonia", "lydia", 0], "stranger"),
    ((*REGION, "arrows", 2), ["macedonia", "thessalia", 1], "same_arrow"),
    (("board", "short"), [2, 7], "short"),
    (("box", "seats"), [5, 2], "seats"),
])
def test_a_fault_is_told_at_its_place(path: Any, value: Any, key: str) -> None:
    assert f"empire.shape.{key}" in [fault for _path, fault in check_change(*path, value=value)]


def test_a_province_that_no_army_reaches_is_a_fault__6_2() -> None:
    arrows = [["start", "macedonia", 0], ["macedonia", "thessalia", 0],
              ["macedonia", "triballia", 1], ["triballia", "thracia", 2]]
    data = copy.deepcopy(board("empire", "campaign").data)
    data["board"]["regions"][0].update(arrows=arrows, ships=[])

    assert [fault.msg.key for fault in faults("empire", data)] == ["empire.shape.cut_off"]
