"""Chapters 6, 12 and 13: dice in slots, dice pushed, incomes and exchanges."""

from __future__ import annotations

from alexandre.games.phalanxx.events import Compensated, DiePushed
from tests.games.phalanxx.story import tell
from tests.helpers.planned import click_spots


def test_all_three_dice_are_used_and_income_is_always_possible__6_1() -> None:
    story = tell(talents={0: 0}, dice={0: "white 6, orange 6, violet 6"},
                 rolled="white 1, white 1, white 1", lost={0: 9})
    for place in (1, 2, 3):
        assert story.offers("income")
        story.play(f"income {place}>{place}")

    assert story.talents() == 9


def test_a_slot_takes_one_die_and_a_die_one_slot__6_2() -> None:
    story = tell(rolled="white 4, white 3, white 2").play("income 2>1")

    assert story.refused("income 2>2; push 1>1; conquer susiana 1>1; income 2>1 for 2.1") == "6.2"
    assert story.refused("sacrifice 2=6") == "6.2"


def test_of_dice_and_slots_that_are_alike_the_first_stands_for_all__6_2() -> None:
    """Reading: they are interchangeable."""
    story = tell(dice={0: "white 3, white 3, violet 3", 1: "orange 3, orange 3, violet 3"},
                 rolled="white 4, white 4, white 2")

    assert story.offers("income") == ["1>1", "1>3", "3>1", "3>3", "1>1 for 2.1", "1>1 for 2.3",
                                      "1>3 for 2.1", "3>1 for 2.1", "3>1 for 2.3", "3>3 for 2.1"]
    for text in ("income 2>1", "income 1>2", "income 1>1 for 2.2", "sacrifice 2=6"):
        assert story.refused(text) == "6.2"


def test_the_real_reason_comes_before_a_like_die_or_slot__6_2() -> None:
    """Slots 1 and 3 are alike; what is refused in the first is refused so in the other too."""
    story = tell(dice={0: "white 5, orange 6, white 5", 1: "orange 1, violet 2, violet 3"},
                 rolled="white 2, white 6, white 6", hands={0: ("mounted_scouts", "slingers")},
                 talents={0: 2})

    for like in ("play mounted_scouts 1>{}", "conquer susiana 1>{}", "push 1>{}",
                 "play slingers 1>{}", "conquer lydia 2>{}", "income 1>{} for 2.1"):
        first, third = story.why(like.format(1)), story.why(like.format(3))
        assert first is not None
        assert first == third
    story.refuses("play mounted_scouts 1>3", "6.4").refuses("push 1>3", "12.2")
    story.refuses("play mounted_scouts 2>3", "6.2")  # offered beside the first slot
    assert "mounted_scouts 2>1" in story.offers("play")


def test_the_same_action_may_come_several_times__6_3() -> None:
    story = tell(rolled="white 4, white 5, white 6")
    story.play("conquer susiana 3>2; conquer isatis 1>1; conquer media 2>3")

    assert [story.owner(region) for region in ("susiana", "isatis", "media")] == [0, 0, 0]


def test_a_die_must_show_as_much_as_the_personal_one__6_4() -> None:
    story = tell(dice={0: "white 4, orange 3, violet 5"}, rolled="white 3, white 4, white 1",
                 hands={0: ("levy_spearmen",)})

    assert [text for text in story.offers() if text.startswith("play")] == [
        "play levy_spearmen 1>2", "play levy_spearmen 2>1", "play levy_spearmen 2>2"]
    assert story.refused("play levy_spearmen 1>1; conquer susiana 3>2") == "6.4"


def test_where_no_die_will_do_the_refusal_speaks_of_turning_one__6_4() -> None:
    """The finding: “choose a higher die or another slot”, where none would do."""
    for lost, key in ((0, "dice_too_low"), (9, "die_too_low")):
        story = tell(dice={0: "white 4, orange 3, violet 5"}, rolled="white 1, white 2, white 1",
                     hands={0: ("levy_spearmen",)}, lost={0: lost})
        (told,) = click_spots(story).why("hand:levy_spearmen")[:1]
        assert told.key == f"phalanxx.why.{key}"


