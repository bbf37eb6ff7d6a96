"""The table of Naissance d'un Empire: what lies on it is drawn, what can be done is clicked."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from alexandre.games import load, table
from alexandre.games.empire.events import TurnBegan
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.state import Position
from alexandre.games.empire.table import spots
from alexandre.games.empire.table.animation.motion import tweens
from alexandre.games.empire.table.pictures.arrows import arrows_of
from alexandre.games.empire.table.pictures.ground import armies_at, spans_laid
from alexandre.games.empire.table.pictures.map import Map
from alexandre.games.empire.table.pictures.pages import page_of
from alexandre.games.empire.table.pictures.players import list_tablets
from alexandre.games.empire.table.pictures.sheets import sheets
from alexandre.games.empire.table.planning import plans
from alexandre.games.empire.view import EmpireView
from alexandre.kernel.contract import State
from alexandre.kernel.text import Msg
from alexandre.ui.draw.extent import around, meet
from alexandre.ui.draw.painter import spot_under
from alexandre.ui.draw.sketch import Plate, Polygon, Sketch
from alexandre.ui.play.tablets import player_sheet
from alexandre.ui.widgets.pictures.miniature import wordless
from tests.games.empire.story import begin, moving
from tests.helpers.planned import click_spots, list_actions, plan_of, planner_of
from tests.helpers.speech import words

GAME = cast(Empire, load("empire"))
DRAWING = table(GAME)


def draw_sheets(state: State, seat: int | None) -> dict[str, Sketch]:
    """The sheets of a position."""
    return {each.name: each.sketch for each in sheets(GAME, GAME.view(state, seat))}


@pytest.mark.parametrize("region", range(6))
def test_every_region_has_its_page_of_the_atlas(region: int) -> None:
    """Every province has an outline, and its pieces lie on the page."""
    page = page_of(GAME.tables, region)

    assert page.plate == f"empire.{GAME.tables.regions[region].id}"
    assert set(page.lands) == set(GAME.tables.regions[region].provinces)
    for land in page.lands.values():
        assert len(land.outlines[0]) > 8
        for x, y in (land.pieces, land.middle, page.start):
            assert 0 < x < page.size[0] and 0 < y < page.size[1]


def test_pieces_of_a_region_do_not_lie_on_each_other() -> None:
    for region in range(6):
        spread = [land.pieces for land in page_of(GAME.tables, region).lands.values()]
        for number, (x, y) in enumerate(spread):
            for other_x, other_y in spread[:number]:
                assert abs(x - other_x) > 110 or abs(y - other_y) > 100


@pytest.mark.parametrize("region", range(6))
def test_armies_of_one_province_lie_on_no_name_of_another(region: int) -> None:
    """Three seats beside one another, and the middle of a name: what is read first."""
    page = page_of(GAME.tables, region)
    for name in page.lands:
        x, y = page.lands[name].pieces
        for other in page.lands.keys() - {name}:
            right, down = page.lands[other].pieces
            assert abs(right - x) > 100 + 40 or abs(down + 32 - (y - 62)) > 23 + 12


@pytest.mark.parametrize("region", range(6))
def test_a_click_on_a_seal_means_its_own_land(region: int) -> None:
    """The finding: where a seal lay over a neighbouring land, that took the click."""
    state = moving(*[(5, 5, 5)] * 5, region=GAME.tables.regions[region].id).state
    view = cast(EmpireView, GAME.view(state, 0))
    for number in GAME.tables.regions[region].provinces:
        armies = [replace(each, armies=(1, 1, 1, 1, 1) if place == number else (0,) * 5)
                  for place, each in enumerate(view.provinces)]
        drawn = Map(GAME.tables, replace(view, provinces=tuple(armies)))
        x, y = armies_at(drawn.page, number)
        for right in (-80, 0, 80):
            spot = spot_under(drawn.sketch(), (x + right, y))
            assert spot is not None and spot.id.endswith(f":{GAME.tables.ids[number]}"), spot


def test_a_land_whose_pieces_lie_on_a_headland_accepts_as_well() -> None:
    story = moving((5, 5, 5), (5, 5, 5))
    spots = {spot.id: spot for spot in draw_sheets(story.state, 0)["map"].spots}
    land = page_of(GAME.tables, 0).lands[GAME.tables.ids.index("hellas")]

    assert land.card is not None
    assert spots["aside:hellas"].outline == land.outlines[0] != spots["place:hellas"].outline


def test_a_region_is_proclaimed_and_its_next_rounds_are_not__3_1() -> None:
    """The points of the round before are what is looked at then."""
    view = cast(EmpireView, GAME.view(moving((5, 5, 5), (5, 5, 5)).state, 0))
    region = GAME.tables.regions[0].noun
    first, second = (list(tweens(GAME, view, TurnBegan(region, 1, turn), view)) for turn in (1, 2))

    assert first and not second


def test_every_province_of_the_region_bears_its_number__1_2() -> None:
    layers = {layer.name: layer for layer in draw_sheets(moving((5, 5, 5), (5, 5, 5)).state,
                                                         0)["map"].strata()}
    figures = [each.text for each in layers["places"].captions if isinstance(each.text, str)]

    assert figures == [str(province + 1) for province in GAME.tables.regions[0].provinces]


@pytest.mark.parametrize("region", range(6))
def test_only_the_region_in_play_is_bright(region: int) -> None:
    """One wash over the page with a hole for each land, the same however the game stands."""
    story = moving((6, 4, 5), (7, 4, 4), region=GAME.tables.regions[region].id)
    washes = []
    for _step in range(2):
        layers = draw_sheets(story.state, 0)["map"].strata()
        washes.append(next(layer for layer in layers if layer.name == "beyond"))
        story.play(story.offers()[0])
    lands = page_of(GAME.tables, region).lands.values()

    assert washes[0] == washes[1]
    assert {shape.points for shape in washes[0].shapes if isinstance(shape, Polygon)
            and shape.is_hole} == {ring for land in lands for ring in land.outlines}


def test_arrows_end_above_the_ground_of_pieces_that_lie_beside_their_land() -> None:
    """The finding: the headland of Hellas lay over the head of the arrow that leads there."""
    layers = [each.name for each in draw_sheets(moving((6, 4, 5), (7, 4, 4)).state, 0)[
        "map"].strata()]

    assert layers.index("headlands") < layers.index("arrows") < layers.index("places")


@pytest.mark.parametrize("region", range(len(GAME.tables.regions)))
def test_no_head_of_an_arrow_lies_under_a_name_or_under_three_players_armies(region: int) -> None:
    """The finding: LYDIE and CARIE over the heads of arrows, and seals over others."""
    page = page_of(GAME.tables, region)
    laid = list(spans_laid(GAME.tables, page, lambda _place: 3))
    shapes, _prices = arrows_of(GAME.tables, page, GAME.tables.regions[region].arrows)
    heads = [shape.points[0] for shape in shapes if isinstance(shape, Polygon)]

    assert len(heads) == len(GAME.tables.regions[region].arrows)
    assert not [at for at in heads for span in laid if meet(around((at,), 3.0), span)]


def test_the_split_is_set_in_any_order_and_sealed_as_a_whole__4_1() -> None:
    planner = click_spots(begin(), "split:temples:4", "split:order:1", "split:armies:9",
                          "split:armies:6", "split:cities:4")

    planner.sends("bid 1", "raise 6", "allot 4")


def test_a_box_that_was_not_touched_counts_as_nothing__4_1() -> None:
    click_spots(begin(), "split:armies:9", "split:temples:6").sends("bid 0", "raise 9", "allot 6")


def test_nothing_of_a_split_is_filled_in_beforehand__4_1() -> None:
    planner_of(begin()).sends().tap("split:armies:6").sends()


def test_a_split_is_sealed_only_when_every_resource_lies_in_a_box__4_1() -> None:
    click_spots(begin(), "split:armies:9", "split:temples:5").sends()


def test_a_box_never_takes_more_than_is_left__4_1() -> None:
    planner = click_spots(begin(), "split:armies:9")

    assert {"split:temples:6", "more:temples", "rest:cities"} <= planner.lit()
    assert not {"split:temples:7", "less:temples"} & planner.lit()


def test_a_click_that_asks_too_much_changes_nothing__4_1() -> None:
    planner = click_spots(begin(), "split:armies:9", "split:temples:7")
    assert planner.type(8, "split:cities:1")

    assert planner.pins == ("split:armies:9",)


def test_steppers_and_what_is_left_fill_a_box__4_1() -> None:
    planner = click_spots(begin(), "more:order", "more:order", "less:order",
                          "split:armies:8", "rest:temples")

    planner.sends("bid 1", "raise 8", "allot 6")


def test_a_second_click_on_the_last_cube_takes_it_back__4_1() -> None:
    planner = click_spots(begin(), "split:armies:8", "split:armies:8", "rest:cities")

    planner.sends("bid 0", "raise 7", "allot 0")


def test_digits_fill_the_box_that_is_pointed_at_and_two_make_ten_and_more__4_1() -> None:
    planner = planner_of(begin())
    typed = ((1, "split:armies:3"), (0, "split:armies:3"), (2, "more:temples"), (3, ""))
    assert all(planner.type(digit, pointed) for digit, pointed in typed)
    assert planner.pins[:3] == ("split:armies:10", "split:temples:2", "split:order:3")

    planner.sends("bid 3", "raise 10", "allot 2")


def test_every_preset_can_be_sealed_at_once__4_1() -> None:
    for spot in sorted(spot for spot in planner_of(begin()).lit()
                       if spot.startswith("preset:")):
        assert len(list_actions(click_spots(begin(), spot))) == 3


def test_later_splits_have_two_columns__4_3() -> None:
    planner = planner_of(begin().split((0, 5, 5, 5), (0, 5, 5, 5)).end_turns(2))
    assert not any(spot.startswith(("split:order", "preset")) for spot in planner.lit())
    planner.tap("split:temples:7").sends("allot 7")
    assert "rest:cities" not in planner.lit(), "nothing is left to be moved there"
    planner.tap("rest:cities").sends("allot 7")


def test_a_plan_of_a_split_shows_nothing_of_the_others__4_2() -> None:
    """The last to split prepares it: others' boxes come out only when it is sealed."""
    one, two = begin().split((1, 5, 4, 5)), begin().split((0, 9, 3, 3))
    strips = []
    for story in (one, two):
        planner = click_spots(story, "split:order:1", "split:armies:6", "split:temples:4")
        assert planner.form is not None
        strips.append((plan_of(planner).strip, plan_of(planner).course, planner.form.draft()))

    assert strips[0] == strips[1]


