"""Chapters 1 and 2: the board, counted, and the table before the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from alexandre.games import load
from alexandre.games.catan import tables as catan_tables
from alexandre.games.catan.rules.queries import pips
from alexandre.games.catan.shape import TERRAINS
from alexandre.games.catan.tables import NOBODY, SEA
from tests.games.catan.story import begin

GAME: Any = load("catan")
TABLES = GAME.tables


def test_the_land_is_what_the_board_shows__1_1() -> None:
    counts = Counter(TERRAINS[each.terrain] for each in TABLES.hexes)

    assert counts == {"wool": 13, "wood": 9, "grain": 8, "ore": 7, "brick": 5, "gold": 4,
                      "desert": 7, "sea": 17}


def test_numbers_and_their_dots__1_2() -> None:
    numbers = Counter(each.number for each in TABLES.hexes if each.number)
    assert numbers == {2: 1, 3: 4, 4: 7, 5: 7, 6: 4, 8: 6, 9: 6, 10: 6, 11: 3, 12: 2}
    assert [pips(n) for n in (2, 6, 8, 12)] == [1, 5, 5, 1]
    assert all((each.number == 0) == (each.terrain >= catan_tables.DESERT)
               for each in TABLES.hexes)


def test_no_six_or_eight_beside_another__1_2() -> None:
    strong = [each for each in TABLES.hexes if each.number in (6, 8)]
    for one in strong:
        for other in strong:
            shared = set(one.corners) & set(other.corners) - {NOBODY}
            assert one is other or len(shared) < 2, (one.id, other.id)


def test_corners_and_sides_of_land_only__1_3() -> None:
    assert len(TABLES.corners) == 153
    land = [each for each in TABLES.hexes if each.terrain != SEA]
    assert all(NOBODY not in each.corners for each in land)
    assert all(TABLES.touching[corner] for corner in range(len(TABLES.corners)))
    assert all(2 <= len(beside) <= 3 for beside in TABLES.beside)


def test_the_road_has_its_points_and_goes_along_sides__1_4() -> None:
    kinds = Counter(stop.kind for stop in TABLES.route)
    assert kinds == {catan_tables.START: 1, catan_tables.TEMPLE: 11, catan_tables.EVENT: 25,
                     catan_tables.EMPTY: 2, catan_tables.SEVEN: 3}
    for one, other in zip(TABLES.route, TABLES.route[1:], strict=False):
        assert other.corner in TABLES.beside[one.corner]


def test_harbours_have_two_corners_each_their_own__1_5() -> None:
    corners = [corner for harbour in TABLES.harbours for corner in harbour.corners]
    assert len(TABLES.harbours) == 10
    assert len(set(corners)) == 20
    assert Counter(harbour.good for harbour in TABLES.harbours)[catan_tables.ANY] == 5


def test_cards_and_tokens_of_the_box__1_6() -> None:
    box = TABLES.box
    assert box.cards_each == 19  # [1.6]
    assert box.development == (14, 5, 2, 2, 2)  # [1.7]
    assert 4 * box.tokens == 28  # [1.8]
    assert box.pieces == (5, 4, 15)  # [1.9]


def test_points_of_pieces_and_titles__1_10() -> None:
    box = TABLES.box
    assert (box.village, box.city, box.longest_road, box.largest_army) == (1, 2, 2, 2)
    assert box.goal == 14


def test_three_or_four_players_and_no_village__2_1() -> None:
    for seats in (2, 5):
        with pytest.raises(Exception, match="bad_seats"):
            GAME.start(seats, {})
    assert begin().dump()["sites"] == {}
    type(begin(3))(GAME, GAME.start(3, {})).refuses("first 3", "2.1")


def test_robber_and_alexander_begin_where_they_do__2_2() -> None:
    dump = begin().dump()
    assert dump["robber"] == "syrian_desert" and dump["alexander"] == 0


def test_any_of_the_28_tokens_may_come_and_three_never_do__2_3() -> None:
    story = begin().deals("wwww").play("advance").passes(4).play("end")
    story.rolls(1, 1).deals("wwww").play("advance")
    assert [(each.text, weight) for each, weight in story.state.outcomes()] == [
        ("token hunger", 7), ("token bridge", 7), ("token combat", 7), ("token statue", 7)]
    story.play("token combat").passes(4).play("end").rolls(1, 1).deals("wwww").play("advance")
    assert {each.text: n for each, n in story.state.outcomes()}["token combat"] == 6


def test_the_supply_is_everything_at_four_and_fifteen_of_each_at_three__2_4() -> None:
    four, three = GAME.start(4, {}).dump(), GAME.start(3, {}).dump()
    assert sum(four["supply"].values()) == 95
    assert four["stacks"] == {}
    assert set(three["supply"].values()) == {15}
    assert set(three["stacks"].values()) == {4}


def test_everybody_begins_with_five_cards_of_it__2_5() -> None:
    story = begin(4, first=2)
    assert [story.hand(seat) for seat in range(4)] == ["wsgbo"] * 4
    assert sum(story.dump()["supply"].values()) == 75
    type(story)(GAME, GAME.start(4, {})).play("first 0; deal wood").refuses("roll", "2.5")


def test_eight_coins_by_option__2_6() -> None:
    assert begin(gold=8).hand(3) == "wsgboxxxxxxxx"
    assert "x" not in begin().hand(3)


def test_the_lot_names_the_first_and_the_others_follow__2_7() -> None:
    story = begin(4, first=2).has(mover=2).deals("wwww").play("advance").passes(4).play("end")
    story.has(mover=3)
    cast(Any, type(story))(GAME, GAME.start(4, {})).refuses("roll", "2.7")


def test_the_advisers_at_three_have_no_second_card__2_8() -> None:
    assert TABLES.box.advisers == ((4, 2), (4, 3, 2))


def test_programs_are_told_what_lies_on_every_corner_of_the_road__1_1() -> None:
    game = load("catan")
    tables = game.tables  # type: ignore[attr-defined]
    stops = {tables.corners[stop.corner] for stop in tables.route}
    told = {each["id"] for each in game.spaces()
            if each["id"] in tables.corners and each["kind"] != "corner"}

    assert told == stops
