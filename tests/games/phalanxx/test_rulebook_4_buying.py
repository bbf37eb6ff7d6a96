"""Chapters 3 to 5: the course of a turn, buying, rolling."""

from __future__ import annotations

from typing import Any

from alexandre.cli.console import load_words
from alexandre.games.phalanxx import events
from alexandre.games.phalanxx.events import CardBoxed, Compensated
from alexandre.kernel.contract import CHANCE
from tests.games.phalanxx.story import PhalanxxStory, game, tell

ROW = ("slingers", "hoplites", "cavalry", "porus", "shields")


def at_market(**told: object) -> PhalanxxStory:
    """Seat 0 is to buy."""
    said: dict[str, Any] = {"phase": "buy", "rolled": "white, orange, white", "row": ROW,
                            "dice": {0: "white 3, white 3, violet 3"}}
    return tell(**(said | told))


def test_a_turn_is_a_purchase_a_roll_three_actions_and_passing_on__3_1() -> None:
    story = at_market(talents={0: 3}).refuses("play slingers 1>1; pass", "3.1").play("decline")
    story.has(actor=CHANCE)
    story.play("draw heroism; roll 3; roll 4; roll 5").refuses("buy hoplites", "4.1")
    story.play("income 1>1; income 2>2; income 3>3").has(offers=["pass"])
    story.refuses("income 1>1", "6.1").play("pass").has(actor=1)  # [3.2] clockwise
    story.offering("decline", "")


def test_the_end_of_a_turn_is_said__3_3() -> None:
    story = tell(rolled="-, -, white 2", grey=["white 1", "white 1", None]).play("income 3>3")

    assert story.state.actor() == 0
    assert game().ends_turn(story.state.legal()[0])


def test_prices_rise_towards_the_pile__4_2() -> None:
    story = at_market(talents={0: 3}).offering("buy", "slingers", "hoplites", "cavalry")
    story.refuses("buy porus", "4.2").play("buy cavalry").has(talents=0)


def test_only_what_lies_in_the_row_is_for_sale__4_1() -> None:
    assert at_market().refused("buy horses") == "4.1"


def test_talents_of_a_low_roll_come_too_late_for_the_purchase__4_1() -> None:
    """Reading: the purchase comes first, and once."""
    story = at_market(talents={0: 0}).play("decline; draw heroism; roll 1; roll 1; roll 1")
    story.has(talents=3).refuses("buy hoplites", "4.1")


def test_four_talents_allow_an_exchange__4_3() -> None:
    story = at_market(hands={0: ("scout",)}, secret={0: ("scout",)}).play("buy porus")
    story.has(offers=["take slingers", "take hoplites", "take cavalry", "take shields", "keep"])
    story.refuses("take horses; decline", "4.3").play("take slingers")
    story.has(offers=["give porus", "give scout"]).refuses("give slingers; give horses", "4.3")
    story.play("give scout").has(row=["scout", "hoplites", "cavalry", "shields"])
    story.has(hand_of=["slingers", "porus"])
    assert story.view(1).players[0].hand == ("slingers", "porus")


def test_the_card_just_bought_may_be_given__4_3() -> None:
    """Reading: any card of the hand, the new one too."""
    story = at_market().play("buy shields; take hoplites; give shields")
    story.has(row=["slingers", "shields", "cavalry", "porus"], hand_of=["hoplites"])


def test_three_talents_allow_no_exchange__4_3() -> None:
    assert at_market().play("buy cavalry").state.actor() == CHANCE


def test_the_exchange_need_not_be_made__4_3() -> None:
    assert at_market().play("buy porus; keep").state.actor() == CHANCE


def test_heroism_is_neither_bought_nor_taken__4_4() -> None:
    row = ("slingers", "heroism", "cavalry", "porus", "shields")
    story = at_market(row=row).offering("buy", "slingers", "cavalry", "porus", "shields")
    story.play("buy shields").has(offers=["take slingers", "take cavalry", "take porus", "keep"])


