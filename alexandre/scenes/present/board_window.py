"""The board on the second screen: the public view of a match that is being played."""

from __future__ import annotations

from typing import Final

import pygame

from alexandre.kernel.text import Msg
from alexandre.scenes.base.history import History
from alexandre.scenes.base.house import BackgroundTask, House
from alexandre.scenes.base.navigation import Live
from alexandre.scenes.playback.performance import Performance
from alexandre.scenes.playback.track import Track
from alexandre.scenes.present.presenter import Presenter

SOON: Final = 250  # milliseconds between two moves
BEHIND: Final = 6  # stops behind which the board skips moves


class Onlookers(Performance):
    """Plays back a growing game, without sound or keys; it is not on the stack of rooms."""

    def __init__(self, house: House, history: History) -> None:
        super().__init__(house, Track(history), len(history.steps))
        self.showing.stage.is_silent = True

    @property
    def beat(self) -> int:
        """The milliseconds for which a stop is shown: few, since the match does not wait for this
        window."""
        return SOON

    @property
    def is_outdated(self) -> bool:
        """Whether an action shown here was undone or corrected."""
        steps, hashes = self.history.steps, self.record.hashes
        at = len(steps) - 1
        return at >= len(hashes) or (at >= 0 and steps[at].hash != hashes[at])

    def follow(self) -> None:
        """Play back the new actions; if there are many, jump to the newest."""
        if len(self.record.actions) > len(self.history.steps):
            self.history.catch_up()
            self.journey.renew()
            self.is_playing = True
            if self.journey.last - self.journey.aim > BEHIND:
                self.jump(self.journey.last)

    def press(self, command: str) -> bool:
        """Whether a key means something here: never."""
        return False

    def _step(self, by: int) -> None:
        """Do nothing on a click."""


class BoardWindow(BackgroundTask):
    """Open until the match is left, the window is closed or the button is pressed again; a
    presenter borrows the window meanwhile."""

    def __init__(self, house: House, live: Live) -> None:
        self._house = house
        self._live = live
        self._scene = self._make()
        self._is_over = False

    @property
    def is_shown(self) -> bool:
        """Whether the board has the second window now."""
        return self._house.audience.shows(self._scene.stage)

    def tick(self) -> None:
        """Show the new actions of the match, on whatever screen the first window is."""
        house = self._house
        if self._is_over or not any(each.bookmark is not None and each.bookmark[1]
                                    is self._live.session for each in house.rooms):
            self.close()
            return
        if any(isinstance(room, Presenter) for room in house.rooms):
            return
        if self._scene.is_outdated:
            self._scene.closed()
            self._scene = self._make()
        if not self.is_shown:
            self.show()
            return
        self._scene.follow()
        self._scene.tick(house.now)

    def wakes(self, now: int) -> int | None:
        """The milliseconds until its next frame; None while it is hidden or nothing moves."""
        return self._scene.wakes(now) if self.is_shown else None

    def show(self) -> None:
        """Take the second window, opening it if necessary: beside the first one, on another
        display, or over a corner of the board where it covers no choice."""
        house, scene = self._house, self._scene
        wide, high = pygame.display.get_window_size()
        house.audience.below = None
        house.audience.spare = pygame.Rect(0, 0, wide // 2, high // 2)
        house.audience.begin(is_aside=False)
        if not house.audience.is_open:
            self._is_over = True
            return
        scene.show_audience(self._end)
        scene.entered()

    def close(self) -> None:
        """Close the window; the match goes on without it."""
        is_shown, self._is_over = self.is_shown, True
        self._house.tasks = [each for each in self._house.tasks if each is not self]
        self._scene.closed()
        if is_shown:
            self._house.audience.close()

    def _make(self) -> Onlookers:
        session = self._live.session
        scene = Onlookers(self._house, History(session.game, session.record))
        scene.build()
        return scene

    def _end(self) -> None:
        """Handle the window being closed by hand."""
        self._is_over = True


def turn_board_window(house: House, live: Live) -> None:
    """Open or close the window of a match; Refusal if the match cannot be replayed."""
    known = next((each for each in house.tasks if isinstance(each, BoardWindow)), None)
    if known is not None:
        known.close()
        return
    window = BoardWindow(house, live)
    house.tasks.append(window)
    window.show()
    house.tell(Msg.of("ui.present.board_opened"))
