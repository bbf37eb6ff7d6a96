"""Small pictures of saved matches, from eyes that know no secret; one at a time, and kept."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.kernel.board import Plain
from alexandre.kernel.contract import Game, State
from alexandre.kernel.store import Entry
from alexandre.kernel.text import Refusal
from alexandre.scenes.board import sheets_of
from alexandre.scenes.saving import read
from alexandre.ui.sketch import Sketch, wear
from alexandre.ui.widgets.miniature import wordless

MOST = 200  # pictures that are kept


def public_sketch(game: Game, state: State, seats: int) -> Sketch | None:
    """The title's main picture, if every seat sees the very same; nobody's secret is in it."""
    found = [next((sheet.sketch for sheet in sheets_of(game, game.view(state, seat))
                   if sheet.place == "main"), None) for seat in range(seats)]
    first = found[0]
    if first is None or any(wordless(each) != wordless(first) for each in found if each):
        return None
    return wordless(first)


def sketched(body: Plain) -> Sketch | None:
    """The table as a save left it; None if the save cannot be read, or nothing of it is public.

    The position comes from its snapshot: nothing is played again for a picture.
    """
    try:
        record, game = read(body)
        if record.snapshot is None or record.snapshot["at"] != len(record.actions):
            return None
        state = game.load(record.snapshot["state"])
    except Refusal:
        return None
    wear(record.colours)
    return public_sketch(game, state, record.seats)


class Thumbnails:
    """Pictures by the version of a file; `body_of` reads one, and may refuse."""

    def __init__(self, body_of: Callable[[Entry], Plain]) -> None:
        self._body_of = body_of
        self._found: dict[tuple[str, int, str], Sketch | None] = {}
        self._wanted: list[tuple[Entry, Callable[[Sketch | None], None]]] = []

    @property
    def is_waiting(self) -> bool:
        """Is there one still to be drawn?"""
        return bool(self._wanted)

    def ask(self, entry: Entry, then: Callable[[Sketch | None], None], *,
            is_first: bool = False) -> None:
        """Hand over the picture of a file, at once or when its turn has come."""
        if key_of(entry) in self._found:
            then(self._found[key_of(entry)])
        elif entry.header is not None:
            self._wanted.insert(0 if is_first else len(self._wanted), (entry, then))

    def forget_wishes(self) -> None:
        """Whoever asked is gone."""
        self._wanted.clear()

    def step(self) -> None:
        """Draw one more."""
        if not self._wanted:
            return
        entry, then = self._wanted.pop(0)
        if key_of(entry) not in self._found:
            if len(self._found) >= MOST:
                self._found.clear()
            self._found[key_of(entry)] = self._drawn(entry)
        then(self._found[key_of(entry)])

    def _drawn(self, entry: Entry) -> Sketch | None:
        try:
            body = self._body_of(entry)
        except Refusal:
            return None
        return sketched(body)


def key_of(entry: Entry) -> tuple[str, int, str]:
    """A file and the version of it."""
    return entry.file, entry.counter, entry.header.digest if entry.header else ""
