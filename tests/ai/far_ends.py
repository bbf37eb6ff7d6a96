"""Far ends for a worker that do not as they should, and slow hints: importable by name."""

from __future__ import annotations

import json
import os
import sys
import time
from multiprocessing.connection import Connection
from types import SimpleNamespace
from typing import Any

from alexandre import games
from alexandre.ai.job import Thinker, from_plain
from alexandre.ai.seat import HintsOf, LoadGame
from alexandre.ai.worker import think
from alexandre.kernel.contract import Game

SLOW = 0.02  # seconds that a slow value takes: a decision takes minutes


def deaf(pipe: Connection, load: LoadGame, hints: HintsOf) -> None:
    """Takes jobs and never answers."""
    while True:
        time.sleep(0.01)


def silent(pipe: Connection, load: LoadGame, hints: HintsOf) -> None:
    """Answers each job with bytes that mean nothing."""
    while pipe.recv_bytes():
        pipe.send_bytes(b"\xff{")


def confused(pipe: Connection, load: LoadGame, hints: HintsOf) -> None:
    """Answers with actions that cannot be played."""
    while True:
        message = json.loads(pipe.recv_bytes())
        pipe.send_bytes(json.dumps({"ticket": message["ticket"], "line": ["end"]}).encode())


def ill_typed(pipe: Connection, load: LoadGame, hints: HintsOf) -> None:
    """Answers with lines that are no texts."""
    while True:
        message = json.loads(pipe.recv_bytes())
        pipe.send_bytes(json.dumps({"ticket": message["ticket"], "line": [[], 7]}).encode())


def doomed(pipe: Connection, load: LoadGame, hints: HintsOf) -> None:
    """Dies of each job."""
    pipe.recv_bytes()
    os._exit(1)


def slow_hints(game: Game) -> Any:
    """The title's hints, but a value takes its time."""
    found = games.hints(game)

    def value(state: Any, seat: int) -> int:
        time.sleep(SLOW)
        worth: int = found.value(state, seat)
        return worth

    return SimpleNamespace(order=found.order, suggest=found.suggest, value=value,
                           is_blunder=found.is_blunder, is_rest=found.is_rest,
                           samples=found.samples, drawn=found.drawn)


def frank(pipe: Connection, load: LoadGame, hints: HintsOf) -> None:
    """Does a job and tells which modules it has imported for it."""
    assert think(Thinker(load, hints), from_plain(json.loads(pipe.recv_bytes())), pipe)
    pipe.send_bytes(json.dumps(sorted(sys.modules)).encode())
