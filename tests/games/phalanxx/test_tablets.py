"""The tablets of the players: their points, their strength, what they have."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import pytest

from alexandre.games import load
from alexandre.games.phalanxx.rules import Phalanxx
from alexandre.games.phalanxx.table.pictures.sheets import sheets
from alexandre.games.phalanxx.view import PhalanxxView
from alexandre.ui.draw.sketch import Place
from tests.games.phalanxx.story import fresh, tell
from tests.helpers.laid import SIDE, lay_side

GAME = cast(Phalanxx, load("phalanxx"))


@pytest.mark.parametrize("room", [(380.0, 186.0), (380.0, 60.0)])
def test_points_meet_the_eye_before_the_strength__15_7(room: Place) -> None:
    """The finding: the large red number looked like the score, and was the strength."""
    view = cast(PhalanxxView, GAME.view(fresh(2).state, 0))
    players = tuple(replace(each, strength=41, points=73) for each in view.players)
    drawn = lay_side(sheets(GAME, replace(view, players=players)), room=room).sketch
    points, strengths = ([each.size for each in drawn.captions if each.text == told]
                         for told in ("73", "41"))

    assert len(points) == len(strengths) == 2
    assert min(points) > 1.2 * max(strengths)


@pytest.mark.parametrize(("seats", "text", "high", "figures"), [
    (2, 1.0, 186, 6), (4, 1.0, 186, 6), (3, 1.5, 150, 6), (4, 1.5, 150, 3)])
def test_low_tablets_have_symbols_where_there_is_room(seats: int, text: float, high: float,
                                                      figures: int) -> None:
    view = cast(PhalanxxView, GAME.view(fresh(seats).state, 0))
    players = tuple(replace(each, means=(1,) * len(each.means)) for each in view.players)
    drawn = lay_side(sheets(GAME, replace(view, players=players)), "fr", text,
                     (SIDE[text][0], high))
    told = [each for each in drawn.sketch.captions if each.face == "table"]

    assert drawn.is_whole
    assert len(told) == figures * seats


def test_the_tip_of_the_rival_has_neither_talents_nor_cards_nor_a_reserve() -> None:
    """Alone, MaXXimilian has soldiers on the board and a strength."""
    players = lay_side(sheets(GAME, GAME.view(fresh(1).state, 0))).sketch
    own, rival = ([getattr(row, "key", "") for row in spot.rows]
                  for spot in players.spots if spot.id in ("seat:0", "seat:1"))

    assert {"phalanxx.spot.means", "phalanxx.spot.soldiers"} <= set(own)
    assert rival == ["phalanxx.spot.points", "phalanxx.spot.strength_bare",
                     "phalanxx.spot.on_board", "phalanxx.spot.rival"]


def test_the_tip_of_a_player_says_what_his_points_are_for__15_1() -> None:
    """The finding: “33 points if the game ended now”, and no way to know why."""
    drawn = lay_side(sheets(GAME, GAME.view(tell().state, 0))).sketch
    points = cast(Any, next(spot.rows[0] for spot in drawn.spots if spot.id == "seat:0"))
    said = {part.key: part.arg("n") for part in points.arg("parts")}

    assert sum(said.values()) == points.arg("points") > 0
    assert {"phalanxx.points.regions", "phalanxx.points.soldiers"} <= set(said)
