"""A computer player in a process of its own, so that the window never waits for it.

Messages are JSON over a pipe.  To the worker: `{"ticket", "job"}` and `{"cancel": ticket}`;
from it: `{"ticket", "line"}`, and `{"ticket", "line": null}` for a job that was called off.
Whatever arrives while it thinks calls the thinking off.  A worker that dies, or says what makes
no sense, is replaced and asked once more; after that a random move is made on the spot.
"""

from __future__ import annotations

import json
import multiprocessing
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from types import ModuleType
from typing import Final

from alexandre.ai.job import Job, Thinker, from_plain
from alexandre.ai.levels import RANDOM
from alexandre.ai.seat import HintsOf, LoadGame, Stopped, never
from alexandre.kernel.board import Plain
from alexandre.kernel.jsonread import read_json
from alexandre.kernel.plain import BadData, as_dict, as_int

GRACE: Final = 0.12  # seconds in which a worker must let go of what was called off
LEAVE: Final = 0.2  # seconds in which it must end when the pipe is closed
PATIENCE: Final = 30.0  # seconds after which a worker that says nothing is given up
TRIES: Final = 2
CHECKED: Final = 16  # a search asks so often before the pipe is looked at; it costs 20 µs

Serve = Callable[[Connection, LoadGame, HintsOf], None]


@dataclass(frozen=True)
class Answer:
    """The line to play: the first action, then each next one while it is legal."""

    ticket: int
    line: tuple[str, ...]


class Worker:
    """The application's end of a pipe to a process; none of its calls blocks."""

    def __init__(self, load: LoadGame, hints: HintsOf, serve: Serve | None = None) -> None:
        """Start a process at once; `load` and `hints` must be importable by name."""
        self._far = (serve or attend, load, hints)
        self._near = Thinker(load, hints)
        self._job: Job | None = None
        self._ticket = 0  # of the latest job
        self._tries = 0  # how often it was sent
        self._dropped = 0  # the latest ticket that was called off
        self._heard_of = 0  # the latest ticket the far end has done with
        self._due = 0.0  # when it must have answered, or let go
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._spawn()

    @property
    def pid(self) -> int | None:
        """The process at the far end, if there is one."""
        return self._process.pid if self._process else None

    def ask(self, job: Job) -> int:
        """Have a job done; what was asked before is dropped.  The answer comes by `poll`."""
        self.cancel()
        self._ticket += 1
        self._job = job
        self._tries = 0
        self._send_job()
        return self._ticket

    def poll(self) -> Answer | None:
        """The answer, if it is there.  To be asked often: every frame."""
        while self._pipe is not None and self._has_word(self._pipe):
            answer = self._hear(self._pipe)
            if answer:
                return answer
        if self._is_overdue():
            self._replace()
        if self._job and not self._is_busy():
            return self._on_the_spot(self._job)
        return None

    def cancel(self) -> None:
        """Drop what was asked; there will be no answer."""
        if self._job and self._is_busy():
            self._send({"cancel": self._ticket})
            self._dropped = self._ticket
            self._due = time.monotonic() + GRACE
        self._job = None

    def close(self) -> None:
        """End the process; the worker is of no use any more."""
        self._job = None
        self._part()

    # ---- the process ------------------------------------------------------------------

    def _spawn(self) -> None:
        context = multiprocessing.get_context("spawn")
        near, far = context.Pipe()
        serve, load, hints = self._far
        process = context.Process(target=serve, args=(far, load, hints), daemon=True)
        try:
            with NoMain():
                process.start()
        except OSError:  # no memory, no process left: every move is made on the spot
            near.close()
        else:
            self._process, self._pipe = process, near
        far.close()

    def _part(self) -> None:
        """Close the pipe, at which the process ends by itself; kill it if it does not."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.join(LEAVE)
            if self._process.is_alive():
                self._process.kill()
                self._process.join(LEAVE)
        self._process = self._pipe = None
        self._heard_of = self._ticket

    def _replace(self) -> None:
        """Start a new process for one that is dead or does not answer, and ask it again."""
        if self._process is not None:
            self._process.kill()
        self._part()
        self._spawn()
        if self._job and self._tries < TRIES:
            self._send_job()

    def _is_busy(self) -> bool:
        """Has the process not yet replied to all that it was asked?"""
        return self._pipe is not None and self._heard_of < self._ticket

    def _is_overdue(self) -> bool:
        is_owing = self._job is not None or self._heard_of < self._dropped
        return is_owing and self._is_busy() and time.monotonic() > self._due

    def _on_the_spot(self, job: Job) -> Answer:
        self._job = None
        return Answer(self._ticket, self._near.think(job, never, RANDOM))

    # ---- the pipe ---------------------------------------------------------------------

    def _send_job(self) -> None:
        assert self._job
        self._tries += 1
        self._heard_of = min(self._heard_of, self._ticket - 1)
        if self._heard_of >= self._dropped:
            self._due = time.monotonic() + PATIENCE
        self._send({"ticket": self._ticket, "job": self._job.to_plain()})

    def _send(self, message: Plain) -> None:
        """Send a message; `poll` notices a process that is gone."""
        if self._pipe is not None:
            with suppress(OSError):
                self._pipe.send_bytes(json.dumps(message).encode())

    def _has_word(self, pipe: Connection) -> bool:
        try:
            return pipe.poll()
        except OSError:
            return True

    def _hear(self, pipe: Connection) -> Answer | None:
        """Read one message; a process that sends nonsense is replaced."""
        try:
            reply = as_dict(read_json(pipe.recv_bytes()), (), ("ticket", "line"), ())
            ticket = as_int(reply["ticket"], ("ticket",), 1, self._ticket)
        except (EOFError, OSError, BadData):
            self._replace()
            return None
        self._heard_of = ticket
        self._due = time.monotonic() + PATIENCE
        if self._job is None or ticket < self._ticket:
            return None
        if not self._near.is_line(self._job, reply["line"]):
            self._replace()
            return None
        self._job = None
        return Answer(ticket, tuple(reply["line"]))


class NoMain:
    """While a process is spawned there is no main module: the child would import it again, and
    with it the window, wherever the program was started from."""

    def __enter__(self) -> None:
        self._main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")

    def __exit__(self, *_error: object) -> None:
        sys.modules["__main__"] = self._main


# ---- the far end --------------------------------------------------------------------------


def attend(pipe: Connection, load: LoadGame, hints: HintsOf) -> None:
    """Do one job after the other until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    thinker = Thinker(load, hints)
    try:
        while True:
            message = read_json(pipe.recv_bytes())
            if "job" in message:
                reply = {"ticket": message["ticket"],
                         "line": think(thinker, from_plain(message["job"]), pipe)}
                pipe.send_bytes(json.dumps(reply).encode())
    except (EOFError, OSError):  # the window is gone
        pipe.close()


def think(thinker: Thinker, job: Job, pipe: Connection) -> list[str] | None:
    """The line to play; None if something else has come in the meantime."""
    try:
        return list(thinker.think(job, Interruption(pipe)))
    except Stopped:
        return None


class Interruption:
    """A Stop: has a message come through the pipe?  It looks only once in many calls."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked % CHECKED == 1 and self.pipe.poll()
