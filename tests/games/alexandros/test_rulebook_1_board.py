"""Chapters 1 and 2: the board, the box and the setting up."""

from __future__ import annotations

import pytest

from alexandre.kernel.contract import CHANCE, BadState
from alexandre.kernel.text import Refusal
from tests.helpers.tell import begin, tell


@pytest.mark.parametrize(("board", "spaces", "empty", "each"),
                         [("e", 145, 80, 13), ("l", 220, 125, 19)])
def test_every_space_is_empty_or_carries_one_of_five_symbols__1_1(
    board: str, spaces: int, empty: int, each: int
) -> None:
    land = begin(board=board).province("3-3")

    assert len(land.cells) == spaces
    assert land.blanks == empty
    assert land.symbols == {"T": each, "A": each, "L": each, "C": each, "H": each}


def test_only_spaces_with_a_symbol_take_a_governor__1_2() -> None:
    story = tell(actions_left=2).refuses("occupy 1-2", "9.6")  # empty land
    for sea in ("occupy 0-0", "walk 0,0"):
        with pytest.raises(Refusal):
            story.game.parse(sea)


def test_the_supply_is_65_black_and_10_red_walls__1_4() -> None:
    view = begin().view()

    assert (view.black_left, view.red_left) == (65, 10)


def test_a_line_holds_one_wall_and_a_wall_never_leaves__1_4() -> None:
    story = tell(alexander="4,4", walls="3,1 4,2 5,3 4,4", face_up="HC")
    before = story.dump()["walls"]

    story.march("follow H", "T", "1-4", "5,3 4,2").has(walls=before)


def test_more_walls_than_the_box_holds_cannot_be_on_the_board__1_4() -> None:
    told = tell(walls_left=10)
    dump = told.dump()
    dump["walls"]["3,1>5,1"] = "black"

    with pytest.raises(BadState):
        told.game.load(dump)


def test_each_player_has_four_governors_in_an_open_reserve__1_5() -> None:
    story = tell(hands=("L", "T"), provinces=["1-2 2-2 2-3 3-3"], actions_left=2)
    reserves = [player.reserve for player in story.view(1).players]

    story.play("occupy 2-2; settle")

    assert reserves == [4, 4]
    assert [player.reserve for player in story.view(1).players] == [3, 4]


def test_a_fifth_governor_cannot_be_on_the_board__1_5() -> None:
    told = tell(governors=("1-4 2-2 2-5 3-3",))
    dump = told.dump()
    dump["governors"][0] = ["1-4", "1-6", "2-2", "2-5", "3-3"]

    with pytest.raises(BadState):
        told.game.load(dump)


def test_there_are_eleven_cards_of_each_symbol__1_6() -> None:
    dump = begin(seats=4).dump()
    places = [dump["pile"], dump["discards"], *dump["hands"]]

    for letter in "TALCH":
        shown = dump["face_up"].count(letter)
        assert shown + sum(place.get(letter, 0) for place in places) == 11
    dump["pile"]["T"] += 1
    with pytest.raises(BadState):
        begin().game.load(dump)


def test_hands_are_secret_and_their_size_is_not__1_6() -> None:
    story = begin(seats=3, deals="TAL")

    for seat in range(3):
        players = story.view(seat).players
        assert [player.cards for player in players] == [1, 1, 1]
        assert [player.hand is not None for player in players] == [
            other == seat for other in range(3)]
    assert story.view(1).players[1].hand == {"A": 1}


def test_face_up_cards_and_discards_are_open__1_6() -> None:
    story = tell(hands=("T", "A"), discards="LL", face_up="CH").play("spend T")

    assert story.view(1).discards == {"T": 1, "L": 2}
    assert story.view(1).face_up == ("C", "H")


def test_a_hand_has_no_limit__1_7() -> None:
    story = tell(hands=("TTTTTTTTTTTAAAAAAAAAAAHHHH",), actions_left=1).play("draw; deal H")

    assert len(story.hand(0)) == 27


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_begin_at_0__2_1(seats: int) -> None:
    story = begin(seats=seats).has(scores=[0] * seats)
    assert [story.governors(seat) for seat in range(seats)] == [""] * seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_one_player_or_five_cannot_play__2_1(seats: int) -> None:
    with pytest.raises(Refusal):
        begin().game.start(seats, {})


def test_alexander_begins_on_the_start_point_and_no_wall_lies__2_2() -> None:
    dump = begin().dump()

    assert dump["alexander"] == "3,1" and dump["walls"] == {}


@pytest.mark.parametrize(("seats", "pile"), [(2, 51), (3, 50), (4, 49)])
def test_one_hidden_card_each_then_two_face_up__2_3(seats: int, pile: int) -> None:
    story = begin(seats=seats, deals="TALC", face_up="HH")

    assert [story.hand(seat) for seat in range(seats)] == list("TALC")[:seats]
    story.has(face_up="HH", pile=pile)


def test_cards_come_as_often_as_the_pile_holds_them__2_3() -> None:
    game = begin().game
    state = game.start(2, {"first_seat": "seat0"})
    assert state.actor() == CHANCE
    assert [(action.text, weight) for action, weight in state.outcomes()] == [
        (f"deal {letter}", 11) for letter in "TALCH"]

    state.apply(game.parse("deal H"))

    assert {action.text: weight for action, weight in state.outcomes()}["deal H"] == 10
