"""Painted pictures are not kept for longer than somebody may look at them."""

from __future__ import annotations

import gc
import re
import subprocess
import sys
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from alexandre import games
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes import memory
from alexandre.scenes.memory import LITTER, OVERDUE, PARTIAL, Sweeper
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.painter import Painter
from alexandre.ui.draw.theme import Theme
from alexandre.ui.text.cache import VIEWS, Cache, remember, remember_views
from alexandre.ui.text.typesetter import heft
from alexandre.ui.widgets.base.widget import walk
from alexandre.ui.widgets.pictures.picture import Picture
from tests.helpers.desktop import Desktop
from tests.ui.gui import Gui

ROOT = Path(__file__).resolve().parents[2]
USUAL = (1280, 720)
MOST = 140_000_000  # bytes of pictures that all caches together may hold in that window
RESIDENT = 300  # megabytes
SIGN = 40  # pixels of the largest small picture, which is kept in whatever room it stands
LARGE_SCREEN = "3840x2200x24"
RESIDENT_THERE = 500  # megabytes
GROWTH = 15.0  # megabytes, after the first hour: a twentieth of that
STEP = "2000"  # milliseconds of its clock from frame to frame: half the work of one second

PLAYERS = (Player("Zoé"), Player("", "random"))


@pytest.fixture
def gui(gui: Gui) -> Gui:
    """Everything is painted as it is shown."""
    gui.paints = True
    return gui


def pictures_of(theme: Theme) -> int:
    """The number of pictures that a theme keeps."""
    panels: Any = theme.panels
    return sum(len(kept._values) for kept in (theme.tiles, panels._bars, panels._corners))


