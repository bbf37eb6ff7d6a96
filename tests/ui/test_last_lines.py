"""The end of a paragraph: a short word not alone, and nothing torn apart for it."""

from __future__ import annotations

import pygame
import pytest

from alexandre.scenes.base.pictures import materials

SIZE = 20


@pytest.mark.parametrize(("whole", "ends"), [
    ("would you cancel it for (12 gold now)?", "(12 gold now)?"),
    ("ce plan vaudrait encore à peu près tout", "à peu près tout"),
    ("and with four more the army would cost hits. Go.", "Go."),
    ("what the others would think about them now", "them now")])
def test_what_belongs_together_ends_a_paragraph_together(whole: str, ends: str) -> None:
    pygame.font.init()
    letters = materials.make_letters()
    width = letters.width(whole.rsplit(" ", 1)[0], "text", SIZE) + 2

    assert letters.lines(whole, "text", SIZE, width) == (whole.removesuffix(f" {ends}"), ends)


@pytest.mark.parametrize(("whole", "ends"), [
    ("stands at 1. Pass: only the winner pays.", "winner pays."),
    ("voisin. Passez-les, et regardez-le jouer.", "jouer."),
    ("The spearmen cost only 3 talents now.", "now.")])
def test_no_line_is_left_half_empty_for_a_last_word(whole: str, ends: str) -> None:
    pygame.font.init()
    letters = materials.make_letters()
    width = 297  # as in a lesson

    assert letters.lines(whole, "text", SIZE, width)[-1] == ends
