"""The menu of kiosk mode: the games and their lessons, and nothing else."""

from __future__ import annotations

from functools import partial

from alexandre import games
from alexandre.content.lesson import lessons
from alexandre.kernel.text import Msg
from alexandre.scenes.home.menu import Menu
from alexandre.scenes.lessons.lesson import LessonRoom
from alexandre.ui.text.sizes import BODY, LEAD
from alexandre.ui.widgets.base.boxes import Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.base.widget import Widget
from alexandre.ui.widgets.controls.button import Button
from alexandre.ui.widgets.pictures.cartouche import Cartouche


class KioskMenu(Menu):
    """Buttons of the games, each with its lesson below."""

    takes_files = False

    def do(self, command: str) -> bool:
        """Ignore Escape; open the rules of the first game on the key of the rules."""
        if command == "rules":
            self.house.navigation.rulebook(self.house.titles[0])
        return command in ("cancel", "rules")

    def _invitation(self) -> Widget:
        return Label("menu/choose", Msg.of("ui.kiosk.choose"), size=LEAD, align="centre")

    def _add_ways(self, panel: Cartouche, *, is_new: bool) -> None:
        row = panel.add(Row(gap=10))
        for title in self.house.titles:
            row.add(Button(f"menu/lesson/{title}", Msg.of("ui.kiosk.lesson"),
                           partial(self._teach, title), size=BODY, pad=6))

    def _pick_title(self, title: str = games.TITLES[0]) -> None:
        attendant = self.house.attendant
        if attendant is not None:
            attendant.play(title)

    def _teach(self, title: str) -> None:
        self.house.enter(LessonRoom(self.house, title, lessons(title)[0]))