def test_a_march_is_clicked_from_where_to_where_and_how_many__6_1() -> None:
    planner = click_spots(moving((5, 5, 5), (5, 5, 5)), "place:start1")
    assert "place:macedonia" in planner.lit()
    planner.tap("place:macedonia").sends("march start1>macedonia 5").tap("n:2")
    assert [each.text for each in planner.click("place:macedonia")] == ["march start1>macedonia 2"]


def test_ones_own_armies_are_clicked_wherever_they_lie() -> None:
    """The finding: the seals below the symbol were outside of it; so are those off a coast."""
    story = moving((5, 5, 5), (5, 5, 5), region="levant")
    sketch, page = draw_sheets(story.state, 0)["map"], page_of(GAME.tables, 2)
    spot = spot_under(sketch, armies_at(page, GAME.tables.start))
    assert spot is not None
    march = click_spots(story, spot.id, "place:syria").click("place:syria")
    assert march

    story.play(march[0].text)
    cyprus = GAME.tables.ids.index("cyprus")
    cast(Position, story.state).armies[cyprus] = 2
    spot = spot_under(draw_sheets(story.state, 0)["map"], armies_at(page, cyprus))
    assert spot is not None and plan_of(click_spots(story, spot.id)).course.lit


def test_the_armies_of_a_prepared_march_are_not_counted_twice() -> None:
    """Those that stay are shown where it begins; its majorities have names."""
    planner = click_spots(moving((5, 5, 5), (5, 5, 5)), "place:start1", "place:macedonia", "n:2")
    numbers = [each.text for each in plan_of(planner).course.layer.captions]
    held = plan_of(planner).strip[-1].cells

    assert "2" in numbers and "3" in numbers
    assert [each.pieces for each in held] == [
        (GAME.tables.nouns[GAME.tables.ids.index("macedonia")], "+2")]


