"""The system's screen reader, or its own voice, through `prismatoid`, which is an extra.

It is looked for on a thread of its own when there is first something to say; where there is none,
or whatever else it does, the game goes on in silence.
"""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, Final, Protocol

from alexandre.kernel.store.threads import start_thread

PENDING: Final = 200  # sentences; a voice that far behind is told no more
PATIENCE: Final = 1.0  # seconds that the end waits for it


class Voice(Protocol):
    """Speaks sentences one after the other."""

    def say(self, text: str, lang: str, *, is_urgent: bool) -> None:
        """Speak this in that language; an urgent text replaces everything waiting."""

    def close(self) -> None:
        """Stop speaking."""


class Backend(Protocol):
    """A speech output: it speaks at once, or after its present sentence."""

    def speak(self, text: str, lang: str, *, is_urgent: bool) -> None:
        """Begin to speak, and return."""


class SystemVoice:
    """The system's speech output; `on_absent` is called once, as a rule on another thread, where
    there is none."""

    def __init__(self, on_absent: Callable[[], None],
                 find: Callable[[], Backend] | None = None) -> None:
        self._on_absent = on_absent
        self._find = find or Prism
        self._said: queue.Queue[tuple[str, str, bool] | None] = queue.Queue(PENDING)
        self._thread: threading.Thread | None = None
        self._is_mute = False

    def say(self, text: str, lang: str, *, is_urgent: bool = False) -> None:
        """Speak this in that language; an urgent text replaces everything waiting."""
        if self._is_mute or not text:
            return
        if self._thread is None:
            self._thread = start_thread(self._serve, "voice")
            if self._thread is None:
                self._is_mute = True
                self._on_absent()
                return
        if is_urgent:
            with contextlib.suppress(queue.Empty):
                while True:
                    self._said.get_nowait()
        with contextlib.suppress(queue.Full):
            self._said.put_nowait((text, lang, is_urgent))

    def close(self) -> None:
        """Stop speaking."""
        self._is_mute = True
        if self._thread is not None:
            with contextlib.suppress(queue.Full):
                self._said.put_nowait(None)
            self._thread.join(PATIENCE)

    def _serve(self) -> None:
        try:
            backend = self._find()
            while (said := self._said.get()) is not None and not self._is_mute:
                text, lang, is_urgent = said
                backend.speak(text, lang, is_urgent=is_urgent)
        except Exception:  # noqa: BLE001  whatever fails in a library that is not ours
            if not self._is_mute:
                self._on_absent()
        self._is_mute = True


class Prism:
    """The best output of the system: a screen reader before a voice."""

    def __init__(self) -> None:
        import prism

        self._context = prism.Context()
        self._backend: Any = self._context.acquire_best()
        self._lang = ""

    def speak(self, text: str, lang: str, *, is_urgent: bool) -> None:
        """Speak with a voice of that language, if there is a choice."""
        if lang != self._lang:
            self._lang = lang
            self._choose(lang)
        self._backend.speak(text.replace("\0", ""), is_urgent)

    def _choose(self, lang: str) -> None:
        can = self._backend.features
        if not (can.supports_count_voices and can.supports_get_voice_language
                and can.supports_set_voice):
            return  # a screen reader has its own
        if can.supports_refresh_voices:
            self._backend.refresh_voices()
        for number in range(self._backend.voices_count):
            if self._backend.get_voice_language(number).lower().startswith(lang):
                self._backend.voice = number
                return
