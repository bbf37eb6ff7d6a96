"""The frame of a board: painted once, laid in every frame."""

from __future__ import annotations

import pygame
import pytest

from alexandre.scenes.base.pictures import materials
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place
from alexandre.ui.draw.theme import Theme
from alexandre.ui.draw.tiles import NONE
from alexandre.ui.widgets.pictures import board_frame
from alexandre.ui.widgets.pictures.board_frame import BoardFrame, beams

SCREEN = (400, 300)


def test_its_sides_are_drawn_again_only_for_another_size_or_theme(
        monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Place] = []

    def draw(size: Place, band: float) -> list[tuple[Place, Place, Place, Place]]:
        drawn.append(size)
        return beams(size, band)

    monkeypatch.setattr(board_frame, "beams", draw)
    letters, frame, themes = materials.make_letters(), BoardFrame(), (Theme(1.0), Theme(1.5))

    def paint(theme: Theme, box: Box) -> bytes:
        screen = pygame.Surface(SCREEN)
        frame.paint(Brush(screen, theme, letters, str), box)
        return pygame.image.tobytes(screen, "RGB")

    first = paint(themes[0], Box(10, 10, 200, 150))
    assert paint(themes[0], Box(10, 10, 200, 150)) == first
    assert paint(themes[0], Box(40, 30, 200, 150)) != first and drawn == [(200, 150)] * 4
    paint(themes[0], Box(10, 10, 180, 150))
    paint(themes[1], Box(10, 10, 180, 150))
    assert drawn == [size for size in ((200, 150), (180, 150), (180, 150)) for _side in range(4)]
    assert paint(themes[0], Box(10, 10, 200, 150)) == first


def test_without_time_every_call_draws_a_side_more() -> None:
    """A thousand shapes take longer than a frame; what is painted after it waits for the next."""
    letters, frame, theme = materials.make_letters(), BoardFrame(), Theme(1.0)
    box, seen = Box(10, 10, 200, 150), []
    for _frame in range(4):
        screen = pygame.Surface(SCREEN)
        brush = Brush(screen, theme, letters, str, 0.0)
        seen.append((frame.paint(brush, box), pygame.image.tobytes(screen, "RGB")))
        assert all(screen.get_at(at)[:3] != (0, 0, 0)  # no beam is missing meanwhile
                   for at in ((110, 15), (110, 155), (15, 85), (205, 85)))
        assert brush.begin() == NONE

    assert [is_whole for is_whole, _screen in seen] == [False, False, False, True]
    assert len({screen for _is_whole, screen in seen}) == 4
    screen = pygame.Surface(SCREEN)
    assert BoardFrame().paint(Brush(screen, theme, letters, str), box)
    assert seen[-1][1] == pygame.image.tobytes(screen, "RGB")
