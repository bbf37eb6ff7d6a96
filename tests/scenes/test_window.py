"""A real window, a real mouse, a real keyboard: a few turns are played by a hand from outside.

The hand sees nothing.  It reads the save that the application writes after every decision, lays
the same table out without a window, and so knows where to click.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from alexandre.kernel.session import Session
from alexandre.kernel.store import Document, Header, Shelf, Store
from alexandre.kernel.text import Refusal
from alexandre.scenes.preferences import SETTINGS
from alexandre.scenes.saving import opened
from alexandre.scenes.seats import Seats
from alexandre.scenes.table import Table
from tests.helpers.desktop import Desktop
from tests.ui.gui import Gui

SECONDS = 90.0
SETTLED = 1.5  # seconds after which even a busy machine has painted
T = TypeVar("T")
pytestmark = pytest.mark.window


class Outside:
    """The application in its window, and a twin without one that knows where things lie."""

    def __init__(self, desktop: Desktop, folder: Path) -> None:
        self.desktop = desktop
        self.home = folder / "home"
        self.saves = self.home / "alexandre" / "saves"
        self.twin = Gui(folder / "twin", size=(1280, 720))
        self.twin.paints = False
        with Store(self.saves) as store:  # the twin speaks the same language
            store.write("settings", Header(kind="settings"), {**SETTINGS, "lang": "fr"})
        self.child: subprocess.Popen[bytes] | None = None
        self.window = ""

    def start(self) -> None:
        """Open the window and give it the keyboard."""
        self.child = self.desktop.launch(XDG_DATA_HOME=str(self.home),
                                         XDG_STATE_HOME=str(self.home))
        self.window = self.desktop.window("Alexandre")
        self.desktop.xdo("windowactivate", "--sync", self.window)
        time.sleep(3)  # the first picture

    def end(self) -> None:
        """Close it, if it is still there."""
        if self.child is not None and self.child.poll() is None:
            self.child.terminate()
            self.child.wait(timeout=20)

    def click(self, name: str) -> None:
        """The mouse on the middle of what has that name in the twin."""
        x, y = self.twin.find(name).box.middle
        self.click_at(x, y)

    def click_at(self, x: float, y: float) -> None:
        """The mouse at a point of the window."""
        self.desktop.xdo("mousemove", "--window", self.window, str(round(x)), str(round(y)))
        time.sleep(0.1)
        self.desktop.xdo("click", "1")

    def key(self, *keys: str) -> None:
        """Keys, one after the other."""
        for each in keys:
            self.desktop.xdo("key", each)
            time.sleep(0.15)

    def document(self) -> Document | None:
        """The newest save, if there is one."""
        try:
            entries = Shelf(self.saves).entries("save")
            return Shelf(self.saves).read(entries[0].name) if entries else None
        except Refusal:
            return None

    def session(self) -> Session:
        """The match as it was saved last."""
        document = wait_for(self.document)
        return opened(document.body)

    def asked(self) -> Session:
        """The match, once it is the person's turn to choose."""
        def found() -> Session | None:
            session = self.session()
            is_asked = session.decider == 0 and session.forced() is None
            return session if is_asked else None

        session = wait_for(found)
        time.sleep(SETTLED)  # it is saved before it is painted
        return session

    def moved_on(self, turn: int) -> Session:
        """The match, once something more has happened."""
        return wait_for(lambda: session if (session := self.session()).turn > turn else None)

    def look_at(self, session: Session) -> None:
        """Lay the same table out in the twin."""
        self.twin.house.go_home()
        self.twin.house.enter(Table(self.twin.house, session, ""))


def wait_for(look: Callable[[], T | None]) -> T:
    """Look until it is there."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        found = look()
        if found is not None:
            return found
        time.sleep(0.2)
    raise AssertionError("it did not come")


@pytest.fixture
def outside(desktop: Desktop, tmp_path: Path) -> Iterator[Outside]:
    found = Outside(desktop, tmp_path)
    found.start()
    yield found
    found.end()


def test_turns_are_played_with_the_mouse_on_buttons_and_on_the_map(outside: Outside) -> None:
    outside.click("menu/new")
    time.sleep(SETTLED)
    outside.twin.house.enter(Seats(outside.twin.house))
    outside.click("seats/start")
    played = []
    for number in range(6):
        session = outside.asked()
        outside.look_at(session)
        room = outside.twin.house.room
        assert isinstance(room, Table)
        spelled = [each for each in session.offers() if len(room._spell(each)) == 1]
        if number % 2 and spelled:
            played.append(spelled[0].text)
            outside.click_at(*spot_of(outside, room._spell(spelled[0])[0]))
        else:
            played.append(session.offers()[0].text)
            outside.click(f"offer/{played[-1]}")
        later = outside.moved_on(session.turn)

        assert later.record.actions[session.turn] == played[-1]


def spot_of(outside: Outside, spot: str) -> tuple[float, float]:
    """Where a spot lies in the window."""
    for name in ("map", "cards"):
        at: tuple[float, float] | None = outside.twin.find(f"picture/{name}").middle_of(spot)
        if at is not None:
            return at
    raise AssertionError(f"no picture has a spot {spot}")


def test_turns_are_played_with_keys_and_a_name_is_typed(outside: Outside) -> None:
    outside.key("Return")
    time.sleep(SETTLED)
    outside.desktop.xdo("type", "--delay", "100", "Zoe")
    outside.key("shift+Tab", "shift+Tab", "Return")
    assert outside.session().record.players[0].name == "Zoe"
    for number in range(6):
        session = outside.asked()
        outside.key("1" if number % 2 else "Return")
        later = outside.moved_on(session.turn)

        assert later.record.actions[session.turn] in {each.text for each in session.offers()}


def test_the_window_is_resized_closed_and_opened_again_where_it_was(outside: Outside) -> None:
    outside.key("Return")
    time.sleep(SETTLED)
    outside.key("shift+Tab", "shift+Tab", "Return")
    session = outside.asked()
    outside.desktop.xdo("windowsize", "--sync", outside.window, "1100", "660")
    time.sleep(SETTLED)
    outside.key("alt+F4")
    child = outside.child
    assert child is not None
    assert child.wait(timeout=SECONDS) == 0

    outside.start()
    outside.key("Return")  # continue
    time.sleep(SETTLED)
    outside.key("1")
    later = outside.moved_on(session.turn)

    assert later.record.seed == session.record.seed
    settings = Shelf(outside.saves).read("settings", "settings").body
    assert (settings["width"], settings["height"]) == (1100, 660)
