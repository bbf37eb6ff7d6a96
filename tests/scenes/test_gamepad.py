"""The application driven by a gamepad alone."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from alexandre.kernel.record import Player
from alexandre.scenes.base.house import Scene
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.home.rulebook import Rulebook
from alexandre.scenes.home.settings import SettingsRoom
from alexandre.scenes.table.pause import Pause
from alexandre.scenes.table.table import Table
from alexandre.ui.input.gamepad import AXES, BUTTONS, MEANINGS, ONCE, ROWS
from alexandre.ui.widgets.base.widget import Widget, walk
from alexandre.ui.widgets.pictures.picture import Picture
from alexandre.ui.window.gamepads import AGAIN, DELAY, Gamepads, OpenGamepad
from tests.scenes.rooms import WAYS, go_to
from tests.ui.gui import Gui
from tests.ui.hands import PAD, PadHand, board_of, play_first_turn

WALLS = 40  # pushes in one direction, after which something that takes them all is given up
ALONE = [Player("Zoé"), Player("", "random")]


class Named:
    """A gamepad that is open."""

    name = "Bucephalus"


@pytest.fixture
def pad(gui: Gui) -> PadHand:
    """A gamepad on a window of the usual size."""
    gui.desk.resize(1280, 720)
    gui.desk.gamepads._open = lambda index: OpenGamepad(PAD, Named())
    return PadHand(gui)


def focus_of(gui: Gui) -> str:
    return gui.desk.focus.name if gui.desk.focus is not None else ""


def ring_of(gui: Gui) -> set[str]:
    """Everything that takes the focus."""
    return {each.name for each in walk(gui.desk.top) if each.takes_focus and each.is_enabled}


def leave_by(pad: PadHand, widget: Widget, way: str) -> str:
    """The place that the cross comes to from there, through all that the widget does with it
    itself.
    """
    gui = pad.gui
    gui.desk.focus_on(widget)
    is_row = way in ("left", "right") and not isinstance(widget, Picture)  # goes round and round
    for _push in range(2 if is_row else WALLS):
        gui.desk.strike([f"cross_{way}"])
        if focus_of(gui) != widget.name:
            break
    return focus_of(gui)


@pytest.mark.parametrize("room", WAYS, ids=lambda room: room.__name__)
def test_the_cross_comes_to_everything(pad: PadHand, room: type[Scene]) -> None:
    gui = pad.gui
    go_to(gui, room)
    if gui.desk.focus is None:
        pad.push("cross_down")
    before = ring_of(gui)
    reached = [focus_of(gui)]
    for name in reached:  # it grows meanwhile
        for way in ("up", "down", "left", "right"):
            widget = gui.desk.find(name)
            if widget is not None and widget.takes_focus:
                goal = leave_by(pad, widget, way)
                reached += [goal] if goal not in reached else []

    assert before & ring_of(gui) <= set(reached)


def test_every_button_means_something_and_is_in_the_help() -> None:
    names = {*BUTTONS.values(), *(name for ends in AXES.values() for name in ends if name)}

    assert names == set(MEANINGS) and names >= ONCE
    assert len(set(ROWS)) == len(ROWS)


def test_from_the_menu_to_the_end_of_a_turn(pad: PadHand) -> None:
    play_first_turn(pad, take_step)


def take_step(pad: PadHand, table: Any) -> None:
    """Confirm the prepared move; else press the first lit spot, or the first offer."""
    gui = pad.gui
    ring = ring_of(gui)
    main = next((each.name for each in walk(gui.desk.top)
                 if isinstance(each, Picture) and each.is_enabled and each.lit), "")
    if "plan/confirm" in ring and gui.find("plan/confirm").is_enabled:
        pad.press("plan/confirm")
    elif main and not table.planning.is_open:
        pad.go_to(main)
        pad.push("cross_right", "a")
    else:
        pad.press(min(each for each in ring if each.startswith(("offer/", "plan/"))))


def test_the_main_choice_and_the_way_back(pad: PadHand) -> None:
    gui = pad.gui
    gui.sit_down(ALONE)
    while gui.house.room.match.is_thinking:  # type: ignore[attr-defined]
        gui.run()
    rooms: list[type[Scene]] = []
    for buttons in (("b",), ("b",), ("back",), ("b", "start")):
        pad.push(*buttons)
        rooms.append(type(gui.house.room))

    assert rooms == [Pause, Table, Rulebook, SettingsRoom]


def test_a_button_too_late_for_the_question_before_is_none(pad: PadHand) -> None:
    gui = pad.gui
    session = gui.sit_down(ALONE)
    room = gui.table
    while session.decider != 0 or not room.match.is_asked or room.showing.is_moving:
        gui.run()
    gui.run()
    gui.desk.focus_on(next(each for each in walk(gui.desk.top)
                           if each.name.startswith("offer/")))
    turn = session.turn
    gui.desk.hush()
    pad.send(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A)
    assert session.turn == turn
    pad.push("a")
    assert session.turn > turn or gui.has("plan/confirm")


def test_what_is_held_is_done_again_until_it_is_let_go_or_the_window_is_left(
        pad: PadHand) -> None:
    gui, heard = pad.gui, list[str]()
    pads = Gamepads(lambda commands: heard.append(commands[0]))
    gui.desk.router.gamepads = pads
    pad.send(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    start = gui.desk.now
    for passed in (DELAY - 1, DELAY, DELAY + AGAIN - 1, DELAY + AGAIN):
        gui.desk.tick(start + passed)
    assert heard == ["cross_down"] * 3
    assert gui.desk.due == start + DELAY + 2 * AGAIN
    pad.send(pygame.CONTROLLERBUTTONUP, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert pads.due is None
    pad.pull(pygame.CONTROLLER_AXIS_RIGHTX, -0.9)
    gui.send(pygame.WINDOWFOCUSLOST)
    gui.desk.tick(start + 9000)

    assert heard == ["cross_down"] * 3 + ["pan_left"]


def test_a_stick_that_trembles_is_one_push(pad: PadHand) -> None:
    heard: list[str] = []
    pad.gui.desk.router.gamepads = Gamepads(lambda commands: heard.append(commands[0]))
    for share in (0.3, 0.6, 0.5, 0.58, 0.45, 0.7):
        pad.pull(pygame.CONTROLLER_AXIS_LEFTX, share)
    pad.pull(pygame.CONTROLLER_AXIS_LEFTX, 0.1)
    pad.pull(pygame.CONTROLLER_AXIS_LEFTX, -1.0)

    assert heard == ["right", "left"]


def test_the_right_stick_pushes_a_board_that_is_looked_at_from_near_by(pad: PadHand) -> None:
    gui = pad.gui
    gui.sit_down(ALONE)
    picture = board_of(gui)
    picture.zoom(3.0)
    gui.run()
    before = picture.camera
    pad.pull(pygame.CONTROLLER_AXIS_RIGHTX, 1.0)

    assert picture.camera.at[0] > before.at[0]
    pad.push("press_right")
    assert picture.camera.is_whole


def test_gamepads_come_and_go_and_the_settings_say_so(pad: PadHand) -> None:
    gui = pad.gui
    gui.house.enter(SettingsRoom(gui.house))
    gui.find("settings/leaves").choose("keys")
    assert "Bucephalus" not in gui.find("settings/gamepads").words
    gui.send(pygame.CONTROLLERDEVICEADDED, device_index=0)
    gui.run()
    assert "Bucephalus" in gui.find("settings/gamepads").words
    assert "Bucephalus" in gui.desk.banner.text
    pad.send(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    gui.send(pygame.CONTROLLERDEVICEREMOVED, instance_id=PAD)
    gui.run()

    assert "Bucephalus" not in gui.find("settings/gamepads").words
    assert gui.desk.gamepads.due is None


def test_one_that_cannot_be_opened_is_left(pad: PadHand) -> None:
    def refuse(index: int) -> OpenGamepad:
        raise RuntimeError("not a supported joystick")

    pad.gui.desk.gamepads._open = refuse
    pad.gui.send(pygame.CONTROLLERDEVICEADDED, device_index=0)

    assert pad.gui.desk.gamepads.names == ()


VIRTUAL = """
import ctypes, pygame, sys
from alexandre.ui.window.gamepads import Gamepads, start_gamepads
sdl = ctypes.CDLL(sys.argv[1])
sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
pygame.display.init()
pygame.display.set_mode((64, 64))
start_gamepads()
heard, told = [], []
pads = Gamepads(lambda commands: heard.append(commands[0]))
pads.on_change = lambda msg: told.append(msg.key)
def hear():
    for event in pygame.event.get():
        if event.type in __import__("alexandre.ui.window.gamepads").ui.window.gamepads.EVENTS:
            pads.hear(event, 0)
index = sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
hear()
stick = ctypes.c_void_p(sdl.SDL_JoystickOpen(index))
for down in (1, 0):
    sdl.SDL_JoystickSetVirtualButton(stick, 0, down)
    sdl.SDL_JoystickUpdate()
    hear()
sdl.SDL_JoystickDetachVirtual(index)
hear()
print(heard, told, pads.names)
"""


def find_sdl() -> Path | None:
    """The library that lies beside pygame; None where the system's own is used."""
    near = Path(pygame.__file__).parent.parent
    return next((each for each in near.glob("pygame*.libs/libSDL2-2*")), None)


@pytest.mark.skipif(find_sdl() is None, reason="SDL does not lie beside pygame")
def test_a_gamepad_of_sdl_itself_is_opened_heard_and_forgotten() -> None:
    assert hasattr(ctypes.CDLL(str(find_sdl())), "SDL_JoystickAttachVirtual")
    done = subprocess.run([sys.executable, "-c", VIRTUAL, str(find_sdl())], text=True,
                          capture_output=True, check=True,
                          env={**os.environ, "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "1"})

    assert done.stdout.splitlines()[-1] == \
        "['skip'] ['ui.pad.connected', 'ui.pad.disconnected'] ()"


def test_the_menu_is_where_one_comes_back_to(pad: PadHand) -> None:
    pad.press("menu/settings")
    pad.push("b")

    assert isinstance(pad.gui.house.room, Menu)
