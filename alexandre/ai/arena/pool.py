"""Processes that do the tasks of a measurement and end with the process that started them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager
from multiprocessing import active_children, get_context, parent_process

from alexandre.kernel.store.threads import start_thread
from alexandre.kernel.text import Msg, Refusal


def open_pool(processes: int) -> AbstractContextManager[Executor]:
    """Processes that begin as the first one did, with nothing of its state.

    OSError where they cannot share locks; Refusal if the system ends one of them.
    """
    return close_afterwards(ProcessPoolExecutor(processes, get_context("spawn"), end_with_parent))


@contextmanager
def close_afterwards(pool: Executor) -> Iterator[Executor]:
    """Wait in the end for what the processes do, unless that is of no use any more."""
    others = set(active_children())
    try:
        yield pool
    except BrokenProcessPool:
        raise Refusal(Msg.of("cli.arena.broken")) from None
    except BaseException:
        for child in set(active_children()) - others:
            child.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def end_with_parent() -> None:
    """End this process when its parent has gone, which may have been killed: it would wait for
    tasks for ever."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    start_thread(wait, "parent")
