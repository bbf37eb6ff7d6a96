"""A stand: the show comes back by itself when nobody has touched anything for a while."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alexandre.scenes.base.house import House
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.show.bill import Bill, Shown
from alexandre.scenes.show.loop import ShowLoop

MINUTE: Final = 60_000  # milliseconds


class Stand:
    """From `begin` on until the settings end it, or the application is left."""

    def __init__(self, house: House, shown: Sequence[Shown] = ()) -> None:
        self._house = house
        self._bill = Bill(house, shown)

    def begin(self) -> None:
        """Show, in the place of all rooms; a match there lies on the disk."""
        self._house.attend = self.attend
        self._house.swap_all(Menu(self._house), ShowLoop(self._house, self._bill))

    def attend(self, now: int) -> None:
        """Come back after the minutes of the settings; never where the disk has refused a match,
        which would be lost."""
        house = self._house
        since = now - house.desk.router.stirred
        if isinstance(house.room, ShowLoop) or since < house.settings["show_minutes"] * MINUTE:
            return
        if not house.store.list_unsaved():
            self.begin()


def begin_show(house: House, shown: Sequence[Shown] = ()) -> None:
    """The show of all titles, or of these files."""
    Stand(house, shown).begin()


def show_once(house: House) -> None:
    """The show of all titles in the player's language, until a press ends it for good."""
    house.enter(ShowLoop(house, Bill(house, lang=house.words.lang)))
