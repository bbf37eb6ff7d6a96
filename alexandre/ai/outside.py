"""An outside program at a seat: a process that is asked in lines of JSON.

docs/bots.md describes what it is sent and what it answers.  It learns what its seat may know, and
no more.  Whatever it does, the match goes on: an answer that comes too late, that is no legal
action or no answer at all is a Trouble, and the caller has another player make the move.  A
program that has ended is started again, a few times.
"""

from __future__ import annotations

import json
import queue
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from alexandre.ai.lines import Pipe, split
from alexandre.ai.messages import plain_action, plain_event, plain_outcome
from alexandre.kernel.actions import Action
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Event, Game, Outcome, Seat, State, plain
from alexandre.kernel.plain import clean_text
from alexandre.kernel.text import Msg

PROTOCOL: Final = 1
START: Final = 30.0  # seconds to answer `hello`, and to answer `new`
STARTS: Final = 4  # how often a program is started before it is given up
NAME_MOST: Final = 40

LATE: Final = "late"
SILENT: Final = "silent"
GONE: Final = "gone"
ILLEGAL: Final = "illegal"
NONSENSE: Final = "nonsense"
FLOODING: Final = "flooding"
UNSTARTABLE: Final = "unstartable"
GIVEN_UP: Final = "given_up"
TROUBLES: Final = (LATE, ILLEGAL, NONSENSE, FLOODING, SILENT, GONE, UNSTARTABLE, GIVEN_UP)


@dataclass(frozen=True)
class Trouble:
    """The reason why the program gave no move: one of TROUBLES, and the name of the program."""

    kind: str
    program: str

    def msg(self) -> Msg:
        """The sentence about the trouble, and that another made the move."""
        return Msg.of("ai.outside.told", program=self.program, what=describe_trouble(self.kind))


def describe_trouble(kind: str) -> Msg:
    """A trouble as the rest of a sentence that begins with the program."""
    return Msg.of(f"ai.outside.{kind}")


@dataclass(frozen=True)
class Question:
    """The question to a seat: the position, and the events since the question before.

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
        if self._pipe is not None and self._pipe.is_deaf:
            self._end()
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
        while not self._pipe.is_flooded:
            now = self._clock()
            try:
                line = self._pipe.read(max(0.0, min(end, self._due) - now) if wait else 0.0)
            except queue.Empty:
                if self._clock() >= self._due:
                    return self._fail(SILENT if self._greeting else LATE)
                if self._clock() >= end:
                    return None
                continue
            answer = self._read(line)
            if answer is not None:
                return answer
        return self._fail(FLOODING)

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
        """The meaning of a line; None if it is no answer to the question yet."""
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
        if kind in (GONE, SILENT, FLOODING):
            self._end()
        return Trouble(kind, self.name)

    def _end(self) -> None:
        """End the process; the next question starts another."""
        if self._pipe is not None:
            self._pipe.close()
        self._pipe, self._greeting = None, 0


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
    """The name of a program before it gives its own: the last file that its command names."""
    with suppress(ValueError):
        words = [word for word in split(command) if not word.startswith("-")]
        return clean_text(Path(words[-1]).name, NAME_MOST) if words else ""
    return clean_text(command, NAME_MOST)
