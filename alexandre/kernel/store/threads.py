"""Threads that may fail to start, for lack of memory or because the system has no more."""

from __future__ import annotations

import threading
from collections.abc import Callable


def start_thread(run: Callable[[], object], name: str) -> threading.Thread | None:
    """A daemon thread that runs this, or None where the system has none left."""
    thread = threading.Thread(target=run, name=name, daemon=True)
    try:
        thread.start()
    except (RuntimeError, MemoryError):
        return None
    return thread
