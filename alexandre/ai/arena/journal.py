"""The scores of a measurement in a file, so that an interrupted one goes on where it was."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict, fields
from pathlib import Path
from typing import Final

from alexandre.ai.arena.rows import Score
from alexandre.kernel.board import Plain
from alexandre.kernel.store import Disk, is_there, keep_file, native
from alexandre.kernel.text import Msg, Refusal

PAUSE: Final = 2.0  # seconds from one writing to the next
MOST: Final = 256 * 1024 * 1024  # bytes of a file that is read
NUMBER_MOST: Final = 10**12  # of a score
FIELDS: Final = {field.name for field in fields(Score)}


class Journal:
    """Scores by the keys of their tasks; `head` says what is measured.

    Refusal where the file holds something else. Without a path nothing is written.
    """

    def __init__(self, path: Path | None, head: dict[str, Plain],
                 clock: Callable[[], float] = time.monotonic) -> None:
        self.path = path
        self.head = head
        self.scores: dict[str, Score] = {}
        self._clock = clock
        self._written = clock()
        if path is not None and is_there(path):
            self._read(path)

    def add(self, key: str, score: Score) -> None:
        """One match more; the file is written now and then."""
        self.scores[key] = score
        if self._clock() - self._written >= PAUSE:
            self.write()

    def write(self) -> None:
        """The file as it stands, whole or not at all."""
        if self.path is not None:
            body = {"head": self.head,
                    "scores": {key: asdict(score) for key, score in self.scores.items()}}
            keep_file(self.path, json.dumps(body, indent=1).encode())
        self._written = self._clock()

    def _read(self, path: Path) -> None:
        try:
            body = json.loads(Disk().read(native(path), MOST))
            head, scores = body["head"], body["scores"]
            known = {key: Score(**each) for key, each in scores.items() if is_score(each)}
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            raise Refusal(Msg.of("cli.arena.no_journal", file=path.name)) from None
        if head != self.head:
            raise Refusal(Msg.of("cli.arena.other_journal", file=path.name))
        self.scores = known


def is_score(told: Plain) -> bool:
    """Whether it is a score as it was kept: a word for the end, and numbers."""
    numbers = [value for name, value in told.items() if name != "ending"]
    return (set(told) == FIELDS and type(told["ending"]) is str
            and all(type(each) in (int, float) and abs(each) < NUMBER_MOST for each in numbers))
