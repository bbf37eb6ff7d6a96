"""Events are seen on the table, one after the other, never more than one may know."""

from __future__ import annotations

from typing import Any

import pytest

from alexandre.games.alexandros.events import AlexanderWalked
from alexandre.games.alexandros.view import AlexandrosView
from alexandre.kernel.contract import Game, View
from alexandre.kernel.record import Player
from alexandre.scenes.base.board import Board, sheets_of
from alexandre.scenes.table.shots import shot_stage
from alexandre.scenes.table.shots.animation_queue import AnimationQueue
from alexandre.ui.draw.painter import Painter
from alexandre.ui.draw.sketch import Disc, Sheet, Sketch
from alexandre.ui.play.tween import Flash, Tween
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.pictures.overlay import Overlay
from alexandre.ui.widgets.pictures.picture import Picture
from tests.ui.gui import Gui

ZOE = Player("Zoé")
FRAMES_MOST = 20_000  # a move waits for the save of the one before, on a disk that may be busy
ALONE = (ZOE, Player("", "random"))
TWO = (ZOE, Player("Bob"))
FRAME = 16


def showing(gui: Gui) -> AnimationQueue:
    return gui.table.showing


def overlay(gui: Gui) -> Overlay:
    widget = gui.find("motion")
    assert isinstance(widget, Overlay)
    return widget


def frames(gui: Gui, count: int = 1) -> None:
    for _frame in range(count):
        gui.now += FRAME
        gui.house.tick(gui.now)


def still(gui: Gui) -> None:
    """Until nothing moves."""
    for _frame in range(2000):
        if not showing(gui).is_moving:
            return
        frames(gui)
    raise AssertionError("it moves for ever")


def take(gui: Gui, number: int = 0) -> None:
    """The person takes an offer; what is prepared for it is left out."""
    session = gui.table.session
    gui.table.send((session.offers()[number],))


def alexander(view: View) -> str:
    assert isinstance(view, AlexandrosView)
    return view.alexander


def march(gui: Gui) -> None:
    """The person goes on until Alexander is about to walk."""
    for _step in range(60):
        still(gui)
        if gui.table.match.is_asked:
            if gui.table.session.offers()[0].text.startswith("walk"):
                return
            take(gui)
        frames(gui, 60)
    raise AssertionError("nobody walks")


def test_what_a_person_does_is_seen_to_happen(slow: Gui) -> None:
    session = slow.sit_down(ALONE)
    march(slow)
    start = alexander(showing(slow).view)
    take(slow)

    assert alexander(session.view()) != start
    assert alexander(showing(slow).view) == start
    frames(slow, 3)
    walked = next(event for event in session.steps[-1].events
                  if isinstance(event, AlexanderWalked))
    kinds = ["Lay", "Fly"] if walked.wall else ["Fly"]
    assert [type(each).__name__ for each in overlay(slow).tweens] == kinds
    still(slow)
    assert alexander(showing(slow).view) == alexander(session.view())
    assert overlay(slow).tweens == ()


def test_a_click_ends_what_moves_and_counts(slow: Gui) -> None:
    session = slow.sit_down(ALONE)
    frames(slow, 40)
    for _turn in range(40):
        still(slow)
        if slow.table.match.is_asked and session.offers()[0].text.startswith("follow"):
            break
        if slow.table.match.is_asked:
            take(slow, -1)
        frames(slow, 60)
    take(slow)
    turn = session.turn
    frames(slow, 2)
    assert showing(slow).is_moving
    spot = min(each for each in slow.table.planning.lit() if each.startswith(("space", "point")))
    slow.click_spot(spot)

    assert session.turn > turn or slow.table.planning.is_open
    assert alexander(showing(slow).view) == alexander(session.view())


def test_the_next_move_waits_until_this_one_has_been_seen(slow: Gui) -> None:
    session = slow.sit_down((Player("", "random"), Player("", "random")))
    turns: set[int] = set()
    for _frame in range(FRAMES_MOST):
        if len(turns) > 3:
            break
        moved = showing(slow).is_moving
        turn = session.turn
        frames(slow)
        if moved and showing(slow).is_moving:
            assert session.turn == turn
        turns.add(session.turn)

    assert len(turns) > 3


def test_taken_back_in_the_middle_of_a_movement_nothing_is_left_of_it(slow: Gui) -> None:
    session = slow.sit_down(ALONE)
    march(slow)
    start = alexander(session.view())
    take(slow)
    frames(slow, 4)
    slow.press("ctrl+z")

    assert not showing(slow).is_moving and overlay(slow).tweens == ()
    assert alexander(session.view()) == alexander(showing(slow).view) == start


def test_the_window_may_change_its_size_or_language_in_the_middle(slow: Gui) -> None:
    slow.sit_down(ALONE)
    march(slow)
    take(slow)
    slow.paints = True
    frames(slow, 4)
    slow.resize((1600, 900))
    slow.house.speak_other()
    slow.paint()
    frames(slow, 2)
    slow.paint()

    assert overlay(slow).tweens
    still(slow)


