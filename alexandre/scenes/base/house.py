"""The screen stack (house): the top screen is shown, and all screens share its services."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from alexandre import games
from alexandre.i18n.words import Words
from alexandre.kernel.record import COLOURS, Record
from alexandre.kernel.session import Session
from alexandre.kernel.store import Store
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.board import foreshow
from alexandre.scenes.base.folders import Places
from alexandre.scenes.base.navigation import Navigation
from alexandre.scenes.base.opponents import Thinker
from alexandre.scenes.base.pictures.snapshot import ask_picture, take_picture
from alexandre.scenes.base.preferences import PACES, Pace, pace_of
from alexandre.scenes.base.save_files import msg_unsaved
from alexandre.scenes.base.services import Services
from alexandre.ui.draw.prints import Prints
from alexandre.ui.draw.sketch import wear
from alexandre.ui.input.commands import obey
from alexandre.ui.text.cache import forget_all
from alexandre.ui.text.typesetter import Typesetter
from alexandre.ui.widgets.base.scrolling import Scrolling
from alexandre.ui.widgets.base.widget import Listener, Widget, walk
from alexandre.ui.widgets.panels.dialog import Dialog
from alexandre.ui.window.root import list_wakes
from alexandre.ui.window.sound import Sounds
from alexandre.ui.window.voice import Voice

UNTIL: Final = 3.0  # seconds that another attempt of the disk is waited for
IDLE: Final = 500  # milliseconds between two looks at what the store may have to say
SHUT: Final = ("quit", "settings", "full_screen", "picture", "picture_as")  # in kiosk mode
EACH_ITSELF: Final = tuple(range(COLOURS))  # seals where each match, or each choice, has its own


class BackgroundTask(Protocol):
    """Work that continues whatever room is shown."""

    def tick(self) -> None:
        """Check its progress; called every frame."""

    def wakes(self, now: int) -> int | None:
        """The milliseconds until it has something to do; None if nothing is planned."""
        return None

    def close(self) -> None:
        """Stop when the application ends."""


class House(Services, Listener):
    """The stack of rooms with the services that they share; `seed` gives the seed of a new game.
    """

    def __init__(self, words: Words, letters: Typesetter, prints: Prints, store: Store,
                 thinker: Thinker, seed: Callable[[], int], places: Places,
                 navigation: Callable[[House], Navigation],
                 sounds: Sounds | None = None, voice: Voice | None = None) -> None:
        super().__init__(words, letters, prints, store, sounds, voice)
        self.thinker = thinker
        self.seed = seed
        self.places = places
        self.navigation = navigation(self)
        self.desk.listener = self
        self.titles = games.list_offered()  # that rooms show
        self.is_leaving = False
        self.tasks: list[BackgroundTask] = []
        self._rooms: list[Scene] = []
        self._drawn = ""  # the title whose boards were shown last
        self._digest = ""  # of the last of them
        self.show_frame: Callable[[], None] | None = None  # paints the window

    # ---- rooms -----------------------------------------------------------------------------

    @property
    def room(self) -> Scene:
        """The room that is shown."""
        return self._rooms[-1]

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the players of the top room."""
        return self.room.players if self._rooms else ()

    @property
    def pace(self) -> Pace:
        """The pace of the title of the topmost room that has one."""
        title = next((each.about for each in reversed(self._rooms) if each.about), "")
        return PACES[pace_of(self.settings, title)]

    @property
    def rooms(self) -> tuple[Scene, ...]:
        """All rooms, the visible one last."""
        return tuple(self._rooms)

    def enter(self, room: Scene) -> None:
        """Open a room over the present one, which is kept."""
        if self._rooms:
            self.room.places = note_places(self.desk.top)
        self._rooms.append(room)
        self.refresh()

    def leave(self) -> None:
        """Close the present room; leaving the first one quits the application."""
        if len(self._rooms) == 1:
            self.quit()
            return
        left = self._rooms.pop()
        left.closed()
        self.refresh()
        if left.keeps_place:
            find_places(self.desk.top, self.room.places)

    def return_to(self, room: Scene) -> None:
        """Close all rooms above this one."""
        while self.room is not room:
            self._rooms.pop().closed()
        self.refresh()

    def swap(self, room: Scene) -> None:
        """Replace the present room."""
        self._rooms.pop().closed()
        self.enter(room)

    def swap_all(self, first: Scene, room: Scene) -> None:
        """Replace all rooms by these two, the second one open; no old room is built again."""
        self.close()
        self._rooms += [first, room]
        self.refresh()

    def go_home(self) -> None:
        """Return to the first room."""
        while len(self._rooms) > 1:
            self._rooms.pop().closed()
        self.refresh()

    def ask_home(self) -> None:
        """Return to the first room; ask first if the game is not on the disk."""
        marks = [room.bookmark for room in self._rooms if room.bookmark is not None]
        lost = [msg_unsaved(self.store, *mark) for mark in marks]
        self._ask(next((each for each in lost if each is not None), None),
                  self.ask_home, self.go_home)

    def quit(self) -> None:
        """Leave the application; ask first, once, if the disk has refused something."""
        if self.is_kiosk:
            return
        names = self.store.list_unsaved()
        lost = Msg.of("ui.unsaved.names", names=names) if names else None
        self._ask(None if isinstance(self.desk.top, Dialog) and self.desk.top.name == "unsaved"
                  else lost, self.quit, self._end)

    def _end(self) -> None:
        self.is_leaving = True

    def _ask(self, lost: Msg | None, ask: Callable[[], None], leave: Callable[[], None]) -> None:
        """Leave; if something would be lost, ask first and offer to try again."""
        def retry() -> None:
            self.store.flush(UNTIL)
            ask()

        if lost is None:
            leave()
        else:
            self.desk.open(make_dialog(lost, retry, leave))

    def close(self) -> None:
        """Close all rooms permanently."""
        while self._rooms:
            self._rooms.pop().closed()

    def refresh(self) -> None:
        """Build the present room again."""
        seated = next((room for room in reversed(self._rooms) if room.looks), self.room)
        wear(seated.looks, seated.faces)
        music, title = next((room.accompaniment for room in reversed(self._rooms)
                             if room.accompaniment is not None), ("", ""))
        self.sounds.accompany(music, title)
        self._forget_others(title)
        self._foreshow()
        self.desk.show(self.room.build())
        self.room.entered()

    def _foreshow(self) -> None:
        """Show the board of a game until its room is built, the first time."""
        room, match = self.room, self.room.opening
        room.opening = None
        if self.show_frame is None or match is None:
            return
        self._rooms[-1] = Scene(self)  # the room cannot be asked anything yet
        try:
            if foreshow(self.desk, match):
                self.show_frame()
        finally:
            self._rooms[-1] = room

    def _forget_others(self, title: str) -> None:
        """Release what was painted for the previous board, and all parts of boards of the previous
        title."""
        record = self.room.record
        title = title or (record.title if record else "")
        digest = record.digest if record else self._digest
        if title not in ("", self._drawn):
            forget_all()
            self.desk.theme.forget_boards()
            self._drawn = title
        elif digest != self._digest:
            self.desk.theme.forget_tiles()
        self._digest = digest

    def command(self, command: str) -> bool:
        """Carry out a command that no widget wanted, here or in the present room."""
        if self.attendant is not None and self.is_kiosk and command in SHUT:
            if command == "quit":
                self.attendant.hold()
        elif command == "quit":
            self.quit()
        elif command == "settings":
            self.navigation.settings()
        elif command == "picture":
            self._take_picture()
        elif command == "picture_as":
            ask_picture(self, self._take_picture)
        else:
            return self.do(command) or self.room.do(command)
        return True

    def _take_picture(self) -> None:
        self.room.attempt(partial(take_picture, self, self.places.pictures, self.room.about))

    def meaning(self, command: str) -> str:
        """The effect of a deciding command in the present room."""
        return self.room.meaning(command)

    def release(self, command: str) -> None:
        """Handle the release of a command's key."""
        self.room.release(command)

    # ---- the clock -------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Tick the room and the tips, and show messages of the store."""
        self.now = now
        self.desk.tick(now)
        self.audience.tick(now)
        while not self.news.empty():
            self.tell(self.news.get())
        for task in self.tasks:
            task.tick()
        self.room.tick(now)
        self.reader.look(self.words.lang)
        if self.attendant is not None:
            self.attendant.attend(now)

    def wakes(self) -> int:
        """The milliseconds until `tick` is due at the latest."""
        due = list_wakes(self.desk, self.now) + self.audience.wakes(self.now)
        due += [wake for task in self.tasks if (wake := task.wakes(self.now)) is not None]
        room = self.room.wakes(self.now)
        return max(1, min([IDLE, *due, *([] if room is None else [room])]))


