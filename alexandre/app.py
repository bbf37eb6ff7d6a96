"""The application: the window, the clock, the player's folders; it wires everything together."""

from __future__ import annotations

import contextlib
import locale
import os
import platform
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import platformdirs
import pygame

from alexandre import __version__
from alexandre.content import data
from alexandre.i18n.catalogue import Catalogue
from alexandre.i18n.words import Words
from alexandre.kernel.rng import SEED_MOST
from alexandre.kernel.store import Disk, Store
from alexandre.kernel.store.atomic import write_file
from alexandre.kernel.text import Msg
from alexandre.scenes.demonstration import demonstrate
from alexandre.scenes.house import House, Places
from alexandre.scenes.menu import Menu
from alexandre.scenes.opponents import Workers
from alexandre.scenes.table import Table
from alexandre.scenes.trouble import Trouble
from alexandre.ui.painter import mark
from alexandre.ui.text import Typesetter

NAME: Final = "alexandre"
LANGS: Final = ("en", "fr")  # the first is spoken where nothing is asked for that we know
LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
SIZE: Final = (1280, 720)
UNSEEN: Final = 50  # milliseconds between two looks while the window is in the background
ACTIONS_TOLD: Final = 50  # of a match, in a report


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window and stay until it is closed; without a screen, give a demonstration."""
    prepare()
    if not has_screen():
        return show_off()
    app = App(folders())
    status = app.run()
    app.remember()
    app.close()
    return status


def prepare() -> None:
    """What SDL has to be told before it starts; the player's own environment goes first."""
    if sys.platform == "linux" and os.environ.get("SDL_VIDEODRIVER") != "wayland":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def has_screen() -> bool:
    """Can a window be opened that somebody sees?

    Where nothing names a screen SDL is not asked: it would complain on the terminal.
    """
    named = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"} & set(os.environ)
    if sys.platform == "linux" and not named:
        return False
    with contextlib.suppress(pygame.error):
        pygame.display.init()
        return pygame.display.get_driver() not in ("dummy", "offscreen")
    return False


def folders() -> Places:
    """The player's own folders, as this system names them."""
    own = Path(platformdirs.user_data_dir(NAME, appauthor=False))
    return Places(own / "saves", own / "boards", own / "pictures",
                  Path(platformdirs.user_log_dir(NAME, appauthor=False)))


def all_words() -> Words:
    """Every language, the player's own first."""
    words = Words([Catalogue(lang, (data.assets() / "locales" / lang / "LC_MESSAGES"
                                    / f"{NAME}.mo").read_bytes()) for lang in LANGS])
    words.lang = words.closest(own_locale())
    return words


def own_locale() -> str:
    """The locale the player asks for, installed or not: by the environment, or by the system."""
    asked = [os.environ[name] for name in LOCALE_VARIABLES if os.environ.get(name)]
    if asked:
        return asked[0]
    with contextlib.suppress(ValueError, locale.Error):
        locale.setlocale(locale.LC_ALL, "")
    return locale.getlocale()[0] or ""


def font(name: str) -> bytes:
    """A font file of ours."""
    return (data.assets() / "fonts" / name).read_bytes()


def surface() -> pygame.Surface:
    """What the window shows; it is another one after the window has changed its size."""
    found = pygame.display.get_surface()
    if found is None:
        raise LookupError("no window is open")
    return found


def any_seed() -> int:
    """A seed for a match in which none is asked for."""
    return int.from_bytes(os.urandom(4), "big") % SEED_MOST


