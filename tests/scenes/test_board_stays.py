"""The board keeps its place and its size whatever is asked, all through a match."""

from __future__ import annotations

import pytest

from alexandre.scenes.base.board import drawing_of, sheets_of
from alexandre.scenes.base.history import ReplaySession
from alexandre.ui.sidebar.page import page_of
from alexandre.ui.sidebar.plain import PlainView
from tests.helpers.artwork import show
from tests.scenes.rooms import open_history

MATCHES = ("alexandros_hundred", "catan_points", "commander_granicus_victory", "empire_goal",
           "phalanxx_two_succession")
STEP, MOST = 13, 300

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize(("size", "text"), [
    pytest.param((1280, 720), 1.0, marks=pytest.mark.long), ((1280, 720), 1.5),
    ((1920, 1080), 1.0)])
@pytest.mark.parametrize("name", MATCHES)
def test_the_board_does_not_move_for_a_prompt(
        name: str, size: tuple[int, int], text: float) -> None:
    """The findings: Catan's map shrank by a twentieth at every auction, and grew again; that of
    Phalanxx shrank by a tenth as the first cards were dealt."""
    history = open_history(name)
    session = ReplaySession(history)
    session.viewer = 0
    session.jump(0)
    _desk, board = show(session, size, text, "fr")
    side = board.side
    assert isinstance(side, PlainView)
    rooms = set()
    for place in range(0, min(len(history.steps), MOST), STEP):
        session.jump(place)
        board.show(sheets_of(session.game, session.view()))
        side.show(page_of(session, is_asked=True, drawing=drawing_of(session.game)))
        board.lay()
        rooms.add(board.stage.room)

    assert len(rooms) == 1
