"""The application: the window, the clock, the player's folders; it wires everything together."""

from __future__ import annotations

import contextlib
import importlib.metadata
import locale
import os
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import platformdirs
import pygame

from alexandre import __version__, games
from alexandre.content import data
from alexandre.i18n.words import Words, locale_of
from alexandre.kernel.rng import SEED_MOST
from alexandre.kernel.store import Store, keep_file
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.attendant import tell_exit
from alexandre.scenes.base.folders import Places
from alexandre.scenes.base.house import House
from alexandre.scenes.base.opponents import Workers
from alexandre.scenes.base.pictures.materials import make_letters, make_prints
from alexandre.scenes.base.save_files import keep
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.memory import Sweeper, limit_heap, put_off_sweeps
from alexandre.scenes.navigation import SceneNavigation
from alexandre.termination import TERMINATED, heed_interrupt, heed_termination
from alexandre.ui.draw.painter import mark
from alexandre.ui.window.gamepads import start_gamepads
from alexandre.ui.window.sound import Sounds
from alexandre.ui.window.voice import SystemVoice
from alexandre.ui.window.window import SHOWN_ANEW, Pair, Window, close_display

if TYPE_CHECKING:  # the first picture does not wait for it
    from alexandre.scenes.show.playlist import AskedShow

NAME: Final = "alexandre"
LANGS: Final = data.LANGS
PAINTING: Final = 0.010  # seconds of one frame, of which painting has what the rest leaves
ANSWER: Final = 0.001  # the least it has, and all in a frame that answers the player
ENGINE: Final = "--engine"
UNFINISHED: Final = "--unfinished"
SHOW: Final = "show"
SETTLED: Final = 60_000  # milliseconds without a mistake, after which a stand begins anew
MISUSED: Final = 2
PYGAMES: Final = ("pygame", "pygame-ce")  # the same files, by two makers


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window and stay until it is closed; without a screen, give a demonstration.

    A file is a save whose match is shown; `--engine COMMAND` is the program that may take a seat,
    kept as the setting of that name; with `--unfinished` titles are shown that are still being
    made; `show [--kiosk] [--window] [FILE…]` begins the show of a stand.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if is_unfinished := UNFINISHED in words:
        words.remove(UNFINISHED)
    is_show = words[:1] == [SHOW]
    try:
        engine, file = ("", "") if is_show else read_arguments(words)
        prepare()
        show = read_show(words[1:]) if is_show else None
    except Refusal as refused:
        tell(all_words().say(refused.msg))
        return MISUSED
    if not has_screen():
        return show_off()
    app = App(folders())
    heed_termination(app.end)  # SDL takes SIGTERM for a click on the window's ×: it may ask
    heed_interrupt(app.end)
    if is_unfinished:
        app.house.titles = games.TITLES
    if engine:
        app.house.choose("engine", engine)
    status = app.run(Path(file) if file else None, show)
    app.remember()
    app.close()
    return status


def read_arguments(argv: Sequence[str]) -> tuple[str, str]:
    """The program that may take a seat and the save to be opened, "" for none; Refusal where the
    program's command is missing, or more than one file is named."""
    engine, files, words = "", list[str](), list(argv)
    while words:
        name, sign, value = words.pop(0).partition("=")
        if name != ENGINE:
            files.append(name + sign + value)
            continue
        engine = value if sign else words.pop(0) if words else ""
        if not engine:
            raise Refusal(Msg.of("cli.no_value", flag=ENGINE, value="COMMAND"))
    if len(files) > 1:
        raise Refusal(Msg.of("cli.one_file", file=files[0], other=files[1]))
    return engine, "".join(files)


def read_show(words: Sequence[str]) -> AskedShow:
    """The show that these words ask for; Refusal says what is wrong with a file."""
    from alexandre.scenes.show.playlist import ask_show

    return ask_show(words)


def prepare() -> None:
    """Set what SDL needs before it starts, the player's own environment going first, and the
    collection of memory.
    """
    if sys.platform == "linux" and os.environ.get("SDL_VIDEODRIVER") != "wayland":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    if sys.platform == "win32":
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_GRAB_KEYBOARD", "1")  # in kiosk mode, where alone keys are held
    os.environ.setdefault("SDL_ALLOW_ALT_TAB_WHILE_GRABBED", "0")
    limit_heap()
    put_off_sweeps()


def has_screen() -> bool:
    """Whether a visible window can be opened.

    SDL is not asked where no screen is named, since it would print an error.
    """
    named = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"} & set(os.environ)
    if sys.platform == "linux" and not named:
        return False
    with contextlib.suppress(pygame.error):
        pygame.display.init()
        return pygame.display.get_driver() not in ("dummy", "offscreen")
    return False


def has_two_pygames() -> bool:
    """Whether pygame and pygame-ce are both installed, one over the files of the other."""
    def is_installed(name: str) -> bool:
        with contextlib.suppress(importlib.metadata.PackageNotFoundError):
            return bool(importlib.metadata.version(name))
        return False

    return all(map(is_installed, PYGAMES))


