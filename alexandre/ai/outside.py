"""A program of another author at a seat: a process of its own that is asked in lines of JSON.

docs/bots.md describes what it is sent and what it answers.  It learns what its seat may know, and
no more.  Whatever it does, the match goes on: an answer that comes too late, that is no legal
action or no answer at all is a Trouble, and the caller has another player make the move.  A
program that has ended is started again, a few times.

Two threads carry the lines, so that a program which neither reads nor writes holds up nobody.
"""

from __future__ import annotations

import json
import os
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

from alexandre.ai.messages import plain_action, plain_event, plain_outcome
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Event, Game, Outcome, Seat, State, plain
from alexandre.kernel.plain import clean_text
from alexandre.kernel.text import Msg

PROTOCOL: Final = 1
LINE_MOST: Final = 1024 * 1024  # bytes of a line that is read
START: Final = 30.0  # seconds to answer `hello`, and to answer `new`
LEAVE: Final = 0.3  # seconds to end after `quit`
REAPED: Final = 5.0  # seconds until a process that was killed is gone, on the busiest machine
STARTS: Final = 4  # how often a program is started before it is given up
NAME_MOST: Final = 40

LATE: Final = "late"
SILENT: Final = "silent"
GONE: Final = "gone"
ILLEGAL: Final = "illegal"
NONSENSE: Final = "nonsense"
UNSTARTABLE: Final = "unstartable"
GIVEN_UP: Final = "given_up"
TROUBLES: Final = (LATE, ILLEGAL, NONSENSE, SILENT, GONE, UNSTARTABLE, GIVEN_UP)


@dataclass(frozen=True)
class Trouble:
    """Why there is no move of the program: one of TROUBLES, and the name of the program."""

    kind: str
    program: str

    def msg(self) -> Msg:
        """What happened, and that another made the move."""
        return Msg.of("ai.outside.told", program=self.program, what=what_happened(self.kind))


def what_happened(kind: str) -> Msg:
    """A trouble as the rest of a sentence that begins with the program."""
    return Msg.of(f"ai.outside.{kind}")


@dataclass(frozen=True)
class Question:
    """What a seat is asked: the position, and what has happened since it was asked before.

    `match` is another object for each match; `turn` counts the actions so far.
    """

    game: Game
    state: State
    seat: Seat
    turn: int
    match: object
    events: Sequence[Event] = field(default=())

    def to_new(self, seats: int, options: dict[str, Any]) -> dict[str, Plain]:
        """The message that tells of the match."""
        game = self.game
        board = game.board.id if game.board.is_bundled else game.board.data
        return {"cmd": "new", "title": game.meta.id, "board": board, "players": seats,
                "seat": self.seat, "options": options, "spaces": game.spaces(),
                "box": game.box()}

    def to_choose(self, seconds: float) -> dict[str, Plain]:
        """The message that asks for a move; `seconds` is all the time there is for it."""
        game, state, seat = self.game, self.state, self.seat
        seen = [game.seen(event, seat) for event in self.events]
        return {"cmd": "choose", "turn": self.turn, "seat": seat,
                "prompt": game.prompt(state).kind, "view": plain(game.view(state, seat)),
                "legal": [plain_action(game, action) for action in state.legal()],
                "events": [plain_event(event) for event in seen if event is not None],
                "seconds": seconds}


