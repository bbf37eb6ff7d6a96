"""Chapter 7: taking cards."""

from __future__ import annotations

from tests.helpers.tell import tell


def test_a_card_comes_unseen_from_the_pile__7_1() -> None:
    story = tell(hands=("T", "A"), face_up="LC", actions_left=2).play("draw; deal H")
    story.has(hand="TH", pile=50)
    assert story.view(1).players[0].known == {}


def test_a_card_comes_from_the_row__7_1() -> None:
    story = tell(hands=("T", "A"), face_up="LC", actions_left=2).play("take L").has(hand="TL")
    story.has(pile=51)
    assert story.view(1).players[0].known == {"L": 1}


def test_only_face_up_cards_and_the_pile_are_there_to_take__7_1() -> None:
    story = tell(hands=("T", "A"), face_up="LC", actions_left=2).offering("take", "L", "C")
    story.refuses("take H", "7.1")


def test_the_second_card_comes_from_the_pile_or_what_is_left_of_the_row__7_2() -> None:
    story = tell(face_up="LC", actions_left=2).play("take L").has(face_up="C")
    story.offering("take", "C").offering("draw", "")
    assert story.refused("take L") in ("7.1", "7.2")


def test_the_other_of_two_equal_cards_can_still_be_taken__7_2() -> None:
    tell(face_up="LL", actions_left=2).play("take L; take L").has(hand="LL", face_up="")


def test_one_card_is_laid_out_for_each_that_was_taken__7_3() -> None:
    one = tell(face_up="LC", actions_left=2).play("take L; draw; deal T; end; reveal A")
    two = tell(face_up="LC", actions_left=2).play("take L; take C; end; reveal A; reveal T")

    assert one.face_up() == "AC"
    assert two.face_up() == "TA"
    assert (one.phase(), two.phase()) == ("march", "march")


def test_a_full_row_is_left_as_it_is__7_3() -> None:
    story = tell(face_up="LC", actions_left=2).play("draw; deal T; draw; deal T; end")
    story.has(phase="march", face_up="LC")


def test_the_row_is_made_up_though_an_action_was_given_up__7_3() -> None:
    tell(face_up="LC", actions_left=2).play("take L; end; reveal H").has(face_up="CH", mover=1)
