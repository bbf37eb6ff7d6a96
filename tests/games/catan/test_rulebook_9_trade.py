"""Chapter 9: trade with the stacks and with the others."""

from __future__ import annotations

import pytest

from alexandre.cli.console import load_words
from alexandre.games.catan import events
from alexandre.games.catan.meta import PROPOSALS
from alexandre.kernel.rng import Rng
from tests.games.catan.story import March, auction, tell


def test_four_of_a_kind_for_one__9_1() -> None:
    story = tell("wwwwsss")
    story.offering("swap", "wood>wool", "wood>grain", "wood>brick", "wood>ore", "wood>gold")
    story.refuses("swap wool>ore", "9.1")
    assert story.play("swap wood>ore").hand(0) == "ssso"


def test_only_for_what_the_stack_has__9_1() -> None:
    tell("wwww", "o" * 19).refuses("swap wood>ore", "9.1")


def test_three_at_an_open_harbour_two_at_its_own__9_2() -> None:
    story = tell("wwsssx", sites={"3,1,N": (0, "village"), "3,-1,S": (0, "village")})
    assert "wood>ore" in story.offers("swap")  # Sinope, two wood
    assert "wool>ore" in story.offers("swap")  # Odessus, three of any
    assert story.refused("swap gold>ore") == "9.1"


def test_gold_is_a_good_like_others__9_3() -> None:
    tell("xxxx").play("swap gold>brick").has(hand="b")
    assert "gold>ore" in tell("xxx", sites={"3,-1,S": (0, "village")}).offers("swap")
    assert tell("xx", sites={"3,1,N": (0, "village")}).offers("swap") == []


def test_goods_buy_a_coin_in_the_same_way__9_3() -> None:
    """Reading: for trade gold counts as a resource, in both directions."""
    assert tell("wwww").play("swap wood>gold").hand(0) == "x"


def test_a_proposal_names_something_on_both_sides__9_4() -> None:
    story = tell("wwx", "bbo").play("give wood").refuses("propose; ask wood; end", "9.4")
    story.play("give wood; ask brick").refuses("give gold", "9.4")
    assert story.offers()[-2:] == ["propose", "drop"]


def test_kinds_are_named_in_order__9_4() -> None:
    story = tell("wsg", "bbo").play("give wool").refuses("give wood", "9.4")
    story.play("ask brick").refuses("ask grain", "9.4")


def test_no_more_than_somebody_might_have__9_4() -> None:
    story = tell("ww", "bx", "o").play("give wood; ask brick")
    assert story.refused("ask brick") == "9.4"  # nobody holds two cards
    assert "gold" in story.offers("ask")
    assert tell("ww").refused("give wood") == "9.4"
    assert tell("ww", "b").refused("give wool") == "9.4"


def test_goods_given_cannot_be_asked_for_so_the_last_kind_stays__9_4() -> None:
    """A seat that offered every kind that others might have could never finish the proposal."""
    story = tell("wsgbo", "w").play("give wood; give wool; give grain; give brick")
    story.refuses("give ore", "9.4").has(offers=["ask ore", "drop"])
    with_gold = tell("wsgbo", "wx").play("give wood; give wool; give grain; give brick; give ore")
    assert with_gold.offers() == ["ask gold", "drop"]


def test_proposals_are_made_as_often_as_one_likes__9_4() -> None:
    """After three of them, refused or only begun, the program let nobody propose again."""
    story = tell("w", "b")
    for _time in range(12):
        story.play("give wood; ask brick; propose; refuse")
    assert story.play("give wood; ask brick; propose; accept; trade 1").hand(0) == "b"


def test_but_a_turn_has_an_end__9_4() -> None:
    """Reading: the rule text sets no number; the bound is one that no table meets."""
    story = tell("w", "b", proposals=PROPOSALS - 1).play("give wood; drop")
    assert PROPOSALS == 30
    assert story.refused("give wood") == "9.4"
    assert story.play("end").phase() == "die" or story.phase() == "roll"
    assert story.dump()["proposals"] == 0


def test_a_proposal_is_given_up_while_it_is_made__9_4() -> None:
    """Once begun it had to be completed and put to the others; nothing took it back."""
    for begun in ("give wood", "give wood; give wood", "give wood; ask brick"):
        story = tell("ww", "b").play(f"{begun}; drop").has(phase="main", hand="ww")
        assert story.table.give == story.table.ask == [0] * 6
        assert not story.told  # nobody else has heard of it


def test_what_belongs_to_trade_says_how_a_proposal_begins__9_4() -> None:
    """« It is time to trade and to build » was the reason against trading."""
    story = tell("wwww", "b")
    for text, rule in (("ask ore", "9.4"), ("propose", "9.4"), ("drop", "9.4"),
                       ("accept", "9.5"), ("refuse", "9.5"), ("trade 1", "9.6")):
        assert story.refused(text) == rule
        assert say_refusal(story, text, "en") == (
            "No trade is being proposed. First choose what you give.")


def test_whoever_is_asked_may_make_one_counter_proposal__9_8() -> None:
    """Nobody but the player of the turn could name other terms."""
    story = tell("ww", "bs", "o").play("give wood; ask brick; propose")
    story.offering("give", "wool", "brick").play("give brick; ask wood; ask wood; propose")
    assert (story.phase(), story.state.actor()) == ("reply", 0)
    told = story.events_of(events.TradeCountered)[0]
    assert (told.seat, [str(noun.id) for noun in told.ask]) == (1, ["wood", "wood"])
    story.play("accept")
    assert (story.hand(0), story.hand(1), story.phase()) == ("b", "wws", "main")


