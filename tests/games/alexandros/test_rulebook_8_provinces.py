"""Chapter 8: provinces.  Illustrations 2 and 3 once more, and what a split does."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alexandre.games.alexandros.events import ProvinceClosed
from alexandre.games.alexandros.hints import HINTS
from alexandre.games.alexandros.state import Position
from alexandre.games.alexandros.tables import Province
from alexandre.kernel.text import Who
from tests.helpers.tell import Story, begin, tell
from tests.helpers.walks import Table, positions, tables

TABLES = [table for table in tables() if table.title == "alexandros"]

NORTH_WEST = "1-2 2-2 2-3 3-3"  # two empty spaces, an amphora at 2-2 and a lyre at 3-3


def split_by_march(governors: tuple[str, str]) -> Story:
    """Seat 1 marches from 4,4 through the closed province to 4,2 and cuts it in two."""
    story = tell(mover=1, alexander="4,4", provinces=[NORTH_WEST], governors=governors,
                 hands=("TT", "T"), face_up="CH")
    return story.march("follow H", "T", "1-4", "3,3 4,2")


def test_illustration_3_two_provinces_lie_side_by_side__8_1() -> None:
    story = tell(alexander="4,4", walls="3,1 4,2 5,3 4,4", face_up="CH")

    story.march("follow H", "T", "2-7", "5,3 7,3 8,2")

    east, west = story.province("2-5"), story.province("2-2")
    assert east.cells == ("1-3", "1-4", "1-5", "1-6", "2-4", "2-5", "2-6")
    assert (east.blanks, east.symbols) == (4, {"T": 1, "C": 1, "H": 1})
    assert (west.blanks, west.symbols) == (2, {"A": 1, "L": 1})


def test_walls_that_leave_a_gap_close_nothing__8_1() -> None:
    open_land = tell(walls="3,1 4,2 5,3")
    closed = tell(walls="3,1 4,2 5,3 4,4")

    assert len(open_land.province("3-3").cells) == 145
    assert len(closed.province("3-3").cells) == 4


def test_walls_that_meet_inland_close_a_province_without_a_coast__8_1() -> None:
    assert tell(walls="5,3 7,3 6,4 5,3").province("3-5").cells == ("3-5",)


def test_a_province_is_worth_a_point_for_each_empty_space__8_5() -> None:
    story = tell(hands=("A", ""), provinces=[NORTH_WEST], governors=("2-2",), actions_left=2)

    story.play("levy A")

    assert story.province("2-2").blanks == 2 and story.scores() == [2, 0]


def test_a_province_without_a_symbol_cannot_be_occupied__8_6() -> None:
    story = tell(hands=("TALCH", ""), provinces=["1-2"], actions_left=2)

    assert story.province("1-2").symbols == {}
    assert story.offers("occupy") == []  # the rest of the land is far too dear


def test_a_province_may_wait_for_anybody__8_7() -> None:
    story = begin(deals="TA").march("follow L", "H", "3-3", "4,2 5,3 4,4").play("end")
    story.march("follow H", "T", "1-4", "5,3 4,2")

    assert story.province("2-2").owner is None
    story.offering("occupy", "2-2", "3-3").play("occupy 3-3; settle")
    assert story.province("2-2").owner == 1


def test_a_vacant_province_may_be_split__8_7() -> None:
    story = split_by_march(("", ""))

    assert story.province("2-2").cells == ("1-2", "2-2")
    assert story.province("3-3").cells == ("2-3", "3-3")


def test_a_split_leaves_the_part_with_the_governor_to_its_owner__8_8() -> None:
    story = split_by_march(("3-3", ""))

    assert (story.province("3-3").owner, story.province("3-3").blanks) == (0, 1)
    assert (story.province("2-2").owner, story.province("2-2").blanks) == (None, 1)


def test_nobody_pays_or_receives_for_a_split__8_8() -> None:
    story = split_by_march(("3-3", ""))

    assert (story.hand(0), story.hand(1)) == ("TT", "TH")
    assert story.governors(0) == "3-3"


def test_the_vacant_part_of_a_split_can_be_occupied_at_once__8_8() -> None:
    story = split_by_march(("3-3", "")).play("occupy 2-2; settle")

    assert (story.province("2-2").owner, story.province("3-3").owner) == (1, 0)


def test_a_splitter_may_part_his_own_province__8_8() -> None:
    story = split_by_march(("", "3-3"))

    assert (story.province("2-2").owner, story.province("3-3").owner) == (None, 1)


def test_two_governors_parted_hold_two_provinces__8_9() -> None:
    parted = split_by_march(("2-2 3-3", "")).play("end").march("follow C", "T", "1-6", "6,2")

    together = tell(mover=0, hands=("A", ""), provinces=[NORTH_WEST], governors=("2-2 3-3", ""),
                    actions_left=1)
    assert together.play("levy A").scores() == [0, 0]
    assert (parted.province("2-2").owner, parted.province("3-3").owner) == (0, 0)
    assert [player.income for player in parted.view(0).players] == [2, 0]


def test_the_wall_is_laid_before_the_province_is_told_closed__8_1() -> None:
    story = begin(deals="TA", face_up="LC").play(
        "follow L; reveal H; to 3-3; halt 4,4; walk 4,2; walk 5,3; walk 4,4")

    told = [type(event).__name__ for event in story.told]
    assert told[-4:] == ["AlexanderWalked", "AlexanderWalked", "ProvinceClosed",
                         "AlexanderArrived"]


def test_both_parts_of_a_split_are_told_the_smaller_first__8_1() -> None:
    story = begin(deals="TA", face_up="LC").play(
        "follow L; reveal H; to 3-3; halt 4,4; walk 4,2; walk 5,3; walk 4,4")

    split = next(event for event in story.told if isinstance(event, ProvinceClosed))
    assert split.cells == ("1-2", "2-2", "2-3", "3-3")
    assert (split.blanks, split.sites) == ((2, 78), (2, 63))  # of 145 spaces on this board
    assert split.owners == (None, None) and split.seat == story.state.actor()


def test_a_province_that_was_closed_is_a_fact_while_nobody_owns_it__8_1() -> None:
    story = begin(deals="TA", face_up="LC").play(
        "follow L; reveal H; to 3-3; halt 4,4; walk 4,2; walk 5,3; walk 4,4")
    split = next(event for event in story.told if isinstance(event, ProvinceClosed))
    (closed,) = HINTS.effects(split)

    assert (closed.seat, closed.weight, dict(closed.msg.args)["n"]) == (split.seat, 0, 2)
    assert not HINTS.effects(replace(split, owners=(1, None)))
    assert not HINTS.effects(replace(split, sites=(0, 5)))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_walls_laid_one_by_one_part_the_same_provinces_as_all_at_once__8_1(table: Table) -> None:
    """The steps of a turn end at the result of `derive`, but for the numbering."""
    for state in positions(table, seed=8, every=9):
        assert isinstance(state, Position)
        derived = state.clone()
        derived.derive()
        assert (derived.black, derived.red, derived.shut) == (state.black, state.red, state.shut)
        assert sorted(derived.provinces, key=cells_of) == sorted(state.provinces, key=cells_of)
        assert all(cell in each.provinces[each.province_of[cell]].cells
                   for each in (state, derived) for cell in range(len(state.tables.cells)))
        joined = set(zip(derived.joined, state.joined, strict=True))
        assert len(joined) == len(set(derived.joined)) == len(set(state.joined))


def cells_of(province: Province) -> tuple[int, ...]:
    """The identity of a province, whatever its number."""
    return province.cells


def test_what_the_owner_of_a_split_province_loses_is_told__8_8() -> None:
    """The finding: the line told the smaller part alone, the forecast hid the part now vacant."""
    story = split_by_march(("3-3", ""))
    split = next(event for event in story.told if isinstance(event, ProvinceClosed))

    told = split.msg()
    assert (told.key, dict(told.args)["who"]) == ("alexandros.event.province_lost", Who(0))
    assert dict(told.args)["blanks"] == 1
