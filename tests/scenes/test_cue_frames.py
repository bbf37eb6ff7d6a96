"""The painting of a cue: in every frame the changed parts, and all of those."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of
from alexandre.ui.draw.sketch import Sketch
from alexandre.ui.play.cue import APART, Cue, Rank, Side, Tally
from alexandre.ui.play.tween import Count
from alexandre.ui.widgets.cues import cue_stage, ribbon, tally_sheet
from tests.scenes.test_animation_queue import ALONE, frames, march, showing, still
from tests.scenes.test_cue_sounds import find_moment
from tests.scenes.test_tally import COUNTED_UP, TALLY
from tests.ui.gui import Gui

SIZE = (1280, 720)
SHEETS = {"draw_cloth": cue_stage, "draw_rims": cue_stage, "draw_title": cue_stage,
          "draw_tally": tally_sheet}
RIBBON = {"draw_ribbon": ribbon, "write_ribbon": ribbon}
FRAMES = 170
EACH = 12
PASSES = 40  # until all tiles of a picture are painted


def draw(gui: Gui, screen: pygame.Surface) -> bytes:
    for _pass in range(PASSES):
        if not gui.desk.draw(screen):
            break
    return pygame.image.tobytes(screen, "RGB")


@pytest.mark.parametrize("rank", Rank)
@pytest.mark.parametrize(("points", "tally"), [
    (0, None), (7, None), (0, TALLY), (0, Tally(sides=(Side(name="A"), Side(name="B")))),
    (0, COUNTED_UP)])
def test_frame_by_frame_the_window_is_as_if_it_were_painted_whole(
        slow: Gui, rank: Rank, points: int, tally: Tally | None) -> None:
    slow.sit_down(ALONE)
    march(slow)
    still(slow)
    queue, screen, whole = showing(slow), pygame.Surface(SIZE), pygame.Surface(SIZE)
    event = next(event for each in reversed(slow.table.session.steps) for event in each.events)
    cue = Cue(rank=rank, title=Msg.of("ui.app.title"), seat=0, points=points)
    queue.stage.drawing = replace(queue.stage.drawing, cue=lambda *_asked: cue,
                                  tally=lambda *_asked: tally)
    queue.stage.great_ended = slow.now - APART
    slow.desk.touch(slow.desk.box)
    draw(slow, screen)
    queue.show_events(queue.view, (event,), queue.view)
    seen = set()
    for number in range(FRAMES):
        frames(slow)
        slow.desk.draw(screen)
        if number % EACH == 0:
            slow.desk.touch(slow.desk.box)
            seen.add(draw(slow, whole))
            assert pygame.image.tobytes(screen, "RGB") == pygame.image.tobytes(whole, "RGB")
    assert len(seen) > 5


def note_sheets(monkeypatch: pytest.MonkeyPatch, sheets: dict[str, Any]) -> list[str]:
    """The names of the sheets that are painted, as they are."""
    painted: list[str] = []

    def note(name: str, draw: Callable[..., Sketch]) -> Callable[..., Sketch]:
        def note_and_draw(*args: Any, **rest: Any) -> Sketch:
            painted.append(name)
            return draw(*args, **rest)
        return note_and_draw

    for name, module in sheets.items():
        monkeypatch.setattr(module, name, note(name, getattr(module, name)))
    return painted


def show_cue(gui: Gui, rank: Rank) -> None:
    """The last march once more, as a cue of that rank."""
    gui.sit_down(ALONE)
    march(gui)
    still(gui)
    queue = showing(gui)
    event = next(event for each in reversed(gui.table.session.steps) for event in each.events)
    cue = Cue(rank=rank, title=Msg.of("ui.app.title"), seat=0)
    queue.stage.drawing = replace(queue.stage.drawing, cue=lambda *_asked: cue,
                                  tally=lambda *_asked: TALLY)
    queue.stage.great_ended = gui.now - APART
    queue.show_events(queue.view, (event,), queue.view)


def test_what_its_words_are_laid_of_is_painted_a_sheet_a_frame(
        slow: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    painted, screen = note_sheets(monkeypatch, SHEETS), pygame.Surface(SIZE)
    show_cue(slow, Rank.GREAT)
    each_frame = []
    for _frame in range(FRAMES):
        frames(slow)
        slow.desk.draw(screen)
        each_frame.append(tuple(painted))
        painted.clear()

    assert sorted(name for names in each_frame for name in names) == sorted(SHEETS)
    assert max(map(len, each_frame)) == 1


def test_a_ribbon_is_painted_while_what_it_tells_moves(
        slow: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    painted, screen = note_sheets(monkeypatch, RIBBON), pygame.Surface(SIZE)
    show_cue(slow, Rank.NOTABLE)
    queue = showing(slow)
    assert queue.stage.board is not None
    while queue.stage.board.stage.ribbon is None:
        painted_before = len(painted)
        frames(slow)
        slow.desk.draw(screen)
        assert len(painted) - painted_before <= 1
    assert sorted(painted) == sorted(RIBBON)
    for _frame in range(FRAMES):
        frames(slow)
        slow.desk.draw(screen)
    assert sorted(painted) == sorted(RIBBON)


def test_the_points_of_a_levy_are_counted_up_and_fly_nowhere() -> None:
    moment = find_moment("alexandros", Rank.NOTABLE, "TaxesCollected")
    game = moment.history.game
    drawing, asked = drawing_of(game), (moment.before, moment.event, moment.after)
    cue = drawing.cue(game, *asked)

    assert cue is not None and cue.points == 0 and cue.line is not None
    gains = [each.goal - each.start for each in drawing.tweens(game, *asked)
             if isinstance(each, Count)]
    assert gains == list(vars(moment.event)["incomes"])
