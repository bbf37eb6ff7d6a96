"""The pace of computer players, at the side of the table while they play: pause, one move, the
pace.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from alexandre.kernel.contract import CHANCE
from alexandre.kernel.text import Msg
from alexandre.scenes.base.preferences import PACES, pace_of
from alexandre.scenes.base.services import Services
from alexandre.scenes.table.part import Part
from alexandre.ui.sidebar.page import Page
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.sizes import CAPTION
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.controls.choice import Choice

LOW: Final = 34.0  # high
LADDER: Final = tuple(PACES)  # from slow to instant, then step by step


class PaceControls(Part):
    """A row of buttons that is shown while a computer plays."""

    def build(self, plain: PlainView) -> None:
        """Build the buttons in the place of the log's heading, where no decision is ever placed.
        """
        self._row = plain.pace.add(Row(gap=6, widths=(84.0, 90.0, 0.0)))
        self._pause = self._row.add(Button("pace/pause", "", self.pause, size=CAPTION, pad=6,
                                           high=LOW))
        self._row.add(Button("pace/step", Msg.of("ui.pace.one"), self.step, size=CAPTION, pad=6,
                             high=LOW, tip=Msg.of("ui.pace.one_tip")))
        self._row.add(Choice("pace/pace", [(pace, Msg.of(f"ui.pace.{pace}")) for pace in LADDER],
                             pace_of(self._house.settings, self._title), self._choose))
        self._row.is_shown = False
        self.settle()

    @property
    def _title(self) -> str:
        return self._match.session.record.title

    def settle(self) -> None:
        """Show the row while a computer plays, also during chance between two of its moves."""
        match = self._match
        is_between = self._row.is_shown and match.session.decider == CHANCE
        self._row.shown(is_shown=match.is_thinking or is_between)
        self._pause.say(Msg.of("ui.pace.go" if self._match.is_paused else "ui.pace.pause"))

    def describe(self, page: Page) -> Page:
        """The page without a question while a computer plays."""
        match = self._match
        if not match.is_thinking:
            return page
        return replace(page, prompt=Msg.of("ui.table.rests") if match.is_paused else "")

    def pause(self) -> None:
        """Pause, or go on; the keyboard comes to the button that goes on."""
        self._table.autoplay.pause(is_paused=not self._match.is_paused)
        self.settle()
        if self._match.is_paused:
            self._house.desk.focus_on(self._pause)

    def step(self) -> None:
        """Play one move at once, then pause."""
        self._table.autoplay.pause(is_paused=True)
        self._table.autoplay.nudge()
        self.settle()

    def do(self, command: str) -> bool:
        """Handle the keys of the pace.  The key that skips ends the thinking and plays the next
        automatic move; meanwhile the key that confirms does nothing."""
        match = self._match
        if command in ("skip", "confirm") and (match.is_thinking or match.coming is not None):
            if command == "skip":
                self._table.autoplay.hurry()
            return True
        if command == "pause" and match.is_thinking:
            self.pause()
            return True
        return False

    def _choose(self, pace: str) -> None:
        choose_pace(self._house, self._title, pace)
        self._table.show()


def choose_pace(house: Services, title: str, pace: str) -> None:
    """Change the pace of this title, and of no other."""
    house.choose("paces", {**house.settings["paces"], title: pace})
