"""The store: the documents of one folder, read at once and written by a thread of their own.

The program goes on whatever the disk does. A write that fails is told, kept in memory, and
tried again before the next one.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import shutil
import stat
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import TracebackType

from alexandre.kernel.board import Plain
from alexandre.kernel.store.disk import Disk, cause
from alexandre.kernel.store.envelope import Document, Header, assemble, body_bytes, decode
from alexandre.kernel.store.family import Entry, Family
from alexandre.kernel.store.hold import SECOND_COPY, Hold
from alexandre.kernel.store.names import display_name, file_name, member
from alexandre.kernel.store.place import Placer
from alexandre.kernel.store.shelf import DiskTrouble, Shelf
from alexandre.kernel.store.writer import Job, Result, Ticket, Writer
from alexandre.kernel.text import Msg, Refusal

Listener = Callable[[Msg], None]

SCRATCH = "alexandre-"  # how the name of a temporary folder begins
OCCUPIED = "alexandre-scratch.lock"

_READ_WAIT = 5.0  # seconds that a reader waits for writes under way


class Store:
    """One folder of documents; `notice` says why nothing can be written there now, if so.

    `listener` hears, on the writer's thread, of every write that failed and of its success later
    on; it must return at once. A second running copy on the same folder `is_read_only`.
    """

    def __init__(
        self,
        folder: Path | str,
        app: str = "",
        listener: Listener | None = None,
        disk: Disk | None = None,
    ) -> None:
        self._app = app
        self._disk = disk or Disk()
        self._shelf = Shelf(folder, self._disk)
        self._hold = Hold(self._shelf, self._disk)
        self._listener = listener
        self._writer = Writer(self._tell)
        self._changes = Changes(self._shelf, self._hold, self._disk, self._writer)
        self._is_closed = False
        self.folder = self._shelf.folder
        self.notice = self._take_hold()
        atexit.register(self.close)

    @property
    def is_read_only(self) -> bool:
        """Whether another running copy has the folder, so that nothing is written from here."""
        return self._hold.is_second

    def write(self, name: str, header: Header, body: Plain) -> Ticket:
        """Queue a new version of the document `name` of the kind `header.kind`; never raises.

        The body is spelled out before this returns, so it may be changed afterwards. The header's
        `app`, `counter` and `digest` are the store's to fill. If another write of the same
        document waits, this one takes over its ticket.
        """
        if shut := self._why_shut():
            return _refuse(_msg_unsaved(name, shut))
        try:
            file = file_name(name, header.kind)
            text = body_bytes(body)
        except Refusal as refusal:
            self._tell(_msg_unsaved(name, refusal.msg))
            return _refuse(_msg_unsaved(name, refusal.msg))
        ticket = Ticket()
        run = partial(self._changes.write, file, replace(header, app=self._app), text)
        job = Job(file, partial(_attempt, run, partial(_msg_unsaved, file)), [ticket])
        self._writer.submit(job)
        return ticket

    def shelf(self, kind: str | None = None) -> tuple[Entry, ...]:
        """Every document of the folder, of one kind or of all, newest first by counter.

        Refusal if the folder is there and cannot be listed.
        """
        self._writer.wait(_READ_WAIT)
        return self._shelf.entries(kind)

    def entry(self, name: str, kind: str = "save") -> Entry | None:
        """The document of that name as the shelf lists it, or None if there is none."""
        self._writer.wait(_READ_WAIT)
        family = self._shelf.family(self._shelf.find(name, kind))
        return next((each for each in family.entries()
                     if each.condition not in ("aside", "binned")), None)

    def is_taken(self, name: str, kind: str = "save") -> bool:
        """Whether there is a document of that name, on the disk or still on its way there.

        Refusal if the folder is there and cannot be listed.
        """
        is_pending = self._writer.is_pending(file_name(name, kind))
        return is_pending or self.entry(name, kind) is not None

    def list_unsaved(self) -> tuple[str, ...]:
        """The names of the documents whose newest version the disk has refused."""
        parts = [member(file) for file in self._writer.list_unsaved()]
        return tuple([each.name for each in parts if each])

    def is_unsaved(self, name: str) -> bool:
        """Whether the disk has refused the newest version of that document."""
        return file_name(name, "save") in self._writer.list_unsaved()

    def read(self, name: str, kind: str = "save") -> Document:
        """The document of that name; Refusal names the file and what is wrong with it."""
        self._writer.wait(_READ_WAIT)
        return self._shelf.read(name, kind)

    def read_file(self, file: str) -> Document:
        """One file of the shelf, also an offer or one set aside; Refusal as for `read`."""
        return self._shelf.read_file(file)

    def restore(self, entry: Entry) -> Ticket:
        """Put the newest readable generation in the place of a damaged document.

        The damaged file is moved aside. The ticket's problem says why, if it could not be done.
        """
        return self._task("restore", entry, self._changes.restore)

    def set_aside(self, entry: Entry) -> Ticket:
        """Move a file that cannot be used out of the way; it stays on the shelf."""
        return self._task("aside", entry, self._changes.set_aside)

    def throw_away(self, entry: Entry) -> Ticket:
        """Put a document into the bin, from where it can be taken back; its generations go."""
        return self._task("bin", entry, self._changes.throw_away)

    def take_back(self, entry: Entry) -> Ticket:
        """Take a document out of the bin; refused while another one has its name."""
        return self._task("back", entry, self._changes.take_back)

    def remove(self, entry: Entry) -> Ticket:
        """Delete permanently a document with its generations, or one file set aside or binned.

        It is the player's own wish.
        """
        return self._task("remove", entry, self._changes.remove)

    def flush(self, timeout: float | None = None) -> bool:
        """Try again what failed, and wait until nothing is left to write; whether all is on the
        disk.

        What fails once more stays in memory.
        """
        self._writer.retry()
        return self._writer.wait(timeout) and not self._writer.list_unsaved()

    def close(self, timeout: float | None = 10.0) -> bool:
        """Write what is left and let the folder go; whether that was done in time."""
        if self._is_closed:
            return True
        self._is_closed = True
        atexit.unregister(self.close)
        self._writer.retry()
        is_done = self._writer.close(timeout)
        if is_done:  # else the writer still needs the folder, until the process ends
            self._hold.release()
        return is_done

    def __enter__(self) -> Store:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _take_hold(self) -> Msg | None:
        try:
            self._hold.take()
        except Refusal as refusal:
            return refusal.msg
        except OSError as error:
            return Msg.of("store.no_folder", cause=cause(error))
        return None

    def _why_shut(self) -> Msg | None:
        """The reason why nothing more is written from here."""
        if self.is_read_only:
            return SECOND_COPY
        return Msg.of("store.closed") if self._is_closed else None

    def _task(self, word: str, entry: Entry, run: Callable[[Entry, Family], Result]) -> Ticket:
        def carry_out() -> Result:
            self._hold.take()
            return run(entry, self._shelf.family(entry.document))

        failed = partial(_msg_unchanged, entry.file)
        if shut := self._why_shut():
            return _refuse(failed(shut))
        ticket = Ticket()
        job = Job(f"{word} {entry.file}", partial(_attempt, carry_out, failed), [ticket],
                  is_kept=False)
        self._writer.submit(job)
        return ticket

    def _tell(self, msg: Msg) -> None:
        if self._listener is not None:
            self._listener(msg)


class Scratch:
    """A store in a temporary folder; where the system has none, the store says that it cannot
    write.
    """

    def __init__(self, app: str = "", listener: Listener | None = None) -> None:
        self.folder = make_folder()
        self._handle: int | None = None
        with contextlib.suppress(OSError):
            self._handle = Disk().lock(self.folder / OCCUPIED)
        clear_left(self.folder)
        self.store = Store(self.folder / "saves", app, listener)

    def close(self) -> None:
        """Delete the folder with all that was written there."""
        self.store.close()
        if self._handle is not None:
            Disk().close(self._handle)
        shutil.rmtree(self.folder, ignore_errors=True)


def make_folder() -> Path:
    """A new folder of this process alone; its name alone where none can be made."""
    try:
        return Path(tempfile.mkdtemp(prefix=SCRATCH))
    except OSError:
        return Path(tempfile.gettempdir()) / f"{SCRATCH}{os.getpid()}"


def clear_left(folder: Path) -> None:
    """Delete what processes that were killed have left beside this folder of ours: theirs have
    the file of a lock that nobody holds."""
    with contextlib.suppress(OSError):
        own, disk = folder.lstat().st_uid, Disk()
        for each in folder.parent.glob(f"{SCRATCH}*"):
            with contextlib.suppress(OSError):
                theirs, file = each.lstat(), (each / OCCUPIED).lstat()
                if each != folder and stat.S_ISDIR(theirs.st_mode) and stat.S_ISREG(file.st_mode) \
                        and theirs.st_uid == file.st_uid == own:
                    disk.close(disk.lock(each / OCCUPIED))
                    shutil.rmtree(each, ignore_errors=True)


class Changes:
    """Changes to the files of the folder, made on the writer's thread."""

    def __init__(self, shelf: Shelf, hold: Hold, disk: Disk, writer: Writer) -> None:
        self._shelf = shelf
        self._hold = hold
        self._disk = disk
        self._writer = writer
        self._placer = Placer(shelf, disk)

    def write(self, file: str, header: Header, text: bytes) -> Result:
        """Put a new version in the place of the newest one."""
        self._hold.take()
        family = self._shelf.family(file)
        _leave_newer(family)
        data = assemble(replace(header, counter=self._hold.next()), text)
        decode(data)  # what could not be read again is not worth writing
        landed = self._placer.put(family, data)
        if landed == file:
            return Result(file)
        return Result(landed, Msg.of("store.kept_beside", file=display_name(file),
                                     beside=display_name(landed)))

    def restore(self, entry: Entry, family: Family) -> Result:
        """Only what was offered is put there: a player is told of another one first."""
        _leave_newer(family)
        newest = family.newest
        if entry.offer is None or newest is None or newest.condition != "damaged":
            raise Refusal(Msg.of("store.nothing_older"))
        offer = self._shelf.look(entry.offer.file)
        if offer.cause:
            raise Refusal(offer.cause)
        self._placer.promote(offer, family.file)
        return Result(family.file)

    def set_aside(self, entry: Entry, family: Family) -> Result:
        """Move a file out of the way."""
        return Result(self._placer.set_aside(self._shelf.look(entry.file)))

    def throw_away(self, entry: Entry, family: Family) -> Result:
        """Put a document into the bin."""
        _leave_newer(family)
        self._writer.forget(family.file)
        return Result(self._placer.throw_away(family) or entry.file)

    def take_back(self, entry: Entry, family: Family) -> Result:
        """Take a document out of the bin."""
        if family.newest is not None:
            raise Refusal(Msg.of("store.name_taken", file=display_name(family.file)))
        self._placer.promote(self._shelf.look(entry.file), family.file)
        return Result(family.file)

    def remove(self, entry: Entry, family: Family) -> Result:
        """Generations go first, so that none comes back in the place of the document."""
        if entry.condition in ("aside", "binned"):
            files = [entry.file]
        else:
            self._writer.forget(family.file)
            main = [family.main] if family.main else []
            files = [look.file for look in [*family.older, *main]]
        for file in files:
            self._disk.remove(self._shelf.folder / file)
        return Result(entry.file)


def _refuse(problem: Msg) -> Ticket:
    ticket = Ticket()
    ticket.settle(Result(problem=problem))
    return ticket


def _msg_unsaved(file: str, why: Msg) -> Msg:
    return Msg.of("store.unsaved", file=display_name(file), cause=why)


def _msg_unchanged(file: str, why: Msg) -> Msg:
    return Msg.of("store.unchanged", file=display_name(file), cause=why)


def _attempt(run: Callable[[], Result], failed: Callable[[Msg], Msg]) -> Result:
    """Run it, with every refusal of the disk or of the data turned into a sentence."""
    try:
        return run()
    except OSError as error:
        return Result(problem=failed(cause(error)), may_retry=True)
    except Refusal as refusal:
        return Result(problem=failed(refusal.msg), may_retry=isinstance(refusal, DiskTrouble))


def _leave_newer(family: Family) -> None:
    if family.main is not None and family.main.condition == "newer":
        raise Refusal(Msg.of("store.newer_kept"))
