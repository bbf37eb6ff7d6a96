"""A computer player in a process of its own: asked, called off, killed, replaced, closed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from alexandre import games
from alexandre.ai import worker as module
from alexandre.ai.job import Job, Thinker, job_of
from alexandre.ai.seat import never
from alexandre.ai.spawning import part, spawn
from alexandre.ai.worker import Answer, Worker
from alexandre.kernel.rng import Rng
from tests.ai import far_ends
from tests.ai.tables import job, opening

ROOT = Path(__file__).resolve().parents[2]
LONG = 60.0  # seconds after which a test gives up waiting; none of them measures time

Make = Callable[..., Worker]


@pytest.fixture
def make() -> Iterator[Make]:
    """Workers, closed when the test is over."""
    made: list[Worker] = []

    def start(serve: Any = None, hints: Any = games.hints) -> Worker:
        made.append(Worker(games.load, hints, serve))
        return made[-1]

    yield start
    for each in made:
        each.close()


def wait(worker: Worker) -> Answer:
    """The answer, when it comes."""
    answers: list[Answer] = []

    def is_there() -> bool:
        answer = worker.poll()
        answers.extend([answer] if answer else [])
        return answer is not None

    until(is_there)
    return answers[0]


def of_level(level: str, here: Job | None = None) -> tuple[str, ...]:
    """The line of that level, undisturbed."""
    return Thinker(games.load, games.hints).think(here or job(), never, level)


def until(happens: Callable[[], bool]) -> None:
    """Wait for something to happen."""
    end = time.monotonic() + LONG
    while not happens():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.005)


def is_running(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def test_the_answer_is_a_line_that_can_be_played(make: Make) -> None:
    worker = make()
    ticket = worker.ask(job(), LONG)
    answer = wait(worker)

    assert answer.ticket == ticket
    assert Thinker(games.load, games.hints).is_line(job(), list(answer.line))


def test_it_answers_as_the_same_player_would_here(make: Make) -> None:
    worker = make()
    for level in ("random", "greedy"):
        worker.ask(job(level), LONG)
        assert wait(worker).line == Thinker(games.load, games.hints).think(job(level), never)


def test_one_process_does_many_jobs(make: Make) -> None:
    worker = make()
    pid = worker.pid
    tickets = []
    for seed in range(3):
        worker.ask(job(seed=seed), LONG)
        tickets.append(wait(worker).ticket)

    assert worker.pid == pid
    assert tickets == [1, 2, 3]


def test_nothing_is_answered_that_was_not_asked(make: Make) -> None:
    worker = make()
    worker.cancel()

    assert worker.poll() is None


def test_what_was_called_off_is_never_answered(make: Make) -> None:
    worker = make(hints=far_ends.slow_hints)
    worker.ask(job(), LONG)
    worker.cancel()
    kept = worker.ask(job("random"), LONG)

    assert wait(worker).ticket == kept
    assert worker.poll() is None


def test_a_new_job_drops_the_one_before(make: Make) -> None:
    worker = make(hints=far_ends.slow_hints)
    worker.ask(job(), LONG)
    kept = worker.ask(job("random"), LONG)

    assert wait(worker).ticket == kept


def test_a_search_that_runs_is_called_off(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """It lets go by itself: the process that goes on is the same."""
    monkeypatch.setattr(module, "GRACE", (LONG, LONG))
    worker = make(hints=far_ends.slow_hints)
    worker.ask(job("random"), LONG)
    wait(worker)
    pid = worker.pid
    worker.ask(job(), LONG)
    worker.cancel()
    worker.ask(job("random"), LONG)
    wait(worker)

    assert worker.pid == pid


def test_one_that_does_not_let_go_is_replaced(make: Make) -> None:
    worker = make(far_ends.deaf)
    pid = worker.pid
    until(lambda: worker.poll() is None and worker.is_up)
    worker.ask(job(), LONG)
    worker.cancel()
    until(lambda: worker.poll() is None and worker.pid != pid)

    assert pid
    until(lambda: not is_running(pid))


def test_one_that_is_killed_at_work_is_replaced_and_asked_again(make: Make) -> None:
    if sys.platform == "win32":
        pytest.skip("Windows has no SIGKILL")
    worker = make(hints=far_ends.slow_hints)
    worker.ask(job("random"), LONG)
    wait(worker)
    pid = worker.pid
    assert pid
    ticket = worker.ask(job(), LONG)
    os.kill(pid, signal.SIGKILL)
    until(lambda: worker.poll() is None and worker.pid not in (pid, None))
    again = worker.pid
    assert again
    os.kill(again, signal.SIGKILL)
    answer = wait(worker)

    assert answer.ticket == ticket
    assert Thinker(games.load, games.hints).is_line(job(), list(answer.line))
    assert worker.pid not in (pid, again)


@pytest.mark.parametrize("far_end", [far_ends.silent, far_ends.answer_nonsense, far_ends.ill_typed,
                                     far_ends.die_at_once])
def test_after_two_bad_answers_the_level_thinks_here(far_end: Any, make: Make) -> None:
    worker = make(far_end)
    ticket = worker.ask(job(), LONG)
    assert wait(worker) == Answer(ticket, of_level("greedy"), "here")


def test_two_positions_that_look_alike_are_answered_alike(make: Make) -> None:
    worker = make()
    game, state = opening(4, seats=3)
    other = state.determinize(state.actor(), Rng(99, "other"))
    assert other.hash() != state.hash()

    lines = []
    for each in (state, other):
        worker.ask(job_of(game, each, each.actor(), "greedy", 8), LONG)
        lines.append(wait(worker).line)

    assert lines[0] == lines[1]


def test_a_closed_worker_leaves_no_process(make: Make) -> None:
    idle, busy, deaf = make(), make(hints=far_ends.slow_hints), make(far_ends.deaf)
    busy.ask(job(), LONG)
    pids = [each.pid for each in (idle, busy, deaf)]
    for each in (idle, busy, deaf):
        each.close()

    assert all(pids) and idle.pid is None
    until(lambda: not any(pid and is_running(pid) for pid in pids))


def test_the_far_end_imports_neither_screen_nor_scenes() -> None:
    near, process = spawn(far_ends.frank, games.load, games.hints)
    near.send_bytes(json.dumps(job().to_plain()).encode())
    imported = json.loads(near.recv_bytes())
    process.join()
    near.close()

    assert "alexandre.ai.far_end" in imported
    assert "alexandre.games.alexandros.rules" in imported
    unwanted = ("pygame", "alexandre.ui", "alexandre.scenes", "alexandre.app", "pytest")
    assert not [name for name in imported if name.startswith(unwanted)]


# ---- from a program of its own -------------------------------------------------------------

PROGRAM = """
print("main is imported", flush=True)

