"""Covers of the audience's window, and the target of a presentation."""

from __future__ import annotations

import pygame
import pytest

from alexandre.scenes.present.timing import Timing
from alexandre.ui.window.audience import find_room
from tests.scenes.test_audience import StandIn, draw, present, present_aside, step_on, windows
from tests.ui.gui import Gui

__all__ = ["windows"]  # a fixture of every test here

BLACK = (0, 0, 0)


def is_black(surface: pygame.Surface) -> bool:
    wide, high = surface.get_size()
    return all(surface.get_at((x, y))[:3] == BLACK for x in range(0, wide, 97)
               for y in range(0, high, 89))


@pytest.mark.parametrize("key", ["b", "."])
def test_a_key_makes_the_audiences_window_black_while_the_notes_go_on(
        gui: Gui, windows: list[StandIn], key: str) -> None:
    room = present_aside(gui)
    (window,) = windows
    gui.press(key)
    assert is_black(window.get_surface())
    assert gui.has("notes/cover") and gui.find("notes/blackout").is_on
    step_on(gui, room)
    assert room.journey.place == 1 and is_black(window.get_surface())
    shown = gui.house.audience.surface
    assert shown is not None and not is_black(shown), "the small picture has the next step"
    gui.press(key)
    draw(gui)
    assert not is_black(window.get_surface()) and not gui.has("notes/cover")


def test_a_picture_that_is_frozen_stays_until_the_key_is_pressed_again(
        gui: Gui, windows: list[StandIn]) -> None:
    room = present_aside(gui)
    (window,) = windows
    before = pygame.image.tobytes(window.get_surface(), "RGB")
    gui.press("f")
    flips = window.flips
    step_on(gui, room)
    assert pygame.image.tobytes(window.get_surface(), "RGB") == before and window.flips == flips
    gui.press("b", "b")
    assert gui.has("notes/cover") is False, "dark, and light again"
    draw(gui)
    assert pygame.image.tobytes(window.get_surface(), "RGB") != before


def test_in_one_window_any_key_brings_the_light_back_and_does_nothing_else(gui: Gui) -> None:
    room = present(gui)
    gui.press(".")
    assert is_black(gui.painted)
    gui.press("Right")
    assert room.journey.aim == 0 and not is_black(gui.painted)
    gui.press("b").click_at((400, 200))
    assert room.journey.aim == 0 and not room.stage.blind.is_down
    gui.press("f")
    assert "D" in gui.desk.banner.text, "that needs another window"


def test_a_target_tells_how_far_ahead_or_behind_the_presentation_is(gui: Gui) -> None:
    room = present_aside(gui, "tyre")
    assert gui.find("notes/target").words == "4\N{NO-BREAK SPACE}min"
    step_on(gui, room)
    gui.now += 200_000
    draw(gui)
    assert "retard" in gui.find("notes/verdict").words
    room.jump(len(room.journey.stops) - 2)
    draw(gui)
    assert "avance" in gui.find("notes/verdict").words
    target, at = gui.find("notes/target"), room.journey.aim
    gui.desk.focus_on(target)
    gui.press("Up", "Left")
    assert target.value == 5 and room.journey.aim == at - 1, "a step, and no other target"
    target.step(-30)
    draw(gui)
    assert gui.find("notes/verdict").words == "", "no target"


def test_each_step_has_a_share_of_the_target_by_its_words() -> None:
    timing = Timing(2)
    timing.weigh(["", "x" * 60, "x" * 180])  # 60, 120 and 240 letters of 420
    assert timing.judge(0, 0) == timing.judge(0, 17) == 0
    assert timing.judge(0, 27) == -10
    assert timing.judge(1, 10) == 7 and timing.judge(2, 130) == -10


def test_a_window_on_the_same_display_covers_nothing_of_the_first() -> None:
    spare = pygame.Rect(120, 120, 800, 450)
    first = pygame.Rect(100, 100, 1280, 720)
    assert find_room((2560, 1440), first, spare).colliderect(first) == 0
    assert find_room((1920, 1080), first, spare).left >= first.right
    covered = find_room((1400, 900), first, spare)
    assert spare.contains(covered) and covered.width > 600


def test_under_the_window_itself_the_small_picture_is_left_out(
        gui: Gui, windows: list[StandIn]) -> None:
    present_aside(gui)
    (window,) = windows
    window.position = (40, 40)
    gui.run(3)
    over = [gui.house.audience.is_over, gui.find("present/mirror")._is_over]
    window.position = (4000, 40)
    gui.run(3)
    over += [gui.house.audience.is_over, gui.find("present/mirror")._is_over]

    assert over == [True, True, False, False]
