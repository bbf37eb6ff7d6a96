"""Processes started by a command end with it, however it is ended.

Every process holds the end of a pipe open; once the pipe closes, all of them have ended.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing.context import SpawnProcess
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import IO, Any

import pytest

from alexandre.ai.arena.pool import open_pool
from alexandre.cli.commands import main
from alexandre.kernel.text import Refusal
from alexandre.termination import TERMINATED, leave_when_terminated
from tests.cli.shell import ROOT

POOL = """
import os, time
from alexandre.ai.arena.pool import open_pool
from alexandre.termination import leave_when_terminated
if __name__ == "__main__":
    with leave_when_terminated(), open_pool(2) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        pool.submit(time.sleep, 600)
        time.sleep(600)
"""
STUCK = """
import threading, time
from alexandre import termination
termination.PATIENCE = 0.1
if __name__ == "__main__":
    with termination.leave_when_terminated():
        try:
            print("up", flush=True)
            time.sleep(600)
        finally:
            lock = threading.Lock()
            lock.acquire()
            lock.acquire()
"""
PROGRAM = """
import subprocess, sys, time
subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
sys.stderr.write("up\\n")
sys.stderr.flush()
time.sleep(600)
"""
PLENTY = 300  # seconds

if sys.platform == "win32":
    pytest.skip("signals as POSIX has them", allow_module_level=True)


@pytest.fixture(autouse=True)
def _hear_the_hangup() -> Iterator[None]:
    """SIGHUP ends what is started here, also where nohup made the tests ignore it."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@contextmanager
def start(*arguments: str | Path,
          stream: str = "stdout") -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes]]]:
    """A run of Python and one of its streams; at the end nothing of it is left."""
    pipe = {stream: subprocess.PIPE}
    with subprocess.Popen([sys.executable, *arguments], cwd=ROOT, stdout=pipe.get("stdout"),
                          stderr=pipe.get("stderr"),
                          env={**os.environ, "PYTHONPATH": str(ROOT)}) as process:
        try:
            yield process, getattr(process, stream)
        finally:
            process.kill()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGKILL"])  # Windows lacks two of them
def test_processes_end_with_the_one_that_started_them(name: str, tmp_path: Path) -> None:
    """The finding: after SIGTERM the processes of an arena waited for tasks for ever."""
    number = signal.Signals[name]
    script = tmp_path / "pool.py"
    script.write_text(POOL, "utf-8")
    with start(script) as (first, printed):
        assert int(printed.readline()) != first.pid
        first.send_signal(number)

        assert first.communicate(timeout=PLENTY)[0] == b""
    assert first.returncode == (-number if name == "SIGKILL" else TERMINATED)


def test_programs_end_with_an_arena_that_is_terminated(tmp_path: Path) -> None:
    """The finding: the program and its child went on."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, "utf-8")
    with start("-m", "alexandre", "arena", "alexandros", "--engine",
               f"{sys.executable} {program}", stream="stderr") as (arena, printed):
        assert printed.readline() == b"up\n"
        arena.terminate()

        assert arena.communicate(timeout=PLENTY)[1] == b""
    assert arena.returncode == TERMINATED


def test_a_command_that_cannot_clean_up_ends_as_well(tmp_path: Path) -> None:
    """The finding: a signal that came while the pool's queue was locked left it locked."""
    script = tmp_path / "stuck.py"
    script.write_text(STUCK, "utf-8")
    with start(script) as (first, printed):
        assert printed.readline() == b"up\n"
        first.terminate()

        assert first.wait(PLENTY) == TERMINATED


def test_a_process_that_the_system_ends_is_one_sentence() -> None:
    """The finding: a traceback where memory was short."""
    with pytest.raises(Refusal) as refused, open_pool(1) as pool:
        pool.submit(os._exit, 1).result()

    assert refused.value.msg.key == "cli.arena.broken"


def test_work_that_nobody_waits_for_is_not_done_to_its_end() -> None:
    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt), open_pool(1) as pool:
        pool.submit(os.getpid).result()
        task = pool.submit(time.sleep, 10 * PLENTY)
        while not task.running():
            assert not task.done()
        raise KeyboardInterrupt

    assert time.monotonic() - began < 10 * PLENTY


def test_processes_of_a_pool_do_not_hear_the_terminal() -> None:
    """The finding: Ctrl-C while they came up was a traceback of each."""
    with open_pool(1) as pool:
        assert signal.SIGINT in pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, []).result()
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_tasks_that_were_given_up_are_no_trouble_at_the_end(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """The finding: Ctrl-C ended in a traceback about a cancelled task."""
    heard: list[object] = []
    pools: list[Any] = []

    def kill(process: SpawnProcess) -> None:
        """Go on once the pool has noticed, unless it was told before."""
        BaseProcess.kill(process)
        if (attendant := pools[0]._executor_manager_thread) is not None:
            attendant.join(PLENTY)

    monkeypatch.setattr(threading, "excepthook", heard.append)
    monkeypatch.setattr(SpawnProcess, "kill", kill, raising=False)
    with pytest.raises(KeyboardInterrupt), open_pool(1) as pool:
        pools.append(pool)
        first, second, *others = [pool.submit(time.sleep, 10 * PLENTY) for _ in range(9)]
        while not second.running():  # one more than there are processes
            assert not first.done()
        for each in others:
            each.cancel()
        raise KeyboardInterrupt

    assert not heard


def test_a_command_heeds_signals_that_are_not_ignored_until_it_ends() -> None:
    """A program started by nohup goes on when its terminal is closed."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN), signal.getsignal(signal.SIGTERM)
    try:
        with leave_when_terminated():
            assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN
            with pytest.raises(SystemExit):
                signal.raise_signal(signal.SIGTERM)
        assert signal.getsignal(signal.SIGTERM) is before[1]
    finally:
        signal.signal(signal.SIGHUP, before[0])
        signal.signal(signal.SIGTERM, before[1])


def test_a_command_may_run_beside_the_main_thread() -> None:
    with ThreadPoolExecutor(1) as threads:
        assert threads.submit(main, ["--version"]).result() == 0
