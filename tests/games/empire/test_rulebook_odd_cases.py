"""Odd cases beside the rule book's own examples: ties within ties, empty boxes, last turns."""

from __future__ import annotations

from alexandre.games.empire import events
from alexandre.kernel.contract import CHANCE, OVER
from tests.games.empire.story import begin, moving, open_region
from tests.helpers.walks import outcome_of

OUT = "march start1>macedonia 5"
TO_HELLAS = "march macedonia>thessalia 5 after 1; march thessalia>hellas 5 after 2"


def test_of_three_highest_bids_only_those_draw_who_tie_to_the_end__5_4() -> None:
    story = begin(4).split((2, 5, 4, 4), (2, 5, 4, 4), (2, 4, 4, 5), (0, 6, 4, 5))
    assert story.state.actor() == CHANCE
    assert [(action.text, weight) for action, weight in story.state.outcomes()] == [
        ("lot 0", 1), ("lot 1", 1)]
    story.play("lot 1")

    assert story.table.queue == [1, 0, 2, 3]


def test_a_tie_of_three_is_drawn_twice__5_4() -> None:
    assert begin(3).split(*[(1, 5, 4, 5)] * 3).play("lot 2; lot 0").table.queue == [2, 0, 1]


def test_everything_may_go_to_the_order_and_then_nothing_moves__5_8() -> None:
    story = begin().split((15, 0, 0, 0), (0, 5, 5, 5)).take(1, 2).has(offers=["end"])
    story.refuses("march start1>macedonia 1", "6.1")


def test_a_fourth_province_is_refused_even_where_it_could_be_paid__6_2() -> None:
    story = moving((9, 3, 3), (5, 5, 5)).play(
        "march start1>macedonia 9; march macedonia>thessalia 9 after 1;"
        "march thessalia>hellas 9 after 2; pay 0")

    assert story.offers() == ["temple hellas", "city hellas", "end"]


def test_what_pays_for_a_crossing_is_missing_in_a_contest__8_5() -> None:
    """Four against three, but two of the four went over arrows."""
    story = moving((5, 4, 6), (5, 3, 7)).play(
        OUT + "; march macedonia>triballia 1 after 1; pay 1;"
        "march macedonia>thessalia 2 after 1; march thessalia>hellas 1 after 2; pay 1;"
        "temple macedonia; end; march start1>macedonia 5; temple macedonia; end")

    assert [(raised.seat, raised.price, raised.second) for raised
            in story.events_of(events.BuildingRaised)] == [(1, 3, 2)]


def test_if_two_of_three_have_the_most_the_third_builds_nothing_either__8_6() -> None:
    story = moving((5, 5, 5), (5, 5, 5), (5, 3, 7)).play(f"{OUT}; temple macedonia; end;" * 3)

    assert not story.events_of(events.BuildingRaised)
    assert [failed.seats for failed in story.events_of(events.BuildingFailed)] == [(0, 1, 2)]
    assert story.table.left == [10, 8] * 3


def test_a_tie_of_empty_boxes_is_a_tie__8_6() -> None:
    story = moving((5, 0, 10), (5, 0, 10)).play(f"{OUT}; temple macedonia; end;" * 2)

    assert [failed.reason for failed in story.events_of(events.BuildingFailed)] == ["tied"]


def test_one_resource_wins_a_city_from_an_empty_box_and_not_by_option__8_7() -> None:
    boxes = (13, 0, 2), (9, 6, 0)
    for contest, built in (("plain", 1), ("floor", 0)):
        story = open_region(*((0, *each) for each in boxes), contest=contest)
        story.play(f"{OUT}; {TO_HELLAS}; pay 0; city hellas; end;"
                   f"{OUT}; {TO_HELLAS}; pay 1; city hellas; end")
        assert len(story.events_of(events.BuildingRaised)) == built


def test_two_temples_of_two_players_stand_side_by_side__7_3() -> None:
    story = moving((5, 5, 5), (5, 5, 5)).play(f"{OUT}; temple macedonia; end; {OUT}; end")
    story.split((4, 5), (5, 5)).play("end; temple macedonia; end")

    assert [story.table.standing(seat, 0, 0) for seat in (0, 1)] == [1, 1]


def test_nobody_left_the_symbol_and_nothing_scores__8_2() -> None:
    story = moving((5, 5, 5), (5, 5, 5)).end_turns(2).has(totals=[0, 0])
    assert not story.events_of(events.ProvinceHeld)


def test_the_goal_of_a_third_turn_and_the_last_player_counts__6_8() -> None:
    story = moving((5, 6, 4), (5, 6, 4)).end_turns(2).split((6, 4), (6, 4)).end_turns(2)
    story.split((6, 4), (6, 4)).end_turns().play(
        f"{OUT}; march macedonia>triballia 5 after 1; pay 1;"
        "march triballia>thracia 5 after 2; pay 2; city thracia; end")

    assert [ended.by_goal for ended in story.events_of(events.RegionEnded)] == [True]
    assert story.dump()["cities"] == {"thracia": 1}


def test_two_ways_into_one_province_are_paid_each__6_4() -> None:
    story = begin(length="short").split((0, 6, 5, 4), (0, 5, 6, 4))
    story.play("march start2>mysia 6; march mysia>lydia 3 after 1;"
               "march lydia>phrygia 3 after 2; pay 1; march mysia>phrygia 3 after 1; pay 2")

    assert (story.table.temple_box[0], story.table.city_box[0]) == (2, 4)


def test_what_stands_stays_when_a_region_ends_and_everything_else_comes_back__9_3() -> None:
    story = begin().split((3, 5, 2, 5), (0, 5, 6, 4)).take(1, 2)
    story.play(f"{OUT}; march macedonia>triballia 4 after 1; pay 1;"
               "march triballia>thracia 1 after 2; pay 0; temple macedonia; end; end")

    assert story.dump()["region"] == "asia_minor" and story.table.pool == [15, 15]
    assert sum(story.table.armies) == 0
    assert story.table.standing(0, 0, 0) == 1


def test_a_game_in_which_nobody_ever_moves_is_shared_at_nothing__10_4() -> None:
    story = begin()
    while story.state.actor() != OVER:
        offers = story.offers()
        story.play("end" if "end" in offers else offers[0])
    outcome = outcome_of(story.state)

    assert (outcome.winners, outcome.reason) == ((0, 1), "turns")
    assert story.totals() == [0, 0]


def test_a_count_of_none_is_said_in_a_word_of_its_own__6_1() -> None:
    story = moving((5, 5, 5), (5, 5, 5))

    keys = [reason.key for text in ("march macedonia>triballia 1", "march start1>macedonia 6")
            if (reason := story.why(text)) is not None]
    assert keys == ["empire.why.nobody_there", "empire.why.no_armies"]
