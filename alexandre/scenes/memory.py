"""Memory: large pictures outside the heap, and garbage collection only while nothing moves."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import time
from collections.abc import Callable, Iterable
from typing import Final

from alexandre.ui.window.root import FRAME

HEAP: Final = 1 << 16  # bytes of the largest block that comes from the heap
M_MMAP_THRESHOLD: Final = -3  # of glibc's malloc.h
LITTER: Final = 10  # sweeps of what is young after which all of memory is swept
OVERDUE: Final = 30  # the same, after which it waits for nothing: a room that was left is large
USUAL: Final = 60.0  # milliseconds of a sweep after several titles were shown
PARTIAL: Final = 2  # sweeps after which everything is looked at once more: a show has one room
UNSWEPT: Final = 300  # the same where no loop goes round


def limit_heap() -> None:
    """Allocate large pictures directly from the system, so that they are returned when freed.

    By default glibc keeps them in its heap once the first of that size was freed, where small
    blocks between them hold the memory: a fifth of it after all boards. Other systems' libraries
    have no such setting.
    """
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(M_MMAP_THRESHOLD, HEAP)


def trim_heap() -> None:
    """Return the free memory between the blocks of the heap; only glibc can."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def put_off_sweeps() -> None:
    """Leave full garbage collections to a `Sweeper`, except in need."""
    gc.set_threshold(*gc.get_threshold()[:2], UNSWEPT)


class Sweeper:
    """Collects garbage when nothing moves.

    Survivors are examined again only after a change of rooms or some collections later, so most
    collections are short.
    """

    def __init__(self) -> None:
        self._rooms: tuple[int, ...] = ()
        self._swept = 0  # sweeps since all was looked at
        self._lasted = {True: USUAL, False: 0.0}  # milliseconds, of all and of what is new

    def is_due(self, rest: Callable[[], float]) -> bool:
        """Whether enough has been allocated since the last collection and nothing is planned while
        one of its kind lasts (`rest()` gives the milliseconds until then), or so much that it
        cannot wait."""
        litter = gc.get_count()[2]
        return litter >= OVERDUE or (litter >= LITTER and rest() > max(
            FRAME, self._lasted[not self._swept]))

    def look(self, rooms: Iterable[object]) -> None:
        """Make the next collection a full one if these rooms, of which no reference is kept, are
        not the previous ones, or after `PARTIAL` collections."""
        known = tuple(map(id, rooms))
        if known != self._rooms or self._swept >= PARTIAL:
            self._rooms, self._swept = known, 0
            gc.unfreeze()

    def sweep(self) -> None:
        """Collect among new objects, or among all."""
        began = time.perf_counter()
        gc.collect()
        gc.freeze()
        trim_heap()
        self._lasted[not self._swept] = (time.perf_counter() - began) * 1e3
        self._swept += 1
