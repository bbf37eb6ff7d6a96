"""The strip of an auction: what is written there, and that nothing is written over anything."""

from __future__ import annotations

from typing import cast

import pytest

from alexandre.app import LANGS, all_words
from alexandre.games import load
from alexandre.games.catan.actions import verbs
from alexandre.games.catan.meta import AUCTIONS
from alexandre.games.catan.state import Position
from alexandre.games.catan.table.pictures.hand import hand_of
from alexandre.games.catan.table.pictures.players import NONE, list_tablets
from alexandre.games.catan.table.planning.spelling import is_costly
from alexandre.games.catan.tables import TEMPLE
from alexandre.games.catan.view import CatanView
from alexandre.kernel.text import Msg
from alexandre.ui.draw.extent import frame
from alexandre.ui.draw.painter import Fit
from alexandre.ui.play.tablets import Figure, gather_rows
from alexandre.ui.widgets.pictures.picture import find_spot
from tests.games.catan.story import auction, tell
from tests.games.catan.test_table import GAME, draw_sheets, view_of
from tests.helpers.laid import lay_sheet
from tests.helpers.planned import click_spots, plan_of


@pytest.mark.parametrize(("hand", "is_told"), [("wwg", True), ("w" * 15, False)])
def test_what_hatching_means_is_told_only_where_a_bid_is_hatched__6_9(
        hand: str, *, is_told: bool) -> None:
    sheet = draw_sheets(auction("village", hand, "bbo").play("bid 1; pass; pass").state, 0)["hand"]
    keys = [caption.text.key for caption in sheet.captions if isinstance(caption.text, Msg)]
    names = [spot.name.key for spot in sheet.spots if isinstance(spot.name, Msg)]

    assert ("catan.table.beyond" in keys) == ("catan.spot.bid_dear" in names) == is_told


def test_a_hatched_bid_is_read_and_a_village_for_sale_shows_its_harvest__6_3() -> None:
    """The finding: 6 to 12 were as pale as what is outbid, below strokes of red."""
    captions = draw_sheets(auction("village", "wwg", "bbo").state, 0)["hand"].captions
    colours = {str(each.text): each.colour for each in captions if each.text in ("3", "6")}

    assert colours == {"3": "ink", "6": "seal.deep"}
    assert [str(each.text) for each in captions].count("10") == 2  # a bid, and wood by Callipolis


def test_a_bid_that_is_prepared_is_marked_among_the_others__6_9() -> None:
    """The finding: a click on a hatched bid changed nothing on it."""
    (hand,) = plan_of(click_spots(auction("village", "wwg", "bbo"), "bid:6")).instead
    filled = [str(each.text) for each in hand.sketch.captions if each.colour == "seal.text"]

    assert [each for each in filled if each.isdigit()] == ["6"]


def test_a_village_for_sale_at_a_harbour_shows_its_rate__9_2() -> None:
    """The finding: the card told the lands around it and not the harbour."""
    def tell_rates(at: int) -> list[str]:
        state = tell("wwg", alexander=at, phase="bid", auction="village").state
        captions = draw_sheets(state, 0)["hand"].captions
        return [str(each.text) for each in captions
                if str(each.text).endswith(":1") and each.size > 15]  # those of cards are smaller

    ports = {corner for each in GAME.tables.harbours for corner in each.corners}
    sites = [n for n, stop in enumerate(GAME.tables.route) if stop.kind == TEMPLE]

    assert [len(tell_rates(each)) for each in sites] == [
        int(GAME.tables.route[each].corner in ports) for each in sites]


@pytest.mark.parametrize(("lang", "loss", "price"), [
    ("en", "above that, you lose 3\N{NO-BREAK SPACE}cards", "more than you can pay"),
    ("fr", "au-delà, vous perdez 3\N{NO-BREAK SPACE}cartes", "plus que vous ne pouvez payer")])
def test_a_bid_above_what_one_can_pay_says_who_cannot__6_9(
        lang: str, loss: str, price: str) -> None:
    """The finding: "impayable", in red beside "you can pay 4", read like a refusal."""
    words = all_words().speaking(lang)

    assert words.say(Msg.of("catan.table.beyond", n=3)) == loss
    assert words.say(Msg.of("catan.price.beyond")) == price


def test_no_loss_is_told_where_no_card_would_be_lost__6_9() -> None:
    sheet = draw_sheets(auction("village", "", "bbo").state, 0)["hand"]
    tips = {spot.id: cast(Msg, spot.name).key for spot in sheet.spots}

    assert tips["bid:1"] == "catan.spot.bid_beyond"