def test_who_names_heroism_is_told_where_it_is__4_4__8_12() -> None:
    """It « stays in the row » only if it lies there; what the scout has seen goes back."""
    there = at_market(row=("slingers", "heroism", "cavalry", "porus", "shields"))
    away = at_market()
    seen = tell(phase="buy", row=ROW, deck=1, played={0: ("scout",)}, rolled="white, white, white")
    seen.play("look; draw heroism")

    assert refusal_of(there, "buy heroism") == ("heroism", "4.4")
    assert refusal_of(away, "buy heroism") == ("heroism_away", "4.4")
    assert refusal_of(seen, "buy heroism") == ("heroism_seen", "8.12")
    assert refusal_of(there.play("buy shields"), "take heroism") == ("heroism", "4.4")
    assert refusal_of(away.play("buy shields"), "take heroism") == ("heroism_away", "4.4")
    assert refusal_of(tell(), "buy heroism") == ("act_now", "4.1")


def refusal_of(story: PhalanxxStory, text: str) -> tuple[str, str]:
    """The sentence and the rule against an action."""
    reason = story.reason(text)
    return reason.key.rpartition(".")[2], reason.rule


def test_who_buys_nothing_boxes_the_card_at_the_far_right__4_5() -> None:
    story = at_market().play("decline").has(row=["hoplites", "cavalry", "porus", "shields"])
    assert story.events_of(CardBoxed)[0].id == "slingers"


def test_the_row_slides_and_a_card_comes_next_to_the_pile__4_6() -> None:
    story = at_market().play("buy hoplites; draw heroism")

    assert story.row() == ["slingers", "cavalry", "porus", "shields", "heroism"]


def test_without_a_pile_prices_still_count_from_the_right__4_7() -> None:
    """Reading: one plays on with fewer cards."""
    story = at_market(deck=0, row=("heroism", *ROW[1:]), talents={0: 4}).play("buy porus; keep")
    assert story.row() == ["heroism", "hoplites", "cavalry", "shields"]
    assert len(story.events_of(events.LastRoundBegan)) == 1

    story.play("roll 6; roll 6; roll 6; income 1>1; income 2>2; income 3>3; pass")
    assert story.play("buy shields").talents(1) == 6


def test_nothing_is_boxed_from_an_empty_row__4_5() -> None:
    story = at_market(deck=0, row=[], is_last=True)
    story.table.row = []

    assert story.play("decline").events_of(CardBoxed) == []


def test_eight_or_less_bring_three_talents__5_2() -> None:
    for faces, gained in ((("1", "1", "6"), 3), (("1", "2", "6"), 0)):
        story = at_market(talents={0: 0}).play("decline; draw heroism")
        story.play("; ".join(f"roll {face}" for face in faces)).has(talents=gained)
        assert len(story.events_of(Compensated)) == bool(gained)


def test_the_dice_keep_their_colours__5_1() -> None:
    story = at_market().play("decline; draw heroism; roll 3; roll 4; roll 5")

    assert story.dump()["rolled"] == ["white 3", "orange 4", "white 5"]


def test_each_cue_that_comes_too_late_names_its_own_rule__4_3() -> None:
    story = tell().refuses("pass", "6.1").refuses("from persepolis", "9.3").refuses("look", "8.11")
    story.refuses("keep", "4.3").refuses("decline", "4.1")


def test_an_exchange_that_was_made_is_not_said_to_have_been_too_cheap__4_3() -> None:
    """Five talents were paid and the cards exchanged; another exchange needs another purchase."""
    story = at_market().play("buy shields; take cavalry; give shields; draw heroism")
    story.play("roll 4; roll 5; roll 6")

    for text in ("take porus", "give cavalry", "keep"):
        reason = story.reason(text)
        assert reason.rule == "4.3"
        assert "only right after a purchase" in load_words("en").say(reason)


def test_the_merchants_purchase_brings_no_exchange__16_3() -> None:
    tell(side="expert", abilities=("merchant", "intrigue"), first=1).refuses("keep", "16.3")
