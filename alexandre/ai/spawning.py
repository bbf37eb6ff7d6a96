"""A child process at the end of a pipe: its start, its messages, its end."""

from __future__ import annotations

import sys
from collections.abc import Callable
from multiprocessing.context import SpawnContext, SpawnProcess
from types import ModuleType

from alexandre.ai.far_end import Pipe
from alexandre.ai.seat import HintsOf, LoadGame
from alexandre.termination import hold_interrupts

Serve = Callable[[Pipe, LoadGame, HintsOf], None]


class ShieldedProcess(SpawnProcess):
    """A process that does not hear Ctrl-C, not even while it comes up."""

    def start(self) -> None:
        with hold_interrupts():
            super().start()


class ShieldedContext(SpawnContext):
    """A context whose processes start fresh, and end with the one that started them."""

    Process = ShieldedProcess


class NoMain:
    """While a process is spawned there is no main module: the child would import it again, and
    with it the window, wherever the program was started from."""

    def __enter__(self) -> None:
        self._main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")

    def __exit__(self, *_error: object) -> None:
        sys.modules["__main__"] = self._main


def spawn(serve: Serve, load: LoadGame, hints: HintsOf) -> tuple[Pipe, SpawnProcess]:
    """The near end of a pipe, and the process at its far end; all three must be importable by
    name.  OSError where no handle, memory or process is left."""
    context = ShieldedContext()
    near, far = context.Pipe()
    process = context.Process(target=serve, args=(far, load, hints), daemon=True)
    try:
        with far, NoMain():
            process.start()
    except OSError:
        near.close()
        raise
    return near, process


def has_word(pipe: Pipe) -> bool:
    """Whether something, or the end, can be read at once."""
    try:
        return pipe.poll()
    except OSError:
        return True


def part(pipe: Pipe, process: SpawnProcess, seconds: float) -> None:
    """Close the pipe, at which the process ends on its own; kill it if it does not in time."""
    pipe.close()
    process.join(seconds)
    if process.is_alive():
        process.kill()
        process.join(seconds)
