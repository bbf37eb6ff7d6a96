"""A few soft sounds; without a device, without its file or at volume 0 there is silence.

Everything that may take time, the start of the mixer above all, happens on a thread of its own,
so that a click never waits for a sound.  Nothing here ever raises.
"""

from __future__ import annotations

import contextlib
import glob
import io
import os
import queue
import sys
import threading
from collections.abc import Callable
from typing import Final

import pygame

SOUNDS: Final = ("card", "coins", "horn", "lyre", "no", "page", "piece", "seal", "step",
                 "victory")
RATE: Final = 22050
BUFFER: Final = 512  # samples: 23 milliseconds
AT_ONCE: Final = 5
ALIKE: Final = 2  # of the same sound at once; more would only be louder
PENDING: Final = 8  # sounds asked for before the mixer runs; what is older than these is late
PATIENCE: Final = 1.0  # seconds that the end waits for the mixer
FAILURES: Final = (pygame.error, OSError, NotImplementedError)


class Sounds:
    """`read` gives the bytes of a sound by its name; `volume` goes from 0 to 100."""

    def __init__(self, read: Callable[[str], bytes], volume: int = 0) -> None:
        self._read = read
        self._asked: queue.Queue[str] = queue.Queue(PENDING)
        self._known: dict[str, pygame.mixer.Sound | None] = {}
        self._thread: threading.Thread | None = None
        self._is_mute = False
        self.volume = volume

    def play(self, name: str) -> None:
        """Let it be heard, soon; "" is no sound."""
        if not name or self.volume <= 0 or self._is_mute:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="sounds", daemon=True)
            self._thread.start()
        self._ask(name)

    def close(self) -> None:
        self._is_mute = True
        if self._thread is not None:
            self._ask("")
            self._thread.join(PATIENCE)

    def _ask(self, name: str) -> None:
        with contextlib.suppress(queue.Full):  # the mixer has not started yet, or it hangs
            self._asked.put_nowait(name)

    # ---- on the thread ---------------------------------------------------------------------

    def _serve(self) -> None:
        """Start the mixer, then play what is asked for; the first failure is the end of it."""
        try:
            if has_device():
                pygame.mixer.init(RATE, -16, 1, BUFFER)
                pygame.mixer.set_num_channels(AT_ONCE)
                while not self._is_mute:
                    self._sound(self._asked.get())
        except FAILURES:
            pass
        self._is_mute = True

    def _sound(self, name: str) -> None:
        if name not in self._known:
            self._known[name] = self._load(name)
        sound = self._known[name]
        if sound is None or sound.get_num_channels() >= ALIKE:
            return
        channel = pygame.mixer.find_channel()
        if channel is not None:
            sound.set_volume((self.volume / 100) ** 2)  # as ears count
            channel.play(sound)

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        """The sound, None if it cannot be had."""
        if not name:
            return None
        try:
            return pygame.mixer.Sound(io.BytesIO(self._read(name)))
        except FAILURES:
            return None


def has_device() -> bool:
    """Can anything be heard?  Where nothing can, SDL is not asked: it would complain aloud."""
    if sys.platform == "linux" and not {"SDL_AUDIODRIVER", "PULSE_SERVER"} & set(os.environ):
        own = os.environ.get("XDG_RUNTIME_DIR", "")
        return bool(glob.glob("/dev/snd/pcm*p") or glob.glob(f"{own}/pulse/native")
                    or glob.glob(f"{own}/pipewire-*"))
    return True
