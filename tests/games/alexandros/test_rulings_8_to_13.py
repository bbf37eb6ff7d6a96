"""Readings of open points of the rule book, chapters 8 to 13: owning, paying, ending."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from alexandre.kernel.contract import BadState
from tests.helpers.tell import Story, cell_of, tell
from tests.helpers.walks import outcome_of

NORTH_WEST = "1-2 2-2 2-3 3-3"  # two empty spaces, an amphora at 2-2 and a lyre at 3-3
# Nine empty spaces, temples at 7-7 and 8-9, an amphora at 7-10, a lyre at 8-6, a hoplite at 8-7,
# a horse at 8-11.
SOUTH = "7-5 7-6 7-7 7-8 7-9 7-10 8-5 8-6 8-7 8-8 8-9 8-10 8-11 8-12 8-13"
SITES = {"7-7": "T", "7-10": "A", "8-6": "L", "8-7": "H", "8-9": "T", "8-11": "C"}
EVERYTHING = "TALCH"
EASTERN_WALLS = "21,3 22,4 23,5 24,6"  # on the way to the amphora 6-24


# Provinces.

def test_the_coast_closes_a_province__8_2() -> None:
    bare = tell(walls="3,1 4,2 5,3 4,4")
    walled = tell(walls="3,1 4,2 5,3 4,4; 3,1 2,2 3,3 4,4")

    assert bare.province("3-3").cells == ("1-2", "2-2", "2-3", "3-3")
    assert walled.province("3-3").cells == bare.province("3-3").cells


def test_a_single_symbol_is_a_province_without_value__8_3() -> None:
    story = tell(hands=("H", ""), provinces=["8-4"], actions_left=2)

    story.play("occupy 8-4; settle; levy H")  # its governor serves for the tax card

    assert story.province("8-4").owner == 0
    story.has(scores=[0, 0], hand="")


def test_the_remainder_is_a_province_too__8_4() -> None:
    rest = tell(provinces=[NORTH_WEST]).province("8-4")

    assert len(rest.cells) == 141
    assert (rest.blanks, sum(rest.symbols.values())) == (78, 63)


def test_the_remainder_is_far_too_dear_to_occupy__8_4() -> None:
    story = tell(hands=("TALCH", ""), provinces=[NORTH_WEST], actions_left=2)
    story.offering("occupy", "2-2", "3-3").refuses("occupy 8-4", "9.4")


def test_a_province_never_has_two_owners__8_10() -> None:
    told = tell(provinces=[NORTH_WEST], governors=("2-2", ""))
    dump = told.dump()
    dump["governors"] = [["2-2"], ["3-3"]]

    with pytest.raises(BadState):
        told.game.load(dump)


# Occupying and taking over.

def test_cards_or_governors_as_the_player_prefers__9_3() -> None:
    start = tell(hands=("AL", ""), provinces=[NORTH_WEST], actions_left=2)

    cards = start.fork().play("occupy 2-2; settle")
    governors = start.fork().play("occupy 2-2; post 3-3; settle")

    assert (cards.governors(0), cards.hand(0)) == ("2-2", "A")
    assert (governors.governors(0), governors.hand(0)) == ("2-2 3-3", "AL")


def test_governors_are_placed_in_the_order_of_the_board__9_8() -> None:
    story = tell(hands=("TALH", ""), provinces=[SOUTH], actions_left=2)
    story.refuses("occupy 8-11", "9.8")  # one of the temples needs a governor before it
    story.play("occupy 7-7; post 8-11").refuses("post 8-6", "9.8").has(offers=["settle"])


def test_the_order_holds_while_cards_are_lacking_too__9_8() -> None:
    story = tell(hands=("TAL", ""), provinces=[SOUTH], actions_left=2).play("occupy 7-10")
    story.refuses("post 7-7", "9.8")  # its temple is paid, the one at 8-9 is not
    story.has(offers=["post 8-7"])  # hoplite, temple and horse ask for the three left
    story.play("post 8-7; post 8-9; post 8-11; settle").has(hand="A")


def test_every_choice_of_governors_has_one_spelling__9_8() -> None:
    start = tell(hands=("TTALCH", ""), provinces=[SOUTH], actions_left=2)
    ends = Counter(end.governors(0) for site in start.offers("occupy") if site in SITES
                   for end in endings(start.fork().play(f"occupy {site}")))

    assert max(ends.values()) == 1
    assert len(ends) == 6 + 15 + 20 + 15  # one to four governors on six spaces


@pytest.mark.parametrize("hand", ["TALH", "TALCH", "TTCH", "AL", "TTAL", "TCC", "LCH", "TT", "A"])
@pytest.mark.parametrize("reserve", [1, 2, 3, 4])
def test_governors_and_cards_in_every_way_that_pays_the_province__9_3(
    hand: str, reserve: int
) -> None:
    away = " ".join(["1-4", "1-6", "2-5"][:4 - reserve])
    start = tell(hands=(hand, ""), provinces=[SOUTH], governors=(away,), actions_left=2)
    ends = {tuple(end.governors(0).split()) for site in start.offers("occupy") if site in SITES
            for end in endings(start.fork().play(f"occupy {site}"))}

    assert ends == {tuple(sorted([*away.split(), *chosen], key=cell_of))
                    for size in range(1, reserve + 1) for chosen in combinations(SITES, size)
                    if not Counter(SITES[site] for site in SITES if site not in chosen)
                    - Counter(hand)}


def test_half_of_all_cards_spent_goes_to_the_loser__10_5() -> None:
    story = south_is_taken_over().play("cede T; cede T; cede T; cede T; cede A")
    story.has(hand="TTTTA")  # five of nine


def test_with_the_option_only_the_cards_of_the_occupation_are_halved__14_3() -> None:
    story = south_is_taken_over(compensation="occupation").refuses("cede L", "10.4")
    story.play("cede T; cede T; cede H").has(hand="TTH")  # three of five
    story.has(discards="TTACCC", phase="actions")


def test_with_the_option_a_takeover_without_cards_for_spaces_gives_nothing__10_5() -> None:
    story = tell(seats=3, mover=1, hands=("", "HH"), provinces=["8-4"], governors=("8-4",),
                 actions_left=2, compensation="occupation").play("takeover 8-4; settle")
    story.has(phase="actions", hand="")


def test_the_gift_is_named_in_the_order_of_the_symbols__10_8() -> None:
    story = south_is_taken_over()
    story.has(offers=["cede T", "cede A"])  # begun later, it could not reach five
    story.refuses("cede C", "10.8").play("cede T; cede A").refuses("cede T", "10.8")
    story.has(offers=["cede C"])


# Recalling.

def test_recalling_is_an_action_of_ones_own_turn__12_2() -> None:
    story = tell(provinces=[NORTH_WEST], governors=("2-2", "1-4"), actions_left=2)
    story.offering("recall", "2-2").refuses("recall 1-4", "12.1").play("recall 2-2")
    story.has(actions_left=1)


def test_the_last_governor_may_leave_a_province_vacant__12_3() -> None:
    story = tell(hands=("A", ""), provinces=[NORTH_WEST], governors=("2-2", ""), actions_left=2)

    story.play("recall 2-2")

    assert story.province("2-2").owner is None
    assert story.offers("occupy") == ["2-2", "3-3"]


# The end.

def test_the_last_black_wall_alone_does_not_end_the_game__13_2() -> None:
    story = tell(walls_left=13).march("follow L", "T", "3-3", "4,2 5,3 4,4").has(black=65, red=0)
    story.play("end")

    assert story.state.outcome() is None
    assert story.phase() == "march"


def test_without_black_walls_a_march_along_walls_does_not_end_the_game__13_2() -> None:
    story = tell(alexander="4,4", walls="3,1 4,2 5,3 4,4", walls_left=10, face_up="CH")
    story.march("follow H", "T", "1-4", "5,3 4,2").play("end").has(red=0, mover=1)


def test_too_few_walls_open_the_nearest_goal_that_they_reach__13_4() -> None:
    story = tell(face_up="AA", hands=("", "T"), barred="A", clear="6-21 6-24",
                 walls=EASTERN_WALLS, walls_left=10).play("follow A; reveal T")

    assert story.offers("to") == ["6-24"]  # 6-21 is nearer by a line, and asks for one wall more


def test_beyond_the_nearest_goal_that_they_reach_none_is_open__13_4() -> None:
    # Ten walls do not reach 2-22, eleven lines off; they reach 6-22 and, a line further, 8-22.
    story = tell(face_up="TT", hands=("", "A"), barred="T", clear="2-22 6-22 8-22",
                 walls="19,5 20,6 21,7 22,8; 20,6 22,6", walls_left=10).play("follow T; reveal A")
    story.offering("to", "6-22").refuses("to 2-22", "13.3").refuses("to 8-22", "13.4")


def test_a_goal_of_the_hand_is_a_lawful_goal_too__13_4() -> None:
    story = tell(face_up="AA", hands=("L", "T"), barred="A", clear="6-21 6-24",
                 walls=EASTERN_WALLS, walls_left=10)
    story.has(offers=["spend L"]).refuses("follow A", "13.3")


def test_if_no_goal_can_be_reached_alexander_stays__13_5() -> None:
    story = tell(face_up="AA", hands=("", "T"), barred="A", clear="6-21 6-24", walls_left=10)
    story.has(offers=["stay A"]).refuses("follow A", "13.3").play("stay A; reveal T; end")

    assert outcome_of(story.state).reason == "stranded"


def test_a_turn_in_which_alexander_could_not_move_is_the_last__13_7() -> None:
    story = tell(seats=3, mover=1, barred=EVERYTHING, face_up="LC", scores=(3, 8, 5))

    story.play("stay L; reveal H; end")

    outcome = outcome_of(story.state)
    assert (outcome.reason, outcome.winners, outcome.ranks) == ("stranded", (1,), (3, 1, 2))


@pytest.mark.parametrize(("hands", "winners", "ranks"), [
    (("TTT", "AAAA"), (1,), (2, 1)),
    (("TTTT", "AAA"), (0,), (1, 2)),
    (("TTT", "AAA"), (0, 1), (1, 1)),
])
def test_among_equal_points_more_cards_stand_first__13_9(
    hands: tuple[str, str], winners: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    # The special move costs seat 0 a card, so that its hand is one card longer here.
    story = tell(hands=(hands[0] + "L", hands[1]), scores=(40, 40), walls_left=10)

    story.march("spend L", "", "3-3", "4,2 5,3").play("end")

    outcome = outcome_of(story.state)
    assert (outcome.reason, outcome.winners, outcome.ranks) == ("red_walls", winners, ranks)


def south_is_taken_over(compensation: str = "spent") -> Story:
    """Seat 1 has paid four cards for two governors and five for spaces; three play."""
    return tell(seats=3, mover=1, hands=("", "TTCCTTACH"), provinces=[SOUTH],
                governors=("7-7 8-11",), actions_left=2,
                compensation=compensation).play("takeover 8-6; settle")


def endings(story: Story) -> list[Story]:
    """Every way to complete the occupation under way."""
    if story.phase() != "post":
        return [story]
    return [end for text in story.offers() for end in endings(story.fork().play(text))]
