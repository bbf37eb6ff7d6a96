"""The mixer: effects on channels, music and ambience as two streams below them.

One thread uses it; `tick` says when it wants to be called again.  Music is read from its file
while it plays, without Python: SDL asks for it in the middle of everything.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from alexandre.ui.play.palette import SOUNDS
from alexandre.ui.window.ducking import LEAD, Ducking

RATE: Final = 32000  # of our files
BUFFER: Final = 1024  # samples: 32 milliseconds
AT_ONCE: Final = 10
ALIKE: Final = 2  # of the same sound at once; more would only be louder
FRAME: Final = 0.025  # seconds between two steps of a change of volume
FADE: Final = 1.5  # seconds in which music and places come and go
LATE: Final = 0.5  # seconds after which a sound is not worth playing any more
FAILURES: Final = (pygame.error, OSError, NotImplementedError)

Gain = Callable[[str], float]


class Stream:
    """An endless sound that fades in and out; `name` is the one wanted, "" for silence."""

    def __init__(self, folder: Path) -> None:
        self.name = ""
        self._folder = folder
        self._playing = ""
        self._level = 0.0
        self._last = 0.0

    def follow(self, now: float, gain: float) -> bool:
        """Fade towards the wanted sound; return whether the fade goes on."""
        wanted = self.name if gain > 0 else ""
        passed, self._last = min(now - self._last, FRAME), now
        if self._playing == wanted:
            self._level = min(1.0, self._level + passed / FADE)
        else:
            self._level -= passed / FADE
            if self._level <= 0:
                self._change(wanted)
        if self._playing:
            self.set_gain(gain * max(0.0, self._level))
        return self._playing != wanted or (bool(wanted) and self._level < 1)

    def _change(self, wanted: str) -> None:
        if self._playing:
            self.stop()
        self._playing, self._level = wanted, 0.0
        if wanted:
            self.start(self._folder / f"{wanted}.ogg")

    def start(self, path: Path) -> None:
        """Loop a file, beginning silently; an unreadable file is silent."""
        raise NotImplementedError

    def stop(self) -> None:
        """Stop and release the sound."""
        raise NotImplementedError

    def set_gain(self, gain: float) -> None:
        """Set the volume, from 0 to 1."""
        raise NotImplementedError


class Music(Stream):
    """A stream that is read from its file bit by bit."""

    def start(self, path: Path) -> None:
        try:
            pygame.mixer.music.load(str(path))
            pygame.mixer.music.set_volume(0)
            pygame.mixer.music.play(-1)
        except FAILURES:
            pass

    def stop(self) -> None:
        pygame.mixer.music.stop()
        pygame.mixer.music.unload()

    def set_gain(self, gain: float) -> None:
        pygame.mixer.music.set_volume(gain)


class Place(Stream):
    """A stream that is kept in memory, because SDL streams only one file at a time."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._channel = pygame.mixer.Channel(0)

    def start(self, path: Path) -> None:
        try:
            sound = pygame.mixer.Sound(str(path))
        except FAILURES:
            return
        self._channel.play(sound, -1)
        self._channel.set_volume(0)

    def stop(self) -> None:
        self._channel.stop()

    def set_gain(self, gain: float) -> None:
        self._channel.set_volume(gain)


class Mixer:
    """Plays sounds; `gain` is the gain of a group, 0 to 1; a group at 0 is neither read nor
    played."""

    def __init__(self, folder: Path, gain: Gain) -> None:
        pygame.mixer.init(RATE, -16, 2, BUFFER)
        pygame.mixer.set_num_channels(AT_ONCE)
        pygame.mixer.set_reserved(1)
        self._music = Music(folder / "music")
        self._place = Place(folder / "places")
        self._ducking = Ducking()
        self._folder = folder
        self._gain = gain
        self._known: dict[str, pygame.mixer.Sound | None] = {}
        self._due: list[tuple[float, str]] = []

    def play(self, name: str, at: float, now: float) -> None:
        """Play a sound at that time; a cue waits until the streams are lowered."""
        if SOUNDS.get(name) == "deeds":
            at = max(at, now + LEAD)
            self._ducking.lower(at)
        heapq.heappush(self._due, (at, name))

    def accompany(self, music: str, place: str) -> None:
        """Play these streams from now on, "" for none."""
        self._music.name, self._place.name = music, place

    def tick(self, now: float) -> float | None:
        """Play what is due; return the seconds until the next call, None if nothing is planned."""
        while self._due and self._due[0][0] <= now:
            at, name = heapq.heappop(self._due)
            if now - at < LATE:
                self._sound(name)
        duck = self._ducking.gain(now)
        is_changing = [stream.follow(now, self._gain(group) * duck) for group, stream in
                       (("music", self._music), ("places", self._place))]
        if any(is_changing) or self._ducking.is_needed:
            return min(FRAME, max(0.0, self._due[0][0] - now)) if self._due else FRAME
        return max(0.0, self._due[0][0] - now) if self._due else None

    def _sound(self, name: str) -> None:
        gain = self._gain(SOUNDS.get(name, "hand"))
        if gain <= 0:
            return
        if name not in self._known:
            self._known[name] = self._load(name)
        sound = self._known[name]
        if sound is None or sound.get_num_channels() >= ALIKE:
            return
        sound.set_volume(gain)
        sound.play()  # on a free channel, but never on the reserved one

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        """The sound, None if it cannot be read."""
        try:
            return pygame.mixer.Sound(str(self._folder / f"{name}.ogg"))
        except FAILURES:
            return None
