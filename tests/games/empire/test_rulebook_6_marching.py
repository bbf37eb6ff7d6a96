"""Chapter 6: arrows, steps, groups and what a crossing costs."""

from __future__ import annotations

from alexandre.games.empire import events
from tests.games.empire.story import moving, open_region


def test_armies_leave_the_symbol_for_the_first_province__6_1() -> None:
    story = moving((5, 5, 5), (5, 5, 5))

    assert story.offers("march") == [f"start1>macedonia {n}" for n in range(1, 6)]
    assert story.refused("march start1>macedonia 6") == "6.1"


def test_capadocia_and_cilicia_touch_but_no_arrow_joins_them__1_4() -> None:
    story = moving((6, 5, 4), (5, 5, 5), region="asia_minor")
    story.play("march start2>mysia 6; march mysia>phrygia 6 after 1; pay 2")

    assert {text.split()[1] for text in story.offers() if text.startswith("march")} == {
        "phrygia>mysia", "phrygia>lydia", "phrygia>capadocia", "phrygia>cilicia"}
    story.play("march phrygia>capadocia 6 after 2; pay 1")
    assert not any("capadocia>cilicia" in text for text in
                   [action.text for action in story.game.lexicon.actions])


def test_three_provinces_a_turn_the_first_one_counted__6_2() -> None:
    story = moving((5, 5, 5), (5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>thessalia 5 after 1;"
               "march thessalia>macedonia 5 after 2")
    story.offering("march").refuses("march macedonia>thessalia 1 after 2", "6.2")


def test_steps_are_not_saved_up__6_2() -> None:
    story = moving((5, 5, 5), (5, 5, 5)).end_turns(2).split((5, 5), (5, 5))
    story.play("march start1>macedonia 1; march macedonia>thessalia 1 after 1;"
               "march thessalia>macedonia 1 after 2")

    assert [text for text in story.offers("march") if "start1" not in text] == []


def test_a_group_pays_an_arrow_once__6_3() -> None:
    story = moving((5, 5, 5), (5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>triballia 5 after 1; pay 1")

    assert story.table.purse(0) == 9
    assert story.events_of(events.CrossingPaid)[0].temples == 1


def test_groups_that_go_separately_pay_separately__6_4() -> None:
    story = moving((5, 5, 5), (5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>triballia 2 after 1; pay 1;"
               "march macedonia>triballia 3 after 1; pay 1")

    assert story.table.purse(0) == 8


def test_any_mix_of_both_boxes_pays__6_5() -> None:
    story = moving((5, 2, 8), (5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>triballia 5 after 1; pay 1;"
               "march triballia>thracia 5 after 2")
    story.offering("pay", "0", "1").refuses("pay 2; pay 3; end", "6.5").play("pay 1")
    assert (story.dump()["temple_box"][0], story.dump()["city_box"][0]) == (0, 7)


def test_the_city_box_must_hold_what_it_pays__6_5() -> None:
    story = moving((9, 6, 0), (5, 5, 5))
    story.play("march start1>macedonia 9; march macedonia>triballia 9 after 1")
    story.has(offers=["pay 1"]).refuses("pay 0", "6.5")


def test_who_cannot_pay_cannot_go__6_5() -> None:
    story = moving((15, 0, 0), (5, 5, 5)).play("march start1>macedonia 15")

    assert story.refused("march macedonia>triballia 1 after 1") == "6.5"
    assert story.offers("march")[0] == "macedonia>thessalia 1 after 1"


def test_a_ship_costs_three_and_carries_any_number__6_5() -> None:
    story = moving((7, 4, 4), (5, 5, 5))
    story.play("march start1>macedonia 7; march macedonia>thessalia 7 after 1;"
               "march thessalia>hellas 7 after 2; pay 1").end_turns(2).split((4, 3), (5, 5))
    story.play("march hellas>thracia 7; pay 2")

    assert story.events_of(events.ArmiesMarched)[-1].is_ship and story.table.purse(0) == 4


def test_armies_of_other_steps_join_the_group_that_has_paid__6_6() -> None:
    story = moving((6, 5, 4), (5, 5, 5))
    story.play("march start1>macedonia 2").end_turns(2).split((5, 4), (5, 5))
    story.play("march start1>macedonia 3; march macedonia>triballia 2; pay 1")

    assert story.offers("join") == [f"macedonia>triballia {n} after 1" for n in (1, 2, 3)]
    story.play("join macedonia>triballia 3 after 1")
    assert story.table.purse(0) == 8
    assert story.dump()["armies"][0] == {"start": 1, "triballia": 5}
    assert story.dump()["stepped"] == {"triballia": [2, 3, 0]}


def test_nobody_joins_a_group_that_is_gone__6_6() -> None:
    story = moving((6, 5, 4), (5, 5, 5))
    story.play("march start1>macedonia 2").end_turns(2).split((5, 4), (5, 5))
    story.play("march start1>macedonia 3; march macedonia>triballia 1; pay 1;"
               "march macedonia>thessalia 1")

    assert story.refused("join macedonia>triballia 1 after 1") == "6.6"
    assert story.refused("join macedonia>triballia 1 after 2") == "6.6"


def test_those_who_join_have_made_more_steps__6_6() -> None:
    story = moving((6, 5, 4), (5, 5, 5))
    story.play("march start1>macedonia 6; march macedonia>triballia 3 after 1; pay 1")

    assert story.refused("join macedonia>triballia 1 after 1") == "6.6"


def test_no_way_back_to_the_symbol_nor_into_another_region__6_7() -> None:
    story = moving((5, 5, 5), (5, 5, 5), region="asia_minor")

    assert not any(action.text.split()[1].endswith(">start2") for action
                   in story.game.lexicon.actions if action.text.startswith("march"))
    assert story.refused("march start1>macedonia 1") == "6.7"


def test_entering_the_goal_ends_the_region_but_all_others_still_move__6_8() -> None:
    story = moving((5, 5, 5), (5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>triballia 5 after 1; pay 1;"
               "march triballia>thracia 1 after 2; pay 2; march triballia>thracia 1 after 2;"
               "pay 2")

    assert [each.seat for each in story.events_of(events.GoalEntered)] == [0]  # told once
    story.end_turns().play("march start1>macedonia 5").end_turns().has(region="asia_minor")
    assert story.events_of(events.RegionEnded)[0].by_goal


def test_passing_through_the_goal_counts__6_8() -> None:
    story = moving((5, 5, 5), (5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>triballia 5 after 1; pay 1")
    story.end_turns(2).split((5, 4), (5, 5))
    story.play("march triballia>thracia 1; pay 0; march thracia>triballia 1 after 1").end_turns(2)

    assert story.dump()["region"] == "asia_minor"


def test_between_turns_armies_stay__6_9() -> None:
    story = moving((5, 5, 5), (5, 5, 5)).play("march start1>macedonia 4").end_turns(2)

    assert story.dump()["armies"] == [{"start": 1, "macedonia": 4}, {"start": 5}]


def test_the_way_back_of_an_arrow_may_cost_something_else__1_4() -> None:
    story = open_region((0, 5, 5, 5), (0, 5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>triballia 5 after 1; pay 1;"
               "march triballia>macedonia 5 after 2")

    assert story.table.purse(0) == 9
