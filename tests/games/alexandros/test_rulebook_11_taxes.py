"""Chapters 11 and 12: collecting taxes, illustration 6, and recalling a governor."""

from __future__ import annotations

from typing import Any

from alexandre.games import load
from alexandre.games.alexandros.events import TaxesCollected, line
from alexandre.kernel.contract import BadState
from alexandre.kernel.text import Noun, Who
from tests.helpers.tell import Story, tell

RED, YELLOW, BLUE, GREEN = range(4)
NORTH_WEST = "1-2 2-2 2-3 3-3"  # two empty spaces, an amphora at 2-2 and a lyre at 3-3

# Illustration 6: the empty spaces of the six provinces count 8, 4, 8, 4, 6 and 9.
PROVINCE_1 = "4-4 4-5 4-6 4-7 4-8 4-9 5-6 5-7 5-8 5-9 6-6 6-7 6-8"
PROVINCE_2 = "2-8 2-9 2-10 3-8 3-9"
PROVINCE_3 = "1-2 1-3 1-4 1-5 1-6 2-2 2-3 2-4 2-5 2-6 2-7 3-5 3-7"
PROVINCE_4 = "3-10 3-11 3-12 3-13 3-14 4-10"
PROVINCE_5 = "7-19 7-20 7-21 7-22 7-23 7-24 8-19 8-20 8-21 8-22"
PROVINCE_6 = "7-5 7-6 7-7 7-8 7-9 8-4 8-5 8-6 8-7 8-8 8-9 8-10 8-11 8-12 8-13"


def illustration_6(hand: str = "H", mover: int = RED) -> Story:
    """Red holds provinces 1, 2 and, with a hoplite's and a temple's governor, 3."""
    hands = ["", "", "", ""]
    hands[mover] = hand
    return tell(
        seats=4, mover=mover, hands=hands, actions_left=2,
        provinces=[PROVINCE_1, PROVINCE_2, PROVINCE_3, PROVINCE_4, PROVINCE_5, PROVINCE_6],
        governors=("4-7 2-8 1-4 2-5", "3-11", "7-7", "8-20"),
    )


def test_illustration_6_everybody_is_paid__11_3() -> None:
    story = illustration_6()
    blanks = [story.province(site).blanks for site in ("4-7", "2-8", "1-4", "3-11", "8-20", "7-7")]
    assert blanks == [8, 4, 8, 4, 6, 9]

    story.play("levy H").has(scores=[12, 4, 9, 6])


def test_illustration_6_the_card_matches_a_governor_of_the_crowded_province__11_1() -> None:
    story = illustration_6()
    assert story.province("1-4").governors == ("1-4", "2-5")

    story.play("levy H")

    assert story.hand(RED) == ""
    story.has(discards="H", actions_left=1)


def test_illustration_6_two_governors_bring_nothing__11_4() -> None:
    crowded = illustration_6("HT").play("levy H")
    thinned = illustration_6("HT").play("recall 2-5; levy H")

    assert crowded.scores()[RED] == 12
    assert thinned.scores()[RED] == 20


def test_illustration_6_yellow_would_have_called_for_the_others__11_3() -> None:
    illustration_6("T", mover=YELLOW).play("levy T").has(scores=[12, 4, 9, 6])


def test_the_card_must_match_a_governor_of_ones_own__11_1() -> None:
    story = illustration_6("LC")
    story.refuses("levy L", "11.1")  # Green's governor stands on a lyre, none of Red's
    story.refuses("levy C", "11.1").offering("levy")


def test_the_card_must_be_held__11_1() -> None:
    illustration_6("H").refuses("levy T", "11.1").offering("levy", "H")


def test_without_a_governor_there_is_no_levy__11_1() -> None:
    story = tell(hands=("TALCH", ""), provinces=[NORTH_WEST], governors=("", "2-2"),
                 actions_left=2)

    for letter in "TALCH":
        assert story.refused(f"levy {letter}") == "11.1"


def test_taxes_are_collected_once_in_a_turn__11_2() -> None:
    illustration_6("HH").play("levy H").refuses("levy H", "11.2").has(scores=[12, 4, 9, 6])


def test_the_next_player_may_collect_again__11_2() -> None:
    story = tell(hands=("A", "A"), provinces=[NORTH_WEST, "3-4"], governors=("2-2", "3-4"),
                 actions_left=2, face_up="HC")
    story.play("levy A; end").march("follow H", "T", "1-4", "5,1").offering("levy", "A")


