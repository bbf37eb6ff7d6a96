"""Beside larger letters: numbers of armies stand clear of seals, and a round is still priced."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import cast

import pygame
import pytest

from alexandre import app
from alexandre.games import load
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.table.pictures.ground import BESIDE, measure_row
from alexandre.games.empire.table.pictures.map import stacks
from alexandre.games.empire.table.pictures.players import list_tablets
from alexandre.games.empire.table.pictures.tableau import tableau_of
from alexandre.games.empire.view import EmpireView
from alexandre.i18n.words import Words
from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.extent import extent, meet
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.lettering.enlarged import enlarge_captions
from alexandre.ui.draw.sketch import Disc, Plate, Sketch, sort_marks
from alexandre.ui.draw.theme import Theme
from alexandre.ui.play.tablets import player_sheet
from alexandre.ui.sidebar.grid import grid_of
from tests.games.empire.story import begin, moving
from tests.helpers.artwork import read_catalogues, share_letters
from tests.helpers.laid import SIDE, lay_sheet, lay_side
from tools.pages.layout import voice

AT = (500.0, 500.0)
APART = 2.4  # units between a sign and its number
SIGN = 40.0  # units, wider than any sign
CLEAR = 3.0  # units between numbers that are not one
PIXELS = 0.79  # of a unit of the side in a window of 1280x720,
INNER, LINE = 640.0, 20.0  # and how high are the side and a line of its log
LEGIBLE = 17.5  # pixels: letters of figures 12 pixels high
ROUND = 0.85  # of its radius, how far across a disc a number may reach


@pytest.mark.parametrize("text", [1, 1.5])
@pytest.mark.parametrize("seats", range(1, 6))
def test_numbers_of_two_figures_stand_on_what_is_theirs(seats: int, text: float) -> None:
    pygame.font.init()
    shapes, captions = sort_marks(stacks((14,) * seats, AT))
    large = enlarge_captions(Sketch((1000, 1000), shapes, captions), text)
    lettering = Lettering(Theme(), materials.make_letters())
    numbers = [lettering.measure(each, str(each.text), 0.62)[1] for each in large.captions
               if str(each.text).isdecimal()]
    grounds = [(each.at[0] - each.radius * ROUND, each.at[0] + each.radius * ROUND)
               for each in shapes if isinstance(each, Disc) and each.fill == "page"]
    grounds += [(each.at[0], each.at[0] + each.size[0]) for each in shapes
                if isinstance(each, Plate) and each.fill == "page"]

    assert len(numbers) == seats
    assert not any(meet(*pair) for pair in combinations(numbers, 2))
    assert all(any(left <= number[0] and number[2] <= right for left, right in grounds)
               for number in numbers)
    assert max(each[2] for each in numbers) <= AT[0] + measure_row(seats) / 2


@pytest.mark.parametrize("percent", [100, 125, 150])
@pytest.mark.parametrize("lang", app.LANGS)
def test_a_score_of_three_figures_stands_clear_of_what_is_beside_it(lang: str,
                                                                    percent: int) -> None:
    """The finding: 0101 for no city in the box and 101 points."""
    pygame.font.init()
    lettering, say = Lettering(Theme(), share_letters()), voice(Words(read_catalogues(), lang))
    for story in (begin(), moving((8, 4, 3), (7, 4, 4))):
        view = cast(EmpireView, story.view(0))
        players = tuple(replace(each, score=188, city_box=each.city_box and 12)
                        for each in view.players)
        large = lay_side((player_sheet(list_tablets(replace(view, players=players))),), lang,
                         percent / 100)
        boxes = [(say(each.text), lettering.measure(each, say(each.text), 1.0)[1])
                 for each in large.sketch.captions]
        scores = [box for words, box in boxes if words == "188"]

        assert len(scores) == 2
        assert max(box[2] for words, box in boxes if words != "188") + CLEAR < scores[0][0]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_figures_of_players_stand_in_one_row_and_are_read_from_a_chair(seats: int) -> None:
    """The finding: two lines, 9 pixels high, and very small for five players."""
    sizes = []
    for text in (1.0, 1.5):
        wide = SIDE[text][0]
        grid = grid_of(Box(0, 0, wide * PIXELS, INNER), Theme(text=text), LINE * text, seats)
        tablets = list_tablets(cast(EmpireView, moving(*((8, 4, 3),) * seats).view(0)))
        drawn = lay_side((player_sheet(tablets),), "fr", text, (wide, grid.players.h / PIXELS))
        figures = [each for each in drawn.sketch.captions if each.face == "table"]
        sizes.append(min(each.size for each in figures) * PIXELS)

        assert drawn.is_whole and len({round(each.at[1]) for each in figures}) == seats
    assert LEGIBLE < sizes[0] < sizes[1]


@pytest.mark.parametrize("text", [1, 1.5])
def test_a_number_on_a_tablet_stands_clear_of_its_sign(text: float) -> None:
    for story in (begin(), moving((8, 4, 3), (7, 4, 4), (5, 5, 5))):
        tablets = list_tablets(cast(EmpireView, story.view(0)))
        drawn = lay_side((player_sheet(tablets),), "fr", text).sketch
        numbers = [each for each in drawn.captions if each.face == "table"]
        signs = [extent(each) for each in drawn.shapes if not isinstance(each, Disc)]
        small = [each for each in signs if each[2] - each[0] < SIGN]

        assert numbers
        for number in numbers:
            x, y = number.at
            assert not any(left < x and right > x - APART and top < y < low
                           for left, top, right, low in small)


def test_more_stacks_than_lie_easily_beside_one_another_take_less_room_each() -> None:
    assert measure_row(BESIDE + 1) < measure_row(BESIDE)


@pytest.mark.parametrize("lang", app.LANGS)
def test_large_letters_tell_in_the_boxes_what_a_round_brings__8_2__8_3__8_4(lang: str) -> None:
    game = cast(Empire, load("empire"))
    marching, ordering = (cast(EmpireView, game.view(story.state, 0)) for story in (
        moving((8, 4, 3), (7, 4, 4)), begin().split((1, 8, 3, 3), (2, 7, 3, 3))))
    whole, large = (lay_sheet(tableau_of(game.tables, marching), lang, text)
                    for text in (1.0, 1.5))
    box = game.tables.box
    worth = {f"+{n}" for n in (box.province_points, *box.points)}

    assert worth <= {each.text for each in whole.sketch.captions}
    assert worth <= {each.text for each in large.sketch.captions}
    assert whole.places.keys() == large.places.keys()
    assert {f"chooser:{seat}" for seat in (0, 1)} <= lay_sheet(
        tableau_of(game.tables, ordering), lang, 1.5).places.keys()
