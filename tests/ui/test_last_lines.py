"""How a paragraph ends: a short word not alone, and nothing torn apart for it."""

from __future__ import annotations

import pygame
import pytest

from alexandre import app
from alexandre.ui.text.typesetter import Typesetter

SIZE = 20


@pytest.mark.parametrize(("head", "last"), [
    ("would you cancel it for (12 gold", "now)?"), ("il vaudrait encore un peu près", "là"),
    ("and with four more the army would cost hits.", "Go.")])
def test_no_number_and_no_end_of_a_sentence_goes_down_with_a_last_word(head: str,
                                                                       last: str) -> None:
    pygame.font.init()
    letters = Typesetter(app.font)
    width = letters.width(head, "text", SIZE) + 2

    assert letters.lines(f"{head} {last}", "text", SIZE, width) == (head, last)


def test_another_word_keeps_a_last_word_company() -> None:
    pygame.font.init()
    letters = Typesetter(app.font)
    width = letters.width("what the others would think about them", "text", SIZE) + 2

    lines = letters.lines("what the others would think about them now", "text", SIZE, width)

    assert lines == ("what the others would think about", "them now")
