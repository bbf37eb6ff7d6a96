"""Readings of open points of the rule book, chapters 1 to 7; each has a test of its number."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from alexandre.kernel.contract import CHANCE, OVER
from tests.helpers.tell import Story, begin, tell
from tests.helpers.walks import take_action

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
NORTH_WEST = "1-2 2-2 2-3 3-3"  # two empty spaces, an amphora at 2-2 and a lyre at 3-3
# Nine empty spaces, a temple at 7-7.
SOUTH = "7-5 7-6 7-7 7-8 7-9 7-10 8-5 8-6 8-7 8-8 8-9 8-10 8-11 8-12 8-13"
EVERYTHING = "TALCH"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reading_of_the_digest_has_its_test(lang: str) -> None:
    text = (ROOT / "docs" / "rules" / f"alexandros.{lang}.md").read_text(encoding="utf-8")
    readings = re.findall(r"^\*\*([\d.]+)\*\* .*\((?:our choice|notre choix)\)$", text,
                          re.MULTILINE)
    tests = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_rulings*.py"))
    told = {number.replace("_", ".") for number in re.findall(r"def test_\w+__(\d[\d_]+)", tests)}

    assert len(readings) > 25
    assert [number for number in readings if number not in told] == []


# The board.

def test_every_outer_edge_of_the_board_is_coast__1_3() -> None:
    story = tell(provinces=["8-4"])  # in the southernmost strip, sea or margin on two sides

    assert story.black() == 1 and story.province("8-4").cells == ("8-4",)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn_at_random__2_4(seats: int) -> None:
    game = begin().game
    state = game.start(seats, {})
    while game.prompt(state).kind != "first":
        state.apply(state.legal()[0])

    assert state.actor() == CHANCE
    assert [(action.text, weight) for action, weight in state.outcomes()] == [
        (f"first {seat}", 1) for seat in range(seats)]
    for seat in range(seats):
        assert take_action(state, game.parse(f"first {seat}")).actor() == seat


# The turn.

@pytest.mark.parametrize("script", ["end", "draw; deal T; end", "take L; end; reveal T"])
def test_actions_are_offered_and_not_owed__3_4(script: str) -> None:
    assert tell(actions_left=2, hands=("T",)).play(script).mover() == 1


@pytest.mark.parametrize(("begun", "other"), [
    ("follow L; reveal T", "draw"),
    ("follow L; reveal T", "end"),
    ("follow L; reveal T", "spend A"),
    ("follow L; reveal T; to 3-3", "take C"),
    ("follow L; reveal T; to 3-3; halt 4,4", "follow C"),
    ("follow L; reveal T; to 3-3; halt 4,4; walk 4,2", "occupy 8-4"),
])
def test_a_march_that_was_begun_is_finished_first__3_6(begun: str, other: str) -> None:
    tell(hands=("AA", "T"), provinces=["8-4"]).play(begun).refuses(other, "3.6")


@pytest.mark.parametrize("other", ["draw", "take L", "levy A", "recall 2-2", "end", "follow L"])
def test_an_occupation_that_was_begun_is_finished_first__3_6(other: str) -> None:
    story = tell(hands=("AL", "T"), provinces=[NORTH_WEST], actions_left=2).play("occupy 2-2")

    assert story.refused(other) == "3.6"


# The march.

def test_walls_on_the_coast_come_from_the_supply_and_bar_the_space__4_8() -> None:
    story = begin(face_up="LC").march("follow L", "A", "3-3", "2,2 3,3 4,4").has(black=3)
    story.play("end").play("follow A; reveal T")
    story.refuses("to 2-2", "4.2.1")  # a wall lies on its coast
    story.refuses("to 3-4", "4.2.3")


def test_alexander_walks_along_and_across_walls__4_9() -> None:
    story = tell(alexander="4,4", walls="3,1 4,2 5,3 4,4; 3,3 5,3 7,3", face_up="HC")
    story.march("follow H", "T", "2-7", "5,3 7,3 8,2")  # along two walls, across one
    story.has(alexander="8,2", black=6)


def test_alexander_may_stop_at_a_corner_of_an_occupied_space__4_9() -> None:
    story = tell(governors=("", "2-2"), face_up="LC")

    story.march("follow L", "T", "3-3", "2,2 3,3")  # 3,3 is a corner of 2-2

    assert story.dump()["alexander"] == "3,3" and story.governors(1) == "2-2"


def test_a_march_along_walls_alone_is_lawful__4_10() -> None:
    story = tell(alexander="4,4", walls="3,1 4,2 5,3 4,4", face_up="CH")
    story.march("follow H", "T", "1-4", "5,3 4,2").has(black=3, phase="actions")


# The special move.

def test_a_card_of_the_hand_needs_an_available_space__5_2() -> None:
    story = tell(hands=("TL", "A"), barred="L", face_up="CC").offering("spend", "T")
    story.refuses("spend L", "5.2")


def test_the_row_stays_for_the_actions_after_a_special_move__5_4() -> None:
    story = tell(hands=("H", "A"), face_up="LC").march("spend H", "", "1-4", "5,1")
    story.has(face_up="LC").play("take L; take C").has(hand="LC")


# Jokers and the rare cases.

def test_a_joker_brings_one_card__6_3() -> None:
    story = tell(barred="LC", face_up="LC", hands=("T", "A")).play("follow L as H; reveal A")
    story.has(hand="TL", face_up="AC").offering("to", "1-4")


def test_a_card_of_the_hand_is_never_a_joker__6_4() -> None:
    both = tell(barred="LC", face_up="LC", hands=("LC", "A"))
    per_card = tell(barred="LC", face_up="LC", hands=("LC", "A"), joker="per_card")

    for story in (both, per_card):
        story.offering("spend").refuses("spend L", "5.2")


def test_with_joker_per_card_each_card_stands_for_itself__6_5() -> None:
    story = tell(barred="L", face_up="LC", joker="per_card")
    story.offering("follow", "L as T", "L as A", "L as C", "L as H", "C")
    story.refuses("follow C as T", "6.5").play("follow L as H; reveal T").offering("to", "1-4")


def test_without_the_option_a_card_is_no_joker_beside_a_good_one__6_5() -> None:
    assert tell(barred="L", face_up="LC").offers("follow") == ["C"]


def test_without_any_available_space_alexander_stays__6_6() -> None:
    story = tell(barred=EVERYTHING, face_up="LC", hands=("T", "A"))
    story.has(offers=["stay L", "stay C"]).refuses("follow L", "6.6").play("stay L; reveal H")
    story.has(hand="TL", face_up="CH", alexander="3,1")


def test_a_turn_without_a_march_has_its_two_actions_and_ends_the_game__6_6() -> None:
    story = tell(barred=EVERYTHING, face_up="LC", hands=("T", "A"), scores=(3, 8))
    story.play("stay L; reveal H; take C; draw; deal T; end").has(actor=OVER)


def test_without_a_space_or_a_card_alexander_merely_stays__6_6() -> None:
    story = tell(barred=EVERYTHING, face_up="", pile="", hands=("*",))
    before = story.hand(0)

    story.play("stay").has(hand=before, phase="actions")


def test_without_a_row_a_card_of_the_hand_leads__6_7() -> None:
    tell(face_up="", pile="", hands=("TH", "*")).has(offers=["spend T", "spend H"])


@pytest.mark.parametrize(("hand", "barred", "roams"), [
    ("", "", ["T", "A", "L", "C", "H"]),
    ("", "TC", ["A", "L", "H"]),
    ("TT", "T", ["A", "L", "C", "H"]),
])
def test_without_any_usable_card_the_symbol_is_free__6_7(
    hand: str, barred: str, roams: list[str]
) -> None:
    story = tell(face_up="", pile="", hands=(hand, "*"), barred=barred)
    assert story.offers("roam") == roams
    assert len(story.offers()) == len(roams)

    story.march("roam L", "", "3-3", "4,2 5,3").has(hand=hand, phase="actions")


def test_a_free_symbol_needs_a_space_too__6_7() -> None:
    assert tell(face_up="", pile="", hands=("", "*"), barred="C").refused("roam C") == "6.7"


def test_the_card_of_a_turn_without_a_march_lies_face_up__6_6() -> None:
    tell(barred=EVERYTHING, face_up="LC").refuses("stay H; stay", "6.6")


# What is asked and refused before a march is true also where none is possible.

def reason_of(story: Story, action: str) -> tuple[str, str]:
    """The rule and the sentence against an action."""
    reason = story.reason(action)
    return reason.rule, reason.key.removeprefix("alexandros.why.")


def test_nobody_is_told_of_a_card_to_follow_while_none_leads_anywhere__6_6() -> None:
    nowhere = tell(barred=EVERYTHING, face_up="LC", hands=("T", "A"))
    unreachable = tell(face_up="AA", hands=("", "T"), barred="A", clear="6-21 6-24",
                       walls_left=10)

    assert reason_of(nowhere, "roam T") == ("6.6", "nowhere")
    assert reason_of(unreachable, "roam A") == ("13.3", "too_few_walls")
    assert reason_of(tell(face_up="LC"), "roam T") == ("6.7", "has_a_card")


def test_a_card_to_take_is_named_only_where_one_lies_face_up__6_6() -> None:
    cards, none = tell(barred=EVERYTHING, face_up="LC"), tell(
        barred=EVERYTHING, face_up="", pile="", hands=("*",))

    assert reason_of(cards, "stay") == ("6.6", "take_a_card")
    assert reason_of(cards, "stay H") == ("6.6", "not_face_up")
    assert reason_of(none, "stay H") == ("6.6", "not_face_up")


@pytest.mark.parametrize(("told", "asked"), [
    ({"face_up": "LC"}, "march"),
    ({"face_up": "", "pile": "", "hands": ("TH", "*")}, "march_without"),
    ({"face_up": "", "pile": "", "hands": ("", "*")}, "march_without"),
    ({"barred": EVERYTHING, "face_up": "LC"}, "stay"),
    ({"barred": EVERYTHING, "face_up": "", "pile": "", "hands": ("*",)}, "stay_put"),
])
def test_which_card_to_follow_is_asked_only_where_one_can_be_followed__4_1(
    told: dict[str, Any], asked: str
) -> None:
    """A hand that serves and one that does not get the same question: it tells nothing of it."""
    story = tell(**told)
    prompt = story.game.prompt(story.state)

    assert (prompt.kind, prompt.msg.key) == ("march", f"alexandros.prompt.{asked}")


# Cards.

def test_the_discards_are_shuffled_when_the_last_card_leaves_the_pile__7_4() -> None:
    drawn = tell(pile="T", hands=("A", "L"), actions_left=2).play("draw; deal T")
    shown = tell(pile="T", hands=("A", "L")).play("follow L; reveal T")

    for story in (drawn, shown):
        story.has(discards="", pile=50)


def test_after_the_shuffle_the_discards_can_come_again__7_4() -> None:
    story = tell(pile="T", hands=("A", "L"), face_up="LC", actions_left=2).play("draw; deal T")

    story.play("draw")

    assert {action.text: weight for action, weight in story.state.outcomes()} == {
        "deal T": 10, "deal A": 10, "deal L": 9, "deal C": 10, "deal H": 11}


def test_without_discards_the_shuffle_waits_for_a_draw__7_4() -> None:
    story = tell(pile="", hands=("T", "*"), provinces=[SOUTH], governors=("7-7",), actions_left=2)
    story.play("levy T").has(pile=0, discards="T").play("draw; deal T").has(pile=0, discards="")


def test_without_pile_and_discards_nothing_is_drawn__7_5() -> None:
    story = tell(pile="", hands=("", "*"), actions_left=2).refuses("draw", "7.5")
    story.has(offers=["take L", "take C", "end"])


def test_the_row_stays_short_when_there_is_nothing_to_lay_out__7_5() -> None:
    story = tell(pile="", hands=("", "*"), actions_left=2, face_up="LC").play("take L; end")
    story.has(mover=1, phase="march").offering("follow", "C")


def test_a_short_row_is_made_up_at_the_end_of_a_turn__7_5() -> None:
    story = tell(pile="", hands=("H", "*"), face_up="L").march("spend H", "", "1-4", "5,1")
    story.has(face_up="L").play("end; reveal H").has(face_up="LH")


def test_the_card_followed_is_not_replaced_from_nothing__7_5() -> None:
    tell(pile="", hands=("", "*"), face_up="LC").play("follow L").has(phase="target", face_up="C")
