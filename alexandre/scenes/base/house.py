"""What all rooms share: the household, computer players, places; and the stack of rooms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from alexandre.i18n.words import Words
from alexandre.kernel.store import Store
from alexandre.scenes.base.household import Household
from alexandre.scenes.base.opponents import Thinker
from alexandre.scenes.base.scene import Scene
from alexandre.ui.draw.sketch import wear
from alexandre.ui.text.typesetter import Typesetter
from alexandre.ui.window.root import FRAME
from alexandre.ui.window.sound import Sounds

IDLE: Final = 500  # milliseconds between two looks at what the store may have to say


@dataclass(frozen=True)
class Places:
    """The player's own folders."""

    saves: Path
    boards: Path
    pictures: Path
    chronicles: Path
    logs: Path


class House(Household):
    """Handed to every room; `seed` gives the seed of a new match."""

    def __init__(self, words: Words, letters: Typesetter, store: Store, thinker: Thinker,
                 seed: Callable[[], int], places: Places,
                 sounds: Sounds | None = None) -> None:
        super().__init__(words, letters, store, sounds)
        self.thinker = thinker
        self.seed = seed
        self.places = places
        self.desk.on_command = self._command
        self.is_leaving = False
        self._rooms: list[Scene] = []

    # ---- rooms -----------------------------------------------------------------------------

    @property
    def room(self) -> Scene:
        """The room that is shown."""
        return self._rooms[-1]

    @property
    def players(self) -> tuple[str, ...]:
        """The names of whoever sits in this room."""
        return self.room.players if self._rooms else ()

    @property
    def rooms(self) -> tuple[Scene, ...]:
        """All rooms, the one shown last."""
        return tuple(self._rooms)

    def enter(self, room: Scene) -> None:
        """Open a room over the present one."""
        self._rooms.append(room)
        self._show()

    def leave(self) -> None:
        """Go back to the room before; from the first one, leave the application."""
        if len(self._rooms) == 1:
            self.is_leaving = True
            return
        self._rooms.pop().closed()
        self._show()

    def swap(self, room: Scene) -> None:
        """Open a room in the place of the present one."""
        self._rooms.pop().closed()
        self.enter(room)

    def swap_all(self, first: Scene, room: Scene) -> None:
        """Begin anew with these two rooms, the second one open; nothing old is built again."""
        self.close()
        self._rooms.append(first)
        self.enter(room)

    def go_home(self) -> None:
        """Back to the first room."""
        while len(self._rooms) > 1:
            self._rooms.pop().closed()
        self._show()

    def close(self) -> None:
        """Leave all rooms for good; none is built again."""
        while self._rooms:
            self._rooms.pop().closed()

    def refresh(self) -> None:
        """Build the present room anew."""
        self._show()

    def _show(self) -> None:
        wear(next((room.looks for room in reversed(self._rooms) if room.looks), ()))
        self.desk.show(self.room.build())
        self.room.entered()

    def _command(self, command: str) -> bool:
        if command == "language":
            self.speak_other()
            return True
        if command == "quit":
            self.is_leaving = True
            return True
        if command == "full_screen":
            self.choose("full_screen", not self.settings["full_screen"])
            return True
        if command == "settings":
            self.settle()
            return True
        return self.room.do(command)

    def settle(self) -> None:
        """Open the settings; from there, the same key leads back."""
        from alexandre.scenes.home.settings import SettingsRoom

        if isinstance(self.room, SettingsRoom):
            self.leave()
        else:
            self.enter(SettingsRoom(self))

    # ---- the clock -------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Tell the room, the tips, and what the store had to say."""
        self.now = now
        self.desk.tick(now)
        while not self.news.empty():
            self.tell(self.news.get())
        self.room.tick(now)

    def wakes(self) -> int:
        """In how many milliseconds `tick` is wanted at the latest."""
        due = [each - self.now for each in (self.desk.tip.due, self.desk.banner.due)
               if each is not None]
        if self.desk.is_moving:
            due.append(FRAME)
        if self.desk.is_dirty:
            due.append(1)  # a board is painted in several frames
        room = self.room.wakes(self.now)
        return max(1, min([IDLE, *due, *([] if room is None else [room])]))
