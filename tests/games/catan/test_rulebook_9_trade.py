"""Chapter 9: trade with the stacks and with the others."""

from __future__ import annotations

from alexandre.cli.console import load_words
from alexandre.games.catan import events
from tests.games.catan.story import March, auction, tell


def test_four_of_a_kind_for_one__9_1() -> None:
    story = tell("wwwwsss")
    assert story.offers("swap") == ["wood>wool", "wood>grain", "wood>brick", "wood>ore",
                                    "wood>gold"]
    assert story.refused("swap wool>ore") == "9.1"
    assert story.play("swap wood>ore").hand(0) == "ssso"


def test_only_for_what_the_stack_has__9_1() -> None:
    story = tell("wwww", "o" * 19)
    assert story.refused("swap wood>ore") == "9.1"


def test_three_at_an_open_harbour_two_at_its_own__9_2() -> None:
    story = tell("wwsssx", sites={"3,1,N": (0, "village"), "3,-1,S": (0, "village")})
    assert "wood>ore" in story.offers("swap")  # Sinope, two wood
    assert "wool>ore" in story.offers("swap")  # Odessus, three of any
    assert story.refused("swap gold>ore") == "9.1"


def test_gold_is_a_good_like_others__9_3() -> None:
    story = tell("xxxx").play("swap gold>brick")
    assert story.hand(0) == "b"
    assert "gold>ore" in tell("xxx", sites={"3,-1,S": (0, "village")}).offers("swap")
    assert tell("xx", sites={"3,1,N": (0, "village")}).offers("swap") == []


def test_goods_buy_a_coin_in_the_same_way__9_3() -> None:
    """Reading: for trade gold counts as a resource, in both directions."""
    assert tell("wwww").play("swap wood>gold").hand(0) == "x"


def test_a_proposal_names_something_on_both_sides__9_4() -> None:
    story = tell("wwx", "bbo").play("give wood")
    assert story.refused("propose") == "9.4"
    assert story.refused("ask wood") == "9.4"
    assert story.refused("end") == "9.4"
    story.play("give wood; ask brick")
    assert story.refused("give gold") == "9.4"
    assert story.offers()[-1] == "propose"


def test_kinds_are_named_in_order__9_4() -> None:
    story = tell("wsg", "bbo").play("give wool")
    assert story.refused("give wood") == "9.4"
    assert story.play("ask brick").refused("ask grain") == "9.4"


def test_no_more_than_somebody_might_have__9_4() -> None:
    story = tell("ww", "bx", "o").play("give wood; ask brick")
    assert story.refused("ask brick") == "9.4"  # nobody holds two cards
    assert "gold" in story.offers("ask")
    assert tell("ww").refused("give wood") == "9.4"
    assert tell("ww", "b").refused("give wool") == "9.4"


def test_goods_given_cannot_be_asked_for_so_the_last_kind_stays__9_4() -> None:
    """A seat that offered every kind that others might have could never finish the proposal."""
    story = tell("wsgbo", "w").play("give wood; give wool; give grain; give brick")
    assert story.refused("give ore") == "9.4"
    assert story.offers() == ["ask ore"]
    with_gold = tell("wsgbo", "wx").play("give wood; give wool; give grain; give brick; give ore")
    assert with_gold.offers() == ["ask gold"]


def test_three_proposals_a_turn__9_4() -> None:
    """Reading: the rule text sets no number; without one a turn would have no end."""
    story = tell("w", "b")
    for _time in range(3):
        story.play("give wood; ask brick; propose; refuse")
    assert story.refused("give wood") == "9.4"
    assert story.phase() == "main"


def test_whoever_agrees_must_have_it__9_5() -> None:
    story = tell("w", "b", "o", "b").play("give wood; ask brick; propose")
    assert story.state.actor() == 1
    story.play("refuse")
    assert story.state.actor() == 2
    assert story.refused("accept") == "9.5"
    assert story.refused("end") == "9.5"


def test_whoever_cannot_have_it_is_not_asked__9_5() -> None:
    story = tell("w", "", "b").play("give wood; ask brick; propose")
    assert story.state.actor() == 2
    assert story.play("refuse").phase() == "main"
    assert story.events_of(events.TradeDropped)


def test_the_mover_takes_one_of_those_who_agree__9_6() -> None:
    story = tell("ww", "b", "o", "b").play("give wood; give wood; ask brick; propose")
    story.play("accept; refuse; accept")
    assert story.offers() == ["trade 1", "trade 3", "drop"]
    assert story.refused("trade 2") == "9.6"
    assert story.refused("end") == "9.6"
    story.play("trade 3")
    assert (story.hand(0), story.hand(3)) == ("b", "ww")


def test_or_nobody__9_6() -> None:
    """Reading: a proposal binds nobody until it is closed; a counter-offer is a new proposal."""
    story = tell("w", "b").play("give wood; ask brick; propose; accept; drop")
    assert (story.hand(0), story.hand(1)) == ("w", "b")


def test_gold_changes_hands_too__9_6() -> None:
    story = tell("xx", "b").play("give gold; give gold; ask brick; propose; accept; trade 1")
    assert (story.hand(0), story.hand(1)) == ("b", "xx")


def test_no_trade_before_or_during_an_auction__9_7() -> None:
    assert auction("village", "wwww").refused("swap wood>ore") == "9.7"
    assert auction("village", "ww").play("bid 1").passes(3).refused("give wood") == "9.7"
    for phase in ("roll", "march"):
        for trade in ("give wood", "swap wood>ore", "propose", "accept"):
            assert tell("wwww", phase=phase).refused(trade) == "9.7"
    assert tell("wwww").refused("propose") == "3.1"  # a proposal has to be begun


def say_refusal(story: March, text: str, lang: str) -> str:
    """The refusal in words; numbers are bound to what they count."""
    msg = story.why(text)
    assert msg is not None
    return load_words(lang).say(msg).replace("\N{NO-BREAK SPACE}", " ")


def test_a_swap_refused_names_what_it_takes__9_3() -> None:
    story = tell("x")
    assert say_refusal(story, "swap gold>ore", "en") == "A swap takes 4 gold coins."
    assert say_refusal(story, "swap gold>ore", "fr") == "Un échange demande 4 pièces d’or."
    assert say_refusal(story, "swap wood>ore", "en") == "A swap takes 4 wood."
    assert say_refusal(story, "swap wood>ore", "fr") == "Un échange demande 4 bois."
