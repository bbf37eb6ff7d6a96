"""The emblem of Catan is a part of its own board, as it is drawn today."""

from __future__ import annotations

import pygame
import pytest

from alexandre.content import data
from tools.art.cover import draw_cover

MEAN = 8.0  # of 255: what WebP loses, and letters of another library


@pytest.mark.long
def test_the_emblem_shows_the_board_of_today() -> None:
    """`python -m tools.art.cover` draws it again."""
    pictures = (draw_cover(), pygame.image.load(data.assets() / "plates" / "catan.webp"))
    one, other = (pygame.image.tobytes(each, "RGB") for each in pictures)

    assert pictures[0].get_size() == pictures[1].get_size()
    assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) < MEAN