def test_a_trade_is_never_the_main_choice_by_itself__9_1() -> None:
    """The finding: with one card to give, giving it was the red button."""
    game = load("catan")
    table = cast(Position, game.start(3, {}))
    trades = [each for each in game.lexicon.actions if isinstance(each, verbs.Give | verbs.Swap)]

    assert trades and all(is_costly(table, each) for each in trades)


@pytest.mark.parametrize("text", (1.0, 1.5))
@pytest.mark.parametrize("lang", LANGS)
def test_what_a_bidder_may_pay_and_lose_is_read_in_large_letters(lang: str, text: float) -> None:
    """The finding: the words beside the bidders were set in eight pixels."""
    state = auction("village", "wwg", "bbo").play("bid 1; pass; pass").state
    laid = lay_sheet(hand_of(GAME.tables, view_of(state, 0)), lang, text)
    sizes = [caption.size for caption in laid.sketch.captions if isinstance(caption.text, Msg)
             and caption.text.key in ("catan.table.beyond", "catan.table.means")]

    assert laid.is_whole
    assert len(sizes) == 2 and min(sizes) > 14 * text


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("kind", AUCTIONS)
def test_an_auction_has_its_heading_in_large_letters(lang: str, kind: str) -> None:
    view = view_of(auction(kind, "wwg", "bbo").state, 0)
    laid = lay_sheet(hand_of(GAME.tables, view), lang, 1.5)
    (heading,) = (each for each in laid.sketch.captions if isinstance(each.text, Msg)
                  and each.text.key == f"catan.table.{kind}")

    assert laid.is_whole and heading.size > 18


def test_the_winner_alone_is_told_to_click_their_cards__6_6() -> None:
    state = auction("village", "wwg", "bbo").play("bid 2").passes(3).state
    keys = [{each.text.key for each in draw_sheets(state, seat)["hand"].captions
             if isinstance(each.text, Msg)} for seat in (0, 1)]

    assert "catan.table.due_yours" in keys[0] and "catan.table.due" in keys[1]


def test_the_question_tells_nobody_whether_the_bid_can_be_paid__6_9() -> None:
    """The finding: the others heard what a hidden hand lacks."""
    asked = {load("catan").prompt(auction("village", hand).play("bid 3").passes(3).state).msg
             for hand in ("www", "w")}

    assert [each.key for each in asked] == ["catan.prompt.pay"]


def test_the_tablet_of_who_is_asked_is_framed_in_anothers_turn_too() -> None:
    state = auction("village", "wwg", "bbo").play("bid 1").state
    view = cast(CatanView, load("catan").view(state, 1))

    assert (view.mover, view.who) == (0, 1)
    assert [tablet.is_mover for tablet in list_tablets(view)] == [False, True, False, False]


def test_the_question_says_that_a_bid_wins_where_all_others_have_passed__6_4() -> None:
    keys = [load("catan").prompt(auction("hunger", "wwg").play(passed).state).msg.key
            for passed in ("pass; pass; pass", "pass; pass", "bid 1; pass; pass")]

    assert keys == ["catan.prompt.alone", "catan.prompt.bid", "catan.prompt.raise"]


def test_the_last_bidder_is_not_told_that_they_can_pay__6_9() -> None:
    """The finding: “you can found a village for 1”, said to a hand without a card."""
    prompt, words = load("catan").prompt(
        auction("village", "").play("pass; pass; pass").state), all_words()
    words.lang = "en"
    assert words.say(prompt.msg).endswith("? A bid of 1 wins.")


def test_a_low_tablet_has_one_row_of_figures_until_they_are_many() -> None:
    """The finding: a single figure stood at the upper edge of its tablet."""
    figure = Figure((), "1")
    few, many = (figure, figure, NONE, NONE), (figure, figure, figure, NONE)
    below = (NONE, figure, figure)

    assert [len(row) for row in gather_rows((few, below), 4)] == [4]
    assert [len(row) for row in gather_rows((many, below), 4)] == [3, 2]


def test_all_of_a_card_pays_with_it() -> None:
    """The finding: where its tab lies in a trade, a click said nothing."""
    state = auction("village", "wwg", "bbo").play("bid 1; pass; pass; pass").state
    sketch = lay_sheet(hand_of(GAME.tables, view_of(state, 0))).sketch
    card = next(spot for spot in sketch.spots if spot.id == "card:wood")
    left, top, right, low = frame(card)
    middle = (left + right) / 2
    for y in (top + 3, (top + low) / 2, low - 3):
        assert find_spot(sketch.spots, frozenset({"card:wood"}), Fit(1.0, 0.0, 0.0),
                         (middle, y)) == card
