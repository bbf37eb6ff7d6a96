"""Mistakes of ours, planted in hundreds of places: the match is kept, and goes on every time."""

from __future__ import annotations

import random
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pygame
import pytest

from alexandre import app as application
from alexandre import games
from alexandre.app import App
from alexandre.kernel.contract import OVER
from alexandre.kernel.record import Player
from alexandre.kernel.session import Session
from alexandre.scenes.base.folders import Places
from alexandre.scenes.base.save_files import open_session
from alexandre.scenes.home.crash import Crash
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.table.table import Table
from alexandre.ui.window.window import SHOWN_ANEW
from tests.ui.gui import Hasty

PACKAGE = str(Path(application.__file__).parent)
PLACES = 40  # at the table of each title, none of them at two tables
FEW = 2
MIDDLE = 24  # actions after which the match is looked at
TURNS = 24
KEYS = (pygame.K_TAB, pygame.K_RETURN, pygame.K_DOWN, pygame.K_ESCAPE, pygame.K_F1, pygame.K_PLUS)


class PlantedError(RuntimeError):
    """A mistake of ours, planted."""


class Planter:
    """Notes the functions of the application that are entered; the chosen one fails once."""

    def __init__(self, chosen: CodeType | None = None) -> None:
        self.chosen = chosen
        self.entered: dict[int, CodeType] = {}  # by identity: comparing codes takes long
        self.has_failed = False

    def __call__(self, frame: FrameType, event: str, arg: Any) -> None:
        """Handle the entry of a function, as Python calls it."""
        code = frame.f_code
        self.entered[id(code)] = code
        if code is self.chosen and not self.has_failed:
            self.has_failed = True
            raise PlantedError(place_of(code))


def place_of(code: CodeType) -> str:
    """A function by file and name; what Python itself calls late is no place for a mistake."""
    return f"{code.co_filename.removeprefix(PACKAGE)}:{code.co_firstlineno} {code.co_qualname}"


class Desk:
    """The application at a table, its clock in our hand."""

    def __init__(self, folder: Path, title: str, patch: pytest.MonkeyPatch) -> None:
        self.now = 0
        patch.setattr(application, "clock", lambda: self.now)
        self.app = App(Places.under(folder))
        self.app.house.thinker = Hasty()
        self.app.house.settings["pace"] = "instant"
        self.app.house.apply_settings()
        self.app.open_window((800, 600))
        low, high = games.meta(title).seats
        computers = [Player("", "random")] * (min(max(2, low), high) - 1)
        session = Session.new(games.load(title), [Player("Zoé"), *computers], seed=11)
        for number in range(MIDDLE):
            offers = session.offers()
            session.play(offers[number * 5 % len(offers)])
            if session.decider == OVER:  # a short match: its middle
                session.undo(to=session.turn // 2, force=True)
                break
        self.saved = session.to_plain()

    def sit_down(self) -> None:
        """The same match on the table as ever."""
        self.app.house.swap_all(Menu(self.app.house),
                                Table(self.app.house, open_session(self.saved), "match"))

    def use(self, planter: Planter, *, seed: int) -> None:
        """A hand clicks, strikes keys and waits; the loop goes on as the application's own."""
        lot = random.Random(seed)
        for _ in range(TURNS):
            self.turn(*self.anything(lot), watch=planter)
            if planter.has_failed:
                return

    def turn(self, *events: pygame.event.Event, watch: Callable[..., None] | None = None) -> None:
        """Once round the loop, as `App.run` goes round it."""
        self.now += 500
        try:
            sys.settrace(watch)
            try:
                self.app.turn(*events, pygame.event.Event(SHOWN_ANEW[0]))
            finally:
                sys.settrace(None)
        except PlantedError as error:
            assert self.app._survive(error)

    def anything(self, lot: random.Random) -> Iterator[pygame.event.Event]:
        """A click somewhere or a key."""
        at = (lot.randrange(800), lot.randrange(600))
        if lot.random() < 0.5:
            yield pygame.event.Event(pygame.KEYDOWN, key=lot.choice(KEYS), mod=0, unicode="")
        else:
            yield pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
            yield pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
            yield pygame.event.Event(pygame.MOUSEBUTTONUP, pos=at, button=1)

    def resume(self) -> Session:
        """The match after a mistake: saved, taken up again by the button, and played on."""
        room = self.app.house.room
        assert isinstance(room, Crash) and room.bookmark is not None
        actions = list(room.bookmark[1].record.actions)
        assert self.app.store.read("match").body["actions"] == actions
        self.turn()
        button: Any = self.app.house.desk.find("trouble/go_on")
        button.on_press()
        self.turn()
        table = self.app.house.room
        assert isinstance(table, Table)
        session: Session = table.session
        assert session.record.actions[:len(actions)] == actions and session.record.base == 0
        return session


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Desk]]:
    """Sits down at the table of a title."""
    desks: list[Desk] = []

    def sit_down(title: str) -> Desk:
        desks.append(Desk(tmp_path, title, monkeypatch))
        return desks[-1]

    yield sit_down
    for desk in desks:
        desk.app.close()


def plant(desk: Desk, title: str, count: int) -> int:
    """Mistakes at so many places of a title's table; how many came about."""
    watcher = Planter()
    for _each in range(2):  # the second time what is kept is kept
        desk.sit_down()
        watcher.entered.clear()
        desk.use(watcher, seed=1)
    number = games.TITLES.index(title)
    mine = sorted((code for code in watcher.entered.values()
                   if code.co_filename.startswith(PACKAGE)
                   and zlib.crc32(place_of(code).encode()) % len(games.TITLES) == number),
                  key=place_of)
    random.Random(5).shuffle(mine)
    failed = 0
    for place in mine:
        planter = Planter(place)
        desk.sit_down()
        desk.use(planter, seed=1)
        if planter.has_failed and isinstance(desk.app.house.room, Crash):
            go_on(desk.resume(), desk)
            failed += 1
        if failed == count:
            break
    return failed


def go_on(session: Session, desk: Desk) -> None:
    """Some turns of the loop more; what a person is asked is answered at the table."""
    for _each in range(3):
        table = desk.app.house.room
        assert isinstance(table, Table)
        if table.match.is_asked:
            table.match.choose(session.offers()[0])
        desk.turn()
    assert isinstance(desk.app.house.room, Table)


@pytest.mark.parametrize("title", games.TITLES)
def test_after_a_mistake_at_the_table_the_match_goes_on(
        sit: Callable[[str], Desk], title: str) -> None:
    assert plant(sit(title), title, FEW) == FEW


@pytest.mark.long
@pytest.mark.parametrize("title", games.TITLES)
def test_after_mistakes_in_two_hundred_places_the_match_goes_on(
        sit: Callable[[str], Desk], title: str) -> None:
    """Forty at each of five tables."""
    assert plant(sit(title), title, PLACES) == PLACES