def test_a_soldier_turns_a_die_as_often_as_there_are_soldiers__6_5() -> None:
    story = tell(rolled="white 1, white 1, white 2", lost={0: 7})
    assert story.dump()["reserve"][0] == 2
    story.refuses("sacrifice 1=1", "6.5").play("sacrifice 1=6; sacrifice 3=6")
    story.has(rolled=["white 6", "white 1", "white 6"]).refuses("sacrifice 2=6", "6.5")


def test_a_die_that_was_turned_makes_no_low_roll__6_6() -> None:
    story = tell(rolled="white 4, white 4, white 1", talents={0: 0}).play("sacrifice 1=1")

    assert story.talents() == 0 and story.events_of(Compensated) == []


def test_a_push_from_four_to_six_brings_two_talents__12_3() -> None:
    """The book's first example."""
    story = tell(dice={0: "white 3, orange 4, violet 3"}, rolled="white 6, white 1, white 1")
    story.play("push 1>2").has(talents=12, dice=["white 3", "white 6", "violet 3"])
    story.has(grey=[None, "orange 4", None])
    assert story.events_of(DiePushed)[0].paid == -2


def test_a_push_from_four_to_one_costs_three_talents__12_2() -> None:
    """The book's second example."""
    story = tell(dice={0: "white 3, orange 4, violet 3"}, rolled="white 6, white 1, white 1")

    assert story.play("push 2>2").talents() == 7


def test_an_equal_die_costs_nothing__12_1() -> None:
    story = tell(dice={0: "white 3, orange 4, violet 3"}, rolled="white 4, white 1, white 1")

    assert story.play("push 1>2").talents() == 10


def test_a_push_needs_no_higher_die_but_its_price__12_2() -> None:
    story = tell(dice={0: "white 3, orange 4, violet 3"}, rolled="white 6, white 1, white 1",
                 talents={0: 2})

    assert story.refused("push 2>2") == "12.2"
    assert "2>1" in story.offers("push")


def test_the_value_when_it_is_placed_counts__12_4() -> None:
    story = tell(dice={0: "white 3, orange 4, violet 3"}, rolled="white 6, white 1, white 1")
    story.play("sacrifice 2=5; push 2>2").has(talents=11)
    assert story.dice()[1] == "white 5"


def test_the_die_pushed_out_travels_on__12_1() -> None:
    story = tell(rolled="white 3, white 4, white 5").play("push 1>2; income 2>1; income 3>3; pass")

    assert story.dump()["rolled"] == ["white", "orange", "white"]


def test_an_income_is_three_talents_with_any_die__13_1() -> None:
    assert tell(dice={0: "white 6, orange 6, violet 6"}).play("income 3>1").talents() == 13


def test_a_personal_die_is_exchanged_for_an_equal_one__13_2() -> None:
    """Reading: nobody is asked, and no talents move."""
    story = tell(dice={0: "white 3, orange 4, violet 5", 1: "white 4, orange 1, violet 3"})
    assert [text for text in story.offers("income") if text.startswith("1>1")] == [
        "1>1", "1>1 for 2.3"]

    story.play("income 1>1 for 2.3").has(dice=["violet 3", "orange 4", "violet 5"])
    assert story.dice(1) == ["white 4", "orange 1", "white 3"]
    assert (story.talents(0), story.talents(1)) == (13, 10)


def test_an_exchange_needs_another_player_and_the_same_value__13_2() -> None:
    story = tell(dice={0: "white 3, orange 4, violet 5", 1: "white 3, orange 1, violet 3"})

    assert story.refused("income 1>1 for 2.2; income 1>1 for 1.2; income 1>1 for 3.1") == "13.2"


def test_dice_that_are_alike_are_not_exchanged__13_3() -> None:
    """Reading: it would change nothing."""
    story = tell(dice={0: "white 3, orange 4, violet 5", 1: "white 3, orange 1, violet 3"})

    assert story.refused("income 1>1 for 2.1") == "13.3"
