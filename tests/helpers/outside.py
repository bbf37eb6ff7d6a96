"""The application in its own window, and a twin without one that knows where things lie.

The hand from outside does everything twice: in the twin, which tells what is to be seen then, and
in the window once its pixels show it.  So nothing is waited for by the clock, and a busy machine
is only slower.
"""

from __future__ import annotations

import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pygame

from alexandre.kernel.session import Session
from alexandre.kernel.store import Document, Header, Shelf, Store
from alexandre.kernel.text import Refusal
from alexandre.scenes.base.opponents import Reply
from alexandre.scenes.base.preferences import SETTINGS
from alexandre.scenes.base.save_files import open_session
from alexandre.scenes.table.table import Table
from alexandre.ui.draw.layout import Box
from alexandre.ui.widgets.pictures.picture import Picture
from alexandre.ui.window.press_targets import DEAF, LONGEST
from tests.helpers.desktop import Desktop
from tests.ui.gui import Gui, Hasty

SECONDS = 40.0
LOOK = 0.1  # seconds between two looks
ALIKE = 3.0  # how far the means of two pictures of the same may lie apart, of 255
CHOSEN = {"lang": "fr", "pace": "instant", "motion": "still", "volume": 0}
T = TypeVar("T")

HEARD = (LONGEST + DEAF) / 1000  # seconds in which any question is read and presses are heard


class Nobody(Hasty):
    """A computer player that never answers: in the twin nothing plays by itself."""

    def answer(self) -> Reply | None:
        """Nothing."""
        return None


