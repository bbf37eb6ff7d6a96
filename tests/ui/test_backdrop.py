"""The background of a room that is left again: the window as it was, dark and without letters."""

from __future__ import annotations

import itertools
from pathlib import Path

import pygame

from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.pictures.backdrop import Backdrop, blur
from tests.scenes.rooms import table as sit_down
from tests.ui.gui import Gui


def test_the_table_lies_dark_and_blurred_behind_the_pause_whatever_the_size(
        tmp_path: Path) -> None:
    gui = Gui(tmp_path, size=(1280, 720))
    gui.paints = True
    sit_down(gui)
    gui.run(2)
    table = light_at_left(gui.painted)

    gui.table.do("cancel")
    gui.run(2)
    behind = light_at_left(gui.painted)
    assert sum(behind) < 0.7 * sum(table) and spread(behind) < 0.5 * spread(table)

    gui.screen = pygame.Surface((1000, 900))
    gui.house.desk.resize(1000, 900)
    gui.run(2)
    assert abs(sum(light_at_left(gui.painted)) / 900 - sum(behind) / 720) < 12


def test_its_large_picture_is_let_go_when_the_room_is_left(tmp_path: Path) -> None:
    """It is as large as the window; the small one is enough to paint it again."""
    gui = Gui(tmp_path, size=(1280, 720))
    gui.paints = True
    sit_down(gui)
    gui.run(2)
    gui.table.do("cancel")
    gui.run(2)
    behind = next(each for each in walk(gui.desk.top) if isinstance(each, Backdrop))
    painted = behind._large is not None
    gui.house.leave()
    gui.run(2)

    assert painted
    assert behind._large is None


def light_at_left(screen: pygame.Surface) -> list[int]:
    """The light of a column of pixels beside the panel."""
    return [sum(screen.get_at((120, y))[:3]) for y in range(screen.get_height())]


def spread(lights: list[int]) -> int:
    """The sum of its changes from pixel to pixel."""
    return sum(abs(one - other) for one, other in itertools.pairwise(lights))


def test_strokes_as_broad_as_those_of_large_letters_cannot_be_told_apart() -> None:
    seen = pygame.Surface((1920, 1080))
    for x in range(0, 1920, 12):
        seen.fill("white", (x, 0, 6, 1080))
    small = blur(seen)
    row = [small.get_at((x, 80))[0] for x in range(20, 200)]
    assert max(row) - min(row) < 40
