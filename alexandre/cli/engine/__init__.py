"""The engine protocol: one JSON object a line in, one a line out.  docs/protocol.md."""

from __future__ import annotations

import sys
from typing import BinaryIO

from alexandre.cli.arguments import Arguments, Syntax
from alexandre.cli.console import Console
from alexandre.cli.engine.desk import Desk
from alexandre.cli.engine.lines import lines, reply_line
from alexandre.cli.engine.requests import answer_line
from alexandre.i18n.words import Words

SYNTAX = Syntax("engine")


def run(arguments: Arguments, console: Console) -> int:
    """Serve the protocol on the standard streams until the input ends."""
    if sys.stdin is None or sys.stdout is None:  # closed by the parent process: no input at all
        return 0
    serve(sys.stdin.buffer, sys.stdout.buffer, console.words)
    return 0


def serve(requests: BinaryIO, replies: BinaryIO, words: Words) -> None:
    """Answer every line, flushing each reply, until `quit` or the end of the input."""
    desk = Desk(words)
    for line in lines(requests):
        replies.write(reply_line(answer_line(desk, line)))
        replies.flush()
        if not desk.is_open:
            break
