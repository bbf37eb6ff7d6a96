"""The table of Phalanxx: what lies on it is drawn, what can be done is clicked."""

from __future__ import annotations

import math
from typing import Any, cast

import pytest

from alexandre.games import load
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.state import Phase
from alexandre.games.phalanxx.table.pictures.cards import worth_if_played
from alexandre.games.phalanxx.table.pictures.ground import ground_of
from alexandre.games.phalanxx.table.pictures.sheets import sheets
from alexandre.games.phalanxx.table.planning import plans
from alexandre.games.phalanxx.table.planning.die_uses import die_sketch
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.kernel.contract import State
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.ui.draw.sketch import Plate, Sketch, look_of, wear
from alexandre.ui.play.planner import Planner
from tests.games.phalanxx.story import fresh, tell
from tests.helpers.planned import click_spots, plan_of, planner_of
from tests.helpers.walks import outcome_of

GAME = cast(Phalanxx, load("phalanxx"))


SIX = "white 6, white 5, white 4"


def draw_sheets(state: State, seat: int | None) -> dict[str, Sketch]:
    """The sheets of a position."""
    return {each.name: each.sketch for each in sheets(GAME, GAME.view(state, seat))}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_regions_lie_on_the_plate_and_not_on_each_other(seats: int) -> None:
    ground = ground_of(GAME.tables, GAME.tables.sides[seats - 1])
    places = list(ground.places.values())

    assert set(ground.places) == set(GAME.tables.sides[seats - 1].regions)
    for number, at in enumerate(places):
        assert 410 < at[0] < 2330 and 0 < at[1] < 1080
        for other in places[:number]:
            assert math.dist(at, other) > 1.9 * ground.piece


def test_a_players_own_board_is_laid_out_by_its_places() -> None:
    data = {**GAME.board.data["board"], "id": "mine"}
    own = cast(Phalanxx, load("phalanxx", {"box": None, "board": data}))
    bundled = ground_of(GAME.tables, GAME.tables.sides[3])
    ground = ground_of(own.tables, own.tables.sides[3])

    for region, at in ground.places.items():
        assert math.dist(at, bundled.places[region]) < 3
    assert sheets(own, own.view(own.start(4, {}), 0))


def test_what_others_hold_is_not_drawn__2_5() -> None:
    story = tell(hands={0: ("slingers",), 1: ("hoplites",)}, secret={1: ("hoplites",)})
    shown = draw_sheets(story.state, 0)["tray"]

    assert "hand:slingers" in {spot.id for spot in shown.spots}
    other = tell(hands={0: ("slingers",), 1: ("cavalry",)}, secret={1: ("cavalry",)},
                 row=story.row())
    assert draw_sheets(other.state, 0) == draw_sheets(story.state, 0)


def test_conditions_are_ticked_by_what_the_owner_has__7_2() -> None:
    means = tell(hands={0: ("porus",)}, played={0: ("hoplites",)}).view(0).players[0].means
    porus = next(each for each, card in enumerate(GAME.tables.cards) if card.id == "porus")

    assert all(means[what] >= n for what, n in GAME.tables.cards[porus].needs)
    assert worth_if_played(GAME.tables, porus, means) == 1


def test_a_leader_that_counts_itself_is_shown_with_what_it_would_count__8_4() -> None:
    means = tell(played={0: ("krateros",)}).view(0).players[0].means
    memnon = next(each for each, card in enumerate(GAME.tables.cards) if card.id == "memnon")

    assert worth_if_played(GAME.tables, memnon, means) == 4


def test_an_action_is_clicked_die_slot_and_what_it_does__6_2() -> None:
    planner = planner_of(tell(rolled=SIX, hands={0: ("levy_spearmen",)}))
    assert {"die:1", "die:2", "die:3", "hand:levy_spearmen"} <= planner.lit()
    assert not {"slot:1", "act:push"} & planner.lit()
    planner.tap("die:1")
    assert {"slot:1", "slot:2", "slot:3"} <= planner.lit()
    planner.tap("slot:2")
    assert {"act:push", "act:income", "hand:levy_spearmen", "region:susiana",
            "dice:2.1"} <= planner.lit()
    planner.tap("hand:levy_spearmen").sends("play levy_spearmen 1>2")


def test_three_dice_are_prepared_and_sent_together__6_1() -> None:
    story = tell(rolled=SIX)
    planner = click_spots(story, "die:1", "slot:1", "region:babylon", "die:2", "slot:2",
                          "act:push", "die:3", "slot:3", "act:income")

    planner.sends("conquer babylon 1>1", "push 2>2", "income 3>3", "pass")
    order = [cell.spot for cell in plan_of(planner).strip[0].cells]
    assert order == ["cell:0", "cell:1", "cell:2"], "handing the dice on is no action of a die"


