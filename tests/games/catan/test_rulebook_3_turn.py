"""Chapters 3 to 5: the turn, dice and supply, the robber, Alexander's road."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from alexandre.content.board import board
from alexandre.games import load
from alexandre.games.catan import events
from alexandre.kernel.board import Board
from alexandre.kernel.contract import CHANCE, OVER
from tests.games.catan.story import March, begin, tell
from tests.helpers.walks import outcome_of

HERE = {"0,0,N": (0, "village"), "1,0,N": (1, "city")}  # Illyria 4 · Thrace 10


def roll_total(total: int, *hands: str, **changes: Any) -> March:
    """A turn of seat 0 in which that number came."""
    one = min(6, total - 1)
    return tell(*hands, phase="roll", **changes).rolls(one, total - one)


def test_a_turn_goes_dice_supply_alexander_auction_then_trade__3_1() -> None:
    story = tell(phase="roll", supply="wsgbo").has(offers=["roll"]).refuses("end", "3.1")
    story.rolls(1, 2).has(phase="supply").deals("wsgb").has(offers=["advance"])
    story.refuses("buy", "5.1").play("advance; token bridge").has(phase="bid").passes(4)
    story.has(phase="main")
    assert story.offers()[-1] == "end"
    story.play("end").has(mover=1)


def test_the_first_turn_has_no_dice__3_2() -> None:
    story = begin().has(phase="supply").refuses("roll", "3.2").deals("wwww").refuses("roll", "3.2")
    story.play("advance").has(phase="bid").refuses("roll", "3.2")
    assert story.events_of(events.AuctionBegan)[0].kind == "village"


def test_where_a_box_deals_no_first_hand_the_first_turn_begins_at_once__2_5() -> None:
    data = board("catan", "anabasis").data
    game = load("catan", Board("catan", "mine", {**data, "box": {**data["box"], "start_hand": 0}}))
    story = March(game, game.start(4, {})).play("first 2").has(phase="supply", mover=2, turn=1)
    assert story.events_of(events.TurnBegan)


def test_everybody_receives_a_card_each_turn_from_the_mover_on__4_1() -> None:
    story = begin(4, first=2).deals("wsgb")
    assert [event.seat for event in story.events_of(events.CardDealt)[-4:]] == [2, 3, 0, 1]


def test_the_supply_serves_after_a_seven_too__4_1() -> None:
    tell(phase="roll", supply="wsgb").rolls(3, 4).play("robber media").has(phase="supply")


def test_a_village_receives_one_and_a_city_two__4_2() -> None:
    assert roll_total(4, sites=HERE).hand(0) == "o"
    assert roll_total(10, sites=HERE).hand(1) == "ww"


def test_each_die_comes_alone__4_2() -> None:
    story = tell(phase="roll").play("roll; die 3").has(actor=CHANCE).refuses("roll", "4.2")
    assert [weight for _die, weight in story.state.outcomes()] == [1] * 6


def test_a_river_yields_coins__4_3() -> None:
    assert tell(phase="roll", sites={"8,0,N": (2, "city")}).rolls(1, 2).hand(2) == "xx"


def test_with_too_few_cards_nobody_receives_any_not_even_a_single_player__4_4() -> None:
    """Reading: the rule text makes no exception for a single player."""
    stock = tell("", "", "w" * 18, phase="roll", sites=HERE)
    assert stock.dump()["stacks"]["wood"] == 1
    stock.rolls(4, 6)
    assert stock.hand(1) == "" and stock.events_of(events.StackShort)


def test_when_the_supply_cannot_serve_all_its_rest_goes_to_the_stacks__4_5() -> None:
    story = tell(phase="roll", supply="wsgboob").rolls(1, 2).deals("wsgb").has(supply={})
    (ended,) = story.events_of(events.SupplyEnded)
    assert ended.msg().key == "catan.event.supply_ended_rest"
    assert [good.id for good in ended.rest] == ["brick", "ore", "ore"]
    assert replace(ended, rest=()).msg().key == "catan.event.supply_ended"
    assert story.phase() == "march"
    tell(phase="roll").rolls(1, 2).has(phase="march")


def test_a_seven_costs_half_of_more_than_eleven_cards_gold_is_safe__4_6() -> None:
    story = tell("w" * 12 + "xxxx", "w" * 5 + "s" * 6 + "x" * 9, phase="roll", supply="gggg")
    story.rolls(3, 4).has(phase="discard").has(actor=0)
    for _card in range(6):
        story.play("discard wood")
    assert story.phase() == "robber"  # seat 1 holds eleven
    assert story.hand(0) == "w" * 6 + "xxxx"


def test_the_robber_is_told_to_keep_what_his_land_would_have_yielded__4_8() -> None:
    """The finding: the log was silent where the robber stopped a yield."""
    plain = tell(phase="roll", sites=HERE)
    told = plain.rolls(4, 6).events_of(events.GoodsYielded)
    robbed = tell(phase="roll", sites=HERE, robber="thrake").rolls(4, 6)
    blocked = robbed.events_of(events.YieldBlocked)

    assert not plain.events_of(events.YieldBlocked) and robbed.hand(0) == robbed.hand(1) == ""
    assert [(each.seat, each.amounts) for each in blocked] == [
        (each.seat, each.amounts) for each in told]


def test_a_seven_yields_nothing__4_6() -> None:
    assert tell(phase="roll", sites=HERE).rolls(3, 4).hand(0) == ""


def test_cards_are_given_back_from_the_mover_on_and_kind_by_kind__4_7() -> None:
    """Reading: seat after seat and openly; the stacks lie open to all."""
    hands = ("", "wwwwwwsssssss", "", "gggggggbbbbbb")
    story = tell(*hands, phase="roll", mover=2, who=2).rolls(3, 4).has(actor=3)
    story.play("discard grain; discard brick").refuses("discard grain; discard ore", "4.7")
    for _card in range(4):
        story.play("discard brick")
    story.has(actor=1).refuses("robber media", "4.6")


def test_every_large_hand_is_asked_once_from_the_mover_on__4_7() -> None:
    """A hand of twenty-four is still too large after half of it is gone; it has paid."""
    hands = ("g" * 12, "w" * 19 + "s" * 5, "b" * 12, "o" * 12)
    story = tell(*hands, phase="roll", mover=1, who=1).rolls(3, 4)
    asked = []
    while story.phase() == "discard":
        asked.append(story.state.actor())
        story.play(story.offers()[0])
    assert asked == [1] * 12 + [2] * 6 + [3] * 6 + [0] * 6


def test_a_kind_after_which_too_few_would_follow_is_not_offered__4_7() -> None:
    story = tell("wwwwwwwwwwwo", phase="roll").rolls(3, 4).refuses("discard ore", "4.7")
    story.offering("discard", "wood")


def test_the_robber_goes_elsewhere_on_land_a_desert_too__4_8() -> None:
    story = tell(phase="roll").rolls(3, 4).refuses("robber syrian_desert; robber aegean", "4.8")
    assert "thar" in story.offers("robber")
    assert "salt_desert" in story.offers("robber")
    assert story.refused("end") == "4.8"


def test_where_the_robber_stands_nothing_grows__4_8() -> None:
    assert tell(phase="roll", sites=HERE, robber="illyria").rolls(1, 3).hand(0) == ""


def test_the_robber_on_a_river_of_gold_stops_it__4_8() -> None:
    sites = {"8,0,N": (2, "city")}
    assert tell(phase="roll", sites=sites, robber="polytimetos").rolls(1, 2).hand(2) == ""


def test_a_card_is_taken_from_somebody_there_who_has_one__4_9() -> None:
    sites = {"0,0,N": (1, "village"), "-1,1,N": (2, "village")}
    story = tell("", "og", "xx", phase="roll", sites=sites).rolls(3, 4).play("robber illyria")
    story.has(offers=["rob 1"]).refuses("rob 2", "4.9")  # coins cannot be stolen
    story.refuses("rob 3; rob 0", "4.9").play("rob 1").refuses("rob 1", "4.9")
    assert [(each.text, n) for each, n in story.state.outcomes()] == [
        ("steal grain", 1), ("steal ore", 1)]
    story.refuses("steal wood", "4.9").play("steal ore")
    assert (story.hand(0), story.hand(1)) == ("o", "g")


def test_three_players_know_no_fourth_to_rob__2_1() -> None:
    story = tell("", "o", seats=3, phase="roll", sites={"0,0,N": (1, "village")})
    assert story.rolls(3, 4).play("robber illyria").refused("rob 3") == "2.1"


def test_with_nobody_there_nothing_is_stolen__4_9() -> None:
    tell("", "o", phase="roll").rolls(3, 4).play("robber media").has(phase="march")


def test_alexander_passes_one_point_a_turn__5_1() -> None:
    story = tell(phase="march").play("advance").has(alexander=3)
    assert story.events_of(events.AlexanderAdvanced)[0].number == 3
    assert story.play("token bridge").passes(4).refused("advance") == "5.1"


def test_without_a_seven_a_violet_point_is_not_passed__5_2() -> None:
    story = tell(phase="roll", alexander=38).rolls(1, 2).has(phase="main", alexander=38)
    assert story.events_of(events.AlexanderStayed) and story.refused("advance") == "5.2"


def test_with_a_seven_it_is_and_nothing_waits_there__5_2() -> None:
    story = tell(phase="roll", alexander=38).rolls(3, 4).play("robber media; advance")
    story.has(alexander=39).refuses("advance", "5.1").has(phase="main")  # [5.5]


def test_a_seven_moves_him_on_green_points_as_any_throw__5_1() -> None:
    tell(phase="roll").rolls(3, 4).play("robber media; advance").has(alexander=3)


def test_the_last_green_point_is_one_a_turn_too__5_1() -> None:
    """Before him lies a violet point, and no seven was thrown: yet he has moved in this turn."""
    assert tell(phase="main", alexander=38).refused("advance") == "5.1"
    assert tell(phase="main", alexander=38, turn=39).refused("advance") == "5.2"


def test_at_a_temple_a_village_is_auctioned__5_3() -> None:
    tell(phase="march", alexander=3).play("advance").has(auction="village")


def test_a_token_is_turned_over_and_its_event_auctioned__5_4() -> None:
    story = tell(phase="march").play("advance").has(actor=CHANCE)
    story.refuses("pass", "5.4").play("token statue").has(auction="statue")


def test_a_kind_used_up_comes_no_more__5_4() -> None:
    tokens = [{"combat": 7}, {}, {}, {}]
    story = tell(phase="march", alexander=11, tokens=tokens, advisers=[0]).play("advance")
    assert story.refused("token combat") == "5.4"


def test_at_an_empty_point_nothing_waits__5_5() -> None:
    assert tell(phase="march", alexander=12).play("advance").phase() == "main"


def test_in_persepolis_the_game_ends_before_anybody_builds__5_6() -> None:
    story = tell("wsgbo", phase="roll", alexander=40).rolls(3, 4).play("robber media; advance")
    story.has(phase="claim").refuses("buy", "11.1").play("claim").has(actor=OVER)
    assert outcome_of(story.state).reason == "persepolis"
    assert story.refused("end") == "11.3"


def test_the_question_asks_for_both_dice_then_for_the_second__3_1() -> None:
    """The finding: “What does Zoé’s die show?” asked for which of two."""
    story = tell(phase="roll", supply="wsgbo").play("roll")
    assert ("n", 2) in story.game.prompt(story.state).msg.args
    story.play("die 3")

    assert ("n", 1) in story.game.prompt(story.state).msg.args
