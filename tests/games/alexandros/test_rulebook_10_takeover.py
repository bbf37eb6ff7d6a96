"""Chapter 10: taking over an opponent's province.  Illustration 5."""

from __future__ import annotations

import pytest

from tests.helpers.tell import Story, tell

# The province of illustrations 4 and 5: nine empty spaces, temples at 7-7 and 8-9, an amphora at
# 7-10, a lyre at 8-6, a hoplite at 8-7, a horse at 8-11.
SOUTH = "7-5 7-6 7-7 7-8 7-9 7-10 8-5 8-6 8-7 8-8 8-9 8-10 8-11 8-12 8-13"
RED, YELLOW = 0, 1
PRICE = "TTCC" + "TTACH"  # two cards for each red governor, one for each space but the lyre


def before_illustration_5(hand: str = PRICE, seats: int = 3, elsewhere: str = "") -> Story:
    """Yellow's turn: Red's governors stand on a temple and on the horse."""
    return tell(seats=seats, mover=YELLOW, hands=("", hand), provinces=[SOUTH],
                governors=("7-7 8-11", elsewhere), actions_left=2)


def test_illustration_5_yellow_takes_over_reds_province__10_1() -> None:
    story = before_illustration_5(seats=2).play("takeover 8-6; settle")

    assert story.governors(RED) == "" and story.governors(YELLOW) == "8-6"
    assert story.hand(YELLOW) == "" and story.discards() == "TTTTACCCH"
    assert story.province("7-7").owner == YELLOW


def test_illustration_5_the_governors_go_back_to_their_owner__10_1() -> None:
    players = before_illustration_5(seats=2).play("takeover 8-6").view().players

    assert players[RED].reserve == 4 and players[YELLOW].reserve == 3


@pytest.mark.parametrize("hand", ["TCCAAHHLLTT"[1:-1], "TTCAAHHLL", "TTTAAHHLL", "ALH"])
def test_two_cards_of_its_symbol_are_due_for_each_governor__10_1(hand: str) -> None:
    short = {letter: hand.count(letter) for letter in "TC"}
    assert short["T"] < 2 or short["C"] < 2

    before_illustration_5(hand).refuses("takeover 8-6", "10.1").offering("takeover")


def test_the_spaces_of_the_evicted_are_available_again__4_2_2() -> None:
    story = tell(mover=YELLOW, alexander="14,8", hands=("", PRICE), provinces=[SOUTH],
                 governors=("7-7 8-11",), face_up="CC", actions_left=2)
    kept = story.fork().play("end; follow C; reveal A")

    story.play("takeover 8-6; settle; end; follow C; reveal A")

    assert kept.offers("to") == ["7-15"]
    assert story.offers("to") == ["7-15", "8-11"]


def test_eviction_and_occupation_are_one_action__10_2() -> None:
    story = before_illustration_5(seats=2).play("takeover 8-6").refuses("end; draw", "3.6")
    story.play("settle").has(actions_left=1)


def test_further_governors_may_stand_for_cards_after_a_takeover__10_2() -> None:
    story = before_illustration_5("TTCCTTAC", seats=2).play("takeover 8-6; post 8-7; settle")

    assert story.governors(YELLOW) == "8-6 8-7" and story.hand(YELLOW) == ""


def test_the_attackers_governor_may_stand_where_the_other_stood__10_2() -> None:
    story = before_illustration_5("TTCCTALCH", seats=2).play("takeover 7-7; settle")

    assert story.governors(YELLOW) == "7-7" and story.hand(YELLOW) == ""


def test_a_takeover_that_cannot_be_completed_is_not_begun__10_3() -> None:
    story = before_illustration_5("TTCCT")

    reason = story.reason("takeover 8-6")  # four governors, one card, six spaces
    assert (reason.rule, dict(reason.args)) == ("10.3", {"n": 6, "able": 5})


def test_a_takeover_needs_a_governor_in_reserve__9_2() -> None:
    before_illustration_5(PRICE + "L", elsewhere="1-4 1-6 2-5 2-7").refuses("takeover 8-6", "9.2")


def test_the_cards_for_the_governors_do_not_pay_the_spaces_too__10_3() -> None:
    before_illustration_5("TTCCAH", elsewhere="1-4 1-6 2-5").refuses("takeover 8-6", "10.3")


