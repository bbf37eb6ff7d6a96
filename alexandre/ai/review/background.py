"""An analysis in a process of its own, so that the window never waits.

To the process: `{"record", "budget"}` of a match, as JSON.  From it: `{"done", "of"}` as it goes
on, at last `{"analysis"}`, or `{"refused"}` where the match cannot be played again.  It ends when
the pipe is closed, and gives way to whatever else wants the processor.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from typing import Final

from alexandre.ai.far_end import Interruption, Pipe, send
from alexandre.ai.review.analysis import (
    BUDGET_MOST,
    Analysis,
    Analyst,
    from_plain,
    sign,
    to_plain,
)
from alexandre.ai.seat import HintsOf, LoadGame, Stopped
from alexandre.ai.spawning import Serve, has_word, part, spawn
from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Game
from alexandre.kernel.plain import BadData, as_dict, as_int
from alexandre.kernel.record import Record
from alexandre.kernel.record import from_plain as record_from_plain
from alexandre.kernel.store.jsonread import read_json
from alexandre.kernel.text import Refusal

LEAVE: Final = 0.5  # seconds in which it must end
GENTLE: Final = 10  # lower its priority by so much, where a system knows such a thing


def attend(pipe: Pipe, load: LoadGame, hints: HintsOf) -> None:
    """Analyse the match that is sent, and say so."""
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    with suppress(EOFError, OSError, Stopped):  # the window is gone, or wants nothing any more
        try:
            record, game, budget = hear(pipe, load)
            analyst = Analyst(game, hints(game), record, budget, Interruption(pipe))
        except Refusal:
            send(pipe, {"refused": True})
            return
        analysis = analyst.analyse(lambda done, of: send(pipe, {"done": done, "of": of}))
        send(pipe, {"analysis": to_plain(analysis, sign(game, record, budget))})


def hear(pipe: Pipe, load: LoadGame) -> tuple[Record, Game, int]:
    """The match that is to be analysed, and with how many playouts."""
    asked = as_dict(read_json(pipe.recv_bytes()), (), ("record", "budget"), ())
    record, game = record_from_plain(asked["record"], load)
    return record, game, as_int(asked["budget"], ("budget",), 0, BUDGET_MOST)


class Analysing:
    """The window's end: `progress` is how much is done, of a whole; `analysis` what came of it,
    `has_failed` says that nothing will."""

    def __init__(self, game: Game, record: Record, load: LoadGame, hints: HintsOf,
                 serve: Serve = attend, budget: int = 0) -> None:
        self.signature = sign(game, record, budget)
        self.progress = 0.0
        self.analysis: Analysis | None = None
        self.has_failed = False
        self._pipe: Pipe | None = None
        try:
            self._pipe, self._process = spawn(serve, load, hints)
            self._pipe.send_bytes(json.dumps({
                "record": record.to_plain(), "budget": self.signature["budget"]}).encode())
        except OSError:  # no handle, no memory, no process left
            self.has_failed = True

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come."""
        return self.has_failed or self.analysis is not None

    def poll(self) -> None:
        """Hear what the process has said."""
        while self._pipe is not None and not self.is_over and has_word(self._pipe):
            try:
                self._hear(read_json(self._pipe.recv_bytes()))
            except (EOFError, OSError, BadData):
                self.has_failed = True
        if self.is_over:
            self.close()

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._pipe is not None:
            part(self._pipe, self._process, LEAVE)

    def _hear(self, said: Plain) -> None:
        if "of" in said:
            self.progress = said["done"] / max(1, said["of"])
        elif "analysis" in said:
            self.analysis = from_plain(said["analysis"], self.signature)
            self.has_failed = self.analysis is None
        else:
            self.has_failed = True