class Outside:
    """`chosen` are settings of the player, in the window and in the twin."""

    def __init__(self, desktop: Desktop, folder: Path, **chosen: object) -> None:
        self.desktop = desktop
        self.home = folder / "home"
        self.saves = self.home / "alexandre" / "saves"
        self.twin = Gui(folder / "twin", size=(1280, 720))
        self.twin.paints = True
        self.twin.house.thinker = Nobody()
        self.twin.house.settings.update({**CHOSEN, **chosen})
        self.twin.house.apply_settings()
        with Store(self.saves) as store:
            store.write("settings", Header(kind="settings"),
                        {**SETTINGS, **CHOSEN, **chosen})
        self.child: subprocess.Popen[bytes] | None = None
        self.window = ""
        self.corner = (0, 0)

    # ---- the window ------------------------------------------------------------------------

    def start(self) -> None:
        """Open the window, give it the keyboard, and wait until something is painted."""
        self.child = self.desktop.launch(XDG_DATA_HOME=str(self.home),
                                         XDG_STATE_HOME=str(self.home),
                                         PYTHONFAULTHANDLER="1")
        self.window = self.desktop.window("Alexandre")
        self.desktop.xdo("windowactivate", "--sync", self.window)
        self.corner = self.desktop.corner(self.window)
        self.still()

    def end(self) -> None:
        """Close it, if it is still there."""
        self.twin.close()
        if self.child is not None and self.child.poll() is None:
            self.child.terminate()
            self.child.wait(timeout=20)

    def close(self) -> int:
        """Close it as a player does; what the program returns."""
        assert self.child is not None
        self.key("alt+F4")
        try:
            return self.child.wait(timeout=SECONDS)
        except subprocess.TimeoutExpired:
            self.child.send_signal(signal.SIGABRT)  # it tells where it stands
            raise

    def still(self) -> None:
        """Wait until the window shows something, and goes on showing it."""
        shown = [b""]

        def is_still() -> bool:
            before, shown[0] = shown[0], self.seen(self.twin.desk.box)
            return before == shown[0] and len(set(before[::401])) > 3

        self.wait(is_still, "something that stays", every=0.5)

    def seen(self, box: Box) -> bytes:
        """The pixels of the window in that box."""
        rect = pixels_of(box, self.twin).clip(((0, 0), self.desktop.size(self.window)))
        return self.desktop.pixels(*rect.move(self.corner))

    # ---- both ------------------------------------------------------------------------------

    def await_box(self, box: Box, what: str) -> None:
        """Wait until the window shows there what the twin shows."""
        self.twin.run(1)
        rect = pixels_of(box, self.twin).clip(self.twin.screen.get_rect())
        wanted = pygame.image.tobytes(self.twin.screen.subsurface(rect), "BGRA")
        self.wait(lambda: apart(self.seen(box), wanted) < ALIKE, what)

    def click(self, name: str) -> None:
        """The mouse on what has that name, once it is seen."""
        widget = self.twin.find(name)
        self.await_box(widget.box.inset(4), name)
        time.sleep(HEARD)
        self.mouse(widget.box.middle)
        self.twin.click_at(widget.box.middle)

    def click_spot(self, spot: str) -> None:
        """The mouse on a spot of the board, once its surroundings are seen."""
        x, y = self.spot(spot)
        self.await_box(Box(x - 40, y - 40, 80, 80), spot)
        time.sleep(HEARD)
        self.mouse((x, y))
        self.twin.click_at((x, y))

    def spot(self, spot: str) -> tuple[float, float]:
        """The place of a spot in the window."""
        room = self.twin.house.room
        assert isinstance(room, Table)
        for picture in room.board.pictures.values():
            at: tuple[float, float] | None = picture.middle_of(spot)
            if at is not None:
                return at
        raise AssertionError(f"no picture has a spot {spot}")

    def mouse(self, at: tuple[float, float]) -> None:
        """The left button of the real mouse, there."""
        scale = self.twin.desk.theme.scale
        self.desktop.xdo("mousemove", "--window", self.window, str(round(at[0] * scale)),
                         str(round(at[1] * scale)))
        self.desktop.xdo("click", "1")

    def key(self, *keys: str) -> None:
        """Keys of the real keyboard alone."""
        for each in keys:
            self.desktop.xdo("key", "--clearmodifiers", each)

    # ---- the match -------------------------------------------------------------------------

    def document(self) -> Document | None:
        """The newest save, if there is one."""
        try:
            entries = Shelf(self.saves).entries("save")
            return Shelf(self.saves).read(entries[0].name) if entries else None
        except Refusal:
            return None

    def session(self) -> Session:
        """The match as it was saved last."""
        return open_session(self.wait(self.document, "a save").body)

    def asked(self) -> Session:
        """The match, once the person has a choice to make; the twin lies as it does."""
        def match() -> Session | None:
            session = self.session()
            is_asked = session.decider == 0 and session.forced() is None
            return session if is_asked else None

        session = self.wait(match, "the person's turn")
        self.twin.house.go_home()
        self.twin.enter(Table(self.twin.house, session, ""))
        return session

    def later(self, turn: int) -> Session:
        """The match, once something more has happened."""
        return self.wait(lambda: session if (session := self.session()).turn > turn else None,
                         "a move")

    @property
    def lit(self) -> list[str]:
        """The spots that are lit, in the order of the alphabet."""
        room = self.twin.house.room
        assert isinstance(room, Table)
        return sorted(room.board.lit)

    def pictures(self) -> list[Picture]:
        """The sheets on the table."""
        room = self.twin.house.room
        assert isinstance(room, Table)
        return list(room.board.pictures.values())

    def wait(self, look: Callable[[], T | None], what: str, every: float = LOOK) -> T:
        """Look until it is there."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            result = look()
            if result:
                return result
            if self.child is not None and self.child.poll() is not None:
                raise AssertionError(f"the window closed while {what} was waited for")
            time.sleep(every)
        raise AssertionError(f"{what} did not come")


def pixels_of(box: Box, gui: Gui) -> pygame.Rect:
    """A box of logical units in whole pixels."""
    scale = gui.desk.theme.scale
    return pygame.Rect(round(box.x * scale), round(box.y * scale), round(box.w * scale),
                       round(box.h * scale))


def apart(one: bytes, other: bytes) -> float:
    """The difference of two pictures in their greens; great if they have not the same size."""
    if len(one) != len(other):
        return 255.0
    pairs = zip(one[1::4], other[1::4], strict=True)
    return sum(abs(a - b) for a, b in pairs) * 4 / max(1, len(one))
