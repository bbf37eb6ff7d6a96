"""The table of Catan: what lies on it is drawn, and what can be done is clicked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from alexandre.games import load, table
from alexandre.games.catan.rules import Catan
from alexandre.games.catan.state.position import Position
from alexandre.games.catan.table.pictures import players
from alexandre.games.catan.table.pictures.geometry import SIDE, corner_at, middle_of, page_size
from alexandre.games.catan.table.pictures.sheets import sheets
from alexandre.games.catan.table.pictures.signs import event_sign
from alexandre.games.catan.table.planning import plans
from alexandre.games.catan.table.planning.spelling import spots
from alexandre.games.catan.view import CatanView
from alexandre.kernel.contract import State
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Sketch
from alexandre.ui.play.tablets import Figure
from alexandre.ui.sidebar.page import page_of
from tests.games.catan.story import March, auction, deck_without, tell
from tests.helpers.planned import click_spots, list_actions, plan_of, planner_of
from tests.helpers.speech import words

GAME = cast(Catan, load("catan"))
DRAWING = table(GAME)


def draw_sheets(state: State, seat: int | None) -> dict[str, Sketch]:
    """The sheets of a position."""
    return {each.name: each.sketch for each in sheets(GAME, GAME.view(state, seat))}


def view_of(state: State, seat: int | None) -> CatanView:
    """The position as a seat sees it."""
    return cast(CatanView, GAME.view(state, seat))


def texts(actions: Any) -> list[str]:
    """The notation of what is sent."""
    return [each.text for each in actions]


def test_the_hexes_lie_side_by_side_on_the_page() -> None:
    width, high = page_size(GAME.tables)
    middles = [middle_of(GAME.tables, number) for number in range(len(GAME.tables.hexes))]

    assert (round(width), round(high)) == (1860, 1140)
    assert middles[0] == pytest.approx((106.6, 120), abs=0.5)
    for number, (x, y) in enumerate(middles):
        assert 0 < x < width and 0 < y < high
        for other in middles[:number]:
            assert (x - other[0]) ** 2 + (y - other[1]) ** 2 > (1.7 * SIDE) ** 2


def test_sides_are_as_long_as_a_hex_is_large() -> None:
    for one, other in GAME.tables.sides:
        (x, y), (left, top) = corner_at(GAME.tables, one), corner_at(GAME.tables, other)
        assert ((x - left) ** 2 + (y - top) ** 2) ** 0.5 == pytest.approx(SIDE)


def test_a_players_own_board_is_drawn_without_a_plate() -> None:
    data = {**GAME.board.data["board"], "id": "mine"}
    own = cast(Catan, load("catan", {"box": None, "board": data}))

    assert sheets(own, own.view(own.start(3, {}), 0))


# ---- payments -------------------------------------------------------------------------------


def test_a_payment_is_suggested_and_can_be_taken_as_it_is__6_6() -> None:
    planner_of(auction("village", "wwwsgb").play("bid 2").passes(3)).sends("pay wood", "pay wood")


def test_the_hand_shows_which_of_its_cards_will_be_paid__6_6() -> None:
    """The finding: a click on a card changed nothing on it."""
    planner = planner_of(auction("village", "wwwsgb").play("bid 2").passes(3)).tap("card:grain")
    (hand,) = plan_of(planner).instead
    marks = [str(each.text) for each in hand.sketch.captions if "−" in str(each.text)]

    assert list_actions(planner) == ["pay wood", "pay grain"] and marks == ["−1", "−1"]


def test_a_card_clicked_is_part_of_it_and_comes_back__6_6() -> None:
    planner = planner_of(auction("village", "wwwsgb").play("bid 2").passes(3))
    counts = []
    for _click in range(4):
        texts_of_plan = list_actions(planner)
        assert len(texts_of_plan) == 2
        counts.append(texts_of_plan.count("pay grain"))
        planner.tap("card:grain")
    assert counts[0] == 0 and counts[1] == 1 and 0 in counts[2:]


def test_every_click_on_a_card_is_seen_in_what_goes__6_6() -> None:
    """One more of it, up to the last; then none, and what was suggested is clicked away."""
    planner = planner_of(auction("village", "wwssgb").play("bid 4").passes(3))
    counts = []
    for _click in range(4):
        planner.tap("card:wool")
        assert len(plan_of(planner).commit()) == 4
        counts.append(list_actions(planner).count("pay wool"))
    assert counts == [(counts[0] + n) % 3 for n in range(4)]


def test_what_was_clicked_first_makes_room_for_what_is_clicked_last__6_6() -> None:
    planner = planner_of(auction("village", "wwssgb").play("bid 2").passes(3))
    planner.tap("card:grain", "card:brick", "card:wool", "card:wool").sends("pay wool", "pay wool")


def test_what_cannot_be_spared_stays__6_6() -> None:
    planner = planner_of(auction("hunger", "ssg").play("bid 3").passes(3))
    planner.sends("pay wool", "pay wool", "pay grain")
    assert "card:wool" not in planner.lit()


def test_the_army_that_a_payment_costs_is_told_before__10_4() -> None:
    story = auction("combat", "ooo", army=(3,), army_holder=0).play("bid 3").passes(3)
    planner = planner_of(story)
    assert not plan_of(planner).course.warnings
    planner.tap("dev:knight")

    assert [msg.rule for msg in plan_of(planner).course.warnings] == ["10.4"]
    planner.sends("pay knight")


@pytest.mark.parametrize(("kind", "tokens", "points"), [
    ("village", 0, "0 → 1"), ("hunger", 2, "0 → 4"), ("hunger", 1, None)])
def test_the_points_that_a_payment_brings_are_read_before__10_5(
        kind: str, tokens: int, points: str | None) -> None:
    """The finding: a payment that made the player first adviser showed no points."""
    story = auction("village", "ssgg") if kind == "village" else tell(
        "ssgg", alexander=8, phase="bid", auction=kind, tokens=[{kind: tokens}, {}, {}, {}])
    story.play("bid 2").passes(3)
    rows = {cast(Msg, row.title).key: row for row in plan_of(planner_of(story)).strip}

    assert points == (rows["catan.strip.points"].cells[0].pieces[0]
                      if "catan.strip.points" in rows else None)


def test_a_hand_that_stays_too_large_is_told__4_6() -> None:
    planner = planner_of(auction("village", "w" * 15).play("bid 2").passes(3))

    assert [msg.rule for msg in plan_of(planner).course.warnings] == ["4.6"]


def test_cards_to_be_given_back_are_suggested_too__4_7() -> None:
    story = tell("w" * 8 + "ggooo", phase="roll", sites={"0,0,N": (0, "village")}).rolls(3, 4)
    planner = planner_of(story)
    suggested = list_actions(planner)
    assert len(suggested) == 6 and suggested.count("discard wood") > 3
    assert plan_of(planner).course.advice == Msg("catan.plan.lose_on")
    planner.tap("card:grain")
    assert "discard grain" not in suggested
    assert list_actions(planner).count("discard grain") == 1
    assert len(plan_of(planner).commit()) == 6


def test_who_cannot_pay_has_his_button_only__6_9() -> None:
    assert planner_of(auction("village", "w").play("bid 9").passes(3)).plan is None


# ---- swaps, cards, building -----------------------------------------------------------------


def test_a_swap_is_a_card_and_a_stack__9_1() -> None:
    planner = planner_of(tell("wwww"))
    assert texts(planner.click("card:wood")) == []
    assert "stack:ore" in planner.lit()
    assert texts(planner.click("stack:ore")) == ["swap wood>ore"]


def holding(card: str) -> March:
    """A person with that development card in his time of trade."""
    return tell("w", "bbo", cards=[{card: 1}, {}, {}, {}], deck=deck_without(**{card: 1}))


def test_an_invention_asks_for_its_two_cards_and_takes_them_in_any_order__8_6() -> None:
    planner = click_spots(holding("invention"), "dev:invention")
    (row,) = plan_of(planner).course.ways
    assert [cell.spot for cell in row.cells] == [f"stack:{good}" for good in
                                                 ("wood", "wool", "grain", "brick", "ore")]
    assert plan_of(planner).commit() == ()
    planner.tap("stack:ore", "stack:wood").sends("invention wood ore")


def test_another_stack_takes_the_last_place_of_an_invention__8_6() -> None:
    planner = click_spots(holding("invention"), "dev:invention", "stack:wood", "stack:ore",
                          "stack:wood")

    planner.sends("invention wood wood")


def test_a_monopoly_is_prepared_and_tells_nothing_of_other_hands__8_7() -> None:
    planner = click_spots(holding("monopoly"), "dev:monopoly", "stack:brick")

    planner.sends("monopoly brick")
    assert plan_of(planner).strip == ()


def test_building_is_one_click__7_2() -> None:
    planner = planner_of(tell("wsgbo", sites={"0,0,N": (0, "village")}))

    assert texts(planner.click("side:0,0,N>0,-1,S")) == ["road 0,0,N>0,-1,S"]


def test_an_unseen_card_is_bought_by_the_second_click__8_1() -> None:
    """The finding: one click on the pile paid three cards, and the card drawn barred the way back.
    """
    planner = click_spots(tell("sgo"), "pile")

    assert list_actions(planner) == ["buy"]
    assert texts(planner.click("pile")) == ["buy"]


def test_a_bid_that_cannot_be_paid_is_made_by_the_second_click__6_9() -> None:
    """The finding: a bid with red strokes, which read like a refusal, was made by one click."""
    state = auction("village", "wwg", "bbo")
    planner = click_spots(state, "bid:12")
    course = plan_of(planner).course

    assert list_actions(planner) == ["bid 12"] and isinstance(course.advice, Msg)
    assert dict(course.advice.args)["lost"] == 1
    assert planner.click("bid:11") == () and list_actions(planner) == ["bid 11"]
    assert texts(planner.click("bid:11")) == ["bid 11"]
    assert texts(click_spots(state, "bid:12").click("bid:2")) == ["bid 2"]
    assert texts(planner_of(state).click("bid:2")) == ["bid 2"]
    assert planner_of(state).choose(GAME.parse("bid 12")) == ()


def test_a_refused_spot_names_its_rule__7_5() -> None:
    roads = {"2,0,S>1,2,N": 0, "1,1,N>2,0,S": 0}
    planner = planner_of(tell("wsgb", sites={"1,1,N": (0, "village")}, roads=roads))

    assert "7.5" in [msg.rule for msg in planner.why("corner:1,2,N")]


def test_offers_that_are_prepared_say_so() -> None:
    assert plans.pins(GAME.parse("pay wood")) == ("card:wood",)
    assert plans.pins(GAME.parse("end")) == ()


def test_all_that_can_pay_lies_there_to_be_clicked__6_7() -> None:
    """Knights too, although the auction has the place of the cards."""
    story = auction("combat", "wsooo", army=(3,), army_holder=0).play("bid 3").passes(3)
    there = {spot.id for sketch in draw_sheets(story.state, 0).values() for spot in sketch.spots}
    wanted = {spot for action in story.state.legal() for spot in spots(action)}
    assert "dev:knight" in wanted and wanted <= there


def test_a_hand_that_nobody_may_see_says_so() -> None:
    state = auction("village", "ws").state
    captions = {seat: [str(each.text) for layer in draw_sheets(state, seat)["hand"].strata()
                       for each in layer.captions] for seat in (0, -3)}
    assert any("hand_hidden" in text for text in captions[-3])
    assert not any("hand_hidden" in text for text in captions[0])


def test_who_is_asked_in_the_turn_of_another_is_told_whose_turn_it_is() -> None:
    session = Session.new(GAME, [Player()] * 3, seed=3)
    session.play("advance")
    seen = set()
    for _bidder in range(2):
        mover = cast(Position, session.state).mover
        page = page_of(session, is_asked=True, drawing=table(GAME))
        seen.add((cast(Msg, page.turn).key, cast(Msg, page.phase).key,
                  session.decider == mover))
        session.play("pass")
    assert seen == {("ui.turn.seat", "catan.phase.bid", True),
                    ("ui.turn.asked", "ui.turn.within", False)}


def test_a_good_given_from_the_list_is_prepared_as_by_its_tab__9_4() -> None:
    story = tell("wwg", "bbo")
    listed, clicked = planner_of(story), planner_of(story)
    give = GAME.parse("give wood")
    for _each in range(2):
        assert listed.choose(give) == clicked.click("give:wood") == ()
        assert listed.pins == clicked.pins
    (row,) = plan_of(listed).course.ways
    assert [cell.spot for cell in row.cells] == ["ask:wool", "ask:grain", "ask:brick", "ask:ore"]
    listed.click("ask:brick")
    assert plan_of(listed).course.ways == ()
    assert listed.choose(GAME.parse("give grain")) == ()
    assert list_actions(listed) == [
        "give wood", "give wood", "give grain", "ask brick", "propose"]


def test_a_trade_that_the_coach_advises_is_prepared_whole__9_4() -> None:
    """The finding: what to ask for was left open."""
    line = ["give wood", "give wood", "ask brick", "propose"]
    planner = planner_of(tell("wwg", "bbo"))

    assert planner.choose(*map(GAME.parse, line)) == ()
    assert list_actions(planner) == line


def test_a_card_says_how_it_is_swapped_only_where_enough_are_held() -> None:
    tips = [{spot.id: cast(Msg, spot.name).key for spot in draw_sheets(state, 0)["hand"].spots}
            for state in (tell("wwwwggg", "bbo").state, auction("village", "wwwwggg").state)]

    assert [tip["card:wood"] for tip in tips] == ["catan.spot.card_swap", "catan.spot.card"]
    assert [tip["card:grain"] for tip in tips] == ["catan.spot.card"] * 2


def test_a_bid_keeps_its_place_whatever_was_bid_before__6_2() -> None:
    """A second click on the same place is no higher bid."""
    begun, raised = (auction("village", "wwg", "bbo").play(bids) for bids in ("", "bid 2; bid 5"))
    first, later = (
        {spot.id: spot.outline for spot in draw_sheets(story.state, None)["hand"].spots}
        for story in (begun, raised))
    bids = [f"bid:{n}" for n in range(1, 13)]

    assert [first[bid] for bid in bids] == [later[bid] for bid in bids]


def test_high_bids_come_in_the_place_of_the_low_ones__6_2() -> None:
    story = auction("village", "wwg", "bbo").play("bid 13")
    spots = {spot.id: spot for spot in draw_sheets(story.state, None)["hand"].spots}

    assert "bid:12" not in spots and {"bid:13", "bid:24"} <= set(spots)


@pytest.mark.parametrize(("bids", "told"), [
    ("bid 1; pass; pass", "catan.table.means"), ("bid 1; pass; pass; pass", None)])
def test_what_one_could_pay_is_told_while_one_bids__6_1(bids: str, told: str | None) -> None:
    story = auction("village", "wwg", "bbo").play(bids)
    keys = [caption.text.key for caption in draw_sheets(story.state, 0)["hand"].captions
            if isinstance(caption.text, Msg)]

    assert next((key for key in keys if key.startswith("catan.table.means")), None) == told


def test_a_bid_beyond_ones_means_says_so_where_it_is_chosen__6_1() -> None:
    state = auction("village", "wwg", "bbo").state

    assert DRAWING.price(state, GAME.parse("bid 3")) is None
    assert DRAWING.price(state, GAME.parse("bid 4")) == Msg("catan.price.beyond")


def test_with_empty_hands_every_bid_is_beyond_ones_means__6_1() -> None:
    state = auction("village", "", "bbo").state

    assert DRAWING.price(state, GAME.parse("bid 1")) == Msg("catan.price.beyond_none")


@pytest.mark.parametrize(("kind", "key", "paying"), [
    ("village", "catan.spot.auction_village", "bois, laine, blé, brique ou or"),
    ("hunger", "catan.spot.auction_token", "laine, blé ou or"),
    ("combat", "catan.spot.auction_token", "laine, minerai, or ou chevaliers")])
def test_an_auction_says_what_is_won_and_with_what__6_1(kind: str, key: str, paying: str) -> None:
    hand = draw_sheets(auction(kind, "wwg").state, 0)["hand"]
    name = cast(Msg, {spot.id: spot.name for spot in hand.spots}["auction"])

    assert name.key == key
    assert f"On paie en {paying}." in words("fr").say(name)


def test_a_tablet_says_what_its_points_come_from() -> None:
    state = tell("w", "b").state
    view = cast(CatanView, GAME.view(state, 0))
    player = replace(view.players[0], score=4, parts={"villages": 0, "advisers": 4})
    scored, *_rest = players.holding(view, player)
    told: dict[str, Any] = dict(scored.args)
    assert told["score"] == 4
    assert [(dict(part.args)["part"].key, dict(part.args)["n"]) for part in told["parts"]] == [
        ("catan.score.advisers", 4)]
    assert players.holding(view, replace(player, parts={}))[0].key == "catan.spot.hand"


def test_a_tablet_shows_what_stands_and_its_tip_what_is_left_to_build() -> None:
    state = tell(sites={"0,0,N": (0, "village"), "2,0,N": (0, "city"), "4,1,N": (1, "city")}).state
    view = cast(CatanView, GAME.view(state, 0))
    shown = [[figure.text for figure in tablet.below[6:8] if isinstance(figure, Figure)]
             for tablet in players.list_tablets(view)]
    *others, built, left = (dict(row.args) for row in players.holding(view, view.players[0]))

    assert shown[:3] == [["1", "1"], ["", "1"], ["", ""]]  # nothing for none
    assert [sorted(each) for each in others] == [["parts", "score"], ["gold", "held"]]  # no zeros
    assert built == {"villages": 1, "cities": 1}
    assert left == {"villages": 4, "cities": 3, "roads": 15}


def test_tokens_are_shown_with_their_sign_and_named__5_4() -> None:
    """The finding: famines and bridges were counted beside the sign of a statue."""
    tokens = [{"hunger": 2}, {"bridge": 1, "statue": 1}, {}]
    view = view_of(tell(tokens=tokens, seats=3, alexander=9).state, None)
    one, mixed, _none = tablets = players.list_tablets(view)
    signs = {kind: event_sign(kind, (0, 0), 22) for kind in view.token_pool}
    drawn = [[figure.sign for figure in row.rows[0] if isinstance(figure, Figure)]
             for row in (one, mixed)]
    told = [[cast(tuple[Msg, ...], msg.arg("parts")) for msg in each.told
             if msg.key == "catan.spot.won"]
            for each in tablets]

    assert signs["hunger"] in drawn[0]
    assert not any(sign in drawn[1] for sign in signs.values())
    assert [[len(parts) for parts in each] for each in told] == [[1], [2], []]
