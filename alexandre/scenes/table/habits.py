"""What the player has settled once for all: whether he is asked each time such a choice comes.

The `routines` of a title say which choices these are and what a habit makes of the offers.  Only
offers are played by it, through the match like any other; the settings remember it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from alexandre.kernel.actions import Action
from alexandre.kernel.text import Msg
from alexandre.scenes.base.board import drawing_of
from alexandre.scenes.base.house import House
from alexandre.scenes.base.part import Part
from alexandre.scenes.table.match import Match
from alexandre.ui.play.course import NOTHING
from alexandre.ui.play.drawing import Signs
from alexandre.ui.sidebar.plain import PlainView
from alexandre.ui.text.sizes import SMALL
from alexandre.ui.widgets.base.boxes import Column, Row
from alexandre.ui.widgets.base.label import Label
from alexandre.ui.widgets.controls.choice import Choice

ASK: Final = "ask"
SPOT: Final = "habit:"
CHOICE: Final = 142.0  # the width of a choice
MOST: Final = 2  # choices beside the offers; the others stand on the board


class Habits(Part):
    """The habits of one title: choices made once for all; `on_change` shows the table again."""

    def __init__(self, house: House, match: Match, on_change: Callable[[], None]) -> None:
        self._house = house
        self._match = match
        self._session = session = match.session
        self._on_change = on_change
        self._routines = drawing_of(session.game).routines
        self._seen: tuple[object, ...] = ()
        self._over: Signs = NOTHING, ()
        self._answer: Action | None = None
        self._changed_at = -1  # the position at which one was changed: its question stays
        self._acted: tuple[str, ...] = ()  # those that have just answered
        self._told_at = -1  # the question beside which that is told

    @property
    def chosen(self) -> dict[str, str]:
        """The habits that are set, by name within the title."""
        prefix = f"{self._session.record.title}."
        known: dict[str, str] = self._house.settings["habits"]
        named = {name.removeprefix(prefix): habit for name, habit in known.items()
                 if name.startswith(prefix)}
        return {name: habit for name, habit in named.items()
                if habit in self._routines.habits_of(name)}

    def answer(self) -> Action | None:
        """The offer that plays itself now; None if the player is asked, as he is where he has just
        changed a habit: it holds from the next time on."""
        self._look()
        if self._answer is None or self._changed_at == self._session.changes:
            return None
        self._acted, self._told_at = tuple(
            name for name in self._routines.choices(self._session.state)
            if name in self.chosen), -1
        return self._answer

    def over(self) -> Signs:
        """What lies over the main sheet to show and to change them."""
        self._look()
        return self._over

    def build(self, plain: PlainView) -> None:
        """The buttons of a choice, below the offers while it is asked about."""
        self._rows = plain.aside.add(Column("habits", gap=4))
        self._rows.decides = True

    def settle(self) -> None:
        """The choices that the offers of the moment are about; then those that have answered by
        themselves since the last question, so that they can be taken back."""
        self._rows.clear()
        names: tuple[str, ...] = ()
        if self._match.is_asked:
            asked = self._routines.choices(self._session.state)
            names = *asked, *(each for each in self._recent() if each not in asked)
        for name in names[:MOST]:
            row = self._rows.add(Row(gap=6, widths=(0.0, CHOICE)))
            row.add(Label(f"habit/{name}/name", self._routines.name_of(self._session.game, name),
                          face="italic", size=SMALL, colour="ink.soft"))
            row.add(Choice(f"habit/{name}", [(habit, Msg.of(f"ui.habit.{habit}"))
                                             for habit in self._routines.habits_of(name)],
                           self.chosen.get(name, ASK), partial(self._choose, name),
                           tip=Msg.of("ui.habit.tip")))
        self._rows.shown(is_shown=bool(names))

    def _recent(self) -> tuple[str, ...]:
        """Those that have answered just before this question."""
        if self._told_at < 0:
            self._told_at = self._session.changes
        elif self._told_at != self._session.changes:
            self._acted = ()
        return self._acted

    def click(self, spot: str) -> bool:
        """A click on its sign is the next habit; False if the spot is something else."""
        if not spot.startswith(SPOT):
            return False
        name = spot.removeprefix(SPOT)
        habits = self._routines.habits_of(name)
        at = habits.index(self.chosen.get(name, ASK))
        self._choose(name, habits[(at + 1) % len(habits)])
        return True

    def _choose(self, name: str, habit: str) -> None:
        """Save a habit at once; the default, to be asked, is not stored."""
        self._changed_at = self._session.changes
        known = {**self._house.settings["habits"],
                 f"{self._session.record.title}.{name}": habit}
        self._house.choose("habits", {each: kept for each, kept in known.items()
                                      if kept != ASK})
        self._on_change()

    def _look(self) -> None:
        """Compute the signs and the answer, once for each position and set of habits."""
        session, chosen = self._session, self.chosen
        seen = (session.changes, tuple(chosen.items()))
        if seen == self._seen:
            return
        self._seen = seen
        self._over = self._routines.layer(session.game, session.view(), chosen)
        self._answer = self._routines.answer(session.state, chosen)
