"""Chapter 3: the turn."""

from __future__ import annotations

import pytest

from alexandre.kernel.contract import CHANCE
from tests.helpers.tell import Story, tell

NORTH_WEST = "1-2 2-2 2-3 3-3"  # two empty spaces, an amphora at 2-2 and a lyre at 3-3
MARCH = "follow L; reveal A; to 3-3; halt 4,4; walk 4,2; walk 5,3; walk 4,4"


def busy() -> Story:
    """Seat 0 may do everything: it holds a province, so does its rival, two are vacant."""
    return tell(hands=("TTAALLHH", "T"), provinces=[NORTH_WEST, "1-4", "8-4", "8-20"],
                governors=("3-3", "1-4"), actions_left=2)


def test_the_turns_go_round_clockwise__3_1() -> None:
    story = tell(seats=3, mover=1, hands=("T", "T", "T"), actions_left=2)
    movers = []
    for _ in range(4):
        movers.append(story.mover())
        story.play("end").play(story.offers()[0]).play(story.offers()[0])
        while story.phase() != "actions":
            story.play(story.offers()[0])

    assert movers == [1, 2, 0, 1]


def test_a_turn_is_a_march_and_two_actions__3_1() -> None:
    tell(hands=("T", "T")).play(MARCH).has(phase="actions", actions_left=2)


@pytest.mark.parametrize("action", ["draw", "take L", "occupy 8-4", "takeover 1-4", "levy L",
                                    "recall 3-3", "end"])
def test_no_action_comes_before_the_march__3_2(action: str) -> None:
    story = tell(hands=("TTAALLHH", "T"), provinces=[NORTH_WEST, "1-4", "8-4"],
                 governors=("3-3", "1-4"))

    assert story.refused(action) == "3.2"


@pytest.mark.parametrize("card", ["follow C", "spend T", "roam T", "stay C", "stay"])
def test_there_is_only_one_march_in_a_turn__3_2(card: str) -> None:
    tell(hands=("T", "T")).play(MARCH).refuses(card, "3.2")


def test_every_kind_of_action_is_offered__3_3() -> None:
    verbs = {text.split()[0] for text in busy().offers()}

    assert verbs == {"draw", "take", "occupy", "takeover", "levy", "recall", "end"}


@pytest.mark.parametrize("script", [
    "draw; deal T; levy L",
    "levy L; draw; deal T",
    "draw; deal T; draw; deal T",
    "take L; take C",
    "recall 3-3; occupy 8-4; settle",
    "occupy 8-4; settle; occupy 8-20; settle",
    "occupy 8-4; settle; recall 8-4",
    "takeover 1-4; settle; occupy 8-4; settle",
])
def test_two_actions_come_in_any_order_and_may_be_of_one_kind__3_3(script: str) -> None:
    busy().play(script).has(actions_left=0, offers=["end"])


@pytest.mark.parametrize("third", ["draw", "take L", "occupy 8-4", "takeover 1-4", "levy L",
                                   "recall 3-3"])
def test_there_is_no_third_action__3_3(third: str) -> None:
    busy().play("draw; deal T; draw; deal T").refuses(third, "3.3")


def test_the_end_of_the_turn_is_said__3_5() -> None:
    story = busy().play("take L; take C").has(actor=0)
    story.has(face_up="").play("end; reveal T; reveal H").has(face_up="TH")
    story.has(actor=1, phase="march")


def test_no_card_is_laid_out_before_the_turn_is_over__3_5() -> None:
    story = busy().play("take L; draw; deal T")

    assert story.state.actor() != CHANCE and story.refused("reveal T") != ""


# Chance and the players each wait for their turn.

def test_nobody_acts_while_a_card_is_awaited__3_6() -> None:
    story = tell(hands=("T", "T")).play("follow L")

    for action in ("to 3-3", "draw", "end", "follow C"):
        assert story.refused(action) == "3.6"


@pytest.mark.parametrize("outcome", ["deal T", "reveal T", "first 0"])
def test_no_card_comes_while_a_player_decides__3_1(outcome: str) -> None:
    assert tell(hands=("T", "T")).refused(outcome) == "3.1"
    assert busy().refused(outcome) == "3.1"


def test_a_drawn_card_is_not_laid_face_up__3_1() -> None:
    assert busy().play("draw").refused("reveal T") == "3.1"


def test_a_card_that_the_pile_lacks_cannot_come__1_6() -> None:
    tell(hands=("TTTTTTTTTTT", ""), actions_left=2).play("draw").refuses("deal T", "1.6")


def test_a_seat_that_does_not_play_cannot_begin__2_1() -> None:
    game = busy().game
    state = game.start(2, {})
    while game.prompt(state).kind != "first":
        state.apply(state.legal()[0])

    assert Story(game, state).refused("first 2") == "2.1"


@pytest.mark.parametrize(("action", "rule"), [
    ("post 8-4", "9.3"), ("settle", "9.4"), ("cede T", "10.4")])
def test_what_belongs_to_an_occupation_waits_for_one__3_6(action: str, rule: str) -> None:
    assert busy().refused(action) == rule
