"""The board has most of the window: what is seen of it, less cards, dice and plates on it."""

from __future__ import annotations

import pytest

from tests.helpers.artwork import show
from tests.scenes.rooms import TABLES, play_on
from tools.pages.layout import shares_of

LEAST = {((1024, 640), 1.0): 0.5, ((1024, 640), 1.5): 0.49, ((1280, 720), 1.0): 0.6,
         ((1280, 720), 1.5): 0.5, ((1920, 1080), 1.0): 0.6, ((1920, 1080), 1.25): 0.57,
         ((1920, 1080), 1.5): 0.5}
CARDS = {("phalanxx", (1920, 1080), 1.0): 0.57}  # its cards are twice as high there
GROUND = 0.85  # of the board that is land, sea or spaces


pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize(("size", "text"), LEAST, ids=str)
@pytest.mark.parametrize(("title", "board"), TABLES)
def test_the_board_has_its_share_of_the_window(title: str, board: str, size: tuple[int, int],
                                               text: float) -> None:
    desk, shown = show(play_on(title, board), size, text)
    _whole, seen, ground = shares_of(shown, desk.box)

    assert seen >= CARDS.get((title, size, text), LEAST[size, text])
    assert ground >= GROUND
