"""Clients of the engine: one that speaks to it in this process, one that starts it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from alexandre.cli.console import load_words
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import reply_line
from alexandre.cli.engine.requests import answer_line

ROOT = Path(__file__).resolve().parents[2]
MAIN = "import sys; from alexandre.cli import main; sys.exit(main(sys.argv[1:]))"
LIMITED = """
import resource, signal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, ({limit}, {limit}))
"""

Reply = dict[str, Any]


class Client:
    """Sends requests, one after the other, to an engine of its own."""

    def __init__(self, lang: str = "en") -> None:
        self.desk = Desk(load_words(lang))

    def line(self, line: bytes | None) -> Reply:
        """The reply to a line, as it would be sent; every sentence has its words."""
        sent = reply_line(answer_line(self.desk, line))
        assert sent.endswith(b"\n") and sent.count(b"\n") == 1
        reply: Reply = json.loads(sent)
        assert not self.desk.words.missing, self.desk.words.missing
        return reply

    def ask(self, cmd: str, **fields: Any) -> Reply:
        """The reply to a request, carried out or not."""
        return self.line(json.dumps({"cmd": cmd, **fields}).encode())

    def do(self, cmd: str, **fields: Any) -> Reply:
        """The reply to a request that must be carried out."""
        reply = self.ask(cmd, **fields)
        assert reply["ok"] is True, reply
        return reply

    def error_of(self, cmd: str, **fields: Any) -> str:
        """The error word of a request that must be refused, with a sentence."""
        return error_of(self.ask(cmd, **fields))

    def new(self, title: str = "alexandros", players: int = 2, **fields: Any) -> Reply:
        """A new match."""
        return self.do("new", title=title, players=players, **fields)

    def hash(self) -> str:
        """The hash of the whole state."""
        return str(self.do("hash")["hash"])

    def play(self, actions: Iterable[str]) -> Reply:
        """Take actions by their text, for the seat that decides."""
        reply: Reply = {}
        for text in actions:
            reply = self.do("act", action=text)
        return reply

    def play_until(self, wanted: Callable[[Reply], bool]) -> Reply:
        """Play at random, action by action, until the status is as wanted."""
        status = self.do("status")
        while not wanted(status):
            assert not status["over"], "the match ended first"
            status = self.do("auto", level="random")
        return status


def begin(title: str = "alexandros", players: int = 2, **fields: Any) -> Client:
    """A client with a new match."""
    client = Client()
    client.new(title, players, **fields)
    return client


def error_of(reply: Reply) -> str:
    """The error word of a refusal, which must carry one sentence."""
    assert reply["ok"] is False, reply
    assert set(reply) <= {"id", "ok", "error", "message", "rule"}
    assert reply["message"].endswith(".") and "Traceback" not in reply["message"]
    return str(reply["error"])


def run_engine(data: bytes, *arguments: str, limit: int = 0,
               **environment: str) -> tuple[list[Reply], str, int]:
    """The replies of a process that is sent the data, its complaints, its exit status.

    It runs in the folder of the caller: what it is told to save must not lie in the checkout.
    `limit` is how many bytes a file that it writes may have, as if the disk were full then.
    """
    code = LIMITED.format(limit=limit) + MAIN if limit else MAIN
    done = subprocess.run([sys.executable, "-c", code, "engine", *arguments], input=data,
                          capture_output=True, check=False, timeout=300,
                          env={**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "", "LANG": "en",
                               **environment})
    replies = [json.loads(line) for line in done.stdout.decode().splitlines()]
    return replies, done.stderr.decode(), done.returncode


def encode_lines(*requests: Any) -> bytes:
    """Requests as lines."""
    return b"".join(json.dumps(each).encode() + b"\n" for each in requests)
