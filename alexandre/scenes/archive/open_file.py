"""A file opened from outside: named on the command line, double-clicked, dropped on the window."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from alexandre.kernel.store import Entry, Store, read_document
from alexandre.kernel.text import Msg, Refusal
from alexandre.scenes.base.bookmarks import is_named
from alexandre.scenes.base.house import House
from alexandre.scenes.base.save_files import open_session
from alexandre.scenes.editor.edited_board import import_board, name_of
from alexandre.scenes.setup.start_match import sit_down
from alexandre.scenes.table.table import Table

BOARDS: Final = (".yaml", ".yml")


def open_file(house: House, path: Path) -> None:
    """Import a board among the player's own, or open any other file as a save."""
    if path.suffix.lower() in BOARDS:
        take_board(house, path)
    else:
        open_save(house, path)


def take_board(house: House, path: Path) -> None:
    """Import the board of that file and open its seats; report what is wrong with it."""
    try:
        if house.store.is_read_only:
            raise Refusal(house.store.notice or Msg.of("store.read_only"))
        board = import_board(path, house.places.boards)
    except Refusal as refused:
        house.tell(refused.msg)
        return
    house.navigation.seats(board["title"], board["id"])
    house.tell(Msg.of("ui.boards.taken", board=name_of(board)))


def open_save(house: House, path: Path) -> None:
    """Open the game in that file; report what is wrong with it, and do nothing else.

    A game from the player's own folder continues in its file, any other under a new name: a file
    from elsewhere, or one kept on purpose, is never changed.
    """
    try:
        session = open_session(read_document(path).body)
        entry = find_own(house.store, path)
    except Refusal as refused:
        house.tell(refused.msg)
        return
    if entry is None or is_named(entry):
        sit_down(house, session)
    else:
        house.enter(Table(house, session, entry.name))


def find_own(store: Store, path: Path) -> Entry | None:
    """The entry for that undamaged file in the player's own folder; None if it is elsewhere, or
    the folder cannot be listed."""
    if os.path.dirname(os.path.realpath(path)) != os.path.realpath(store.folder):
        return None
    with contextlib.suppress(Refusal):
        return next((each for each in store.shelf("save")
                     if each.file == path.name and each.condition == "good"), None)
    return None
