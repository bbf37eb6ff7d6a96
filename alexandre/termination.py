"""Handling of the signals by which another program ends this process."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

TERMINATED: Final = 143  # as a shell counts it
PATIENCE: Final = 10  # seconds for cleaning up
SIGNALS: Final = ("SIGTERM", "SIGHUP")  # the second one when a terminal is closed


def heed_termination(end: Callable[[], object]) -> None:
    """Call `end` on these signals, except those that this process was started to ignore."""
    for number in list_signals():
        signal.signal(number, lambda number, frame: end())


def heed_interrupt(end: Callable[[], object]) -> None:
    """Call `end` at the first Ctrl-C; the second raises KeyboardInterrupt, as usual."""
    def heed(number: int, frame: object) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        end()

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, heed)


@contextmanager
def leave_when_terminated() -> Iterator[None]:
    """Raise SystemExit on these signals inside the block, so that everything is cleaned up. Where
    that takes too long (a signal may come while the main thread holds a lock of a pool), the
    process ends at once."""
    if threading.current_thread() is not threading.main_thread():
        yield  # no other thread hears a signal
        return
    before = {number: signal.getsignal(number) for number in list_signals()}
    heed_termination(leave)
    try:
        yield
    finally:
        if sys.platform != "win32":
            signal.setitimer(signal.ITIMER_REAL, 0)
        for number, handler in before.items():
            signal.signal(number, handler)


def leave() -> NoReturn:
    """Raise SystemExit, and end the process after `PATIENCE` if it is still there."""
    if sys.platform != "win32":
        signal.signal(signal.SIGALRM, lambda number, frame: os._exit(TERMINATED))
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    sys.exit(TERMINATED)


def list_signals() -> list[int]:
    """The signals that this system has and this process does not ignore."""
    numbers = [getattr(signal, name) for name in SIGNALS if hasattr(signal, name)]
    return [each for each in numbers if signal.getsignal(each) not in (signal.SIG_IGN, None)]


@contextmanager
def hold_interrupts() -> Iterator[None]:
    """Start processes inside the block that do not hear Ctrl-C, which a terminal sends to all of
    them: they end with this one.  It is kept for this process until the block ends."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
