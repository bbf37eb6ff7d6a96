"""Beside larger letters: numbers of armies stand clear of seals, and a round is still priced."""

from __future__ import annotations

from itertools import combinations
from typing import cast

import pygame
import pytest

from alexandre import app
from alexandre.games import load
from alexandre.games.empire.rules import Empire
from alexandre.games.empire.table.pictures.ground import BESIDE, measure_row
from alexandre.games.empire.table.pictures.map import stacks
from alexandre.games.empire.table.pictures.tableau import fold_tableau
from alexandre.games.empire.view import EmpireView
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.lettering.enlarged import enlarge_captions
from alexandre.ui.draw.lettering.far import meet
from alexandre.ui.draw.sketch import Disc, Plate, Sketch
from alexandre.ui.draw.theme import Theme
from tests.games.empire.story import begin, moving

AT = (500.0, 500.0)
ROUND = 0.85  # of its radius, how far across a disc a number may reach


@pytest.mark.parametrize("text", [1, 1.5])
@pytest.mark.parametrize("seats", range(1, 6))
def test_numbers_of_two_figures_stand_on_what_is_theirs(seats: int, text: float) -> None:
    pygame.font.init()
    shapes, captions = stacks((14,) * seats, AT)
    large = enlarge_captions(Sketch((1000, 1000), tuple(shapes), tuple(captions)), text)
    lettering = Lettering(Theme(), app.letters())
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


def test_more_stacks_than_lie_easily_beside_one_another_take_less_room_each() -> None:
    assert measure_row(BESIDE + 1) < measure_row(BESIDE)


def test_the_folded_tableau_tells_what_a_round_brings__8_2__8_3__8_4() -> None:
    game = cast(Empire, load("empire"))
    marching, ordering = (cast(EmpireView, game.view(story.state, 0)) for story in (
        moving((8, 4, 3), (7, 4, 4)), begin().split((1, 8, 3, 3), (2, 7, 3, 3))))
    fold = fold_tableau(game.tables, marching)
    box = game.tables.box

    assert fold is not None
    told = {each.text for each in fold(0.1).captions}
    assert {f"+{n}" for n in (box.province_points, *box.points)} <= told
    assert fold_tableau(game.tables, ordering) is None
