"""Saved matches before they are opened: a small picture, and the board's name.

The pictures are from eyes that know no secret; one at a time, and kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from alexandre import games
from alexandre.content.board import board_name
from alexandre.kernel.board import Board, Plain
from alexandre.kernel.contract import Game, Seat, State
from alexandre.kernel.record import Record
from alexandre.kernel.store import Entry
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.board import draw_main
from alexandre.scenes.base.save_files import read
from alexandre.ui.draw.sketch import Sketch, borrow_looks
from alexandre.ui.widgets.pictures.miniature import wordless

MOST = 200  # pictures that are kept


@dataclass(frozen=True)
class Glimpse:
    """A small picture of a save, the name of its board, and the winners; None where there are
    none."""

    sketch: Sketch | None = None
    board: Msg | None = None
    winners: tuple[Seat, ...] | None = None


def draw_public(game: Game, state: State, seats: int) -> Sketch | None:
    """The title's main picture, if every seat sees the same, so that it holds no secret."""
    sketches = [draw_main(game, game.view(state, seat)) for seat in range(seats)]
    first = sketches[0]
    if first is None or any(wordless(each) != wordless(first) for each in sketches if each):
        return None
    return wordless(first)


def tell_board(board: Board) -> Msg | None:
    """The name of the board, if the title has several."""
    if board.is_bundled and len(games.meta(board.title).boards) == 1:
        return None
    return Msg.of("ui.seats.board.named", board=board_name(board))


def read_last(record: Record, game: Game) -> State | None:
    """The last position of a save, from its snapshot without replaying it."""
    if record.snapshot is None or record.snapshot["at"] != len(record.actions):
        return None
    try:
        return game.load(record.snapshot["state"])
    except Refusal:
        return None


class Thumbnails:
    """A cache of glimpses by file version; `body_of` reads a file and may refuse."""

    def __init__(self, body_of: Callable[[Entry], Plain]) -> None:
        self._body_of = body_of
        self._glimpses: dict[tuple[str, int, str], Glimpse] = {}
        self._wanted: list[tuple[Entry, Callable[[Glimpse], None]]] = []

    @property
    def is_waiting(self) -> bool:
        """Whether any is still to be drawn."""
        return bool(self._wanted)

    def ask(self, entry: Entry, then: Callable[[Glimpse], None], *,
            is_first: bool = False) -> None:
        """Pass the glimpse of a file to `then`, at once or when its turn has come; never for an
        unknown file without a header."""
        if key_of(entry) in self._glimpses:
            then(self._glimpses[key_of(entry)])
        elif entry.header is not None:
            self._wanted.insert(0 if is_first else len(self._wanted), (entry, then))

    def forget_wishes(self) -> None:
        self._wanted.clear()

    def step(self) -> None:
        if not self._wanted:
            return
        entry, then = self._wanted.pop(0)
        if key_of(entry) not in self._glimpses:
            if len(self._glimpses) >= MOST:
                self._glimpses.clear()
            self._glimpses[key_of(entry)] = self._read_entry(entry)
        then(self._glimpses[key_of(entry)])

    def _read_entry(self, entry: Entry) -> Glimpse:
        """The glimpse of a file: without a picture if nothing in it is public, empty if it cannot
        be read."""
        try:
            record, game = read(self._body_of(entry))
        except Refusal:
            return Glimpse()
        state, board = read_last(record, game), tell_board(record.board)
        if state is None:
            return Glimpse(None, board)
        outcome = state.outcome()
        with borrow_looks(record.colours, record.levels):
            return Glimpse(draw_public(game, state, record.seats), board,
                           None if outcome is None else outcome.winners)


def key_of(entry: Entry) -> tuple[str, int, str]:
    """The cache key: a file and its version."""
    return entry.file, entry.counter, entry.header.digest if entry.header else ""