def note_places(top: Widget) -> dict[str, float]:
    """The scroll positions that a reader has chosen below that widget, by name."""
    return {each.name: each.offset for each in walk(top)
            if isinstance(each, Scrolling) and each.name and each.offset and not each.is_at_rest}


def find_places(top: Widget, places: Mapping[str, float]) -> None:
    """Restore the scroll positions of everything below that widget."""
    for each in walk(top):
        if isinstance(each, Scrolling) and each.name in places:
            each.scroll(places[each.name] - each.offset)


def make_dialog(lost: Msg, on_retry: Callable[[], None], on_leave: Callable[[], None]) -> Dialog:
    """A dialog that names what would be lost; its first button tries again, Escape stays."""
    dialog = Dialog("unsaved", Msg.of("ui.unsaved.title"))
    dialog.tell("unsaved/lost", lost)
    dialog.tell("unsaved/what", Msg.of("ui.unsaved.what"))
    dialog.answer("unsaved/retry", Msg.of("ui.unsaved.retry"), on_retry, kind="primary")
    dialog.answer("unsaved/leave", Msg.of("ui.unsaved.leave"), on_leave)
    dialog.answer("unsaved/no", Msg.of("ui.dialog.back"))
    return dialog


class Scene:
    """One room; the house keeps a stack of them and shows the top one."""

    first: tuple[str, ...] = ()  # the widgets for the keyboard, of which the first there gets it
    about = ""  # the title after which the window is called meanwhile, "" for none
    takes_files = False  # is it left for a file that is dropped on the window?
    keeps_place = True  # is the room below found again as it was left, scrolled as far?
    is_table = False  # is a match seen here, in the air of its title?

    def __init__(self, house: House) -> None:
        self.house = house
        self.places: Mapping[str, float] = {}  # how far it was scrolled when another was opened
        self.opening: Session | None = None  # a match whose board may be seen at once

    @property
    def bookmark(self) -> tuple[str, Session] | None:
        """The game played in this room, and the name of its file."""
        return None

    @property
    def record(self) -> Record | None:
        """The record of the game shown in this room."""
        return self.bookmark[1].record if self.bookmark else None

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats for the sentences of this room, those of characters in the
        language spoken."""
        record = self.record  # asked for with every sentence that is measured
        return self.house.words.name_players(
            [each.name for each in record.players], record.levels) if record else ()

    @property
    def subject(self) -> str:
        """The title whose rules are opened from here; the first one where no title is shown."""
        return self.about or (self.record.title if self.record else games.TITLES[0])

    @property
    def looks(self) -> tuple[int, ...]:
        """The seals of the seats shown here; empty: those of the previous room."""
        return self.record.colours if self.record else ()

    @property
    def faces(self) -> tuple[str, ...]:
        """The level or the character that plays each seat, "" for a person."""
        return self.record.levels if self.record else ()

    @property
    def accompaniment(self) -> tuple[str, str] | None:
        """The music, and the title whose ambience is played, "" for none; None: those of the
        previous room."""
        return ("table", self.about) if self.is_table else None

    @property
    def title(self) -> Msg:
        """The title of the window, which never depends on a game."""
        if self.about:
            return Msg.of("ui.app.title_of", title=Msg.of(f"{self.about}.title"))
        return Msg.of("ui.app.title")

    def build(self) -> Widget:
        """Build the widgets, whenever the room comes to the top."""
        raise NotImplementedError

    def entered(self) -> None:
        """Fill the widgets, once they are on the desk, and focus the first one."""
        if self.first:
            self.house.desk.focus_first(*self.first)

    def do(self, command: str) -> bool:
        """Carry out a command that no widget wanted: Escape leaves the room, F2 opens the rules.
        """
        return obey(command, {
            "cancel": self.house.leave,
            "rules": lambda: self.house.navigation.rulebook(self.subject)})

    def release(self, command: str) -> None:
        """Handle the release of a command's key."""

    def meaning(self, command: str) -> str:
        """The effect of a deciding command here; "" if it has none."""
        return ""

    def tick(self, now: int) -> None:
        """Handle the passing of time; `now` is in milliseconds."""

    def wakes(self, now: int) -> int | None:
        """The milliseconds until the next `tick` is due; None if none is."""
        return None

    def closed(self) -> None:
        """Clean up when the room is closed permanently."""

    def attempt(self, action: Callable[[], None]) -> None:
        """Call a function; report a Refusal, which changes nothing."""
        try:
            action()
        except Refusal as refused:
            self.house.tell(refused.msg)


R = TypeVar("R", bound=Scene)
A = ParamSpec("A")


def report_refusals(act: Callable[Concatenate[R, A], None]) -> Callable[Concatenate[R, A], None]:
    """The method of a room, which reports a Refusal instead of raising it."""

    def attempt(room: R, /, *args: A.args, **names: A.kwargs) -> None:
        room.attempt(partial(act, room, *args, **names))

    return attempt