def test_all_who_go_along_a_dear_arrow_pay_once__6_6() -> None:
    """Two that stood there and three that have just come: one group, one price."""
    story = moving((6, 5, 4), (5, 5, 5))
    story.play("march start1>macedonia 2").end_turns(2).split((5, 4), (5, 5))
    story.play("march start1>macedonia 3")
    planner = click_spots(story, "place:macedonia", "place:triballia")

    assert [each.text.split()[0] for each in plan_of(planner).commit()] == ["march", "pay", "join"]
    assert sum(getattr(each, "n", 0) for each in plan_of(planner).commit()
               if each.text.startswith(("march", "join"))) == 5


def test_the_box_that_pays_is_changed_by_a_click__6_5() -> None:
    planner = planner_of(moving((5, 5, 5), (5, 5, 5)).play("march start1>macedonia 5"))
    paid = []
    for spot in ("place:macedonia", "place:triballia", "pay:0", "pay:1"):
        planner.tap(spot)
        paid.append([each for each in list_actions(planner) if each.startswith("pay")])

    assert paid[2:] == [["pay 0"], ["pay 1"]]
    rows = {cell.spot for row in plan_of(planner).strip for cell in row.cells}
    assert {"pay:0", "pay:1", "n:1", "n:5"} <= rows


def test_who_would_pay_the_same_arrow_twice_is_warned__6_6() -> None:
    story = moving((5, 5, 5), (5, 5, 5)).play("march start1>macedonia 5")
    planner = click_spots(story, "place:macedonia", "place:triballia")
    assert not plan_of(planner).course.warnings
    planner.tap("n:3")
    assert [msg.key for msg in plan_of(planner).course.warnings] == ["empire.plan.apart"]

    for action in plan_of(planner).commit():
        story.play(action.text)
    again = click_spots(story, "place:macedonia", "place:triballia")
    assert [msg.key for msg in plan_of(again).course.warnings] == ["empire.plan.again_paid"]


