"""Thrown dice lie on the map, below what lies over it."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from alexandre.games.catan.table.pictures.dice import DIE, LIES, die
from alexandre.ui.draw.sketch import Sketch
from alexandre.ui.play.tween import Roll, Where
from tests.helpers.artwork import show
from tests.scenes.rooms import play_on

SIZE = (1280, 640)
pytestmark = pytest.mark.usefixtures("screen")


def test_dice_do_not_lie_on_the_cards_however_close_one_looks() -> None:
    """The finding: in an auction, seen from near, a die covered the way out."""
    desk, board = show(play_on("catan", "anabasis"), SIZE, 1.0)
    foot = board.pictures["hand"].box
    shown = pygame.Surface(SIZE)
    face = Sketch((DIE, DIE), tuple(die((DIE / 2, DIE / 2), 6)))
    thrown = partial(Roll, begin=0, last=1, faces=(face,), kind="dice")
    below = tuple(thrown(start=Where("map", at), goal=Where("map", at))
                  for at in (LIES, (LIES[0], LIES[1] + 160.0)))
    desk.draw(shown)
    place = pygame.Rect(round(foot.x), round(foot.y) + 1, round(foot.w), round(foot.h) - 1)
    before = pygame.image.tobytes(shown.subsurface(place), "RGB")
    board.overlay.lie(below)
    desk.touch(board.box)
    desk.draw(shown)

    assert pygame.image.tobytes(shown.subsurface(place), "RGB") == before
