"""The frame of a board: painted once, laid in every frame."""

from __future__ import annotations

import pygame
import pytest

from alexandre import app
from alexandre.ui.draw.brush import Brush
from alexandre.ui.draw.layout import Box
from alexandre.ui.draw.sketch import Place
from alexandre.ui.draw.theme import Theme
from alexandre.ui.text.typesetter import Typesetter
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
    letters, frame, themes = Typesetter(app.font), BoardFrame(), (Theme(1.0), Theme(1.5))

    def paint(theme: Theme, box: Box) -> bytes:
        screen = pygame.Surface(SCREEN)
        frame.paint(Brush(screen, theme, letters, str), box)
        return pygame.image.tobytes(screen, "RGB")

    first = paint(themes[0], Box(10, 10, 200, 150))
    assert paint(themes[0], Box(10, 10, 200, 150)) == first
    moved = paint(themes[0], Box(40, 30, 200, 150))
    assert moved != first and drawn == [(200, 150)]
    paint(themes[0], Box(10, 10, 180, 150))
    paint(themes[1], Box(10, 10, 180, 150))
    assert drawn == [(200, 150), (180, 150), (180, 150)]
    assert paint(themes[0], Box(10, 10, 200, 150)) == first
