"""A computer player in a process of its own, so that the window never waits for it.

Messages are JSON over a pipe.  To the worker: `{"ticket", "job"}` and `{"cancel": ticket}`;
from it: `{"ticket": 0, "up": milliseconds}` when it has come up, `{"ticket", "best"}` for each
better line on the way, `{"ticket", "line"}`, of a coach with `"plans"`, and
`{"ticket", "line": null}` for a job that was called off.  Whatever arrives while it thinks calls
the thinking off.

A job has one budget of time, whatever becomes of the process.  One that dies, or says what makes
no sense, is replaced and asked once more.  Where the budget is over, or no process can be had, the
best line told so far is the answer; where nothing was told, a quick level thinks here, in slices.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing.context import SpawnProcess
from typing import Final

from alexandre.ai.far_end import Pipe, attend
from alexandre.ai.job import Job, Thinker
from alexandre.ai.review.plans import Weighed, read_plans
from alexandre.ai.seat import HintsOf, LoadGame, Stop
from alexandre.ai.sliced import Sliced
from alexandre.ai.spawning import Serve, has_word, part, spawn
from alexandre.kernel.board import Plain
from alexandre.kernel.meta import GREEDY
from alexandre.kernel.plain import BadData, as_dict, as_int
from alexandre.kernel.store.jsonread import read_json

GRACE: Final = (0.12, 2.0)  # seconds, least and most, in which it must let go of what was dropped
COMING_UP: Final = 20.0  # seconds that a process has to come up
LEAVE: Final = 0.2  # seconds in which it must end when the pipe is closed
TRIES: Final = 2
LEAST: Final = 1.0  # seconds of a budget, however often no worker has answered
HALVED: Final = 10  # times at most: a thousandth is as good as nothing
SLICE: Final = 0.015  # seconds of one look in which a quick level thinks here


@dataclass(frozen=True)
class Answer:
    """The line to play: the first action, then each next one while it is legal.

    `stand_in`: what it is instead of the level's last word, as a record notes it, else "".
    `plans`: what a coach has compared, the best first; none where something stands in for him.
    """

    ticket: int
    line: tuple[str, ...]
    stand_in: str = ""
    plans: tuple[Weighed, ...] = ()


class Worker:
    """The application's end of a pipe to a process; none of its calls takes longer than a slice.

    `clock` counts seconds, as the monotonic clock of the system does for all processes.
    """

    def __init__(self, load: LoadGame, hints: HintsOf, serve: Serve | None = None,
                 clock: Callable[[], float] = time.monotonic) -> None:
        """Start a process at once; `load` and `hints` must be importable by name."""
        self._far = (serve or attend, load, hints)
        self._near = Thinker(load, hints)
        self._clock = clock
        self._job: Job | None = None
        self._ticket = 0  # of the latest job
        self._tries = 0  # how often a process has failed at it
        self._until = 0.0  # when its budget is over
        self.best: Plain = None  # the line told last on the way to the answer
        self._here: Sliced | None = None  # a quick level, thinking in the place of the process
        self._is_own = False  # is that the level that was asked for?
        self._missed = 0  # jobs in a row of which no process said a word in time
        self._dropped = 0  # the latest ticket that was called off
        self._heard_of = 0  # the latest ticket the far end has done with
        self._let_go = 0.0  # when it must have done with what was called off
        self._grace = GRACE[0]
        self._born = 0.0  # when the process was started
        self.is_up = False  # has the process said that it is there?
        self._process: SpawnProcess | None = None
        self._pipe: Pipe | None = None
        self._spawn()

    @property
    def pid(self) -> int | None:
        """The process at the far end, if there is one."""
        return self._process.pid if self._process else None

    def ask(self, job: Job, budget: float) -> int:
        """Have a job done within so many seconds; what was asked before is dropped.

        The answer comes by `poll`.  A budget in which no process has said anything halves those
        that follow, until one speaks again.
        """
        self.cancel()
        self._listen()
        self._ticket += 1
        self._job, self._tries, self.best = job, 0, None
        halved = budget / 2 ** min(self._missed, HALVED)
        self._until = self._clock() + max(min(LEAST, budget), halved)
        if self._pipe is None:
            self._spawn()
        self._send_job()
        return self._ticket

    def poll(self) -> Answer | None:
        """The answer, if it is there.  To be asked often: every frame."""
        answer = self._listen()
        if answer:
            return answer
        if self._is_stuck():
            self._replace()
        if self._job is None or (self._is_busy() and self._clock() < self._until):
            return None
        return self._stand_in(self._job)

    def hurry(self) -> None:
        """Answer with the best line so far, if one has been told."""
        if self._job is not None and self.best is not None:
            self._until = min(self._until, self._clock())

    def cancel(self) -> None:
        """Drop what was asked; there will be no answer."""
        if self._here is not None:
            self._here.drop()
            self._here = None
        if self._job:
            self._call_off()
        self._job = None

    def close(self) -> None:
        """End the process; the worker is of no use any more."""
        self.cancel()
        self._part()

    # ---- the process ------------------------------------------------------------------

    def _spawn(self) -> None:
        self._born, self.is_up = self._clock(), False
        with suppress(OSError):  # no handle, memory or process left
            self._pipe, self._process = spawn(*self._far)

    def _part(self) -> None:
        if self._pipe is not None and self._process is not None:
            part(self._pipe, self._process, LEAVE)
        self._process = self._pipe = None
        self._heard_of = self._ticket

    def _replace(self) -> None:
        """Start a new process for one that is dead or stuck, and ask it what is still open."""
        if self._process is not None:
            self._process.kill()
        self._part()
        self._spawn()
        if self._job and self._here is None and self._tries < TRIES:
            self._send_job()

    def _fail(self) -> None:
        """The process has died of the job, or said what makes no sense."""
        self._tries += 1
        self._replace()

    def _is_busy(self) -> bool:
        """Whether a request is still unanswered."""
        return self._pipe is not None and self._heard_of < self._ticket

    def _is_stuck(self) -> bool:
        """Whether it has not started in time, or not stopped when it was told to."""
        if self._pipe is None:
            return False
        if not self.is_up:
            return self._clock() > self._born + COMING_UP
        return self._heard_of < self._dropped and self._clock() > self._let_go

    def _stand_in(self, job: Job) -> Answer | None:
        """The best line that was told, else that of a quick level as soon as it is found here."""
        if self._here is None:
            self._call_off()
            if self._near.is_line(job, self.best):
                return self._answer(tuple(self.best), "unfinished")
            self._missed += 1
            self._is_own = self._near.is_quick(job)
            level = job.level if self._is_own else GREEDY
            self._here = Sliced(partial(think_here, self._near, job, level), self._clock)
        line = self._here.run(SLICE)
        if line is None:
            return None
        self._here = None
        return self._answer(line, "here" if self._is_own else GREEDY)

    def _answer(self, line: tuple[str, ...], stand_in: str = "",
                plans: tuple[Weighed, ...] = ()) -> Answer:
        self._job = None
        return Answer(self._ticket, line, stand_in, plans)

    # ---- the pipe ---------------------------------------------------------------------

    def _send_job(self) -> None:
        """Send the job, to a process that has not come up as soon as it has: nothing piles up
        before one that never reads."""
        assert self._job
        self._heard_of = min(self._heard_of, self._ticket - 1)
        if self.is_up:
            self._send({"ticket": self._ticket, "job": self._job.to_plain()})

    def _call_off(self) -> None:
        """Let the process know that nobody waits for the job any more."""
        if not self.is_up:
            self._heard_of = self._ticket  # it was never told
        elif self._is_busy() and self._dropped < self._ticket:
            self._send({"cancel": self._ticket})
            self._dropped = self._ticket
            self._let_go = self._clock() + self._grace

    def _send(self, message: Plain) -> None:
        """Send a message; `poll` notices a process that is gone."""
        if self._pipe is not None:
            with suppress(OSError):
                self._pipe.send_bytes(json.dumps(message).encode())

    def _listen(self) -> Answer | None:
        """Read what has come; the answer, if it is there."""
        while self._pipe is not None and has_word(self._pipe):
            answer = self._hear(self._pipe)
            if answer:
                return answer
        return None

    def _hear(self, pipe: Pipe) -> Answer | None:
        """Read one message; a process that sends nonsense is replaced."""
        try:
            said = as_dict(read_json(pipe.recv_bytes()), (), ("ticket",),
                           ("line", "best", "up", "plans"))
            ticket = as_int(said["ticket"], ("ticket",), 0, self._ticket)
            plans = read_plans(said.get("plans", []))
        except (EOFError, OSError, BadData):
            self._fail()
            return None
        self._come_up(said.get("up"))
        is_open = self._job is not None and self._here is None and ticket == self._ticket
        if "best" in said and is_open:
            self.best, self._missed = said["best"], 0
        if "line" not in said:
            return None
        self._heard_of = ticket
        if self._job is None or not is_open:
            return None
        if not self._near.is_line(self._job, said["line"]):
            self._fail()
            return None
        self._missed = 0
        return self._answer(tuple(said["line"]), plans=plans)

    def _come_up(self, at: Plain) -> None:
        """The process is there; it may take as long to let go as another would to replace it."""
        if type(at) is int:
            self._grace = min(max(GRACE[0], at / 1000 - self._born), GRACE[1])
        if not self.is_up:
            self.is_up = True
            if self._job and self._here is None and self._is_busy():
                self._send_job()


def think_here(thinker: Thinker, job: Job, level: str, stop: Stop) -> tuple[str, ...]:
    """The line of another level."""
    return thinker.think(job, stop, level)
