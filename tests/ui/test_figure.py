"""The pictures before the rules: the part of a sheet that is shown."""

from __future__ import annotations

from pathlib import Path

import pytest

from alexandre import games
from alexandre.content.lesson import LessonPicture, lesson, lessons
from alexandre.scenes.home.pictures import draw
from alexandre.scenes.home.rulebook import Rulebook
from alexandre.ui.draw.extent import frame
from alexandre.ui.widgets.panels.figure import part_of
from tests.ui.gui import Gui

PICTURES = [(title, id, picture) for title in games.TITLES for id in lessons(title)[:1]
            for picture in lesson(title, id).pictures]


@pytest.mark.parametrize(("title", "id", "picture"), PICTURES,
                         ids=[f"{title}-{picture.note}" for title, _id, picture in PICTURES])
def test_a_picture_shows_its_spots_whole_and_of_a_strip_no_half_card(
        title: str, id: str, picture: LessonPicture) -> None:
    sketch = draw(title, id, picture)
    assert sketch is not None
    part = part_of(sketch, picture.show)
    frames = {spot.id: frame(spot) for spot in sketch.spots}
    for spot in picture.show:
        left, top, right, low = frames[spot]
        assert part.x <= left and right <= part.right and part.y <= top and low <= part.bottom
    if part.h == sketch.size[1]:
        for left, _top, right, _low in frames.values():
            assert not left < part.x < right and not left < part.right < right


def test_the_frame_of_a_strip_is_no_higher_than_the_strip(tmp_path: Path) -> None:
    """The finding: most of a picture was bare wood."""
    gui = Gui(tmp_path, size=(1280, 720))
    gui.house.enter(Rulebook(gui.house, "phalanxx"))
    figure = gui.find("rulebook/picture/buy")
    for _frame in range(2000):  # a piece a frame, as much as there is time for
        if not figure.is_done:
            gui.run(1)
    box = figure.box
    beside = [gui.screen.get_at((round(box.right) + 12, round(box.y + each))) for each in (2, 20)]

    assert [gui.screen.get_at((round(box.middle[0]), round(box.y + each)))
            for each in (2, 20)] == beside
    assert gui.screen.get_at((round(box.middle[0]), round(box.middle[1]))) not in beside