class Program:
    """One program at one seat; `seconds` is its time for a move.  No call waits unless it says so.
    """

    def __init__(self, command: str, seconds: float,
                 clock: Callable[[], float] = time.monotonic) -> None:
        self.command = command
        self.seconds = seconds
        self.name = name_in(command)
        self._clock = clock
        self._pipe: Pipe | None = None
        self._starts = 0
        self._sent = 0  # the id of the last message
        self._greeting = 0  # the id of a message to be answered before the clock runs
        self._match: tuple[object, Seat] | None = None
        self._question: Question | None = None
        self._due = 0.0
        self._fault = ""  # what became of the question before anything could be heard

    def ask(self, question: Question) -> None:
        """Ask for a move; an earlier question is dropped.  The answer comes by `hear`."""
        self._question = question
        self._fault = ""
        if self._pipe is None and not self._start():
            return
        match = (question.match, question.seat)
        if self._match is None or self._match[0] is not match[0] or self._match[1] != match[1]:
            self._match = match
            seats: Any = question.state
            self._greet(question.to_new(seats.seats, dict(seats.options)))
        self._send(question.to_choose(self.seconds))
        self._due = self._clock() + (START if self._greeting else self.seconds)

    def hear(self, wait: float = 0.0) -> Action | Trouble | None:
        """The move, or why there is none; None if it still thinks after so many seconds."""
        if self._question is None:
            return None
        if self._pipe is None:
            return self._fail(self._fault)
        end = self._clock() + wait
        while True:
            now = self._clock()
            try:
                line = self._pipe.lines.get(timeout=max(0.0, min(end, self._due) - now)) \
                    if wait else self._pipe.lines.get_nowait()
            except queue.Empty:
                if self._clock() >= self._due:
                    return self._fail(SILENT if self._greeting else LATE)
                if self._clock() >= end:
                    return None
                continue
            answer = self._read(line)
            if answer is not None:
                return answer

    def drop(self) -> None:
        """Nobody waits for the answer any more."""
        self._question = None

    def tell_outcome(self, outcome: Outcome) -> None:
        """The match that it was asked about is over."""
        self._question = None
        if self._pipe is not None and self._match is not None:
            self._send({"cmd": "over", "outcome": plain_outcome(outcome)})

    def close(self) -> None:
        """Ask it to end, and end it if it does not."""
        self._question = None
        if self._pipe is not None:
            self._send({"cmd": "quit"})
            self._pipe.close()
        self._pipe = self._match = None

    # ---- the dialogue -------------------------------------------------------------------------

    def _start(self) -> bool:
        """Start the process; False, and the reason kept, if that cannot be done."""
        self._match = None
        if self._starts >= STARTS:
            self._fault = GIVEN_UP
            return False
        self._starts += 1
        try:
            self._pipe = Pipe(self.command)
        except (OSError, ValueError):  # no such file, not allowed, quotes that are not closed
            self._starts = STARTS
            self._fault = UNSTARTABLE
            return False
        self._greet({"cmd": "hello", "protocol": PROTOCOL})
        return True

    def _greet(self, message: dict[str, Plain]) -> None:
        self._send(message)
        self._greeting = self._sent

    def _send(self, message: dict[str, Plain]) -> None:
        assert self._pipe is not None
        self._sent += 1
        self._pipe.send({"id": self._sent, **message})

    def _read(self, line: bytes | None) -> Action | Trouble | None:
        """What a line says; None if it is no answer to the question yet."""
        if line is None:
            return self._fail(GONE)
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            return self._fail(NONSENSE)
        number = reply.get("id") if isinstance(reply, dict) else None
        if type(number) is not int or not 0 < number <= self._sent:
            return self._fail(NONSENSE)
        if number <= self._greeting:
            self._take_greeting(number, reply)
            return None
        if number < self._sent:  # too late: another move was made long ago
            return None
        question = self._question
        assert question is not None
        action = action_in(question, reply.get("action"))
        if action is None:
            return self._fail(ILLEGAL)
        self._question = None
        self._greeting = 0
        return action

    def _take_greeting(self, number: int, reply: dict[str, Plain]) -> None:
        """An answer to `hello` or `new`; after the last of them the clock runs."""
        name = reply.get("name")
        if isinstance(name, str):
            self.name = clean_text(name, NAME_MOST) or self.name
        if number == self._greeting:
            self._greeting = 0
            self._due = self._clock() + self.seconds

    def _fail(self, kind: str) -> Trouble:
        self._question = None
        if kind in (GONE, SILENT) and self._pipe is not None:
            self._pipe.close()
            self._pipe, self._greeting = None, 0
        return Trouble(kind, self.name)


def action_in(question: Question, value: Plain) -> Action | None:
    """The offer that an answer names by its text, its code, or the object that was sent."""
    if isinstance(value, dict):
        value = value.get("text", value.get("code"))
    for action in question.state.legal():
        if type(value) is int and value == action.code:
            return action
        if isinstance(value, str) and " ".join(value.split()) == action.text:
            return action
    return None


def name_in(command: str) -> str:
    """What a program is called before it says so: the last file that its command names."""
    with suppress(ValueError):
        words = [word for word in split(command) if not word.startswith("-")]
        return clean_text(Path(words[-1]).name, NAME_MOST) if words else ""
    return clean_text(command, NAME_MOST)


def split(command: str) -> list[str]:
    """The words of a command, as a shell of this system would split it; no shell runs it."""
    if os.name == "nt":
        return [word.strip('"') for word in shlex.split(command, posix=False)]
    return shlex.split(command)


# ---- the process --------------------------------------------------------------------------


class Pipe:
    """The process and the two threads that carry its lines; OSError if it cannot be started.

    `lines` are those it has written, None being the end of them.
    """

    def __init__(self, command: str) -> None:
        words = split(command)
        if not words:
            raise ValueError("no command")
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        start_new_session=True,  # Ctrl-C is for us
                                        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0))
        self.lines: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._out: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        assert self.process.stdin is not None and self.process.stdout is not None
        for carry, stream, lines in ((write_lines, self.process.stdin, self._out),
                                     (read_lines, self.process.stdout, self.lines)):
            threading.Thread(target=carry, args=(stream, lines), daemon=True).start()

    def send(self, message: dict[str, Plain]) -> None:
        """Have a message written; a process that is gone is noticed by its last line."""
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self._out.put(text.encode("utf-8", "backslashreplace") + b"\n")

    def close(self) -> None:
        """End its input, at which it ends by itself; kill it if it does not."""
        self._out.put(None)
        try:
            self.process.wait(LEAVE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(REAPED)


def write_lines(stream: IO[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    """Write what comes until None does, or nobody reads any more."""
    with suppress(OSError):
        while (line := lines.get()) is not None:
            stream.write(line)
            stream.flush()
    with suppress(OSError):
        stream.close()


def read_lines(stream: IO[bytes], lines: queue.SimpleQueue[bytes | None]) -> None:
    """Hand on every line; a line beyond the limit ends it all."""
    with suppress(OSError), stream:
        while (line := stream.readline(LINE_MOST + 1)) and len(line) <= LINE_MOST:
            lines.put(line)
    lines.put(None)