def test_prepared_actions_change_places_by_a_click__6_3() -> None:
    story = tell(rolled=SIX)
    planner = click_spots(story, "die:1", "slot:1", "region:babylon", "die:2", "slot:2",
                          "act:push", "die:3", "slot:3", "act:income", "cell:2")
    planner.sends("conquer babylon 1>1", "income 3>3", "push 2>2", "pass").tap("cell:0")
    planner.sends("income 3>3", "push 2>2", "conquer babylon 1>1", "pass")


def test_what_no_longer_fits_falls_out_with_its_reason__9_1() -> None:
    story = tell(rolled=SIX)
    planner = click_spots(story, "die:1", "slot:1", "region:susiana", "die:2", "slot:2",
                          "region:media", "cell:1")

    planner.sends("conquer susiana 1>1")
    assert [msg.rule for msg in plan_of(planner).course.warnings] == ["9.1"]
    planner.tap("cell:1").sends("conquer susiana 1>1", "conquer media 2>2")


def test_a_condition_met_by_the_first_die_allows_the_second__7_2() -> None:
    story = tell(rolled=SIX, hands={0: ("cavalry",)}, talents={0: 3})
    planner = click_spots(story, "die:1", "slot:2")
    assert "hand:cavalry" not in planner.lit()
    planner = click_spots(story, "die:1", "slot:2", "act:income", "die:2", "slot:1",
                          "hand:cavalry")

    planner.sends("income 1>2", "play cavalry 2>1")


def test_the_tray_shows_what_is_prepared_and_leaves_the_hand_its_places__7_2() -> None:
    story = tell(rolled=SIX, hands={0: ("cavalry", "hoplites")}, talents={0: 3})
    ticked = click_spots(story, "die:1", "slot:2", "act:income")
    laid = click_spots(story, "die:1", "slot:2", "act:income", "die:2", "slot:1",
                       "hand:cavalry")
    before, after, then = (draw_sheets(story.state, 0)["tray"], preview_sketch(ticked),
                           preview_sketch(laid))

    assert colours_of(before, "talents") != colours_of(after, "talents")
    assert "played:cavalry" not in {each.id for each in (*before.spots, *after.spots)}
    assert "played:cavalry" in {each.id for each in then.spots}
    assert [(each.id, each.outline) for each in before.spots if each.id.startswith("hand:")] == [
        (each.id, each.outline) for each in then.spots if each.id.startswith("hand:")]


def preview_sketch(planner: Planner) -> Sketch:
    """The tray while that is prepared."""
    (tray,) = plan_of(planner).instead
    return tray.sketch


def colours_of(tray: Sketch, need: str) -> list[str]:
    """The colours of conditions of that kind on the whole cards."""
    return [each.colour for spot in tray.spots if spot.picture for each in spot.picture.captions
            if getattr(each.text, "key", "") == f"phalanxx.short.{need}"]


def test_a_die_too_low_says_that_it_lays_no_card_and_takes_no_region__6_4() -> None:
    story = tell(rolled="white 2, white 5, white 4", dice={0: "white 1, orange 4, violet 2"})
    advised = []
    for slot in (1, 2, 3):
        plan = click_spots(story, "die:1", f"slot:{slot}").plan
        assert plan is not None
        advised.append(getattr(plan.course.advice, "key", ""))

    assert advised == ["phalanxx.plan.what", "phalanxx.plan.too_low", "phalanxx.plan.what"]


def test_only_what_glows_is_to_be_clicked__13_2() -> None:
    """The finding: “or another player’s die”, while no die of another glowed."""
    for theirs, told in (("white 2, orange 1, violet 1", True), ("white 3, orange 5, violet 6",
                                                                 False)):
        story = tell(rolled=SIX, dice={0: "white 1, orange 4, violet 2", 1: theirs})
        advice = plan_of(click_spots(story, "die:3", "slot:3")).course.advice
        ways = [each.key for each in cast(Any, advice).arg("ways")]
        assert ("phalanxx.way.exchange" in ways) == told and "phalanxx.way.income" in ways


def test_a_card_of_the_row_tells_its_price__4_2() -> None:
    row = ("hoplites", "cavalry", "slingers")
    spots = draw_sheets(tell(row=row).state, 0)["tray"].spots
    told = {each.id: dict(each.name.args)["n"] for each in spots
            if each.id.startswith("card:") and isinstance(each.name, Msg)}

    assert [told[f"card:{id}"] for id in row] == [1, 2, 3]


def test_dice_that_are_alike_can_all_be_clicked__6_2() -> None:
    story = tell(rolled="white 4, white 4, white 2")
    click_spots(story, "die:2", "slot:3", "act:income").sends("income 1>3")


