"""Sounds, music and ambience; silence without a device, without files or at volume 0.

Everything that may take time, the start of the mixer above all, happens on a thread of its own,
so that a click never waits for a sound.  Nothing here ever raises.
"""

from __future__ import annotations

import contextlib
import glob
import os
import queue
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from alexandre.kernel.store.threads import start_thread
from alexandre.ui.play.palette import GROUPS
from alexandre.ui.window.mixer import FAILURES, Mixer

PENDING: Final = 8  # sounds asked for before the mixer runs; what is older than these is late
PATIENCE: Final = 1.0  # seconds that the end waits for the mixer

Asked = tuple[str, float, float]  # a sound, when it is to be heard, when it was asked for


class Sounds:
    """`volumes` are 0 to 100: `volume` is the overall one, the others belong to groups of sounds.

    `folder` holds the files; None for a program without sounds.
    """

    def __init__(self, folder: Path | None, volumes: Mapping[str, int] | None = None,
                 clock: Callable[[], float] = time.monotonic) -> None:
        self.volumes = dict(volumes or {"volume": 0})
        self._folder = folder
        self._clock = clock
        self._asked: queue.Queue[Asked | None] = queue.Queue(PENDING)
        self._thread: threading.Thread | None = None
        self._streams = ("", "")
        self._is_mute = folder is None

    def play(self, name: str, after: int = 0) -> None:
        """Play a sound in so many milliseconds; "" plays none."""
        if name and self.gain_of("hand") + self.gain_of("deeds") > 0:
            now = self._clock()
            self._ask((name, now + after / 1000, now))

    def accompany(self, music: str, place: str) -> None:
        """Play this music with the ambience of that place from now on; "" for none."""
        if (music, place) != self._streams:
            self._streams = (music, place)
            self._follow()

    def set_volumes(self, volumes: Mapping[str, int]) -> None:
        """Change the volumes at once."""
        if dict(volumes) != self.volumes:
            self.volumes = dict(volumes)
            self._follow()

    def gain_of(self, group: str) -> float:
        """The gain of a group, 0 to 1: the square of its volume, as ears hear it."""
        shares = self.volumes.get("volume", 0) * self.volumes.get(group, 0) / 10_000
        return float(shares ** 2 * 10 ** (GROUPS[group] / 20))

    def close(self) -> bool:
        """Stop all sound; return whether the mixer has ended. While it still runs, pygame must not
        be closed."""
        self._is_mute = True
        if self._thread is None:
            return True
        self._wake(None)
        self._thread.join(PATIENCE)
        return not self._thread.is_alive()

    def _follow(self) -> None:
        """Let the mixer look at volumes and streams, if it is needed."""
        is_wanted = any(name and self.gain_of(group) > 0
                        for name, group in zip(self._streams, ("music", "places"), strict=True))
        if self._thread is not None or is_wanted:
            self._ask(None)

    def _ask(self, asked: Asked | None) -> None:
        if self._is_mute:
            return
        if self._thread is None:
            self._thread = start_thread(self._serve, "sounds")
            self._is_mute = self._thread is None
        self._wake(asked)

    def _wake(self, asked: Asked | None) -> None:
        with contextlib.suppress(queue.Full):  # the mixer has not started yet, or it hangs
            self._asked.put_nowait(asked)

    # ---- on the thread ---------------------------------------------------------------------

    def _serve(self) -> None:
        """Start the mixer and play what is asked for; the first failure ends it."""
        try:
            if self._folder is not None and has_device():
                mixer = Mixer(self._folder, self.gain_of)
                wait: float | None = 0.0
                while not self._is_mute:
                    with contextlib.suppress(queue.Empty):
                        asked = self._asked.get(timeout=wait)
                        if asked is not None:
                            mixer.play(*asked)
                    mixer.accompany(*self._streams)
                    wait = mixer.tick(self._clock())
        except FAILURES:
            pass
        self._is_mute = True


def has_device() -> bool:
    """Whether anything can be heard, asked without SDL, which would print an error."""
    if sys.platform == "linux" and not {"SDL_AUDIODRIVER", "PULSE_SERVER"} & set(os.environ):
        own = os.environ.get("XDG_RUNTIME_DIR", "")
        return bool(glob.glob("/dev/snd/pcm*p") or glob.glob(f"{own}/pulse/native")
                    or glob.glob(f"{own}/pipewire-*"))
    return True
