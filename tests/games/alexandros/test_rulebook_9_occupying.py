"""Chapter 9: occupying a vacant province.  Illustration 4."""

from __future__ import annotations

from typing import cast

from alexandre.cli.console import load_words
from alexandre.games.alexandros.state import Position
from tests.helpers.tell import Story, tell

# The province of illustrations 4 and 5 as board E has it: nine empty spaces, temples at 7-7 and
# 8-9, an amphora at 7-10, a lyre at 8-6, a hoplite at 8-7, a horse at 8-11.
SOUTH = "7-5 7-6 7-7 7-8 7-9 7-10 8-5 8-6 8-7 8-8 8-9 8-10 8-11 8-12 8-13"
NORTH_WEST = "1-2 2-2 2-3 3-3"  # two empty spaces, an amphora at 2-2 and a lyre at 3-3


def before_illustration_4(hand: str, elsewhere: str = "") -> Story:
    """Red, seat 0, before the vacant province; his other governors stand `elsewhere`."""
    return tell(seats=3, hands=(hand, "T", "A"), provinces=[SOUTH, NORTH_WEST],
                governors=(elsewhere,), actions_left=2)


def test_illustration_4_two_governors_and_four_cards__9_3() -> None:
    story = before_illustration_4("TALH")
    assert story.province("7-7").blanks == 9
    assert story.province("7-7").symbols == {"T": 2, "A": 1, "L": 1, "C": 1, "H": 1}

    story.play("occupy 7-7; post 8-11; settle").has(governors="7-7 8-11", hand="", discards="TALH")
    assert story.province("7-7").owner == 0 and story.dump()["actions_left"] == 1


def test_illustration_4_a_horse_would_have_saved_the_second_governor__9_3() -> None:
    before_illustration_4("TALCH").play("occupy 7-7; settle").has(governors="7-7", hand="")


def test_illustration_4_so_would_a_second_temple__9_3() -> None:
    before_illustration_4("TTALH").play("occupy 8-11; settle").has(governors="8-11", hand="")


def test_illustration_4_without_either_the_second_governor_is_needed__9_5() -> None:
    before_illustration_4("TALH").play("occupy 7-7").refuses("settle", "9.5")


def test_a_province_of_an_opponent_is_not_vacant__9_1() -> None:
    story = tell(hands=("AL", ""), provinces=[NORTH_WEST], governors=("", "3-3"), actions_left=2)

    assert story.refused("occupy 2-2; occupy 3-3") == "9.1"


def test_at_least_one_governor_is_placed__9_2() -> None:
    story = tell(hands=("AL", ""), provinces=[NORTH_WEST], actions_left=2)
    story.play("occupy 2-2; settle").has(governors="2-2")
    story.has(hand="A")  # the amphora's space bears the governor, its card is kept


def test_without_a_governor_in_reserve_nothing_is_occupied__9_2() -> None:
    story = before_illustration_4("TTAALLCCHH", elsewhere="1-4 1-6 2-5 2-7").offering("occupy")
    story.refuses("occupy 2-2; occupy 7-7", "9.2")


def test_governors_beyond_the_reserve_cannot_be_placed__9_3() -> None:
    story = before_illustration_4("ALCH", elsewhere="1-4 1-6").play("occupy 7-7; post 8-9")
    story.refuses("post 8-11", "9.3").has(offers=["settle"])


def test_what_cannot_be_completed_is_not_begun__9_4() -> None:
    story = before_illustration_4("TAL", elsewhere="1-4 1-6 2-5")

    for site in ("7-7", "7-10", "8-6", "8-7", "8-9", "8-11"):
        assert story.refused(f"occupy {site}") == "9.4"
    assert story.offers("occupy") == ["2-2", "3-3", "8-4"]  # 8-4 lies beside, cut off


def test_a_governor_whom_another_space_needs_is_not_placed_here__9_4() -> None:
    story = before_illustration_4("TALH", elsewhere="1-4 1-6").play("occupy 7-7")
    story.refuses("post 7-10", "9.4").has(offers=["post 8-11"])


def test_a_space_with_a_card_cannot_begin_where_each_governor_is_needed__9_4() -> None:
    """A temple, the lyre and the horse lack a card, and there are three governors."""
    story = before_illustration_4("TAH", elsewhere="1-4")
    assert "7-7" in story.offers("occupy")

    assert story.refused("occupy 8-7") == "9.4"
    assert why(story, "occupy 8-7") == "alexandros.why.governors_needed"