def test_a_counter_proposal_that_is_declined_is_a_no__9_8() -> None:
    """The next one is asked about the proposal as it was made; one who has agreed stays ready."""
    story = tell("w", "bs", "bs", "b").play("give wood; ask brick; propose; accept")
    story.play("give wool; ask wood; propose; refuse").has(phase="answer", actor=3)
    assert story.table.ask == [0, 0, 0, 1, 0, 0]
    story.play("refuse").has(offers=["trade 1", "drop"])


def test_a_counter_proposal_is_taken_only_with_what_it_asks_for__9_8() -> None:
    story = tell("ws", "bo").play("give wood; ask brick; propose; give ore; ask grain; propose")
    story.has(offers=["refuse"]).refuses("accept", "9.5").play("refuse").has(phase="main")


def test_a_counter_proposal_given_up_is_a_no__9_8() -> None:
    story = tell("w", "bs", "b").play("give wood; ask brick; propose; give wool")
    story.refuses("accept; end", "9.8").play("drop").has(phase="answer", actor=2)


def test_a_counter_proposal_asks_no_more_than_the_mover_might_have__9_8() -> None:
    story = tell("w", "bs", "ooo").play("give wood; ask brick; propose; give wool; ask wood")
    assert story.refused("ask wood; ask wool") == "9.4"


def test_what_is_offered_instead_lies_in_the_hand_of_whoever_offers_it__9_8() -> None:
    """Dealt again for a third player, the hand still holds it."""
    story = tell("ww", "bsgo", "b").play("give wood; ask brick; propose; give ore")
    composed = [story.state.determinize(2, Rng(seed, "deal")) for seed in range(20)]
    story.play("ask wood; propose")
    asked = [story.state.determinize(2, Rng(seed, "deal")) for seed in range(20)]
    for state in (*composed, *asked):
        assert state.hands[6 + 4] >= 1  # type: ignore[attr-defined]
        story.game.audit(state)


def test_whoever_agrees_must_have_it__9_5() -> None:
    story = tell("w", "b", "o", "b").play("give wood; ask brick; propose").has(actor=1)
    story.play("refuse").has(actor=2).refuses("accept; end", "9.5")


def test_whoever_cannot_have_it_is_not_asked__9_5() -> None:
    story = tell("w", "", "b").play("give wood; ask brick; propose").has(actor=2)
    story.play("refuse").has(phase="main")
    assert story.events_of(events.TradeDropped)


def test_the_mover_takes_one_of_those_who_agree__9_6() -> None:
    story = tell("ww", "b", "o", "b").play("give wood; give wood; ask brick; propose")
    story.play("accept; refuse; accept").has(offers=["trade 1", "trade 3", "drop"])
    story.refuses("trade 2; end", "9.6").play("trade 3")
    assert (story.hand(0), story.hand(3)) == ("b", "ww")


def test_or_nobody__9_6() -> None:
    """Reading: a proposal binds nobody until it is closed."""
    story = tell("w", "b").play("give wood; ask brick; propose; accept; drop")
    assert (story.hand(0), story.hand(1)) == ("w", "b")


@pytest.mark.parametrize(("answers", "told"), [
    ("refuse; refuse", "catan.event.trade_unwanted"),
    ("accept; refuse; drop", "catan.event.trade_dropped")])
def test_the_log_says_whether_nobody_agreed_or_the_mover_gave_it_up__9_6(
        answers: str, told: str) -> None:
    story = tell("w", "b", "b").play(f"give wood; ask brick; propose; {answers}")
    assert [event.msg().key for event in story.events_of(events.TradeDropped)] == [told]


def test_gold_changes_hands_too__9_6() -> None:
    story = tell("xx", "b").play("give gold; give gold; ask brick; propose; accept; trade 1")
    assert (story.hand(0), story.hand(1)) == ("b", "xx")


def test_no_trade_before_or_during_an_auction__9_7() -> None:
    assert auction("village", "wwww").refused("swap wood>ore") == "9.7"
    assert auction("village", "ww").play("bid 1").passes(3).refused("give wood") == "9.7"
    for phase in ("roll", "march"):
        for trade in ("give wood", "swap wood>ore", "propose", "accept"):
            assert tell("wwww", phase=phase).refused(trade) == "9.7"


def say_refusal(story: March, text: str, lang: str) -> str:
    """The refusal in words; numbers are bound to what they count."""
    msg = story.reason(text)
    return load_words(lang).say(msg).replace("\N{NO-BREAK SPACE}", " ")


def test_a_swap_refused_names_what_it_takes__9_3() -> None:
    story = tell("x")
    assert say_refusal(story, "swap gold>ore", "en") == "To swap, you need 4 gold."
    assert say_refusal(story, "swap gold>ore", "fr") == (
        "Pour échanger, il vous faut 4 pièces d’or.")
    assert say_refusal(story, "swap wood>ore", "en") == "To swap, you need 4 wood."
    assert say_refusal(story, "swap wood>ore", "fr") == "Pour échanger, il vous faut 4 bois."


def test_who_has_no_gold_is_not_asked_for_gold__9_4() -> None:
    assert tell("ww", "sss", "x").play("give wood; ask gold; propose").state.actor() == 2
