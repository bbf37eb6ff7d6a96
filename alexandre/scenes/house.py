"""What all rooms share: words, the desk, the store, computer players; and the stack of rooms."""

from __future__ import annotations

import queue
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from alexandre.i18n.words import Words
from alexandre.kernel.board import Plain
from alexandre.kernel.store import Header, Store, read_settings
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.scenes.opponents import Thinker
from alexandre.scenes.preferences import PACES, SETTINGS, Pace, cleaned
from alexandre.scenes.scene import Scene
from alexandre.ui.commands import Commands
from alexandre.ui.desk import FRAME, Desk
from alexandre.ui.sketch import Wording, wear
from alexandre.ui.sound import Sounds
from alexandre.ui.text import Typesetter

IDLE: Final = 500  # milliseconds between two looks at what the store may have to say


@dataclass(frozen=True)
class Places:
    """The player's own folders."""

    saves: Path
    boards: Path
    pictures: Path
    logs: Path


class House:
    """Handed to every room; `seed` gives the seed of a new match."""

    def __init__(self, words: Words, letters: Typesetter, store: Store, thinker: Thinker,
                 seed: Callable[[], int], places: Places,
                 sounds: Sounds | None = None) -> None:
        self.words = words
        self.store = store
        self.thinker = thinker
        self.seed = seed
        self.places = places
        self.pace = Pace()
        self.sounds = sounds or Sounds(no_sound)
        self.news: queue.SimpleQueue[Msg] = queue.SimpleQueue()
        self.desk = Desk(letters, self.voice)
        self.desk.on_command = self._command
        self.settings = dict(SETTINGS)
        self.is_leaving = False
        self.now = 0
        self._rooms: list[Scene] = []

    # ---- rooms -----------------------------------------------------------------------------

    @property
    def room(self) -> Scene:
        """The room that is shown."""
        return self._rooms[-1]

    @property
    def rooms(self) -> tuple[Scene, ...]:
        """All rooms, the one shown last."""
        return tuple(self._rooms)

    def enter(self, room: Scene) -> None:
        """Open a room over the present one."""
        self._rooms.append(room)
        self._show()

    def leave(self) -> None:
        """Go back to the room before; from the first one, leave the application."""
        if len(self._rooms) == 1:
            self.is_leaving = True
            return
        self._rooms.pop().closed()
        self._show()

    def swap(self, room: Scene) -> None:
        """Open a room in the place of the present one."""
        self._rooms.pop().closed()
        self.enter(room)

    def swap_all(self, first: Scene, room: Scene) -> None:
        """Begin anew with these two rooms, the second one open; nothing old is built again."""
        self.close()
        self._rooms.append(first)
        self.enter(room)

    def go_home(self) -> None:
        """Back to the first room."""
        while len(self._rooms) > 1:
            self._rooms.pop().closed()
        self._show()

    def close(self) -> None:
        """Leave all rooms for good; none is built again."""
        while self._rooms:
            self._rooms.pop().closed()

    def refresh(self) -> None:
        """Build the present room anew."""
        self._show()

    def _show(self) -> None:
        wear(next((room.looks for room in reversed(self._rooms) if room.looks), ()))
        self.desk.show(self.room.build())
        self.room.entered()

    def _command(self, command: str) -> bool:
        if command == "language":
            self.speak_other()
            return True
        if command == "quit":
            self.is_leaving = True
            return True
        if command == "full_screen":
            self.choose("full_screen", not self.settings["full_screen"])
            return True
        if command == "settings":
            self.settle()
            return True
        return self.room.do(command)

    def settle(self) -> None:
        """Open the settings; from there, the same key leads back."""
        from alexandre.scenes.settings import SettingsRoom

        if isinstance(self.room, SettingsRoom):
            self.leave()
        else:
            self.enter(SettingsRoom(self))

    # ---- the clock -------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Tell the room, the tips, and what the store had to say."""
        self.now = now
        self.desk.tick(now)
        while not self.news.empty():
            self.tell(self.news.get())
        self.room.tick(now)

    def wakes(self) -> int:
        """In how many milliseconds `tick` is wanted at the latest."""
        due = [each - self.now for each in (self.desk.tip.due, self.desk.banner.due)
               if each is not None]
        if self.desk.is_moving:
            due.append(FRAME)
        room = self.room.wakes(self.now)
        return max(1, min([IDLE, *due, *([] if room is None else [room])]))

    # ---- words -----------------------------------------------------------------------------

    def voice(self, wording: Wording) -> str:
        """The words for anything, with the names of whoever sits in this room."""
        players = self.room.players if self._rooms else ()
        if isinstance(wording, Msg):
            return self.words.say(wording, players)
        if isinstance(wording, Noun | Who):
            return self.words.name(wording, "plain", players)
        return wording

    def speak(self, lang: str) -> None:
        """Change the language of everything at once, and remember it."""
        self.choose("lang", lang)

    def speak_other(self) -> None:
        """The next language."""
        langs = self.words.langs
        self.speak(langs[(langs.index(self.words.lang) + 1) % len(langs)])

    def tell(self, words: Wording) -> None:
        """A sentence in front of everything, for a while."""
        self.desk.banner.show(words, self.now)

    # ---- settings --------------------------------------------------------------------------

    @property
    def is_still(self) -> bool:
        """Does nothing move on the screen by itself?"""
        return bool(self.settings["motion"] == "still")

    def read_settings(self) -> None:
        """What the player chose before; what cannot be read is told and left at its default."""
        found = read_settings(self.store, "settings", SETTINGS)
        self.settings = cleaned(found.values)
        for problem in found.problems:
            self.news.put(problem)
        self.apply_settings()

    def apply_settings(self) -> None:
        """Hand every setting to whom it concerns; the screen shows it at once."""
        settings = self.settings = cleaned(self.settings)
        self.pace = PACES[settings["pace"]]
        self.sounds.volume = settings["volume"]
        self.desk.commands = Commands(settings["keys"])
        if settings["lang"] in self.words.langs:
            self.words.lang = settings["lang"]
        self.desk.dress(scale=settings["scale"] / 100, text=settings["text"] / 100,
                        patterns=settings["patterns"])

    def choose(self, name: str, value: Plain) -> None:
        """Another value for a setting: in force at once, and kept."""
        self.settings[name] = value
        self.apply_settings()
        self.keep_settings()

    def keep_settings(self) -> None:
        """Remember them; a disk that refuses is told by the store."""
        if not self.store.is_read_only:
            self.store.write("settings", Header(kind="settings"), self.settings)


def no_sound(name: str) -> bytes:
    """Where nothing was wired there is nothing to hear."""
    raise FileNotFoundError(name)