def test_who_may_join_the_group_that_has_paid_joins_it__6_6() -> None:
    story = moving((6, 5, 4), (5, 5, 5))
    story.play("march start1>macedonia 2").end_turns(2).split((5, 4), (5, 5))
    story.play("march start1>macedonia 3; march macedonia>triballia 2; pay 1")

    click_spots(story, "place:macedonia", "place:triballia").sends(
        "join macedonia>triballia 3 after 1")


def test_a_second_click_on_a_site_or_a_card_accepts_as_one_on_the_land_does() -> None:
    story = moving((5, 5, 5), (5, 5, 5)).play(
        "march start1>macedonia 5; march macedonia>thessalia 5 after 1")
    for spot in ("place:hellas", "aside:hellas", "site:temple:hellas", "site:city:hellas"):
        planner = click_spots(story, "place:thessalia", "place:hellas")
        assert planner.click(spot)[0].text == "march thessalia>hellas 5 after 2"


def test_a_site_where_nothing_can_be_built_is_its_province() -> None:
    story = moving((5, 5, 5), (5, 5, 5)).play(
        "march start1>macedonia 5; march macedonia>thessalia 5 after 1")

    assert list_actions(click_spots(story, "place:thessalia", "site:city:hellas"))[0] == (
        "march thessalia>hellas 5 after 2")


