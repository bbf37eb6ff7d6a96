"""The map of Catan: its lands on boards without a plate, and Alexander beside his road."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import Any, cast

import pygame
import pytest

from alexandre.games import load
from alexandre.games.catan.meta import GOLD
from alexandre.games.catan.rules import Catan
from alexandre.games.catan.rules.queries import at_corner
from alexandre.games.catan.table.pictures.dice import AT as DICE
from alexandre.games.catan.table.pictures.dice import BAR, HIGH, STEP, dice_of, die_at
from alexandre.games.catan.table.pictures.geometry import BLEED, corner_at, middle_of
from alexandre.games.catan.table.pictures.map import ROBBER, STAKE, TABLET, map_of, robber_at
from alexandre.games.catan.table.pictures.names import names
from alexandre.games.catan.table.pictures.road import ASIDE, FIGURE, place_alexander
from alexandre.games.catan.table.pictures.signs import robber
from alexandre.games.catan.table.pictures.terrain import (
    CHIP,
    SAMPLES,
    ground,
    harbour_at,
    sample,
)
from alexandre.games.catan.tables import DESERT
from alexandre.games.catan.view import CatanView
from alexandre.kernel.text import Noun
from alexandre.ui.draw.painter import spot_under
from alexandre.ui.draw.sketch import Disc, Place, Plate, Polygon
from tests.games.catan.story import tell
from tests.helpers.artwork import share_letters

GAME = cast(Catan, load("catan"))
TABLES = GAME.tables


def test_boards_without_a_plate_are_laid_with_lands_of_their_own_kind() -> None:
    places = {(round(x), round(y)): hex_.terrain for number, hex_ in enumerate(TABLES.hexes)
              for x, y in (middle_of(TABLES, number),)}
    x, y = middle_of(TABLES, 0)

    for terrain, choices in enumerate(SAMPLES):
        for number in range(len(choices)):
            piece = sample("plate", (x, y), terrain, number)
            shown = (round(x - piece.at[0] - BLEED[0]), round(y - piece.at[1] - BLEED[1]))
            assert places[shown] == terrain


def test_alexander_stands_beside_his_point_and_not_on_his_next_road() -> None:
    for passed, (here, after) in enumerate(pairwise(TABLES.route)):
        at = place_alexander(TABLES, passed)
        start, end = corner_at(TABLES, here.corner), corner_at(TABLES, after.corner)
        middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)

        assert math.dist(at, start) == pytest.approx(ASIDE, abs=0.01)
        assert math.dist(at, middle) > ASIDE * 0.85


def test_a_ring_lies_round_what_is_auctioned() -> None:
    """The finding: nothing on the map said which place was for sale."""
    def list_rings(phase: str, **held: Any) -> list[Place]:
        state = tell("w", alexander=4, phase=phase, **held).state
        marks = map_of(TABLES, cast(CatanView, GAME.view(state, 0))).shapes
        return [each.at for each in marks if isinstance(each, Disc) and each.radius == STAKE]

    at = corner_at(TABLES, TABLES.route[4].corner)
    assert set(list_rings("bid", auction="village")) == {at} and list_rings("main") == []


def test_places_are_called_by_what_stands_on_the_board() -> None:
    """A land by its good and its number, a desert by the name that is written on it.

    The finding: in French a river was called « la pièce d’or 5 »."""
    written = [caption.text for layer in ground(TABLES) if not layer.from_zoom
               for caption in layer.captions] + [each.text for each in names(TABLES, ())]
    for number in TABLES.land:
        land = TABLES.hexes[number]
        if land.terrain == DESERT:
            assert land.sign in written
        else:
            good = ({"fr": "or", "en": "gold"} if land.terrain == GOLD
                    else TABLES.goods[land.terrain].names)
            assert land.sign.names == {lang: f"{good[lang]}\N{NO-BREAK SPACE}{land.number}"
                                       for lang in good}
            assert str(land.number) in written


def test_no_two_corners_are_called_alike() -> None:
    places = Counter[object]()
    for corner in range(len(TABLES.corners)):
        lands, way = at_corner(TABLES, corner)
        names = tuple(land.names["fr"] for land in lands)
        places[names, way if len(lands) < 3 else None] += 1

    assert set(places.values()) == {1}


def test_neither_names_nor_the_chances_of_the_dice_lie_on_a_harbour() -> None:
    rounds = [harbour_at(TABLES, each)[0] for each in TABLES.harbours]
    for caption in names(TABLES, ()):
        wide = 0.26 * caption.size * len(cast(Noun, caption.text).names["fr"])  # half of it, about
        (x, y), middle = caption.at, 0 if caption.align == "centre" else -wide
        assert all(abs(x + middle - left) > wide + 20 or abs(y - top) > 20 + caption.size / 2
                   for left, top in rounds), caption.text
    x, y = DICE[0] + 10 * STEP + 1.5 * BAR, DICE[1] + 176
    assert all(left - 33 > x for left, top in rounds if abs(top - y) < 40)


def test_the_heading_of_the_dice_lies_on_no_island() -> None:
    """As wide as it may be: Crete and Cyprus are painted on the plate (tools/art/atlas/hexes.py).
    """
    view = cast(CatanView, GAME.view(tell("wwxxx", "sxx").state, 0))
    title = dice_of(replace(view, rolls=(9,) * 11)).captions[0]
    (x, y), wide, high = title.at, title.most / 2, title.size / 2
    for (left, top), across, down in (((272, 582), 30, 11), ((466, 560), 26, 13)):
        assert abs(x - left) > wide + across or abs(y - top) > high + down


@pytest.mark.parametrize("text", [1, 1.5])
def test_the_numbers_below_the_bars_are_apart(text: float) -> None:
    """The finding: in large letters 10, 11 and 12 were read as one number."""
    pygame.font.init()
    view = cast(CatanView, GAME.view(tell("wwxxx", "sxx").state, 0))
    numbers = {str(number) for number in range(2, 13)}
    below = [each for each in dice_of(view).captions if each.text in numbers]
    ems = share_letters().ems
    wides = [min(each.most, ems(str(each.text), each.face) * each.size * text ** 0.8)
             for each in below]

    assert len(below) == 11
    assert all(right.at[0] - left.at[0] - (one + other) / 2 > 6 for (left, right), (one, other)
               in zip(pairwise(below), pairwise(wides), strict=True))


def test_pieces_lie_on_no_number_and_alexander_on_no_harbour() -> None:
    numbered = [middle_of(TABLES, each) for each in TABLES.land if TABLES.hexes[each].number]
    rounds = [harbour_at(TABLES, each)[0] for each in TABLES.harbours]
    for passed in range(len(TABLES.route)):
        at = place_alexander(TABLES, passed)
        assert all(math.dist(at, each) > FIGURE * 0.56 + CHIP * 0.7 for each in numbered)
        assert all(math.dist(at, each) > 33 + FIGURE / 2 for each in rounds), passed
    wide = max(abs(x) for shape in robber((0, 0), 1) if isinstance(shape, Polygon)
               for x, _y in shape.points) * ROBBER
    for number in TABLES.land:
        if TABLES.hexes[number].number:
            x, _y = robber_at(TABLES, TABLES.hexes[number].id)
            assert x - wide > middle_of(TABLES, number)[0] + CHIP * 0.8


@pytest.mark.parametrize(("at", "told"), [
    ((DICE[0] + 250, DICE[1] + 100), "rolls"), (die_at(0), "dice"), (die_at(1), "dice"),
    ((TABLET[0] + 20, TABLET[1] + 20), "tokens")])
def test_what_lies_over_the_sea_says_what_it_is(at: tuple[float, float], told: str) -> None:
    """The finding: over the chart of the dice the tip was the name of a sea."""
    view = cast(CatanView, GAME.view(tell("wwxxx", "sxx").state, 0))
    spot = spot_under(map_of(TABLES, view), at)

    assert spot is not None
    assert spot.id == told


@pytest.mark.parametrize("thrown", [(5,), (5, 5), (7,) * 9, (2, 3, 4, 5, 6, 7, 8, 9, 10, 11) * 6])
def test_the_chart_of_the_dice_is_as_high_after_few_rolls_as_after_many(
        thrown: tuple[int, ...]) -> None:
    view = cast(CatanView, GAME.view(tell("wwxxx", "sxx").state, 0))
    rolls = tuple(thrown.count(number) for number in range(2, 13))
    plates = [each for each in dice_of(replace(view, rolls=rolls)).shapes
              if isinstance(each, Plate)]
    shares = [each.size[1] for each in plates if each.size[0] == BAR + 4]
    bars = [each.size[1] for each in plates if each.size[0] == BAR]

    assert len(shares) == 11 and len(bars) == len(set(thrown))
    assert max(*shares, *bars) == pytest.approx(HIGH)
    assert shares[5] == max(shares) >= HIGH / 4  # a seven comes most often
