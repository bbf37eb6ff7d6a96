"""Pictures of the window, in the player's own folder."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from alexandre.kernel.text import Msg
from alexandre.scenes.archive.replay import Replay
from alexandre.ui.widgets.panels.dialog import Dialog
from tests.scenes import rooms
from tests.ui.gui import Gui


@pytest.fixture
def replay(gui: Gui) -> Gui:
    gui.paints = True
    gui.house.enter(Replay(gui.house, rooms.open_history("alexandros_hundred"), 100))
    gui.run(20)
    return gui


def pictures_of(gui: Gui) -> list[pygame.Surface]:
    return [pygame.image.load(file) for file in sorted(gui.places.pictures.iterdir())]


def pixels_of(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def compare(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of their colours."""
    pairs = list(zip(pixels_of(one), pixels_of(other), strict=True))
    return sum(abs(first - second) for first, second in pairs) / len(pairs)


def test_a_key_saves_the_window_as_it_is_seen_and_says_where(replay: Gui) -> None:
    before = pixels_of(replay.painted)
    replay.press("F12")
    [picture] = pictures_of(replay)

    assert pixels_of(picture) == before
    assert "640 × 400" in replay.desk.banner.text
    assert [file.suffix for file in replay.places.pictures.iterdir()] == [".png"]


def test_two_pictures_of_one_second_have_two_names(replay: Gui) -> None:
    replay.press("F12", "F12", "F12")

    assert len(pictures_of(replay)) == 3


def test_the_board_alone_is_the_part_of_the_window_in_which_it_lies(replay: Gui) -> None:
    replay.house.choose("picture_part", "board")
    before = replay.painted.copy()
    replay.press("F12")
    [picture] = pictures_of(replay)
    room = replay.room_as(Replay)
    assert room.board.main is not None
    scale, box = replay.desk.theme.scale, room.board.main.box
    part = before.subsurface(pygame.Rect(
        round(box.x * scale), round(box.y * scale), *picture.get_size()))

    assert picture.get_width() == pytest.approx(box.w * scale, abs=1)
    assert pixels_of(picture) == pixels_of(part)


@pytest.mark.parametrize("part", ["all", "board"])
def test_a_large_picture_has_the_same_layout_and_leaves_the_window_as_it_was(
        replay: Gui, part: str) -> None:
    replay.house.choose("picture_part", part)
    before = pixels_of(replay.painted)
    replay.press("F12")
    replay.house.choose("picture_size", "4k")
    replay.press("F12")
    small, large = sorted(pictures_of(replay), key=pygame.Surface.get_width)

    assert large.get_width() == 3840 or large.get_height() == 2160
    blurred = [pygame.transform.smoothscale(each, (40, 25)) for each in (small, large)]
    mirrored = pygame.transform.flip(blurred[1], flip_x=True, flip_y=False)
    assert compare(*blurred) < 0.6 * compare(blurred[0], mirrored)
    replay.run(40)
    assert pixels_of(replay.painted) == before


def test_the_dialog_chooses_for_the_pictures_after_it(replay: Gui) -> None:
    replay.house.command("picture_as")
    replay.find("picture/picture_part").step(1)
    replay.click("picture/yes")

    assert replay.house.settings["picture_part"] == "board"
    assert not isinstance(replay.desk.top, Dialog)
    assert pictures_of(replay)[0].get_width() < 640


def test_it_works_behind_a_dialog_and_where_there_is_no_board(gui: Gui) -> None:
    gui.house.choose("picture_part", "board")
    dialog = Dialog("any", Msg.of("ui.dialog.back"))
    dialog.answer("any/yes", Msg.of("ui.dialog.back"))
    gui.desk.open(dialog)
    gui.press("F12")

    assert [each.get_size() for each in pictures_of(gui)] == [(640, 400)]


def test_a_disk_that_refuses_is_told(replay: Gui, tmp_path: Path) -> None:
    replay.places.pictures.parent.mkdir(exist_ok=True)
    replay.places.pictures.write_text("a file where the folder should be")
    replay.press("F12")

    assert replay.desk.banner.text and replay.places.pictures.is_file()


def test_those_who_look_on_have_their_window_taken(replay: Gui) -> None:
    room = replay.room_as(Replay)
    replay.house.navigation.present_history(room.history, 100)
    replay.house.audience.begin(is_aside=False)
    replay.house.refresh()
    replay.house.audience.draw(10.0)
    replay.press("F12")
    surface = replay.house.audience.surface
    assert surface is not None

    assert pictures_of(replay)[0].get_size() == surface.get_size()