def test_what_several_slots_would_do_goes_where_it_spares_most__6_4() -> None:
    story = tell(rolled=SIX, hands={0: ("levy_spearmen",)},
                 dice={0: "white 1, orange 6, violet 2"})
    click_spots(story, "die:2", "hand:levy_spearmen").sends("play levy_spearmen 2>3")


def test_a_card_clicked_before_a_die_takes_the_lowest_that_will_do__6_4() -> None:
    story = tell(rolled="white 6, white 3, white 5", hands={0: ("levy_spearmen",)},
                 dice={0: "white 4, orange 6, violet 4"})
    click_spots(story, "hand:levy_spearmen").sends("play levy_spearmen 3>1")


def test_a_free_slot_takes_the_die_laid_last_where_none_is_in_hand__6_2() -> None:
    story = tell(rolled=SIX, hands={0: ("levy_spearmen",)},
                 dice={0: "white 1, orange 6, violet 2"})
    planner = click_spots(story, "hand:levy_spearmen").sends("play levy_spearmen 3>3")
    planner.tap("slot:1").sends("play levy_spearmen 3>1").tap("slot:2")
    planner.sends("play levy_spearmen 3>1")


def test_the_last_die_is_in_hand_by_itself_and_the_dice_go_on_with_the_turn__14_1() -> None:
    story = tell(rolled=SIX)
    planner = click_spots(story, "die:1", "slot:1", "act:income", "die:2", "slot:2",
                          "act:income", "slot:3", "act:income")

    planner.sends("income 1>1", "income 2>2", "income 3>3", "pass")
    assert plan_of(planner).course.confirm == Msg.of("phalanxx.plan.act_on")


def test_a_conflict_is_refused_by_the_strength_that_is_prepared__10_1() -> None:
    """A conflict is weighed against the strength that the turn would have reached, not that of its
    beginning.
    """
    story = tell(rolled=SIX, hands={0: ("levy_spearmen",)},
                 owners={"persepolis": 0, "susiana": 0, "babylon": 1},
                 played={0: ("hoplites",), 1: ("cavalry", "slingers")})
    planner = click_spots(story, "die:1", "slot:1", "hand:levy_spearmen", "die:2")
    told = [dict(msg.args)["n"] for msg in planner.why("region:babylon") if msg.rule == "10.1"]

    assert told == [3]


def test_a_turned_die_shows_what_it_was_turned_to__6_5() -> None:
    story = tell(rolled="white 1, white 1, white 2")
    planner = click_spots(story, "die:3", "face:6", "slot:1", "region:babylon")
    order = plan_of(planner).strip[0].cells

    assert [cell.pieces[0] for cell in order[:2]] == [die_sketch(2), die_sketch(6)]


def test_buttons_stay_while_one_points_at_something_else__6_2() -> None:
    planner = click_spots(tell(rolled=SIX), "die:1", "slot:2")
    buttons = {shape for shape in planner.layer().shapes if isinstance(shape, Plate)}
    assert set(plan_of(planner).course.tools.shapes) <= set(planner.layer("region:babylon").shapes)
    assert buttons & set(plan_of(planner).course.tools.shapes)


def test_a_soldier_turns_a_die_before_it_is_used__6_5() -> None:
    story = tell(rolled="white 1, white 1, white 2")
    planner = click_spots(story, "die:3", "face:6", "slot:1", "region:babylon")

    planner.sends("sacrifice 3=6", "conquer babylon 3>1")


def test_the_blacksmith_works_before_a_soldier_is_given__8_8() -> None:
    story = tell(played={0: ("blacksmith",)}, rolled="white 1, white 1, white 2")

    click_spots(story, "die:1", "face:6").sends("forge 1=6")


def test_the_missing_soldier_is_clicked_too__9_3() -> None:
    owners = {"persepolis": 0, "susiana": 0, "media": 0}
    story = tell(rolled=SIX, owners=owners, lost={0: 7})
    planner = click_spots(story, "die:1", "slot:1", "region:babylon")
    assert planner.lit() == {"region:susiana", "region:media"}
    planner.sends("conquer babylon 1>1")  # the strip goes on showing the turn
    planner.tap("region:media").sends("conquer babylon 1>1", "from media")


def test_a_personal_die_is_exchanged_by_a_click_on_the_other__13_2() -> None:
    story = tell(rolled=SIX, dice={0: "white 3, orange 4, violet 5",
                                   1: "white 4, orange 3, violet 1"})
    click_spots(story, "die:3", "slot:1", "dice:2.2").sends("income 3>1 for 2.2")


def test_a_purchase_is_clicked_twice__4_1() -> None:
    story = tell(phase="buy", rolled="white, white, white",
                 row=("slingers", "hoplites", "cavalry", "porus", "shields"))
    planner = click_spots(story, "card:hoplites")

    assert [each.text for each in planner.click("card:hoplites")] == ["buy hoplites"]


