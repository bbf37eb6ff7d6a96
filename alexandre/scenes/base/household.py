"""What the whole house obeys: its words, its settings, and where they show."""

from __future__ import annotations

import queue
from typing import Final

from alexandre.i18n.words import Words
from alexandre.kernel.board import Plain
from alexandre.kernel.store import Header, Store, read_settings
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.scenes.base.preferences import PACES, SETTINGS, Pace, cleaned
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.input.commands import Commands
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.typesetter import Typesetter
from alexandre.ui.window.root import WindowRoot
from alexandre.ui.window.sound import Sounds

SAID: Final = 600  # sentences that are not put together anew each time they are drawn


class Household:
    """`news` is what others, the store above all, have to say; the clock stands in `now`."""

    def __init__(self, words: Words, letters: Typesetter, store: Store,
                 sounds: Sounds | None = None) -> None:
        self.words = words
        self.store = store
        self.sounds = sounds or Sounds(no_sound)
        self.desk = WindowRoot(letters, self.voice)
        self.settings = dict(SETTINGS)
        self.pace = Pace()
        self.news: queue.SimpleQueue[Msg] = queue.SimpleQueue()
        self.now = 0
        self._said: Cache[tuple[Msg, str, tuple[str, ...]], str] = Cache(SAID)

    @property
    def players(self) -> tuple[str, ...]:
        """The names that stand for the seats in what is said; nobody plays in the household."""
        return ()

    # ---- words -----------------------------------------------------------------------------

    def voice(self, wording: Wording) -> str:
        """The words for anything, with the names of whoever sits in this room."""
        if isinstance(wording, Msg):
            players = self.players
            return self._said.get((wording, self.words.lang, players),
                                  lambda: self.words.say(wording, players))
        if isinstance(wording, Noun | Who):
            return self.words.name(wording, "plain", self.players)
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
