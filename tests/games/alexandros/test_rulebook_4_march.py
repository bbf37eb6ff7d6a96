"""Chapter 4: Alexander's march.  The book's illustrations 1 to 3 and the golden positions."""

from __future__ import annotations

import pytest

from alexandre.kernel.contract import CHANCE, BadState
from tests.helpers.tell import Story, begin, tell

BOARDS = pytest.mark.parametrize("board", ["e", "l"])


def after_illustration_2(board: str = "e") -> Story:
    """Alexander on 4,4, three walls closing four spaces in the north west, a hoplite face up."""
    return tell(board=board, alexander="4,4", walls="3,1 4,2 5,3 4,4", face_up="CH")


# Illustration 1.

@BOARDS
@pytest.mark.parametrize(("card", "goal"), [("C", "1-6"), ("L", "3-3")])
def test_illustration_1_only_the_nearest_horse_and_lyre__4_4(
    board: str, card: str, goal: str
) -> None:
    begin(board=board, face_up="LC").play(f"follow {card}; reveal H").offering("to", goal)


@BOARDS
def test_illustration_1_the_lower_horse_is_one_line_too_far__4_4(board: str) -> None:
    begin(board=board, face_up="LC").play("follow C; reveal H").refuses("to 3-6", "4.4")


@BOARDS
@pytest.mark.parametrize(("card", "governor", "goal", "corner", "lines"), [
    ("C", "", "1-6", "7,1", 2), ("L", "", "3-3", "5,3", 2), ("C", "1-6", "3-6", "7,3", 3)])
def test_illustration_1_counts_two_two_and_three_lines__4_3(
    board: str, card: str, governor: str, goal: str, corner: str, lines: int
) -> None:
    story = tell(board=board, face_up="LC", governors=("", governor))
    story.play(f"follow {card}; reveal H; to {goal}; halt {corner}")

    assert {len(route) for route in story.routes()} == {lines}


@BOARDS
def test_a_nearer_space_that_is_left_out_says_why_while_the_corner_is_chosen__4_2_3(
        board: str) -> None:
    """The finding: “First bring Alexander to the end of his march”, for one that touches him."""
    story = tell(board=board, alexander="7,1", face_up="LC").play("follow C; reveal H")
    story.play(f"to {story.offers('to')[0]}")

    assert story.dump()["phase"] == "corner" and story.refused("to 1-6") == "4.2.3"


def test_a_march_under_way_leads_to_a_space_without_a_governor__4_2_2() -> None:
    story = tell(face_up="LC", governors=("", "1-6")).play("follow C; reveal H; to 3-6")
    dump = story.dump()
    assert (dump["phase"], dump["target"]) == ("corner", "3-6")

    with pytest.raises(BadState):
        story.game.load({**dump, "target": "1-6"})


# Illustration 2.

@BOARDS
def test_illustration_2_the_southern_point_of_the_lyre_has_three_routes__4_6(board: str) -> None:
    story = begin(board=board).play("follow L; reveal H; to 3-3; halt 4,4")

    assert story.routes() == [["2,2", "3,3", "4,4"], ["4,2", "3,3", "4,4"],
                              ["4,2", "5,3", "4,4"]]


def test_illustration_2_one_of_the_routes_follows_the_coast__4_8() -> None:
    coast = begin().march("follow L", "H", "3-3", "2,2 3,3 4,4").has(black=3)
    assert len(coast.view(0).provinces) == 1


@BOARDS
def test_illustration_2_the_march_closes_four_spaces__8_1(board: str) -> None:
    story = begin(board=board).march("follow L", "H", "3-3", "4,2 5,3 4,4").has(hand="TL")
    story.has(face_up="CH")
    province = story.province("3-3")
    assert province.cells == ("1-2", "2-2", "2-3", "3-3") and province.blanks == 2
    assert province.symbols == {"A": 1, "L": 1}


