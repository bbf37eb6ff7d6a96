"""The services that every screen shares: words, settings, desk, sounds, the store."""

from __future__ import annotations

import queue
from collections.abc import Callable
from functools import partial
from typing import Final

from alexandre.i18n.words import Words
from alexandre.kernel.board import Plain
from alexandre.kernel.store import Header, Store, read_settings
from alexandre.kernel.text import Msg, Noun, Who
from alexandre.scenes.base.attendant import Attendant
from alexandre.scenes.base.preferences import PACES, SETTINGS, VOLUMES, Pace, clean_settings
from alexandre.scenes.base.reader import Reader
from alexandre.ui.draw.prints import Prints
from alexandre.ui.draw.sketch import Wording
from alexandre.ui.input.commands import Commands, obey
from alexandre.ui.text.cache import Cache
from alexandre.ui.text.typesetter import Typesetter
from alexandre.ui.window.audience import Audience
from alexandre.ui.window.root import WindowRoot
from alexandre.ui.window.sound import Sounds
from alexandre.ui.window.voice import Voice

SAID: Final = 600  # sentences that are not put together anew each time they are drawn


class Services:
    """The shared services; `news` are pending messages, mostly of the store; `now` is the clock.
    """

    def __init__(self, words: Words, letters: Typesetter, prints: Prints, store: Store,
                 sounds: Sounds | None, voice: Voice | None) -> None:
        self.words = words
        self.store = store
        self.sounds = sounds or Sounds(None)
        self.desk = WindowRoot(letters, self.voice, prints)
        self.desk.gamepads.on_change = self.tell
        self.reader = Reader(self.desk, voice)
        self.settings = dict(SETTINGS)
        self._least_text = 1.0  # of letters, whatever the setting says
        self.is_full_here: bool | None = None  # the whole screen, whatever the setting says
        self.audience = Audience(self.desk, self._dress)
        self.news: queue.SimpleQueue[Msg] = queue.SimpleQueue()
        self.now = 0
        self.attendant: Attendant | None = None  # of a stand
        self._after: list[Callable[[], None]] = []  # what waits for the next frame
        self._said: Cache[tuple[Msg, str, tuple[str, ...]], str] = Cache(SAID)
        self._held: dict[int, tuple[Msg, tuple[str, tuple[str, ...]], str]] = {}

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the seats for sentences; none before a room is shown."""
        return ()

    # ---- words -----------------------------------------------------------------------------

    def voice(self, wording: Wording) -> str:
        """The text of a wording, with the names of the players of this room."""
        return wording if isinstance(wording, str) else self.say(wording, self.players)

    def say(self, wording: Wording, players: tuple[str, ...]) -> str:
        """The same with these names.

        A layout asks for the very same messages many times, so their texts are cached by identity.
        """
        if isinstance(wording, Msg):
            told = self.words.lang, players
            held = self._held.get(id(wording))
            if held is None or held[1] != told:
                if len(self._held) >= SAID:
                    self._held.clear()
                held = self._held[id(wording)] = wording, told, self._said.get(
                    (wording, *told), self.words.say, wording, players)
            return held[2]
        if isinstance(wording, Noun | Who):
            return self.words.name(wording, "plain", players)
        return wording

    def speak(self, lang: str) -> None:
        """Change the language everywhere, and store it."""
        self.choose("lang", lang)

    def speak_other(self) -> None:
        langs = self.words.langs
        self.speak(langs[(langs.index(self.words.lang) + 1) % len(langs)])

    def tell(self, words: Wording) -> None:
        """Show a sentence in front of everything for a while."""
        self.desk.banner.show(words)

    def announce(self, words: Wording) -> None:
        """Show a sentence in front of everything, for its full time."""
        self.desk.banner.announce(words)

    # ---- the clock -------------------------------------------------------------------------

    def after_frame(self, work: Callable[[], None]) -> None:
        """Call a function after the next frame."""
        self._after.append(work)

    def finish_frame(self) -> None:
        """Call the functions that wait for this frame."""
        waiting, self._after = self._after, []
        for work in waiting:
            work()

    # ---- settings --------------------------------------------------------------------------

    @property
    def is_still(self) -> bool:
        """Whether nothing moves on the screen."""
        return bool(self.settings["motion"] == "still")

    @property
    def is_full(self) -> bool:
        """Whether full screen is wanted and no second window needs the room."""
        here = self.is_full_here
        is_wanted = bool(self.settings["full_screen"]) if here is None else here
        return is_wanted and not self.audience.shares_display

    def read_settings(self) -> None:
        """Read the player's settings; report those that cannot be read and keep their defaults."""
        settings = read_settings(self.store, "settings", SETTINGS)
        self.settings = clean_settings(settings.values)
        for problem in settings.problems:
            self.news.put(problem)
        self.apply_settings()

    def apply_settings(self) -> None:
        """Apply every setting immediately."""
        settings = self.settings = clean_settings(self.settings)
        self.sounds.set_volumes({name: settings[name] for name in VOLUMES})
        self.reader.turn(is_on=settings["speech"])
        self.desk.commands = Commands(settings["keys"])
        if settings["lang"] in self.words.langs:
            self.words.lang = settings["lang"]
        self._dress(self.desk)
        self.audience.dress()

    def _dress(self, desk: WindowRoot) -> None:
        """Apply the player's sizes and marks to a desk."""
        settings = self.settings
        desk.dress(scale=settings["scale"] / 100,
                   text=max(settings["text"] / 100, self._least_text),
                   patterns=settings["patterns"])

    def enlarge(self, least: float) -> None:
        """Set a minimum text size for a distant audience; 1 for the player."""
        if least != self._least_text:
            self._least_text = least
            self._dress(self.desk)

    def choose(self, name: str, value: Plain) -> None:
        """Change a setting: apply it immediately and save it."""
        if name == "full_screen":
            self.is_full_here = None
        if name == "pace":
            self.settings["paces"] = {}
        self.settings[name] = value
        self.apply_settings()
        self.keep_settings()

    @property
    def pace(self) -> Pace:
        """The pace of all titles."""
        return PACES[self.settings["pace"]]

    def keep_settings(self) -> None:
        """Save the settings; the store reports an error."""
        if not self.store.is_read_only:
            self.store.write("settings", Header(kind="settings"), self.settings)

    # ---- a stand -----------------------------------------------------------------------------

    @property
    def is_kiosk(self) -> bool:
        """Whether visitors can neither leave the application nor change, save or delete anything.
        """
        return self.attendant is not None and self.attendant.is_kiosk

    def dismiss(self) -> None:
        """End the showcase; the rooms stay."""
        attendant, self.attendant = self.attendant, None
        if attendant is not None:
            attendant.close()

    # ---- keys ------------------------------------------------------------------------------

    def do(self, command: str) -> bool:
        """Carry out the commands of every screen: language, full screen, reading aloud."""
        return obey(command, {
            "language": self.speak_other,
            "full_screen": self._toggle_full_screen,
            "say_again": partial(self.reader.repeat, self.words.lang),
            "speech": self._toggle_speech,
        })

    def _toggle(self, setting: str) -> None:
        self.choose(setting, not self.settings[setting])

    def _toggle_full_screen(self) -> None:
        """Toggle full screen; during a showcase this changes no setting."""
        if self.is_full_here is None:
            self._toggle("full_screen")
        else:
            self.is_full_here = not self.is_full_here

    def _toggle_speech(self) -> None:
        self._toggle("speech")
        self.tell(Msg.of("ui.voice.begun" if self.settings["speech"] else "ui.voice.ended"))
