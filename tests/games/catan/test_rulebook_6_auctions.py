"""Chapter 6: auctions, with the example of the rule book."""

from __future__ import annotations

import pytest

from alexandre.games.catan import events
from tests.games.catan.story import auction, tell

KARL, LEFT, THIRD, FOURTH = range(4)


def test_karl_wins_the_battle_of_the_book_and_pays_six_in_four_pieces__6_6() -> None:
    """He bids 3, his neighbour 5, he 6; ore, wool, a coin and a knight make six."""
    story = auction("combat", "osxwg", "ooo", "", "", army=(1,))
    story.play("bid 3; bid 5; pass; pass; bid 6; pass").has(phase="pay")
    story.has(actor=KARL).play("pay knight; pay wool; pay ore; pay gold")
    assert story.hand(KARL) == "wg" and story.dump()["tokens"][KARL] == {"combat": 1}
    assert story.dump()["army"][KARL] == 0 and story.dump()["under"] == 1
    assert story.hand(LEFT) == "ooo"  # the others pay nothing


@pytest.mark.parametrize(("kind", "pays", "not_"), [
    ("village", "wood wool grain brick gold", "ore knight"),
    ("hunger", "wool grain gold", "wood brick ore knight"),
    ("bridge", "wood brick gold", "wool grain ore knight"),
    ("combat", "knight wool ore gold", "wood grain brick"),
    ("statue", "brick ore gold", "wood wool grain knight"),
])
def test_each_event_takes_its_own_goods_and_gold__6_1(kind: str, pays: str, not_: str) -> None:
    story = auction(kind, "wsgbox", army=(1,)).play("bid 1").passes(3)

    assert set(story.offers("pay")) <= set(pays.split())
    for word in not_.split():
        assert story.refused(f"pay {word}") == "6.1"
    if kind == "combat":  # one is not paid with a knight where it can be paid evenly
        assert story.offers("pay") == ["wool", "ore", "gold"]
    else:
        assert set(story.offers("pay")) == set(pays.split())


def test_a_village_for_five_in_two_ways_but_never_with_ore__6_6() -> None:
    story = auction("village", "wwbbggxxxoooo").play("bid 5").passes(3)

    one = story.fork().play("pay wood; pay wood; pay grain; pay brick; pay brick")
    two = story.fork().play("pay grain; pay grain; pay gold; pay gold; pay gold")
    for paid in (one, two):
        assert paid.dump()["sites"] == {"1,1,N": [KARL, "village"]}
    assert story.refused("pay ore") == "6.1"


def test_bids_rise_clockwise_and_one_is_enough__6_2() -> None:
    story = auction("village", "wsgb", "wsgb")

    assert story.offers("bid")[0] == "1"
    story.play("bid 2").has(actor=LEFT).refuses("bid 2", "6.2")
    assert story.offers("bid")[0] == "3"


def test_nobody_bids_more_than_all_that_pays_is_worth__6_2() -> None:
    assert auction("hunger", "xx", "x").offers("bid")[-1] == "41"  # 2 x 19 cards, 3 coins
    assert auction("combat", army=(2, 1)).offers("bid")[-1] == "47"  # 38 cards, 3 knights
    assert auction("village").refused("bid 77") == "6.2"


def test_whoever_passes_is_out_and_the_opener_may_pass__6_3() -> None:
    story = auction("village", "wsgb", "wsgb").play("pass; bid 1; pass").has(actor=FOURTH)
    story.play("bid 2; bid 3; pass").has(phase="pay").has(actor=LEFT)


def test_the_last_one_left_wins_at_once_with_his_bid__6_4() -> None:
    story = auction("village", "", "", "", "wsgb").passes(3).play("bid 2").has(phase="pay")
    assert story.events_of(events.AuctionWon) == [events.AuctionWon(FOURTH, 2)]


def test_without_a_bid_the_token_leaves_the_game_and_a_temple_stays_free__6_5() -> None:
    auction("hunger").passes(4).has(lost={"hunger": 1}, phase="main")

    auction("village").passes(4).has(sites={}, phase="main")


def test_a_knight_pays_in_a_battle_alone__6_1() -> None:
    story = auction("village", "wsg", army=(1,)).play("bid 3").passes(3)  # what a knight is worth
    story.offering("pay", "wood").refuses("pay knight", "6.1")


def test_a_knight_in_the_hand_pays_nothing__6_7() -> None:
    cards = [{"knight": 2}, {}, {}, {}]
    story = auction("combat", "o", cards=cards, deck={
        "knight": 12, "point": 5, "roads": 2, "invention": 2, "monopoly": 2})
    story.play("bid 4").passes(3).has(offers=["fail"]).refuses("pay knight", "6.9")


