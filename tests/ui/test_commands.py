"""The meaning of keys, their changes by the player, and their names."""

from __future__ import annotations

import pygame
import pytest

from alexandre import app
from alexandre.ui.input.commands import (
    FIXED,
    GROUPS,
    Commands,
    chord_of,
    format_chord,
    group_word,
    usual,
    word_of,
)

KP_PLUS_SCANCODE = 87


def strike(key: int, mod: int = 0, written: str = "", scancode: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=written,
                              scancode=scancode)


def first(commands: Commands, event: pygame.event.Event) -> str:
    """The first command that a key press gives, "" if none."""
    return next(iter(commands.all_of(event)), "")


CHORDS = [
    (strike(pygame.K_z, pygame.KMOD_CTRL, "\x1a"), "ctrl+z"),
    (strike(pygame.K_TAB, pygame.KMOD_SHIFT), "shift+tab"),
    (strike(pygame.K_RETURN, pygame.KMOD_ALT, "\r"), "alt+return"),
    (strike(pygame.K_F10), "f10"),
    (strike(pygame.K_e, 0, "e"), "e"),
    (strike(pygame.K_KP_PLUS, 0, "+", KP_PLUS_SCANCODE), "+"),
    (strike(pygame.K_LSHIFT, pygame.KMOD_SHIFT), ""),
]


@pytest.mark.parametrize(("event", "chord"), CHORDS)
def test_a_key_press_has_a_name(event: pygame.event.Event, chord: str) -> None:
    assert chord_of(event) == chord


def test_a_plus_is_a_plus_with_shift_and_without() -> None:
    american = strike(pygame.K_EQUALS, pygame.KMOD_SHIFT, "+", 46)
    german = strike(pygame.K_PLUS, 0, "+", 48)

    assert {first(Commands(), american), first(Commands(), german)} == {"zoom_in"}


def test_the_upper_row_of_a_french_keyboard_counts_as_digits() -> None:
    accent = strike(233, 0, "é", 31)
    with_shift = strike(233, pygame.KMOD_SHIFT, "2", 31)

    assert first(Commands(), accent) == first(Commands(), with_shift) == "digit2"


def test_one_key_skips_presses_and_confirms_in_that_order() -> None:
    assert Commands().all_of(strike(pygame.K_SPACE, 0, " ")) == ("skip", "press")
    assert Commands().all_of(strike(pygame.K_RETURN)) == ("press", "confirm")


def test_a_player_binds_a_command_anew() -> None:
    commands = Commands({"rules": "r", "nonsense": "x", "next": "n"})

    assert first(commands, strike(pygame.K_r, 0, "r")) == "rules"
    assert first(commands, strike(pygame.K_F2)) == ""
    assert first(commands, strike(pygame.K_z, 0, "z")) == ""
    assert first(commands, strike(pygame.K_TAB)) == "next"


def test_what_a_player_binds_is_taken_from_the_usual_owner() -> None:
    commands = Commands({"rules": "e"})

    assert first(commands, strike(pygame.K_e, 0, "e")) == "rules"
    assert commands.chord("end_turn") == ""


def test_a_conflict_is_known_before_it_is_made() -> None:
    commands = Commands()

    assert commands.conflicts("rules", "e") == ("end_turn",)
    assert commands.conflicts("rules", "tab") == ("next",)
    assert commands.conflicts("skip", "return") == ()
    assert commands.conflicts("rules", "f7") == ()


def test_only_what_differs_from_the_usual_is_kept() -> None:
    commands = Commands({"rules": "r"})

    assert commands.bind("log", "j") == {"rules": "r", "log": "j"}
    assert commands.bind("rules", "f2") == {}


def test_no_two_usual_commands_compete() -> None:
    commands = Commands()
    clashes = {(command, chord) for command, chords in {**usual(), **FIXED}.items()
               for chord in chords if commands.conflicts(command, chord)}

    assert not clashes


@pytest.mark.parametrize("lang", app.LANGS)
def test_every_command_and_key_has_its_words(lang: str) -> None:
    words = app.all_words()
    words.lang = lang
    said = [words.say(word_of(command)) for command in usual()]
    said += [words.say(group_word(group)) for group in GROUPS]
    for chords in {**usual(), **FIXED}.values():
        keys = [format_chord(chord) for chord in chords]
        said += [key if isinstance(key, str) else words.say(key) for key in keys]

    assert all(said)
    assert words.missing == set()


def test_keys_are_called_as_the_reader_s_keyboard_calls_them() -> None:
    words = app.all_words()
    texts = []
    for lang in ("fr", "en"):
        words.lang = lang
        key = format_chord("ctrl+shift+delete")
        assert not isinstance(key, str)
        texts.append(words.say(key))

    assert texts == ["Ctrl+Maj+Suppr", "Ctrl+Shift+Delete"]
    assert format_chord("e") == "E"
    assert format_chord("up") == "↑"