@pytest.mark.parametrize("seats", [3, 4])
def test_illustration_5_with_more_players_red_receives_half_rounded_up__10_4(seats: int) -> None:
    story = before_illustration_5(seats=seats).play("takeover 8-6; settle")

    story.play("cede T; cede T; cede A; cede C; cede H")  # five of nine

    assert story.hand(RED) == "TTACH"
    story.has(discards="TTCC", phase="actions")


def test_the_attacker_chooses_what_he_gives__10_4() -> None:
    story = before_illustration_5().play("takeover 8-6; settle")

    generous = story.fork().play("cede A; cede C; cede C; cede C; cede H")
    mean = story.fork().play("cede T; cede T; cede T; cede T; cede A")

    assert generous.hand(RED) == "ACCCH"
    assert mean.hand(RED) == "TTTTA"


def test_only_cards_that_were_spent_are_given__10_4() -> None:
    before_illustration_5(PRICE + "LL").play("takeover 8-6; settle").refuses("cede L", "10.4")


def test_no_card_can_be_given_more_often_than_it_was_spent__10_4() -> None:
    before_illustration_5().play("takeover 8-6; settle; cede A").refuses("cede A", "10.4")


def test_the_gift_is_made_before_anything_else__10_4() -> None:
    story = before_illustration_5().play("takeover 8-6; settle; cede T")

    assert story.refused("end; draw") == "10.4"
    assert reason(story, "end") == "alexandros.why.gift_first"


def test_without_a_takeover_no_card_is_due__10_4() -> None:
    assert reason(before_illustration_5(), "cede T") == "alexandros.why.no_takeover"


def test_what_would_leave_too_few_to_give_is_not_too_late__10_8() -> None:
    """A takeover for two amphoras and a lyre, of which two are given: the lyre cannot be first."""
    story = tell(seats=4, mover=YELLOW, hands=("", "AAL"), provinces=["2-2 3-3 2-3 1-2"],
                 governors=("", "", "2-2"), actions_left=2).play("takeover 2-2; settle")
    assert story.offers("cede") == ["A"]

    assert reason(story, "cede L") == "alexandros.why.symbol_first"
    assert reason(story.play("cede A"), "cede L") == ""


def test_a_symbol_before_the_last_given_comes_too_late__10_8() -> None:
    story = before_illustration_5().play("takeover 8-6; settle; cede T; cede A")

    assert reason(story, "cede T") == "alexandros.why.symbol_order"


def test_a_governor_whom_another_space_needs_takes_over_nothing__10_3() -> None:
    """One governor in reserve, and no card for the horse's space: he must stand there."""
    story = tell(mover=YELLOW, hands=("", "CCH"), provinces=["1-2 1-3 1-4 1-5 1-6"],
                 governors=("1-6", "2-2 2-5 4-5"), actions_left=2)
    story.offering("takeover", "1-6").refuses("takeover 1-4", "10.3")
    assert reason(story, "takeover 1-4") == "alexandros.why.governors_needed"


def reason(story: Story, action: str) -> str:
    """The sentence that forbids the action, nothing if it is offered."""
    reason = story.why(action)
    return reason.key if reason else ""


def test_an_even_price_is_halved__10_4() -> None:
    story = tell(seats=3, hands=("", "HHH"), mover=YELLOW, provinces=["8-4"], governors=("8-4",),
                 actions_left=2)

    story.play("takeover 8-4; settle; cede H")

    assert (story.hand(RED), story.hand(YELLOW), story.discards()) == ("H", "H", "H")


def test_between_two_players_nothing_is_given__10_6() -> None:
    story = before_illustration_5(seats=2).play("takeover 8-6; settle")

    assert story.hand(RED) == ""
    story.has(phase="actions").offering("cede")


def test_only_an_opponents_province_is_taken_over__10_7() -> None:
    story = tell(seats=3, hands=("TTTTCCCCAAAALLLLHHHH",), provinces=[SOUTH, "8-4", "8-20"],
                 governors=("8-4", "8-20"), actions_left=2)

    assert story.refused("takeover 7-7") == "10.7"  # vacant
    assert story.refused("takeover 8-4") == "10.7"  # his own
    assert story.offers("takeover") == ["8-20"]
