"""Banner, board, log and scores of a table tell the same moment, at every pace."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre import games
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import Board, sheets_of
from alexandre.scenes.base.preferences import PACES
from alexandre.scenes.lessons.lesson import LessonRoom
from alexandre.scenes.table.shots.shot_stage import ShotStage
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.sketch import Sheet
from alexandre.ui.play.timeline import Shot
from tests.helpers.stages import titles_with
from tests.helpers.walks import fewest_seats
from tests.ui.gui import Gui

STEPS = 40  # of which the board at rest is compared
FRAMES = 400
FRAME = 40  # milliseconds
RUNNING = [each for each in PACES if not PACES[each].is_step]


@pytest.mark.parametrize("pace", RUNNING)
@pytest.mark.parametrize("title", titles_with("table"))
def test_banner_board_log_and_scores_tell_the_same_moment(
        gui: Gui, title: str, pace: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of motions the log tells only what was seen; at once a ribbon goes with the next step."""
    gui.house.choose("pace", pace)
    begun: list[int] = []  # the steps that were shown
    begin = ShotStage.begin

    def note(stage: ShotStage, shot: Shot, *, is_moved: bool) -> int:
        begun.append(shot.turn)
        return begin(stage, shot, is_moved=is_moved)

    laid: list[tuple[Sheet, ...]] = []  # on the board
    show = Board.show

    def lay(board: Board, sheets: tuple[Sheet, ...], *lit: frozenset[str]) -> None:
        laid.append(sheets)
        show(board, sheets, *lit)

    monkeypatch.setattr(ShotStage, "begin", note)
    monkeypatch.setattr(Board, "show", lay)
    players = [Player("", "random")] * fewest_seats(title)
    session = Session.new(games.load(title), players, seed=5)
    gui.house.go_home()
    table: Any = Table(gui.house, session, "match")
    gui.house.enter(table)
    seen, ribbons, compared = set[int](), dict[object, int](), (0, 0)
    for _ in range(FRAMES):
        gui.now += FRAME
        gui.house.tick(gui.now)
        if session.decider == OVER or len(seen) >= STEPS:
            break
        showing, ribbon = table.showing, table.board.stage.ribbon
        late = [entry for entry in table.plain.page.log if entry.index >= max(1, showing.turn)]
        assert late == [], showing.turn
        if showing.is_still:
            seen.add(showing.turn)
            if compared != (compared := (session.turn, len(laid))):
                assert laid[-1] == sheets_of(session.game, session.view())
        if ribbon is not None:
            told = ribbons.setdefault(ribbon, begun[-1])
            assert pace != "instant" or told == begun[-1]

    assert seen


def test_a_lesson_tells_what_comes_next_once_the_board_shows_why(gui: Gui) -> None:
    gui.house.choose("pace", "normal")
    room = LessonRoom(gui.house, "commander", "first_steps")
    gui.house.enter(room)
    said, waited = gui.find("lesson/words").words, 0
    for _ in range(1000):
        gui.now += FRAME
        gui.house.tick(gui.now)
        words = gui.find("lesson/words").words
        assert words == said or not room.showing.is_moving
        said = words
        if room.showing.is_moving:
            waited += 1
            assert not gui.find("lesson/hint").is_enabled
        elif room.progress.step is None:
            break
        elif room.progress.is_read or room.progress.action is not None:
            room.choose()
            said = gui.find("lesson/words").words if not room.showing.is_moving else said
    assert waited > 20
