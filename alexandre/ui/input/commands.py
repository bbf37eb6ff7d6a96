"""The meaning of keys: one map from chords to commands, for widgets and scenes.

A command is a word, a chord is a text such as "ctrl+z" or "f1".  Binding
keys changes this map and nothing else; `ui.input.gamepad` is the map of buttons.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from alexandre.kernel.text import Msg

DIGITS: Final = tuple(f"digit{number}" for number in range(1, 10))

# What a player may bind anew, as the settings list it; the first chord is the one that is shown.
GROUPS: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "turn": {
        "skip": ("space",),
        "confirm": ("return",),
        "pass": ("0",),
        "end_turn": ("e",),
        "remedy": ("r",),
        "peek": ("v",),
        "undo": ("ctrl+z",),
        "undo_turn": ("ctrl+backspace",),
        "redo": ("ctrl+y", "ctrl+shift+z"),
        "why_not": ("f1",),
        "coach": ("c",),
    },
    "others": {
        "pause": ("p",),
        "watch": ("w",),
        "log": ("l",),
        "history": ("h",),
    },
    "board": {
        "zoom_in": ("+", "="),
        "zoom_out": ("-",),
        "zoom_fit": ("ctrl+0",),
        "pan_left": ("ctrl+left",),
        "pan_right": ("ctrl+right",),
        "pan_up": ("ctrl+up",),
        "pan_down": ("ctrl+down",),
    },
    "present": {
        "present": ("f5",),
        "repeat": ("a",),
        "slow": ("s",),
        "pointer": ("o",),
        "magnify": ("m",),
        "secrets": ("x",),
        "tablets": ("t",),
        "reason": ("i",),
        "moments": ("j",),
        "audience": ("d",),
        "blackout": ("b", "."),  # the second one is a clicker's
        "freeze": ("f",),
        "keys": ("k",),
    },
    "drawing": {
        "next_fault": ("n",),
    },
    "house": {
        "rules": ("f2",),
        "settings": ("f10",),
        "full_screen": ("f11", "alt+return"),
        "picture": ("f12", "print"),
        "picture_as": ("shift+f12", "shift+print"),
        "language": ("ctrl+l",),
        "say_again": ("f3",),
        "speech": ("f4",),
        "quit": ("ctrl+q",),
    },
}

# What every program gives these keys; they stay as they are, so that nobody locks himself out.
FIXED: Final[dict[str, tuple[str, ...]]] = {
    "next": ("tab",),
    "previous": ("shift+tab",),
    "up": ("up",),
    "down": ("down",),
    "left": ("left",),
    "right": ("right",),
    "page_up": ("page_up",),
    "page_down": ("page_down",),
    "first": ("home",),
    "last": ("end",),
    "press": ("return", "space"),
    "cancel": ("escape",),
    "erase": ("backspace",),
    "delete": ("delete",),
    **{word: (str(number),) for number, word in enumerate(DIGITS, 1)},
}

# One key for several things that never compete: the first that means something is done.
IN_TURN: Final = ("skip", "press", "confirm")

# What may answer the question of a table: a press of these counts for what was there before.
DECIDING: Final = ("press", "confirm", "pass", "end_turn", "remedy", *DIGITS)

NAMES: Final[dict[int, str]] = {
    pygame.K_TAB: "tab", pygame.K_UP: "up", pygame.K_DOWN: "down", pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right", pygame.K_PAGEUP: "page_up", pygame.K_PAGEDOWN: "page_down",
    pygame.K_HOME: "home", pygame.K_END: "end", pygame.K_RETURN: "return",
    pygame.K_KP_ENTER: "return", pygame.K_SPACE: "space", pygame.K_ESCAPE: "escape",
    pygame.K_BACKSPACE: "backspace", pygame.K_DELETE: "delete", pygame.K_INSERT: "insert",
    pygame.K_PRINTSCREEN: "print",
    pygame.K_KP_PLUS: "+", pygame.K_KP_MINUS: "-", pygame.K_KP0: "0",
    **{pygame.K_KP1 + number: str(number + 1) for number in range(9)},
    **{pygame.K_F1 + number: f"f{number + 1}" for number in range(12)},
}

ARROWS: Final = {"up": "↑", "down": "↓", "left": "←", "right": "→"}
NAMED: Final = frozenset(name for name in NAMES.values()
                         if len(name) > 1 and name not in ARROWS and not name[1:].isdigit())
DIGIT_ROW: Final = 30  # the place of the key 1 on every keyboard, whatever letter it bears
ROW: Final = "1234567890"  # the digits of that row
KEYCODES: Final = 0x110000  # from here on a key is no letter


class Commands:
    """The key bindings in force: the player's own before the defaults.

    `bindings` maps a command to its chord; a chord given to one command is taken from those that
    had it only by default.
    """

    def __init__(self, bindings: Mapping[str, str] | None = None) -> None:
        self._own = {command: chord for command, chord in (bindings or {}).items()
                     if command in usual() and chord}
        taken = set(self._own.values())
        self._chords: dict[str, tuple[str, ...]] = {}
        for command, chords in {**usual(), **FIXED}.items():
            own = self._own.get(command)
            self._chords[command] = (own,) if own else tuple(
                each for each in chords
                if each not in taken or command in FIXED or self._shares(command, each))

    def all_of(self, event: pygame.event.Event) -> tuple[str, ...]:
        """The commands bound to a key press, in the order in which to try them."""
        for chord in chords_of(event):
            commands = [command for command, chords in self._chords.items() if chord in chords]
            if commands:
                return tuple(sorted(commands, key=_turn))
        return ()

    def chord(self, command: str) -> str:
        """The chord that is shown for a command, "" if it has none."""
        return next(iter(self._chords.get(command, ())), "")

    def conflicts(self, command: str, chord: str) -> tuple[str, ...]:
        """The other commands that use this chord now and would compete for it."""
        return tuple(other for other, chords in self._chords.items()
                     if other != command and chord in chords
                     and not {command, other} <= set(IN_TURN))

    def bind(self, command: str, chord: str) -> dict[str, str]:
        """The player's bindings with one more; a default chord needs no entry."""
        own = {**self._own, command: chord}
        return {each: key for each, key in own.items() if key != usual()[each][0]}

    def _shares(self, command: str, chord: str) -> bool:
        """Whether every command with this chord may share it with this one."""
        owners = {each for each, key in self._own.items() if key == chord}
        return command in IN_TURN and owners <= set(IN_TURN)


