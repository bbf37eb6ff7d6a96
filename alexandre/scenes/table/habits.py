"""What the player has settled once for all: whether he is asked each time such a choice comes.

A title says in `table.habits` which choices these are and what a habit makes of the offers.  Only
offers are played by it, through the match like any other; the settings remember it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from alexandre.kernel.actions import Action
from alexandre.kernel.session import Session
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import table_of
from alexandre.scenes.base.house import House
from alexandre.ui.draw.sketch import Layer, Spot
from alexandre.ui.play.course import NOTHING
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.sizes import SMALL
from alexandre.ui.widgets.base.boxes import Column, Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.controls.choice import Choice

HABITS: Final = ("ask", "auto", "never")
SPOT: Final = "habit:"
CHOICE: Final = 190.0  # the width of a choice
MOST: Final = 2  # choices beside the offers; the others stand on the board

Over = tuple[Layer, tuple[Spot, ...]]


class Habits:
    """Those of one title; `on_change` shows the table again."""

    def __init__(self, house: House, session: Session, on_change: Callable[[], None]) -> None:
        self._house = house
        self._session = session
        self._on_change = on_change
        self._title: Any = getattr(table_of(session.game), "habits", None)
        self._seen: tuple[Any, ...] = ()
        self._over: Over = NOTHING, ()
        self._answer: Action | None = None

    @property
    def chosen(self) -> dict[str, str]:
        """What is not asked each time, by its name within the title."""
        prefix = f"{self._session.record.title}."
        known: dict[str, str] = self._house.settings["habits"]
        return {name.removeprefix(prefix): habit for name, habit in known.items()
                if name.startswith(prefix) and habit in HABITS}

    def answer(self) -> Action | None:
        """The offer that plays itself now; None if the player is asked."""
        self._look()
        return self._answer

    def over(self) -> Over:
        """What lies over the main sheet to show and to change them."""
        self._look()
        return self._over

    def build(self, plain: PlainView) -> None:
        """Below the offers, while such a choice is asked about."""
        self._rows = plain.aside.add(Column("habits", gap=4))

    def settle(self, *, is_asked: bool) -> None:
        """The choices that the offers of the moment are about."""
        self._rows.clear()
        names = self._title.concerned(self._session.state) if self._title and is_asked else ()
        for name in names[:MOST]:
            row = self._rows.add(Row(gap=6, widths=(0.0, CHOICE)))
            row.add(Label(f"habit/{name}/name", self._title.name_of(self._session.game, name),
                          face="italic", size=SMALL, colour="ink.soft"))
            row.add(Choice(f"habit/{name}", [(habit, Msg.of(f"ui.habit.{habit}"))
                                             for habit in HABITS],
                           self.chosen.get(name, HABITS[0]), partial(self._choose, name),
                           tip=Msg.of("ui.habit.tip")))
        self._rows.shown(is_shown=bool(names))

    def click(self, spot: str) -> bool:
        """A click on its sign is the next habit; False if the spot is something else."""
        if self._title is None or not spot.startswith(SPOT):
            return False
        name = spot.removeprefix(SPOT)
        at = HABITS.index(self.chosen.get(name, HABITS[0]))
        self._choose(name, HABITS[(at + 1) % len(HABITS)])
        return True

    def _choose(self, name: str, habit: str) -> None:
        """Kept at once; to be asked is nothing that has to be remembered."""
        known = {**self._house.settings["habits"],
                 f"{self._session.record.title}.{name}": habit}
        self._house.choose("habits", {each: kept for each, kept in known.items()
                                      if kept != HABITS[0]})
        self._on_change()

    def _look(self) -> None:
        """Only once for a position."""
        session, chosen = self._session, self.chosen
        seen = (session.turn, tuple(session.record.hashes[-1:]), tuple(chosen.items()))
        if self._title is None or seen == self._seen:
            return
        self._seen = seen
        self._over = self._title.layer(session.game, session.view(), chosen)
        self._answer = self._title.answer(session.state, chosen)
