"""The board keeps its place and its size whatever is asked, all through a match."""

from __future__ import annotations

import pytest

from alexandre.scenes.base.board import drawing_of, sheets_of
from alexandre.scenes.base.history import ReplaySession
from alexandre.ui.sidebar.page import page_of
from alexandre.ui.sidebar.plain import PlainView
from tests.helpers.artwork import show
from tests.scenes.rooms import open_history

# A match of each title, and the action from which it is looked at.
MATCHES = {"alexandros_hundred": 0, "catan_points": 0, "commander_granicus_victory": 0,
           "empire_goal": 0, "phalanxx_two_succession": 21}
STEP, MOST = 6, 300

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("name", MATCHES)
def test_the_board_does_not_move_for_a_prompt(name: str, text: float) -> None:
    """The finding: Catan's map shrank by a twentieth at every auction, and grew again."""
    history = open_history(name)
    session = ReplaySession(history)
    session.viewer = 0
    session.jump(MATCHES[name])
    _desk, board = show(session, (1280, 720), text, "fr")
    side = board.side
    assert isinstance(side, PlainView)
    rooms = set()
    for place in range(MATCHES[name], min(len(history.steps), MOST), STEP):
        session.jump(place)
        board.show(sheets_of(session.game, session.view()))
        side.show(page_of(session, is_asked=True, drawing=drawing_of(session.game)))
        board.lay()
        rooms.add(board.stage.room)

    assert len(rooms) == 1
