"""Words on the screen: whatever is typed or read from a file can be set."""

from __future__ import annotations

from functools import partial
from io import BytesIO

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from alexandre.scenes.base.pictures import materials
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.typesetter import FACES, Typesetter, tidy

INK = (0, 0, 0)


@pytest.fixture(scope="module")
def letters() -> Typesetter:
    pygame.font.init()
    return materials.make_letters()


HOSTILE = ["", "\0", "\u00ad", "\ud800", "a\nb\tc", "\u202e abc", "\U0001f3db", "é" * 5000,
           "\u200b"]


@pytest.mark.parametrize("text", HOSTILE)
def test_what_a_font_cannot_set_does_no_harm(letters: Typesetter, text: str) -> None:
    for face in FACES:
        assert letters.picture(text, face, 18, INK).get_height() > 0
        assert letters.lines(text, face, 18, 200)


@given(st.text(max_size=80))
def test_any_text_is_set_in_lines_that_fit(letters: Typesetter, text: str) -> None:
    for line in letters.lines(text, "text", 18, 120):
        assert letters.width(line, "text", 18) <= 120 or len(line) == 1


@given(st.text(max_size=80))
def test_no_word_is_lost_between_the_lines(letters: Typesetter, text: str) -> None:
    lines = letters.lines(text, "text", 18, 150)

    assert "".join(lines).replace(" ", "") == tidy(text).replace(" ", "")


def test_the_thin_space_of_french_becomes_one_that_the_fonts_have(letters: Typesetter) -> None:
    assert tidy("Pourquoi\u202f?") == "Pourquoi\u00a0?"
    assert letters.lines("Pourquoi\u202f?", "text", 18, 40) == letters.lines(
        "Pourquoi\u00a0?", "text", 18, 40)


def test_a_line_breaks_at_blanks_and_not_before_a_question_mark(letters: Typesetter) -> None:
    wide = letters.width("Suivre la", "text", 18) + 2

    assert letters.lines("Suivre la carte\u00a0?", "text", 18, wide) == (
        "Suivre la", "carte\u00a0?")


def test_no_line_begins_with_the_point_that_parts_words(letters: Typesetter) -> None:
    wide = letters.width("Zoé, Bob", "text", 18) + 2

    lines = letters.lines("Zoé, Bob · tour 2", "text", 18, wide)
    assert len(lines) > 1
    assert not [line for line in lines if line.startswith("·")]


def test_a_short_word_does_not_end_a_paragraph_alone(letters: Typesetter) -> None:
    text = "le tour finit quand on le dit."
    wide = letters.width("le tour finit quand on le", "text", 18) + 2

    assert letters.lines(text, "text", 18, wide) == ("le tour finit quand", "on le dit.")
    assert letters.lines("Gaugamèles, la victoire", "text", 18, letters.width(
        "Gaugamèles, la", "text", 18) + 2)[-1] == "victoire"


def test_words_too_wide_are_cut_with_an_ellipsis(letters: Typesetter) -> None:
    fitted = letters.fit("Xanthippe la très longue", "bold", 18, 90)

    assert fitted.startswith("Xan") and fitted.endswith("…")
    assert letters.width(fitted, "bold", 18) <= 90


@given(st.text(min_size=1, max_size=40))
def test_what_is_drawn_is_as_wide_as_was_measured(letters: Typesetter, text: str) -> None:
    wide = letters.width(text, "italic", 15)

    assert letters.picture(text, "italic", 15, INK).get_width() == max(1, wide)


@pytest.mark.parametrize("size", [12, 13, 14, 15, 17, 20])
def test_letters_keep_the_room_of_their_face_in_small_sizes(
        letters: Typesetter, size: int) -> None:
    """Rounded to whole pixels, words came out up to a twentieth wider or narrower."""
    for text in ("Alexandre", "La bataille du Granique", "Villes et temples"):
        asked = letters.width(text, "title", 96) * size / 96
        assert abs(letters.width(text, "title", size) - asked) < 1 + len(text) / 8


def test_an_apostrophe_does_not_lean_on_the_next_letter(letters: Typesetter) -> None:
    printed = pygame.font.Font(BytesIO(materials.read_font(FACES["bold"])), 96)

    assert letters.width("l’a", "bold", 96) > printed.size("l’a")[0] + 3
    assert letters.width("l’ a", "bold", 96) <= printed.size("l’ a")[0] + 1


def test_figures_of_tables_stand_in_columns(letters: Typesetter) -> None:
    """The plain digits of the family have other widths: its tabular ones take their place."""
    widths = {letters.width(digit * 10, "table", 15) for digit in "0123456789"}

    assert len(widths) == 1


def test_what_was_used_least_is_forgotten_first() -> None:
    kept: Cache[str, int] = Cache(2)
    made: list[str] = []

    def make(key: str) -> int:
        made.append(key)
        return len(made)

    for key in ("a", "b", "a", "c", "a", "b"):
        kept.get(key, partial(make, key))

    assert made == ["a", "b", "c", "b"]


def test_what_is_heavy_makes_room_for_what_comes() -> None:
    kept: Cache[str, int] = Cache(10, lambda value: value)
    for key, weight in (("a", 4), ("b", 4), ("c", 4), ("d", 30)):
        kept.get(key, partial(int, weight))

    assert kept.get("d", partial(int, 0)) == 30 and kept.get("c", partial(int, 1)) == 1


def test_room_is_made_before_something_comes() -> None:
    kept: Cache[str, int] = Cache(10, lambda value: value)
    for key in ("a", "b", "c"):
        kept.get(key, partial(int, 3))
    kept.make_room(5)

    assert [kept.has(key) for key in ("a", "b", "c")] == [False, False, True]


@pytest.mark.parametrize("face", ["text", "italic", "bold"])
def test_what_hangs_below_a_line_is_drawn_to_its_end(letters: Typesetter, face: str) -> None:
    """As far as the shape of a letter does not fade out, the last row of a picture is empty."""
    for size in range(13, 29):
        picture = letters.picture("fjgpqy", face, size, (0, 0, 0))
        wide, high = picture.get_size()
        assert all(picture.get_at((x, high - 1)).a < 64 for x in range(wide)), size
