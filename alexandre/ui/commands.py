"""What keys mean: one map from keys to commands, which widgets and scenes listen to.

A command is a word; who binds keys anew, or a gamepad, changes this map and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

Chord = tuple[int, bool, bool]  # key, with Control (or Command), with Shift

DIGITS: Final = tuple(f"digit{number}" for number in range(1, 10))


def plain(key: int) -> Chord:
    """The key by itself."""
    return key, False, False


def with_control(key: int) -> Chord:
    """The key with Control."""
    return key, True, False


DEFAULT: Final[dict[Chord, str]] = {
    plain(pygame.K_TAB): "next",
    (pygame.K_TAB, False, True): "previous",
    plain(pygame.K_UP): "up",
    plain(pygame.K_DOWN): "down",
    plain(pygame.K_LEFT): "left",
    plain(pygame.K_RIGHT): "right",
    plain(pygame.K_PAGEUP): "page_up",
    plain(pygame.K_PAGEDOWN): "page_down",
    plain(pygame.K_HOME): "first",
    plain(pygame.K_END): "last",
    plain(pygame.K_RETURN): "press",
    plain(pygame.K_KP_ENTER): "press",
    plain(pygame.K_SPACE): "press",
    plain(pygame.K_ESCAPE): "cancel",
    plain(pygame.K_BACKSPACE): "erase",
    plain(pygame.K_DELETE): "delete",
    with_control(pygame.K_z): "undo",
    with_control(pygame.K_y): "redo",
    (pygame.K_z, True, True): "redo",
    plain(pygame.K_F1): "why_not",
    plain(pygame.K_F11): "full_screen",
    with_control(pygame.K_l): "language",
    with_control(pygame.K_q): "quit",
    **{plain(pygame.K_1 + number): word for number, word in enumerate(DIGITS)},
    **{plain(pygame.K_KP1 + number): word for number, word in enumerate(DIGITS)},
}


class Commands:
    """The bindings in force."""

    def __init__(self, bindings: Mapping[Chord, str] | None = None) -> None:
        self._bindings = dict(DEFAULT if bindings is None else bindings)

    def of(self, event: pygame.event.Event) -> str:
        """The command that a key press gives, "" if none."""
        mods = event.mod
        control = bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META))
        shift = bool(mods & pygame.KMOD_SHIFT)
        if mods & pygame.KMOD_ALT:
            return ""
        found = self._bindings.get((event.key, control, shift))
        return found or self._bindings.get((event.key, control, False), "")
