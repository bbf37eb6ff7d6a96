"""The pictures before the rules: the part of a sheet that is shown."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from alexandre import games
from alexandre.content.lesson import LessonPicture, lesson, lessons
from alexandre.i18n.words import Words
from alexandre.scenes.home.pictures import draw
from alexandre.scenes.home.rulebook import Rulebook
from alexandre.scenes.lessons.progress import Progress
from alexandre.ui.draw.extent import frame
from alexandre.ui.draw.sketch import Caption, Layer, Sketch, Spot
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.panels import figure as panel
from alexandre.ui.widgets.panels.figure import EDGE, part_of, widen
from alexandre.ui.window.root import WindowRoot
from tests.helpers.artwork import read_catalogues, share_letters, show
from tests.ui.gui import Gui
from tools.pages.layout import voice

PICTURES = [(title, id, picture) for title in games.TITLES for id in lessons(title)[:1]
            for picture in lesson(title, id).pictures]


def open_window() -> WindowRoot:
    """A window in French, with nothing in it."""
    pygame.font.init()
    return WindowRoot(share_letters(), voice(Words(read_catalogues(), "fr")))


@pytest.mark.parametrize(("title", "id", "picture"), PICTURES,
                         ids=[f"{title}-{picture.note}" for title, _id, picture in PICTURES])
def test_a_picture_shows_its_spots_whole_and_of_a_strip_no_half_card(
        title: str, id: str, picture: LessonPicture) -> None:
    sketch = draw(open_window(), title, id, picture)
    assert sketch is not None
    part = part_of(sketch, picture.show)
    frames = {spot.id: frame(spot) for spot in sketch.spots}
    for spot in picture.show:
        left, top, right, low = frames[spot]
        assert part.x <= left and right <= part.right and part.y <= top and low <= part.bottom
    if part.h == sketch.size[1]:
        for left, _top, right, _low in frames.values():
            assert not left < part.x < right and not left < part.right < right
        assert not [each for each in sketch.captions if each.align == "left"
                    and part.x - 8 < each.at[0] < part.x], "a heading is cut"


def test_the_part_of_a_strip_begins_before_a_heading() -> None:
    heading = Caption((96.0, 10.0), "Row", 12.0, align="left")
    sketch = Sketch((400.0, 100.0), (), layers=(Layer("words", (), (heading,)),), spots=(
        Spot("card", "Card", ((100.0, 20.0), (200.0, 20.0), (200.0, 90.0), (100.0, 90.0))),))
    left, right = widen(sketch, 100.0, 150.0)

    assert (left, right) == (96.0 - EDGE, 200.0)
    assert widen(replace(sketch, layers=()), 100.0, 150.0) == (100.0, 200.0)


def test_a_picture_of_a_strip_is_laid_out_as_in_the_window() -> None:
    """The finding: it was the draft that has words of one length."""
    picture = next(each for title, _id, each in PICTURES
                   if (title, each.note) == ("phalanxx", "buy"))
    session = Progress(lesson("phalanxx", "first_steps"), picture.at).session
    board = show(session, (1280, 720), 1.0, "fr")[1]
    sketch = draw(open_window(), "phalanxx", "first_steps", picture)

    assert sketch is not None
    assert [each.at for each in sketch.captions] == [
        each.at for each in board.pictures[picture.sheet].sketch.captions]


def test_the_frame_of_a_strip_is_no_higher_than_the_strip(tmp_path: Path) -> None:
    """The finding: most of a picture was bare wood."""
    gui = Gui(tmp_path, size=(1280, 720))
    gui.paints = True
    gui.house.enter(Rulebook(gui.house, "phalanxx"))
    figure = gui.find("rulebook/picture/buy")
    for _frame in range(2000):  # a piece a frame, as much as there is time for
        if not figure.is_done:
            gui.run(1)
    box = figure.box
    beside = [gui.painted.get_at((round(box.right) + 12, round(box.y + each))) for each in (2, 20)]

    assert [gui.painted.get_at((round(box.middle[0]), round(box.y + each)))
            for each in (2, 20)] == beside
    assert gui.painted.get_at((round(box.middle[0]), round(box.middle[1]))) not in beside


def test_a_picture_is_seen_as_a_whole_before_it_is_sharp(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: maps ended halfway above bare wood, on a slow machine for seconds."""
    monkeypatch.setattr(panel, "PATIENCE", 0.0)
    gui = Gui(tmp_path, size=(1280, 720))
    gui.paints = True
    gui.house.enter(Rulebook(gui.house, "alexandros"))
    figure = next(each for each in walk(gui.house.desk.top) if isinstance(each, panel.Figure))
    seen: list[tuple[bool, pygame.Color]] = []
    for _frame in range(2000):
        gui.run(1)
        foot = round(figure.box.middle[0]), round(figure.box.bottom - 9)
        if figure._picture is not None and (figure.is_done or not seen):
            seen.append((figure.is_done, gui.painted.get_at(foot)))
        if figure.is_done:
            break
    (was_done, coarse), (is_done, sharp) = seen[0], seen[-1]

    assert not was_done and is_done
    assert max(abs(coarse[n] - sharp[n]) for n in range(3)) < 40
