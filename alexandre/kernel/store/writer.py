"""The writer: one thread that carries out jobs in order, off the caller's thread; where the system
has no thread left, the caller carries them out.

Of several writes to one document that wait, only the newest is carried out, in the place of the
last. A write that failed is parked with its data, and tried again before the next one.
"""

from __future__ import annotations

import contextlib
import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from alexandre.kernel.store.names import display_name
from alexandre.kernel.store.threads import start_thread
from alexandre.kernel.text import Msg


class Ticket:
    """The outcome of a job: it is settled once, with the file that was written or with a problem.

    `problem` beside a `file` means that the data is safe, but not where it was meant to be.
    """

    def __init__(self) -> None:
        self.file = ""
        self.problem: Msg | None = None
        self._event = threading.Event()

    @property
    def is_settled(self) -> bool:
        """Whether it is known what became of the job."""
        return self._event.is_set()

    @property
    def is_done(self) -> bool:
        """Whether the job was carried out, and what it wrote is on the disk."""
        return self.is_settled and bool(self.file)

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until the job is settled; whether it is."""
        return self._event.wait(timeout)

    def settle(self, result: Result) -> None:
        """Say what became of the job; for the writer alone."""
        self.file, self.problem = result.file, result.problem
        self._event.set()


@dataclass(frozen=True)
class Result:
    """The end of one attempt; `may_retry`: the disk was at fault, not the data."""

    file: str = ""
    problem: Msg | None = None
    may_retry: bool = False


@dataclass
class Job:
    """Something to be done on the disk; jobs of the same key supersede each other.

    `is_kept`: it is parked and tried again when the disk was at fault.
    """

    key: str
    run: Callable[[], Result]
    tickets: list[Ticket] = field(default_factory=list)
    is_kept: bool = True


class Writer:
    """A queue of jobs and the thread that empties it; the thread starts with the first job.

    `tell` hears, on the writer's thread, of every job that failed, and of its success later on.
    """

    def __init__(self, tell: Callable[[Msg], None]) -> None:
        self._tell = tell
        self._queue: OrderedDict[str, Job] = OrderedDict()
        self._parked: OrderedDict[str, Job] = OrderedDict()
        self._troubled: set[str] = set()
        self._unsaved: set[str] = set()  # keys of kept jobs of which the latest failed
        self._change = threading.Condition()
        self._thread: threading.Thread | None = None
        self._running = ""  # the key of the job that is being carried out
        self._is_closing = False

    def submit(self, job: Job) -> None:
        """Put the job at the end of the queue; what is parked goes before it."""
        with self._change:
            if self._is_closing:  # nobody would carry it out
                for ticket in job.tickets:
                    ticket.settle(Result(problem=Msg.of("store.closed")))
                return
            self._unpark(job.key)
            if waiting := self._queue.pop(job.key, None):
                job.tickets[:0] = waiting.tickets
            self._queue[job.key] = job
        self._start()

    def retry(self) -> None:
        """Try again what is parked."""
        with self._change:
            self._unpark()
        self._start()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until the queue is empty; whether it is."""
        with self._change:
            return self._change.wait_for(lambda: not (self._queue or self._running), timeout)

    def forget(self, key: str) -> None:
        """Drop what is parked under that key."""
        with self._change:
            self._parked.pop(key, None)
            self._troubled.discard(key)
            self._unsaved.discard(key)

    def list_unsaved(self) -> tuple[str, ...]:
        """The keys of what was to be kept and is not on the disk: its latest attempt failed."""
        with self._change:
            return tuple(sorted(self._unsaved))

    def is_pending(self, key: str) -> bool:
        """Whether a job of that key is waiting, running or parked."""
        with self._change:
            return key in self._queue or key in self._parked or key == self._running

    def close(self, timeout: float | None = None) -> bool:
        """Finish the queue and end the thread; whether it ended in time."""
        with self._change:
            self._is_closing = True
            self._change.notify_all()
            thread = self._thread
        if thread is not None:
            thread.join(timeout)
        return thread is None or not thread.is_alive()

    def _unpark(self, newer: str = "") -> None:
        self._parked.pop(newer, None)
        while self._parked:
            key, job = self._parked.popitem()
            self._queue.setdefault(key, job)
            self._queue.move_to_end(key, last=False)

    def _start(self) -> None:
        """Wake the thread, or start it; without one, empty the queue here."""
        with self._change:
            if self._queue and self._thread is None:
                self._thread = start_thread(self._work, "store")
            has_thread = self._thread is not None
            self._change.notify_all()
        if not has_thread:
            self._work(may_wait=False)

    def _work(self, *, may_wait: bool = True) -> None:
        while job := self._next(may_wait=may_wait):
            result = self._attempt(job)
            self._settle(job, result)

    def _next(self, *, may_wait: bool) -> Job | None:
        with self._change:
            if may_wait:
                self._change.wait_for(lambda: self._queue or self._is_closing)
            if not self._queue:
                return None
            key, job = self._queue.popitem(last=False)
            self._running = key
            return job

    def _attempt(self, job: Job) -> Result:
        try:
            return job.run()
        except Exception as error:  # noqa: BLE001 - the thread outlives every mistake
            name = type(error).__name__
            return Result(problem=Msg.of("store.system_error", code=name), may_retry=True)

    def _settle(self, job: Job, result: Result) -> None:
        with contextlib.suppress(Exception):  # what a listener raises is no affair of the disk
            self._report(job, result)
        with self._change:
            if job.is_kept and result.may_retry and job.key not in self._queue:
                self._parked[job.key] = Job(job.key, job.run)
            if job.is_kept:
                (self._unsaved.discard if result.file else self._unsaved.add)(job.key)
        for ticket in job.tickets:
            ticket.settle(result)
        with self._change:
            self._running = ""
            self._change.notify_all()

    def _report(self, job: Job, result: Result) -> None:
        """Tell of a failure once, not of every further attempt, and of the end of the trouble."""
        was_in_trouble = job.key in self._troubled
        if result.problem and not (was_in_trouble and not job.tickets):
            self._tell(result.problem)
        if result.problem and not result.file:
            if job.is_kept and result.may_retry:
                self._troubled.add(job.key)
        elif was_in_trouble:
            self._troubled.discard(job.key)
            if not result.problem:
                self._tell(Msg.of("store.recovered", file=display_name(job.key)))