def test_points_come_only_from_provinces_with_exactly_one_governor__11_3() -> None:

    one = tell(hands=("A", ""), provinces=[NORTH_WEST], governors=("2-2",), actions_left=2)
    assert one.play("levy A").scores() == [2, 0]
    two = tell(hands=("A", ""), provinces=[NORTH_WEST], governors=("2-2 3-3",), actions_left=2)
    assert two.play("levy A").scores() == [0, 0]


# Recalling.

def test_a_governor_comes_back_without_a_card__12_1() -> None:
    story = illustration_6("H").play("recall 2-5")

    assert story.governors(RED) == "1-4 2-8 4-7" and story.hand(RED) == "H"
    assert story.dump()["actions_left"] == 1


def test_only_ones_own_governors_are_recalled__12_1() -> None:
    story = illustration_6("H").refuses("recall 3-11", "12.1")  # Yellow's
    story.refuses("recall 2-2", "12.1")  # nobody's
    story.offering("recall", "1-4", "2-5", "2-8", "4-7")


def test_one_action_recalls_one_governor__12_1() -> None:
    story = illustration_6("H").play("recall 1-4; recall 2-5")

    assert story.governors(RED) == "2-8 4-7" and story.refused("recall 2-8") == "3.3"


def test_the_space_of_a_recalled_governor_is_available_again__4_2_2() -> None:
    story = tell(mover=1, governors=("", "1-6"), actions_left=2, face_up="CC")
    kept = story.fork().play("end; follow C; reveal T")

    story.play("recall 1-6; end; follow C; reveal T")

    assert kept.offers("to") == ["3-6"]
    assert story.offers("to") == ["1-6"]


def test_a_recalled_governor_can_be_placed_again_at_once__12_1() -> None:
    story = tell(hands=("A", ""), provinces=[NORTH_WEST], governors=("1-4 1-6 2-5 2-7",),
                 actions_left=2)
    story.play("recall 1-4; occupy 3-3; settle").has(governors="1-6 2-5 2-7 3-3")


# Scores in a snapshot made by hand.

def test_points_that_no_taxes_can_have_brought_are_no_score__11_3() -> None:
    """The whole land asks for more cards and governors than there are, and nothing is cut off."""
    assert is_lawful(illustration_6().dump(), scores=[90, 3, 0, 0])

    assert not is_lawful(tell().dump(), scores=[1, 0])
    assert not is_lawful(tell(walls="3,1 4,2 5,3").dump(), scores=[1, 0])


def test_nobody_has_less_than_the_taxes_just_collected__11_3() -> None:
    dump = illustration_6().play("levy H").dump()
    assert dump["scores"] == [12, 4, 9, 6]

    assert is_lawful(dump, scores=[13, 4, 9, 6])
    assert not is_lawful(dump, scores=[12, 4, 9, 5])
    assert not is_lawful(dump, actions_left=2)  # taxes are an action


def test_the_taxes_that_reach_the_goal_are_the_last__13_6() -> None:
    story = tell(hands=("A", ""), provinces=[NORTH_WEST], governors=("2-2",), scores=(98, 7),
                 actions_left=2)
    dump = story.play("levy A").dump()
    assert dump["scores"] == [100, 7]

    assert is_lawful(dump, scores=[101, 7])
    assert not is_lawful(dump, scores=[102, 7])  # it was reached before
    assert not is_lawful(dump, scores=[100, 100])  # and the other one by nothing
    assert not is_lawful(dump, has_levied=False)


def is_lawful(dump: dict[str, Any], **changes: Any) -> bool:
    """Whether a dump loads after that change."""
    try:
        load("alexandros").load({**dump, **changes})
    except BadState as error:
        assert error.msg.key in ("alexandros.law.scores", "alexandros.law.actions")
        return False
    return True


def test_a_levy_names_those_whom_it_pays() -> None:
    paid = TaxesCollected(0, Noun("amphora", ()), (6, 0, 2)).msg()
    empty = TaxesCollected(0, Noun("amphora", ()), (0, 0, 0)).msg()

    assert dict(paid.args)["incomes"] == (line("income", who=Who(0), n=6),
                                          line("income", who=Who(2), n=2))
    assert empty.key == "alexandros.event.taxes_empty"