def test_the_first_player_may_own_two_points_in_his_first_turn__9_2() -> None:
    story = begin(deals="AT").march("follow L", "H", "3-3", "4,2 5,3 4,4")

    story.play("occupy 2-2; settle; draw; deal T")

    assert story.province("2-2").owner == 0 and story.province("2-2").blanks == 2


# Illustration 3.

@BOARDS
def test_illustration_3_three_hoplites_are_equally_near__4_4(board: str) -> None:
    after_illustration_2(board).play("follow H; reveal T").offering("to", "1-4", "2-7", "5-6")


@BOARDS
def test_illustration_3_nine_points_can_be_reached__4_5(board: str) -> None:
    story = after_illustration_2(board).play("follow H; reveal T")
    points = {point for goal in story.offers("to")
              for point in story.fork().play(f"to {goal}").offers("halt")}

    assert len(points) == 9


@BOARDS
@pytest.mark.parametrize(("route", "new", "blanks", "symbols"), [
    ("5,3 7,3 8,2", 2, 4, {"T": 1, "C": 1, "H": 1}),  # the illustration
    ("5,3 6,2 8,2", 2, 3, {"C": 1, "H": 1}),
    ("6,4 7,3 8,2", 3, 5, {"T": 1, "A": 1, "C": 1, "H": 1}),
])
def test_illustration_3_the_eastern_hoplite_by_three_routes__4_6(
    board: str, route: str, new: int, blanks: int, symbols: dict[str, int]
) -> None:
    story = after_illustration_2(board).march("follow H", "T", "2-7", route).has(black=3 + new)
    assert story.province("1-6").blanks == blanks
    assert story.province("1-6").symbols == symbols


@BOARDS
def test_the_northern_hoplite_along_walls_or_through_the_province__4_7(board: str) -> None:
    story = after_illustration_2(board).play("follow H; reveal T; to 1-4; halt 4,2")
    assert story.routes() == [["3,3", "4,2"], ["5,3", "4,2"]]

    along = story.fork().play("walk 5,3; walk 4,2")
    through = story.fork().play("walk 3,3; walk 4,2")

    assert (along.black(), through.black()) == (3, 5)


# 4.1

def test_the_card_is_taken_and_replaced_before_alexander_moves__4_1() -> None:
    story = begin(deals="TA", face_up="LC").play("follow L").has(hand="TL").has(actor=CHANCE)

    story.play("reveal A").has(face_up="AC", alexander="3,1", phase="target")


def test_two_cards_of_one_symbol_are_one_choice__4_1() -> None:
    assert begin(deals="TA", face_up="LL").offers("follow") == ["L"]


def test_only_a_face_up_card_can_be_followed__4_1() -> None:
    assert begin(deals="HA", face_up="LC").refused("follow H") == "4.1"


@pytest.mark.parametrize("action", ["to 3-3", "halt 4,4", "walk 4,2"])
def test_a_march_begins_with_a_card__4_1(action: str) -> None:
    assert begin().refused(action) == "4.1"


# 4.2

def test_alexander_marches_to_the_symbol_of_his_card__4_2() -> None:
    story = begin().play("follow L; reveal T").refuses("to 1-6", "4.2")  # a horse
    story.refuses("to 1-2", "4.2")  # empty land is never a goal


@pytest.mark.parametrize("wall", ["7,1 6,2", "6,2 8,2", "7,1 8,2"])
def test_a_wall_on_a_side_makes_a_space_unavailable__4_2_1(wall: str) -> None:
    tell(walls=wall).play("follow C; reveal T").refuses("to 1-6", "4.2.1").offering("to", "3-6")


def test_walls_that_touch_only_the_corners_do_not_matter__4_2_1() -> None:
    tell(walls="5,1 7,1; 4,2 6,2 7,3; 8,2 10,2").play("follow C; reveal T").offering("to", "1-6")


