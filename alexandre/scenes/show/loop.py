"""The showcase: one act after the other until somebody presses anything."""

from __future__ import annotations

from collections.abc import Callable

from alexandre.kernel.record import Record
from alexandre.scenes.base.house import House, Scene
from alexandre.scenes.show.playlist import Playlist
from alexandre.scenes.show.show_stage import Show
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.cues.placing import LARGEST


class ShowLoop(Scene):
    """The showcase above the menu; `on_press` gets the title and board that were shown.

    The game on the screen is never handed to a visitor, who has not seen its beginning.
    """

    is_table = True

    def __init__(self, house: House, playlist: Playlist,
                 on_press: Callable[[str, str], None]) -> None:
        super().__init__(house)
        self._on_press = on_press
        self._acts = playlist.acts
        self._take_act()
        self._presses = house.desk.router.presses

    @property
    def record(self) -> Record | None:
        """The record of the game on the screen."""
        return self.act.record

    @property
    def faces(self) -> tuple[str, ...]:
        """The faces of its seats."""
        return self.act.faces

    def build(self) -> Widget:
        """Build the present act, in which nothing can be pressed."""
        self.show = Show(self.act.build())
        return self.show

    def entered(self) -> None:
        """Count presses from now on, and give great cues the largest letters."""
        self.house.enlarge(LARGEST)
        self._presses = self.house.desk.router.presses
        self.act.entered()

    def tick(self, now: int) -> None:
        """End the showcase at a press, or go on."""
        desk = self.house.desk
        if desk.router.presses != self._presses and not self.show.is_kept:
            self._on_press(self.about, self.record.board.id if self.record else "")
            return
        self._presses, self.show.is_kept = desk.router.presses, False
        self.act.tick(now)
        if not self.act.is_playing:
            self.act.closed()
            self._take_act()
            self.house.refresh()
            desk.relay()  # it may be in another language

    def wakes(self, now: int) -> int | None:
        """The next frame of the act, or its end."""
        return self.act.wakes(now)

    def closed(self) -> None:
        """Close the act and restore the player's text size."""
        self.house.enlarge(1.0)
        self.act.closed()

    def _take_act(self) -> None:
        self.act = next(self._acts)
        self.about = self.act.about