def obey(command: str, known: Mapping[str, Callable[[], object]]) -> bool:
    """Carry out a command if it is one of these; return whether it was."""
    if command in known:
        known[command]()
    return command in known


def usual() -> dict[str, tuple[str, ...]]:
    """Every command that can be bound, with its default chords."""
    return {command: chords for group in GROUPS.values() for command, chords in group.items()}


def list_keys() -> list[tuple[Msg, Msg | str]]:
    """Every command that can be bound, with its main default key."""
    return [(word_of(command), format_chord(chords[0])) for command, chords in usual().items()]


def word_of(command: str) -> Msg:
    """The name of a command."""
    return Msg.of(f"ui.command.{command}")


def group_word(group: str) -> Msg:
    """The name of a group of commands."""
    return Msg.of(f"ui.command.group.{group}")


def chord_of(event: pygame.event.Event) -> str:
    """The chord of a key press, "" for a key without a name."""
    return next(iter(chords_of(event)), "")


def chords_of(event: pygame.event.Event) -> tuple[str, ...]:
    """The names of a key press: by its letter, by its key, by its position.

    Plus needs Shift on some keyboards only, and the upper row of a French one has accents instead
    of digits.
    """
    control = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
    alt, shift = bool(event.mod & pygame.KMOD_ALT), bool(event.mod & pygame.KMOD_SHIFT)
    chords = []
    written = getattr(event, "unicode", "")
    if len(written) == 1 and written.isprintable() and not written.isspace() \
            and not written.isalpha() and not control:
        chords.append(written)
    name = NAMES.get(event.key) or _letter(event.key)
    held = "ctrl+" * control + "alt+" * alt + "shift+" * shift
    chords += [held + name] if name else []
    place = getattr(event, "scancode", 0) - DIGIT_ROW
    if 0 <= place < len(ROW) and not (alt or shift):
        chords.append(held + ROW[place])
    return tuple(dict.fromkeys(chords))


def writes(event: pygame.event.Event) -> bool:
    """Whether the key types a letter, so that a text field gets it first."""
    held = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT)
    return not held and (NAMES.get(event.key, "letter") in ("space", "letter")
                         or len(NAMES[event.key]) == 1)


def format_chord(chord: str) -> Msg | str:
    """A chord as it is labelled on keyboards of the reader's language."""
    for held in ("ctrl", "alt", "shift"):
        if chord.startswith(held + "+"):
            rest = format_chord(chord.removeprefix(held + "+"))
            return Msg.of(f"ui.key.held.{held}", chord=rest)
    if chord in ARROWS:
        return ARROWS[chord]
    return Msg.of(f"ui.key.{chord}") if chord in NAMED else chord.upper()


def _letter(key: int) -> str:
    """The letter or sign of a key without another name."""
    letter = chr(key).lower() if 0 < key < KEYCODES else ""
    return letter if letter.isprintable() and not letter.isspace() else ""


def _turn(command: str) -> int:
    return IN_TURN.index(command) if command in IN_TURN else -1
