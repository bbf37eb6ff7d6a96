"""The process of an outside program, and the lines to and from it.

Two threads carry the lines, so that a program which neither reads nor writes holds up nobody.
Whatever it does takes a bounded part of our memory, and nothing that it started outlives it.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from typing import IO, Final

from alexandre.ai.windows_job import Job
from alexandre.kernel.board import Plain
from alexandre.kernel.store.threads import start_thread

LINE_MOST: Final = 256 * 1024  # bytes of a line that is read
WAITING_MOST: Final = 64  # lines that were written and not yet asked for
WAITING_BYTES: Final = 1024 * 1024  # of them
UNREAD_BYTES: Final = 4 * 1024 * 1024  # of messages that a program leaves unread
LEAVE: Final = 0.3  # seconds to end after `quit`
REAPED: Final = 5.0  # seconds until a process that was killed is gone, on the busiest machine


def split(command: str) -> list[str]:
    """The words of a command, as a shell of this system would split it; no shell runs it."""
    if os.name == "nt":
        return [word.strip('"') for word in shlex.split(command, posix=False)]
    return shlex.split(command)


class Mailbox:
    """Lines on their way from one thread to another, the bytes of those waiting counted; None is
    the end of them."""

    def __init__(self) -> None:
        self._lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self.count = self.bytes = 0

    def put(self, line: bytes | None) -> None:
        """Never waits."""
        self._count(line, 1)
        self._lines.put(line)

    def get(self, timeout: float | None = None) -> bytes | None:
        """The next line; queue.Empty if there is none in so many seconds, None: ever."""
        line = self._lines.get_nowait() if timeout == 0 else self._lines.get(timeout=timeout)
        self._count(line, -1)
        return line

    def _count(self, line: bytes | None, by: int) -> None:
        with self._lock:
            self.count += by
            self.bytes += by * len(line or b"")


class Pipe:
    """The process and what carries its lines; OSError or ValueError if it cannot be started.

    `is_flooded`: it wrote so much unasked that it was ended.
    """

    def __init__(self, command: str) -> None:
        words = split(command)
        if not words:
            raise ValueError("no command")
        self.is_flooded = False
        self._in, self._out = Mailbox(), Mailbox()
        self._job = Job()
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        start_new_session=True,  # Ctrl-C is for us
                                        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0))
        self._job.take(self.process)
        if not all(start_thread(carry, "program") for carry in (self._write, self._read)):
            self._out.put(None)
            with self.process:  # which closes both ends
                self._kill()
            raise OSError("no thread left")

    @property
    def is_deaf(self) -> bool:
        """Whether it has left unread more than is kept for it."""
        return self._out.bytes > UNREAD_BYTES

    def read(self, timeout: float) -> bytes | None:
        """The next line, None at their end; queue.Empty if there is none in so many seconds."""
        return self._in.get(timeout)

    def send(self, message: dict[str, Plain]) -> None:
        """Have a message written; a process that is gone is noticed by its last line."""
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self._out.put(text.encode("utf-8", "backslashreplace") + b"\n")

    def close(self) -> None:
        """End its input, at which it ends on its own; kill what is left of it and its children."""
        self._out.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LEAVE)
        self._kill()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(REAPED)

    def _kill(self) -> None:
        """End the process with its children, those too that it left behind."""
        if sys.platform == "win32":
            self.process.kill()
            self._job.close()
        else:
            with suppress(ProcessLookupError, PermissionError):  # they have gone already
                os.killpg(self.process.pid, signal.SIGKILL)

    # ---- on threads of their own ----------------------------------------------------------------

    def _write(self) -> None:
        """Write what comes until None does, or nobody reads any more."""
        stream = open_end(self.process.stdin)
        with suppress(OSError):
            while (line := self._out.get()) is not None:
                stream.write(line)
                stream.flush()
        with suppress(OSError):
            stream.close()

    def _read(self) -> None:
        """Hand on every line; one beyond the limit, or more than may wait, is the end of it."""
        with suppress(OSError, ValueError), open_end(self.process.stdout) as stream:
            while (line := stream.readline(LINE_MOST + 1)) and len(line) <= LINE_MOST:
                self._in.put(line)
                if self._in.count > WAITING_MOST or self._in.bytes > WAITING_BYTES:
                    self.is_flooded = True
                    self._kill()
                    break
        self._in.put(None)


def open_end(stream: IO[bytes] | None) -> IO[bytes]:
    """Our end of a pipe that was asked for."""
    assert stream is not None
    return stream