def test_a_coast_side_without_a_wall_does_not_matter__4_2_1() -> None:
    # The lyre 3-3 has the sea to its west, the horse 1-6 to its east.
    for card, goal in (("L", "3-3"), ("C", "1-6")):
        assert begin().play(f"follow {card}; reveal T").offers("to") == [goal]


@pytest.mark.parametrize("governors", [("1-6", ""), ("", "1-6")])
def test_a_governor_makes_his_space_unavailable__4_2_2(governors: tuple[str, str]) -> None:
    story = tell(governors=governors).play("follow C; reveal T").refuses("to 1-6", "4.2.2")
    story.offering("to", "3-6")


@pytest.mark.parametrize("corner", ["7,1", "6,2", "8,2"])
def test_a_space_at_whose_corner_alexander_stands_is_unavailable__4_2_3(corner: str) -> None:
    story = tell(alexander=corner).play("follow C; reveal T").refuses("to 1-6", "4.2.3")
    story.offering("to", "3-6")


# 4.3

def test_the_sea_is_never_crossed__4_3() -> None:
    # Over the northern bay the lyre 2-14 would be one line away, over the gulf 6-19 two.
    bay = tell(alexander="12,2").play("follow L; reveal T")
    gulf = tell(alexander="16,8").play("follow L; reveal T")

    bay.refuses("to 2-14", "4.4").offering("to", "3-10")
    gulf.refuses("to 6-19", "4.4").offering("to", "5-14")


def test_walls_change_nothing_to_a_distance__4_3() -> None:
    open_land = tell().play("follow C; reveal T")
    walled = tell(walls="3,1 4,2 5,1; 5,1 6,2; 5,1 7,1; 5,3 7,3").play("follow C; reveal T")

    assert walled.offers("to") == open_land.offers("to") == ["1-6"]
    walled.play("to 1-6; halt 7,1")
    assert walled.routes() == [["5,1", "7,1"]]


# 4.4 and 4.5

def test_among_equally_near_spaces_the_player_chooses__4_4() -> None:
    for goal in ("1-4", "2-7", "5-6"):
        assert after_illustration_2().play(f"follow H; reveal T; to {goal}").phase() == "corner"


def test_any_corner_of_the_goal_will_do__4_5() -> None:
    begin().play("follow L; reveal T; to 3-3").offering("halt", "3,3", "5,3", "4,4")


def test_alexander_stops_at_a_corner_of_the_goal_only__4_5() -> None:
    begin().play("follow L; reveal T; to 3-3").refuses("halt 4,2; halt 3,1", "4.5")


def test_the_goal_is_chosen_before_the_corner_and_the_corner_before_the_route__4_5() -> None:
    story = begin().play("follow L; reveal T").refuses("halt 4,4; walk 4,2", "4.4").play("to 3-3")
    story.refuses("walk 4,2", "4.5")


# 4.6 and 4.7

@pytest.mark.parametrize("step", ["5,1", "2,2", "3,1", "8,2"])
def test_a_detour_is_not_a_route__4_6(step: str) -> None:
    story = begin().play("follow L; reveal T; to 3-3; halt 5,3").refuses(f"walk {step}", "4.6")
    story.offering("walk", "4,2")


def test_the_player_chooses_line_by_line__4_6() -> None:
    story = begin().play("follow L; reveal T; to 3-3; halt 4,4").offering("walk", "2,2", "4,2")
    story.play("walk 4,2").offering("walk", "3,3", "5,3").refuses("walk 2,2", "4.6")


def test_every_line_without_a_wall_receives_a_black_one__4_7() -> None:
    story = begin().march("follow L", "T", "3-3", "4,2 5,3 4,4")

    assert story.dump()["walls"] == {"3,1>4,2": "black", "4,2>5,3": "black", "5,3>4,4": "black"}


def test_a_line_with_a_wall_receives_no_second__4_7() -> None:
    story = after_illustration_2().march("follow H", "T", "2-7", "5,3 7,3 8,2")

    assert story.black() == 5  # three and two, the line to 5,3 was walled already
