"""A line that is typed into, as every program of the reader's machine does it."""

from __future__ import annotations

import pygame
import pytest

from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.field import Field, word_after, word_before
from tests.ui.test_widgets import Hand

SHIFT, CTRL = pygame.KMOD_SHIFT, pygame.KMOD_CTRL


@pytest.fixture
def hand() -> Hand:
    return Hand()


def type_into(hand: Hand, text: str = "") -> Field:
    field = Field("name", text)
    hand.show(field)
    hand.desk.focus_on(field)
    return field


def test_what_is_selected_is_replaced(hand: Hand) -> None:
    field = type_into(hand, "Zoé")
    hand.key(pygame.K_a, CTRL).send(pygame.TEXTINPUT, text="Ada")

    assert field.text == "Ada"


def test_shift_selects_and_delete_erases_it(hand: Hand) -> None:
    field = type_into(hand, "Roxane")
    for _ in range(3):
        hand.key(pygame.K_LEFT, SHIFT)
    selected = field.selected
    hand.key(pygame.K_DELETE)

    assert (selected, field.text) == ("ane", "Rox")


def test_the_mouse_selects_by_dragging(hand: Hand) -> None:
    field = type_into(hand, "Roxane")
    middle = field.box.middle[1]
    hand.down((field.box.x + 8, middle)).move((field.box.right - 4, middle))
    hand.up((field.box.right - 4, middle))

    assert field.selected == "Roxane"


def test_control_goes_from_word_to_word(hand: Hand) -> None:
    field = type_into(hand, "Philippe de Macédoine")
    hand.key(pygame.K_BACKSPACE, CTRL).key(pygame.K_HOME).key(pygame.K_DELETE, CTRL)

    assert field.text == "de "


@pytest.mark.parametrize(("text", "at", "before", "after"), [
    ("one two", 7, 4, 7), ("one two", 4, 0, 7), ("one two", 0, 0, 4), ("one  two", 3, 0, 5),
    ("", 0, 0, 0), ("one ", 4, 0, 4),
])
def test_where_words_begin(text: str, at: int, before: int, after: int) -> None:
    assert (word_before(text, at), word_after(text, at)) == (before, after)


def test_what_is_cut_can_be_pasted_elsewhere(hand: Hand) -> None:
    first, second = Field("first", "Épée Ω"), Field("second", "une ")
    hand.show(first, second)
    hand.desk.focus_on(first)
    hand.key(pygame.K_a, CTRL).key(pygame.K_x, CTRL)
    hand.desk.focus_on(second)
    hand.key(pygame.K_v, CTRL)

    assert (first.text, second.text) == ("", "une Épée Ω")


def test_what_is_typed_at_once_is_one_line_no_longer_than_allowed(hand: Hand) -> None:
    field = Field("name", most=5)
    hand.show(field)
    hand.desk.focus_on(field)
    hand.send(pygame.TEXTINPUT, text="a\nb\tcdefgh")

    assert field.text == "abcde"


def test_an_input_method_shows_its_letters_before_they_are_chosen(hand: Hand) -> None:
    field = type_into(hand)
    hand.send(pygame.TEXTEDITING, text="ni", start=0, length=2)
    before = field.text
    hand.desk.draw(hand.screen)
    hand.send(pygame.TEXTINPUT, text="你")

    assert (before, field.text) == ("", "你")


def test_a_command_with_a_letter_waits_until_nothing_is_typed_into(hand: Hand) -> None:
    hand.listen()
    field, button = Field("name"), Button("go", "Go", hand.note("go"))
    hand.show(field, button)
    for widget in (field, button):
        hand.desk.focus_on(widget)
        hand.send(pygame.KEYDOWN, key=pygame.K_e, mod=0, unicode="e", scancode=8)

    assert hand.heard == ["end_turn"]


def test_a_function_key_works_while_something_is_typed_into(hand: Hand) -> None:
    hand.listen()
    type_into(hand)
    hand.key(pygame.K_F1).hears("why_not")


def test_return_ends_the_typing(hand: Hand) -> None:
    field = Field("name", on_done=hand.note("done"))
    hand.show(field)
    hand.desk.focus_on(field)
    hand.key(pygame.K_RETURN).hears("done")


def test_the_caret_of_a_long_text_stays_in_sight(hand: Hand) -> None:
    field = Field("name", "W" * 200, most=300)
    hand.show(field)
    hand.desk.focus_on(field)
    hand.desk.touch(field.box)
    hand.desk.draw(hand.screen)
    hand.click((field.box.right - 12, field.box.middle[1])).send(pygame.TEXTINPUT, text="!")

    assert field.text.endswith("!") or field.text[-6:].count("!") == 1
