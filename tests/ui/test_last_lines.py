"""How a paragraph ends: a short word not alone, and nothing torn apart for it."""

from __future__ import annotations

import pygame
import pytest

from alexandre import app
from alexandre.ui.text.typesetter import Typesetter

SIZE = 20


@pytest.mark.parametrize(("whole", "ends"), [
    ("would you cancel it for (12 gold now)?", "for (12 gold now)?"),
    ("ce plan vaudrait encore à peu près tout", "à peu près tout"),
    ("and with four more the army would cost hits. Go.", "Go."),
    ("what the others would think about them now", "them now")])
def test_what_belongs_together_ends_a_paragraph_together(whole: str, ends: str) -> None:
    pygame.font.init()
    letters = Typesetter(app.font)
    width = letters.width(whole.rsplit(" ", 1)[0], "text", SIZE) + 2

    assert letters.lines(whole, "text", SIZE, width) == (whole.removesuffix(f" {ends}"), ends)
