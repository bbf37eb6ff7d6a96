"""The titles: one word here and one folder each; nothing else knows them by name.

Boards are read, and their reader is loaded, when the first match is: a menu needs none.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from alexandre.kernel.board import Board, Fault, Plain
from alexandre.kernel.contract import Game, State
from alexandre.kernel.hints import Hints
from alexandre.kernel.meta import OFFERED, Meta
from alexandre.kernel.text import Msg, Refusal

if TYPE_CHECKING:  # programs without a screen do not load it
    from alexandre.ui.play.drawing import AnyDrawing

TITLES = ("alexandros", "empire", "phalanxx", "commander", "catan")

_OUTSIDE: dict[str, str] = {}  # titles that are not offered to players, by their packages


def register(title: str, package: str, maps: Path) -> None:
    """Make a title known that is not offered to players: a test's, or one in the making."""
    from alexandre.content.board import add_folder

    _OUTSIDE[title] = package
    add_folder(title, maps)


def part(title: str, name: str) -> Any:
    """The module `name` of a title; Refusal if there is no such title."""
    if title not in (*TITLES, *_OUTSIDE):
        raise Refusal(Msg.of("kernel.unknown_title", title=title[:40], known=", ".join(TITLES)))
    package = _OUTSIDE.get(title, f"{__name__}.{title}")
    return importlib.import_module(f"{package}.{name}")


def meta(title: str) -> Meta:
    """The facts about a title without its rules; Refusal if there is no such title."""
    meta: Meta = part(title, "meta").META
    return meta


def list_offered() -> tuple[str, ...]:
    """The titles that are shown to players; the others are still being made."""
    return tuple(title for title in TITLES if meta(title).stage == OFFERED)


def load(title: str, board: Board | Plain = None) -> Game:
    """A title on a board: an id (None: the first), a player's own, or the data of one, with its
    box or alone.

    Refusal for an unknown title or board, BadBoard for data that is no board of the title.
    """
    rules = part(title, "rules")
    if board is None or isinstance(board, str):
        return _load_bundled(title, board or meta(title).boards[0])
    if not isinstance(board, Board):
        is_bare = isinstance(board, dict) and not {"box", "board"} & board.keys()
        board = board_in_save(title, {"board": board} if is_bare else board)
    game: Game = rules.game(board)
    return game


def board_in_save(title: str, data: Plain) -> Board:
    """A player's board as a save carries it; its box is ours, whatever the save says."""
    from alexandre.content.board import board as bundled_board
    from alexandre.content.board import from_plain

    if isinstance(data, dict):
        data = {**data, "box": bundled_board(title, meta(title).boards[0]).data["box"]}
    return from_plain(title, data, lambda each: faults(title, each))


@cache
def _load_bundled(title: str, name: str) -> Game:
    from alexandre.content.board import board as bundled_board

    if name not in meta(title).boards:
        known = ", ".join(meta(title).boards)
        raise Refusal(Msg.of("kernel.unknown_board", board=name[:40], known=known))
    return load(title, bundled_board(title, name))


def hints(game: Game) -> Hints[State]:
    """The advice of a title to its computer players."""
    title_hints: Hints[State] = part(game.meta.id, "hints").HINTS
    return title_hints


def table(game: Game) -> AnyDrawing:
    """The drawing and the clicks of a title; ModuleNotFoundError if it has no `table`."""
    drawing: AnyDrawing = part(game.meta.id, "table").DRAWING
    return drawing


def check_for(title: str) -> Callable[[Plain], list[Fault]] | None:
    """The check of that title's boards, None if there is no such title."""
    return partial(faults, title) if title in (*TITLES, *_OUTSIDE) else None


def faults(title: str, data: Plain) -> list[Fault]:
    """Everything wrong with the content of a board of that title."""
    faults: list[Fault] = part(title, "tables").check(data)
    return faults
