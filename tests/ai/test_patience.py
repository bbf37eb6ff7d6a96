"""A worker that is slow, hangs or cannot be started: every decision is made all the same.

The findings: a decision that took more than 20 s was never made, for it was asked again from
nothing each time; and a worker that could not start turned a strong player into a random one.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from alexandre import games
from alexandre.ai.job import Job, Thinker
from alexandre.ai.seat import Stop, never
from alexandre.ai.sliced import Sliced
from alexandre.ai.worker import COMING_UP, GRACE, Answer, Worker
from tests.ai import far_ends
from tests.ai.tables import job
from tests.ai.test_worker import ROOT, until, wait

BUDGET = 10.0


class Clock:
    """Stands still until it is put forward."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


Make = Callable[[Any], Worker]


@pytest.fixture
def make(clock: Clock) -> Iterator[Make]:
    """Workers on that clock, closed when the test is over."""
    made: list[Worker] = []

    def start(serve: Any = None) -> Worker:
        made.append(Worker(games.load, games.hints, serve, clock))
        return made[-1]

    yield start
    for each in made:
        each.close()


def of_level(level: str, here: Job) -> tuple[str, ...]:
    """The line of that level, undisturbed."""
    return Thinker(games.load, games.hints).think(here, never, level)


def come_up(worker: Worker) -> None:
    """Wait until the process is there."""
    until(lambda: worker.poll() is None and worker.is_up)


# ---- a worker that hangs --------------------------------------------------------------------


@pytest.mark.parametrize(("level", "stand_in"), [
    ("random", "here"), ("greedy", "here"), ("farsighted", "greedy")])
def test_when_the_budget_is_over_a_quick_level_thinks_here(
        level: str, stand_in: str, make: Make, clock: Clock) -> None:
    worker = make(far_ends.deaf)
    come_up(worker)
    ticket = worker.ask(job(level), BUDGET)
    clock.now += BUDGET - 0.1
    assert worker.poll() is None

    clock.now += 0.2
    quick = "greedy" if level == "farsighted" else level
    assert wait(worker) == Answer(ticket, of_level(quick, job(level)), stand_in)
    assert worker.poll() is None, "once is enough"


def test_the_best_line_found_so_far_is_played(make: Make, clock: Clock) -> None:
    worker = make(far_ends.promise)
    come_up(worker)
    ticket = worker.ask(job("farsighted"), BUDGET)
    until(lambda: worker.poll() is None and worker.best is not None)
    clock.now += BUDGET + 0.1

    assert wait(worker) == Answer(ticket, of_level("greedy", job("farsighted")), "unfinished")


def test_who_is_hurried_plays_the_best_line_so_far__and_thinks_on_without_one(
        make: Make, clock: Clock) -> None:
    worker = make(far_ends.promise)
    come_up(worker)
    ticket = worker.ask(job("farsighted"), BUDGET)
    worker.hurry()
    until(lambda: worker.poll() is None and worker.best is not None)

    worker.hurry()
    assert worker.poll() == Answer(ticket, of_level("greedy", job("farsighted")), "unfinished")


def test_a_best_line_that_cannot_be_played_is_not(make: Make, clock: Clock) -> None:
    worker = make(far_ends.promise_nonsense)
    come_up(worker)
    ticket = worker.ask(job("farsighted"), BUDGET)
    until(lambda: worker.poll() is None and worker.best is not None)
    clock.now += BUDGET + 0.1

    assert wait(worker) == Answer(ticket, of_level("greedy", job("farsighted")), "greedy")


@pytest.mark.parametrize("level", ["greedy", "farsighted"])
def test_a_search_tells_its_best_line_on_the_way(level: str) -> None:
    """The last line told is the one it plays: whoever calls it off loses only the rest."""
    told: list[tuple[str, ...]] = []
    line = Thinker(games.load, games.hints).think(job(level), never, tell=told.append)

    assert told[-1] == line
    assert all(Thinker(games.load, games.hints).is_line(job(level), list(each)) for each in told)


def test_where_every_worker_hangs_each_decision_waits_less_until_one_answers(
        make: Make, clock: Clock) -> None:
    """The finding: seven workers in two minutes, and no move."""
    worker = make(far_ends.deaf)
    waits = []
    for _ in range(6):
        come_up(worker)
        worker.ask(job(), BUDGET)
        begun = clock.now
        while (answer := worker.poll()) is None:
            clock.now += 0.25
        assert answer.stand_in == "here"
        waits.append(clock.now - begun)
        clock.now += GRACE[1] + 1  # the process has not let go: the next question replaces it
        worker.poll()
    assert waits == [10.0, 5.0, 2.5, 1.25, 1.0, 1.0]


def test_one_answer_in_time_gives_the_whole_budget_back(make: Make, clock: Clock) -> None:
    worker = make(None)
    worker._missed = 5
    come_up(worker)
    worker.ask(job(), BUDGET)
    assert wait(worker).stand_in == ""

    worker.ask(job("farsighted"), BUDGET)
    clock.now += BUDGET - 1
    assert worker._until > clock.now


def test_a_worker_that_is_stopped_stops_no_match(make: Make, clock: Clock) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows has no SIGSTOP")
    worker = make(None)
    come_up(worker)
    stopped = worker.pid
    assert stopped
    os.kill(stopped, signal.SIGSTOP)
    worker.ask(job(), BUDGET)
    clock.now += BUDGET + 0.1
    assert wait(worker).stand_in == "here"

    worker.ask(job(), BUDGET)
    clock.now += GRACE[1] + 0.1
    assert wait(worker) == Answer(2, of_level("greedy", job())) and worker.pid != stopped


