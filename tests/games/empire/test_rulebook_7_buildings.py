"""Chapter 7: temples and cities laid down."""

from __future__ import annotations

from itertools import permutations

import pytest

from alexandre.games import load, table
from alexandre.games.empire.hints.suggestions import order
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.ui.play.offers import main_of, offers_of
from tests.games.empire.story import Campaign, begin, moving, open_region
from tests.games.empire.test_table import draw_sheets

OUT = ("march start1>macedonia 5; march macedonia>thessalia 5 after 1;"
       "march thessalia>hellas 2 after 2; pay 1")


def in_hellas(*boxes: tuple[int, int, int]) -> Campaign:
    """Two armies of seat 0 in Hellas, three in Thessaly."""
    return moving(*(boxes or ((5, 5, 5), (5, 5, 5)))).play(OUT)


def test_a_temple_needs_a_site_and_an_army_of_ones_own__7_1() -> None:
    story = in_hellas().offering("temple", "hellas").offering("city", "hellas")
    story.refuses("temple macedonia; temple thessalia; city thessalia", "7.1")


def test_whoever_has_declared_moves_no_more__7_1() -> None:
    story = in_hellas().play("temple hellas").offering("march")
    story.refuses("march thessalia>macedonia 1 after 2", "7.1")


def test_one_temple_and_one_city_a_province_and_turn__7_2() -> None:
    story = in_hellas().play("temple hellas; city hellas").has(offers=["end"])
    story.refuses("temple hellas", "7.2")


def test_where_a_city_stands_no_other_is_laid__7_3() -> None:
    story = in_hellas().play("city hellas").end_turns(2).split((5, 2), (5, 5))
    story.has(cities={"hellas": 0}).refuses("city hellas", "7.3")


def test_a_site_that_is_pointed_at_says_what_may_still_be_built_there__7_3() -> None:
    story = in_hellas()
    keys = []
    for _turn in range(2):
        keys.append({spot.id: getattr(spot.name, "key", "")
                     for spot in draw_sheets(story.state, 0)["map"].spots})
        if not _turn:
            story.play("temple hellas; city hellas").end_turns(2)
    assert [each["site:temple:hellas"] for each in keys] == [
        "empire.spot.temple", "empire.spot.temple.taken"]
    assert [each["site:city:hellas"] for each in keys] == [
        "empire.spot.city", "empire.spot.city.taken"]
    assert keys[1]["site:temple:macedonia"] == "empire.spot.temple"


def test_temples_are_built_again_in_a_later_turn__7_3() -> None:
    story = in_hellas().play("temple hellas").end_turns(2).split((4, 4), (5, 5))
    story.play("temple hellas").end_turns(2)

    assert story.dump()["temples"][0] == {"hellas": 2} and story.points(0)["temples"] == 6


def test_buildings_are_declared_in_any_order__7_4() -> None:
    """Whoever laid Hellas first had lost Macedonia; the rule text knows no order."""
    story = moving((5, 5, 5), (5, 5, 5))
    story.play("march start1>macedonia 5; march macedonia>thessalia 4 after 1;"
               "march thessalia>hellas 4 after 2; pay 1; temple hellas")

    assert story.offers() == ["temple macedonia", "city hellas", "end"]
    story.play("temple macedonia").end_turns(2)
    assert story.dump()["temples"][0] == {"macedonia": 1, "hellas": 1}


def test_the_order_of_declaring_changes_nothing__7_4() -> None:
    start = moving((5, 5, 5), (5, 5, 5))
    start.play("march start1>macedonia 5; march macedonia>thessalia 4 after 1;"
               "march thessalia>hellas 4 after 2; pay 1")
    orders = [start.fork().play(";".join(order)) for order in permutations(
        ("temple macedonia", "temple hellas", "city hellas"))]

    assert len({story.state.hash() for story in orders}) == 1
    assert len({story.end_turns(2).state.hash() for story in orders}) == 1


def test_a_computer_player_tries_a_set_of_declarations_once__7_4() -> None:
    start = moving((5, 5, 5), (5, 5, 5))
    start.play("march start1>macedonia 5; march macedonia>thessalia 4 after 1;"
               "march thessalia>hellas 4 after 2; pay 1; temple hellas")

    assert [action.text for action in order(start.table, start.state.legal())] == [
        "city hellas", "end"]


def test_only_pieces_that_neither_stand_nor_lie_can_be_laid__7_5() -> None:
    story = moving((5, 5, 5), (5, 5, 5), region="levant",
                   temples=[{"macedonia": 5, "hellas": 5}, {}],
                   points=[{"provinces": 0, "temples": 30, "cities": 0, "awards": 0},
                           {"provinces": 0, "temples": 0, "cities": 0, "awards": 0}])
    story.play("march start3>syria 5; march syria>phoenicia 5 after 1")

    assert story.refused("temple phoenicia") == "7.5"


def test_eight_cities_are_all_there_are__7_5() -> None:
    every = ("hellas", "thracia", "lydia", "caria", "capadocia", "cyprus", "damascene", "aegyptus")
    none = {"provinces": 0, "temples": 0, "cities": 0, "awards": 0}
    story = moving((5, 5, 5), (5, 5, 5), region="persia", cities=dict.fromkeys(every, 0),
                   points=[{**none, "cities": 40}, none])
    story.play("march start4>mesopotamia 5; march mesopotamia>assyria 5 after 1; pay 1")

    assert story.refused("city assyria") == "7.5"


def test_more_may_be_declared_than_can_be_paid__7_6() -> None:
    story = moving((9, 1, 5), (5, 5, 5))
    story.play("march start1>macedonia 9; march macedonia>thessalia 8 after 1;"
               "march thessalia>hellas 8 after 2; pay 1; temple hellas; city hellas").end_turns(2)

    assert story.dump()["temples"][0] == {} and story.dump()["cities"] == {"hellas": 0}


def test_whoever_has_nothing_to_do_says_so__3_4() -> None:
    moving((0, 9, 6), (5, 5, 5)).has(offers=["end"]).end_turns().has(mover=1)


def test_places_are_not_chosen_and_nothing_is_paid_out_of_turn__3_3() -> None:
    open_region((0, 5, 5, 5), (0, 5, 5, 5)).refuses("place 1", "5.1").refuses("pay 1", "6.5")
    assert begin().refused("place 1") == "4.2"


@pytest.mark.parametrize(("temples", "main"), [(5, "city hellas"), (9, "end")])
def test_a_site_for_which_the_box_has_nothing_is_not_the_main_choice__8_3(
        temples: int, main: str) -> None:
    """The finding: a city was the red button though nothing was in the box."""
    session = Session.new(load("empire"), [Player("Zoé"), Player("Anna")], seed=5)
    for text in ("bid 0", "raise 6", f"allot {temples}") * 2:
        session.play(text)
    for text in ("march start1>macedonia 6", "march macedonia>thessalia 6 after 1",
                 "march thessalia>hellas 6 after 2", "pay 1", "temple hellas"):
        session.play(text)
    session.viewer = session.decider
    offers = offers_of(session, table(session.game))
    chosen = main_of(offers)

    assert [each.action.text for each in offers] == ["city hellas", "end"]
    assert chosen is not None and chosen.action.text == main
