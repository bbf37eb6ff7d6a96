"""The meaning of a gamepad's buttons and sticks: one map to the commands of `ui.input.commands`.

Buttons are those of SDL's mapping, so that every gamepad it knows has them at the same places.  A
stick or a trigger counts as a button that is held while it is pushed far enough.
"""

from __future__ import annotations

from typing import Final

import pygame

from alexandre.kernel.text import Msg

BUTTONS: Final[dict[int, str]] = {
    pygame.CONTROLLER_BUTTON_A: "a", pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x", pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "cross_up", pygame.CONTROLLER_BUTTON_DPAD_DOWN: "cross_down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "cross_left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "cross_right",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "shoulder_left",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "shoulder_right",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "press_left",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "press_right",
    pygame.CONTROLLER_BUTTON_START: "start", pygame.CONTROLLER_BUTTON_BACK: "back",
}

# Commands of the cross alone: it goes round everything, while the left stick is the arrow keys.
CROSS: Final = {"cross_up": "up", "cross_down": "down", "cross_left": "left",
                "cross_right": "right"}

# The two ends of each axis; a trigger has one.
AXES: Final[dict[int, tuple[str, str]]] = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("pan_left", "pan_right"),
    pygame.CONTROLLER_AXIS_RIGHTY: ("pan_up", "pan_down"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "trigger_left"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "trigger_right"),
}

# The first command that means something is done.
MEANINGS: Final[dict[str, tuple[str, ...]]] = {
    **{each: (each,) for each in CROSS},
    "up": ("up",), "down": ("down",), "left": ("left",), "right": ("right",),
    "a": ("skip", "press", "confirm"),
    "b": ("cancel",),
    "x": ("confirm",),
    "y": ("end_turn",),
    "shoulder_left": ("page_up", "zoom_out"),
    "shoulder_right": ("page_down", "zoom_in"),
    "trigger_left": ("previous",),
    "trigger_right": ("next",),
    "pan_left": ("pan_left",), "pan_right": ("pan_right",),
    "pan_up": ("pan_up", "page_up"), "pan_down": ("pan_down", "page_down"),
    "press_left": ("why_not",),
    "press_right": ("zoom_fit",),
    "start": ("pause", "settings"),
    "back": ("rules",),
}
ONCE: Final = frozenset({"a", "b", "x", "y", "press_left", "press_right", "start", "back"})

# As the help and the settings list them.
ROWS: Final = ("cross", "a", "b", "x", "y", "shoulders", "triggers", "left", "right", "presses",
               "start", "back")


def list_buttons() -> list[tuple[Msg, Msg]]:
    """Every button: first what it does, then its name."""
    return [(Msg.of(f"ui.pad.does.{row}"), Msg.of(f"ui.pad.{row}")) for row in ROWS]