if __name__ == "__main__":
    import os, sys, time
    from alexandre import games
    from alexandre.ai.worker import Worker
    from tests.ai.tables import job

    worker = Worker(games.load, games.hints)
    worker.ask(job(), 60.0)
    while not (answer := worker.poll()):
        time.sleep(0.005)
    print(worker.pid, *answer.line, sep="|", flush=True)
    END
"""


def run(tmp_path: Path, end: str) -> subprocess.CompletedProcess[str]:
    """The program above, ended in some way."""
    path = tmp_path / "program.py"
    path.write_text(PROGRAM.replace("END", end), encoding="utf-8")
    guard = os.environ.get("PYTHONPATH", "")
    return subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False,
                          env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), guard])})


@pytest.mark.parametrize("end", ["worker.close()", "pass", "os.kill(os.getpid(), 9)"])
def test_the_worker_goes_with_the_program(end: str, tmp_path: Path) -> None:
    """Closed, forgotten, or left behind by a program that was killed; main is imported once."""
    done = run(tmp_path, end)
    lines = done.stdout.splitlines()

    assert lines[0] == "main is imported"
    assert len(lines) == 2, done.stderr
    assert not done.stderr
    until(lambda: not is_running(int(lines[1].split("|")[0])))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no SIGINT to another process")
def test_an_interrupt_at_the_keyboard_does_not_reach_it(make: Make) -> None:
    worker = make()
    worker.ask(job(), LONG)
    wait(worker)
    pid = worker.pid
    assert pid
    os.kill(pid, signal.SIGINT)
    worker.ask(job(), LONG)
    wait(worker)

    assert worker.pid == pid


@pytest.mark.skipif(sys.platform == "win32", reason="Windows blocks no signals")
def test_it_hears_no_interrupt_while_it_comes_up() -> None:
    """The finding: Ctrl-C at that moment was a traceback of the process."""
    near, process = spawn(far_ends.listen, games.load, games.hints)

    assert json.loads(near.recv_bytes()) is False
    part(near, process, LONG)