def test_one_that_never_comes_up_is_waited_for_and_then_replaced(
        make: Make, clock: Clock) -> None:
    """On a slow machine a process takes its time: it is not killed while it is coming."""
    worker = make(far_ends.mute)
    first = worker.pid
    worker.ask(job(), BUDGET)
    clock.now += BUDGET + 0.1
    assert wait(worker).stand_in == "here" and worker.pid == first

    clock.now += COMING_UP
    worker.poll()
    assert worker.pid not in (first, None)


def test_it_may_take_as_long_to_let_go_as_another_would_take_to_come(
        make: Make, clock: Clock) -> None:
    """The finding: 0.12 s against a start of a second or more costs a process each time."""
    worker = make(far_ends.come_up_late)
    come_up(worker)
    first = worker.pid
    worker.ask(job(), BUDGET)
    worker.cancel()
    clock.now += 1.4
    worker.poll()
    assert worker.pid == first

    clock.now += 0.2
    worker.poll()
    assert worker.pid != first


# ---- no worker at all -----------------------------------------------------------------------


def test_a_long_match_without_a_worker_goes_on(
        make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of decisions that no process has made."""
    monkeypatch.setattr(Worker, "_spawn", lambda self: None)
    worker = make(None)
    worker._missed = 5_000
    worker.ask(job("random"), BUDGET)

    assert wait(worker).stand_in == "here"


@pytest.mark.parametrize("level", ["greedy", "farsighted"])
@pytest.mark.parametrize("broken", ["start", "Pipe"])
def test_where_no_process_can_be_had_a_strong_player_stays_strong(
        level: str, broken: str, make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_fields: object) -> None:
        raise OSError("nothing left")

    owner = multiprocessing.context.SpawnProcess if broken == "start" else \
        multiprocessing.context.BaseContext
    monkeypatch.setattr(owner, broken, refuse)
    worker = make(None)
    assert worker.pid is None
    worker.ask(job(level), BUDGET)
    assert wait(worker).line == of_level("greedy", job(level))

    monkeypatch.undo()
    worker.ask(job(), BUDGET)
    assert wait(worker).stand_in == "", "it is tried again with the next question"


STARVED = """
import resource, sys
from alexandre import games
from alexandre.ai.worker import Worker
from tests.ai.tables import job

if __name__ == "__main__":
    asked = job()
    for least in range(9, 21, 2):
        resource.setrlimit(resource.RLIMIT_NOFILE, (least, resource.getrlimit(
            resource.RLIMIT_NOFILE)[1]))
        worker = Worker(games.load, games.hints)
        worker.ask(asked, 30.0)
        while not (answer := worker.poll()):
            pass
        print(least, answer.stand_in or "worker", *answer.line, flush=True)
        worker.close()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX")
def test_with_few_handles_left_every_decision_is_made_by_the_level(tmp_path: Path) -> None:
    """The finding: under `ulimit -n 20`, 220 moves in 14 s, all of them random."""
    path = tmp_path / "starved.py"
    path.write_text(STARVED)
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join(
                              [str(ROOT), os.environ.get("PYTHONPATH", "")])})
    lines = [line.split(" ", 2) for line in done.stdout.splitlines()]

    assert len(lines) == 6, done.stderr
    assert {line for _least, _who, line in lines} == {" ".join(of_level("greedy", job()))}
    assert "here" in {who for _least, who, _line in lines}


# ---- in slices ------------------------------------------------------------------------------


def test_a_search_here_hands_over_after_each_slice_and_comes_out_the_same() -> None:
    thinker, ticks = Thinker(games.load, games.hints), iter(range(10**9))
    search = Sliced(lambda stop: thinker.think(job(), stop), lambda: float(next(ticks)))
    slices = 0
    while (line := search.run(5)) is None:
        slices += 1
        assert threading.active_count() > 1

    assert line == of_level("greedy", job())
    assert slices > 3


def test_a_search_here_that_is_dropped_leaves_no_thread() -> None:
    ticks = iter(range(10**9))
    thinker = Thinker(games.load, games.hints)
    search = Sliced(lambda stop: thinker.think(job(), stop), lambda: float(next(ticks)))
    before = threading.active_count()
    assert search.run(1) is None
    search.drop()

    assert threading.active_count() == before


def test_a_mistake_in_a_search_here_is_raised_where_it_is_waited_for() -> None:
    def stumble(stop: Stop) -> tuple[str, ...]:
        raise ValueError("planted")

    with pytest.raises(ValueError, match="planted"):
        Sliced(stumble, time.monotonic).run(1)


def test_without_a_thread_the_search_is_done_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_self: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    assert Sliced(lambda stop: ("pass",), time.monotonic).run(1) == ("pass",)


def test_a_question_that_is_dropped_while_it_is_thought_about_here_is_not_answered(
        make: Make, clock: Clock) -> None:
    worker = make(far_ends.deaf)
    come_up(worker)
    worker.ask(job("farsighted"), BUDGET)
    clock.now += BUDGET + 0.1
    worker._here = Sliced(lambda stop: of_level("greedy", job()), clock)
    worker.cancel()

    assert worker.poll() is None
    assert worker._here is None