def test_a_dear_purchase_is_prepared_with_its_exchange__4_3() -> None:
    story = tell(phase="buy", rolled="white, white, white", hands={0: ("scout",)},
                 row=("slingers", "hoplites", "cavalry", "porus", "shields"))
    planner = click_spots(story, "card:porus").sends("buy porus", "keep").tap("card:slingers")
    planner.sends()
    assert planner.lit() == {"hand:porus", "card:porus", "hand:scout"}
    planner.tap("hand:scout").sends("buy porus", "take slingers", "give scout")


@pytest.mark.parametrize(("clicks", "spot", "rule"), [
    (("die:3", "slot:1"), "region:babylon", "6.4"), (("die:1", "slot:1"), "region:media", "9.1"),
    (("die:1", "slot:1"), "hand:porus", "7.2"),
    (("die:2", "slot:2", "act:income", "die:3", "slot:3", "act:income", "die:1", "slot:1"),
     "dice:2.1", "13.3"),
    (("die:3", "slot:1"), "act:push", "12.2"), ((), "region:persepolis", "9.1")])
def test_a_refused_spot_names_its_rule(clicks: tuple[str, ...], spot: str, rule: str) -> None:
    story = tell(rolled="white 6, white 5, white 1", hands={0: ("porus",)}, talents={0: 1})

    assert rule in [msg.rule for msg in click_spots(story, *clicks).why(spot)]


@pytest.mark.parametrize(("clicks", "spot", "key"), [
    ((), "slot:1", "die_first"), ((), "slot:3", "die_first"),
    (("die:1", "slot:1", "act:income"), "slot:1", "slot_taken"),
    (("die:1", "slot:1", "act:income"), "die:1", "die_laid")])
def test_a_slot_says_what_it_is_for__6_2(clicks: tuple[str, ...], spot: str, key: str) -> None:
    story = tell(rolled="white 6, white 5, white 1", talents={0: 0})

    assert click_spots(story, *clicks).why(spot) == (Msg.of(f"phalanxx.why.{key}", "6.2"),)


def test_a_card_too_dear_names_its_rule__4_2() -> None:
    story = tell(phase="buy", rolled="white, white, white", talents={0: 1},
                 row=("slingers", "hoplites", "cavalry", "porus", "shields"))

    assert [msg.rule for msg in planner_of(story).why("card:shields")] == ["4.2"]
    assert [msg.rule for msg in planner_of(story).why("card:heroism")] == ["4.4"]


def test_an_offer_chosen_by_its_button_is_prepared() -> None:
    story = tell(rolled=SIX)
    assert story.table.phase == Phase.ACT
    assert plans.pins(GAME.parse("conquer babylon 1>1")) == ("do:conquer babylon 1>1",)
    planner = planner_of(story)
    assert planner.choose(GAME.parse("conquer babylon 1>1")) == ()

    planner.sends("conquer babylon 1>1")


def test_points_stand_as_if_the_game_ended() -> None:
    assert GAME.view(fresh(1).state, 0).scores() == (0,)


@pytest.mark.parametrize("look", range(5))
def test_maxximilian_never_wears_the_players_seal__17_1(look: int) -> None:
    wear((look,))
    try:
        assert look_of(0) == look != look_of(1)
    finally:
        wear(())


def test_the_card_just_bought_may_be_given_where_it_lies__4_3() -> None:
    story = tell(phase="buy", rolled="white, white, white", hands={0: ("scout",)},
                 row=("slingers", "hoplites", "cavalry", "porus", "shields"))
    planner = click_spots(story, "card:porus", "card:slingers", "card:porus")

    planner.sends("buy porus", "take slingers", "give porus")


@pytest.mark.parametrize("seats", [1, 3])
def test_the_curve_of_a_match_ends_at_its_points__15_1(seats: int) -> None:
    session = Session.new(GAME, [Player()] * seats, seed=4)
    number = 0
    while session.offers():
        session.play(session.offers()[number * 7 % len(session.offers())])
        number += 1
    outcome = outcome_of(session.state)

    assert GAME.view(session.state, None).scores() == outcome.scores
    assert max(outcome.scores) > 20


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_board_counts_the_turns_of_all_players_as_the_saves_do(seats: int) -> None:
    """The finding: “Round 2” on the board was “turn 4” in the menu and the list of saves."""
    session = Session.new(GAME, [Player()] * seats, seed=5)
    counted = set()
    for number in range(200):
        view = cast(PhalanxxView, session.view())
        is_begun = not session.turn_count.count(session.steps)[1]
        if session.decider >= 0 and is_begun and view.phase in ("buy", "act", "pass"):
            assert view.turn == session.turns
            counted.add(view.turn)
        if session.decider < 0:
            break
        offers = session.offers()
        session.play(offers[number * 7 % len(offers)])

    assert len(counted) >= 2 * seats