def test_knights_paid_are_drawn_again_below_the_pile__6_7() -> None:
    story = tell("sgo", under=1, deck={}, used={"roads": 2, "invention": 2, "monopoly": 2},
                 cards=[{}, {"point": 5}, {}, {}], army=[0, 0, 13, 0], army_holder=2)
    story.play("buy").has(offers=["draw knight"])


def test_knights_pay_too_much_only_where_nothing_comes_out_even__6_8() -> None:
    story = auction("combat", "o", army=(2,)).play("bid 5").passes(3).has(offers=["pay knight"])
    story.play("pay knight; pay knight")
    assert story.dump()["tokens"][KARL] == {"combat": 1}
    assert story.hand(KARL) == "o"  # no change, and the ore is kept

    even = auction("combat", "oo", army=(2,)).play("bid 5").passes(3).has(offers=["pay knight"])
    even.play("pay knight").offering("pay", "ore").refuses("pay knight", "6.8")


def test_where_knights_alone_pay_the_reason_says_so__6_8() -> None:
    """« What is left must be able to pay exactly 2 » was said of two knights, which do not."""
    refusal = auction("combat", "o", army=(2,)).play("bid 5").passes(3).reason("pay ore")
    assert (refusal.rule, refusal.key) == (
        "6.8", "catan.why.knights_overpay")

    refusal = auction("combat", "oo", army=(2,)).play("bid 5").passes(3).reason("pay ore")
    assert refusal.key == "catan.why.not_exact"


def test_payments_are_named_in_the_order_of_the_kinds__6_6() -> None:
    story = auction("village", "wwgg").play("bid 3").passes(3).play("pay wood; pay grain")
    story.refuses("pay wood", "6.6").offering("pay", "grain")


def test_a_choice_that_could_not_be_finished_is_not_offered__6_8() -> None:
    story = auction("village", "wgg").play("bid 3").passes(3).offering("pay", "wood")
    story.refuses("pay grain", "6.8")


def test_goods_that_are_not_there_do_not_pay__6_6() -> None:
    auction("village", "wg").play("bid 1").passes(3).refuses("pay brick", "6.6")
    assert auction("combat", "oo").play("bid 1").passes(3).refused("pay knight") == "6.7"


def test_who_cannot_pay_loses_half_and_all_bid_again__6_9() -> None:
    story = auction("village", "wwgooo", "bbbb").play("bid 9").passes(3).has(offers=["fail"])
    story.play("fail").has(phase="penalty").refuses("bid 1", "6.9")
    story.play("discard wood; discard ore; discard ore")
    assert story.hand(KARL) == "wgo"
    story.has(phase="bid", actor=KARL)
    story.play("pass; bid 1; pass; pass; pay brick").has(sites={"1,1,N": [LEFT, "village"]})


def test_gold_is_no_part_of_the_half__6_9() -> None:
    story = auction("hunger", "xxxwb").play("bid 9").passes(3).play("fail; discard wood")

    assert story.hand(KARL) == "bxxx" and story.phase() == "bid"


def test_whoever_failed_bids_no_further_than_he_can_pay__6_9() -> None:
    story = auction("hunger", "gg").play("bid 9").passes(3).play("fail; discard grain")
    story.offering("bid", "1").refuses("bid 2", "6.9").play("pass")
    assert "9" in story.offers("bid")  # the others bid as they like


def test_who_has_a_single_card_loses_nothing__6_9() -> None:
    story = auction("hunger", "g").play("bid 9").passes(3).play("fail")

    assert story.hand(KARL) == "g" and story.phase() == "bid"


def test_who_can_pay_must_pay__6_6() -> None:
    auction("hunger", "gg").play("bid 2").passes(3).refuses("fail", "6.6")


def test_with_the_option_nobody_bids_beyond_his_means__6_10() -> None:
    story = auction("hunger", "ggx", "gg", options={"bids": "capped"})
    story.offering("bid", "1", "2", "3").refuses("bid 4", "6.10")


def test_the_winner_of_a_village_needs_no_road__6_11() -> None:
    story = auction("village", "", "wsgb").play("pass; bid 4; pass; pass")
    story.play("pay wood; pay wool; pay grain; pay brick").has(sites={"1,1,N": [LEFT, "village"]})
    assert story.points(LEFT) == 1


SITES = dict.fromkeys(("0,0,N", "1,0,N", "5,0,N", "7,0,N", "8,0,N"), (0, "village"))


def test_without_a_village_left_the_corner_stays_free__6_11() -> None:
    story = auction("village", "wsgb", sites=SITES).play("bid 1").passes(3).play("pay wood")

    assert "1,1,N" not in story.dump()["sites"]
    assert story.events_of(events.NoVillageLeft) and story.phase() == "main"


def test_the_winner_of_another_event_takes_its_token__6_12() -> None:
    story = auction("statue", "bo").play("bid 2").passes(3).play("pay brick; pay ore")

    assert story.dump()["tokens"][KARL] == {"statue": 1} and story.state.actor() == KARL
