"""The lock on a folder: one running copy writes there, and numbers its writes."""

from __future__ import annotations

import contextlib

from alexandre.kernel.store.disk import Disk
from alexandre.kernel.store.names import TEMPORARY, member
from alexandre.kernel.store.shelf import COUNTER_BELIEVED, Shelf
from alexandre.kernel.text import Msg, Refusal

LOCK = "alexandre.lock"


class Hold:
    """The lock of the folder and the counter of its writes.

    The system drops the lock with the process, however it ends, so that none is ever stale.
    """

    def __init__(self, shelf: Shelf, disk: Disk) -> None:
        self.is_second = False
        self._shelf = shelf
        self._disk = disk
        self._path = shelf.folder / LOCK
        self._handle: int | None = None
        self._counter = 0

    def take(self) -> None:
        """Make sure of the folder before a write: it may have been deleted since the last.

        Refusal if another running copy has it, once and for all; OSError if the disk refuses.
        """
        if self.is_second:
            raise Refusal(SECOND_COPY)
        if self._handle is not None and self._disk.still_names(self._handle, self._path):
            return
        self.release()
        self._disk.make_folder(self._shelf.folder)
        self._disk.make_private(self._shelf.folder)
        self._lock()
        self._counter = max(self._counter, self._shelf.highest())

    def next(self) -> int:
        """The counter of the write that comes now: above all that were found or written."""
        self._counter = min(self._counter + 1, COUNTER_BELIEVED)
        return self._counter

    def release(self) -> None:
        """Let the folder go."""
        if self._handle is not None:
            with contextlib.suppress(OSError):
                self._disk.close(self._handle)
            self._handle = None

    def _lock(self) -> None:
        try:
            self._handle = self._disk.lock(self._path)
        except BlockingIOError:
            self.is_second = True
            raise Refusal(SECOND_COPY) from None
        except OSError:
            return  # a file system without locks: play goes on, and the next write asks again
        self._sweep()

    def _sweep(self) -> None:
        """Remove what a crash left half written, which nobody was ever told that it was saved,
        and leave to the owner alone what older versions let everybody read."""
        self._disk.make_private(self._path)
        for each in map(member, self._shelf.names()):
            if each and each.tail == TEMPORARY:
                with contextlib.suppress(OSError):
                    self._disk.remove(self._shelf.folder / each.file)
            elif each:
                self._disk.make_private(self._shelf.folder / each.file)


SECOND_COPY = Msg.of("store.second_copy")
