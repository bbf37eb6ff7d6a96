"""Chapters 5 and 6: the special move, jokers and the rare cases."""

from __future__ import annotations

import pytest

from tests.helpers.tell import Story, begin, tell


def test_a_card_of_the_hand_may_lead_the_march__5_1() -> None:
    story = tell(hands=("TH", "A"), face_up="LC").offering("spend", "T", "H")
    story.march("spend H", "", "1-4", "5,1").has(hand="T", discards="H", phase="actions")


def test_the_special_move_costs_two_cards__5_1() -> None:
    ordinary = tell(hands=("TC", "A"), face_up="LC").play("follow C; reveal T")
    special = tell(hands=("TC", "A"), face_up="LC").play("spend C")

    assert len(ordinary.hand(0)) - len(special.hand(0)) == 2


def test_a_card_that_is_not_held_cannot_be_spent__5_1() -> None:
    assert tell(hands=("TH", "A")).refused("spend A") == "5.1"


def test_the_special_move_goes_to_the_nearest_space__5_3() -> None:
    tell(hands=("C", "A")).play("spend C").offering("to", "1-6").refuses("to 3-6", "4.4")


def test_the_special_move_has_any_corner_shortest_routes_and_walls__5_3() -> None:
    story = tell(hands=("L", "A")).play("spend L; to 3-3").offering("halt", "3,3", "5,3", "4,4")
    story.play("halt 4,4")
    assert len(story.routes()) == 3
    story.refuses("walk 5,1", "4.6").play("walk 4,2; walk 5,3; walk 4,4").has(black=3)


# Jokers.

def test_a_card_without_a_space_is_passed_over_for_the_other__6_1() -> None:
    tell(barred="L", face_up="LC").offering("follow", "C").refuses("follow L", "6.1")


def test_a_space_under_alexanders_feet_is_no_space__6_1() -> None:

    tell(barred="C", clear="1-6", face_up="LC", alexander="5,1").offering("follow", "L", "C")
    on_its_corner = tell(barred="C", clear="1-6", face_up="LC", alexander="7,1")
    on_its_corner.offering("follow", "L").refuses("follow C", "6.1")


def test_without_a_space_for_either_card_both_are_jokers__6_2() -> None:
    story = tell(barred="LC", face_up="LC")

    assert story.offers("follow") == ["L as T", "L as A", "L as H", "C as T", "C as A", "C as H"]


def test_two_cards_of_one_symbol_without_a_space_are_jokers__6_2() -> None:
    assert tell(barred="L", face_up="LL").offers("follow") == ["L as T", "L as A", "L as C",
                                                              "L as H"]


def test_a_joker_goes_to_the_nearest_space_of_its_symbol__6_2() -> None:
    story = tell(barred="L", face_up="LL").play("follow L as C; reveal T").offering("to", "1-6")
    story.refuses("to 3-6", "4.4")


@pytest.mark.parametrize("action", ["follow L as T", "follow C as T", "follow C as L"])
def test_a_card_is_no_joker_while_a_face_up_card_has_a_space__6_2(action: str) -> None:
    assert tell(barred="L", face_up="LC").refused(action) == "6.2"


def test_a_joker_needs_a_symbol_with_a_space__6_2() -> None:
    tell(barred="LCT", face_up="LC").refuses("follow L as T; follow L as C", "6.2")


def test_jokers_card_by_card_are_refused_by_their_own_rule__6_5() -> None:
    story = tell(barred="A", face_up="LA", joker="per_card")
    assert "A as L" in story.offers("follow")

    assert story.refused("follow A; follow L as T") == "6.5"


def test_the_special_move_stays_open_beside_jokers__6_2() -> None:
    assert tell(barred="LC", face_up="LC", hands=("TL",)).offers("spend") == ["T"]


# Refusals of the rare verbs where nothing rare is the case.

@pytest.mark.parametrize("action", ["stay L", "stay C", "stay"])
def test_alexander_may_not_stay_while_a_space_is_available__6_6(action: str) -> None:
    assert begin(deals="TA", face_up="LC").refused(action) == "6.6"


def test_a_symbol_is_not_free_while_a_card_lies_face_up__6_7() -> None:
    assert begin(deals="TA", face_up="LC").refused("roam L") == "6.7"


def test_a_symbol_is_not_free_while_a_card_of_the_hand_serves__6_7() -> None:
    without_a_row(hands=("T", "*")).refuses("roam T", "6.7").has(offers=["spend T"])


def without_a_row(hands: tuple[str, str]) -> Story:
    """No face-up card, no pile, no discards: everything is in the hands."""
    return tell(hands=hands, face_up="", pile="")
