"""A highlight has one layout: the board stays in place through all captions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest

from alexandre import games
from alexandre.app import LANGS
from alexandre.content.moment import load_moment, locate_bundled
from alexandre.scenes.present.presenter import Presenter, show_moment
from alexandre.ui.draw.layout import Box
from tests.scenes.test_presenter import MOMENTS
from tests.ui.gui import Gui


def walk_through(gui: Gui, room: Presenter) -> Iterator[None]:
    """Step through every stop and every action between."""
    for place in range(room.journey.last):
        room.jump(place)
        gui.run(1)
        yield
        room.journey.set_out(gui.now)
        while room.journey.goal is not None:
            room.walk()
            yield


def find_board(room: Presenter) -> tuple[Box, ...]:
    """The box of the main sheet, in whole units."""
    board = room.stage.board
    return tuple(Box(*map(round, (box.x, box.y, box.w, box.h))) for box in (
        board.pictures[each.name].box for each in board._sheets if each.place == "main"))


@pytest.mark.parametrize(("name", "lang"), list(
    zip(MOMENTS, cycle(LANGS))))
def test_the_board_keeps_its_place_and_its_size(gui: Gui, name: str, lang: str) -> None:
    """The finding: in the middle of a sentence the text moved below a smaller board, and back."""
    gui.resize((1280, 720))
    gui.house.speak(lang)
    show_moment(gui.house, load_moment(locate_bundled() / f"{name}.yaml", games.load))
    gui.run(1)
    room = gui.room_as(Presenter)
    boards, sides = set[tuple[Box, ...]](), set[tuple[bool, int]]()
    for number, _told in enumerate(walk_through(gui, room)):
        if number % 7 == 3:
            gui.press("i")
        boards.add(find_board(room))
        sides.add((room.stage.strip.is_upright, round(room.stage.strip.box.x)))
        box = room.stage.strip.room
        high = room.stage.strip.sum_height(room.stage.strip.set_lines(box))
        assert high <= round(box.h * gui.desk.theme.scale), "nothing is told beyond the strip"

    assert len(boards) == 1 and len(sides) == 1
