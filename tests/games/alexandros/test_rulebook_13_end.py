"""Chapters 13 and 14: the end of the game, and the options."""

from __future__ import annotations

import pytest

from alexandre.kernel.contract import OVER
from alexandre.kernel.text import Refusal
from tests.helpers.tell import Story, begin, tell

NORTH_WEST = "1-2 2-2 2-3 3-3"  # two empty spaces, an amphora at 2-2 and a lyre at 3-3
# Nine empty spaces, a temple at 7-7.
SOUTH = "7-5 7-6 7-7 7-8 7-9 7-10 8-5 8-6 8-7 8-8 8-9 8-10 8-11 8-12 8-13"

# Four walls at the end of the way to the easternmost amphora, 6-24.  From the start the amphora
# 6-21 is nearer, twelve lines off, and asks for eleven walls; 6-24, thirteen off, for ten.
EASTERN_WALLS = "21,3 22,4 23,5 24,6"


def far_east(face_up: str = "AA") -> Story:
    """No black wall is left, ten red ones are, and only two distant amphoras are available."""
    return tell(face_up=face_up, hands=("", "T"), barred="A", clear="6-21 6-24",
                walls=EASTERN_WALLS, walls_left=10)


# The walls run out.

def test_red_walls_complete_what_the_black_ones_began__13_1() -> None:
    story = tell(walls_left=11).has(black=64).march("follow L", "T", "3-3", "4,2 5,3 4,4")

    walls = story.dump()["walls"]
    assert (story.black(), story.red()) == (65, 2)
    assert [walls[line] for line in ("3,1>4,2", "4,2>5,3", "5,3>4,4")] == ["black", "red", "red"]


def test_the_turn_with_red_walls_still_has_two_actions__13_1() -> None:
    story = tell(walls_left=11).march("follow L", "T", "3-3", "4,2 5,3 4,4")
    story.play("draw; deal T; draw; deal T").has(actor=0)
    assert story.state.outcome() is None


def test_the_turn_with_red_walls_is_called_the_last__13_1() -> None:
    story = tell(walls_left=11).march("follow L", "T", "3-3", "4,2 5,3 4,4")
    asked = [story.game.prompt(story.state).msg.key]
    story.play("draw; deal T; draw; deal T")
    asked.append(story.game.prompt(story.state).msg.key)

    assert asked == ["alexandros.prompt.last_actions", "alexandros.prompt.last_turn_done"]


@pytest.mark.parametrize("mover", [0, 1, 2])
def test_nobody_plays_after_the_turn_with_red_walls__13_1(mover: int) -> None:
    story = tell(seats=3, mover=mover, walls_left=11, scores=(5, 4, 9))

    story.march("follow L", "T", "3-3", "4,2 5,3 4,4").play("take C; end")

    outcome = story.state.outcome()
    assert story.state.actor() == OVER
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.ranks) == ("red_walls", (2,), (2, 3, 1))


# Too few walls, even with the red ones.

def test_a_goal_that_asks_for_more_walls_than_are_left_is_not_offered__13_3() -> None:
    far_east().play("follow A; reveal T").refuses("to 6-21", "13.3")


def test_a_corner_that_asks_for_more_walls_than_are_left_is_not_offered__13_3() -> None:
    story = far_east().play("follow A; reveal T; to 6-24").offering("halt", "24,6")
    story.refuses("halt 26,6; halt 25,7", "13.3")


def test_a_route_that_asks_for_more_walls_than_are_left_is_not_offered__13_3() -> None:
    story = far_east().play("follow A; reveal T; to 6-24; halt 24,6; walk 4,2; walk 5,3")
    story.play("walk 6,4").refuses("walk 7,5", "13.3")  # so far south it misses the walls that lie
    story.offering("walk", "8,4")


def test_every_route_that_is_offered_can_be_walked_to_its_end__13_3() -> None:
    story = far_east().play("follow A; reveal T; to 6-24; halt 24,6")
    while story.phase() == "route":
        story.play(f"walk {story.offers('walk')[-1]}")

    story.has(black=65, red=10, alexander="24,6")


def test_a_card_that_only_such_routes_could_serve_is_not_offered__13_3() -> None:
    far_east(face_up="AL").refuses("follow A", "13.3").offering("follow", "L")


# A hundred points.

def test_a_hundred_points_stop_the_game_at_once__13_6() -> None:
    story = tell(hands=("A", ""), provinces=[NORTH_WEST], governors=("2-2",), scores=(98, 7),
                 actions_left=2)

    story.play("levy A")

    outcome = story.state.outcome()
    assert story.state.actor() == OVER and story.state.legal() == []
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("hundred", (0,), (100, 7))


def test_ninety_nine_points_stop_nothing__13_6() -> None:
    story = tell(hands=("A", ""), provinces=[NORTH_WEST], governors=("2-2",), scores=(97, 7),
                 actions_left=2)

    story.play("levy A; draw; deal T; end")

    assert story.state.outcome() is None
    assert story.mover() == 1


def test_everybody_is_paid_before_the_game_stops__13_6() -> None:
    story = tell(hands=("A", ""), provinces=[NORTH_WEST, SOUTH], governors=("2-2", "7-7"),
                 scores=(99, 95), actions_left=2)
    story.play("levy A").has(scores=[101, 104])


def test_a_levy_may_carry_another_to_a_hundred__13_6() -> None:
    story = tell(hands=("A", ""), provinces=[NORTH_WEST, SOUTH], governors=("2-2", "7-7"),
                 scores=(50, 95), actions_left=2).play("levy A")

    assert story.state.actor() == OVER


def test_the_most_points_win_though_another_called__13_8() -> None:
    story = tell(hands=("A", ""), provinces=[NORTH_WEST, SOUTH], governors=("2-2", "7-7"),
                 scores=(99, 95), actions_left=2).play("levy A")
    outcome = story.state.outcome()

    assert outcome is not None
    assert (outcome.winners, outcome.ranks, outcome.scores) == ((1,), (2, 1), (101, 104))
    assert [sum(points for _part, points in parts) for parts in outcome.breakdown] == [101, 104]


@pytest.mark.parametrize("action", ["draw", "take L", "levy A", "recall 2-2", "end", "follow L",
                                    "walk 4,2", "settle"])
def test_after_the_end_nothing_can_be_played__13_10(action: str) -> None:
    story = tell(hands=("AA", ""), provinces=[NORTH_WEST], governors=("2-2",), scores=(98, 7),
                 actions_left=2).play("levy A")

    assert story.refused(action) == "13.10"


# The options.

def test_the_first_player_is_drawn_or_sits_in_the_first_seat__14_1() -> None:
    drawn = begin(seats=3, first=2, first_seat="random")
    fixed = begin(seats=3, first_seat="seat0")

    assert (drawn.mover(), fixed.mover()) == (2, 0)


@pytest.mark.parametrize(("option", "choices"), [
    ("first_seat", ("random", "seat0")),
    ("joker", ("both", "per_card")),
    ("compensation", ("spent", "occupation")),
])
def test_the_book_is_the_default_of_every_option__14_2(
    option: str, choices: tuple[str, str]
) -> None:
    game = begin().game

    assert game.start(2, {}).dump()["options"][option] == choices[0]
    assert game.start(2, {option: choices[1]}).dump()["options"][option] == choices[1]
    with pytest.raises(Refusal):
        game.start(2, {option: "neither"})


@pytest.mark.parametrize(("board", "spaces"), [("e", 145), ("l", 220)])
def test_two_boards_can_be_played__14_4(board: str, spaces: int) -> None:
    assert len(begin(board=board).province("3-3").cells) == spaces
