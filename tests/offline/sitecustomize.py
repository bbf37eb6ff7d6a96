"""No networking while tests run: Python loads this file by itself in every child process.

`tests/conftest.py` puts this folder on PYTHONPATH, so spawned workers, the engine and the
application are as cut off as the tests themselves.
"""

from __future__ import annotations

import socket
from typing import Any

HERE = {"127.0.0.1", "::1", "localhost"}


class NetworkRefused(RuntimeError):
    """Something tried to reach another machine."""


def cut_off() -> None:
    """Refuse every connection and every look-up that would leave this machine."""
    _guard("connect")
    _guard("connect_ex")
    _guard("sendto")
    look_up = socket.getaddrinfo

    def getaddrinfo(host: Any, *rest: Any, **named: Any) -> Any:
        refuse_beyond(socket.AF_INET, (host,))
        return look_up(host, *rest, **named)

    socket.getaddrinfo = getaddrinfo


def _guard(method: str) -> None:
    plain = getattr(socket.socket, method)

    def guard(self: socket.socket, *args: Any) -> Any:
        refuse_beyond(self.family, args[-1])
        return plain(self, *args)

    setattr(socket.socket, method, guard)


def refuse_beyond(family: int, address: Any) -> None:
    """Pass local sockets and the loopback, which multiprocessing may use; refuse the rest."""
    if family not in (socket.AF_INET, socket.AF_INET6):
        return
    host = address[0]
    if host not in HERE and host is not None:
        raise NetworkRefused(f"networking is blocked while tests run: {host!r}")


cut_off()
