"""The matches of `alexandre arena --scheduler`, played by the workers of a Dask cluster.

It needs the extra `alexandre[cluster]`; the workers need `alexandre` installed, of one version.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Final

from alexandre.kernel.text import Msg, Refusal

PATIENCE: Final = 10  # seconds in which the scheduler must answer


@contextmanager
def connect(address: str) -> Iterator[Executor]:
    """An Executor whose tasks the workers do; Refusal where there is no Dask or no scheduler."""
    try:
        from distributed import Client
    except ImportError:
        raise Refusal(Msg.of("cli.arena.no_dask")) from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError):
        raise Refusal(Msg.of("cli.arena.no_scheduler", address=address)) from None
    try:
        with client.get_executor(pure=False) as executor:
            yield executor
    finally:
        client.close()