def folders() -> Places:
    """The player's own folders, as this system names them."""
    own = Path(platformdirs.user_data_dir(NAME, appauthor=False))
    return replace(Places.under(own), logs=Path(platformdirs.user_log_dir(NAME, appauthor=False)))


def all_words() -> Words:
    """Every language, the player's own first."""
    words = Words(data.catalogues())
    words.lang = words.closest(own_locale())
    return words


def own_locale() -> str:
    """The locale the player asks for, installed or not: by the environment, or by the system."""
    if asked := locale_of(os.environ):
        return asked
    with contextlib.suppress(ValueError, locale.Error):
        locale.setlocale(locale.LC_ALL, "")
    return locale.getlocale()[0] or ""


def draw_seed() -> int:
    """A seed for a match in which none is asked for."""
    return int.from_bytes(os.urandom(4), "big") % SEED_MOST


def clock() -> int:
    """Milliseconds; only their differences mean something."""
    return time.monotonic_ns() // 1_000_000


class App:
    """One running copy."""

    def __init__(self, places: Places) -> None:
        pygame.display.init()
        pygame.font.init()
        start_gamepads()
        self.places = places
        self._sweeper = Sweeper()
        self._failed = -SETTLED  # when a mistake of ours was last survived
        self.store = Store(places.saves, app=__version__, listener=self._hear)
        self.letters = make_letters()
        self.house = House(all_words(), self.letters, make_prints(), self.store,
                           Workers(draw_seed), draw_seed, places, SceneNavigation,
                           Sounds(data.assets() / "sounds"),
                           SystemVoice(lambda: self._hear(Msg.of("ui.voice.absent"))))
        self.house.read_settings()
        chosen = self.house.settings
        self.window = Window((chosen["width"], chosen["height"]), (chosen["left"], chosen["top"]))

    def run(self, file: Path | None = None, show: AskedShow | None = None) -> int:
        """The loop: wait for something to happen, tell the house, paint what has changed.

        It begins at the menu, with the match of a file, or with a show.
        """
        steps = deque[Callable[[], None]]([self.open_window, self._welcome])
        if file is not None:
            steps.append(partial(self.open_file, file))
        if show is not None:
            self.house.is_full_here = show.is_full
            steps.append(partial(self.show, show))
        while not self.house.is_leaving:
            try:
                (steps.popleft() if steps else self.turn)()
            except Exception as error:  # noqa: BLE001  every mistake ends in a report
                if not self._survive(error):
                    return 1
        return 0

    def _welcome(self) -> None:
        """The menu, and what has to be told at the start."""
        self.house.enter(Menu(self.house))
        for notice in self.list_notices():
            self.house.announce(notice)

    def list_notices(self) -> list[Msg]:
        """Return what is wrong at the start, and take the store's own words out of the news."""
        notices = [] if self.store.notice is None else [self.store.notice]
        if has_two_pygames():
            notices.append(Msg.of("ui.app.two_pygames"))
        while not self.house.news.empty():
            notices.append(self.house.news.get())
        return notices

    def turn(self, *events: pygame.event.Event) -> None:
        """Once round the loop, with these events or with those that come."""
        heard = events or self.window.events(self._rest())
        began = time.perf_counter()
        for event in heard:
            self.house.desk.now = clock()  # it may have been long in coming
            self.event(event)
        if self.house.is_full != self.window.is_full:
            self.open_window()
        self.window.hold(is_held=self.house.is_kiosk and self.house.is_full)
        self.house.tick(clock())
        self.window.call(self.house.voice(self.house.room.title))
        left = 0.0 if heard else PAINTING - (time.perf_counter() - began)
        self._paint(max(ANSWER, left))
        self.house.audience.draw(max(ANSWER, left))
        self.house.finish_frame()
        self._sweeper.look(self.house.rooms)
        if self._sweeper.is_due(self._rest if not heard else no_rest):
            self._sweeper.sweep()

    def _paint(self, patience: float) -> None:
        """Bring what has changed to the screen, as far as that takes no more seconds."""
        if self.window.is_seen:
            changed = self.house.desk.draw(self.window.surface, patience)
            if changed:
                pygame.display.update(changed)

    def event(self, event: pygame.event.Event) -> None:
        """Handle an event of the windows themselves; pass the rest to the desk."""
        if self.house.audience.hear(event):
            return
        self.window.hear(event)
        # Of two windows SDL says that this one is to be closed, and not that all is to end.
        if event.type == pygame.QUIT or (event.type == pygame.WINDOWCLOSE
                                         and self.house.audience.is_open):
            self.house.quit()
        elif event.type == pygame.VIDEORESIZE:
            self.house.desk.resize(event.w, event.h)
        elif event.type == pygame.DROPFILE:
            if self.house.room.takes_files:
                self.open_file(Path(event.file))
        elif event.type in SHOWN_ANEW:
            self.house.desk.touch(self.house.desk.box)
        else:
            self.house.desk.event(event)

    def open_file(self, path: Path) -> None:
        """Take up the match of a save that was opened from outside."""
        from alexandre.scenes.archive.open_file import open_file

        open_file(self.house, path)

    def show(self, asked: AskedShow) -> None:
        """Begin the show of a stand; in kiosk mode the terminal says how it is ended."""
        from alexandre.scenes.show.show_attendant import begin_show

        is_kiosk = asked.is_kiosk or self.house.settings["kiosk"]
        if is_kiosk:
            tell(self.house.voice(tell_exit(self.house.desk.commands)))
        begin_show(self.house, asked.shown, is_full=asked.is_full, is_kiosk=is_kiosk)

    def open_window(self, size: Pair | None = None) -> None:
        """The window, or the whole screen, whichever the player has chosen."""
        self.window.size = size or self.window.size
        self.house.audience.put_away()
        self.house.desk.resize(*self.window.open(mark(self.letters), is_full=self.house.is_full))
        self.house.show_frame = partial(self._paint, ANSWER)

    def end(self) -> None:
        """Leave the loop without a question; `close` saves what can be saved."""
        self.house.is_leaving = True

    def remember(self) -> None:
        """Keep where the window stood, for the next time."""
        width, height = self.window.size
        left, top = self.window.place
        self.house.settings.update(width=width, height=height, left=left, top=top)
        self.house.keep_settings()

    def close(self) -> None:
        """Leave all rooms, let the store finish, end the computer players."""
        self.house.close()
        self.house.dismiss()
        self.house.thinker.close()
        for task in self.house.tasks:
            task.close()
        is_silent = self.house.sounds.close()
        self.house.reader.close()
        self.store.close()
        if is_silent:
            pygame.quit()
        else:
            close_display()

    def _rest(self) -> int:
        """The milliseconds until something is due, painting taken off."""
        return self.house.wakes() - (clock() - self.house.now)

    def _hear(self, msg: Msg) -> None:
        """The store speaks on a thread of its own."""
        self.house.news.put(msg)

    # ---- mistakes of ours ------------------------------------------------------------------

    def _survive(self, error: Exception) -> bool:
        """Save the match, write a report, go on where one can; False if this was the second."""
        from alexandre.scenes.home.crash import Crash
        from alexandre.scenes.show.show_attendant import make_menu

        store = self.house.store
        self._keep_matches()
        report, whole = self._report(error)
        tell(self.house.words.say(Msg.of("ui.trouble.what")))
        store.flush(5)
        if self._recover():
            return True
        if any(isinstance(room, Crash) for room in self.house.rooms[-1:]):
            return False
        marks = [room.bookmark for room in self.house.rooms if room.bookmark is not None]
        is_kept = bool(marks) and not (store.is_read_only or store.is_unsaved(marks[-1][0]))
        trouble = Crash(self.house, report, marks[-1] if marks else None, is_kept=is_kept,
                        whole=whole if marks else "")
        try:
            self.house.swap_all(make_menu(self.house), trouble)
        except Exception:  # noqa: BLE001  nothing can be shown any more
            return False
        return True

    def _recover(self) -> bool:
        """In kiosk mode nobody could answer a question: the show begins again, unless it has
        hardly begun."""
        attendant, failed = self.house.attendant, self._failed
        self._failed = clock()
        if attendant is None or not attendant.is_kiosk or self._failed - failed < SETTLED:
            return False
        with contextlib.suppress(Exception):  # then it is told as elsewhere
            attendant.recover()
            return True
        return False

    def _keep_matches(self) -> None:
        """Save once more: the mistake may have come between a move and its save."""
        for name, session in filter(None, (room.bookmark for room in self.house.rooms)):
            with contextlib.suppress(Exception):  # a match that cannot even be told stays as kept
                keep(self.house.store, name, session)

    def _report(self, error: Exception) -> tuple[str, str]:
        """The file of the report, "" if it could not be written; the text with the secrets of the
        match, which is not written yet."""
        from alexandre.scenes.home.crash_report import keep_report, report_of

        rooms = self.house.rooms
        whole = report_of(error, rooms, has_secrets=True)
        try:
            return str(keep_report(self.places.logs, report_of(error, rooms))), whole
        except Refusal:
            return "", whole


def no_rest() -> int:
    """A mouse that moves for minutes leaves no time to a sweep, which comes when it is overdue."""
    return 0


def show_off() -> int:
    """Say that there is no screen, let a match be played unseen, and name each picture of it."""
    from alexandre.scenes.demonstration import demonstrate

    heed_termination(partial(sys.exit, TERMINATED))
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.quit()
    places = folders()
    app = App(places)
    words = app.house.words
    tell(words.say(Msg.of("ui.demo.no_screen")))
    for notice in app.list_notices():
        tell(words.say(notice))
    app.house.settings["full_screen"] = False
    app.open_window()
    tell(words.say(Msg.of("ui.demo.pictures", folder=str(places.pictures))))

    def keep(name: str, picture: bytes) -> None:
        """Keep a picture and name it: it tells how far the match is."""
        keep_file(places.pictures / name, picture)
        tell(name)

    demonstrate(app.house, app.window.surface, keep)
    app.close()
    return 0


def tell(sentence: str) -> None:
    """A sentence to the terminal the program was started from, if there is one."""
    if sys.stderr is not None:
        sys.stderr.write(f"{sentence}\n")