class App:
    """One running copy."""

    def __init__(self, places: Places) -> None:
        pygame.display.init()
        pygame.font.init()
        self.places = places
        self.store = Store(places.saves, app=__version__, listener=self._heard)
        self.house = House(all_words(), Typesetter(font), self.store, Workers(any_seed),
                           any_seed, places)
        self.house.read_settings()
        if self.house.settings["lang"] in LANGS:
            self.house.words.lang = self.house.settings["lang"]
        self.is_full = False

    def run(self) -> int:
        """The loop: wait for something to happen, tell the house, paint what has changed."""
        self.open_window((self.house.settings["width"], self.house.settings["height"]))
        self.house.enter(Menu(self.house))
        if self.store.notice is not None:
            self.house.tell(self.store.notice)
        while not self.house.is_leaving:
            try:
                self.turn()
            except Exception as error:  # noqa: BLE001  every mistake ends in a report
                if not self._survive(error):
                    return 1
        return 0

    def turn(self) -> None:
        """Once round the loop."""
        for event in self._events():
            self.event(event)
        self.house.tick(time.monotonic_ns() // 1_000_000)
        pygame.display.set_caption(self.house.voice(self.house.room.title))
        changed = self.house.desk.draw(surface())
        if changed:
            pygame.display.update(changed)

    def event(self, event: pygame.event.Event) -> None:
        """What the window itself answers; the rest goes to the desk."""
        if event.type == pygame.QUIT:
            self.house.is_leaving = True
        elif event.type == pygame.VIDEORESIZE:
            self.house.desk.resize(event.w, event.h)
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self.house.desk.touch(self.house.desk.box)
        elif event.type == pygame.KEYDOWN \
                and self.house.desk.commands.of(event) == "full_screen":
            self.open_window(SIZE if self.is_full else (0, 0))
        else:
            self.house.desk.event(event)

    def open_window(self, size: tuple[int, int]) -> None:
        """A window of that size; (0, 0) is the whole screen."""
        if self.is_full:  # X11 keeps the size of the screen unless the window is a new one
            pygame.display.quit()
            pygame.display.init()
        self.is_full = size == (0, 0)
        pygame.display.set_icon(mark(Typesetter(font)))
        mode = pygame.FULLSCREEN if self.is_full else pygame.RESIZABLE
        screen = pygame.display.set_mode(self._bounded(size), mode)
        self.house.desk.resize(*screen.get_size())

    def remember(self) -> None:
        """Keep the size of the window for the next time."""
        if not self.is_full:
            width, height = surface().get_size()
            self.house.settings.update(width=width, height=height)
            self.house.keep_settings()

    def close(self) -> None:
        """Leave all rooms, let the store finish, end the computer players."""
        self.house.close()
        self.house.thinker.close()
        self.store.close()
        pygame.quit()

    def _events(self) -> list[pygame.event.Event]:
        """What has happened, after a wait for it; a window in the background waits coarsely."""
        wait = self.house.wakes()
        if pygame.key.get_focused():
            first = pygame.event.wait(wait)
            return [each for each in (first, *pygame.event.get())
                    if each.type != pygame.NOEVENT]
        pygame.time.wait(min(wait, UNSEEN))
        return pygame.event.get()

    def _bounded(self, size: tuple[int, int]) -> tuple[int, int]:
        """No larger than the screen; settings may come from another one."""
        if size == (0, 0):
            return size
        most = pygame.display.get_desktop_sizes()[0]
        return min(most[0], max(640, size[0])), min(most[1], max(400, size[1]))

    def _heard(self, msg: Msg) -> None:
        """The store speaks on a thread of its own."""
        self.house.news.put(msg)

    # ---- mistakes of ours ------------------------------------------------------------------

    def _survive(self, error: Exception) -> bool:
        """Save the match, write a report, go on where one can; False if this was the second."""
        report = self._reported(error)
        tell(self.house.words.say(Msg.of("ui.trouble.what")))
        self.store.flush(5)
        if isinstance(self.house.room, Trouble):
            return False
        try:
            self.house.swap_all(Menu(self.house), Trouble(self.house, report))
        except Exception:  # noqa: BLE001  nothing can be shown any more
            return False
        return True

    def _reported(self, error: Exception) -> str:
        """The file of the report, "" if it could not be written; it stays on this machine."""
        lines = [f"{NAME} {__version__}", platform.platform(),
                 f"{platform.python_implementation()} {platform.python_version()}, "
                 f"pygame {pygame.version.ver}",
                 *self._matches(), "", *anonymous(error)]
        path = self.places.logs / "report.txt"
        try:
            keep_file(path, "\n".join(lines).encode())
        except OSError:
            return ""
        return str(path)

    def _matches(self) -> list[str]:
        """Which match was on the table, and how it came there."""
        found = []
        for room in self.house.rooms:
            if isinstance(room, Table):
                record = room.session.record
                found += [f"{record.title} {record.board.id} seed {record.seed}",
                          "; ".join(record.actions[-ACTIONS_TOLD:])]
        return found


def anonymous(error: Exception) -> list[str]:
    """The way to the mistake, in file names without folders: those may name the player."""
    return [*(f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
              for frame in traceback.extract_tb(error.__traceback__)),
            f"{type(error).__name__}: {error}"]


def show_off() -> int:
    """Say that there is no screen, let a match be played unseen, and name the pictures of it."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.quit()
    places = folders()
    app = App(places)
    words = app.house.words
    tell(words.say(Msg.of("ui.demo.no_screen")))
    app.open_window(SIZE)
    spoken = words.lang
    demonstrate(app.house, surface(),
                lambda name, picture: keep_file(places.pictures / name, picture))
    words.lang = spoken
    tell(words.say(Msg.of("ui.demo.pictures", folder=str(places.pictures))))
    app.close()
    return 0


def keep_file(path: Path, content: bytes) -> None:
    """A picture or a report in one of the player's folders; OSError if the disk refuses."""
    disk = Disk()
    disk.make_folder(path.parent)
    write_file(disk, path, content)


def tell(sentence: str) -> None:
    """A sentence to whoever started us from a terminal, if anybody did."""
    if sys.stderr is not None:
        sys.stderr.write(f"{sentence}\n")
