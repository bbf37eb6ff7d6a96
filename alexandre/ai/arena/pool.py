"""Worker processes of a measurement, which end with the process that started them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import active_children, parent_process

from alexandre.ai.spawning import ShieldedContext
from alexandre.kernel.store.threads import start_thread
from alexandre.kernel.text import Msg, Refusal


def open_pool(processes: int) -> AbstractContextManager[Executor]:
    """Return a pool of processes that start fresh, without copies of this one's state. OSError
    where they cannot share locks; Refusal if the system kills one of them."""
    return close_afterwards(ProcessPoolExecutor(processes, ShieldedContext(), end_with_parent))


@contextmanager
def close_afterwards(pool: Executor) -> Iterator[Executor]:
    """Wait on exit for the running tasks, unless the results are no longer needed."""
    others = set(active_children())
    try:
        yield pool
    except BrokenProcessPool:
        raise Refusal(Msg.of("cli.arena.broken")) from None
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)  # a dead process first would be an error
        for child in set(active_children()) - others:
            child.kill()
            child.join()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def end_with_parent() -> None:
    """End this process when its parent is gone; a killed parent would leave it waiting for ever.
    """
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    start_thread(wait, "parent")