def test_a_governor_before_whom_others_must_come_waits__9_8() -> None:
    """Illustration 3's province with two hoplites in hand: 1-6 and the rest need all three."""
    story = tell(hands=("HH",), provinces=["1-3 1-4 1-5 1-6 2-4 2-5 2-6 3-4 3-5"],
                 actions_left=2).play("occupy 1-4")
    story.has(offers=["post 1-6"]).refuses("post 2-5", "9.8")
    assert why(story, "post 2-5") == "alexandros.why.reading_order"


def why(story: Story, action: str) -> str:
    """The sentence that forbids the action."""
    reason = story.why(action)
    return reason.key if reason else ""


def test_every_offer_to_occupy_can_be_completed__9_4() -> None:
    start = before_illustration_4("TALH", elsewhere="1-4 1-6")
    for site in start.offers("occupy"):
        story = start.fork().play(f"occupy {site}")
        while story.phase() == "post":
            story.play(story.offers()[0])
        assert story.phase() == "actions" and story.province(site).owner == 0


def test_a_card_settles_only_a_space_of_its_own_symbol__9_5() -> None:
    story = before_illustration_4("TTTTTTTTTA", elsewhere="1-4 1-6 2-5")

    assert story.refused("occupy 7-7") == "9.4"  # one governor, and five spaces to pay


def test_one_card_settles_one_space__9_5() -> None:
    poor = before_illustration_4("TALCH").play("occupy 7-10")
    rich = before_illustration_4("TTLCH").play("occupy 7-10; settle")

    assert poor.refused("settle") == "9.5"  # two temples and one card
    assert rich.hand(0) == ""


def test_the_cards_go_to_the_discards__9_5() -> None:
    before_illustration_4("TTALCCH").play("occupy 8-11; settle").has(discards="TTALH", hand="CC")


def test_governors_stand_on_symbols__9_6() -> None:
    story = before_illustration_4("TALH")
    for verb in ("occupy", "takeover"):
        assert story.refused(f"{verb} 8-12") == "9.6"
        assert why(story, f"{verb} 8-12") == "alexandros.why.empty_space"

    story.play("occupy 7-7").refuses("post 8-12", "9.6").refuses("recall 8-12", "3.6")


def test_what_a_province_costs_is_told_beside_what_can_be_paid__9_4() -> None:
    """Six symbols, two of them temples; a temple and four governors pay for five."""
    reason = before_illustration_4("T").why("occupy 8-6")

    assert reason is not None
    assert (reason.rule, dict(reason.args)) == ("9.4", {"n": 6, "able": 5})
    assert "6" in load_words("en").say(reason)


def test_a_space_just_occupied_is_no_longer_available__4_2_2() -> None:
    story = tell(hands=("L", ""), alexander="4,4", provinces=[NORTH_WEST], actions_left=2,
                 face_up="AA")
    vacant = story.fork().play("end; follow A; reveal T")

    story.play("occupy 2-2; settle; end; follow A; reveal T")

    assert "2-2" in vacant.offers("to")
    assert story.refused("to 2-2") == "4.2.2"


def test_one_governor_stands_on_a_space__9_6() -> None:
    before_illustration_4("TALH").play("occupy 7-7; post 8-11").refuses("post 8-11", "9.6")


def test_further_governors_stand_in_the_same_province__9_6() -> None:
    story = tell(hands=("TALH", ""), provinces=[SOUTH, "8-20"], actions_left=2).play("occupy 7-7")

    assert story.refused("post 8-20") == "9.6"


def test_ones_own_province_is_not_occupied_again__9_7() -> None:
    story = tell(hands=("AL", ""), provinces=[NORTH_WEST], governors=("3-3", ""), actions_left=2)

    assert story.refused("occupy 2-2; occupy 3-3") == "9.7"
    assert story.refused("post 2-2") == "9.3"  # not without an occupation


def test_land_without_walls_round_it_is_refused_as_open__9_4() -> None:
    """The finding: “You can pay for 4 of the 63 symbols here”, of the land that nothing closes."""
    story = tell(hands=("TALCH", ""), provinces=["1-2"], actions_left=2)
    state = cast(Position, story.state)
    moves = state.tables.moves
    cell = max(state.provinces, key=lambda each: len(each.cells)).sites[0]

    reasons = [state.why_not(verb[cell]) for verb in (moves.occupy, moves.take_over)]
    assert [each and each.key for each in reasons] == [
        "alexandros.why.open_land", "alexandros.why.no_rivals_province"]