def test_a_theme_that_is_worn_no_more_keeps_no_pictures(gui: Gui) -> None:
    """A window that is drawn larger passes through many sizes."""
    gui.sit_down(PLAYERS)
    worn: list[Theme] = []
    for width in (1280, 1440, 1600):
        gui.desk.resize(width, width * 9 // 16)
        gui.run()
        worn.append(gui.desk.theme)

    assert pictures_of(worn[-1]) > 0
    assert [pictures_of(theme) for theme in worn[:-1]] == [0, 0]


def test_what_a_test_has_had_painted_goes_with_it(tmp_path: Path) -> None:
    """Without waiting for the collector."""
    gc.disable()
    try:
        gui = Gui(tmp_path)
        gui.paints = True
        gui.sit_down(PLAYERS)
        theme: Theme = gui.desk.theme
        before = pictures_of(theme)
        gui.close()
        del gui
        after = pictures_of(theme)
    finally:
        gc.enable()

    assert before > 0
    assert after == 0


def test_parts_of_boards_are_kept_until_another_title_is_shown(gui: Gui) -> None:
    made: list[int] = []
    make = remember(4)(made.append)
    counts = []
    for title in ("alexandros", "alexandros", "commander"):
        players = PLAYERS[:games.meta(title).seats[1]]
        session = Session.new(games.load(title), list(players), seed=11)
        gui.house.enter(Table(gui.house, session, ""))
        make(1)
        counts.append(len(made))
        gui.house.go_home()

    assert counts == [1, 1, 2]


def test_what_was_painted_for_a_board_goes_with_the_next_one_of_its_title(gui: Gui) -> None:
    """The finding: both boards of a title were held in a large window."""
    painted: list[weakref.ref[pygame.Surface]] = []
    left = []
    for board in ("e", "e", "l"):
        session = Session.new(games.load("alexandros", board), list(PLAYERS), seed=11)
        gui.enter(Table(gui.house, session, ""))
        left.append(sum(each() is not None for each in painted))
        painted = [weakref.ref(surface) for value in gui.desk.theme.tiles._values.values()
                   for surface in surfaces_of(value) if min(surface.get_size()) > SIGN]
        gui.house.go_home()

    assert left[1] > left[2] == 0


def test_a_view_is_drawn_once_and_another_that_is_equal_anew() -> None:
    drawn: list[object] = []

    @remember_views
    def draw(game: str, view: list[int]) -> int:
        drawn.append((game, view))
        return len(drawn)

    views: list[list[int]] = [[] for _number in range(VIEWS)]
    first = [draw("game", view) for view in views]

    assert [draw("game", view) for view in views] == first == [*range(1, VIEWS + 1)]
    assert draw("another game", views[0]) == VIEWS + 1


def surfaces_of(value: Any) -> list[pygame.Surface]:
    """The surfaces that a value of a cache holds."""
    if isinstance(value, pygame.Surface):
        return [value]
    if isinstance(value, tuple):
        return [each for part in value for each in surfaces_of(part)]
    return []


def look_at_every_board(gui: Gui) -> list[weakref.ref[Any]]:
    """Every board opened, seen from near by and left again; the rooms and sessions of it."""
    gui.resize(USUAL)
    left: list[weakref.ref[Any]] = []
    for title in games.TITLES:
        for board in games.meta(title).boards:
            low = games.meta(title).seats[0]
            players = [Player("Zoé"), *[Player("", "random")] * (low - 1)]
            session = Session.new(games.load(title, board), players, seed=11)
            room = gui.enter(Table(gui.house, session, ""))
            for each in walk(gui.desk.top):
                if isinstance(each, Picture):
                    each.zoom(4.0)
            gui.run()
            left += [weakref.ref(room), weakref.ref(session)]
            gui.house.go_home()
    return left


def test_over_all_boards_caches_of_pictures_are_bounded_and_no_room_that_was_left_is_kept(
        gui: Gui) -> None:
    left = look_at_every_board(gui)
    gui.run()
    gc.unfreeze()  # what other tests share
    gc.collect()  # what they have left
    caches = [each for each in gc.get_objects() if isinstance(each, Cache)]
    pictures = [each for each in caches if any(map(surfaces_of, each._values.values()))]
    held = {id(each): sum(heft(surface) for value in each._values.values()
                          for surface in surfaces_of(value)) for each in pictures}

    assert [each() for each in left if each() is not None] == []
    assert len(pictures) > 5
    for each in pictures:
        assert held[id(each)] <= each.most or len(each._values) == 1
    assert sum(held.values()) <= MOST


def test_a_table_that_was_left_is_not_kept_by_its_session(gui: Gui) -> None:
    """The finding: while the result of a match was shown its whole table was held."""
    session = gui.sit_down(PLAYERS)
    left = weakref.ref(gui.house.room)
    gui.house.go_home()
    gui.run()
    gc.collect()

    assert session.listeners == []
    assert left() is None


def test_what_was_painted_for_a_room_goes_when_it_is_left(
        gui: Gui, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without waiting for a sweep: two boards at once are more than a large window may hold."""
    painted: list[weakref.ref[pygame.Surface]] = []
    paint = Painter.picture

    def note(*args: Any, **named: Any) -> pygame.Surface:
        sheet = paint(*args, **named)
        if sheet.get_width() > SIGN:
            painted.append(weakref.ref(sheet))
        return sheet

    monkeypatch.setattr(Painter, "picture", note)
    gc.collect()
    gc.disable()
    try:
        gui.sit_down(PLAYERS)
        gui.run()
        for each in walk(gui.desk.top):
            if isinstance(each, Picture):
                each.zoom(4.0)
        gui.run()
        boards = [ref for ref in painted if ref() is not None]
        gui.house.go_home()
        gui.run()
        left = [ref for ref in boards if ref() is not None]
        gui.sit_down(PLAYERS)
        gui.run()
        menu = [ref for ref in painted if (seen := ref()) is not None
                and seen.get_size() == gui.screen.get_size()]
    finally:
        gc.enable()

    assert len(boards) > 1
    assert left == menu == []


def test_what_is_drawn_for_a_title_goes_with_the_title() -> None:
    """The finding: `functools.cache` held parts of the boards of titles that nobody played."""
    tables = (ROOT / "alexandre" / "games").glob("*/table/**/*.py")
    held = [path.name for path in tables if re.search(
        r"^ *@(functools\.)?(lru_)?cache\b", path.read_text("utf-8"), re.MULTILINE)]

    assert held == []


HELD = """
import os, pygame
from pathlib import Path
from alexandre.app import prepare
from alexandre.scenes.memory import Sweeper
prepare()
def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
def paint(width, height):
    picture = pygame.Surface((width, height), 0, 32)
    picture.fill("white")
    return picture
"""
LARGE = HELD + """
paint(2000, 2000)
pictures, between = [], []
for _ in range(700):
    pictures.append(paint(200, 200))
    between.append(paint(32, 32))
held = resident()
pictures.clear()
print((held - resident()) / 2**20)
"""
SMALL = HELD + """
pictures, last = [paint(128, 128) for _ in range(1600)], paint(128, 128)
held = resident()
pictures.clear()
Sweeper().sweep()
print((held - resident()) / 2**20)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how much is held")
@pytest.mark.parametrize("script", [LARGE, SMALL], ids=["large", "small"])
def test_pictures_that_are_let_go_go_back_to_the_system(script: str) -> None:
    """A hundred megabytes stayed in the heap: small blocks lay between large pictures, also those
    of a tile with little ink, or the last one above all the others."""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True,
                          check=True)

    assert float(done.stdout.splitlines()[-1]) > 90


@pytest.mark.long
def test_the_application_holds_no_more_than_it_may_over_all_boards() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "bench" / "boards.py")],
                          capture_output=True, text=True, check=True)
    most = float(done.stdout.splitlines()[-1].split()[-2])

    assert most <= RESIDENT