def test_buildings_are_clicked_in_any_order_and_declared_in_the_books__7_4() -> None:
    story = moving((5, 5, 5), (5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>thessalia 4 after 1;"
               "march thessalia>hellas 4 after 2; pay 1")
    planner = planner_of(story)
    planner.tap("site:city:hellas", "site:temple:macedonia", "site:temple:hellas",
                 "site:temple:hellas")

    planner.sends("temple macedonia", "city hellas")


def test_who_declares_where_a_rival_has_is_told_what_both_have__8_4() -> None:
    story = moving((5, 5, 5), (5, 4, 6))
    story.play("march start1>macedonia 5; temple macedonia; end; march start1>macedonia 5")
    course = DRAWING.plans.course(GAME, story.state, ("site:temple:macedonia",))
    assert course is not None

    [told] = course.warnings
    assert (told.key, dict(told.args)["n"], dict(told.args)["own"]) == (
        "empire.plan.rival", 5, 4)
    assert isinstance(course.advice, Msg) and course.advice.key == "empire.plan.disputed"


@pytest.mark.parametrize(("declared", "first", "second", "points"), [
    ("", (5, 5, 5), (5, 4, 6), 3), ("", (5, 5, 5), (5, 0, 10), 0),
    ("temple macedonia; ", (5, 5, 5), (5, 4, 6), 0),
    ("temple macedonia; ", (5, 4, 6), (5, 5, 5), 3),
    ("temple macedonia; ", (5, 5, 5), (5, 5, 5), 0),
])
def test_a_declaration_shows_the_points_that_it_will_score__8_3(
        declared: str, first: tuple[int, ...], second: tuple[int, ...], points: int) -> None:
    story = moving(first, second).play(
        f"march start1>macedonia 5; {declared}end; march start1>macedonia 5")
    course = DRAWING.plans.course(GAME, story.state, ("site:temple:macedonia",))
    assert course is not None and isinstance(course.advice, Msg)
    shown = dict(course.advice.args)["points"]
    story.play("temple macedonia; end")

    assert shown == points == story.points(1)["temples"]


def test_temples_of_two_players_are_told_apart_on_one_site() -> None:
    """The finding: the later one hid most of the other."""
    view = GAME.view(moving((5, 5, 5), (5, 5, 5)).state, 0)
    assert isinstance(view, EmpireView)
    first = replace(view.provinces[0], temples=(1, 1))
    drawn = Map(GAME.tables, replace(view, provinces=(first, *view.provinces[1:])))
    roofs = {each.fill: each.points[0][0] for each in reversed(list(drawn.pieces()))
             if isinstance(each, Polygon) and each.fill in ("seat0", "seat1")}

    assert roofs["seat1"] - roofs["seat0"] >= 20


def test_the_order_of_choice_says_its_rule__5_3() -> None:
    story = begin(2).split((3, 5, 4, 3), (0, 6, 5, 4))
    tips = {each.id: each.name for each in draw_sheets(story.state, 1)["tableau"].spots}

    assert isinstance(tips["choosers"], Msg)


def test_one_box_that_pays_for_two_disputes_is_told_once__8_4() -> None:
    story = moving((5, 8, 2), (5, 6, 4))
    march = ("march start1>macedonia 5; march macedonia>thessalia 3 after 1; "
             "march thessalia>hellas 3 after 2; pay 1")
    story.play(f"{march}; temple macedonia; temple hellas; end; {march}")
    held = "site:temple:macedonia", "site:temple:hellas"
    course = DRAWING.plans.course(GAME, story.state, held)
    assert course is not None

    [told] = course.warnings
    facts: dict[str, Any] = dict(told.args)
    assert [noun.id for noun in facts["provinces"]] == ["macedonia", "hellas"]
    assert words("fr").say(told).endswith("pour le tout, vous 5.")


def test_a_site_that_nobody_contests_warns_of_nobody__8_3() -> None:
    story = moving((5, 5, 5), (5, 4, 6)).play("march start1>macedonia 5")
    course = DRAWING.plans.course(GAME, story.state, ("site:temple:macedonia",))
    assert course is not None

    assert not course.warnings


def test_nobody_is_asked_for_more_buildings_where_none_can_be_declared__7_1() -> None:
    story = moving((5, 5, 5), (5, 5, 5)).play("march start1>macedonia 5")
    sites = [each.text for each in story.state.legal() if each.text.startswith(("temple", "city"))]
    for text in sites[:-1]:
        story.play(text)
        assert GAME.prompt(story.state).msg.key == "empire.prompt.build"
    story.play(sites[-1])

    assert GAME.prompt(story.state).msg.key == "empire.prompt.build_done"


@pytest.mark.parametrize(("length", "words", "first"), [
    ("full", "empire.table.region", 1), ("short", "empire.table.region_short", 2)])
def test_the_page_says_between_which_regions_the_game_goes__10_5(
        length: str, words: str, first: int) -> None:
    page = draw_sheets(begin(2, length=length).state, 0)["map"]
    [title] = [layer for layer in page.layers if layer.name == "title"]
    [told] = [each.text for each in title.captions
              if isinstance(each.text, Msg) and each.text.key == words]

    assert dict(told.args)["first"] == first


def test_a_small_picture_of_the_page_has_no_empty_plate() -> None:
    page = draw_sheets(begin(2).state, 0)["map"]

    assert "title" in {layer.name for layer in page.layers}
    assert "title" not in {layer.name for layer in wordless(page).layers}


@pytest.mark.parametrize(("length", "temples"), [("full", 2), ("short", 1)])
def test_the_awards_of_the_end_are_told_in_a_sentence__10_3(length: str, temples: int) -> None:
    strip = draw_sheets(begin(2, length=length).state, 0)["tableau"]
    [told] = [each.name for each in strip.spots if each.id == "awards"]
    assert isinstance(told, Msg)

    assert dict(told.args)["temples"] == GAME.tables.box.awards[0] * temples // 2


def test_a_refused_spot_names_its_rule() -> None:
    story = moving((5, 5, 5), (5, 5, 5))

    assert [msg.rule for msg in planner_of(story).why("site:temple:macedonia")] == ["7.1"]
    assert planner_of(story).why("place:thracia")


def test_offers_that_are_clicked_at_once_have_their_spot() -> None:
    story: Any = begin(2).split((1, 5, 5, 4), (0, 5, 5, 5))

    assert [spots(action) for action in story.state.legal()] == [("order:1",), ("order:2",)]
    assert isinstance(story.table, Position)
    assert plans.pins(story.game.parse("temple macedonia")) == ("site:temple:macedonia",)


def test_no_player_is_pointed_out_once_the_match_is_over() -> None:
    view = cast(EmpireView, GAME.view(moving((5, 5, 5), (5, 5, 5)).state, 0))
    rims = [[shape.line for shape in player_sheet(list_tablets(each)).sketch.shapes
             if isinstance(shape, Plate)] for each in (view, replace(view, phase="over"))]

    assert rims[0].count("seal") == 1
    assert "seal" not in rims[1]


def test_a_tableau_has_nothing_to_split_once_its_boxes_are_filled__4_1() -> None:
    story = begin(2)
    before = list_words(draw_sheets(story.state, 0)["tableau"])
    story.split((2, 3, 5, 5))
    after = list_words(draw_sheets(story.state, 0)["tableau"])

    assert "empire.table.boxes" in before
    assert "empire.table.boxes" not in after
    assert "empire.table.tableau" in after


def list_words(page: Sketch) -> list[str]:
    """The keys of the captions of a sheet."""
    captions = (*page.captions, *(each for layer in page.layers for each in layer.captions))
    return [each.text.key for each in captions if isinstance(each.text, Msg)]
