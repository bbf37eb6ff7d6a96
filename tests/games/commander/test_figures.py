"""Laws of the figures that the rule text does not print, and which are our own."""

from __future__ import annotations

from itertools import pairwise, permutations
from typing import cast

import pytest

from alexandre.app import LANGS
from alexandre.games import load
from alexandre.games.commander.meta import BOARDS, OPTIONS
from alexandre.games.commander.rules import Commander
from alexandre.games.commander.rules.words.prompts import add_sign
from alexandre.games.commander.tables import CAVALRY, Kind, Tables
from alexandre.kernel.text import Msg
from tests.helpers.speech import words

CITY = 5  # [S] victory points


def tables_of(board: str) -> Tables:
    """A campaign's figures."""
    return cast(Commander, load("commander", board)).tables


def merits(kind: Kind) -> tuple[int, ...]:
    """The respects in which a force can be better: the numbers of its faces, attacks in every
    round, a second roll, flanking and charging, value against walls and in spite of them."""
    full, worst = kind.faces[0], (-1, 0, 0)
    reduced = kind.faces[1] if len(kind.faces) > 1 else None
    is_cavalry = kind.type in CAVALRY
    return (full.speed, full.value, full.superscript,
            *((reduced.speed, reduced.value, reduced.superscript) if reduced else worst),
            not is_cavalry, kind.type == "PH", kind.type == "IN" or is_cavalry, is_cavalry,
            kind.type == "SE")


@pytest.mark.parametrize("board", BOARDS)
def test_no_force_is_better_than_another_of_its_price_in_every_respect(board: str) -> None:
    """Siege engines were at least as good as archers, and these as peltasts."""
    tables = tables_of(board)
    priced = list(zip(tables.kinds[:tables.mac], tables.costs, strict=False))
    for (one, price), (other, same) in permutations(priced, 2):
        if price == same:
            assert not all(mine >= its for mine, its in zip(merits(one), merits(other),
                                                            strict=True)), (one.id, other.id)


@pytest.mark.parametrize("board", BOARDS)
def test_a_city_a_turn_does_not_make_up_for_a_lost_turn(board: str) -> None:
    """A player who could win early held the last stronghold under siege, and built."""
    tables = tables_of(board)
    most = tables.box.cities
    worth = [turn.points + CITY * min(most, number) for number, turn in enumerate(tables.turns)]
    first = next(number for number, turn in enumerate(tables.turns) if turn.points > 0)
    first += tables.turns[first].points == tables.turns[first + 1].points  # a first month of siege

    assert worth[first:] == sorted(worth[first:], reverse=True)
    assert len(set(worth[first:])) == len(worth[first:])


@pytest.mark.parametrize("board", BOARDS)
def test_a_turn_costs_at_least_a_city_as_long_as_it_can(board: str) -> None:
    points = [turn.points for turn in tables_of(board).turns]

    for now, then in pairwise(points[2:]):
        assert now - then >= min(CITY, now) or now <= CITY


def test_the_mole_costs_less_gold_than_four_siege_ships__14_4__14_5() -> None:
    """It took 21 gold and a seventh turn, four ships 14 gold and two or three."""
    siege = tables_of("tyre").siege
    assert siege is not None

    assert sum(siege.mole.costs) < sum(siege.siege_ships.costs)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("board", BOARDS)
def test_an_option_names_its_points__13_2(board: str, lang: str) -> None:
    """The page before a campaign still had the figures of an earlier version."""
    voice = words(lang)
    for option, points in zip(OPTIONS, tables_of(board).points, strict=True):
        if points:
            label = voice.say(Msg.of(f"commander.option.{option}.true"))
            assert add_sign(points) in label, option