@pytest.mark.long
@pytest.mark.window
def test_the_application_holds_no_more_than_it_may_over_all_boards_of_a_large_window() -> None:
    with Desktop(LARGE_SCREEN) as desktop:
        done = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "bench" / "boards.py"), "3840", "2160"],
            capture_output=True, text=True, check=True, env=desktop.env)
    most = float(done.stdout.splitlines()[-2].split()[-2])

    assert most <= RESIDENT_THERE


@pytest.mark.long
def test_eight_hours_of_the_clock_hold_no_more_than_they_may() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "tools" / "bench" / "hours.py"), "8", STEP],
                          capture_output=True, text=True, check=True)
    _version, *rounds, _share, most = (line.split()[-2] for line in done.stdout.splitlines())

    assert float(rounds[-1]) - float(rounds[0]) < GROWTH
    assert float(most) <= RESIDENT


class Ring:
    """Something that holds itself: only a sweep frees it."""

    def __init__(self) -> None:
        self.held = self


def make_ring() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


@pytest.mark.parametrize("visited", [
    [(None, Ring)], [(None, Ring), (None,)], [(None,)] * PARTIAL])
def test_what_a_sweep_has_left_goes_once_another_room_was_entered_or_some_sweeps_later(
        visited: list[tuple[object, ...]]) -> None:
    """The finding: after boards that were swept in the menu alone, all of them were held."""
    sweeper, ring = Sweeper(), Ring()
    left = weakref.ref(ring)
    try:
        sweeper.look((None,))
        sweeper.sweep()
        del ring
        made = make_ring()
        sweeper.look((None,))
        sweeper.sweep()
        assert (left() is None, made() is None) == (False, True)
        for rooms in visited:
            sweeper.look(rooms)
            if len(visited) == PARTIAL:
                sweeper.sweep()
        sweeper.sweep()
        assert left() is None
    finally:
        gc.unfreeze()


def test_a_sweep_is_known_to_last_as_long_as_the_last_one_of_its_kind(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """It is put off until nothing is due for so long; elsewhere more has to be looked at."""
    sweeper, ticks = Sweeper(), iter((0.0, 0.0625, 1.0, 1.03125))
    monkeypatch.setattr(memory, "time", SimpleNamespace(perf_counter=lambda: next(ticks)))
    monkeypatch.setattr(gc, "collect", int)
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, OVERDUE - 1))
    try:
        for _sweep in range(2):
            sweeper.sweep()
        few = [sweeper.is_due(lambda: 31), sweeper.is_due(lambda: 32)]
        sweeper.look((None, None))
        many = [sweeper.is_due(lambda: 62), sweeper.is_due(lambda: 63)]
    finally:
        gc.unfreeze()

    assert few == many == [False, True]


@pytest.mark.parametrize(("litter", "rest", "due"), [
    (LITTER - 1, 1000, "no"), (LITTER, 1000, "yes"), (OVERDUE - 1, 0, "no"), (OVERDUE, 0, "yes")])
def test_where_something_always_moves_a_sweep_does_not_wait_for_ever(
        monkeypatch: pytest.MonkeyPatch, litter: int, rest: int, due: str) -> None:
    """The finding: what the board before had left was held through a whole match of computer
    players."""
    monkeypatch.setattr(gc, "get_count", lambda: (0, 0, litter))

    assert Sweeper().is_due(lambda: rest) == (due == "yes")
