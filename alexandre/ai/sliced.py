"""A search in the main process, in slices, so that a window that waits stays responsive.

The search has a thread of its own, which runs only while the thread that waits for it is
blocked: never are both at work, and no table or cache is used by both at once.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress

from alexandre.ai.seat import Stop, Stopped, never
from alexandre.kernel.store.threads import start_thread

Line = tuple[str, ...]


class Sliced:
    """`think` finds a line, and asks its Stop often; `clock` counts seconds."""

    def __init__(self, think: Callable[[Stop], Line], clock: Callable[[], float]) -> None:
        self._think = think
        self._clock = clock
        self._may_go_on = threading.Semaphore(0)
        self._is_over = threading.Semaphore(0)  # the slice
        self._until = 0.0
        self._is_dropped = False
        self._line: Line | None = None
        self._error: BaseException | None = None
        self._thread: threading.Thread | None = None

    def run(self, seconds: float) -> Line | None:
        """Search on for about so long; the line if it is found, else None."""
        self._until = self._clock() + seconds
        if self._thread is None and not self._start():
            return self._think(never)
        self._may_go_on.release()
        self._is_over.acquire()
        if self._error is not None:
            raise self._error
        return self._line

    def drop(self) -> None:
        """Nobody wants to know any more: the search ends."""
        self._is_dropped = True
        if self._thread is not None:
            self._may_go_on.release()
            self._thread.join()

    def _start(self) -> bool:
        """False where the system has no thread left."""
        self._thread = start_thread(self._search, "sliced")
        return self._thread is not None

    def _search(self) -> None:
        self._may_go_on.acquire()
        try:
            with suppress(Stopped):
                self._line = self._think(self._pause)
        except Exception as error:  # noqa: BLE001  it is raised where the line is waited for
            self._error = error
        self._is_over.release()

    def _pause(self) -> bool:
        """A Stop: hand over when the slice is over, until the next one begins."""
        if self._clock() >= self._until and not self._is_dropped:
            self._is_over.release()
            self._may_go_on.acquire()
        return self._is_dropped
