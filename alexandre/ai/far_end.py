"""The worker process of a computer player: it does job after job until its pipe closes.

What it says and hears is told in alexandre/ai/worker.py, which has the other end.
"""

from __future__ import annotations

import gc
import json
import signal
import sys
import time
from typing import Final

from alexandre.ai.job import Job, Thinker, from_plain
from alexandre.ai.seat import HintsOf, LoadGame, Stopped
from alexandre.kernel.board import Plain
from alexandre.kernel.meta import COACH
from alexandre.kernel.store.jsonread import read_json

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Pipe
else:
    from multiprocessing.connection import Connection as Pipe

__all__ = ["Pipe", "attend"]

LITTER: Final = 50_000  # new objects, at which a collection begins: playouts make no cycles
CHECKED: Final = 16  # a search asks so often before the pipe is looked at; it costs 20 µs


def attend(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Do one job after the other until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    gc.set_threshold(LITTER)
    thinker = Thinker(load, hints)
    try:
        greet(pipe)
        while True:
            message = read_json(pipe.recv_bytes())
            if "job" in message:
                ticket = message["ticket"]
                send(pipe, {"ticket": ticket,
                            **think(thinker, from_plain(message["job"]), pipe, ticket)})
    except (EOFError, OSError):  # the window is gone
        pipe.close()


def greet(pipe: Pipe) -> None:
    """Say that the process has come up, and when."""
    send(pipe, {"ticket": 0, "up": int(time.monotonic() * 1000)})


def send(pipe: Pipe, message: Plain) -> None:
    """One message to the window."""
    pipe.send_bytes(json.dumps(message).encode())


def think(thinker: Thinker, job: Job, pipe: Pipe, ticket: int) -> dict[str, Plain]:
    """The line to play, each better one told on the way, and of a coach the plans; no line if
    something else has come in the meantime."""
    def tell(line: tuple[str, ...]) -> None:
        send(pipe, {"ticket": ticket, "best": list(line)})

    try:
        if job.level != COACH:
            return {"line": list(thinker.think(job, Interruption(pipe), tell=tell))}
        plans = thinker.advise(job, Interruption(pipe), tell)
    except Stopped:
        return {"line": None}
    return {"line": list(plans[0].line), "plans": [each.to_plain() for each in plans]}


class Interruption:
    """A Stop: has a message come through the pipe?  It looks only once in many calls."""

    def __init__(self, pipe: Pipe) -> None:
        self.pipe = pipe
        self.asked = 0

    def __call__(self) -> bool:
        self.asked += 1
        return self.asked % CHECKED == 1 and self.pipe.poll()