def test_while_nothing_moves_nothing_ticks(slow: Gui) -> None:
    slow.sit_down(ALONE)
    march(slow)
    frames(slow, 60)

    assert not slow.desk.is_moving
    assert showing(slow).wakes(slow.now) is None
    take(slow)
    assert showing(slow).wakes(slow.now) == FRAME


def test_at_once_nothing_moves(slow: Gui) -> None:
    slow.house.choose("pace", "instant")
    session = slow.sit_down(ALONE)
    for _step in range(30):
        if slow.table.match.is_asked:
            take(slow)
        frames(slow, 3)
        assert overlay(slow).tweens == ()

    assert alexander(showing(slow).view) == alexander(session.view())


def test_the_side_answers_a_press_before_the_board_is_drawn(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    gui.house.choose("forced", False)
    session = gui.sit_down(ALONE)
    while not gui.table.match.is_asked:
        frames(gui)
    gui.table.autoplay.pause(is_paused=True)
    frames(gui, 2)
    drawn: list[View] = []

    def note(game: Game, view: View) -> tuple[Sheet, ...]:
        drawn.append(view)
        return sheets_of(game, view)

    monkeypatch.setattr(shot_stage, "sheets_of", note)
    turn = session.turn
    with monkeypatch.context() as press:
        press.setattr(gui.desk.router, "is_pressing", True)
        take(gui)
    frames(gui)

    assert session.turn > turn
    assert showing(gui).turn == session.turn
    assert not drawn
    assert not any(each.lit for each in gui.table.board.pictures.values())
    assert showing(gui).wakes(gui.now) == 1
    frames(gui)
    assert drawn == [session.view()]


def test_where_motion_is_unwelcome_what_changed_is_marked_for_a_beat(slow: Gui) -> None:
    slow.house.choose("motion", "still")
    session = slow.sit_down(ALONE)
    march(slow)
    take(slow)
    frames(slow, 2)
    picture = slow.find("picture/map")
    assert isinstance(picture, Picture)

    assert overlay(slow).tweens == ()
    assert f"point:{alexander(session.view())}" in picture.marked
    still(slow)
    frames(slow, 60)
    assert picture.marked == frozenset()


def test_where_one_looks_survives_another_room_and_not_another_match(slow: Gui) -> None:
    slow.sit_down(ALONE)
    picture = slow.find("picture/map")
    picture.zoom(2.0)
    camera = picture.camera
    slow.house.refresh()
    assert slow.find("picture/map").camera == camera
    slow.house.go_home()
    slow.sit_down(ALONE, name="other")

    assert slow.find("picture/map").camera.is_whole


def test_behind_the_curtain_and_after_it_nothing_moves(slow: Gui) -> None:
    """The last move of the player before is not played for the next: it may hold secrets."""
    session = slow.sit_down(TWO)
    slow.lift()
    viewer, board = session.viewer, slow.table.board
    for _step in range(80):
        if slow.has("curtain/lift"):
            break
        take(slow, -1)
        frames(slow)

    assert slow.has("curtain/lift")
    assert board.overlay.tweens == ()
    assert all(not picture.is_shown and not picture.sketch.shapes
               for picture in board.pictures.values())
    slow.lift()
    assert session.viewer != viewer
    assert not showing(slow).is_moving and overlay(slow).tweens == ()


def test_the_table_shows_the_viewers_own_eyes_at_every_moment(slow: Gui) -> None:
    """Every view on the way is the view of the viewer."""
    session = slow.sit_down(ALONE)
    seen: list[View] = []
    played: list[tuple[Tween, ...]] = []
    for step in range(300):
        if slow.table.match.is_asked and not showing(slow).is_moving:
            take(slow, step % len(session.offers()))
        frames(slow, 2)
        seen.append(showing(slow).view)
        played.append(overlay(slow).tweens)

    assert len({id(each) for each in seen}) > 5
    assert any(played)
    for view in seen:
        assert isinstance(view, AlexandrosView)
        assert view.seat == 0
        assert view.players[1].hand is None


def test_what_moved_on_a_sheet_that_is_put_away_is_painted_no_more(
        slow: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would have no scale: a light of a few units would fill all memory."""
    square = ((0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0))
    battle, land = (Sheet(name, "main", Sketch((1600.0, 900.0), (Disc((50, 50), 9, "gold"),)))
                    for name in ("battle", "land"))
    board = Board(Label("side", ""), lambda spot: None)
    slow.desk.show(board)
    scales: list[float] = []
    stamp = Painter.stamp

    def note(painter: Painter, shapes: Any, captions: Any, scale: float, voice: Any) -> Any:
        scales.append(scale)
        return stamp(painter, shapes, captions, 1.0, voice)

    monkeypatch.setattr("alexandre.ui.widgets.pictures.overlay.is_coming", lambda picture: True)
    monkeypatch.setattr(Painter, "stamp", note)
    board.show((battle,))
    board.overlay.play((Flash("battle", (square,), last=400),))
    board.overlay.at(100)
    slow.paint()
    board.show((land,))
    board.overlay.play(())
    slow.desk.touch(board.box)
    slow.paint()

    assert scales and max(scales) < 2
