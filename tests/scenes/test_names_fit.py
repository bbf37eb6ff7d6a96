"""No name on a board, a card or a tablet is cut, in any window and either language."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from alexandre import app, games
from alexandre.kernel.session import Session
from alexandre.scenes.base.board import Board
from alexandre.ui.draw.lettering import Lettering
from alexandre.ui.draw.sketch import Sketch
from alexandre.ui.text.typesetter import ELLIPSIS
from tools.layout import MIDDLE, SIZES, play, show

PLACES = [(title, board) for title in games.TITLES for board in games.meta(title).boards]


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.font.init()


@pytest.mark.parametrize("lang", app.LANGS)
@pytest.mark.parametrize(("title", "board"), PLACES)
def test_no_caption_is_cut_in_any_window(title: str, board: str, lang: str) -> None:
    session = play(title, board, MIDDLE)

    assert [each for size in SIZES for each in cut(session, size, 1.0, lang)] == []


@pytest.mark.parametrize("lang", app.LANGS)
def test_no_caption_of_a_battle_is_cut(lang: str) -> None:
    session = play("commander", "granicus", 2000, until="battle")

    assert [each for size in SIZES for each in cut(session, size, 1.0, lang)] == []


@pytest.mark.parametrize("title", games.TITLES)
def test_no_caption_is_cut_where_letters_are_large(title: str) -> None:
    session = play(title, games.meta(title).boards[0], MIDDLE)

    assert [each for size in SIZES[:2] for each in cut(session, size, 1.5, "fr")] == []


def cut(session: Session, size: tuple[int, int], text: float, lang: str) -> Iterator[str]:
    """What ends in an ellipsis, with the window and the sheet."""
    desk, board = show(session, size, text, lang)
    lettering = Lettering(desk.theme, desk.letters)
    for name, sketch, scale in shown(board):
        for layer in sketch.strata():
            is_seen = layer.from_zoom <= scale / desk.theme.scale
            for caption in layer.captions if is_seen else ():
                words = desk.voice(caption.text)
                _pixels, set_words = lettering._fit(caption, words, scale)
                if set_words != words and set_words.endswith(ELLIPSIS):
                    yield f"{size[0]}x{size[1]} {text:.0%} {lang} {name}: {words} > {set_words}"


def shown(board: Board) -> Iterator[tuple[str, Sketch, float]]:
    """Every sheet in the form that is shown, and its scale in pixels."""
    for name, picture in board.pictures.items():
        yield name, picture.sketch, picture.fit.scale * board.desk.theme.scale
