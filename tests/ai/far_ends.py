"""Far ends for a worker that do not as they should, and slow hints: importable by name."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from dataclasses import replace

from alexandre import games
from alexandre.ai.far_end import Pipe, greet, send
from alexandre.ai.job import Thinker, from_plain
from alexandre.ai.review.analysis import Analysis, Analyst, sign, to_plain
from alexandre.ai.review.background import hear
from alexandre.ai.review.chances import chances_of, share
from alexandre.ai.review.plans import Weighed
from alexandre.ai.seat import HintsOf, LoadGame, never
from alexandre.kernel.contract import CHANCE, Game, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.record import Record

SLOW = 0.02  # seconds that a slow value takes: a decision takes minutes


def deaf(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Takes jobs and never answers."""
    greet(pipe)
    sleep_on()


def silent(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Answers each job with bytes that mean nothing."""
    greet(pipe)
    while pipe.recv_bytes():
        pipe.send_bytes(b"\xff{")


def answer_nonsense(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Answers with actions that cannot be played."""
    greet(pipe)
    while True:
        message = json.loads(pipe.recv_bytes())
        pipe.send_bytes(json.dumps({"ticket": message["ticket"], "line": ["end"]}).encode())


def ill_typed(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Answers with lines that are no texts."""
    greet(pipe)
    while True:
        message = json.loads(pipe.recv_bytes())
        pipe.send_bytes(json.dumps({"ticket": message["ticket"], "line": [[], 7]}).encode())


def die_at_once(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Dies of each job."""
    greet(pipe)
    pipe.recv_bytes()
    os._exit(1)


def slow_hints(game: Game) -> Hints[State]:
    """The title's hints, but a value takes its time."""
    hints = games.hints(game)

    class Slow(type(hints)):  # type: ignore[misc]
        def value(self, state: State, seat: int) -> int:
            time.sleep(SLOW)
            return hints.value(state, seat)

    slow: Hints[State] = Slow()
    return slow


def frank(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Does a job and tells which modules it has imported for it."""
    assert Thinker(load, hints).think(from_plain(json.loads(pipe.recv_bytes())), never)
    pipe.send_bytes(json.dumps(sorted(sys.modules)).encode())


def listen(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Tells whether it would hear an interrupt at the keyboard."""
    if sys.platform != "win32":
        blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [])
        pipe.send_bytes(json.dumps(signal.SIGINT not in blocked).encode())


def promise(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Tells the best line so far, as a quick level finds it, and then never ends."""
    greet(pipe)
    message = json.loads(pipe.recv_bytes())
    line = Thinker(load, hints).think(from_plain(message["job"]), never, "greedy")
    pipe.send_bytes(json.dumps({"ticket": message["ticket"], "best": list(line)}).encode())
    sleep_on()


def promise_nonsense(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Tells a best line that cannot be played, and then never ends."""
    greet(pipe)
    message = json.loads(pipe.recv_bytes())
    pipe.send_bytes(json.dumps({"ticket": message["ticket"], "best": ["end", 7]}).encode())
    sleep_on()


def come_up_late(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Took a second and a half to come up, by the clock of the tests, and hears nothing."""
    pipe.send_bytes(json.dumps({"ticket": 0, "up": 101_500}).encode())
    sleep_on()


def mute(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Never even comes up."""
    sleep_on()


def sleep_on() -> None:
    """Hear nothing, until killed."""
    while True:
        time.sleep(0.01)


def analyse_at_once(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """An analysis without a playout."""
    record, game, budget = hear(pipe, load)
    send(pipe, {"done": 1, "of": 2})
    send(pipe, {"analysis": to_plain(make_analysis(game, record), sign(game, record, budget))})


def make_analysis(game: Game, record: Record) -> Analysis:
    """Everybody's chance stays as it is, and the first decision with a choice has cost a tenth."""
    analyst = Analyst(game, games.hints(game), record, 0, never)
    even = share([1.0] * record.seats) if record.seats > 1 else (400,)
    moments = [replace(each, chances=even, after=even) for each in analyst.moments]
    costly = next(number for number, each in enumerate(moments) if each.actor != CHANCE)
    offers = analyst.states[moments[costly].at].legal()
    moments[costly] = replace(moments[costly], loss=100, is_sure=True, plans=(
        Weighed((offers[0].text,), 5, 4, is_behind=False),
        Weighed((offers[1].text,), 3, 4, is_behind=True)))
    return Analysis(tuple(moments),
                    chances_of(analyst.hints, analyst.states[-1], record.seats))


def refuse_to_analyse(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """A process that dies."""
    pipe.close()
