"""Automatic saving of a board that is being drawn."""

from __future__ import annotations

from typing import Final

from alexandre.kernel.text import Refusal
from alexandre.scenes.base.services import Services
from alexandre.scenes.editor.edited_board import EditedBoard

KEEP: Final = 1500  # milliseconds after a change until the board is kept


class Keeping:
    """The automatic saving; `due` is its time, None if nothing has changed."""

    def __init__(self, house: Services, edited: EditedBoard) -> None:
        self._house = house
        self._edited = edited
        self.due: int | None = None

    @property
    def state(self) -> str:
        """Whether the board is `new`, about to be kept, `kept`, or refused by the disk."""
        if self.due is not None:
            return "keeping"
        if not self._edited.is_kept:
            return "unkept"
        return "new" if self._edited.is_new else "kept"

    def note(self) -> None:
        """Note a change of the board."""
        self.due = self._house.now + KEEP

    def tick(self, now: int) -> None:
        """Save the board when it is due."""
        if self.due is not None and now >= self.due:
            self.keep()

    def keep(self) -> None:
        """Write the board; a copy of the program that saves nothing says so."""
        self.due = None
        if self._edited.is_kept:
            return
        store = self._house.store
        if store.is_read_only:
            if store.notice is not None:
                self._house.news.put(store.notice)
            return
        try:
            self._edited.keep()
        except Refusal as refused:
            self._house.news.put(refused.msg)
